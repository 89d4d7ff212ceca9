//! Where hands are real cards: lines, pairs of them, and what the two win together.

use super::super::facts::cards::{Best, Blocked, Cards, Die, Facts, Held};
use super::super::state::Played;
use super::ANSWERED;
use upperhand::guts::Rules;
use upperhand::guts::cards::{Card, Fraction, RANKS};
use upperhand_games::antes::{ROUNDS, antes_per_hundred, outcome, per_hundred, signed_per_hundred};
use upperhand_games::card_losses::exactly;
use upperhand_games::card_names::hand_name;
use upperhand_games::format::{capitalized, decimals, percent_of, without_zeros};
use upperhand_kit::described::Words;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Readout, Table};

/// The decimals of antes a round.
const DIGITS: usize = 6;

/// What is won is said to be less than this where it is hardly anything.
const HARDLY: &str = "under 0.01";

const NOT_YET: &str = "not solved yet";

const NOTHING: &str = "nothing";

pub fn words(facts: &Facts) -> Words {
    let (value, advice) = match facts.answer {
        Some(answer) => {
            let hold = answer
                .held
                .map_or_else(|| "each hand that pays".to_owned(), line_held);
            let ends = outcome(answer.gets.value(), ROUNDS);
            (
                answer.gets,
                format!("You know their lines. Hold {hold}, and {ends}."),
            )
        }
        None => (facts.leaves, against_line(facts)),
    };
    let decimal = match value.numerator() {
        0 => "= 0 a round".to_owned(),
        _ => format!("≈ {} a round", decimals(value.value(), DIGITS)),
    };
    let ends = outcome(facts.leaves.value(), ROUNDS);
    let said = |held: Held| format!("hold {}, {ends}", line_held(held));
    let [one, other] = facts.lines.map(said);
    let readout = Readout {
        heading: capitalized(&pair_held(facts.pair)),
        value: signed(value.value()),
        unit: ROUNDS,
        exact: String::new(),
        decimal,
        advice,
        facts: told(facts, value),
    };
    Words {
        sentence: sentence(facts),
        summary: summary(facts, &readout),
        spoken: vec![
            ("one-line", one),
            ("other-line", other),
            ("hold-above", said(facts.line)),
        ],
        readout,
    }
}

/// What is said while a game is prepared.
pub const DEALING: &str = "What lines lose is being worked out";

pub fn dealing(played: Played) -> Words {
    let heading = capitalized(&dealt(played));
    let said = format!("{heading}. {DEALING}.");
    Words {
        readout: Readout {
            heading,
            advice: format!("{DEALING}."),
            ..Readout::default()
        },
        sentence: said.clone(),
        summary: said,
        spoken: Vec::new(),
    }
}

fn against_line(facts: &Facts) -> String {
    let hold = line_held(facts.line);
    if facts.is_worst {
        return format!("You hold {hold}. No pair on this map wins more from you.");
    }
    let (pair, ends) = (
        pair_held(facts.worst),
        outcome(facts.worst_leaves.value(), ROUNDS),
    );
    format!("You hold {hold}. Worst for you is if {pair}: {ends}.")
}

fn best(facts: &Facts) -> Option<(&Die, &Best)> {
    let die = facts.die.as_ref()?;
    Some((die, die.best.as_ref()?))
}

fn told(facts: &Facts, value: Fraction) -> Vec<(&'static str, String)> {
    let of_best = |said: &dyn Fn(&Die, &Best) -> String| match best(facts) {
        Some((die, best)) => said(die, best),
        None => NOT_YET.to_owned(),
    };
    let exact = |die: &Die, _: &Best| match die.ends[1] {
        nothing if nothing.numerator() == 0 => NOTHING.to_owned(),
        value => format!("{} antes a round", exactly(-value)),
    };
    let worst = antes_per_hundred(facts.worst_leaves.value());
    let mut told = vec![
        ("With a die they win", won(facts)),
        ("Your line", format!("hold {}", line_held(facts.line))),
        ("With a die, exactly", of_best(&exact)),
        (
            "You lose no more if you hold",
            of_best(&|_, best| strategy(best)),
        ),
        ("The die decides", of_best(&|_, best| drawn(best))),
        ("Without a die they win", without_die(facts).to_owned()),
        (
            "This pair leaves you, exactly",
            format!("{} antes a round", exactly(value)),
        ),
        (
            "It gets from this pair",
            antes_per_hundred(facts.leaves.value()),
        ),
        (
            "From the worst pair for it",
            format!("{worst}: {}", pair_held(facts.worst)),
        ),
        (
            "From what their die draws",
            of_best(&|_, best| {
                let leaves = best.leaves.map(|leaves| antes_per_hundred(leaves.value()));
                leaves.unwrap_or_default()
            }),
        ),
    ];
    let blocked = best(facts).and_then(|(_, best)| best.blocked);
    told.extend(blocked.map(|blocked| ("How they help each other", blocking(blocked))));
    told
}

