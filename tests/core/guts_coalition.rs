//! The coalition's value by routes that do not know how it was found: grids, random replies, rounds one by one.

use itertools::Itertools;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::coalition::{
    Mixture, Solution, one_round, repeated, safe_reply, values, without_die,
};
use upperhand::guts::{Error, Players, Rules, Threshold, best_response, equilibrium, payoff};

const RULES: [Rules; 2] = [Rules::Standard, Rules::Weenie];
const ROUNDING: f64 = 1e-12;

fn players(players: usize) -> Players {
    Players::new(players).unwrap()
}

fn at(hand: f64) -> Threshold {
    Threshold::new(hand).unwrap()
}

/// α + βV against joint thresholds, by the payoff of all.
fn worth(rules: Rules, mine: Threshold, others: &[Threshold], value: f64) -> f64 {
    let all: Vec<Threshold> = [mine].iter().chain(others).copied().collect();
    let round = payoff(rules, &all).unwrap();
    round.alpha[0] + value * round.beta
}

/// The mixture holds player 1 to the value, at every threshold of a grid; her threshold secures it against
/// random replies, many near the ones that are best.
fn assert_a_saddle(rules: Rules, count: usize, solution: &Solution, value: f64) {
    let mixture: Vec<(Vec<Threshold>, f64)> = solution
        .coalition
        .joint_strategies()
        .iter()
        .map(|joint| (joint.opponents.thresholds(), joint.weight))
        .collect();
    let weights: f64 = mixture.iter().map(|(_, weight)| weight).sum();
    assert!((weights - 1.0).abs() < ROUNDING && mixture.len() <= 3);
    for mine in (0..=1000).map(|i| at(f64::from(i) / 1000.0)) {
        let held: f64 = mixture
            .iter()
            .map(|(t, weight)| weight * worth(rules, mine, t, value))
            .sum();
        assert!(
            held <= solution.value + solution.gap + ROUNDING,
            "{rules:?} {count} {mine:?}: {held}"
        );
    }
    let Some(mine) = solution.player else { return };
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    for trial in 0..2000 {
        let spread = if trial % 2 == 0 { 1.0 } else { 0.05 };
        let start = &mixture[trial % mixture.len()].0;
        let reply: Vec<Threshold> = start
            .iter()
            .map(|t| at((t.get() + spread * (2.0 * dice.random::<f64>() - 1.0)).clamp(0.0, 1.0)))
            .collect();
        let secured = worth(rules, mine, &reply, value);
        assert!(
            secured >= solution.value - solution.gap - ROUNDING,
            "{rules:?} {count} {reply:?}"
        );
    }
}

#[test]
fn one_round_and_the_repeated_game_before_its_own_value_are_saddles() {
    for (rules, count) in (3..=20).flat_map(|count| RULES.map(|rules| (rules, count))) {
        let solution = one_round(rules, players(count)).unwrap();
        assert!((0.0..1e-11).contains(&solution.gap), "{rules:?} {count}");
        assert_a_saddle(rules, count, &solution, 0.0);
        // What the members win is what player 1 loses.
        let members = solution.coalition.members(solution.player.unwrap());
        let sum = members.iter().sum::<f64>() + solution.value;
        assert!(sum.abs() < solution.gap + ROUNDING);
        let solution = repeated(rules, players(count)).unwrap();
        assert!((0.0..1e-9).contains(&solution.gap), "{rules:?} {count}");
        assert_a_saddle(rules, count, &solution, solution.value);
        let left = solution.player.is_none();
        let grows = rules == Rules::Weenie && count >= 7;
        assert_eq!(left, grows, "{rules:?} {count}");
        assert_eq!(left, solution.value == -1.0);
    }
}

