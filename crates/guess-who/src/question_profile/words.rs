//! Every sentence of the figure.

use super::asked::Asked;
use super::bids::{Bids, Completion, MOST_SEARCHED};
use super::facts::{Best, Bold, Facts, Question, Undecided};
use super::profile::Profile;
use super::triangle::Triangle;
use crate::words::halving::{every_time, kept_in_words, this_once};
use itertools::Itertools;
use upperhand::guess_who::{BidRun, Ending, Probability, Rules};
use upperhand::{Fraction, order};
use upperhand_games::format::{
    grouped, parts, percent, percent_exactly, power_of_ten, ranges, readout_of, yes_or_no,
};
use upperhand_games::position::{Position, level_in_words, region_in_words};
use upperhand_games::rule_sets::{ANSWERS, CANNOT_HAPPEN, MINE, THEIRS, by_rules, in_words};
use upperhand_games::stakes::{against, even_split_name, loss, points};
use upperhand_games::terms::{
    EVEN_SPLIT, HALVING_EVERY_TIME, HALVING_NOW, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND,
};
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Readout, Scale, Table};

pub const TITLE: &str = "What each question is worth";

pub const HELP: &str = "Point, tap or drag on the figure to choose a question; a click pins. With the keyboard: \
    arrow keys move by 1, Page Up and Page Down by 10, Home and End to the ends, Enter pins, Escape unpins.";

pub const TERMS: &[Term] = &[
    IN_THE_WEEDS,
    UPPER_HAND,
    LEVEL,
    EVEN_SPLIT,
    HALVING_NOW,
    HALVING_EVERY_TIME,
    Term::new(
        "Questions until you know",
        "How many it takes you on average until one suspect is left, if from then on you ask so that few are needed. No way of \
         asking needs fewer than the entropy: the logarithm of your pool, to base 2 for yes or no. The best question often needs more.",
    ),
    POINTS,
];

/// The labels of a part that is one of three, and of one of more.
pub const FIRST_PART: &str = "First part";
pub const FIRST: &str = "1st";
pub const ONE_OF_THE_PARTS: &str = "One of the parts";

pub fn words(facts: &Facts) -> Words {
    let position = &facts.position;
    let known = facts.known.as_ref();
    let win = |wins: Option<Probability>, none: &str| match wins {
        Some(wins) => format!("you win {}", percent(wins)),
        None => none.to_owned(),
    };
    let asked = known.map(|known| known.asked.wins);
    let of_pool = || win(position.win(), "cannot happen in the race");
    let of_part = || win(asked, "nothing to ask");
    let mut spoken = vec![
        (MINE.name, of_pool()),
        (THEIRS.name, of_pool()),
        ("bid", of_part()),
        ("second", of_part()),
    ];
    if position.rules.answers() == 2 {
        spoken.push((ANSWERS.name, "yes or no".to_owned()));
    }
    let said =
        |say: fn(&Undecided) -> String| known.map_or_else(|| instead(position).to_owned(), say);
    Words {
        readout: Readout {
            heading: known.map_or_else(|| format!("You {}", position.pools()), heading),
            unit: known.map_or("", |_| by_rules(position.rules.ending())),
            advice: said(advice),
            facts: told(facts),
            ..readout_of(asked.or(position.win()))
        },
        sentence: said(sentence),
        summary: summary(position, known),
        spoken,
    }
}

fn heading(known: &Undecided) -> String {
    let pool = grouped(known.position.mine.get());
    match known.position.rules.answers() {
        2 => format!("Ask about {} of your {pool} suspects", grouped(known.bid)),
        _ => format!(
            "Split your {pool} suspects into {}",
            parts(&known.asked.parts)
        ),
    }
}

