//! Mean and variance of the number of turns, by every game played out: the tree of both players' moves and the chances of its ends.

use num_bigint::BigInt;
use upperhand::BigRational;
use upperhand::guess_who::play::{Bold, Halving, Match, Move, Optimal, Strategy, outcomes};
use upperhand::guess_who::{Ending, Rules, SolvedTable};
use upperhand_oracles::{all_rules, pool};

/// Adds the chance of every end below a position to those of its number of turns.
fn play_out(
    rules: Rules,
    players: [&dyn Strategy; 2],
    (n, m): (u32, u32),
    (turns, chance): (usize, &BigRational),
    ends: &mut Vec<BigRational>,
) {
    let mut end = |turns: usize, chance: BigRational| {
        if ends.len() <= turns {
            ends.resize(turns + 1, BigRational::default());
        }
        ends[turns] += chance;
    };
    if rules.ending() == Ending::Race && (n == 1 || m == 1) {
        return end(turns, chance.clone());
    }
    let share = |part: u32| chance * BigRational::new(part.into(), n.into());
    let others = [players[1], players[0]];
    match players[0].choose(pool(n), pool(m)) {
        Move::Ask(parts) => {
            for part in parts {
                play_out(rules, others, (m, part), (turns + 1, &share(part)), ends);
            }
        }
        Move::Name if rules.ending() == Ending::Open && n > 1 => {
            end(turns + 1, share(1));
            play_out(rules, others, (m, n - 1), (turns + 1, &share(n - 1)), ends);
        }
        Move::Name => end(turns + 1, chance.clone()),
    }
}

#[test]
fn mean_and_variance_are_those_of_all_games_played_out() {
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 24).unwrap();
        let answers = rules.answers();
        let (perfect, halves, bold) = (Optimal(&table), Halving { answers }, Bold { answers });
        let players: [&dyn Strategy; 3] = [&perfect, &halves, &bold];
        for (n, m) in [(24, 24), (7, 23), (23, 6), (2, 5), (1, 4), (12, 1)] {
            for (first, second) in [(0, 0), (0, 1), (1, 2), (2, 0), (2, 2)] {
                let mut ends = Vec::new();
                let one = BigRational::from(BigInt::from(1));
                let pair = [players[first], players[second]];
                play_out(rules, pair, (n, m), (0, &one), &mut ends);
                let mean: BigRational = (0_u32..)
                    .zip(&ends)
                    .map(|(turns, chance)| chance * BigInt::from(turns))
                    .sum();
                let variance: BigRational = (0_u32..)
                    .zip(&ends)
                    .map(|(turns, chance)| {
                        let off = BigRational::from(BigInt::from(turns)) - &mean;
                        chance * &off * &off
                    })
                    .sum();
                let game = Match {
                    rules,
                    first: pair[0],
                    second: pair[1],
                };
                let found = outcomes(&game, pool(n), pool(m)).unwrap();
                let case = format!("{rules}, {first} against {second}, ({n}, {m})");
                assert_eq!(found.mean_turns(), mean, "{case}");
                assert_eq!(found.variance_of_turns(), variance, "{case}");
            }
        }
    }
}
