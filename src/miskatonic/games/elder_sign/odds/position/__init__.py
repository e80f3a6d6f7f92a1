"""What is likely as things stand on the table."""
