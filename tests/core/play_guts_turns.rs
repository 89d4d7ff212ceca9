//! Games of Guts in turn: who declares when, by which threshold, and what a hand returns then, by all cells of the others' hands.

use crate::play_guts::setup;
use itertools::Itertools;
use upperhand::guts::InTurn;
use upperhand::play::guts::{Choice, Deal, Game, Hand, Opponent, Setup, advice};
use upperhand_oracles::dealt_guts::{Dealt, settle};

/// Players at a table who declare one after another.
struct InOrder {
    order: Vec<usize>,
    opponents: Opponent,
    fair: InTurn,
}

impl InOrder {
    fn new(players: usize, round: usize, opponents: Opponent) -> Self {
        let mut order: Vec<usize> = (0..players).collect();
        order.rotate_left(round % players);
        Self {
            order,
            opponents,
            fair: InTurn::new(players).unwrap(),
        }
    }

    /// What a seat holds above after a history: as at the equilibrium, half as much, or half way to the top.
    fn line(&self, seat: usize, history: &str) -> f64 {
        let fair = self.fair.threshold(history).unwrap();
        let is_last_alone = !history.contains('H') && history.len() + 1 == self.order.len();
        let is_of_first_half = 2 * (seat - 1) < self.order.len() - 1;
        match self.opponents {
            _ if is_last_alone => 0.0,
            Opponent::Reckless => fair / 2.0,
            Opponent::Mixed if is_of_first_half => fair / 2.0,
            Opponent::Overcautious | Opponent::Mixed => f64::midpoint(fair, 1.0),
            _ => fair,
        }
    }

    /// Who holds with these hands, in order, where you do as told.
    fn held(&self, hands: &[f64], yours: bool) -> Vec<bool> {
        let (mut held, mut history) = (vec![yours; hands.len()], String::new());
        for &seat in &self.order {
            if seat > 0 {
                held[seat] = hands[seat] > self.line(seat, &history);
            }
            history.push(if held[seat] { 'H' } else { 'D' });
        }
        held
    }

    /// What you win on average by a choice with a hand, and how often the hand is the only one held, and the best: over all cells in
    /// which the others, who declare before you, do what they did.
    fn expected(&self, hand: f64, declared: &[(usize, bool)], holds: bool) -> [f64; 3] {
        let players = self.order.len();
        let mut cuts = vec![0.0, 1.0, hand];
        for (history, _) in self.fair.thresholds() {
            cuts.extend((1..players).map(|seat| self.line(seat, &history)));
        }
        cuts.sort_by(f64::total_cmp);
        cuts.dedup();
        let cells: Vec<(f64, f64)> = cuts.windows(2).map(|two| (two[0], two[1])).collect();
        let (mut volume, mut sums) = (0.0, [0.0; 3]);
        for dealt in (1..players).map(|_| &cells).multi_cartesian_product() {
            let others = dealt.iter().map(|(from, to)| f64::midpoint(*from, *to));
            let hands: Vec<f64> = [hand].into_iter().chain(others).collect();
            let weight: f64 = dealt.iter().map(|(from, to)| to - from).product();
            let held = self.held(&hands, holds);
            if declared
                .iter()
                .any(|(seat, held_then)| held[*seat] != *held_then)
            {
                continue;
            }
            let dealt = hands.iter().zip(&held);
            let deal: Vec<Dealt> = dealt.map(|(&hand, &holds)| Dealt { hand, holds }).collect();
            let count = held.iter().filter(|holds| **holds).count();
            let is_best = deal.iter().all(|other| !other.holds || other.hand <= hand);
            let told = [
                f64::from(settle(&deal, false).0[0]),
                f64::from(count == 1),
                f64::from(is_best),
            ];
            volume += weight;
            for (sum, told) in sums.iter_mut().zip(told) {
                *sum += weight * told;
            }
        }
        sums.map(|sum| sum / volume)
    }
}

fn number(hand: Hand) -> f64 {
    match hand {
        Hand::Line(number) => number,
        Hand::Cards(_) => panic!("cards"),
    }
}

#[test]
fn all_declare_one_after_another_and_the_coach_knows_what_that_tells() {
    let mut lost = 0;
    for (players, opponents) in [
        (2, Opponent::Equilibrium),
        (3, Opponent::Reckless),
        (3, Opponent::Equilibrium),
        (4, Opponent::Overcautious),
        (4, Opponent::Mixed),
    ] {
        let setup = Setup {
            pots: 20,
            seed: 3,
            ..setup(Deal::Turns(players), opponents, false)
        };
        let mut game = Game::new(setup).unwrap();
        for round in 0..6 {
            let table = InOrder::new(players as usize, round, opponents);
            let (hand, declared) = (number(game.hand().unwrap()), game.declared());
            let before = table.order.iter().take_while(|seat| **seat > 0);
            assert!(declared.iter().map(|(seat, _)| seat).eq(before));
            let known = advice(&game).unwrap();
            let [hold, alone, win] = table.expected(hand, &declared, true);
            let [drop, ..] = table.expected(hand, &declared, false);
            for (told, naive) in [
                (known.returns.hold, hold),
                (known.returns.drop, drop),
                (known.alone, alone),
                (known.win, win),
            ] {
                assert!(
                    (told.value() - naive).abs() < 1e-9,
                    "{setup:?} {round}: {told:?} {naive}"
                );
            }
            let line = game.line().unwrap();
            assert!((hand > line) == (hold - drop > 1e-9), "{hand} {line}");
            let holds = (round + players as usize).is_multiple_of(2);
            game = game
                .after(if holds { Choice::Hold } else { Choice::Drop })
                .unwrap();
            let played = game.history().last().unwrap();
            let hands: Vec<f64> = played.hands.iter().map(|&hand| number(hand)).collect();
            assert_eq!(played.held, table.held(&hands, holds));
            assert!(
                declared
                    .iter()
                    .all(|(seat, holds)| played.held[*seat] == *holds)
            );
            let skill = upperhand::play::guts::review(&game).steps[round]
                .skill
                .value();
            let worse = (hold - drop).abs() * played.stakes as f64;
            let naive = if (hold > drop) == holds { 0.0 } else { -worse };
            assert!((skill - naive).abs() < 1e-8, "{skill} {naive}");
            lost += i32::from(skill < -1e-6);
        }
    }
    assert!(lost > 3, "{lost}");
}
