//! Every sentence of the figure.

use super::facts::{Drawn, Facts, LARGEST, Place, Solution};
use core::cmp::Ordering;
use upperhand::guess_who::{Pool, Probability, Rules};
use upperhand_games::format::{
    counted, decimals, grouped, percent, percent_exactly, percent_of, readout_of, significant,
};
use upperhand_games::rule_sets::{CANNOT_HAPPEN, MINE, RACE_IS_OVER, THEIRS, in_words};
use upperhand_games::stakes::{loss, points};
use upperhand_games::terms::POINTS;
use upperhand_kit::Readout;
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;

// The picture of the turns.
pub const WHEN_DONE: &str = "When these plans are done";
pub const TURNS: &str = "done after so many turns of one’s own";
pub const SHARE_OF_GAMES: &str = "share of games";
pub const NOT_SOLVED: &str = "not solved yet";
pub const WITH_WRONG_NAME: &str = "paler: with a wrong name";
pub const YOU_FOUND: &str = "you have found theirs";
pub const THEY_FOUND: &str = "they have found yours";

/// A stage of the map beyond this one takes seconds.
const QUICK: u32 = 16;

/// What is being solved: both pools, or a stage of the map.
pub fn solving(numbers: &[u32], rules: Rules) -> String {
    let which = match numbers {
        [mine, theirs] => format!("{mine} against {theirs}"),
        _ => format!("all pools up to {}", numbers[0]),
    };
    let takes_seconds = numbers.len() == 1 && numbers[0] > QUICK;
    let cost = if takes_seconds {
        ", which takes seconds"
    } else {
        ""
    };
    format!("Solving {which} blindfold under {}{cost}", in_words(rules))
}

pub const TERMS: &[Term] = &[
    Term::new(
        "blindfold",
        "Neither sees how many suspects the other has left. Both know the rules and the pools of the start, and hear that the game \
            goes on.",
    ),
    Term::new(
        "eyes open",
        "Both see both pools, as usual, and play perfectly.",
    ),
    Term::new(
        "plan",
        "Who sees nothing of the other can as well choose all questions beforehand: a tree of questions, with all that may be \
            answered. Best play draws one by chance, so that the other cannot adapt to it. There may be other mixtures that are as good.",
    ),
    Term::new(
        "The open rules",
        "Naming a suspect takes a turn, and a wrong name only strikes that suspect. Blindfold, all rules come close to these where pools \
            are large: that is proved.",
    ),
    POINTS,
];

/// What is said of what is not solved.
const NOT_YET: &str = "not solved yet";

pub fn words(facts: &Facts) -> Words {
    let place = &facts.place;
    let (position, known) = (place.position, &place.known);
    let eyes_open = place.seeing.map(percent).unwrap_or_default();
    let (wins, advice) = match (place.seeing, known) {
        (None, _) => ("this cannot happen".to_owned(), CANNOT_HAPPEN.to_owned()),
        (_, None) => (
            format!("{NOT_YET}; with eyes open you win {eyes_open}"),
            format!("The blindfold is {NOT_YET} here. With eyes open you win {eyes_open}."),
        ),
        (_, Some(known)) => (
            format!("you win {}, with eyes open {eyes_open}", percent(known.win)),
            match gainer(known, ["You gain", "They gain"]) {
                _ if position.is_over() => RACE_IS_OVER.to_owned(),
                Some((who, gained)) => {
                    let gained = points(gained);
                    format!("{who} {gained} by the blindfold: with eyes open you win {eyes_open}.")
                }
                None => {
                    "Nobody gains by the blindfold: with eyes open you win as often.".to_owned()
                }
            },
        ),
    };
    let [mine, theirs] = [position.mine, position.theirs].map(|pool| grouped(pool.get()));
    let rules = in_words(position.rules);
    let sentence =
        format!("Guess Who? blindfold, under {rules}, with {mine} against {theirs}: {wins}.");
    let [you, they, nobody] = facts.tally.map(grouped);
    let tally = format!("you gain at {you}, they at {they}, nobody at {nobody}");
    let solved: usize = facts.tally.iter().sum();
    let summary = format!(
        "{sentence} The map shows, for all pools up to {LARGEST}: {}. {} of it is solved: {tally}. {advice}",
        facts.shown,
        percent_of(solved as f64 / f64::from(LARGEST * LARGEST)),
    );
    let chance = match known {
        Some(known) => format!("you win {} blindfold", percent(known.win)),
        None => NOT_YET.to_owned(),
    };
    Words {
        readout: Readout {
            heading: format!("You {}", position.pools()),
            advice,
            facts: told(facts, tally),
            ..readout_of(place.win())
        },
        sentence,
        summary,
        spoken: vec![(MINE.name, chance.clone()), (THEIRS.name, chance)],
    }
}

