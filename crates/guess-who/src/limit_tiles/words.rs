//! Every sentence of the figure, and real numbers, powers and parts of the board as people read them.

use super::asked::Asked;
use super::facts::{Advice, Facts};
use super::period::{Period, Wave, limit};
use super::state::Point;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, LimitRegion, Pool, Probability, Rules, win_probability};
use upperhand_games::format::{
    counted, decimal, grouped, percent, percent_exactly, readout_of, rounded_to, significant,
    subscript, superscript, suspects, true_minus, with_sign,
};
use upperhand_games::rule_sets::{by_rules, in_words};
use upperhand_games::stakes;
use upperhand_games::terms::HALVING_NOW;
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;
use upperhand_kit::table::row;
use upperhand_kit::{Readout, Table};

// What the pictures say.
pub const ON_REAL_BOARDS: &str = "Your chance on real boards nears a limit";
pub const ON_A_REAL_BOARD: &str = "your chance on a real board";
pub const ITS_LIMIT: &str = "its limit";
pub const IN_PROPORTION: &str = "suspects you have, theirs in proportion";
pub const CHANCE_TO_WIN: &str = "chance to win";
pub const WITH_EQUAL_POOLS: &str = "Your chance to win with equal pools";
pub const BOTH_POOLS: &str = "both pools";
pub const CHANCE_WITH_EQUAL_POOLS: &str = "your chance with equal pools";
pub const HANDICAP: &str = "How many times their pool you can have";
pub const THEIR_POOL: &str = "their pool";
pub const RATIO: &str = "your pool ÷ theirs";
pub const FAIR_BELOW: &str = "fair, 50\u{202f}%; below it you are the favourite";
pub const YOUR_POOL_TO_SCALE: &str = "your pool, to scale";
pub const THEIR_POOL_TO_SCALE: &str = "their pool, to scale";
pub const ON_LARGER_BOARDS: &str = "Your chance to win on ever larger boards";
pub const TWO_REGIONS: &str = "weeds W, all else upper hand U";
pub const THREE_REGIONS: &str = "weeds W, upper hand U, between them neither";
pub const FAIR_START: &str = "fair start, 50\u{202f}%";

pub const TERMS: &[Term] = &[
    HALVING_NOW,
    Term::new(
        "to scale",
        "What counts is the proportion of the pools, and their size up to multiples: with yes-or-no questions 1.5 stands \
            for 3, 6, 12, 24 suspects and so on. The larger the board, the nearer its chance is to the one shown.",
    ),
    Term::new(
        "ever larger boards",
        "Multiply both pools by the number of answers, again and again: the chance to win settles on a limit. The map \
            shows that limit.",
    ),
    Term::new(
        "real board",
        "A game with whole numbers of suspects: the pools shown, multiplied by the number of answers once for each step, \
            and rounded down.",
    ),
    Term::new(
        "in the weeds",
        "So far behind that how you stand depends on their pool alone: with twice your suspects you would win half as \
            often.",
    ),
    Term::new(
        "upper hand",
        "So far ahead that how you stand depends on your pool alone: with twice their suspects you would lose half as \
            often.",
    ),
    Term::new(
        "between the two",
        "Neither in the weeds nor with the upper hand: both pools decide.",
    ),
    Term::new(
        "level",
        "The tiles repeat at every scale. One level up, both pools are as many times larger as a question has answers.",
    ),
    Term::new(
        "split evenly",
        "Ask so that every answer leaves the same number of suspects, as nearly as can be.",
    ),
];

pub fn words(facts: &Facts) -> Words {
    let only_nearly = || Readout {
        value: nearly(facts.limit),
        decimal: decimal(chance(facts.limit)).replace('=', "≈"),
        ..Readout::default()
    };
    Words {
        readout: Readout {
            heading: heading(&facts.point),
            unit: by_rules(facts.point.rules.ending()),
            advice: advice(facts),
            facts: told(facts),
            ..facts.exact.map_or_else(only_nearly, readout_of)
        },
        sentence: sentence(facts),
        summary: summary(facts),
        ..Words::default()
    }
}

/// What the slider of a setting says aloud.
pub fn spoken(facts: &Facts, name: &str) -> String {
    let (point, win) = (&facts.point, nearly(facts.limit));
    match name {
        "alpha" => format!("{}, you win {win}", number(point.alpha)),
        "beta" => format!("they have {}, you win {win}", number(point.beta)),
        "zoom" => format!("pools to scale up to {}", number(facts.window.side())),
        _ => {
            let steps = counted(&point.power.to_string(), "step");
            format!("{steps}: {}", against(facts.pools))
        }
    }
}

/// The longest heading that stands beside its button.
const LONGEST: usize = 44;

