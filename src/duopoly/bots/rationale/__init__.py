"""Why a bot makes its move: the reason, found from the position and written as a sentence in the reader's language."""
