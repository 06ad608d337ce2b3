# One command per job; CI runs these too.

export UV_FROZEN := "1"

# List the jobs.
default:
    @just --list

# Format, lint, types, layers.
check:
    uv run --group dev ruff format --check
    uv run --group dev ruff check
    uv run --group dev mypy
    uv run --group dev lint-imports

# Put the source in order.
format:
    uv run --group dev ruff check --fix
    uv run --group dev ruff format

# All tests, as the README says it.
test *args:
    uv run --group test pytest {{args}}

# Branch coverage of the rules.
coverage:
    uv run --group dev pytest --cov=duopoly --cov-branch --cov-report=term-missing:skip-covered

# Write the golden playthroughs and the recorded games anew; read the difference before you commit it.
golden:
    uv run --group test python tests/golden/write.py

# Write the counts of legal moves and chance branches anew.
counts:
    uv run --group test python tests/counts/write.py

# Measure speed and size; medians on one core.
bench:
    uv run --group test python bench/speed.py

# What CI runs.
ci: check test
