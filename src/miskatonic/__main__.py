"""`python -m miskatonic` is the `miskatonic` command."""

from miskatonic.cli import main

if __name__ == "__main__":
    main(prog_name="miskatonic")
