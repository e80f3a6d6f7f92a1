"""What people see and read of a table."""
