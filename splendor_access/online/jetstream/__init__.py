"""Tables of many servers, kept by NATS JetStream: the connection, and the store upon it."""