/// What the two win with a die, as exactly as is known.
fn won(facts: &Facts) -> String {
    match &facts.die {
        None => NOT_YET.to_owned(),
        Some(Die { ends, best: None }) => {
            let [most, least] = ends.map(|end| (-end.value()).max(0.0));
            format!("between {} and {} {ROUNDS}", size(least), size(most))
        }
        Some(Die { ends, .. }) if ends[1].numerator() == 0 => NOTHING.to_owned(),
        Some(Die { ends, .. }) => format!("{} {ROUNDS}", size(ends[1].value())),
    }
}

fn without_die(facts: &Facts) -> &'static str {
    match (facts.played.cards, best(facts)) {
        (_, Some((die, _))) if die.ends[1].numerator() == 0 => NOTHING,
        (1, _) => ANSWERED,
        (_, None) => NOT_YET,
        (_, Some(_)) => "no more than that, perhaps nothing: that is open",
    }
}

/// What each of the two gets in the rounds in which they part.
fn blocking(blocked: Blocked) -> String {
    format!(
        "who holds everything wins {}, who drops loses {} {ROUNDS} of that kind; if both held the same, you would lose nothing with {}",
        size(blocked.wins.value()),
        size(blocked.loses.value()),
        line_held(blocked.safe),
    )
}

fn sentence(facts: &Facts) -> String {
    let dealt = capitalized(&dealt(facts.played));
    let Some((die, best)) = best(facts) else {
        let least = size(facts.safest_leaves.value());
        return format!(
            "{dealt}: whatever line between ranks the third of three players has, some pair of lines of the two others wins {least} antes \
             per 100 rounds or more from her. What they win from any play of hers by rolling a die together is {NOT_YET}."
        );
    };
    if die.ends[1].numerator() == 0 {
        return format!(
            "{dealt}: two of three players who agree and share a die win nothing from a third who holds {}.",
            strategy(best)
        );
    }
    let apart = match facts.played.cards {
        1 => "without a die they win nothing from one who knows their lines",
        _ => "without a die they win no more than that, perhaps nothing",
    };
    format!(
        "{dealt}: two of three players who agree and share a die win {} {ROUNDS} from the third, however well she plays; {apart}.",
        size(die.ends[1].value())
    )
}

fn summary(facts: &Facts, said: &Readout) -> String {
    let colours = if facts.is_apart {
        "The map shows what each pair of lines of the two leaves you, if you know it and answer as well as you can.".to_owned()
    } else {
        format!(
            "The map shows what each pair of lines of the two leaves you who hold {}.",
            line_held(facts.line)
        )
    };
    let die = best(facts).map(|(_, best)| {
        format!(
            " Their die decides {}. You lose no more if you hold {}.",
            drawn(best),
            strategy(best)
        )
    });
    let die = die.unwrap_or_default();
    format!(
        "{} {colours} {}: {} {ROUNDS}. {}{die}",
        sentence(facts),
        said.heading,
        said.value,
        said.advice
    )
}

pub fn solving(played: Played) -> String {
    let takes = match played.cards {
        1 => "",
        _ => ", which takes a few seconds",
    };
    format!("Solving {}{takes}", dealt(played))
}

/// "one card each", "two cards each with the Weenie rule".
pub fn dealt(played: Played) -> String {
    let cards = match played.cards {
        1 => "one card each",
        _ => "two cards each",
    };
    let rule = match played.rules {
        Rules::Standard => "",
        Rules::Weenie => " with the Weenie rule",
    };
    format!("{cards}{rule}")
}

/// The rank with which a kind begins: "J"; "pairs" for all of them.
pub fn leading_rank(cards: &Cards, line: usize) -> &'static str {
    let hand = cards.game.hands().get(cards.lines.dropped(line));
    let ranks: Vec<u8> = hand.cards().map(Card::rank).collect();
    match ranks[..] {
        [high, low] if high == low => "pairs",
        _ => RANKS[usize::from(ranks[0])],
    }
}

/// The weakest hand held: "J♦", "Q-J", "K♣ 3♣", "all", "none".
pub fn short(held: Held) -> String {
    match held {
        Held::Everything => "all".to_owned(),
        Held::Nothing => "none".to_owned(),
        Held::Hand(hand) => hand_name(&hand),
        Held::Ranks(ranks) => ranks.map(|rank| RANKS[usize::from(rank)]).join("-"),
    }
}

/// After "hold": "everything", "nothing", "J♦ or better", "Q-J or better".
fn line_held(held: Held) -> String {
    match held {
        Held::Everything => "everything".to_owned(),
        Held::Nothing => NOTHING.to_owned(),
        Held::Hand(_) | Held::Ranks(_) => format!("{} or better", short(held)),
    }
}

