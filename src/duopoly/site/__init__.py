"""The page without a server: a folder of static files that any host can serve.

`build_site` writes it. What lies in the folder:

- the built page, with `<html data-server="none">` by which it knows that it has no server;
- `python/files.json`, and the files it lists: the browser's Python (Pyodide), and `files.tar`, which holds our Python
  files. All but the small ones are compressed with gzip; `web/src/site/python.ts` unpacks and starts them in a worker.
"""

from .builder import SiteReport, build_site
from .downloads import BadDownload

__all__ = ["BadDownload", "SiteReport", "build_site"]
