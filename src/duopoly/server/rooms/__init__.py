"""Rooms: a game with the people round it. The log is the room: whoever folds its entries in order knows all about it."""
