//! Every native test in one program, which links once.

mod any_settings;
mod architecture;
mod background_keys;
mod blindfold;
mod blindfold_figure;
mod board;
#[cfg(feature = "draw")]
mod card;
#[cfg(feature = "draw")]
mod cheating_table;
mod choices;
mod claims;
mod closed_forms;
mod controller;
#[cfg(feature = "draw")]
mod crosshair_numbers;
mod curves_over_their_axis;
mod deal_of_the_day;
#[cfg(feature = "draw")]
mod drawing;
#[cfg(feature = "draw")]
mod export_page;
mod fair_start;
mod first_game;
mod fraction;
mod game_length;
mod guess_who;
mod guts_cards;
mod guts_cards_figure;
mod guts_cards_grid;
mod guts_cards_hand_text;
mod guts_cards_words;
mod guts_coalition;
mod guts_coalition_figure;
mod guts_coalition_infinite_figure;
mod guts_infinitely_many;
mod guts_kitty;
mod guts_lines;
mod guts_lines_figure;
mod guts_payoff;
mod guts_payoff_figure;
mod guts_pot;
mod guts_responses;
mod guts_ruin;
mod guts_ruin_figure;
mod guts_trio;
mod guts_trio_figure;
mod ladder;
mod large_pools;
mod limit;
mod limit_distance;
mod limit_region;
mod limit_tiles;
mod lru_cache;
mod mixed_abilities;
#[cfg(feature = "draw")]
mod names_and_markers;
mod open_ending;
mod palette;
mod play;
mod play_guess_who;
mod play_guess_who_figure;
mod play_guts_chances;
mod play_guts_figure;
mod play_guts_games;
mod play_guts_returns;
mod play_guts_three;
mod portraits;
mod question_counts;
mod question_legend;
mod question_lengths;
mod question_profile;
mod real_board_figure;
mod rules_of_thumb;
mod samples;
mod settings;
mod share_line;
#[cfg(feature = "draw")]
mod snapshots;
mod story_words;
mod support;
#[cfg(feature = "draw")]
mod svg;
mod table;
mod three_players;
mod three_players_figure;
mod win_map;
