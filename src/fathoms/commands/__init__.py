"""The sub-commands of `fathoms`, a module each; `fathoms.cli` puts them together."""
