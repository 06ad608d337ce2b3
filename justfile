# One command per job; CI runs these too.

export UV_FROZEN := "1"

# List the jobs.
default:
    @just --list

# Format, lint, types, layers, and the same of the page.
check: check-house && web-check
    uv run --group dev ruff format --check
    uv run --group dev ruff check
    uv run --group dev mypy
    uv run --group dev lint-imports

# The files of the house: workflows, forms, compose, Dockerfile.
check-house:
    uv run --only-group lint hadolint Dockerfile
    uv run --only-group lint zizmor --offline --quiet .github
    uv run --only-group lint check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
    uv run --only-group lint check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
    uv run --only-group lint check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
    uv run --only-group lint check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
    uv run --only-group lint check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
    uv run --only-group lint check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff

# Put the source in order.
format: _web-tools
    uv run --group dev ruff check --fix
    uv run --group dev ruff format
    cd web && uv run --group dev npm run format

# Types, lint, format and tests of the page.
web-check: _web-tools
    cd web && uv run --group dev npm run check
    cd web && uv run --group dev npm run lint
    cd web && uv run --group dev npm test

# Serve the page while you work on it; it asks the server of `duopoly serve` at port 8000.
web: _web-tools
    cd web && uv run --group dev npm run dev

# Write the page's types anew from the server's description of itself.
types: _web-tools
    uv run python -m duopoly.server.web.schema > web/openapi.json
    cd web && uv run --group dev npm run types

# The page's tools, when they are not as the lock says.
_web-tools:
    test -d web/node_modules/typescript -a web/node_modules/.package-lock.json -nt web/package-lock.json || just web-install

# Install the page's tools; Node comes with them.
web-install:
    cd web && uv run --group dev npm ci --prefer-offline --no-audit --no-fund

# All tests, as the README says it.
test *args:
    uv run --group test pytest {{args}}

# The tests that need no server, browser, or database: what Windows and macOS run in CI.
test-portable *args:
    uv run --group test pytest tests/leaflets tests/play tests/editions tests/golden tests/stats tests/test_words.py tests/test_fluent_bundle.py tests/test_house.py {{args}}

# A turn, a trade, the guide and phones in Chromium, Firefox and WebKit. Needs chromium-driver, firefox-esr, webkit2gtk-driver and
# xvfb of Debian; Marionette, which speaks to Firefox, needs a Python before 3.13.
engines *args:
    uv run --isolated --python 3.11 --group test --with selenium==4.51.0 --with marionette_driver==3.7.1 \
      pytest -n 0 -p no:playwright -W default tests/engines {{args}}

# Branch coverage of the rules.
coverage:
    uv run --group dev pytest --cov=duopoly --cov-branch --cov-report=term-missing:skip-covered

# Write the golden playthroughs and the recorded games anew; read the difference before you commit it.
golden:
    uv run --group test python tests/golden/write.py

# Write the counts of legal moves and chance branches anew.
counts:
    uv run --group test python tests/counts/write.py

# Build the documentation as a site, in build/docs, with the page that needs no server in play/; a warning is an error.
docs:
    uv run --group docs --group test sphinx-build --quiet --fail-on-warning --keep-going --fresh-env docs build/docs
    uv run duopoly site --out build/docs/play

# Build the package in dist, install it somewhere new, and use it as a stranger: its command, its library, its types.
package:
    rm -rf dist src/duopoly/static/python
    uv run duopoly site --out build/site
    cp -r build/site/python src/duopoly/static/
    uv build --quiet; status=$?; rm -rf src/duopoly/static/python; exit $status
    uv run --isolated --no-project --with "$(echo dist/*.whl)" --with mypy python tests/stranger.py

# Measure what an installation weighs with each extra, for docs/install.md.
sizes:
    uv run python bench/sizes.py

# Measure speed and size: the rules, then start, page and one table of the server.
bench:
    uv run --extra uvloop --group test python bench/speed.py
    uv run --extra uvloop --group test python bench/server.py

# Measure the server under load: 200 tables for a minute; `just bench-server memory` for half an hour.
bench-server *args="load":
    uv run --extra uvloop --group test python bench/server.py {{args}}

# Sizes and start times of the page without a server; `just bench-site --slow` on a processor four times slower (root, Linux).
bench-site *args:
    uv run --group test python bench/site.py {{args}}

