"""The rules: pure, deterministic, without I/O, text or third-party code; compiled with mypyc where a C compiler is."""
