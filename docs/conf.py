"""How Sphinx builds the site: `just docs`. All files are its own; a page asks nobody else for anything."""

import tomllib
from pathlib import Path

import duopoly

ROOT = Path(__file__).parent.parent
URLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]

project = "Duopoly"
author = "the Duopoly authors"
copyright = author
version = release = duopoly.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "sphinx_design"]
exclude_patterns = ["examples"]
suppress_warnings = ["myst.header"]  # the rules' headings go from 1 to 3

# Pages.

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
highlight_language = "none"  # a block that names no language is what a screen shows
copybutton_exclude = ".linenos, .gp, .go"

# Docstrings: Markdown's single backticks are code.

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_maximum_signature_line_length = 88
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

# Look.

html_theme = "furo"
html_title = f"Duopoly {release}"
html_baseurl = URLS["Documentation"]
html_favicon = "../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "source_repository": URLS["Source"],
    "source_branch": "main",
    "source_directory": "docs/",
    "light_css_variables": {"color-brand-primary": "#1d6b45", "color-brand-content": "#1d6b45"},
    "dark_css_variables": {"color-brand-primary": "#6fcf9f", "color-brand-content": "#6fcf9f"},
}
