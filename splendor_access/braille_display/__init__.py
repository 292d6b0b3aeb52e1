"""The game on a refreshable braille display: its lines, its menus, and what keys do."""