/// From another program, which searches both sides by golden sections and follows the rounds one by one.
#[test]
fn values_agree_with_another_program() {
    let once = |rules, count| one_round(rules, players(count)).unwrap().value;
    let for_ever = |count| repeated(Rules::Standard, players(count)).unwrap().value;
    for (count, expected, repeated) in [
        (3, -0.005_566_346_53, -0.013_285_905),
        (4, -0.013_377_237_38, -0.033_832_427),
        (8, -0.032_679_338_77, -0.085_377_172),
        (20, -0.049_085_114_12, -0.126_412_691),
    ] {
        assert!(
            (once(Rules::Standard, count) - expected).abs() < 1e-10,
            "{count}"
        );
        assert!((for_ever(count) - repeated).abs() < 2e-9, "{count}");
    }
    for (count, expected) in [
        (6, -0.000_298_996_75),
        (7, -0.001_324_471_78),
        (20, -0.012_754_302_56),
    ] {
        assert!(
            (once(Rules::Weenie, count) - expected).abs() < 1e-10,
            "{count}"
        );
    }
}

/// Rounds one by one, from above and from below, end at the fixed point that Newton's method finds.
#[test]
fn rounds_one_by_one_end_at_the_repeated_value() {
    let rounds = |rules, count, first| -> Vec<f64> {
        let values = values(rules, players(count), first).unwrap();
        values.take(100).collect()
    };
    for (rules, count, first) in [
        (Rules::Standard, 3, 0.0),
        (Rules::Standard, 3, 1.0),
        (Rules::Standard, 12, 0.0),
        (Rules::Standard, 12, 1.0),
        (Rules::Weenie, 4, 0.0),
        // Where the pot grows without end the value falls until player 1 leaves.
        (Rules::Weenie, 12, 0.0),
    ] {
        let rounds = rounds(rules, count, first);
        let towards = if first == 0.0 { -1.0 } else { 1.0 };
        let comes_near = |pair: &[f64]| towards * (pair[1] - pair[0]) >= -ROUNDING;
        assert!(rounds.windows(2).all(comes_near), "{rules:?} {count}");
        let value = repeated(rules, players(count)).unwrap().value;
        assert!(
            (rounds[99] - value).abs() < 1e-8,
            "{rules:?} {count} {first}"
        );
    }
}

#[test]
fn a_weenie_protects_up_to_five_players() {
    for count in 3..=20 {
        let p = equilibrium(Rules::Weenie, players(count)).threshold;
        let worst = best_response(Rules::Weenie, players(count), p);
        assert_eq!(worst.bound > -ROUNDING, count <= 5, "{count}");
        let solution = one_round(Rules::Weenie, players(count)).unwrap();
        assert_eq!(solution.value > -1e-11, count <= 5, "{count}");
        if count <= 5 {
            // The equilibrium is a saddle by itself: nobody mixes, for ever neither.
            let for_ever = repeated(Rules::Weenie, players(count)).unwrap();
            for solution in [solution, for_ever] {
                assert!((solution.player.unwrap().get() - p.get()).abs() < 1e-12);
                let [joint] = solution.coalition.joint_strategies() else {
                    panic!("one joint strategy")
                };
                let thresholds = joint.opponents.thresholds();
                assert!(
                    thresholds
                        .iter()
                        .all(|at| (at.get() - p.get()).abs() < 1e-6)
                );
                assert!(solution.value.abs() <= 1e-12, "{count} {}", solution.value);
                assert!(solution.gap < 1e-10, "{count} {}", solution.gap);
            }
        }
    }
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    for given in [2, 21] {
        let error = one_round(Rules::Standard, players(given)).unwrap_err();
        assert_eq!(error, Error::CoalitionPlayers { given });
        assert_eq!(repeated(Rules::Weenie, players(given)), Err(error.clone()));
        assert_eq!(
            without_die(Rules::Standard, players(given)),
            Err(error.clone())
        );
        let message = error.to_string();
        assert!(
            message.contains(&given.to_string()) && message.ends_with("3..=20"),
            "{message}"
        );
    }
    assert!(safe_reply(Rules::Standard, &[]).is_err());
    assert!(matches!(
        values(Rules::Standard, players(3), 2.0).err(),
        Some(Error::Fee { given: 2.0 })
    ));
    let pair = || Threshold::all(&[0.5, 0.5]).unwrap();
    let mixture = |strategies: &[(Vec<Threshold>, f64)]| Mixture::new(Rules::Standard, strategies);
    assert!(matches!(
        mixture(&[(pair(), f64::NAN)]),
        Err(Error::Weight { .. })
    ));
    assert_eq!(
        mixture(&[]).unwrap_err().to_string(),
        "a weight or a sum of weights is 0: weights are in 0..=1 and add up to 1"
    );
    assert_eq!(
        mixture(&[(Vec::new(), 1.0)]),
        Err(Error::Players { given: 1 })
    );
    let uneven = mixture(&[(pair(), 0.5), (vec![at(0.5)], 0.5)]);
    assert_eq!(
        uneven,
        Err(Error::Members {
            given: 1,
            expected: 2
        })
    );
    let far = Mixture::of_the_paper(players(3), 0.04, 0.5, 100.0);
    assert!(matches!(far, Err(Error::Threshold { .. })));
    let heavy = Mixture::of_the_paper(players(3), 0.2, 0.1, 100.0);
    assert!(matches!(heavy, Err(Error::Weight { .. })));
}

