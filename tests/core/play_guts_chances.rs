//! Twenty thousand rounds of each kind against what they bring on average.

use std::collections::BTreeMap;
use upperhand::play::guts::{
    Choice, Deal, Error, Game, Hand, Opponent, Plan, Setup, Solution, advice, forward,
};
use upperhand_oracles::confidence::{assert_frequency, assert_mean};

const ROUNDS: u32 = 20_000;

fn kinds(deal: Deal) -> Vec<Opponent> {
    let fits = |opponents: &Opponent| {
        Setup {
            deal,
            opponents: *opponents,
            ..Setup::default()
        }
        .check()
        .is_ok()
    };
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
                    deal,
                    opponents,
                    weenie,
                    seed: 19,
                    ..Setup::default()
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
fn whoever_follows_the_coach_earns_the_edge() {
    for (deal, opponents) in [
        (Deal::Line(3), Opponent::Equilibrium),
        (Deal::Line(5), Opponent::Reckless),
        (Deal::Line(4), Opponent::Overcautious),
        (Deal::Line(3), Opponent::Bloc),
        (Deal::Line(8), Opponent::Coalition),
        (Deal::Cards(1), Opponent::Reckless),
        (Deal::Cards(2), Opponent::Overcautious),
        (Deal::Line(5), Opponent::Mixed),
    ] {
        let setup = Setup {
            deal,
            opponents,
            ..Setup::default()
        };
        let rounds = rounds_of_games(setup, |game| {
            let returns = advice(game).unwrap().returns;
            if returns.hold.value() > returns.drop.value() {
                Choice::Hold
            } else {
                Choice::Drop
            }
        });
        let sum: i64 = rounds.iter().map(|round| round.payoffs[0]).sum();
        let mean = f64::from(i32::try_from(sum).unwrap()) / f64::from(ROUNDS);
        let edge = Solution::new(&setup).unwrap().edge().value();
        let what = format!("{deal:?} {opponents:?}");
        assert_mean(mean, edge, (ROUNDS, width(&setup)), &what);
    }
}

#[test]
fn the_others_hold_together_as_often_as_their_mixture_says() {
    for (players, opponents) in [
        (3, Opponent::Coalition),
        (5, Opponent::Coalition),
        (3, Opponent::Bloc),
        (4, Opponent::Equilibrium),
    ] {
        let setup = Setup {
            deal: Deal::Line(players),
            opponents,
            ..Setup::default()
        };
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
fn every_hand_of_the_number_line_is_as_likely_and_independent() {
    const PARTS: usize = 16;
    let rounds = rounds_of_games(
        Setup {
            deal: Deal::Line(4),
            ..Setup::default()
        },
        |_| Choice::Drop,
    );
    let part = |hand: Hand| {
        let Hand::Line(place) = hand else {
            panic!("the number line")
        };
        assert!((0.0..1.0).contains(&place));
        (0..PARTS)
            .rfind(|&part| part as f64 / PARTS as f64 <= place)
            .unwrap()
    };
    let parts: Vec<Vec<usize>> = rounds
        .iter()
        .map(|round| round.hands.iter().map(|hand| part(*hand)).collect())
        .collect();
    let alike = 1.0 / (PARTS * PARTS) as f64;
    for one in 0..4 {
        for other in 0..one {
            assert_pairs(parts.iter().map(|of| (of[one], of[other])), PARTS, alike);
        }
        // From round to round, too.
        assert_pairs(
            parts.chunks_exact(2).map(|two| (two[0][one], two[1][one])),
            PARTS,
            alike,
        );
    }
}

/// Every pair of parts is as likely.
fn assert_pairs(pairs: impl Iterator<Item = (usize, usize)>, parts: usize, chance: f64) {
    let mut counts = vec![0; parts * parts];
    let mut rounds = 0;
    for (one, other) in pairs {
        counts[one * parts + other] += 1;
        rounds += 1;
    }
    for count in counts {
        assert_frequency(count, rounds, chance, "a pair of parts");
    }
}

#[test]
fn every_deal_of_cards_is_as_likely() {
    for cards in 1..=3 {
        let setup = Setup {
            deal: Deal::Cards(cards),
            ..Setup::default()
        };
        let rounds = rounds_of_games(setup, |_| Choice::Drop);
        let solution = Solution::new(&setup).unwrap();
        let hands = solution.cards().unwrap().0.hands();
        let mut beside: BTreeMap<[(u8, u8); 2], u32> = BTreeMap::new();
        let mut whole: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for round in &rounds {
            let [Hand::Cards(mine), Hand::Cards(theirs)] = round.hands[..] else {
                panic!("two hands of cards")
            };
            assert!(hands.get(mine).is_disjoint_from(hands.get(theirs)));
            *whole.entry((mine, theirs)).or_default() += 1;
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
        for count in whole.values() {
            assert_frequency(*count, ROUNDS, 1.0 / hands.deals() as f64, "two hands");
        }
    }
}
