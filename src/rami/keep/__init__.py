"""A match kept at a real table: the deeds of its log, undo and redo, what each of them changed."""