/// Every joint strategy of others who each draw alone, with its chance.
fn drawn_alone(draws: &[Vec<(f64, f64)>]) -> Vec<(Vec<Threshold>, f64)> {
    let all = draws.iter().multi_cartesian_product();
    let joint = all.map(|drawn| {
        let thresholds = drawn.iter().map(|draw| at(draw.0));
        (
            thresholds.collect(),
            drawn.iter().map(|draw| draw.1).product(),
        )
    });
    joint.collect()
}

/// Draws from two or three thresholds each, some of them near the equilibrium: her best reply loses nothing, nor does the one that
/// the proof gives by their averages.
#[test]
fn others_who_draw_alone_win_nothing() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(2412);
    for (count, rules) in (3..=7).flat_map(|count| RULES.map(|rules| (count, rules))) {
        let apart = without_die(rules, players(count)).unwrap();
        assert!(apart.coalition.best_threshold().alpha.abs() < ROUNDING);
        assert_eq!((apart.value, apart.gap), (0.0, 0.0));
        let fair = equilibrium(rules, players(count)).threshold.get();
        for trial in 0..60 {
            let spread = [1.0, 0.2, 0.02][trial % 3];
            let mut threshold = || {
                let near = fair + spread * (2.0 * dice.random::<f64>() - 1.0);
                near.clamp(0.0, 1.0)
            };
            let pairs: Vec<[f64; 2]> = (1..count).map(|_| [threshold(), threshold()]).collect();
            let draws = pairs.iter().map(|&[one, other]| {
                let share: f64 = dice.random();
                vec![(one, share), (other, 1.0 - share)]
            });
            let draws: Vec<Vec<(f64, f64)>> = draws.collect();
            let joint = drawn_alone(&draws);
            let mixture = Mixture::new(rules, &joint).unwrap();
            let best = mixture.best_threshold().alpha;
            assert!(best >= -ROUNDING, "{rules:?} {draws:?}: {best}");
            let mean =
                |draw: &Vec<(f64, f64)>| draw.iter().map(|(at, share)| at * share).sum::<f64>();
            let averages: Vec<Threshold> = draws
                .iter()
                .map(|draw| at(mean(draw).clamp(0.0, 1.0)))
                .collect();
            let reply = safe_reply(rules, &averages).unwrap();
            let against = |mine: Threshold| -> f64 {
                let worths = joint
                    .iter()
                    .map(|(others, weight)| weight * worth(rules, mine, others, 0.0));
                worths.sum()
            };
            assert!(against(reply) >= -ROUNDING, "{rules:?} {draws:?}");
        }
    }
}
