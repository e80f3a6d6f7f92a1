"""A seat at a table for a language model, over the Model Context Protocol: `miskatonic mcp`, or docs/research.md."""
