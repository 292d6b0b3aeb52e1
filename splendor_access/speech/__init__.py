"""Speech: who speaks, in which order, and what interrupts what; sounds."""
