"""What a server needs before it can answer, for the process that servers are copied from."""

from rami.web.server import run as _run
from rami.words.catalogue import checked

assert callable(_run)
checked()
