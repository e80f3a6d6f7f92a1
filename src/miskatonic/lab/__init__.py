"""The laboratory: many games at once, statistics, plots, benchmarks, and whether every card has been played."""
