"""Migrations from one version of the tables to the next; Alembic runs them.

To add one, write a file in `versions` by hand and raise `schema.SCHEMA`. A test compares the result with the tables of
`schema`.
"""
