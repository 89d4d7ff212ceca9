//! Guts declared in turn: what is known by hand, all hands of a grid, and rounds played at random.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::HashMap;
use upperhand::guts::InTurn;
use upperhand_oracles::confidence::assert_mean;
use upperhand_oracles::dealt_guts::{Dealt, settle};
use upperhand_oracles::sized;

/// Thresholds by history.
type Lines = HashMap<String, f64>;

fn lines(found: &InTurn) -> Lines {
    found.thresholds().collect()
}

/// What everybody wins in a round of these hands, declared by `lines`.
fn won(hands: &[f64], lines: &Lines) -> Vec<f64> {
    let mut history = String::new();
    for hand in hands {
        history.push(if *hand > lines[&history] { 'H' } else { 'D' });
    }
    let declared = hands.iter().zip(history.chars());
    let deal = declared.map(|(&hand, said)| Dealt {
        hand,
        holds: said == 'H',
    });
    let (payoffs, _) = settle(&deal.collect::<Vec<_>>(), false);
    payoffs.into_iter().map(f64::from).collect()
}

#[test]
fn seats_win_what_rounds_at_random_say() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(8);
    for players in 2..=8 {
        let found = InTurn::new(players).unwrap();
        assert!(found.gap() < 1e-11, "{players} {}", found.gap());
        let (lines, alpha) = (lines(&found), found.alpha());
        assert_eq!(lines.len(), (1 << players) - 1);
        assert!(alpha.iter().sum::<f64>().abs() < 1e-12);
        let rounds = 20_000;
        let mut sums = vec![(0.0, 0.0); players];
        for _ in 0..rounds {
            let hands: Vec<f64> = (0..players).map(|_| dice.random()).collect();
            for (sum, won) in sums.iter_mut().zip(won(&hands, &lines)) {
                *sum = (sum.0 + won, sum.1 + won * won);
            }
        }
        for (seat, (sum, squares)) in sums.into_iter().enumerate() {
            let (mean, square) = (sum / f64::from(rounds), squares / f64::from(rounds));
            let error = ((square - mean * mean) / f64::from(rounds)).sqrt();
            assert!(
                (mean - alpha[seat]).abs() < 4.0 * error,
                "{players} {seat} {mean} {error}"
            );
        }
        // To be last is worth most; of four and more, to be later always is.
        assert!(alpha.iter().all(|won| *won <= alpha[players - 1]));
        let rises = alpha.windows(2).all(|two| two[0] < two[1]);
        assert_eq!(rises, players != 3, "{alpha:?}");
    }
}

#[test]
fn other_numbers_of_players_are_refused() {
    for given in [0, 1, 9, 1000] {
        let error = InTurn::new(given).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("a round declared in turn by {given} players is outside 2..=8")
        );
    }
}

/// With another threshold after a history, she wins what she wins in rounds at random that come to it.
#[test]
fn another_threshold_pays_what_rounds_at_random_say() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(12);
    for players in [2, 3, 4] {
        let found = InTurn::new(players).unwrap();
        for (history, best) in found.thresholds() {
            let most = found.payoff(&history, best).unwrap();
            for mine in [0.15, 0.5, 0.85] {
                let told = found.payoff(&history, mine).unwrap();
                assert!(told <= most + 1e-12, "{history} {mine}: {told} {most}");
                let mut lines = lines(&found);
                lines.insert(history.clone(), mine);
                let (mut count, mut sum) = (0_u32, 0.0);
                while count < sized(4_000, 20_000) {
                    let hands: Vec<f64> = (0..players).map(|_| dice.random()).collect();
                    let mut before = String::new();
                    for hand in &hands[..history.len()] {
                        before.push(if *hand > lines[&before] { 'H' } else { 'D' });
                    }
                    if before == history {
                        count += 1;
                        sum += won(&hands, &lines)[history.len()];
                    }
                }
                let width = 3.0 * players as f64 - 2.0;
                let what = format!("{players} {history} {mine}");
                assert_mean(sum / f64::from(count), told, (count, width), &what);
            }
        }
        assert_eq!(found.payoff(&"D".repeat(players), 0.5), None);
    }
}
