"""Why a request is turned down, apart from what the rules refuse."""

from ...words import say


class RequestError(Exception):
    """A request that cannot be carried out; nothing has changed. The message `server-<code>` has its words."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    def text(self, lang: str) -> str:
        """The reason in a language."""
        return say(lang, f"server-{self.code}", detail=self.detail)
