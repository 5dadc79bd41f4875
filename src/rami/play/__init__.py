"""One round at the table: the deal, the moves, what each player may see."""