/// "1.5 against 1.5, as 24 against 24 suspects": what the numbers to scale stand for, as far as there is room.
fn heading(point: &Point) -> String {
    let to_scale = format!("{} against {}", number(point.alpha), number(point.beta));
    let about = if point.is_whole() { "" } else { "about " };
    let meant = format!("{to_scale}, as {about}{}", against(point.pools()));
    if point.has_pools() && meant.chars().count() <= LONGEST {
        meant
    } else {
        to_scale
    }
}

/// "24 against 24 suspects".
fn against((mine, theirs): (Pool, Pool)) -> String {
    format!("{} against {}", grouped(mine.get()), suspects(theirs.get()))
}

/// A cost below this is not told in digits: 0.00000001 points.
const TRACE: f64 = 1e-10;

/// A cost below this would be told with a power of ten: 0.001 points.
const SMALL: f64 = 1e-5;

/// One sentence on the best move of the real board.
fn advice(facts: &Facts) -> String {
    let what = match facts.advice {
        Advice::Over { has_larger: true } => {
            " the game is over: take a larger real board".to_owned()
        }
        Advice::Over { .. } => " the game is over, and no larger real board fits".to_owned(),
        Advice::Name => ", name the one that you have left: you win".to_owned(),
        Advice::Even => ", split evenly: no move is better".to_owned(),
        Advice::Uneven { cost, part } => {
            let cost = match cost.value() {
                ..TRACE => "a trace".to_owned(),
                TRACE..SMALL => stakes::points(cost),
                value => points(value),
            };
            match part {
                _ if facts.point.rules.answers() > 2 => {
                    format!(", do not split evenly: that costs {cost}")
                }
                Some(part) => format!(", ask about {}: halving now costs {cost}", grouped(part)),
                None => format!(", name one of yours: halving now costs {cost}"),
            }
        }
    };
    format!("With {}{what}.", against(facts.pools))
}

fn told(facts: &Facts) -> Vec<(&'static str, String)> {
    let Point { alpha, beta, .. } = facts.point;
    let again = [1, 2, 3].map(|periods| {
        let power = facts.point.r().powi(periods);
        let [x, y] = [alpha, beta].map(|pool| multiplied(pool, power));
        format!("({x}, {y})")
    });
    let [mine, theirs, fair] = [facts.fair * beta, beta, facts.fair].map(number);
    let start = format!("{mine} against {theirs}, {fair} times theirs");
    let (finite, distance) = finite_game(facts);
    vec![
        ("On a real board", finite),
        ("Tile", facts.region.map_or_else(String::new, region_name)),
        ("Gap to the limit", distance),
        ("Fair start", start),
        ("Same chance at", format!("{}, …", again.join(", "))),
    ]
}

/// The chance on the real board, and how far it is from the limit.
fn finite_game(facts: &Facts) -> (String, String) {
    let (mine, theirs) = facts.pools;
    let game = format!("{} against {}", grouped(mine.get()), grouped(theirs.get()));
    let Some(win) = facts.win else {
        return (format!("{game}: no position"), "not known".to_owned());
    };
    let chance = format!("{game}: {}", percent_exactly(win));
    let Some(apart) = facts.gap else {
        let chance = format!("{chance}; a pool below one suspect counts as one");
        return (chance, "not given: a pool is below one suspect".to_owned());
    };
    let exactly = facts.exact_gap.filter(|gap| gap.numerator != 0);
    let exactly = exactly.map_or_else(String::new, |gap| format!(" ({gap})"));
    let held = if facts.is_largest {
        ", the largest that fits"
    } else {
        ""
    };
    (
        format!("{chance}{held}"),
        format!("{}{exactly}", gap(apart)),
    )
}

/// "between 62.5 % and 66.7 %", or "66.7 % at every size".
fn between(ends: [f64; 2], said: impl Fn(f64) -> String) -> String {
    let [least, most] = ends.map(said);
    if least == most {
        format!("{least} at every size")
    } else {
        format!("between {least} and {most}")
    }
}

fn sentence(facts: &Facts) -> String {
    let point = &facts.point;
    let [x, y] = [point.alpha, point.beta].map(number);
    let (equal, here) = (between(facts.diagonal, nearly), nearly(facts.limit));
    let (stands, r) = (stands_for(point), point.rules.answers());
    format!(
        "With equal pools on ever larger boards, the first player wins {equal}; here, with {x} against {y}, {here}. Pools are to scale: \
         {stands}{r} times both, and the chance is the same."
    )
}

/// "1.5 stands for 24, 48, 96 … suspects; ": the real boards of the reader's pool, from the one that is chosen on. Nothing where it
/// has none that is whole.
fn stands_for(point: &Point) -> String {
    if !point.is_whole() {
        return String::new();
    }
    let (mine, r) = (f64::from(point.pools().0.get()), point.r());
    let [one, two, three] = [mine, r * mine, r * r * mine].map(grouped);
    let pool = number(point.alpha);
    format!("{pool} stands for {one}, {two}, {three} … suspects; ")
}