/// Terms that are the same for every question under the same rules.
fn told(facts: &Facts) -> Vec<(&'static str, String)> {
    let (position, rules) = (&facts.position, facts.position.rules);
    let is_yes_no = rules.answers() == 2;
    let of = |say: fn(&Undecided) -> String| facts.known.as_ref().map_or("none".to_owned(), say);
    let of_rules = match rules.ending() {
        Ending::Race if is_yes_no => ("Region", region_in_words(position.region())),
        Ending::Race => ("Region", "only for yes/no questions".to_owned()),
        Ending::Official | Ending::Open => ("Naming a suspect", of(naming_wins)),
    };
    let halving = kept_in_words(position, &facts.halving);
    let mut told = vec![
        ("Best questions", of(best_questions)),
        (every_time(is_yes_no), halving),
        of_rules,
        ("This loses", of(|known| loss(known.asked.loses))),
        ("Best chance", of(|known| percent_exactly(known.win))),
        (this_once(is_yes_no), of(even_wins)),
        ("The answer tells", of(bits)),
        ("Questions until you know", of(lengths)),
        ("Position", format!("you {}", position.pools())),
    ];
    if rules == Rules::RACE {
        told.push(("Level", level_in_words(position.region())));
    }
    told
}

fn naming_wins(known: &Undecided) -> String {
    known.naming.map_or_else(String::new, percent_exactly)
}

fn even_wins(Undecided { even, .. }: &Undecided) -> String {
    format!("{}: {}", parts(&even.parts), percent_exactly(even.wins))
}

/// "5.04 on average; the fewest are 4.67, the entropy is 4.58".
fn lengths(known: &Undecided) -> String {
    let [mean, fewest] = known.lengths.map(Fraction::value);
    let entropy = f64::from(known.entropy) / 100.0;
    format!("{mean:.2} on average; the fewest are {fewest:.2}, the entropy is {entropy:.2}")
}

/// "0.92 bits; the most is 1.00. Most bits is not most wins: 2 | 4 may leave you with 2: this wins 75.0 %, with 3 left 33.3 %".
fn bits(known: &Undecided) -> String {
    let [asked, most] = [&known.asked, &known.even].map(|question| question.bits);
    let told = format!("{asked:.2} bits; the most is {most:.2}");
    let Some(Bold { parts: bold, left }) = &known.bold else {
        return told;
    };
    let [(few, best), (many, other)] = *left;
    let (bold, few) = (parts(bold), grouped(few));
    let stakes = against(best, &format!("with {} left", grouped(many)), other);
    format!("{told}. Most bits is not most wins: {bold} may leave you with {few}: {stakes}")
}

fn advice(known: &Undecided) -> String {
    let (win, asked, even) = (known.win, &known.asked, &known.even);
    let position = &known.position;
    let split = even_split_name(position.rules.answers());
    let is_even = asked.parts == even.parts;
    if asked.wins == win {
        return match (known.naming_is_best(), even.wins == win) {
            (true, _) => "Nothing is better, and naming a suspect is as good.".to_owned(),
            (false, false) => format!("Nothing is better: {}.", against(win, split, even.wins)),
            (false, true) if is_even => format!("Nothing is better than {split}."),
            (false, true) => format!("Nothing is better, and {split} is as good."),
        };
    }
    let stakes = against(win, if is_even { split } else { "yours" }, asked.wins);
    let pool = grouped(position.mine.get());
    match known.most_even.as_deref() {
        Some([bid, _]) if position.rules.answers() == 2 => {
            format!("Better ask about {} of {pool}: {stakes}.", grouped(*bid))
        }
        Some(best) => format!("Better split {pool} into {}: {stakes}.", parts(best)),
        None if known.naming_is_best() => format!("Better name a suspect: {stakes}."),
        None => format!(
            "The best question is not known at this size: it wins {}, yours {} less.",
            percent(win),
            points(asked.loses)
        ),
    }
}

/// The largest number of bids that are listed one by one.
const LISTED: u64 = 512;

fn best_questions(known: &Undecided) -> String {
    let Undecided { position, .. } = known;
    let said = match &known.best {
        Best::Bids(runs) => best_bids(runs).map(|said| match position.rules.answers() {
            2 => format!("ask about {said} of {}", grouped(position.mine.get())),
            _ if position.mine.get() <= MOST_SEARCHED => format!("with a part of {said}"),
            _ => format!("with a part of {said}, as far as is known"),
        }),
        Best::Splits { some, count, seen } => (!some.is_empty()).then(|| {
            let listed = some.len();
            let more = match count {
                None if *seen > listed => " and many more".to_owned(),
                Some(count) if *count == listed as u128 => String::new(),
                Some(count) => format!(" and {} more", count - listed as u128),
                None => ", perhaps more".to_owned(),
            };
            some.iter().map(|question| parts(question)).join(", ") + &more
        }),
    };
    said.unwrap_or_else(|| {
        let none = if known.naming_is_best() {
            "none: name a suspect"
        } else {
            "not known at this size"
        };
        none.to_owned()
    })
}

