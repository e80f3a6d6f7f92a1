"""What is stored, and where: the journal in a database."""
