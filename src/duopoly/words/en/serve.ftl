# What the server says in the terminal it was started in.

serve-ready = Duopoly: { $url }  (Ctrl-C stops it; every table is saved)
serve-not-encrypted = Warning: the whole world can reach this server, and the connection is not encrypted. Whoever listens in can take the seats. Put an HTTPS proxy in front of it and give its address with --public-url.
