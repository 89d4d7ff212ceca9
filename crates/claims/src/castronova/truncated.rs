//! Section 4.4, first half: games cut off after some rounds, and the limits of their values.

use super::claim;
use super::matrix_game::solve;
use super::recursive_game::RecursiveGame;
use super::round::{Q, over, whole};
use crate::check::{Check, Failure, Section, Sizes, in_steps};

pub(super) const CLAIMS: Section =
    Section::new("Section 4.4", &[
        claim("castronova-4.9", "(4.9)")
            .says("Where player 1 may leave before any round for a fee of t times the stakes, the game of at most n rounds has the \
             value V₀ = −t, Vₙ₊₁ = max(−t, T(Vₙ)); and with player 2 as the one who may leave V₀ = t, Vₙ₊₁ = min(t, T(Vₙ)).")
            .extent("proved: leaving is one more row, whose entries are all −t")
            .check(GAMES, |check| in_steps(check, truncation))
            .wrong_as_stated("one strategy each, A = −1, B = 0, t = 1/2: T(−1/2) = −1, but who leaves at once loses only 1/2"),
        claim("castronova-4.10", "(4.10)")
            .says("The lower value is the supremum of the rising values for player 1 as the one who may leave, the upper value the \
             infimum of the falling ones for player 2.")
            .extent("proved: T is monotone, and the first step goes up, or down")
            .check(GAMES, |check| in_steps(check, limits))
            .slip_of_the_pen("one strategy each, A = 0, B = 1/2, t = 1: the upper values are 1, 1/2, 1/4, …; their supremum is 1, \
             though player 2 concedes 0")
            .shown_by("figure=guts-payoff&players=3&fee=1&theory=yes"),
        claim("castronova-sec-4.4", "§4.4, monotone values")
            .says("The values for player 1 as the one who may leave never fall with the number of rounds; once two neighbours are \
             equal all later ones are, and the limit, where finite, is a fixed point of T or −t.")
            .extent("proved: T is monotone and continuous")
            .check(GAMES, |check| in_steps(check, monotone))
            .wrong_as_stated("one strategy each, A = 0, B = 0, t = 1: the values are −1, 0, 0, …, neither constant nor strictly \
             rising"),
        claim("castronova-rem-4.7", "Remark 4.7")
            .says("Whoever bets on a coin, quits after winning and doubles after losing wins 1 in the end with probability 1, but \
             0 on average in any number of rounds; so it is with every rule to quit or double.")
            .extent("proved: every round is fair, whatever is at stake")
            .check(
                Sizes::new(1, 12, 20, "the largest number of rounds"),
                |check| in_steps(check, doubling),
            ),
    ]).on_pages("9 to 11");

const GAMES: Sizes = Sizes::games(10, 60, 600);

/// Games whose stakes may grow, by their numbers.
pub(super) fn games(count: u32) -> impl Iterator<Item = (u64, RecursiveGame)> {
    RecursiveGame::spread(count).map(|number| (number, RecursiveGame::numbered(number, over(1, 2))))
}

/// The first values of the game in which player 1 may leave for the fee.
pub(super) fn lower_values(game: &RecursiveGame, fee: Q, rounds: usize) -> Option<Vec<Q>> {
    let mut values = vec![-fee];
    for _ in 0..rounds {
        values.push(game.map(values[values.len() - 1])?.max(-fee));
    }
    Some(values)
}

/// The same where player 2 may leave.
pub(super) fn upper_values(game: &RecursiveGame, fee: Q, rounds: usize) -> Option<Vec<Q>> {
    let mut values = vec![fee];
    for _ in 0..rounds {
        values.push(game.map(values[values.len() - 1])?.min(fee));
    }
    Some(values)
}

/// One strategy each.
fn constant(payoff: Q, stakes: Q) -> RecursiveGame {
    RecursiveGame {
        payoffs: vec![vec![payoff]],
        stakes: vec![vec![stakes]],
    }
}

/// The value of a round with leaving as a strategy of its own, for player 1 as a row or for player 2 as a column.
fn with_leaving(game: &RecursiveGame, value: Q, fee: Q, is_first: bool) -> Option<Q> {
    let mut payoffs = game.followed_by(value);
    if is_first {
        let columns = payoffs[0].len();
        payoffs.push(vec![-fee; columns]);
    } else {
        for row in &mut payoffs {
            row.push(fee);
        }
    }
    solve(&payoffs).map(|saddle| saddle.value)
}

