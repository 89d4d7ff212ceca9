//! The words on the hand in view, and on the game so far.

use super::money::{signed, size, whole};
use super::state::{State, View};
use super::words::{
    cost, gained, heading, leaving, lucks, onward, sentence, table_in_words, told, verdict, won,
};
use super::{coach, thousand};
use upperhand::play::guts::{Review, review};
use upperhand_games::play_settings::Coach;
use upperhand_kit::Readout;

const ROUNDS: &str = "1000 rounds";
const TAKEN: &str = "What they take";

pub fn readout(view: &View, state: &State) -> Readout {
    Readout {
        heading: heading(view),
        value: won(&view.game),
        unit: "antes won so far",
        advice: advised(view, state),
        facts: facts(view, state),
        ..Readout::default()
    }
}

/// The round and its cost, or the word of the coach before it.
fn advised(view: &View, state: &State) -> String {
    let game = &view.game;
    let last = game.history().last().filter(|_| view.is_revealed());
    if let Some(round) = last {
        let verdict = state.tells(game).then(|| verdict(view)).flatten();
        let parts = [
            Some(told(round)),
            Some(gained(round)),
            verdict,
            Some(onward(game)),
        ];
        return parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    if game.is_over() {
        return onward(game);
    }
    match state.coach {
        Coach::Full => coach::advice(game).unwrap_or_default(),
        Coach::Off | Coach::Hints => "Hold or drop? Nobody sees the others’ choices.".to_owned(),
    }
}

fn facts(view: &View, state: &State) -> Vec<(&'static str, String)> {
    let game = &view.game;
    let (asked, players) = (&view.asked, game.setup().players());
    let pot = u128::from(asked.stakes()) * players as u128;
    let stakes = whole(asked.stakes().into());
    let mut facts = vec![("Pot", format!("{}: {stakes} from each", whole(pot)))];
    let is_decided = view.is_revealed() || game.is_over();
    let is_seen = state.coach == Coach::Full || is_decided && state.tells(game);
    if is_seen {
        facts.extend(coach::facts(asked));
    } else {
        facts.push(("Leaving", leaving(asked)));
    }
    if state.tells(game) {
        facts.extend(so_far(&review(game)));
    }
    if state.forward {
        let forward = thousand::played(game, (state.plan, state.threshold));
        facts.push((ROUNDS, thousand::in_words(&forward)));
        facts.push((TAKEN, thousand::taken(game, &forward)));
    }
    facts.push(("Table", table_in_words(game)));
    facts
}

/// Choices and luck so far.
fn so_far(review: &Review) -> Vec<(&'static str, String)> {
    let last = review.steps.last();
    let [dealt, revealed] = lucks(review);
    vec![
        (
            "Last choice cost",
            last.map_or_else(|| "none yet".to_owned(), |round| size(cost(round))),
        ),
        ("Your choices so far", signed(review.skill.value())),
        ("To be expected so far", signed(review.expected.value())),
        ("Luck of the deals", signed(dealt)),
        ("Luck of the reveals", signed(revealed)),
    ]
}

pub fn summary(view: &View, state: &State) -> String {
    let game = &view.game;
    format!(
        "{}. {}. {} {}",
        table_in_words(game),
        heading(view),
        advised(view, state),
        sentence(game)
    )
}
