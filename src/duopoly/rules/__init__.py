"""The rules of play: plain functions of a state and a rule table, one file for each phase of play.

Nothing here draws, stores, prints or knows the name of an edition. Start with `legal.legal` (what a seat may do),
`refuse.why_not` (why it may not) and `play.play` (doing it).
"""
