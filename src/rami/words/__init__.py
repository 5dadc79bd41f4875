"""Words in seven languages: cards, scores with their reasons, refusals, rules."""
