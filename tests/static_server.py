"""A file server that knows nothing but files, as `python -m http.server` is."""

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class QuietHandler(SimpleHTTPRequestHandler):
    """`sent`, if it is a list: how many bytes each answer had, by its path."""

    def __init__(self, *arguments, sent=None, **named):
        self.sent = sent
        super().__init__(*arguments, **named)

    def log_message(self, *_):
        pass

    def copyfile(self, source, outputfile):
        content = source.read()
        if self.sent is not None:
            self.sent.append((self.path, len(content)))
        outputfile.write(content)


@contextmanager
def serving_files(folder, sent=None, handler=QuietHandler, port=0):
    """The address of a folder; `sent`: a list that gets the path and the bytes of each file sent."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(folder), sent=sent))
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
