"""Views and options as rows of bytes, and many games at a time, for learners.

What the bytes mean is declared in `fields`; the interfaces of learning libraries are in `envs`.
"""
