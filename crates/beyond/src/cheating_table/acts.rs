//! The buttons and the slider: going on, saying who, beginning anew.

use super::settings::{LAST, ROUND, Verdict};
use super::state::{SetFields as _, State};
use upperhand_games::play_settings::{deal_control, drawn_deal};
use upperhand_kit::schema::Placement;
use upperhand_kit::{Control, Edit};

const NEXT: &str = "next";
const SKIP: &str = "skip";
const AGAIN: &str = "again";

pub fn controls(state: &State) -> Vec<Control> {
    let spoken = format!("round {} of {LAST}", state.round);
    let mut controls = vec![Control::slider(&ROUND, state.round, spoken)];
    controls.extend(buttons(state));
    controls.extend(deal_control(state.seed, 0));
    controls
}

fn buttons(state: &State) -> Vec<Control> {
    let button = |name, says: &str, is_possible| {
        Control::button(name, Placement::Below, says.to_owned(), is_possible)
    };
    let main = |button: Control, is_main| if is_main { button.main() } else { button };
    let can_go_on = state.round < LAST;
    let mut buttons = vec![
        main(button(NEXT, "Next round", can_go_on), can_go_on),
        button(SKIP, &format!("To round {LAST}"), can_go_on),
    ];
    let can_say = !can_go_on && !state.is_told();
    let named = Verdict::OPTIONS.iter().skip(1);
    buttons.extend(named.map(|&(name, label)| main(button(name, label, can_say), can_say)));
    let again = button(AGAIN, "Another evening", true);
    buttons.push(main(again, state.is_told() && !can_go_on));
    buttons
}

pub fn act(state: &State, name: &str, draw: u32) -> Edit<State> {
    let can_go_on = state.round < LAST;
    match name {
        NEXT if can_go_on => state.edit().round(state.round + 1),
        SKIP => state.edit().round(LAST),
        AGAIN => {
            let edit = state.edit().seed(drawn_deal(draw)).round(1);
            edit.verdict(Verdict::Unsaid)
        }
        name if !can_go_on && !state.is_told() => {
            let verdict = Verdict::ALL.iter().find(|verdict| verdict.name() == name);
            match verdict {
                Some(verdict) => state.edit().verdict(*verdict),
                None => state.edit(),
            }
        }
        _ => state.edit(),
    }
}
