"""Which tests are not run on Windows, and why: files, or single tests of a file."""

TERMINAL = "It plays at a terminal of POSIX, or with what only POSIX has: signals, forks, /proc."
LIBLOUIS = "It makes braille: no registry of packages has liblouis for Windows."
DISPLAY = "It drives a display by BRLTTY, which is for Linux here, and makes braille for it."
PROGRAMS = "It runs programs of Linux: espeak-ng, Speech Dispatcher, sh, make, git, Perl."
LONG = "It takes minutes under Wine, and tries nothing that differs between systems."
SERVER = "It serves a table to friends elsewhere, which was not tried on Windows yet."
FILES = "It looks at who may read a file, or where the files of a player are on Linux."
TYPES = "It runs mypy, whose parser Wine cannot load; types are the same everywhere."
PARTS = "It is about how libraries are installed, and the folder for Windows has no pip."
MAKE = "It is about make, and about the packages of Linux."

BENCH = "It is about measuring speed, which is not done on Windows."
TRAINING = "It is about how opponents are trained, which is not done on Windows."

_STYLE = "settings/test_style.py"

_AT_A_CONSOLE = (
    *("another", "console", "ended", "first_run", "handover", "keyboard", "loop", "low_vision"),
    *("notices", "start", "turn_signal", "window"),
)

LEFT_OUT = {
    "bench": BENCH,
    "braille": LIBLOUIS,
    "teaching/test_braille_course.py": LIBLOUIS,
    "braille_display": DISPLAY,
    "commands/test_agent.py": PROGRAMS,
    "commands/test_broken.py": PARTS,
    "commands/test_coach.py::test_at_a_terminal_a_record_is_walked_through": TERMINAL,
    "commands/test_doctor.py": TERMINAL,
    "commands/test_labels.py": LIBLOUIS,
    "commands/test_libraries.py": PARTS,
    "commands/test_long_input.py::test_an_argument_of_thousands_of_characters": LIBLOUIS,
    "commands/test_play.py::test_a_reader_that_leaves_early_hears_no_complaint": TERMINAL,
    "commands/test_play.py::test_nothing_is_said_of_a_closed_pipe": TERMINAL,
    "commands/test_play.py::test_streams_that_are_closed": PROGRAMS,
    "commands/test_play.py::test_output_in_other_encodings": LIBLOUIS,
    "commands/test_replay.py::test_at_a_terminal_it_walks_and_with_all_it_tells_at_once": TERMINAL,
    "commands/test_stats.py::test_games_at_tables_elsewhere_count_where_they_were_played": SERVER,
    "commands/test_strange_files.py": TERMINAL,
    "commands/test_tables.py": LIBLOUIS,
    "commands/test_teach.py": TERMINAL,
    "companion/test_apart.py::test_a_display_shows_its_owner_the_card_and_asks_nothing": LIBLOUIS,
    "companion/test_apart.py::test_a_secret_is_felt_only_while_the_display_is_there": LIBLOUIS,
    "companion/test_apart.py::test_in_headphones_a_secret_is_spoken_and_not_printed": PROGRAMS,
    "companion/test_by_keys.py": LIBLOUIS,
    "companion/test_cells.py": LIBLOUIS,
    "companion/test_secret.py::test_what_is_typed_in_secret_does_not_show": TERMINAL,
    "companion/test_secret.py::test_the_terminal_shows_what_is_typed_as_before": TERMINAL,
    "companion/test_secret.py::test_while_it_is_stopped_what_is_typed_shows": TERMINAL,
    "companion/test_under_way.py::test_a_game_under_way_is_entered_by_cells_alone": LIBLOUIS,
    **dict.fromkeys((f"console/test_{name}.py" for name in _AT_A_CONSOLE), TERMINAL),
    "console/test_unread_output.py": TERMINAL,
    "docs": TERMINAL,
    "game/test_typed.py": TYPES,
    "labels": LIBLOUIS,
    "console/test_sound.py": PROGRAMS,
    "console/test_terminal.py::test_an_answer_is_one_write": TERMINAL,
    "console/test_terminal.py::test_a_repeated_answer_stands_alone_on_the_screen_for_fenrir": (
        TERMINAL
    ),
    "console/test_terminal.py::test_the_size_of_a_screen": TERMINAL,
    "console/test_theme.py::test_whole_lines_have_letters_and_ground": TERMINAL,
    "console/test_theme.py::test_without_24_bits_a_theme_has_what_the_terminal_has": TERMINAL,
    "settings/test_own_braille.py": LIBLOUIS,
    "settings/test_put_back.py::test_each_setting": LIBLOUIS,
    "settings/test_put_back.py::test_examples_differ_where_the_values_do": LIBLOUIS,
    "settings/test_settings.py::test_the_usual_folder_of_the_system": FILES,
    "settings/test_settings.py::test_what_the_file_holds_besides_is_kept": FILES,
    f"{_STYLE}::test_a_table_can_be_typed_in_small_letters": LIBLOUIS,
    f"{_STYLE}::test_codes_can_be_shown_in_the_cells_of_labels": LIBLOUIS,
    f"{_STYLE}::test_in_english_a_label_has_six_dots_where_the_display_has_others": LIBLOUIS,
    f"{_STYLE}::test_in_every_table_a_code_without_its_0_is_that_of_its_card_alone": LIBLOUIS,
    "settings/test_system.py::test_make_is_for_a_checkout": MAKE,
    "settings/test_text_braille.py": LIBLOUIS,
    "settings/test_typed.py": TYPES,
    "project": MAKE,
    "console/test_coach_at_end.py::test_a_file_that_is_there_is_asked_about": TERMINAL,
    "console/test_coach_at_end.py::test_the_system_ends_the_program_in_the_coach": TERMINAL,
    "session/test_secrets.py::test_only_the_hidden_cards_differ_and_every_answer_is_the_same": (
        LIBLOUIS
    ),
    "session/test_passing_on.py": LIBLOUIS,
    "session/test_twins.py": LIBLOUIS,
    "online": SERVER,
    "speech": PROGRAMS,
    "table/test_kills.py::test_play_offers_an_end_that_was_not_told": TERMINAL,
    "table/test_power_cuts.py": PROGRAMS,
    "table/test_saves.py": TERMINAL,
    "table/test_opponents.py": TERMINAL,
    "table/test_setup.py::test_at_a_terminal_the_rules_are_asked_last_and_enter_keeps_them": (
        TERMINAL
    ),
    "table/test_setup.py::test_where_rules_are_given_or_lines_piped_nothing_is_asked_about_them": (
        TERMINAL
    ),
    "table/test_setup.py::test_a_saved_game_can_be_chosen_by_its_number": TERMINAL,
    "table/test_setup.py::test_a_saved_game_is_gone_on_with_only_after_an_answer": TERMINAL,
    "table/test_setup.py::test_a_game_under_way_is_not_taken_for_a_new_one": TERMINAL,
    "talk/test_phonemes.py": PROGRAMS,
    "talk/test_partly.py::test_a_language_that_is_just_begun_is_offered_with_the_others": LIBLOUIS,
    "talk/test_pseudo.py::test_a_game_is_played_in_it_and_nothing_is_heard_in_english": LIBLOUIS,
    "talk/test_pseudo.py::test_listings_are_in_it": LIBLOUIS,
    "talk/test_translations.py::test_brailled_messages_fit_the_shortest_display": LIBLOUIS,
    "test_cli.py": TERMINAL,
    "test_garbage.py": TERMINAL,
    "training": TRAINING,
    "transcripts": LONG,
}
"""Folders, files and tests of `tests` with the reason why they are left out."""
