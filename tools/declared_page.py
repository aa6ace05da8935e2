"""A page for readers with all that a game declares: what it asks, what may be answered, what is told, its fields."""

from collections.abc import Iterable, Sequence

from fathoms.core.declaration import Declaration, Frame, Run, Typed


def page(d: Declaration, opening: str) -> str:
    title = d.game.title()
    lines = [f"<!-- {opening} -->", "", f"# What {title} is made of", ""]
    lines += [
        f"Each with its clause of [the rules](rules/{d.game}.md). Inside it is a number, in the order of its table."
    ]
    lines += ["", "## What is asked", "", "Runs go on by themselves once the questions above them are answered.", ""]
    told = [run for run in d.runs if not run.passing]
    lines += table(("run", "what goes on", "fields", "stands on", "clause"), (row(d, one) for one in told))
    lines += [""]
    heads = ("question", "what is asked", "of", "fields", "stands on", "clause")
    lines += table(heads, (row(d, one) for one in d.questions))
    lines += ["", "## What may be answered", ""]
    lines += table(
        ("action", "as text", "fields", "clause"),
        ((f"`{one.name}`", f"`{one.text}`", typed(one.fields), one.clause) for one in d.actions),
    )
    lines += ["", "## What is told", "", "An open event tells no seat anything that it could not know before.", ""]
    lines += table(
        ("event", "values", "open", "clause"),
        ((f"`{one.name}`", typed(one.fields), "yes" if one.is_open else "", one.clause) for one in d.events),
    )
    lines += ["", "## Pieces and other names", ""]
    lines += table(
        ("sort", "what it is", "names"),
        (
            (
                one.name,
                one.meaning,
                ", ".join(f"`{m.name}`" + (f" {m.clause}" if m.clause else "") for m in one.members),
            )
            for one in d.numberings
        ),
    )
    lines += [
        "",
        "## The state",
        "",
        "Who may know a field: everybody, its owner, or what follows from public events.",
        "",
    ]
    lines += table(
        ("field", "entries", "from", "to", "who", "what it holds"),
        (
            (f"`{one.name}`", str(one.size or 1), str(one.low), str(one.high), one.audience, one.meaning)
            for one in d.fields
        ),
    )
    return "\n".join(lines) + "\n"


def row(d: Declaration, frame: Frame) -> list[str]:
    asked = "any, told by `seat`" if frame.seat is None else d.seats[frame.seat]
    on = ", ".join(f"`{name}`" for name in frame.on) or "nothing"
    of = [] if isinstance(frame, Run) else [asked]
    return [f"`{frame.name}`", frame.meaning, *of, typed(frame.operands), on, frame.clause]


def typed(fields: Sequence[Typed]) -> str:
    return ", ".join(f"`{name}`" if name == kind else f"`{name}` ({kind})" for name, kind in fields) or "–"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    line = "| " + " | ".join(heads) + " |"
    return [line, "|" + "---|" * len(heads), *("| " + " | ".join(cells) + " |" for cells in rows)]
