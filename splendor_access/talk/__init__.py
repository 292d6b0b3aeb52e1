"""From events and questions to words, in messages and locales; `parsing` has what is typed."""