/// Who gains, and how much; `None` where nobody does.
fn gainer(known: &Solution, [you, they]: [&'static str; 2]) -> Option<(&'static str, Probability)> {
    match known.gained {
        (Ordering::Greater, gained) => Some((you, gained)),
        (Ordering::Less, gained) => Some((they, gained)),
        (Ordering::Equal, _) => None,
    }
}

fn told(facts: &Facts, tally: String) -> Vec<(&'static str, String)> {
    let place = &facts.place;
    let (position, known) = (place.position, &place.known);
    let all = |text: &str| core::array::from_fn(|_| text.to_owned());
    let [gained, yours, theirs, your_turns, their_turns] = match known {
        _ if position.is_over() => all("none, the game is over"),
        None => all(NOT_YET),
        Some(known) => {
            let [first, second] = &known.drawn;
            let gained = gainer(known, ["you", "they"]);
            let gained = gained.map(|(who, gained)| format!("{who} {}", loss(gained)));
            [
                gained.unwrap_or_else(|| "nobody".to_owned()),
                draws(first, position.mine),
                draws(second, position.theirs),
                takes(first),
                takes(second),
            ]
        }
    };
    let exactly = |chance: &Option<Probability>| chance.map_or("none".to_owned(), percent_exactly);
    vec![
        ("With eyes open", exactly(&place.seeing)),
        ("Gained by the blindfold", gained),
        ("The open rules", exactly(&facts.open)),
        ("You may draw from", yours),
        ("They may draw from", theirs),
        ("That plan of yours takes", your_turns),
        ("That of theirs takes", their_turns),
        ("Of the pools solved", tally),
    ]
}

/// "8 plans, halving every time in 34.4 % of games".
fn draws(drawn: &Drawn, pool: Pool) -> String {
    let count = counted(&drawn.plans.to_string(), "plan");
    match (drawn.halving, drawn.plans) {
        (Some(_), 1) if pool.get() == 1 => "one plan: name the suspect".to_owned(),
        (Some(_), 1) => "one plan: halve every time".to_owned(),
        (None, 1) => "one plan, which does not halve every time".to_owned(),
        (Some(chance), _) => format!(
            "{count}, halving every time in {} of games",
            percent(chance)
        ),
        (None, _) => format!("{count}, none of which halves every time"),
    }
}

fn takes(drawn: &Drawn) -> String {
    let turns = significant(drawn.turns(), 2);
    format!("{} on average", counted(&turns, "turn"))
}

/// The subject of the table.
pub fn caption(rules: Rules) -> String {
    format!("Guess Who? blindfold under {}", in_words(rules))
}

/// A chance in a table, in percent and exactly.
pub fn texts(chance: Option<Probability>) -> Vec<String> {
    match chance {
        Some(chance) => vec![percent(chance), chance.to_string()],
        None => ["–", "–"].map(str::to_owned).to_vec(),
    }
}

/// The gain in a table, in points.
pub fn gain(place: &Place) -> Vec<String> {
    let gain = place.gain().map(|gain| decimals(100.0 * gain, 2));
    vec![gain.unwrap_or_else(|| "–".to_owned())]
}
