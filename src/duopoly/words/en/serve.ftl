# What the server says in the terminal it was started in.

serve-ready = Duopoly: { $url }  (Ctrl-C stops it; every table is saved)
