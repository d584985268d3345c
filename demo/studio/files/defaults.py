"""The parameters that a kind starts from, read without running its builder."""
import ast

from files.paths import STUDIO


def defaults_of(kind):
    """DEFAULTS of kinds/<kind>.py; a kind whose defaults are not plain values has none."""
    source = (STUDIO / 'kinds' / f'{kind.replace("-", "_")}.py').read_text()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', '') == 'DEFAULTS':
            try:
                return ast.literal_eval(node.value)
            except ValueError:
                return {}
    return {}
