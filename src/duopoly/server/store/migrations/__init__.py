"""The steps from one version of the tables to the next; Alembic runs them.

A new step is a file in `versions`, written by hand, and a higher `schema.SCHEMA`; a test compares its outcome with the tables
of `schema`.
"""
