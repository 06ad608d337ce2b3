"""The doors of the server: pages, requests and sockets. What comes in is checked here, what is decided is decided in the rooms."""
