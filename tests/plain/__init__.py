"""The plain model: all rules once more, slow and obvious, to compare the engine with.

It shares no code with the engine. Every function follows the sentences of the
rules page; what is fast here is fast only because answers are remembered.
"""
