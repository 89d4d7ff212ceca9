//! The tests of the figures beyond the papers and the story, in one program.

mod blindfold;
mod cheating_table;
mod guts_coalition;
mod guts_coalition_cards;
mod guts_ruin;
mod three_players;

use upperhand_beyond::FIGURES;

upperhand_oracles::figures!(FIGURES,);
