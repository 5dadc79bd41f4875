"""The laboratory: strategies measured against each other, and what the rules come to when they are played.

It speaks no language and prints nothing; everything it finds follows from a seed.
"""
