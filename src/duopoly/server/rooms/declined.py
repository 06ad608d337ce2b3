"""Why a request at a table is declined, apart from what the rules refuse."""

from ...words import say


class Declined(Exception):
    """A request that cannot be carried out; nothing has changed. `code` has its words under `server-…`."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    def told(self, lang: str) -> str:
        """The reason in a language."""
        return say(lang, f"server-{self.code}", detail=self.detail)