async fn truncation(check: &mut Check, count: u32) -> &'static str {
    let half = over(1, 2);
    let printed = constant(whole(-1), whole(0)).map(-half).unwrap_or_default();
    let found = with_leaving(&constant(whole(-1), whole(0)), -half, half, true).unwrap_or_default();
    check.misprint("A = −1, B = 0, t = 1/2", &printed, &found);
    for (number, game) in games(count) {
        for fee in [half, whole(1), whole(2)] {
            let pairs = [
                (lower_values(&game, fee, 3), true),
                (upper_values(&game, fee, 3), false),
            ];
            for (values, is_first) in pairs {
                let is_value = values.is_some_and(|values| {
                    let steps = values.windows(2);
                    let found =
                        |pair: &[Q]| with_leaving(&game, pair[0], fee, is_first) == Some(pair[1]);
                    steps.into_iter().all(found)
                });
                check.case(is_value, || format!("game {number}, fee {fee}"));
            }
        }
        check.progress_of(check.cases(), 6 * count).await;
    }
    "Three rounds, each solved with leaving as one more row, or column, of the matrix."
}

async fn limits(check: &mut Check, count: u32) -> &'static str {
    let halving = constant(whole(0), over(1, 2));
    let upper = upper_values(&halving, whole(1), 12).unwrap_or_default();
    let supremum = upper.iter().max().copied().unwrap_or_default();
    check.refuted(
        supremum == whole(1) && upper.windows(2).all(|pair| pair[1] == pair[0] * over(1, 2)),
        format!(
            "A = 0, B = 1/2: upper values whose supremum is {supremum} halve from round to round"
        ),
    );
    for (number, game) in games(count) {
        for fee in [over(1, 2), whole(1), whole(2)] {
            let both = lower_values(&game, fee, 3).zip(upper_values(&game, fee, 3));
            let is_monotone = both.is_some_and(|(lower, upper)| {
                lower.windows(2).all(|pair| pair[0] <= pair[1])
                    && upper.windows(2).all(|pair| pair[0] >= pair[1])
            });
            check.case(is_monotone, || format!("game {number}, fee {fee}"));
        }
        check.progress_of(check.cases(), 3 * count).await;
    }
    "Lower values that rise and upper ones that fall, over three rounds of games at three fees."
}

async fn monotone(check: &mut Check, count: u32) -> Result<String, Failure> {
    let ended = lower_values(&constant(whole(0), whole(0)), whole(1), 2).unwrap_or_default();
    let words = "A = 0, B = 0, t = 1: −1, 0, 0";
    check.refuted(ended == [whole(-1), whole(0), whole(0)], words);
    let mut settled = 0;
    for (number, game) in games(count) {
        for fee in [over(1, 2), whole(1), whole(2)] {
            let values =
                lower_values(&game, fee, 3).ok_or_else(|| format!("no values of game {number}"))?;
            let mut equal = values.windows(2).skip_while(|pair| pair[0] < pair[1]);
            settled += u32::from(equal.clone().next().is_some());
            let holds = equal.all(|pair| pair[0] == pair[1]);
            check.case(holds, || format!("game {number}, fee {fee}"));
        }
        check.progress_of(check.cases(), 3 * count).await;
    }
    Ok(format!(
        "Three rounds of {count} games at three fees; {settled} times the values had settled."
    ))
}

/// The mean winnings over all sequences of coin flips, of a bet that is doubled each round until the rule says to quit;
/// and how often the rule has ended the game.
fn mean_winnings(rounds: u32, quits: impl Fn(bool) -> bool) -> (i64, u64) {
    let (mut sum, mut ended) = (0, 0);
    for falls in 0..1_u64 << rounds {
        let (mut stake, mut won) = (1_i64, 0);
        for round in 0..rounds {
            let wins = falls >> round & 1 == 1;
            won += if wins { stake } else { -stake };
            if quits(wins) {
                ended += 1;
                break;
            }
            stake *= 2;
        }
        sum += won;
    }
    (sum, ended)
}

async fn doubling(check: &mut Check, most: u32) -> &'static str {
    for rounds in 1..=most {
        for rule in 0..4_u8 {
            let quits = |wins: bool| rule >> u8::from(wins) & 1 == 1;
            let (sum, ended) = mean_winnings(rounds, quits);
            check.equal(&0, &sum, || format!("rule {rule}, {rounds} rounds"));
            if rule == 2 {
                check.equal(&((1 << rounds) - 1), &ended, || {
                    format!("the games won in {rounds} rounds")
                });
            }
        }
        check.progress_of(rounds, most).await;
    }
    "All falls of the coin in up to {size} rounds, for the four rules: who doubles after losses has won all but one of \
         the 2^{size} ways, and there lost 2^{size} − 1."
}
