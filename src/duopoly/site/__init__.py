"""The page without a server: a folder of static files that any host can serve.

`build_site` writes it. What lies in the folder:

- the built page, with `<html data-server="none">` by which it knows that it has no server;
- `python/files.json`, and the files it lists: the browser's Python (Pyodide), the part of its standard library that is
  used, and `files.tar` with our modules and their data. Modules are bytecode, and all are compressed with gzip.
  `web/src/site/python.ts` unpacks and starts them in a worker.
"""

from .builder import SiteReport, build_site
from .errors import SiteError

__all__ = ["SiteError", "SiteReport", "build_site"]
