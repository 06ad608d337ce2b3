"""Rooms: a game and the people around it. The log is the room: folding its entries in order gives everything."""
