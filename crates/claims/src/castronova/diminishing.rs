//! Sections 4.2 and 4.3: games whose stakes fall.

use super::claim;
use super::matrix_game::solve;
use super::recursive_game::RecursiveGame;
use super::round::{Q, over, whole};
use crate::check::{Check, Failure, Section, Sizes, in_steps};
use itertools::Itertools;

pub(super) const CLAIMS: Section = Section::new("Sections 4.2 to 4.3", &[
    claim("castronova-4.6", "§4.2, (4.6), (4.7)")
        .says("Where payoffs converge, what player 1 can secure is a fixed point of T(V) = Value(A + BV), and so is what \
         player 2 can hold her to.")
        .extent("proved: the first round is a matrix game with the value of the rest behind it")
        .check(GAMES, |check| in_steps(check, fixed_point)),
    claim("castronova-4.8", "§4.3, (4.8)")
        .says("Where no entry of B is above β₀ < 1, the expected stakes of each round are at most β₀ times those of the one \
         before, so that all sums converge.")
        .extent("proved: an expectation of stakes is at most their largest")
        .check(GAMES, |check| in_steps(check, falling_stakes))
        .slip_of_the_pen("one strategy each, B = 3/4: the stakes fall to 3/4, not to 1 − β₀ = 1/4 or less"),
    claim("castronova-prop-4.5", "Proposition 4.5, (4.5)")
        .says("Where stakes are not negative and at most β₀ < 1, T brings any two numbers together by the factor β₀ at least; \
         the game's value is its one fixed point, the limit of T(0), T(T(0)), and so on.")
        .extent("proved: of two matrices that differ by d nowhere more, the values differ by d at most")
        .check(GAMES, |check| in_steps(check, contraction)),
    claim("castronova-cor-4.6", "Corollary 4.6")
        .says("A game with such stakes has the value 0 exactly where Value(A) = 0; a symmetric one always has.")
        .extent("proved: T(0) = Value(A), and there is one fixed point")
        .check(GAMES, |check| in_steps(check, zero_value)),
]).on_pages("8 to 9");

const GAMES: Sizes = Sizes::games(10, 60, 600);

/// Games whose stakes are at most 4/5, by their numbers.
pub(super) fn games(count: u32) -> impl Iterator<Item = (u64, RecursiveGame)> {
    RecursiveGame::spread(count).map(|number| (number, RecursiveGame::numbered(number, over(1, 5))))
}

async fn fixed_point(check: &mut Check, count: u32) -> Result<&'static str, Failure> {
    for (number, game) in games(count) {
        let (low, high) = game
            .fixed_point(whole(-11), whole(11), 12)
            .ok_or_else(|| format!("no fixed point of game {number}"))?;
        // A mixture that secures `low` in a round before `low` secures it for ever; and the same with `high`.
        let secures = game.map(low).is_some_and(|value| value >= low);
        let concedes = game.map(high).is_some_and(|value| value <= high);
        check.case(secures && concedes, || format!("game {number}"));
        check.progress_of(check.cases(), count).await;
    }
    Ok(
        "For {size} games with stakes up to 4/5 two numbers 22/4096 apart: the lower one is secured by a mixture that is \
         played for ever, the higher one conceded by one, and the fixed point lies between them.",
    )
}

async fn falling_stakes(check: &mut Check, size: u32) -> String {
    let (count, printed, stakes) = (size, over(1, 4), over(3, 4));
    let words = format!("B = {stakes}: stakes of {stakes}, above {printed}");
    check.refuted(stakes > printed, words);
    for (number, game) in games(count) {
        let entries: Vec<Q> = game.stakes.iter().flatten().copied().collect();
        let plays = entries
            .iter()
            .cartesian_product(&entries)
            .cartesian_product(&entries);
        let bound = game.largest_stakes();
        for ((first, second), third) in plays {
            let carried = first * second * third;
            check.case(carried <= bound * bound * bound, || {
                format!("game {number}")
            });
        }
        check.progress_of(check.cases(), 64 * count).await;
    }
    format!("Every sequence of three outcomes in {count} games.")
}

async fn contraction(check: &mut Check, count: u32) -> &'static str {
    for (number, game) in games(count) {
        let bound = game.largest_stakes();
        let at = [-3, -1, 0, 2].map(whole);
        let images: Option<Vec<Q>> = at.iter().map(|&value| game.map(value)).collect();
        let brings_together = images.is_some_and(|images| {
            let pairs = (0..at.len()).tuple_combinations();
            pairs.into_iter().all(|(i, j): (usize, usize)| {
                distance(images[i], images[j]) <= bound * distance(at[i], at[j])
            })
        });
        check.case(brings_together, || format!("game {number}"));
        check.case(iterates_approach(&game, bound).unwrap_or(false), || {
            format!("the iterates of game {number}")
        });
        check.progress_of(check.cases(), 2 * count).await;
    }
    "T at four numbers, and three iterates with their distance to the fixed point, in {size} games."
}

fn distance(one: Q, other: Q) -> Q {
    (one - other).max(other - one)
}

/// Is the k-th iterate no further from the fixed point than β₀^k times the first is?
fn iterates_approach(game: &RecursiveGame, bound: Q) -> Option<bool> {
    let (low, high) = game.fixed_point(whole(-11), whole(11), 12)?;
    let mut allowed = distance(whole(0), low).max(distance(whole(0), high));
    let mut value = whole(0);
    for _ in 0..3 {
        value = game.map(value)?;
        allowed *= bound;
        if distance(value, low).min(distance(value, high)) > allowed {
            return Some(false);
        }
    }
    Some(true)
}

async fn zero_value(check: &mut Check, size: u32) -> String {
    let (count, little) = (size, over(1, 1000));
    for (number, game) in games(count) {
        let alone = solve(&game.payoffs).map(|saddle| saddle.value);
        // A fixed point beyond ±1/1000 on the side of Value(A), or at 0.
        let found = alone.and_then(|value| match value.cmp(&whole(0)) {
            core::cmp::Ordering::Equal => Some(game.map(whole(0))? == whole(0)),
            core::cmp::Ordering::Greater => Some(game.map(little)? > little),
            core::cmp::Ordering::Less => Some(game.map(-little)? < -little),
        });
        check.case(found == Some(true), || format!("game {number}"));
        check.progress_of(check.cases(), 2 * count).await;
    }
    for number in 0..count {
        let digit = |index: u32| i128::from(number / 7_u32.pow(index) % 7) - 3;
        let [a, b, c] = [0, 1, 2].map(|index| whole(digit(index)));
        let skew = [
            vec![whole(0), a, b],
            vec![-a, whole(0), c],
            vec![-b, -c, whole(0)],
        ];
        let holds = solve(&skew).is_some_and(|saddle| saddle.value == whole(0));
        check.case(holds, || format!("{skew:?}"));
    }
    format!("{count} games, and {count} symmetric ones of three strategies.")
}
