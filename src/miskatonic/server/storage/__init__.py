"""What is kept, and where: the journal in a database."""
