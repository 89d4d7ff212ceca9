//! Every sentence of the figure.

use super::facts::{Exponents, Facts, LARGEST, Night, SolvedTable};
use upperhand::guts::Rules;
use upperhand::order;
use upperhand_games::format::{counted, decimals, grouped, percent_of, significant};
use upperhand_games::guts_rules::{named_rule, seated_in_words};
use upperhand_games::guts_terms::{EQUILIBRIUM, WEENIE_RULE};
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;
use upperhand_kit::table::row;
use upperhand_kit::{Readout, Table};

// What the pictures say.
pub const ANTES: &str = "antes";
pub const RUIN_AND_POT: &str = "Ruin and the pot";
pub const BY_ANTES: &str = "Ruin and the pot, by the antes";
pub const SO_MANY_RUIN: &str = "so many ruin you";
pub const POT_IS_LARGER: &str = "the pot is larger when it is taken";
pub const ONE_IN_A_HUNDRED: &str = "one evening in a hundred";
pub const CHANCE: &str = "chance";
pub const ROUNDS_PLAYED: &str = "rounds played";
pub const ONE_EVENING: &str = "One evening, round by round";
pub const THE_POT: &str = "the pot";
pub const WON: &str = "what you have won, less what you paid";
pub const WATCHED: &str = "a round that you watched";
pub const RUINED_BELOW: &str = "below that you are ruined";
pub const PLAYERS: &str = "players";
pub const POWER: &str = "power";
pub const HOW_FAST: &str = "How fast large pots become rare";
pub const INFINITE: &str = "at 2 and less the variance is infinite, at 1 and less the mean, too";
pub const POWERS: &str = "The power by which large pots become rare";

pub fn rarer_from(enough: u32) -> String {
    format!("ruin is rarer from {} on", antes(enough))
}

pub fn power_law(exponent: f64) -> String {
    format!("power law, with the power {}", decimals(exponent, 2))
}

pub fn near_for_many(rules: Rules, limit: f64) -> String {
    format!(
        "{}, near {} for many",
        named_rule(rules),
        decimals(limit, 2)
    )
}

pub const TERMS: &[Term] = &[
    Term::new(
        "antes",
        "The ante is what everybody pays into the first pot: the unit of all sums here.",
    ),
    Term::new(
        "evening",
        "One pot, from the antes until somebody holds alone and takes it. In each round the best of those who hold takes the pot, \
            and each other holder pays as much as was in it for the next.",
    ),
    Term::new(
        "ruined",
        "You have to pay more than you have left of what you brought and won.",
    ),
    Term::new(
        "power law",
        "Something becomes rare as a power of its size: with the power 2, what is ten times as large is a hundred times as rare. \
            Solved exactly up to 100 000 antes, ruin and the pot come closer and closer to such a law.",
    ),
    Term::new(
        "variance",
        "How much a number differs from its mean: the mean of the square of the difference. Where it is infinite, averages of many \
            evenings settle slowly or never.",
    ),
    EQUILIBRIUM,
    WEENIE_RULE,
];

/// The name of the setting of what you bring.
pub const BANKROLL: &str = "bankroll";

/// Chances below this have as many decimals as they need.
const SMALL: f64 = 0.001;

/// "3.2 %", "0.0012 %".
pub fn chance(value: f64) -> String {
    if value >= SMALL || value == 0.0 {
        percent_of(value)
    } else {
        format!("{}\u{202f}%", significant(100.0 * value, 2))
    }
}

/// "1 ante", "20 antes", "12 345 antes".
pub fn antes(count: u32) -> String {
    counted(&grouped(count), "ante")
}

pub fn words(facts: &Facts) -> Words {
    let (brought, night) = (antes(facts.bankroll), evening(&facts.night));
    let ruined = chance(facts.ruined);
    let outgrown = chance(facts.outgrown);
    let rounds = significant(facts.rounds, 3);
    let (rare, grows) = if facts.exponent.is_finite() {
        let times = significant(10_f64.powf(facts.exponent), 2);
        let rare = format!("about {times} times as rare");
        let grows = format!("Of large pots, one ten times as large is {rare}");
        (rare, grows)
    } else {
        (
            "never: the pot does not grow".to_owned(),
            "The pot never grows".to_owned(),
        )
    };
    let (mean, variance, moments) = match (facts.mean, facts.has_variance) {
        (Some(mean), true) => (
            mean_of(mean),
            "finite",
            "its mean and its variance are finite",
        ),
        (Some(mean), false) => (
            mean_of(mean),
            "infinite",
            "its mean is finite, its variance is not",
        ),
        (None, _) => (
            "infinite".to_owned(),
            "infinite",
            "it has no finite mean: the average of many evenings grows without end",
        ),
    };
    let enough = match facts.enough {
        Some(enough) if enough > facts.bankroll => {
            format!("; {} make that rarer than one in a hundred", antes(enough))
        }
        _ => String::new(),
    };
    let sentence = format!(
        "At Guts with {}, where all play the equilibrium, {brought} {} ruined in {ruined} of evenings{enough}. {grows}: {moments}.",
        seated_in_words(facts.table.rules, facts.table.players),
        if facts.bankroll == 1 { "is" } else { "are" },
    );
    let summary = format!(
        "{sentence} The pot is larger than {brought} when it is taken in {outgrown} of evenings. An evening takes {rounds} rounds on \
         average. Evening {}: {night}.",
        grouped(facts.night.seed),
    );
    let power = match facts.exponent {
        exponent if exponent.is_finite() => decimals(exponent, 4),
        _ => "none".to_owned(),
    };
    let spoken = vec![(BANKROLL, format!("ruined in {ruined} of evenings"))];
    let said = vec![
        (
            "You are ruined",
            format!(
                "in {ruined} of evenings (≈ {})",
                significant(facts.ruined, 4)
            ),
        ),
        (
            "The pot outgrows what you bring",
            format!("in {outgrown} of evenings"),
        ),
        ("A pot ten times as large is", rare),
        ("Power of that law", power),
        ("The pot at its end, on average", mean),
        ("Its variance", variance.to_owned()),
        ("An evening takes", format!("{rounds} rounds on average")),
        ("This evening", night),
    ];
    Words {
        readout: Readout {
            heading: "Enough for 99 evenings of 100".to_owned(),
            value: facts.enough.map_or_else(over, antes),
            unit: "",
            exact: String::new(),
            decimal: String::new(),
            advice: advice(facts, &ruined),
            facts: said,
        },
        sentence,
        summary,
        spoken,
    }
}

