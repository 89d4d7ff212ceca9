//! Looking back on a game of *Guess Who?* in words: what choices and luck came to.

use core::cmp::Ordering;
use upperhand::Fraction;
use upperhand::guess_who::Probability;
use upperhand::play::guess_who::Change;
use upperhand_games::format::percent;
use upperhand_games::stakes::{Size, signed_sum, sum_in_points};

/// How a sum calls the start, the choices of the one whose chance it is, and those of the other.
pub const YOU_AND_THEY: [&str; 3] = ["You started", "Your choices", "their choices"];

/// A sum of differences of chances with its sign: "+3.2 points", "−108.5 points".
pub fn signed(change: &Change) -> String {
    let (order, size) = order_and_size(change);
    let sign = match order {
        Ordering::Less => "−",
        Ordering::Equal => "",
        Ordering::Greater => "+",
    };
    signed_sum(sign, size)
}

/// Whether a sum is above or below nothing, and by how much.
fn order_and_size(change: &Change) -> (Ordering, Size) {
    if let Some(exact) = change.in_128_bits().and_then(exact_size) {
        return exact;
    }
    let value = change.value();
    (value.total_cmp(&0.0), Size::Near(value.abs()))
}

/// The order of a sum beside nothing and its size, if its rest fits into 64 bits.
fn exact_size(sum: Fraction) -> Option<(Ordering, Size)> {
    let size = sum.numerator().unsigned_abs();
    let denominator = u64::try_from(sum.denominator()).ok()?;
    let whole = u64::try_from(size / u128::from(denominator)).ok()?;
    let rest = u64::try_from(size % u128::from(denominator)).ok()?;
    let size = Size::Exact(whole, Probability::new(rest, denominator));
    Some((sum.numerator().cmp(&0), size))
}

/// A game that is over as the sum of what choices cost, what the other's gave, and luck: "You started at 63.2 %. Your choices cost 32.1
/// points, bad luck the other 31.1.", "You started at 55.6 %. Your choices cost 3.2 points, good luck brought 47.6 points."
pub fn sum_of(
    [started, own, others]: [&str; 3],
    start: Probability,
    changes: [&Change; 3],
) -> String {
    let [skill, given, luck] = changes.map(order_and_size);
    let cost = if skill.0.is_eq() {
        "nothing".to_owned()
    } else {
        sum_in_points(skill.1)
    };
    let given = if given.0.is_eq() {
        String::new()
    } else {
        format!(", {others} gave {}", sum_in_points(given.1))
    };
    // Bad luck and nothing given is how games are lost: with what the choices cost it is all of the start.
    let is_the_rest = given.is_empty() && skill.0.is_lt();
    let size = sum_in_points(luck.1);
    let luck = match luck.0 {
        Ordering::Less if is_the_rest => format!("bad luck the other {}", without_unit(&size)),
        Ordering::Less => format!("bad luck cost {size}"),
        Ordering::Equal => "luck brought nothing".to_owned(),
        Ordering::Greater => format!("good luck brought {size}"),
    };
    format!(
        "{started} at {}. {own} cost {cost}{given}, {luck}.",
        percent(start)
    )
}

/// "31.1" of "31.1 points".
fn without_unit(points: &str) -> &str {
    points.trim_end_matches('s').trim_end_matches(" point")
}
