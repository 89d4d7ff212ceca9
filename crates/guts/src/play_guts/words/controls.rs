//! The controls: what buttons do now, and what is agreed for the next game.

use super::super::acts::{DROP, HOLD, LEAVE, NEW_GAME, NEXT, REPLAY, UNDO};
use super::super::asked::{Against, Dealt};
use super::super::facts::{Facts, fee};
use super::money;
use upperhand::play::guts::Deal;
use upperhand_games::play_settings::SEED;
use upperhand_kit::Control;
use upperhand_kit::model::{Input, Placement};

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
            // What is to be pressed next stands below the picture, everything else behind it.
            (*is_main, *is_possible) = match declared.name {
                HOLD | DROP => (facts.is_asked(), true),
                NEXT => (facts.revealed().is_some() && !is_over, true),
                NEW_GAME => (is_over, true),
                LEAVE => (false, facts.can_go_on()),
                UNDO => (false, !game.moves().is_empty()),
                _ => (false, true),
            };
            let is_there = match declared.name {
                HOLD | DROP | NEXT => *is_main,
                REPLAY => is_over && facts.review.worst.is_some(),
                _ => true,
            };
            if !is_there {
                return None;
            }
            if !*is_main && declared.name != REPLAY {
                declared.placement = Placement::More;
            }
            match (declared.name, facts.review.worst) {
                (LEAVE, _) if state.fee > 0.0 => {
                    *says = format!("Leave and pay {}", money::size(fee(game).value()));
                }
                (REPLAY, Some(round)) => *says = format!("Replay from round {}", round + 1),
                _ => {}
            }
        }
        Input::Choice { explanation, .. } if declared.name == "opponents" => {
            match (state.opponents, game.setup().players()) {
                (Against::Mixed, 2) => *explanation = "Ann holds too often.",
                (Against::Mixed, 3) => *explanation = "Ann holds too often, Bo too rarely.",
                (Against::Mixed, _) if game.solution().chart().is_some() => {
                    *explanation = "Ann holds too often, Bo too rarely, the others by the chart.";
                }
                (Against::Equilibrium, _) if game.solution().chart().is_some() => {
                    *explanation = "They hold by the chart.";
                }
                _ => {}
            }
        }
        Input::Slider { most, to, .. } if declared.name == "players" && state.has_cards() => {
            (*most, *to) = (Deal::MOST_SEATS.into(), Deal::MOST_SEATS.into());
        }
        _ => {}
    }
    let is_there = match declared.name {
        "weenie" => state.deal != Dealt::Turns,
        "fee" => state.day == 0,
        name => name != SEED.name || state.day == 0,
    };
    is_there.then_some(declared)
}
