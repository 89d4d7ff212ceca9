//! Texts about one position, and about all of them.

use super::map::title;
use super::settings::LARGEST;
use super::solved::Solved;
use super::state::State;
use crate::figures::Readout;
use crate::figures::format::{grouped, percent, percent_exactly, ranges};
use crate::figures::rule_sets::in_words;
use crate::figures::stakes::points;
use crate::guess_who::play::Move;
use crate::guess_who::{Ending, Pool, Rules, ThreeChance};

/// A chance, or its bounds: "30.0 %", "53.3 to 56.7 %".
pub fn range(chance: &ThreeChance) -> String {
    let [low, high] = [chance.low, chance.high].map(percent);
    if low == high {
        return low;
    }
    let unit = high.find('\u{202f}').unwrap_or(high.len());
    if low.ends_with(&high[unit..]) {
        let number = low.len() - (high.len() - unit);
        return format!("{} to {high}", &low[..number]);
    }
    format!("{low} to {high}")
}

/// The same with its fractions.
fn exactly(chance: &ThreeChance) -> String {
    if chance.is_one() {
        percent_exactly(chance.low)
    } else {
        format!("{} ({} to {})", range(chance), chance.low, chance.high)
    }
}

pub fn readout(solved: &Solved, state: &State) -> Readout {
    let pools = state.pools();
    let [mine, theirs, last] = pools.map(|pool| grouped(pool.get()));
    let heading = format!("You have {mine}, the next player {theirs}, the last {last}");
    let Some(chances) = solved.chances(pools) else {
        let facts = facts(solved, state, None).into_iter();
        return Readout {
            heading,
            value: "–".to_owned(),
            advice: "This cannot happen: whoever got down to one suspect first has already won."
                .to_owned(),
            facts: facts.map(|(term, _)| (term, "none".to_owned())).collect(),
            ..Readout::default()
        };
    };
    let chance = if chances[0].is_one() {
        Readout::of_chance(chances[0].low)
    } else {
        Readout {
            value: range(&chances[0]),
            exact: format!("{} to {}", chances[0].low, chances[0].high),
            ..Readout::default()
        }
    };
    Readout {
        heading,
        advice: advice(solved, state),
        facts: facts(solved, state, Some(&chances)),
        ..chance
    }
}

fn facts(
    solved: &Solved,
    state: &State,
    chances: Option<&[ThreeChance; 3]>,
) -> Vec<(&'static str, String)> {
    let said =
        |player: usize| chances.map_or_else(String::new, |chances| exactly(&chances[player]));
    let fairest = solved.fairest(state.last).map(|pool| grouped(pool.get()));
    vec![
        ("The next player wins", said(1)),
        ("The last player wins", said(2)),
        ("Others decide", decided(solved, state.pools(), chances)),
        (
            "Moves that can be best",
            match best(&solved.moves(state.pools()), state.mine) {
                said if said.is_empty() => "none, the game is over".to_owned(),
                said => said,
            },
        ),
        (
            "Nearest to fair",
            format!("with {}, {} and {}", fairest[0], fairest[1], fairest[2]),
        ),
    ]
}

/// How much of a chance the choices of others decide.
fn decided(solved: &Solved, pools: [Pool; 3], chances: Option<&[ThreeChance; 3]>) -> String {
    match solved.decided(pools) {
        None => String::new(),
        Some(spread) if spread.numerator() == 0 => "nothing".to_owned(),
        Some(spread) => {
            let is_attained = chances.is_some_and(|all| all.iter().all(|chance| chance.attained));
            let how = if is_attained { "" } else { " at most" };
            format!("{}{how}", points(spread))
        }
    }
}

/// The moves in words: "ask about 2 or 3 of 6, or name a suspect"; "" where there are none.
fn best(moves: &[Move], mine: Pool) -> String {
    let bids: Vec<u32> = moves
        .iter()
        .filter_map(|a_move| match a_move {
            Move::Ask(parts) => parts.first().copied(),
            Move::Name => None,
        })
        .collect();
    let names = moves.contains(&Move::Name);
    let asked = format!("ask about {} of {}", ranges(&bids), grouped(mine.get()));
    match (bids.is_empty(), names) {
        (true, true) => "name a suspect".to_owned(),
        (true, false) => String::new(),
        (false, true) => format!("{asked}, or name a suspect"),
        (false, false) => asked,
    }
}

/// The number of moves there are.
fn all_moves(rules: Rules, mine: Pool) -> usize {
    let questions = mine.get() as usize / 2;
    questions + usize::from(rules.ending() != Ending::Race)
}

fn advice(solved: &Solved, state: &State) -> String {
    let moves = solved.moves(state.pools());
    let said = best(&moves, state.mine);
    if moves.is_empty() {
        return "The game is over: whoever has one suspect left has won.".to_owned();
    }
    let said = crate::figures::format::capitalized(&said);
    if moves.len() == all_moves(solved.rules(), state.mine) {
        if moves.len() == 1 {
            return format!("{said}: there is no other move.");
        }
        return format!("{said}: each can be best, depending on what the others choose.");
    }
    format!("{said}: anything else leaves you less, whatever the others choose.")
}

pub fn sentence(solved: &Solved, state: &State) -> String {
    let [mine, theirs, last] = state.pools().map(|pool| grouped(pool.get()));
    let rules = in_words(solved.rules());
    let start = format!("Three in turn under {rules}, with {mine}, {theirs} and {last} suspects");
    match solved.chances(state.pools()) {
        Some(chances) => {
            let [you, next, last] = chances.each_ref().map(range);
            format!("{start}: you win {you}, the next player {next}, the last {last}.")
        }
        None => format!("{start}: this cannot happen."),
    }
}

pub fn summary(solved: &Solved, state: &State) -> String {
    format!(
        "{} The map shows, for all pools up to {LARGEST} of the first two: {}. {}",
        sentence(solved, state),
        title(state.layer),
        readout(solved, state).advice,
    )
}
