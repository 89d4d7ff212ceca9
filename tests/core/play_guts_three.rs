//! A table of three with cards: each hand beside a walk over all hands of the others, and the long run beside the rounds of
//! every line.

use crate::play_guts::{cards_of, dropped, setup};
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, HandRounds, Strategy, TwoOthers};
use upperhand::play::guts::{
    Choice, Deal, Game, Hand, LongRun, Opponent, Setup, Solution, Worth, advice, review,
};
use upperhand_oracles::dealt_guts::{Dealt, Met, counted};
use upperhand_oracles::sized;

/// The rounds against one other, or two.
fn rounds_against(game: &CardGame, theirs: &[Strategy]) -> HandRounds {
    match theirs {
        [ann, bo] => {
            let others = TwoOthers::new(game, [ann, bo].map(dropped)).unwrap();
            others.rounds().clone()
        }
        _ => HandRounds::against(game, &theirs[0]),
    }
}

/// Compares all that is known of a hand with a walk over all pairs of the others' hands.
fn walked(game: &CardGame, others: &TwoOthers, mine: usize) -> Met {
    let (hands, lines) = (game.hands(), others.lines());
    let mut met = Met::new(game.all_drop() == AllDrop::Weenie);
    let apart = |one: usize, other: usize| hands.get(one).is_disjoint_from(hands.get(other));
    for ann in (0..hands.len()).filter(|&ann| apart(mine, ann)) {
        for bo in (0..hands.len()).filter(|&bo| apart(mine, bo) && apart(ann, bo)) {
            let dealt = [(ann, lines[0]), (bo, lines[1])].map(|(hand, line)| Dealt {
                hand: hand as f64,
                holds: hand >= line,
            });
            met.meet(1, mine as f64, &dealt);
        }
    }
    assert_eq!(others.rounds().denominator(), met.deals);
    let rounds = || others.rounds().get(mine);
    assert_eq!(rounds().map(|round| round.alpha), met.alpha(), "{mine}");
    assert_eq!(rounds().map(|round| round.beta), met.beta(), "{mine}");
    let showdown = others.met(game, mine);
    assert_eq!(
        [showdown.alone, showdown.win],
        met.alone_and_win(),
        "{mine}"
    );
    met
}

const BOTH: [AllDrop; 2] = [AllDrop::Replay, AllDrop::Weenie];

#[test]
fn every_hand_of_small_decks_meets_what_a_walk_over_all_deals_meets() {
    for (ranks, suits, cards) in [
        (5, 2, 1),
        (3, 2, 2),
        (4, 2, 2),
        (5, 2, 2),
        (3, 4, 1),
        (2, 3, 2),
    ] {
        for all_drop in BOTH {
            let game = CardGame::new(Deck::new(ranks, suits).unwrap(), cards, all_drop).unwrap();
            let count = game.hands().len();
            for first in (0..=count).step_by(1 + count / 5) {
                for second in (0..=count).step_by(1 + count / 4) {
                    let others = TwoOthers::new(&game, [first, second]).unwrap();
                    let mut squares = Fraction::ZERO;
                    let held: Vec<bool> = (0..count).map(|hand| hand % 3 != 1).collect();
                    for (mine, &holds) in held.iter().enumerate() {
                        let met = walked(&game, &others, mine);
                        let square = met.squares()[usize::from(!holds)];
                        squares = squares + square * Fraction::new(1, count as i128);
                    }
                    assert_eq!(others.mean_square(&held), squares);
                }
            }
        }
    }
}

/// What holding every hand from a line on earns and leaves, for every line: from one to the next, one hand more is dropped.
fn by_lines(rounds: &HandRounds, count: usize) -> Vec<[Fraction; 2]> {
    let share = Fraction::new(1, count as i128);
    let parts = |hand| {
        rounds
            .get(hand)
            .map(|round| [round.alpha * share, round.beta * share])
    };
    let plus = |[a, b]: [Fraction; 2], [c, d]: [Fraction; 2]| [a + c, b + d];
    let all = (0..count).map(|hand| parts(hand)[0]);
    let mut lines = vec![all.fold([Fraction::ZERO; 2], plus)];
    for hand in 0..count {
        let [hold, drop] = parts(hand);
        let gained = [drop[0] - hold[0], drop[1] - hold[1]];
        lines.push(plus(lines[hand], gained));
    }
    lines
}

