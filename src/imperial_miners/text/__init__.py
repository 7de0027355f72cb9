"""Words: from packs, decisions and happenings to sentences in five languages, and to icons."""

from imperial_miners.text.icons import feature_icons, icons
from imperial_miners.text.languages import best_language
from imperial_miners.text.log import LogContext
from imperial_miners.text.prompts import Prompt
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.text.speaker import Speaker, speaker_for

__all__ = [
    "LANGUAGES",
    "LogContext",
    "Prompt",
    "Speaker",
    "best_language",
    "feature_icons",
    "icons",
    "speaker_for",
]
