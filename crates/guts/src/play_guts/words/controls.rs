//! The controls: what buttons do now, and what is agreed for the next game.

use super::super::acts::{DROP, HOLD, LEAVE, NEW_GAME, NEXT, REPLAY, THOUSAND, UNDO};
use super::super::asked::{Against, Dealt};
use super::super::facts::{Facts, fee};
use super::money;
use upperhand_games::play_settings::SEED;
use upperhand_kit::Control;
use upperhand_kit::model::Input;

/// A control that is declared, as it is now; `None` where it decides nothing.
pub fn control(mut declared: Control, facts: &Facts) -> Option<Control> {
    let (state, game) = (&facts.state, &facts.game);
    let is_over = game.is_over();
    match &mut declared.input {
        Input::Button {
            says,
            is_possible,
            is_main,
        } => {
            (*is_possible, *is_main) = match declared.name {
                HOLD | DROP => (facts.is_asked(), facts.is_asked()),
                NEXT => {
                    let can_deal = facts.revealed().is_some() && !is_over;
                    (can_deal, can_deal)
                }
                LEAVE => (facts.can_go_on(), false),
                UNDO => (!game.moves().is_empty(), false),
                REPLAY if !is_over => return None,
                REPLAY => (facts.review.worst.is_some(), false),
                NEW_GAME => (true, is_over),
                _ => (true, false),
            };
            match (declared.name, facts.review.worst) {
                (LEAVE, _) if state.fee > 0.0 => {
                    *says = format!("Leave and pay {}", money::size(fee(game).value()));
                }
                (REPLAY, Some(round)) => *says = format!("Replay from round {}", round + 1),
                (THOUSAND, _) if state.forward => "Hide the 1000 rounds".clone_into(says),
                _ => {}
            }
        }
        Input::Choice { explanation, .. } if declared.name == "opponents" => {
            match (state.opponents, game.setup().players()) {
                (Against::Mixed, 2) => *explanation = "Ann holds too often.",
                (Against::Mixed, 3) => *explanation = "Ann holds too often, Bo too rarely.",
                _ => {}
            }
        }
        _ => {}
    }
    let is_there = match declared.name {
        "players" => state.deal == Dealt::Line,
        "guess" => state.opponents == Against::Bloc,
        "fee" => state.day == 0,
        name => name != SEED.name || state.day == 0,
    };
    is_there.then_some(declared)
}
