//! Texts about the point, and about the picture as a whole.

use super::advice::{advice, against};
use super::period::{Period, Wave, handicap};
use super::state::{Point, State, whole_pool};
use super::words::{chance, fraction_or_number, gap, multiplied, number, region_name};
use upperhand::Fraction;
use upperhand::guess_who::{
    Ending, Pool, Probability, Rules, limit_distance, limit_region, win_probability,
};
use upperhand_games::format::{decimal, grouped, percent, percent_exactly, readout_of};
use upperhand_games::rule_sets::{LARGEST_POOL, in_words};
use upperhand_kit::Readout;

pub fn readout(state: &State) -> Readout {
    let (rules, x, y) = (state.point().rules, state.point().alpha, state.point().beta);
    let nearly = chance(state.point().limit());
    let only_nearly = || Readout {
        value: percent(nearly),
        decimal: decimal(nearly).replace('=', "≈"),
        ..Readout::default()
    };
    Readout {
        heading: heading(&state.point()),
        advice: advice(&state.point()),
        facts: facts(state),
        ..exact_limit(rules, x, y).map_or_else(only_nearly, readout_of)
    }
}

/// The longest heading that stands beside its button.
const LONGEST: usize = 44;

/// "1.5 against 1.5, as 24 against 24 suspects": what the numbers to scale stand for, as far as there is room.
fn heading(point: &Point) -> String {
    let (mine, theirs) = point.pools();
    let to_scale = format!("{} against {}", number(point.alpha), number(point.beta));
    let about = if point.is_whole() { "" } else { "about " };
    let meant = format!("{to_scale}, as {about}{}", against(mine, theirs));
    if point.has_pools() && meant.chars().count() <= LONGEST {
        meant
    } else {
        to_scale
    }
}

/// p∞(x, y) as a fraction, where r^j·x and r^j·y are whole for some j: then it is that of the whole pools,
/// which is P less its distance from p∞.
fn exact_limit(rules: Rules, x: f64, y: f64) -> Option<Probability> {
    let r = f64::from(rules.answers());
    let room = (f64::from(LARGEST_POOL) / x.max(y)).ln() / r.ln();
    // The logarithm is rounded: one period less is always possible.
    let scaled = |scale: f64| Some((exact_pool(x, scale)?, exact_pool(y, scale)?));
    let (mine, theirs) = [room.floor(), room.floor() - 1.0]
        .into_iter()
        .find_map(|power| scaled(r.powf(power).round().max(1.0)))?;
    let win = win_probability(rules, mine, theirs).ok()?;
    let distance = limit_distance(rules, mine, theirs).ok()?;
    let product = i128::from(mine.get()) * i128::from(theirs.get());
    let distance = Fraction::new(distance.numerator, product * i128::from(distance.unit));
    let limit = Fraction::from(win) - distance;
    let part = |number: i128| u64::try_from(number).ok();
    Some(Probability::new(
        part(limit.numerator())?,
        part(limit.denominator())?,
    ))
}

/// scale·size as a pool, if it is exactly a whole number.
fn exact_pool(size: f64, scale: f64) -> Option<Pool> {
    let pool = (size * scale).round();
    if !(1.0..=f64::from(LARGEST_POOL)).contains(&pool) || size.mul_add(scale, -pool) != 0.0 {
        return None;
    }
    Some(whole_pool(pool))
}

fn facts(state: &State) -> Vec<(&'static str, String)> {
    let (rules, x, y) = (state.point().rules, state.point().alpha, state.point().beta);
    let region = limit_region(rules, x, y).map_or_else(String::new, region_name);
    let r = state.window().r();
    let fair = handicap(rules, y);
    let again = [1, 2, 3].map(|periods| {
        let power = r.powi(periods);
        format!("({}, {})", multiplied(x, power), multiplied(y, power))
    });
    let start = format!(
        "{} against {}, {} times theirs",
        number(fair * y),
        number(y),
        number(fair)
    );
    let (finite, distance) = finite_game(state);
    vec![
        ("On a real board", finite),
        ("Tile", region),
        ("Gap to the limit", distance),
        ("Fair start", start),
        ("Same chance at", format!("{}, …", again.join(", "))),
    ]
}

