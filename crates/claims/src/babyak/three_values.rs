//! The three values of a symmetric game, all others against player 1: V_N at the symmetric equilibrium, V_A where the others
//! draw apart, V_S where they share a draw.

use super::claim;
use super::symmetric_game::SymmetricGame;
use crate::castronova::polynomial::concave_bound;
use crate::castronova::round::{Q, round, whole};
use crate::check::{Check, Claim, Sizes, all_cases, in_steps};
use upperhand::guts::Rules::Standard;

pub(super) const ORDER: Claim = claim("babyak-three-values", "Abstract, three values")
    .says("Player 1 of a symmetric game with the sum zero has three values, each at least the next: V_N = 0 at the symmetric \
     equilibrium, V_A if the others draw apart, V_S if they share a draw. Games of two strategies show each of the four \
     combinations of equal and less.")
    .extent("proved: a common draw can imitate draws apart, and others at the equilibrium leave 0. Each combination by a game, \
     with V_S by a certificate and V_A between a choice of the others and a bound over all; that V_A = 0 in the second game: with \
     chances q, r, s = q + r and 4qr ≤ s² she would lose by both only where 1 < s and s < 1 or 2 < s")
    .check(
        Sizes::new(8, 12, 24, "the parts of the chance with which all play alike"),
        |check| in_steps(check, order),
    );

pub(super) const NOT_CONVEX: Claim = claim("babyak-not-convex", "Abstract, not convex")
    .says("What the others seek when they draw apart, the least that is left to player 1's best choice, is no convex function of \
     their draws, so that a local optimum need not be the best.")
    .extent("proved by two examples: a game of two strategies, and three players of Guts")
    .check(Sizes::ALL, |check| all_cases(check, not_convex));

/// A game that shows a combination.
struct Example {
    shows: &'static str,
    game: SymmetricGame,
    /// V_S.
    with_die: Q,
    /// What the others may choose, each alone, and what that leaves.
    chances: &'static [i128],
    left: Q,
    /// No such choice leaves less than this.
    bound: Q,
}

const fn part(numerator: i128, denominator: i128) -> Q {
    Q::new_raw(numerator, denominator)
}

const EXAMPLES: [Example; 4] = [
    Example {
        shows: "V_N = V_A = V_S",
        game: SymmetricGame(&[1, 1]),
        with_die: part(0, 1),
        chances: &[1, 1],
        left: part(0, 1),
        bound: part(0, 1),
    },
    Example {
        shows: "V_N = V_A > V_S",
        game: SymmetricGame(&[-2, 1]),
        with_die: part(-1, 1),
        chances: &[0, 0],
        left: part(0, 1),
        bound: part(-1, 64),
    },
    Example {
        shows: "V_N > V_A = V_S",
        game: SymmetricGame(&[2, -1]),
        with_die: part(-1, 1),
        chances: &[0, 1],
        left: part(-1, 1),
        bound: part(-1, 1),
    },
    Example {
        shows: "V_N > V_A > V_S",
        game: SymmetricGame(&[1, -1, 1]),
        with_die: part(-9, 11),
        chances: &[0, 0, 1],
        left: part(-1, 3),
        bound: part(-1, 2),
    },
];

/// Halvings of the box of all chances, enough for the bounds above.
const HALVINGS: u32 = 24;

async fn order(check: &mut Check, size: u32) -> &'static str {
    let parts = i128::from(size);
    for (place, example) in EXAMPLES.into_iter().enumerate() {
        let Example { shows, game, .. } = example;
        let holds = game.with_die() == Some(example.with_die);
        check.case(holds, || format!("{shows}: V_S is {:?}", game.with_die()));
        let chances = example.chances.iter().copied().map(Q::from_integer);
        let left = game.best(&chances.collect::<Vec<Q>>());
        check.equal(&example.left, &left, || shows.to_owned());
        check.case(game.leaves_apart(example.bound, HALVINGS), || {
            format!("{shows}: no bound of {}", example.bound)
        });
        for part in 0..=parts {
            check.equal(&Q::default(), &game.alike(Q::new(part, parts)), || {
                format!("{shows}, all at {part}/{parts}")
            });
        }
        check.progress((place as f64 + 1.0) / 4.0).await;
    }
    // The second game, at a lattice: nothing is lost anywhere.
    let [_, Example { shows, game, .. }, ..] = EXAMPLES;
    for one in 0..=parts {
        for other in one..=parts {
            let left = game.best(&[Q::new(one, parts), Q::new(other, parts)]);
            check.case(left >= Q::default(), || {
                format!("{shows}, {one} and {other}/{parts}: {left}")
            });
        }
    }
    "V_S by certificates; V_A below by halving boxes of chances until one strategy loses no more in any corner, above by a \
         choice; and 0 wherever all play alike."
}

async fn not_convex(check: &mut Check) -> String {
    let [_, Example { game, .. }, ..] = EXAMPLES;
    let at = |part: i128| game.best(&[Q::new(part, 4), Q::new(part, 4)]);
    check.case(at(0) + at(2) < at(1) + at(1), || {
        format!("the game leaves {}, {} and {}", at(0), at(1), at(2))
    });
    check.progress(0.2).await;
    // Guts: one holds everything, the other drops below 2/3; the other way round; and halfway.
    let ends: Vec<Q> = (0..=24)
        .map(|mine| round(Standard, &[mine, 0, 16], 24).alpha[0])
        .collect();
    let most = concave_bound(&ends);
    check.progress(0.6).await;
    let halfway = round(Standard, &[36, 20, 20], 60).alpha[0];
    let drawn = [[0, 0], [0, 40], [40, 0], [40, 40]];
    let drawn: Q = drawn
        .map(|[one, other]| round(Standard, &[36, one, other], 60).alpha[0])
        .iter()
        .sum();
    let drawn = drawn / whole(4);
    check.case(most < halfway && most < drawn, || {
        format!("Guts leaves {most} at most, {halfway} halfway, {drawn} by draws")
    });
    format!(
        "In the second game of the four combinations chances of 0 and of 1/2 leave 0 each, of 1/4 {}. In Guts thresholds of 0 and 2/3, either \
         way round, leave {most} at most; 1/3 and 1/3, halfway, leave {halfway} to the threshold 3/5, and draws of both kinds {drawn}.",
        at(1)
    )
}
