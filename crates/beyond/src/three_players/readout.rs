//! Texts about one position, and about all of them.

use super::map::title;
use super::solved::{Known, Progress, Solved};
use super::state::State;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Rules, ThreeChance};
use upperhand_games::format::{
    capitalized, grouped, parts, percent, percent_exactly, ranges, readout_of, suspects,
};
use upperhand_games::rule_sets::{CANNOT_HAPPEN, RACE_IS_OVER, in_words};
use upperhand_games::stakes::points;
use upperhand_kit::model::Readout;

/// What is said where nothing is left to decide.
const OVER: &str = "none, the game is over";

/// The most splits of a pool that are listed.
const MOST_LISTED: usize = 3;

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
    let [mine, theirs, last] = state.pools().map(|pool| grouped(pool.get()));
    let said = Readout {
        heading: format!("You have {mine}, the others {theirs} and {last}"),
        value: "–".to_owned(),
        advice: advice(solved, state),
        facts: facts(solved, state),
        ..Readout::default()
    };
    let Known::Chances([yours, ..]) = solved.at(state.pools()) else {
        return said;
    };
    let value = if yours.is_one() {
        readout_of(yours.low)
    } else {
        Readout {
            value: range(&yours),
            exact: format!("{} to {}", yours.low, yours.high),
            ..Readout::default()
        }
    };
    Readout {
        value: value.value,
        exact: value.exact,
        decimal: value.decimal,
        ..said
    }
}

fn facts(solved: &Solved, state: &State) -> Vec<(&'static str, String)> {
    let not_yet = || "not solved yet".to_owned();
    let known = solved.at(state.pools());
    let [next, last, decided, moves] = match &known {
        Known::Never => core::array::from_fn(|_| "none".to_owned()),
        Known::NotYet => core::array::from_fn(|_| not_yet()),
        Known::Chances(chances) => [
            exactly(&chances[1]),
            exactly(&chances[2]),
            decided(solved, state.pools()),
            match best(&solved.moves(state.pools()), state.mine) {
                said if said.is_empty() => OVER.to_owned(),
                said => said,
            },
        ],
    };
    let fairest = match solved.fairest(state.last) {
        None if solved.progress == Progress::Whole => OVER.to_owned(),
        None => not_yet(),
        Some(pools) => {
            let [mine, theirs, last] = pools.map(|pool| grouped(pool.get()));
            format!("with {mine}, {theirs} and {last}")
        }
    };
    vec![
        ("The next player wins", next),
        ("The last player wins", last),
        ("Others decide", decided),
        ("Moves that may be best", moves),
        ("Nearest to fair", fairest),
    ]
}

/// How much of a chance the choices of others decide.
fn decided(solved: &Solved, pools: [Pool; 3]) -> String {
    match solved.decided(pools) {
        Some(spread) if spread.numerator() > 0 => format!("at most {}", points(spread)),
        _ => "nothing".to_owned(),
    }
}

/// The moves in words: "ask about 2 or 3 of 6, or name a suspect"; "" where there are none.
fn best(moves: &[Move], mine: Pool) -> String {
    let questions: Vec<&[u32]> = moves
        .iter()
        .filter_map(|a_move| match a_move {
            Move::Ask(parts) => Some(parts.as_slice()),
            Move::Name => None,
        })
        .collect();
    let names = moves.contains(&Move::Name);
    let asked = asked(&questions, mine);
    match (questions.is_empty(), names) {
        (true, true) => "name a suspect".to_owned(),
        (true, false) => String::new(),
        (false, true) => format!("{asked}, or name a suspect"),
        (false, false) => asked,
    }
}

/// The questions in words: by what they ask about where they are of yes or no, else by their parts.
fn asked(questions: &[&[u32]], mine: Pool) -> String {
    let pool = grouped(mine.get());
    if questions.iter().all(|parts| parts.len() == 2) {
        let bids: Vec<u32> = questions.iter().map(|parts| parts[0]).collect();
        return format!("ask about {} of {pool}", ranges(&bids));
    }
    let listed: Vec<String> = questions
        .iter()
        .take(MOST_LISTED)
        .map(|asked| parts(asked))
        .collect();
    let splits = listed.join(" or ");
    match questions.len().saturating_sub(MOST_LISTED) {
        0 => format!("split {pool} into {splits}"),
        more => format!(
            "split {pool} into {splits} or in {} other ways",
            grouped(more)
        ),
    }
}

/// The number of moves there are.
fn all_moves(rules: Rules, mine: Pool) -> usize {
    let n = mine.get() as usize;
    // A pool of n has ⌊n ÷ 2⌋ splits into two parts, and as many into three as n² ÷ 12 is near to.
    let in_three = if rules.answers() == 3 {
        (n * n + 6) / 12
    } else {
        0
    };
    n / 2 + in_three + usize::from(rules.ending() != Ending::Race)
}

fn advice(solved: &Solved, state: &State) -> String {
    match solved.at(state.pools()) {
        Known::Never => {
            return CANNOT_HAPPEN.to_owned();
        }
        Known::NotYet if solved.progress == Progress::Stopped => {
            return "Solving was stopped before it came to this position.".to_owned();
        }
        Known::NotYet => return "This position is being solved.".to_owned(),
        Known::Chances(_) => {}
    }
    let moves = solved.moves(state.pools());
    if moves.is_empty() {
        return RACE_IS_OVER.to_owned();
    }
    let said = capitalized(&best(&moves, state.mine));
    match all_moves(solved.rules(), state.mine) {
        1 => format!("{said}: there is no other move."),
        all if all == moves.len() => {
            format!("{said}: each may be best, depending on what the others choose.")
        }
        _ => format!("{said}: anything else leaves you less, whatever the others choose."),
    }
}

pub fn sentence(solved: &Solved, state: &State) -> String {
    let [mine, theirs, last] = state.pools().map(Pool::get);
    let (mine, theirs, last) = (grouped(mine), grouped(theirs), suspects(last));
    let rules = in_words(solved.rules());
    let start = format!("Three in turn under {rules}, with {mine}, {theirs} and {last}");
    match solved.at(state.pools()) {
        Known::Chances(chances) => {
            let [you, next, last] = chances.each_ref().map(range);
            format!("{start}: you win {you}, the next player {next}, the last {last}.")
        }
        Known::Never => format!("{start}: this cannot happen."),
        Known::NotYet => format!("{start}: not solved yet."),
    }
}

pub fn summary(solved: &Solved, state: &State) -> String {
    format!(
        "{} The map shows, for all pools up to {} of the first two: {}. {}",
        sentence(solved, state),
        grouped(state.size),
        title(state.layer),
        advice(solved, state),
    )
}
