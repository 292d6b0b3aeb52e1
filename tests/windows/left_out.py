"""Which tests are not run on Windows, and why: files, or single tests of a file."""

TERMINAL = (
    "It plays at a terminal of POSIX, or with what only POSIX has: signals, forks, limits, /proc."
)
LIBLOUIS = "It makes braille, and the folder was made without liblouis."
DISPLAY = "It drives a display by BRLTTY, which is for Linux here, and makes braille for it."
PROGRAMS = "It runs programs of Linux: espeak-ng, Speech Dispatcher, sh, make, git, Perl."
LONG = "It takes minutes under Wine, and tries nothing that differs between systems."
BROWSER = "It drives a browser of Linux, or a proxy."
CLUB = "It needs libraries of a club, whose server the folder is not made for."
BABEL = "It needs a language of Babel that is none of the program's: the folder has those alone."
NATS = "It needs a NATS server, and servers that share tables are for Linux."
NUMPY = "It needs numpy, or a library that does, and numpy ends Wine 8."
FULL = "It lets a disk be full by a limit of POSIX; the trial of the folder has a full disk."
ORDERS = "It gives orders to a server, through a socket that Windows lacks."
FILES = "It looks at who may read a file, or where the files of a player are on Linux."
TYPES = "It runs mypy, whose parser Wine cannot load; types are the same everywhere."
PARTS = "It is about how libraries are installed, and the folder for Windows has no pip."
MAKE = "It is about make, and about the packages of Linux."
OPEN = "It takes away or replaces an open file, which Windows does not allow."
LINKS = "It makes links to files, which Wine does not."

SKILL = "It computes the skill of people, by a library that only servers have."
BENCH = "It is about measuring speed, which is not done on Windows."
TRAINING = "It is about how opponents are trained, which is not done on Windows."

_STYLE = "settings/test_style.py"

_AT_A_CONSOLE = (
    *("another", "console", "ended", "first_run", "handover", "keyboard", "loop", "low_vision"),
    *("notices", "start", "turn_signal", "window"),
)

_BY_BROWSER = (
    *("alone_browsers", "alone_labels", "alone_lines", "alone_orca", "alone_storage"),
    *("alone_updates", "browser", "lost_forms", "orca", "outside", "reading_place"),
    *("short_board", "slow_typing"),
)
_BY_NATS = ("copying", "nats", "several", "several_kills", "several_proxies", "several_ssh")
_BY_DISPLAY = ("announcements", "company", "display", "late_lines")

_BY_NUMPY = (
    *("formats/test_dxf", "formats/test_sliced", "formats/test_solid", "test_drawn"),
    *("test_marks", "test_mutations", "test_shaped", "test_visible"),
)
_PDF_BY_OTHERS = (
    *("a_second_reader_finds_the_same", "every_font_is_embedded", "qpdf_finds_no_fault"),
    *("it_has_a_title_and_a_language_and_no_author", "words_and_the_ruler_are_text"),
    "on_swell_paper_nothing_rises_but_dots_and_outlines",
)
_BY_ANOTHER = (
    *("fitted_to_the_page_by_another_program_is_reported", "rewritten_by_another_program_is_read"),
)
_OF_SOLIDS = "test_a_file_in_another_format_says_so_with_what_a_library_found_if_anything"
_KEPT = "test_a_damaged_game_goes_on_in_a_new_file_and_the_old_one_is_kept"
_REPLACED = "test_a_server_whose_file_was_replaced_writes_nothing_and_reads_it_anew"
_MANY = "test_idle_connections_leave_room_or_are_refused_in_words"
_BY_ORDERS = (
    *("a_ban_ends_and_others_are_not_banned", "a_banned_address_is_kept_out_until_it_is_not"),
    *("a_damaged_file_of_bans_loses_none_while_the_server_runs", "a_table_is_closed_for_good"),
    *("a_list_tells_of_the_people_there", "a_message_is_heard_at_every_table"),
    *("members_are_invited_listed_and_expelled", "only_the_own_user_gives_orders"),
    "nobody_comes_back_to_a_table_while_it_is_being_closed",
    *("the_log_has_events_without_people", "a_folder_with_a_long_path_has_room_for_the_socket"),
)
_NEVER_BEGUN = "test_tables_whose_game_never_began_are_removed_and_no_others"
_FULL_DISKS = (
    *("a_disk_that_fills_up_in_mid_game", "playing_on_unsaved_and_the_record_of_it"),
    *("quitting_in_trouble", "input_that_ends_in_trouble", "undo_that_cannot_be_saved"),
    *("an_opponents_move_that_cannot_be_saved", "a_setting_that_cannot_be_kept"),
    "a_full_disk_at_the_beginning_leaves_nothing_behind",
)
_FILES_OF_ONE_USER = (
    *("folders_and_files_are_for_the_user_alone", "the_log_of_errors_is_for_the_user_alone"),
    *("a_folder_that_cannot_be_written_to", "quick_plays_unsaved_without_a_question"),
    "a_game_for_reading_only_is_not_gone_on_with",
)

