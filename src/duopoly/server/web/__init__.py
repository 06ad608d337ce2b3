"""The web side of the server: files, requests and sockets. It checks what comes in; the rooms decide."""
