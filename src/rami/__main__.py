"""``python -m rami`` is the command line."""

from rami.cli import main

main()
