"""Connections as no browser has them: half a request, a socket that is never read, frames by the byte."""

import base64
import os
import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit

from msgspec import json
from server.web.harness import PATIENCE

HALF = b"GET / HTTP/1.1\r\nhost: x\r\n"
HALF_BODY = b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"


def raw(server, say=b"", address="127.0.0.1", buffer=None):
    """A connection to a server, on which so much is said. `buffer` is how much it receives before it is read."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((address, 0))
    line.connect(("127.0.0.1", urlsplit(server.url).port))
    line.sendall(say)
    return line


def rest(line):
    """All that still comes, until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while data := line.recv(65536):
            found += data
    return found


def get(path, *headers):
    """A request, as bytes."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "host: x", *headers, "", ""]).encode()


def upgrade(room, *headers):
    """The request that opens a socket to a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    socket_headers = ("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13", f"sec-websocket-key: {key}")
    return get(f"/api/rooms/{room}/socket", *socket_headers, *headers)


def frame(data, opcode=1, fin=True):
    """A frame of a client."""
    if isinstance(data, dict):
        data = json.encode(data)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126, *len(data).to_bytes(2, "big")])
    return bytes([opcode | (0x80 if fin else 0)]) + size + bytes(4) + data


def wait_until(true, timeout=PATIENCE):
    """Waits until something is true."""
    end = time.monotonic() + timeout
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
