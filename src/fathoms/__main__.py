"""`python -m fathoms` is the command `fathoms`."""

from fathoms.cli import main

if __name__ == "__main__":
    main()