/// The pool that makes the game fair: "The game is fair when your pool is between 4/3 and 3/2 times theirs.", "The game is always
/// fair with a pool twice theirs."
fn fair(handicap: [f64; 2]) -> String {
    let [least, most] = handicap.map(fraction_or_number);
    match least.as_str() {
        _ if least != most => {
            format!("The game is fair when your pool is between {least} and {most} times theirs.")
        }
        "2" => "The game is always fair with a pool twice theirs.".to_owned(),
        _ => format!("The game is always fair with a pool {least} times theirs."),
    }
}

fn summary(facts: &Facts) -> String {
    let rules = facts.point.rules;
    let r = rules.answers();
    let corners = match corner_unit(rules) {
        1 => format!("the powers of {r}"),
        unit => format!("{unit} times the powers of {r}"),
    };
    let tiles = if are_tiles(rules) {
        format!("L-shaped tiles with corners at {corners}")
    } else {
        "the weeds below one flight of stairs, the upper hand above another, and between them neither".to_owned()
    };
    format!(
        "A map of your chance to win on ever larger boards, for pools to scale up to {}, under {}; both play \
         perfectly. Your colour is where you are the favourite, theirs where they are. It has {tiles}, and is the same \
         when both pools are multiplied by {r}. With equal pools you win {}, in exact numbers {}. {}",
        number(facts.window.side()),
        in_words(rules),
        between(facts.diagonal, nearly),
        between(facts.diagonal, fraction_or_number),
        fair(facts.handicap),
    )
}

/// The bounds of a wave in a legend: "least 4/3, most 3/2", "always 2".
pub fn bounds(wave: &Wave, said: fn(f64) -> String) -> String {
    let [least, most] = wave.bounds.map(said);
    if wave.is_level() {
        return format!("always {most}");
    }
    format!("least {least}, most {most}")
}

/// A positive number to five digits: "1.5", "0.0625", "1.2345·10¹²".
pub fn number(value: f64) -> String {
    significant(value, DIGITS)
}

/// The digits of a pool, as it is named.
const DIGITS: usize = 5;

/// A pool times a small power of r, with all its digits: "9404.6". Pools that have more digits than their names are near it.
pub fn multiplied(pool: f64, power: f64) -> String {
    let about = if rounded_to(pool, DIGITS) == pool {
        ""
    } else {
        "≈ "
    };
    // The power adds three digits at most.
    format!("{about}{}", significant(pool * power, DIGITS + 3))
}

/// The part that a position is in: "in the weeds, level 0 (W₀)".
fn region_name(region: LimitRegion) -> String {
    let (part, level, short) = match region {
        LimitRegion::InTheWeeds { level } => ("in the weeds", level, part_name('W', level)),
        LimitRegion::UpperHand { level } => ("the upper hand", level, part_name('U', level)),
        LimitRegion::Seam { level } => ("between the two", level, String::new()),
    };
    let short = match short.as_str() {
        "" => short,
        _ => format!(" ({short})"),
    };
    format!("{part}, level {}{short}", true_minus(&level.to_string()))
}

/// The name of the weeds or of the upper hand of a level: "W₀", "U₋₁₂".
pub fn part_name(letter: char, level: i32) -> String {
    format!("{letter}{}", subscript(level))
}

/// `unit·base^exponent` as it is written on an axis: "48", "3/4", "3·2⁻²⁰".
pub fn power_name(unit: u32, base: u32, exponent: i32) -> String {
    let power = i128::from(base).saturating_pow(exponent.unsigned_abs());
    let number = match exponent {
        ..0 => Fraction::new(unit, power),
        _ => Fraction::new(power * i128::from(unit), 1),
    };
    match (number.numerator(), number.denominator()) {
        (number @ ..10_000, 1) => grouped(number),
        (number, below @ 2..10_000) => format!("{number}/{}", grouped(below)),
        _ if unit == 1 => format!("{base}{}", superscript(exponent)),
        _ => format!("{unit}·{base}{}", superscript(exponent)),
    }
}

/// The unit of the tiles' corners, which are this times powers of r.
pub fn corner_unit(rules: Rules) -> u32 {
    match (rules.ending(), rules.answers()) {
        (Ending::Open, 2) => 3,
        (Ending::Open, 3) => 2,
        (Ending::Race | Ending::Official | Ending::Open, _) => 1,
    }
}

/// Do weeds and upper hands fill the board? Elsewhere there is something between them.
pub fn are_tiles(rules: Rules) -> bool {
    rules.ending() == Ending::Race || corner_unit(rules) > 1
}

/// Such a chance in percent.
pub fn nearly(p: f64) -> String {
    percent(chance(p))
}

