//! Twenty thousand rounds of each kind against what they bring on average.

use crate::play_guts::setup;
use std::collections::BTreeMap;
use upperhand::play::guts::{
    Choice, Deal, Error, Game, Hand, Opponent, Plan, Setup, Solution, forward,
};
use upperhand_oracles::confidence::{assert_frequency, assert_mean};

const ROUNDS: u32 = 20_000;

fn kinds(deal: Deal) -> Vec<Opponent> {
    let fits = |opponents: &Opponent| setup(deal, *opponents, false).check().is_ok();
    Opponent::ALL.into_iter().filter(fits).collect()
}

fn deals() -> Vec<Deal> {
    let line = [2, 3, 5, 8].map(Deal::Line);
    let cards = [1, 2, 3].map(Deal::Cards);
    [&line[..], &cards[..]].concat()
}

/// Payoffs are from −n to 2n − 2.
fn width(setup: &Setup) -> f64 {
    3.0 * setup.players() as f64 - 2.0
}

#[test]
fn many_rounds_bring_what_they_bring_on_average() {
    for deal in deals() {
        for opponents in kinds(deal) {
            for weenie in [false, true] {
                let setup = Setup {
                    seed: 19,
                    ..setup(deal, opponents, weenie)
                };
                let game = Game::new(setup).unwrap();
                let line = match deal {
                    Deal::Line(_) => Plan::Threshold(0.4),
                    Deal::Cards(cards) => Plan::Above([20, 500, 8000][cards as usize - 1]),
                    Deal::Turns(_) | Deal::Table { .. } => unreachable!(),
                };
                let has_equilibrium = opponents != Opponent::Mixed || matches!(deal, Deal::Line(_));
                let plans = [Plan::Equilibrium, Plan::Best, line];
                let known = &plans[usize::from(!has_equilibrium)..];
                assert_eq!(
                    forward(&game, Plan::Equilibrium, 1).err(),
                    (!has_equilibrium).then_some(Error::NoEquilibrium)
                );
                for &plan in known {
                    let played = forward(&game, plan, ROUNDS).unwrap();
                    let mean = f64::from(i32::try_from(played.bankroll[ROUNDS as usize]).unwrap())
                        / f64::from(ROUNDS);
                    let what = format!("{deal:?} {opponents:?} {plan:?}");
                    let expected = played.expectation.value();
                    assert_mean(mean, expected, (ROUNDS, width(&setup)), &what);
                    assert_spread(&played.bankroll, &played, width(&setup));
                }
                let best = forward(&game, Plan::Best, 1).unwrap().expectation;
                assert!((best.value() - game.solution().edge().value()).abs() < 1e-12);
            }
        }
    }
}

/// The mean square of all rounds is near that of the exact variance and expectation.
fn assert_spread(bankroll: &[i64], played: &upperhand::play::guts::Forward, width: f64) {
    let payoffs = bankroll
        .windows(2)
        .map(|pair| i32::try_from(pair[1] - pair[0]).unwrap());
    let square = payoffs.map(|payoff| f64::from(payoff).powi(2)).sum::<f64>() / f64::from(ROUNDS);
    let expected = played.variance.value() + played.expectation.value().powi(2);
    assert_mean(square, expected, (ROUNDS, width * width), "mean square");
}

/// Rounds of games, one seed after the other, each played by a choice of its own.
fn rounds_of_games(
    setup: Setup,
    choose: impl Fn(&Game) -> Choice,
) -> Vec<upperhand::play::guts::Round> {
    // Each move copies the rounds before it.
    let start = Game::new(Setup { pots: 4, ..setup }).unwrap();
    let mut rounds = Vec::new();
    for seed in 0.. {
        let setup = Setup {
            seed,
            ..*start.setup()
        };
        let mut game = start.restarted(setup).unwrap();
        while !game.is_over() && game.history().len() < 200 {
            game = game.after(choose(&game)).unwrap();
        }
        rounds.extend_from_slice(game.history());
        if rounds.len() >= ROUNDS as usize {
            rounds.truncate(ROUNDS as usize);
            return rounds;
        }
    }
    rounds
}

#[test]
fn the_others_hold_together_as_often_as_their_mixture_says() {
    for (players, opponents) in [
        (3, Opponent::Coalition),
        (5, Opponent::Coalition),
        (3, Opponent::Bloc),
        (4, Opponent::Equilibrium),
    ] {
        let setup = setup(Deal::Line(players), opponents, false);
        let mut seen: BTreeMap<Vec<bool>, u32> = BTreeMap::new();
        for round in rounds_of_games(setup, |_| Choice::Drop) {
            *seen.entry(round.held[1..].to_vec()).or_default() += 1;
        }
        let solution = Solution::new(&setup).unwrap();
        for code in 0..1_u32 << (players - 1) {
            let held: Vec<bool> = (0..players - 1).map(|seat| code >> seat & 1 == 1).collect();
            let joint = solution
                .mixture()
                .unwrap()
                .joint_strategies()
                .iter()
                .map(|joint| {
                    let lines = joint.opponents.thresholds();
                    let each = lines.iter().zip(&held);
                    let each = each
                        .map(|(line, holds)| if *holds { 1.0 - line.get() } else { line.get() });
                    joint.weight * each.product::<f64>()
                });
            let count = seen.get(&held).copied().unwrap_or(0);
            assert_frequency(count, ROUNDS, joint.sum(), "who holds");
        }
    }
}

#[test]
fn every_deal_of_cards_is_as_likely() {
    for cards in 1..=3 {
        let setup = setup(Deal::Cards(cards), Opponent::Equilibrium, false);
        let rounds = rounds_of_games(setup, |_| Choice::Drop);
        let solution = Solution::new(&setup).unwrap();
        let hands = solution.cards().unwrap().0.hands();
        let mut beside: BTreeMap<[(u8, u8); 2], u32> = BTreeMap::new();
        for round in &rounds {
            let [Hand::Cards(mine), Hand::Cards(theirs)] = round.hands[..] else {
                panic!("two hands of cards")
            };
            assert!(hands.get(mine).is_disjoint_from(hands.get(theirs)));
            let named = |hand: usize| {
                hands
                    .get(hand)
                    .cards()
                    .map(|card| (card.rank(), card.suit()))
                    .collect::<Vec<_>>()
            };
            for mine in named(mine) {
                for theirs in named(theirs) {
                    *beside.entry([mine, theirs]).or_default() += 1;
                }
            }
        }
        // Each ordered pair of different cards lies in both hands as often.
        assert_eq!(beside.len(), 52 * 51);
        let chance = f64::from(cards * cards) / (52.0 * 51.0);
        for count in beside.values() {
            assert_frequency(*count, ROUNDS, chance, "two cards");
        }
    }
}
