"""The parameters of one model: what the catalogue says of it, in centimetres."""


class Params:
    """A model's own parameters over the defaults of its kind."""

    def __init__(self, own, defaults):
        unknown = set(own) - set(defaults)
        if unknown:
            raise ValueError(f'unknown parameters: {", ".join(sorted(unknown))}')
        self.values = {**defaults, **own}

    def __getitem__(self, name):
        """A count, a word or a switch, as written."""
        return self.values[name]

    def get(self, name):
        """A value, or nothing where the kind has no such parameter."""
        return self.values.get(name)

    def metres(self, *names):
        """Lengths written in centimetres, as metres: one number, or a tuple of several."""
        lengths = tuple(self.values[name] / 100 for name in names)
        return lengths[0] if len(lengths) == 1 else lengths