/// A chance of the continuous game, never 0 and never 1, as a fraction to be rounded from.
fn chance(p: f64) -> Probability {
    const UNIT: u64 = 1 << 53;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to 2^53"
    )]
    let units = (p * UNIT as f64) as u64;
    Probability::new(units.clamp(1, UNIT - 1), UNIT)
}

/// A difference of chances: "0.0231 points".
pub fn points(value: f64) -> String {
    let size = number(rounded_to(100.0 * value.abs(), 3));
    counted(&size, "point")
}

/// A difference of chances with its sign: "+0.0231 points", "none".
fn gap(value: f64) -> String {
    match value {
        0.0 => "none".to_owned(),
        _ => with_sign(value, points(value)),
    }
}

/// The fraction of the least denominator, at most 10,000, that is the number but for the last bits of a
/// double: by continued fractions.
fn near_fraction(value: f64) -> Option<(f64, f64)> {
    let (mut last, mut this, mut rest) = ((0.0, 1.0), (1.0, 0.0), value);
    loop {
        let whole = rest.floor();
        let next = (whole * this.0 + last.0, whole * this.1 + last.1);
        if !(..=1e4).contains(&next.1) {
            return None;
        }
        if (next.0 / next.1 - value).abs() < 4e-14 * value.max(1.0) {
            return Some(next);
        }
        (last, this, rest) = (this, next, 1.0 / (rest - whole));
    }
}

/// A number as its fraction where it is a simple one, else to five digits.
pub fn fraction_or_number(value: f64) -> String {
    match near_fraction(value) {
        Some((whole, 1.0)) => whole.to_string(),
        Some((above, below)) => format!("{above}/{below}"),
        None => number(value),
    }
}

/// Powers on each side of k.
const AROUND: u32 = 6;

/// The number of points listed along each axis of the map.
const POINTS: u32 = 64;

/// The finite games on the way to the point's limit.
pub fn around(point: &Point) -> Table {
    let first = point.power.saturating_sub(AROUND);
    let last = (first + 2 * AROUND).min(point.most_powers());
    let limit = point.limit();
    let row_of = |power: u32| {
        let game = Point { power, ..*point };
        let (mine, theirs) = game.pools();
        let win = win_probability(point.rules, mine, theirs).ok();
        let apart = win.filter(|_| game.has_pools());
        let texts = [
            win.map(|win| format!("{win} ({})", percent(win))),
            apart.map(|win| gap(win.value() - limit)),
        ];
        let [win, apart] = texts.map(|text| text.unwrap_or_else(|| "–".to_owned()));
        row([
            &power,
            &grouped(mine.get()),
            &grouped(theirs.get()),
            &win,
            &apart,
        ])
    };
    let [x, y] = [point.alpha, point.beta].map(number);
    let rules = in_words(point.rules);
    Table::new(
        format!("Real boards nearing {x} against {y}, whose limit is {limit:.6}, under {rules}"),
        &[
            "k",
            "You have",
            "They have",
            "Your chance to win",
            "Gap to the limit",
        ],
        (first..=last).map(row_of).collect(),
    )
}

/// The values of all panels: of the map at evenly spaced points, of the lines and the strip all that is drawn.
pub fn exported(state: &Asked, period: &Period) -> Table {
    let (rules, window) = (state.rules(), state.window());
    let mut rows = Vec::new();
    let mut add = |panel: &str, mine: f64, theirs: f64, value: f64| {
        rows.push(row([&panel, &mine, &theirs, &"", &"", &value]));
    };
    let along = |index: u32| f64::from(index) / f64::from(POINTS) * window.side();
    for theirs in (1..=POINTS).map(along) {
        for mine in (1..=POINTS).map(along) {
            add("map", mine, theirs, limit(rules, mine, theirs));
        }
    }
    let in_view = |pool: f64| (window.start()..=window.side()).contains(&pool);
    let drawn = |wave: &Wave| -> Vec<(f64, f64)> {
        let points = window.repeated(&wave.points);
        points.filter(|&(pool, _)| in_view(pool)).collect()
    };
    for (pool, value) in drawn(&period.diagonal) {
        add("equal pools", pool, pool, value);
    }
    for (pool, handicap) in drawn(&period.handicap) {
        add("fair handicap", pool * handicap, pool, 0.5);
    }
    for (mine, theirs, win) in state.point().boards() {
        let (above, below) = (win.numerator(), win.denominator());
        rows.push(row([
            &"finite game",
            &mine.get(),
            &theirs.get(),
            &above,
            &below,
            &win.value(),
        ]));
    }
    Table::new(
        format!(
            "Ever larger boards and real ones, under {}",
            in_words(rules)
        ),
        &[
            "panel",
            "mine",
            "theirs",
            "numerator",
            "denominator",
            "probability",
        ],
        rows,
    )
}
