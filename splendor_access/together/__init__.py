"""Games with others than those at this keyboard: at tables elsewhere, and around a real box."""
