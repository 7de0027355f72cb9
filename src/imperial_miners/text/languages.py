"""Which of our languages a reader wants."""

from __future__ import annotations

from imperial_miners.text.rulebook import LANGUAGES


def best_language(accept_language: str, default: str = "en") -> str:
    """The best of our languages for an Accept-Language header.

    >>> best_language("pt-PT,pt;q=0.9,de;q=0.8"), best_language("uk-UA"), best_language("ja, *;q=0.1")
    ('pt-BR', 'uk', 'en')
    """
    ours = {language.lower(): language for language in LANGUAGES}
    ours |= {language.split("-")[0].lower(): language for language in LANGUAGES}
    best, weight = default, 0.0
    for part in accept_language[:1000].split(","):
        tag, _, rest = part.strip().partition(";")
        wanted = ours.get(tag.lower()) or ours.get(tag.split("-")[0].lower())
        if wanted is not None and quality(rest) > weight:
            best, weight = wanted, quality(rest)
    return best


def quality(parameter: str) -> float:
    """The weight of a language range: 1 unless `q=` says less."""
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        found = float(value)
    except ValueError:
        return 0.0
    return found if 0 <= found <= 1 else 0.0
