//! The controls below the figure.

use super::settings::{ANOTHER, BANKROLL, PLAYER_COUNTS, PLAYERS, SEED};
use super::solved::Solved;
use super::state::State;
use super::words::{antes, chance};
use upperhand::guts::Rules;
use upperhand_games::format::grouped;
use upperhand_games::guts_rules::WEENIE;
use upperhand_kit::controls::{Control, Slide};
use upperhand_kit::schema::Placement;

/// Bankrolls and players slide as their axes go.
pub fn slide(name: &str) -> Slide {
    if name == BANKROLL.name {
        Slide::Doubling(64)
    } else if name == PLAYERS.name {
        Slide::Doubling(32)
    } else {
        Slide::Even
    }
}

pub fn controls(state: &State, solved: &Solved) -> Vec<Control> {
    let ruined = chance(solved.ruined(state.bankroll));
    let bankroll = format!("{}, ruined in {ruined} of evenings", antes(state.bankroll));
    let players = format!("{} players", state.players);
    let (fewest, most) = PLAYER_COUNTS;
    vec![
        Control::slider(&BANKROLL, state.bankroll, bankroll)
            .sliding(slide(BANKROLL.name), (1.0, solved.most.into())),
        Control::slider(&PLAYERS, state.players, players)
            .sliding(slide(PLAYERS.name), (fewest.into(), most.into())),
        Control::switch(&WEENIE, state.rules == Rules::Weenie),
        Control::button(
            ANOTHER,
            Placement::Below,
            "Another evening".to_owned(),
            true,
        ),
        Control::slider(
            &SEED,
            state.seed,
            format!("evening {}", grouped(state.seed)),
        ),
    ]
}
