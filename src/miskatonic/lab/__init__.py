"""The laboratory: simulations, statistics, plots, benchmarks, and whether every card has been played."""