# Frames a second of all that moves, on a processor four times slower: `just bench-frames phone ending`.
bench-frames *args:
    uv run --group test python bench/frames.py {{args}}

# The same of the compiled twin, beside the interpreter.
bench-twin *args:
    uv run --group test python bench/twin.py {{args}}

# The bots that roll out: rollouts a second, decisions, how long others wait.
bench-bots *args:
    uv run --group test python bench/bots.py {{args}}

# Matches with the opponents of bench/opponents: bots as they were, and those that exploit others.
bench-matches *args:
    uv run --group test --group compiler python bench/matches.py {{args}}

# How strong the characters are: the table of docs/research/bots.md.
characters *args:
    uv run --group test python bench/characters.py {{args}}

# What accepted trades between traders do to the chances of both, by rollouts.
bench-trades *args:
    uv run --group test python bench/trades.py {{args}}

# Power cuts while the store writes: what is left of it.
bench-power *args:
    uv run --group test python bench/power_loss.py {{args}}

# The compiled rules beside the interpreter, half a million moves, and in Node and Chromium, 10,000 games.
bench-lock-step *args:
    PYTHONPATH=.:tests:tests/fast:tests/browser uv run --group test python bench/lock_step.py {{args}}

# A day of play in minutes, with kills of the server: nothing may be lost.
bench-soak *args:
    uv run --extra uvloop --group test python bench/soak.py {{args}}

# Measure the learning environments.
bench-env:
    uv run --group test python bench/env.py

# Stable-Baselines3 on the environments, and the five examples that train, for a minute or two. Torch is large: its CPU build is taken where pip is told of one.
learners:
    uv run ${PIP_FIND_LINKS:+--find-links "$PIP_FIND_LINKS"} --group test --with torch==2.13.0 --with stable-baselines3==2.9.2 \
      --with sb3-contrib==2.9.2 --with torchrl==0.14.1 pytest -n 2 docs/examples

# Make the published studies again, some minutes each; `just studies fairness` for one. Read the difference before you commit it.
studies *names="fairness landings titles length balance strategy":
    for name in {{names}}; do \
        rm -rf docs/studies/$name && \
        uv run --extra study duopoly study $name --out docs/studies/$name && \
        rm docs/studies/$name/*.csv docs/studies/$name/*.parquet docs/studies/$name/SHA256SUMS || exit 1; \
    done

# Play the games of docs/research/fairness-report.md: its data and charts, hours if nothing is in build/fairness-report yet.
fairness-report *args:
    uv run --extra study python bench/fairness_report.py {{args}}

# Print docs/research/fairness-report.md as the PDF beside it, with Chromium.
fairness-pdf: docs
    chromium --headless --no-sandbox --no-pdf-header-footer --print-to-pdf=docs/research/fairness-report.pdf \
      "file://$PWD/build/docs/research/fairness-report.html"

# Make the page How to play well again: its figures in the package, and docs/strategy.md. Ten minutes on two cores.
strategy:
    rm -rf build/strategy
    uv run --extra study duopoly study strategy --out build/strategy
    uv run --extra study python bench/strategy.py build/strategy

# Compile the rules and bots anew, after a change of what is compiled: rules, network, policies, sim, rl. Takes half a minute.
twin:
    uv run --group compiler python -m compiler

# Fail if the compiled rules are not what the sources give.
twin-check:
    uv run --group compiler python -m compiler --check

# Write the rules of the editions in docs/rules anew.
rules:
    for name in anti-us anti-fr anti-fr15k anti-pl classic-fr classic-us; do \
        uv run duopoly rules $name --lang en --markdown > docs/rules/$name.md || exit 1; \
    done

# Draw docs/pictures/terminal.svg anew, a moment of a game in the terminal; look at it before you commit it.
terminal-picture:
    uv run --group test python bench/terminal_picture.py

# Begin a new language, all of it in English at first: `just language de`. Then translate the files of its folder.
language code:
    cp -r src/duopoly/words/en src/duopoly/words/{{code}}
    uv run python -W ignore -m duopoly.editions.english_texts > src/duopoly/words/{{code}}/editions.ftl

# What CI runs.
ci: check test learners