/// The most that a line returns until the pot is taken, and it; of those that hold as many hands as can be the last.
fn best_of_lines(rounds: &HandRounds, count: usize) -> (Fraction, usize) {
    let lines = by_lines(rounds, count).into_iter().enumerate();
    let shrinking = lines.filter(|(_, [_, beta])| *beta < Fraction::ONE);
    let returned = shrinking.map(|(line, [alpha, beta])| (alpha / (Fraction::ONE - beta), line));
    returned.max().unwrap()
}

#[test]
fn the_long_run_with_cards_returns_what_the_best_of_all_lines_does() {
    let mut settled = 0;
    for (cards, opponents) in [
        (1, Opponent::Mixed),
        (2, Opponent::Mixed),
        (1, Opponent::Reckless),
        (2, Opponent::Overcautious),
        (2, Opponent::Reckless),
    ] {
        for weenie in [false, true] {
            let solution = Solution::new(&setup(Deal::Cards(cards), opponents, weenie)).unwrap();
            let (game, theirs) = solution.cards().unwrap();
            let count = game.hands().len();
            let rounds = rounds_against(game, theirs);
            let grows = by_lines(&rounds, count).into_iter();
            match solution.long_run() {
                LongRun::Settled { value, line } => {
                    settled += 1;
                    let (best, at) = best_of_lines(&rounds, count);
                    let value = value.exact().unwrap();
                    if line.is_some() {
                        assert_eq!(value, best, "{cards} {opponents:?} {weenie}");
                    }
                    if cards == 2 && opponents == Opponent::Mixed && !weenie {
                        assert_eq!(line, Some(Hand::Cards(at)));
                        assert_eq!(
                            (game.hands().get(at).to_string().as_str(), at),
                            ("JD/7C", 664)
                        );
                        assert_eq!(value, Fraction::new(186_797, 937_749));
                    }
                    // No choice with any hand is worth more than the better of both is said to be: V = mean of the better.
                    let better = (0..count).map(|hand| {
                        let [hold, drop] = rounds
                            .get(hand)
                            .map(|round| round.alpha + round.beta * value);
                        if hold > drop { hold } else { drop }
                    });
                    let mean = better.fold(Fraction::ZERO, |sum, worth| sum + worth)
                        * Fraction::new(1, count as i128);
                    assert_eq!(mean, value);
                    // No line lets the stakes grow and gains more than that by it.
                    for [alpha, beta] in grows {
                        assert!(alpha + beta * value <= value);
                    }
                }
                LongRun::Growing { .. } => {
                    let (best, _) = best_of_lines(&rounds, count);
                    let mut growing = grows.filter(|[_, beta]| *beta >= Fraction::ONE);
                    assert!(growing.any(|[alpha, beta]| alpha + beta * best > best));
                }
                LongRun::Unknown => panic!("cards of two or three players"),
            }
        }
    }
    assert!(settled >= 8, "{settled}");
}

/// α and β of a threshold against others at lines, by counting holders.
fn line_round(mine: f64, lines: &[f64], weenie: bool) -> (f64, f64) {
    let all: Vec<f64> = std::iter::once(mine).chain(lines.iter().copied()).collect();
    counted(&all, weenie)
}