_BY_PROC = (
    "test_includes.py::test_a_table_that_cannot_be_compiled_is_refused_before_it_is_chosen",
    "test_includes.py::test_every_table_is_compiled_where_liblouis_was_only_unpacked",
    "test_library.py::test_a_library_with_its_tables",
    "test_strange_texts.py::test_no_text_keeps_liblouis_for_ever",
)
_BY_BINDING = (
    *("binding_without_its_library", "empty_package_of_the_same_name", "library_without_binding"),
    "system_binding_is_found_behind_an_empty_package",
)
_BY_TOOLS = (
    *("patch_for_upstream_is_up_to_date_and_applies", "table_is_clean", "table_passes_its_yaml"),
    *("yaml_finds_the_fault_that_the_ueb_table_mends", "yaml_is_read_backward_too"),
)
_IN_POLISH = (
    "test_entries.py::test_other_languages_have_the_forms_that_babel_knows",
    "test_grammar.py::test_counts_take_a_case_in_each_plural_of_the_language",
    "test_grammar.py::test_a_number_of_things_takes_a_case",
)

LEFT_OUT = {
    "bench": BENCH,
    "online/club/test_lobby.py::test_mails_and_quiet_hours_are_chosen_in_words": CLUB,
    "online/post/test_hours.py": CLUB,
    "online/post/test_mail_games.py": CLUB,
    "online/post/test_pages.py": BROWSER,
    "online/post/test_push.py": CLUB,
    "online/post/test_several_servers.py": NATS,
    "braille": LIBLOUIS,
    **{f"braille/{name}": TERMINAL for name in _BY_PROC},
    **{f"braille/test_liblouis.py::test_{name}": PARTS for name in _BY_BINDING},
    **{f"braille/test_own_tables.py::test_{name}": PROGRAMS for name in _BY_TOOLS},
    "braille/test_pybrl.py": PARTS,
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
    **{f"labels/{name}.py": NUMPY for name in _BY_NUMPY},
    **{f"labels/formats/test_pdf.py::test_{name}": PROGRAMS for name in _PDF_BY_OTHERS},
    "labels/formats/test_programs.py": PROGRAMS,
    "labels/test_aids.py::test_axe_finds_no_fault_in_the_page": BROWSER,
    "labels/test_assembly.py::test_axe_finds_no_fault": BROWSER,
    "labels/test_assembly.py::test_axe_would_find_faults": BROWSER,
    "labels/test_export.py::test_no_link_is_followed": LINKS,
    "labels/test_find.py::test_what_is_done_is_kept_on_the_disk": FILES,
    "labels/test_libraries.py": PARTS,
    "labels/test_machines.py::test_a_plate_of_whole_layers_is_as_thick_as_asked": NUMPY,
    "labels/test_machines.py::test_many_labels_get_plates_alone": NUMPY,
    "labels/test_machines.py::test_the_height_of_a_dot_is_reported_and_made": NUMPY,
    "labels/test_sizes.py::test_plates_fit_the_bed": NUMPY,
    **{f"labels/test_verify.py::test_a_file_{name}": PROGRAMS for name in _BY_ANOTHER},
    f"labels/test_verify.py::{_OF_SOLIDS}": NUMPY,
    "labels/test_aids.py::test_the_parts_of_the_rules_are_printed_and_verified": NUMPY,
    "labels/test_slate.py::test_pdf_has_the_same_words_in_large_print": PROGRAMS,
    "speech/test_sound.py": PROGRAMS,
    "console/test_coach_at_end.py::test_the_prompts_are_in_the_language_that_is_spoken_now": (
        TERMINAL
    ),
    "console/test_terminal.py::test_an_answer_is_one_write": TERMINAL,
    "console/test_terminal.py::test_a_repeated_answer_stands_alone_on_the_screen_for_fenrir": (
        TERMINAL
    ),
    "console/test_terminal.py::test_the_size_of_a_screen": TERMINAL,
    "console/test_theme.py::test_whole_lines_have_letters_and_ground": TERMINAL,
    "console/test_theme.py::test_without_24_bits_a_theme_has_what_the_terminal_has": TERMINAL,
    "settings/test_braille_tables.py": LIBLOUIS,
    "settings/test_put_back.py::test_each_setting": LIBLOUIS,
    "settings/test_put_back.py::test_examples_differ_where_the_values_do": LIBLOUIS,
    "settings/test_settings.py::test_the_usual_folder_of_the_system": FILES,
    "settings/test_settings.py::test_what_the_file_holds_besides_is_kept": FILES,
    f"{_STYLE}::test_a_table_can_be_typed_in_small_letters": LIBLOUIS,
    f"{_STYLE}::test_codes_can_be_shown_in_the_cells_of_labels": LIBLOUIS,
    f"{_STYLE}::test_in_english_a_label_has_six_dots_where_the_display_has_others": LIBLOUIS,
    f"{_STYLE}::test_in_every_table_a_code_without_its_0_is_that_of_its_card_alone": LIBLOUIS,
    "settings/test_system.py::test_make_is_named_to_whom_it_started": MAKE,
    "settings/test_text_braille.py": LIBLOUIS,
    "settings/test_typed.py": TYPES,
    "project": MAKE,
    "console/test_coach_at_end.py::test_a_file_that_is_there_is_asked_about": TERMINAL,
    "console/test_coach_at_end.py::test_the_system_ends_the_program_in_the_coach": TERMINAL,
    "session/test_secrets.py::test_only_the_hidden_cards_differ_and_every_answer_is_the_same": (
        LIBLOUIS
    ),
    "session/test_passing_on.py": LIBLOUIS,
    **{f"online/test_{name}.py": BROWSER for name in _BY_BROWSER},
    **{f"online/test_{name}.py": DISPLAY for name in _BY_DISPLAY},
    **{f"online/test_{name}.py": NATS for name in _BY_NATS},
    "online/club/test_browser.py": BROWSER,
    "online/club/test_display.py": DISPLAY,
    "online/club/test_several_servers.py": NATS,
    "online/club/test_evening.py": SKILL,
    "online/club/test_ladder.py": SKILL,
    "online/club/test_year.py": SKILL,
    "online/test_beginning.py::test_the_host_at_a_terminal_is_asked_who_begins": TERMINAL,
    "online/test_limits.py::test_a_full_disk_is_told_and_nothing_is_lost": FULL,
    f"online/test_limits.py::{_MANY}": TERMINAL,
    "online/test_making.py::test_a_table_that_nobody_comes_to_takes_no_memory": TERMINAL,
    f"online/test_making.py::{_NEVER_BEGUN}": TERMINAL,
    **{f"online/test_operator.py::test_{name}": ORDERS for name in _BY_ORDERS},
    "online/test_port.py::test_everything_is_copied_to_any_other_store": NATS,
    "online/test_resting.py": TERMINAL,
    "online/test_served_home.py": ORDERS,
    "online/test_serving.py::test_an_evening_with_a_newer_version_in_its_middle": TERMINAL,
    f"online/test_store.py::{_REPLACED}": OPEN,
    f"online/test_store.py::{_KEPT}": FILES,
    "online/test_store.py::test_a_page_hears_news_of_a_table_that_was_read_anew": BROWSER,
    "online/test_tables.py::test_a_host_and_two_programs_play_some_turns": TERMINAL,
    "online/test_tables.py::test_another_table_than_the_last_one_is_asked_about": TERMINAL,
    "online/test_tables.py::test_who_leaves_at_that_question_makes_no_table": TERMINAL,
    "online/test_years.py::test_a_year_of_a_club_leaves_what_is_young_alone": TERMINAL,
    "speech": PROGRAMS,
    "table/test_kills.py::test_play_offers_an_end_that_was_not_told": TERMINAL,
    "table/test_power_cuts.py": PROGRAMS,
    "table/test_opponents.py": TERMINAL,
    "table/test_saves.py::test_games_whose_files_went_away_meanwhile": OPEN,
    **{f"table/test_saves.py::test_{name}": FULL for name in _FULL_DISKS},
    **{f"table/test_saves.py::test_{name}": FILES for name in _FILES_OF_ONE_USER},
    "table/test_setup.py::test_at_a_terminal_the_rules_are_asked_last_and_enter_keeps_them": (
        TERMINAL
    ),
    "table/test_setup.py::test_where_rules_are_given_or_lines_piped_nothing_is_asked_about_them": (
        TERMINAL
    ),
    "table/test_setup.py::test_opponents_that_are_told_with_the_name_are_not_asked_for_again": (
        TERMINAL
    ),
    "table/test_setup.py::test_a_saved_game_can_be_chosen_by_its_number": TERMINAL,
    "table/test_setup.py::test_a_saved_game_is_gone_on_with_only_after_an_answer": TERMINAL,
    "table/test_setup.py::test_a_game_under_way_is_not_taken_for_a_new_one": TERMINAL,
    **{f"talk/{name}": BABEL for name in _IN_POLISH},
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

WITHOUT = ("3mf", "dxf", "stl", "nats")
"""What no case of a test has: formats of labels, because numpy ends Wine 8, and a store."""
