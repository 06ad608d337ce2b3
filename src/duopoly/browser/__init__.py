"""Duopoly in a browser, without a server: rooms, views and rules run in a worker of the page."""