#[test]
fn the_long_run_on_the_number_line_returns_what_the_best_of_all_thresholds_does() {
    let (mut settled, mut growing, mut left) = (0, 0, 0);
    for &players in sized(&[2, 3, 8][..], &[2, 3, 4, 5, 6, 7, 8]) {
        for opponents in [
            Opponent::Equilibrium,
            Opponent::Reckless,
            Opponent::Overcautious,
            Opponent::Mixed,
        ] {
            for weenie in [false, true] {
                let solution =
                    Solution::new(&setup(Deal::Line(players), opponents, weenie)).unwrap();
                let thresholds = solution.mixture().unwrap().joint_strategies()[0]
                    .opponents
                    .thresholds();
                let lines: Vec<f64> = thresholds.iter().map(|line| line.get()).collect();
                let steps = 20_000;
                let rounds = (0..=steps)
                    .map(|step| line_round(f64::from(step) / f64::from(steps), &lines, weenie));
                let rounds: Vec<(f64, f64)> = rounds.collect();
                let shrinking = rounds.iter().filter(|(_, beta)| *beta < 1.0 - 1e-9);
                let best = shrinking
                    .map(|(alpha, beta)| alpha / (1.0 - beta))
                    .fold(-1.0, f64::max);
                let what = format!("{players} {opponents:?} {weenie}");
                match solution.long_run() {
                    LongRun::Settled { value, .. } => {
                        let value = value.value();
                        assert!(
                            (value - best).abs() < 1e-5 * (1.0 + best.abs()),
                            "{what}: {value} {best}"
                        );
                        for (alpha, beta) in &rounds {
                            assert!(alpha + beta * value <= value + 1e-9, "{what}");
                        }
                        left += usize::from(value <= -1.0);
                        settled += 1;
                    }
                    LongRun::Growing {
                        is_by_holding,
                        edge,
                    } => {
                        growing += 1;
                        let mut growers = rounds.iter().filter(|(_, beta)| *beta >= 1.0);
                        assert!(
                            growers.any(|(alpha, beta)| alpha + beta * best > best),
                            "{what}"
                        );
                        let at = |mine: f64| line_round(mine, &lines, weenie).1;
                        assert_eq!(is_by_holding, at(0.0) > at(1.0), "{what}");
                        if let Some(edge) = edge {
                            let (alpha, beta) = line_round(edge, &lines, weenie);
                            assert!((beta - 1.0).abs() < 1e-12 && alpha > 0.0, "{what}");
                        }
                    }
                    LongRun::Unknown => panic!("{what}"),
                }
            }
        }
    }
    assert!(settled > 4 && growing > 4, "{settled} {growing} {left}");
}

#[test]
fn the_coach_and_the_review_count_the_pot_to_its_end() {
    for (opponents, weenie) in [
        (Opponent::Mixed, false),
        (Opponent::Mixed, true),
        (Opponent::Reckless, false),
    ] {
        for seed in 0..12 {
            let setup = Setup {
                seed,
                pots: 3,
                ..setup(Deal::Cards(2), opponents, weenie)
            };
            let mut game = Game::new(setup).unwrap();
            let (cards, theirs) = game.solution().cards().unwrap();
            let LongRun::Settled {
                value: Worth::Exact(value),
                ..
            } = game.solution().long_run()
            else {
                panic!("{opponents:?}")
            };
            let rounds = rounds_against(cards, theirs);
            let mut lost = Fraction::ZERO;
            while !game.is_over() && game.history().len() < 15 {
                let [hold, drop] = rounds
                    .get(cards_of(&game))
                    .map(|round| round.alpha + round.beta * value);
                let known = advice(&game).unwrap();
                let pair = known.in_the_long_run.unwrap();
                assert_eq!([pair.hold, pair.drop], [hold, drop].map(Worth::Exact));
                let better = if hold > drop {
                    Choice::Hold
                } else {
                    Choice::Drop
                };
                let better = (hold != drop).then_some(better);
                assert_eq!(known.better_in_the_long_run, better);
                let holds = !(seed + game.history().len() as u64).is_multiple_of(3);
                let (chosen, other) = if holds { (hold, drop) } else { (drop, hold) };
                if other > chosen {
                    lost = lost + (chosen - other) * Fraction::from(i128::from(game.stakes()));
                }
                game = game
                    .after(if holds { Choice::Hold } else { Choice::Drop })
                    .unwrap();
            }
            assert_eq!(review(&game).in_the_long_run, Some(Worth::Exact(lost)));
        }
    }
}
