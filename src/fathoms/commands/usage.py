"""What is wrong with a command line as a whole, as errors of ours: Typer's own are told in English alone."""

import re
from typing import Any

import typer
from typer.core import TyperGroup

from fathoms.core.errors import FathomsError, Phrase, perhaps

# What Typer raises for a command line that it cannot read; it shows only what derives from it.
UsageError: Any = typer.BadParameter.__bases__[0]


class BadUsage(FathomsError):
    """A command line that cannot be read."""


class Group(TyperGroup):
    """Commands whose usage errors are errors of ours."""

    def make_context(self, *args: Any, **rest: Any) -> Any:
        try:
            return super().make_context(*args, **rest)
        except UsageError as error:
            raise said(error) from None

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UsageError as error:
            raise said(error) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        # A shell that completes a line is told nothing.
        asked = args and not args[0].startswith("-") and not ctx.resilient_parsing
        if asked and self.get_command(ctx, args[0]) is None:
            known = self.list_commands(ctx)
            raise BadUsage(
                "there is no command {name!r}; there are {known}{hint}",
                name=args[0], known=", ".join(known), hint=perhaps(args[0], known),
            )  # fmt: skip
        return super().resolve_command(ctx, args)


def said(error: Any) -> Any:
    """The error in our words; help that is shown in place of an error stays what it is."""
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return error
        case "NoSuchOption":
            return BadUsage(
                "there is no option {name}{hint}",
                name=error.option_name, hint=perhaps(error.option_name, error.possibilities or []),
            )  # fmt: skip
        case "BadOptionUsage" if "requires" in error.message:
            return BadUsage("{name} needs a value", name=error.option_name)
        case "BadOptionUsage":
            return BadUsage("{name} takes no value", name=error.option_name)
        case "MissingParameter":
            option = error.param.opts[0]
            return BadUsage(
                "{name} is missing", name=option if option.startswith("-") else error.param.metavar or option
            )
        case "BadParameter":
            return bad_value(error)
    extra = re.search(r"unexpected extra argument.*\((.*)\)", error.message)
    if extra:
        return BadUsage("this is too much: {came}", came=extra[1])
    return BadUsage("this command line cannot be read: {error}", error=error.message)


def bad_value(error: Any) -> BadUsage:
    name = error.param.opts[0]
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    limits = found.get("ctx", {})
    match found.get("type"):
        case "int_parsing" | "int_type":
            expected = Phrase("a whole number")
        case "float_parsing" | "float_type":
            expected = Phrase("a number")
        case "greater_than_equal":
            expected = Phrase("{low} or more", low=limits["ge"])
        case "less_than_equal":
            expected = Phrase("{high} or less", high=limits["le"])
        case _:
            return BadUsage("{name} has a value that does not fit", name=name)
    return BadUsage(
        "{where} must be {expected}, not {came}", where=name, expected=expected, came=repr(found.get("input"))
    )
