"""The server: rooms where people play, kept in a database, shown in browsers. In the code a room, on the page a table."""
