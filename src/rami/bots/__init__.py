"""Players that are programs. A strategy is handed what its seat may know and answers with a legal move."""