fn count(runs: &[BidRun]) -> u64 {
    runs.iter().map(|run| u64::from(run.count())).sum()
}

/// "4 or 6", "8 to 12"; `None` where there is none.
fn best_bids(runs: &[BidRun]) -> Option<String> {
    let first = runs.first()?.first;
    let last = runs.iter().map(|run| run.last).fold(first, u32::max);
    let (from, to) = (grouped(first), grouped(last));
    let count = count(runs);
    Some(match runs {
        [run] if run.step == 1 && run.count() > 2 => format!("{from} to {to}"),
        _ if count == 1 => from,
        // Every even one and every odd one in between.
        _ if count > 2 && count == u64::from(last - first) + 1 => format!("{from} to {to}"),
        runs if count <= LISTED && last < 10_000 => {
            ranges(&order::sorted(runs.iter().flat_map(|run| run.bids())))
        }
        _ if count == 2 => format!("{from} or {to}"),
        _ => format!("one of {} numbers from {from} to {to}", grouped(count)),
    })
}

/// What is said where nothing can be asked.
pub fn instead(position: &Position) -> &'static str {
    match (
        position.is_over(),
        position.mine.get(),
        position.theirs.get(),
    ) {
        (true, 1, 1) => CANNOT_HAPPEN,
        (true, 1, _) => "You are down to one suspect: you have won the race.",
        (true, ..) => "They are down to one suspect: they have won the race.",
        _ => "You have one suspect left: name it and win.",
    }
}

fn sentence(known: &Undecided) -> String {
    let Undecided { position, .. } = known;
    let split = even_split_name(position.rules.answers());
    let even = match known.even.loses {
        lost if lost.numerator() == 0 => format!("{split} is as good as any question"),
        lost => format!("{split} costs you {}", points(lost)),
    };
    format!(
        "With {} against {} you win {} at best; {even}.",
        grouped(position.mine.get()),
        grouped(position.theirs.get()),
        percent(known.win),
    )
}

fn summary(position: &Position, known: Option<&Undecided>) -> String {
    let (rules, pools) = (in_words(position.rules), position.pools());
    let Some(known) = known else {
        return format!("Under {rules}, you {pools}. {}", instead(position));
    };
    let shown = match position.rules.answers() {
        2 => "A curve of your chance to win over the number of suspects you ask about",
        3 => "A triangle of all three-way questions, coloured by your chance to win with each",
        _ => "A curve of your chance to win over the size of one part of your question",
    };
    let naming = match known.naming {
        Some(naming) => format!(" Naming a suspect wins {}.", percent(naming)),
        None => String::new(),
    };
    // From the worst question shown to the best.
    let [least, most] = known.shown.map(percent);
    format!(
        "{shown}. Under {rules}, you {pools}. The best move wins {}. Best questions: {}.{naming} The questions shown are worth {least} to {most}.",
        percent_exactly(known.win),
        best_questions(known),
    )
}

// The picture.

pub const NOTHING_TO_ASK: &str = "Nothing to ask";

/// What stands in the picture then.
pub fn in_the_picture(position: &Position) -> &'static str {
    if position.is_over() {
        "The game is over"
    } else {
        "Name your suspect"
    }
}

/// What the axis of bids counts, what dots are, and the name of the best ones.
const fn of_bids(bids: &Bids) -> [&'static str; 3] {
    let one = "Suspects in one of the parts";
    let (best, even) = (
        "the other parts as good as can be",
        "the other parts as equal as possible",
    );
    match bids.completion {
        Completion::Rest => ["Suspects you ask about", "every question", "best"],
        Completion::Best(_) => [one, best, "best"],
        Completion::Even => [one, even, "best, as far as known"],
    }
}

