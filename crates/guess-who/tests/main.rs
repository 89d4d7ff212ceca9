//! The tests of the figures of *Guess Who?*, in one program.

mod bits;
mod board_report;
mod ladder;
mod limit_tiles;
mod play_guess_who;
mod portraits;
mod question_profile;
mod real_board;
mod rules_of_thumb;
mod win_map;

use upperhand_guess_who::{BOARDS, MAPS, REPORT_TASKS};

upperhand_oracles::figures!(&[MAPS, BOARDS].concat(), REPORT_TASKS);
