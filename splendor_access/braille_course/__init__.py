"""The course in the notation of cards: its lessons, its teacher, and what was learned."""
