//! All others at the same threshold.

use crate::guts::powers::power;
use crate::guts::root::last_not_positive;
use crate::guts::stage::Stage;

/// The largest threshold of a bloc that leaves player 1 the least of α + βV.
///
/// With `s = 1 + V` and `c`, `w` as in the module's description, the derivative of α + βV in the bloc's
/// threshold t is n − 1 times
///
/// ```text
/// −s + t^(n−2)·(c·s·a − w·n·(a − t))    (t ≤ a)
/// −s + t^(n−2)·(c·s·a + 2n·(t − a))     (t ≥ a)
/// ```
///
/// which changes sign once, from below: above `a` it rises; below `a` the bracket rises with t, and
/// where it is positive so does the whole, and where it is not the whole is negative.
pub(super) fn threshold(stage: &Stage, mine: f64) -> f64 {
    let players = stage.players.get();
    let stakes = 1.0 + stage.value;
    let (drop, weenies) = (stage.rules.all_drop_factor(), stage.rules.weenies());
    let slope = |at: f64| {
        let n = players as f64;
        let gain = if at < mine {
            -weenies * n * (mine - at)
        } else {
            2.0 * n * (at - mine)
        };
        power(at, players - 2) * (drop * stakes * mine + gain) - stakes
    };
    last_not_positive(0.0, 1.0, slope)
}
