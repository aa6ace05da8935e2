"""What the messages of a catalogue are made of, and the plural forms of each language."""

from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

PLURALS = {"one", "few", "many", "other"}
FORMS = {"en": {"one", "other"}, "pl": PLURALS, "uk": PLURALS}


class Contents(Visitor):
    """What a message is made of: words, variables, those of them that are shown, and the variants of each choice."""

    def __init__(self, message: fluent_ast.Message) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_Placeable(self, node: fluent_ast.Placeable) -> None:
        if isinstance(node.expression, fluent_ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:
        assert isinstance(node.selector, fluent_ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name, set())
        keys.update(getattr(variant.key, "name", None) or variant.key.value for variant in node.variants)
        self.generic_visit(node)
