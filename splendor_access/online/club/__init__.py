"""A club: a server with members, who find each other there."""