pub fn across(bids: &Bids) -> String {
    let doubling = match bids.scale {
        Scale::Linear => "",
        Scale::Logarithmic => ", doubling",
    };
    format!("{}{doubling}", of_bids(bids)[0])
}

/// The label of the axis of chances, which may have units of a power of ten, and may not show the worst or not begin at 0.
pub fn upwards(unit: Option<i32>, is_cut: bool, is_above_0: bool) -> String {
    let unit = unit.map_or_else(String::new, |unit| {
        format!(", in units of {}", power_of_ten(unit))
    });
    let ends = match (is_cut, is_above_0) {
        (true, _) => " (the worst cut off)",
        (false, true) => " (not from 0)",
        (false, false) => "",
    };
    format!("Your chance to win{unit}{ends}")
}

pub const fn dots(bids: &Bids) -> &'static str {
    of_bids(bids)[1]
}

pub fn naming(chance: Probability, is_shown: bool) -> String {
    let below = if is_shown { "" } else { ", below the axis" };
    format!("naming a suspect, {}{below}", percent(chance))
}

/// The best questions of a curve, the smallest of which may be named.
pub fn best_marked(bids: &Bids, least: Option<u32>) -> String {
    let best = of_bids(bids)[2];
    match (least, count(&bids.best)) {
        (None, _) => best.to_owned(),
        (Some(least), 1) => format!("{best}: {}", grouped(least)),
        (Some(least), _) => format!("{best}, the smallest: {}", grouped(least)),
    }
}

pub const ALONG_THE_EDGES: &str = "Along the edges: two parts only";

/// Where all suspects are in the third part, the first and the second.
pub const CORNERS: [&str; 3] = ["3rd only", "1st only", "2nd part only"];

pub const BY_THE_PARTS: &str = "Your chance to win, by the three parts";

pub const EVEN: &str = "even split";

/// A chance by its distance from the best.
pub fn less(apart: Probability) -> String {
    format!("{} less", points(apart))
}

/// The best questions of a triangle, by dots or where there are too many by colour.
pub fn best_splits_marked(triangle: &Triangle, is_by_colour: bool) -> String {
    let orders = "in every order";
    match (triangle.step, triangle.best_count) {
        (1, Some(1)) => format!("the best, {orders}"),
        (1, Some(count)) => format!("the {count} best, {orders}"),
        _ if is_by_colour => "as good as the best".to_owned(),
        (_, Some(count)) => format!("{} of the {count} best, {orders}", triangle.best.len()),
        _ => format!("the best known, {orders}"),
    }
}

// The tables.

/// A few questions around the one pointed at, or all that are shown.
pub fn table(profile: Option<&Profile>, state: &Asked, extent: Extent) -> Table {
    let position = state.position();
    let caption = format!(
        "Questions with {} against {}, under {}",
        grouped(position.mine.get()),
        grouped(position.theirs.get()),
        in_words(position.rules)
    );
    let names: &[&str] = match extent {
        Extent::Near => &["Question", "Your chance", "Exactly", "Loses", "Best"],
        Extent::Shown => &[
            "parts",
            "numerator",
            "denominator",
            "probability",
            "loss",
            "optimal",
        ],
    };
    let rows = profile.map_or_else(Vec::new, |profile| {
        let questions = match extent {
            Extent::Near => profile.around(state),
            Extent::Shown => profile.questions(),
        };
        let questions = questions
            .into_iter()
            .map(|parts| profile.worths().question(parts));
        questions
            .map(|question| in_a_row(&question, extent))
            .collect()
    });
    Table::new(caption, names, rows)
}

fn in_a_row(question: &Question, extent: Extent) -> Vec<String> {
    let Question { wins, loses, .. } = question;
    let is_best = yes_or_no(loses.numerator() == 0);
    match extent {
        Extent::Near => row([
            &parts(&question.parts),
            &percent(*wins),
            wins,
            &points(*loses),
            &is_best,
        ]),
        Extent::Shown => row([
            &question.parts.iter().join(" + "),
            &wins.numerator(),
            &wins.denominator(),
            &wins.value(),
            &loses.value(),
            &is_best,
        ]),
    }
}
