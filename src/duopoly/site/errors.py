"""Why the site cannot be built."""


class SiteError(ValueError):
    """The site cannot be built: one line."""
