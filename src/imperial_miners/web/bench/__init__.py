"""The designer's bench: the designs of a pack's folder in the browser, drawn, checked and measured while one types.

What is written to a folder, tried and measured for it is here; how TOML keeps its comments is in `packs.editing`, what
a card is worth in `arena.bench`. Only whoever sits at the machine itself gets in (`http.dependencies.at_home`).
"""
