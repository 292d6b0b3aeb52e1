"""Tables elsewhere: the server of tables, its page, ssh, and the seats that join."""
