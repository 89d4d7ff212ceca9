//! The tests of the figures of *Guts*, in one program.

mod guts_cards;
mod guts_cards_facts;
mod guts_cards_grid;
mod guts_cards_hand_text;
mod guts_cards_lines;
mod guts_kitty;
mod guts_payoff;
mod play_guts;

use upperhand_guts::FIGURES;

upperhand_oracles::figures!(FIGURES,);