/// "both hold J♦ or better", "one holds everything, the other K♥ or better".
pub fn pair_held([one, other]: [Held; 2]) -> String {
    if one == other {
        format!("both hold {}", line_held(one))
    } else {
        let [one, other] = [one, other].map(line_held);
        format!("one holds {one}, the other {other}")
    }
}

/// The size of a payoff, also where it is small: "0.53", "under 0.01", "0".
pub fn size(value: f64) -> String {
    match per_hundred(value) {
        said if said == "0" && value != 0.0 => HARDLY.to_owned(),
        said => said,
    }
}

/// A payoff of 100 rounds with its sign, with more digits where it is small: "−0.71", "+0.0039", "0".
fn signed(value: f64) -> String {
    match signed_per_hundred(value) {
        said if said == "0" && value != 0.0 => {
            let sign = if value > 0.0 { "+" } else { "" };
            format!("{sign}{}", without_zeros(&decimals(100.0 * value, DIGITS)))
        }
        said => said,
    }
}

/// What the die draws: "90.9 %: both hold J♣ or better; else one holds everything, the other K♥ or better".
fn drawn(best: &Best) -> String {
    let each = |&(pair, weight): &([Held; 2], Fraction)| {
        let often = percent_of(weight.value());
        format!("{often}: {}", pair_held(pair))
    };
    match &best.drawn[..] {
        [] => "pairs of strategies that are no lines".to_owned(),
        [(pair, _)] => format!("nothing: {}", pair_held(*pair)),
        [first, (second, _)] => format!("{}; else {}", each(first), pair_held(*second)),
        all => all.iter().map(each).collect::<Vec<_>>().join("; "),
    }
}

/// Her strategy: "10♦ or better, and 10♥ in 7.1 % of deals (134/1877)".
fn strategy(best: &Best) -> String {
    let hold = line_held(best.hold);
    match &best.below[..] {
        [] => hold,
        [(hand, chance)] => {
            let (name, often) = (hand_name(hand), percent_of(chance.value()));
            let exact = exactly(*chance);
            format!("{hold}, and {name} in {often} of deals ({exact})")
        }
        more => format!("{hold}, and {} weaker hands by chance", more.len()),
    }
}

pub fn table(
    facts: &Facts,
    cards: &Cards,
    (line, pair): (usize, [usize; 2]),
    extent: Extent,
) -> Table {
    match extent {
        Extent::Near => around(facts, cards, line, pair),
        Extent::Shown => exported(facts, cards, line, pair),
    }
}

/// Lines on each side of the one chosen.
const AROUND: usize = 6;

fn around(facts: &Facts, cards: &Cards, line: usize, pair: [usize; 2]) -> Table {
    let to = (line + AROUND).min(cards.kinds());
    let rows = (line.saturating_sub(AROUND)..=to).map(|line| {
        let facts = cards.facts(line, pair, false);
        let die = best(&facts).and_then(|(_, best)| best.leaves);
        let antes = |value: Fraction| decimals(value.value(), DIGITS);
        vec![
            line_held(facts.line),
            antes(facts.leaves),
            antes(facts.worst_leaves),
            pair_held(facts.worst),
            die.map_or_else(|| NOT_YET.to_owned(), antes),
        ]
    });
    Table::new(
        format!(
            "{}: what you get a round, in antes, by your line; the pair chosen: {}",
            capitalized(&dealt(facts.played)),
            pair_held(facts.pair)
        ),
        &[
            "You hold",
            "From the pair chosen",
            "From the worst pair",
            "The worst pair",
            "From what their die draws",
        ],
        rows.collect(),
    )
}

/// What both panels show.
fn exported(facts: &Facts, cards: &Cards, line: usize, pair: [usize; 2]) -> Table {
    let line = (!facts.is_apart).then_some(line);
    let side = cards.kinds() + 1;
    let values = cards.values(line);
    let named = |line: usize| short(cards.held(line));
    let cells = values.iter().enumerate().map(|(place, &value)| {
        let (one, other) = (place % side, place / side);
        row([&"map", &named(one), &named(other), &value])
    });
    let mut rows: Vec<Vec<String>> = cells.collect();
    for line in 0..side {
        let leaves = |[one, other]: [usize; 2]| cards.lines.value([line, one, other]);
        let (chosen, worst) = (leaves(pair), leaves(cards.worst(line)));
        rows.push(row([&"the pair on the map", &named(line), &"", &chosen]));
        rows.push(row([&"the worst pair", &named(line), &"", &worst]));
    }
    if let Some(optimum) = cards.solution() {
        for dropped in 0..=cards.game.hands().len() {
            if let Some(leaves) = optimum.leaves(dropped) {
                rows.push(row([&"their die", &dropped, &"", &leaves.value()]));
            }
        }
    }
    Table::new(
        format!(
            "{}: what is left to you a round, in antes",
            capitalized(&dealt(facts.played))
        ),
        &["series", "x", "y", "value"],
        rows,
    )
}