/// The chance on the real board, and how far it is from the limit.
fn finite_game(state: &State) -> (String, String) {
    let (mine, theirs) = state.point().pools();
    let game = format!("{} against {}", grouped(mine.get()), grouped(theirs.get()));
    let Ok(win) = win_probability(state.point().rules, mine, theirs) else {
        return (format!("{game}: no position"), "not known".to_owned());
    };
    let point = state.point();
    let chance = format!("{game}: {}", percent_exactly(win));
    if !point.has_pools() {
        let distance = "not given: a pool is below one suspect".to_owned();
        return (
            format!("{chance}; a pool below one suspect counts as one"),
            distance,
        );
    }
    let held = if state.power > point.power || point.is_smaller() {
        ", the largest that fits"
    } else {
        ""
    };
    let distance = if point.is_whole() {
        let distance = limit_distance(point.rules, mine, theirs).expect("a position");
        match distance.numerator {
            0 => gap(0.0),
            _ => format!("{} ({distance})", gap(distance.value())),
        }
    } else {
        gap(win.value() - point.limit())
    };
    (format!("{chance}{held}"), distance)
}

/// "between 62.5 % and 66.7 %", or "66.7 % at every size".
fn between(wave: &Wave, said: impl Fn(f64) -> String) -> String {
    let (least, most) = (said(wave.least.1), said(wave.most.1));
    if least == most {
        format!("{least} at every size")
    } else {
        format!("between {least} and {most}")
    }
}

pub fn sentence(state: &State, period: &Period) -> String {
    let (x, y) = (state.point().alpha, state.point().beta);
    let here = chance(state.point().limit());
    let r = state.point().rules.answers();
    format!(
        "With equal pools on ever larger boards, the first player wins {}; here, with {} against {}, {}. Pools are to scale: {}{r} times \
         both, and the chance is the same.",
        between(&period.diagonal, |value| percent(chance(value))),
        number(x),
        number(y),
        percent(here),
        stands_for(&state.point()),
    )
}

/// "1.5 stands for 24, 48, 96 … suspects; ": the real boards of the reader's pool, from the one that is chosen on. Nothing where it
/// has none that is whole.
fn stands_for(point: &Point) -> String {
    let (mine, r) = (point.pools().0.get(), point.rules.answers());
    if !point.is_whole() {
        return String::new();
    }
    let times = [1, u64::from(r), u64::from(r).pow(2)];
    let [one, two, three] = times.map(|times| grouped(u64::from(mine) * times));
    format!(
        "{} stands for {one}, {two}, {three} … suspects; ",
        number(point.alpha)
    )
}

/// The pool that makes the game fair: "The game is fair when your pool is between 4/3 and 3/2 times theirs.", "The game is always
/// fair with a pool twice theirs."
fn fair(handicap: &Wave) -> String {
    let (least, most) = (
        fraction_or_number(handicap.least.1),
        fraction_or_number(handicap.most.1),
    );
    match least.as_str() {
        _ if least != most => {
            format!("The game is fair when your pool is between {least} and {most} times theirs.")
        }
        "2" => "The game is always fair with a pool twice theirs.".to_owned(),
        _ => format!("The game is always fair with a pool {least} times theirs."),
    }
}

pub fn summary(state: &State, period: &Period) -> String {
    let rules = in_words(state.point().rules);
    let side = number(state.window().side());
    let r = state.point().rules.answers();
    let tiles = match (state.point().rules.ending(), r) {
        (Ending::Race, _) => format!("L-shaped tiles with corners at the powers of {r}"),
        (Ending::Open, 2) => "L-shaped tiles with corners at 3 times the powers of 2".to_owned(),
        (Ending::Open, 3) => "L-shaped tiles with corners at 2 times the powers of 3".to_owned(),
        (Ending::Official | Ending::Open, _) => {
            "the weeds below one flight of stairs, the upper hand above another, and between them neither"
                .to_owned()
        }
    };
    format!(
        "A map of your chance to win on ever larger boards, for pools to scale up to {side}, under {rules}; both play \
         perfectly. Your colour is where you are the favourite, theirs where they are. It has {tiles}, and is the same \
         when both pools are multiplied by {r}. With equal pools you win {}, in exact numbers {}. {}",
        between(&period.diagonal, |value| percent(chance(value))),
        between(&period.diagonal, fraction_or_number),
        fair(&period.handicap),
    )
}
