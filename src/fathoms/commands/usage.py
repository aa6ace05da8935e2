"""What is wrong with a command line as a whole, as errors of ours: Typer's own are told in English alone."""

import re
from typing import Any

import typer
from typer.core import TyperGroup

from fathoms.core.errors import FathomsError, message, perhaps

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
            raise BadUsage("error-command-unknown", name=args[0], known=", ".join(known), hint=perhaps(args[0], known))
        return super().resolve_command(ctx, args)


def said(error: Any) -> Any:
    """The error in our words; help that is shown in place of an error stays what it is."""
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return error
        case "NoSuchOption":
            return BadUsage(
                "error-option-unknown",
                name=error.option_name, hint=perhaps(error.option_name, error.possibilities or []),
            )  # fmt: skip
        case "BadOptionUsage" if "requires" in error.message:
            return BadUsage("error-option-needs-value", name=error.option_name)
        case "BadOptionUsage":
            return BadUsage("error-option-takes-no-value", name=error.option_name)
        case "MissingParameter":
            option = error.param.opts[0]
            return BadUsage(
                "error-argument-missing", name=option if option.startswith("-") else error.param.metavar or option
            )
        case "BadParameter":
            return bad_value(error)
    extra = re.search(r"unexpected extra argument.*\((.*)\)", error.message)
    if extra:
        return BadUsage("error-argument-too-many", came=extra[1])
    return BadUsage("error-command-line", error=error.message)


def bad_value(error: Any) -> BadUsage:
    name = error.param.opts[0]
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    limits = found.get("ctx", {})
    match found.get("type"):
        case "int_parsing" | "int_type":
            expected = message("expected-whole-number")
        case "float_parsing" | "float_type":
            expected = message("expected-number")
        case "greater_than_equal":
            expected = message("expected-at-least", low=limits["ge"])
        case "less_than_equal":
            expected = message("expected-at-most", high=limits["le"])
        case _:
            return BadUsage("error-value-unfit", name=name)
    return BadUsage("error-must-be", where=name, expected=expected, came=repr(found.get("input")))
