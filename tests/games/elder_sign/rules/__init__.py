"""The rules of Elder Sign, chapter by chapter of the ledger."""
