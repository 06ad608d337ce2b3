"""Games played out: playouts and rollouts of policies, what is counted in them, and how a position is evaluated."""
