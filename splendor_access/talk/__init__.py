"""From events and questions to words: language-neutral messages, locales, and typed commands."""