fn mean_of(mean: f64) -> String {
    format!("{} antes", significant(mean, 3))
}

fn over() -> String {
    format!("over {} antes", grouped(LARGEST))
}

/// What comes of what is brought, and what is wanting.
fn advice(facts: &Facts, ruined: &str) -> String {
    let brought = antes(facts.bankroll);
    match facts.enough {
        Some(enough) if enough <= facts.bankroll => {
            format!("With {brought}, {ruined} of evenings ruin you: that will do.")
        }
        Some(enough) => format!(
            "With {brought}, {ruined} of evenings ruin you: bring {} more.",
            grouped(enough - facts.bankroll)
        ),
        None => format!("With {brought}, {ruined} of evenings ruin you."),
    }
}

/// An evening in words: "4 rounds, pots up to 12 antes; you lose 4 antes".
fn evening(night: &Night) -> String {
    let rounds = counted(&grouped(night.rounds), "round");
    let largest = counted(&grouped(night.largest_pot), "ante");
    let sum = counted(&grouped(night.net.unsigned_abs()), "ante");
    // All sums but the first ante are multiples of the pot: nobody comes out even.
    let outcome = match (night.ruined, night.net) {
        (Some(round), _) => format!("round {round} ruins you"),
        (None, 1..) => format!("you win {sum}"),
        (None, _) => format!("you lose {sum}"),
    };
    format!("{rounds}, pots up to {largest}; {outcome}")
}

fn caption(facts: &Facts) -> String {
    let seated = seated_in_words(facts.table.rules, facts.table.players);
    format!("Bankrolls and pots at Guts with {seated}")
}

/// Round numbers of antes, yours, and the smallest that will do.
pub fn near(facts: &Facts, known: &SolvedTable) -> Table {
    let decades = core::iter::successors(Some(1), |at| Some(10 * at));
    let decades = decades.take_while(|&at| at <= known.most);
    let round = decades.flat_map(|at| [at, 2 * at, 5 * at]);
    let mut all: Vec<u32> = round.filter(|&at| at <= known.most).collect();
    all.push(facts.bankroll);
    all.extend(facts.enough);
    let cells = |antes: u32| {
        let [ruined, larger] = [known.ruined(antes), known.outgrown(antes)].map(chance);
        vec![grouped(antes), ruined, larger]
    };
    let rows = order::distinct(all).into_iter().map(cells);
    let names = ["Antes", "Ruined with so many", "The pot is larger"];
    Table::new(caption(facts), &names, rows.collect())
}

/// What all panels show.
pub fn exported(facts: &Facts, known: &SolvedTable, exponents: &[Exponents; 2]) -> Table {
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: f64, value: f64| {
        rows.push(row([&panel, &series, &x, &value]));
    };
    let places = known
        .pots()
        .into_iter()
        .map(|(from, _)| from * facts.table.players);
    for antes in places.take_while(|&antes| antes <= known.most) {
        let panel = "ruin and the pot";
        add(panel, "ruined", (antes + 1).into(), known.ruined(antes + 1));
        add(panel, "larger", antes.into(), known.outgrown(antes));
    }
    for (rules, each) in [Rules::Standard, Rules::Weenie].into_iter().zip(exponents) {
        let (panel, name) = ("power by players", named_rule(rules));
        for &(count, exponent) in &each.points {
            add(panel, name, count, exponent);
        }
        add(panel, name, f64::INFINITY, each.limit);
    }
    let evening = facts.table.evening(facts.night.seed);
    for (number, round) in (1_u32..).zip(evening.rounds()) {
        add("evening", "pot", number.into(), round.pot as f64);
        add("evening", "net", number.into(), round.net as f64);
    }
    Table::new(caption(facts), &["panel", "series", "x", "value"], rows)
}
