"""The API for programs, ``/api/v1``: FastAPI beside the pages, on the server only."""
