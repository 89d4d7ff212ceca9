//! Every sentence of the figure.

use super::facts::{Facts, Place};
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Rules, ThreeChance};
use upperhand_games::format::{
    capitalized, grouped, parts, percent, percent_exactly, ranges, readout_of, suspects,
};
use upperhand_games::rule_sets::{
    ANSWERS, CANNOT_HAPPEN, MINE, RACE_IS_OVER, THEIRS, ending_explained, in_words,
};
use upperhand_games::stakes::points;
use upperhand_games::terms::POINTS;
use upperhand_kit::Readout;
use upperhand_kit::described::{Missing, Words};
use upperhand_kit::schema::Term;

pub const NEAREST_TO_FAIR: &str = "nearest to fair";

pub fn solving(rules: Rules) -> String {
    format!("Solving {} for three", in_words(rules))
}

pub const TERMS: &[Term] = &[
    Term::new(
        "the others choose",
        "To a player who is as well off with one move as with another it is all the same, but not to the two others: that choice \
            decides between them. The bounds given hold for every such choice, as long as everybody plays perfectly.",
    ),
    Term::new(
        "out",
        "With three, who names a wrong suspect leaves the game, and the two others play on.",
    ),
    POINTS,
];

/// The name of the setting of the last player's pool.
pub const LAST_POOL: &str = "last-pool";

/// What the endings mean for three.
pub const ENDINGS: &[&str] = &[
    ending_explained(Ending::Race),
    "Naming a suspect takes your turn: right, you win; wrong, you are out, and the others play on.",
    ending_explained(Ending::Open),
];

/// What is said where nothing is left to decide.
const OVER: &str = "none, the game is over";

/// The most splits of a pool that are listed.
const MOST_LISTED: usize = 3;

pub fn words(facts: &Facts) -> Words {
    let place = &facts.place;
    let [mine, theirs, last] = place.pools.map(|pool| grouped(pool.get()));
    let ranges = place.chances().map(|chances| chances.each_ref().map(range));
    let (said, win) = match &ranges {
        Ok([you, next, last]) => (
            format!("you win {you}, the next player {next}, the last {last}"),
            [
                format!("you win {you}"),
                format!("the next player wins {next}"),
                format!("the last player wins {last}"),
            ],
        ),
        Err(missing) => (
            missing.text("this cannot happen").to_owned(),
            core::array::from_fn(|_| missing.text("cannot happen in the race").to_owned()),
        ),
    };
    let rules = in_words(facts.rules);
    let sentence = format!(
        "Three in turn under {rules}, with {mine}, {theirs} and {}: {said}.",
        suspects(place.pools[2].get()),
    );
    let advice = advice(facts);
    let summary = format!(
        "{sentence} The map shows, for all pools up to {} of the first two: {}. {advice}",
        grouped(facts.size),
        facts.shown,
    );
    let mut spoken: Vec<_> = [MINE.name, THEIRS.name, LAST_POOL]
        .into_iter()
        .zip(win)
        .collect();
    if facts.rules.answers() == 2 {
        spoken.push((ANSWERS.name, "yes or no".to_owned()));
    }
    Words {
        readout: Readout {
            heading: format!("You have {mine}, the others {theirs} and {last}"),
            advice,
            facts: told(facts),
            ..number(place)
        },
        sentence,
        summary,
        spoken,
    }
}

fn number(place: &Place) -> Readout {
    match place.chances() {
        Ok([yours, ..]) if !yours.is_one() => Readout {
            value: range(&yours),
            exact: format!("{} to {}", yours.low, yours.high),
            ..Readout::default()
        },
        chances => readout_of(chances.ok().map(|[yours, ..]| yours.low)),
    }
}

/// A chance, or its bounds: "30.0 %", "53.3 to 56.7 %".
fn range(chance: &ThreeChance) -> String {
    let [low, high] = [chance.low, chance.high].map(percent);
    if low == high {
        return low;
    }
    let unit = &high[high.find('\u{202f}').unwrap_or(high.len())..];
    format!("{} to {high}", low.strip_suffix(unit).unwrap_or(&low))
}

/// The same with its fractions.
fn exactly(chance: &ThreeChance) -> String {
    if chance.is_one() {
        percent_exactly(chance.low)
    } else {
        format!("{} ({} to {})", range(chance), chance.low, chance.high)
    }
}

