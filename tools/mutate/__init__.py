"""Plants small faults in a copy of the sources and runs the tests that reach them, to see whether the tests bite.

The changes themselves (an operator, a number, an argument ...) are those of mutmut 3. Its runner is not used: it knows
no sample, leaves out decorated functions and constants, and picks tests by function; here a test is picked by the line.
"""
