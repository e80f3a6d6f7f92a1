"""The laboratory: many games at once, their statistics and plots, benchmarks, and whether every card has been played."""
