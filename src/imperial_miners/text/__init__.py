"""Words: from packs, decisions and happenings to sentences in five languages, and to icons."""
