"""What the page may ask besides the messages of a table: plain functions, for HTTP and for a page without a server."""
