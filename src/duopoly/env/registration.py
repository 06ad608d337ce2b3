"""The names by which Gymnasium makes the environments."""

from importlib.util import find_spec

ENV_ID = "duopoly/Duopoly-v1"


def register() -> None:
    """Registers one learner against bots, and many such games side by side, if Gymnasium is installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    if ENV_ID not in gymnasium.registry:
        gymnasium.register(
            id=ENV_ID, entry_point="duopoly.env.single:SingleEnv", vector_entry_point="duopoly.env.vector:ManyGames"
        )