fn told(facts: &Facts) -> Vec<(&'static str, String)> {
    let missing = |missing: Missing, never: &'static str| missing.text(never).to_owned();
    let place = &facts.place;
    let [next, last, decided, moves] = match (place.chances(), place.decided()) {
        (Ok([_, next, last]), Ok(decided)) => [
            exactly(&next),
            exactly(&last),
            match decided.numerator() {
                0 => "nothing".to_owned(),
                _ => format!("at most {}", points(decided)),
            },
            best(&facts.moves, place.pools[0]).unwrap_or_else(|| OVER.to_owned()),
        ],
        (Err(why), _) | (_, Err(why)) => core::array::from_fn(|_| missing(why, "none")),
    };
    let fairest = facts
        .fairest
        .map(|pools| pools.map(|pool| grouped(pool.get())));
    let fairest = match fairest {
        Ok([mine, theirs, last]) => format!("with {mine}, {theirs} and {last}"),
        Err(why) => missing(why, OVER),
    };
    vec![
        ("The next player wins", next),
        ("The last player wins", last),
        ("Others decide", decided),
        ("Moves that may be best", moves),
        ("Nearest to fair", fairest),
    ]
}

/// The moves in words: "ask about 2 or 3 of 6, or name a suspect".
fn best(moves: &[Move], mine: Pool) -> Option<String> {
    let questions = moves.iter().filter_map(|a_move| match a_move {
        Move::Ask(parts) => Some(parts.as_slice()),
        Move::Name => None,
    });
    let questions: Vec<&[u32]> = questions.collect();
    let asked = (!questions.is_empty()).then(|| asked(&questions, mine));
    let named = moves
        .contains(&Move::Name)
        .then(|| "name a suspect".to_owned());
    match (asked, named) {
        (Some(asked), Some(named)) => Some(format!("{asked}, or {named}")),
        (asked, named) => asked.or(named),
    }
}

/// The questions in words: by what they ask about where they are of yes or no, else by their parts.
fn asked(questions: &[&[u32]], mine: Pool) -> String {
    let pool = grouped(mine.get());
    if questions.iter().all(|parts| parts.len() == 2) {
        let bids: Vec<u32> = questions.iter().map(|parts| parts[0]).collect();
        return format!("ask about {} of {pool}", ranges(&bids));
    }
    let listed = questions.iter().take(MOST_LISTED).map(|asked| parts(asked));
    let splits = listed.collect::<Vec<_>>().join(" or ");
    match questions.len().saturating_sub(MOST_LISTED) {
        0 => format!("split {pool} into {splits}"),
        more => format!(
            "split {pool} into {splits} or in {} other ways",
            grouped(more)
        ),
    }
}

fn advice(facts: &Facts) -> String {
    let place = &facts.place;
    match (place.ends, best(&facts.moves, place.pools[0])) {
        (Err(Missing::Never), _) => CANNOT_HAPPEN.to_owned(),
        (Err(Missing::NotYet), _) => "This position is being solved.".to_owned(),
        (Err(Missing::Stopped), _) => {
            "Solving was stopped before it came to this position.".to_owned()
        }
        (Ok(_), None) => RACE_IS_OVER.to_owned(),
        (Ok(_), Some(best)) => {
            let why = match facts.all_moves {
                1 => "there is no other move",
                all if all as usize == facts.moves.len() => {
                    "each may be best, depending on what the others choose"
                }
                _ => "anything else leaves you less, whatever the others choose",
            };
            format!("{}: {why}.", capitalized(&best))
        }
    }
}

/// The subject of the table.
pub fn caption(rules: Rules, last: Pool) -> String {
    let (rules, last) = (in_words(rules), grouped(last.get()));
    format!("The chances of three under {rules}, where the last player has {last}")
}

/// The chance of a player in a table: in percent, at least, at most.
pub fn texts(place: &Place, player: usize) -> Vec<String> {
    match place.chances() {
        Ok(chances) => {
            let chance = &chances[player];
            vec![
                range(chance),
                chance.low.to_string(),
                chance.high.to_string(),
            ]
        }
        Err(missing) => vec![missing.text("–").to_owned(); 3],
    }
}
