"""The rules of play: plain functions over a state and a table, split by phase of play.

Nothing here draws, stores, prints or knows an edition's name. `moves` is the door: what a seat may do, why not, and doing it.
"""
