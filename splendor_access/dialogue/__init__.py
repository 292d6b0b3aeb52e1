"""What a player asks and is answered, and what the program asks back."""
