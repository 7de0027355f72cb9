"""The pages, for people: each module has the addresses of one part, and fills templates with models of `scene`.

What a form does is done by `tables`; all of it works without script.
"""
