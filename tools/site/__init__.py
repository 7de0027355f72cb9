"""The documentation site: plain files made from `docs/`, the code and a browser. `python3 go.py docs` builds it."""
