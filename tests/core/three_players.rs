//! Three at *Guess Who?*: by the naive game tree in fractions with the outcomes of equilibria, coins and all, and by single equilibria
//! with ties broken at random or by a coin.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use upperhand::BigRational;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Error, Rules, ThreeTable, three_players, win_probability};
use upperhand_oracles::three_players::{Tree, positions, splits};
use upperhand_oracles::{pool, sized};

fn rules(answers: u8, ending: Ending) -> Rules {
    Rules::new(answers, ending).unwrap()
}

#[test]
fn the_bounds_are_those_of_the_naive_game_tree() {
    for (answers, ending, side, exact_to) in [
        (2, Ending::Race, 7, 7),
        (2, Ending::Official, 5, 4),
        (2, Ending::Open, 5, 4),
        (3, Ending::Race, 6, 6),
        (3, Ending::Official, 5, 4),
        (4, Ending::Race, 6, 6),
    ] {
        let rules = rules(answers, ending);
        let table = ThreeTable::new(rules, [pool(side); 3]).unwrap();
        let mut tree = Tree::new(rules);
        for pools in positions(rules, side) {
            let outcomes = tree.outcomes((0, pools.map(Some)));
            let found = table.chances(pools.map(pool)).unwrap();
            for (seat, chance) in found.into_iter().enumerate() {
                let all = || outcomes.iter().map(|outcome| outcome[seat].clone());
                let ends = [all().min(), all().max()].map(Option::unwrap);
                let bounds = [chance.low, chance.high].map(BigRational::from);
                assert!(
                    bounds[0] <= ends[0] && ends[1] <= bounds[1],
                    "{rules}, {pools:?}"
                );
                if pools.iter().all(|&pool| pool <= exact_to) {
                    assert_eq!(bounds, ends, "{rules}, {pools:?}");
                }
            }
        }
    }
}

/// The parts of a share: halves of halves, as coins are tossed one after the other.
const FINE: i64 = 1 << 20;

/// Backward induction on a·b·c times the chances, in parts, from the player to move on, with ties broken by `choose`: by one move, or by
/// a fair coin between two.
struct OneEquilibrium {
    rules: Rules,
    /// Shares, and what is chosen.
    known: HashMap<[u32; 3], ([i64; 3], Option<Move>)>,
}

impl OneEquilibrium {
    fn new(rules: Rules, side: u32, mut choose: impl FnMut(usize) -> [usize; 2]) -> Self {
        let mut one = Self {
            rules,
            known: HashMap::new(),
        };
        let mut all: Vec<[u32; 3]> = positions(rules, side).collect();
        all.sort_by_key(|pools| pools.iter().sum::<u32>());
        for pools in all {
            let found = one.best(pools, &mut choose);
            one.known.insert(pools, found);
        }
        one
    }

    fn best(
        &self,
        pools: [u32; 3],
        choose: &mut impl FnMut(usize) -> [usize; 2],
    ) -> ([i64; 3], Option<Move>) {
        let [a, b, c] = pools;
        let total = FINE * i64::from(a * b * c);
        if self.rules.ending() == Ending::Race && pools.contains(&1) {
            return (pools.map(|pool| if pool == 1 { total } else { 0 }), None);
        }
        let after = |part: u32| {
            let [next, last, mine] = self.known[&[b, c, part]].0;
            [mine, next, last]
        };
        let mut moves: Vec<([i64; 3], Move)> = splits(a, 1, self.rules.answers().into())
            .into_iter()
            .map(|parts| {
                let sum = parts.iter().map(|&part| after(part)).fold([0; 3], sum);
                (sum, Move::Ask(parts))
            })
            .collect();
        let right = [FINE * i64::from(b * c), 0, 0];
        match self.rules.ending() {
            Ending::Race => {}
            Ending::Official => {
                let wrong = FINE * i64::from(a - 1);
                let next = win_probability(self.rules, pool(b), pool(c)).unwrap();
                let next = i64::from(b * c) / next.denominator().cast_signed()
                    * next.numerator().cast_signed();
                let others = [0, wrong * next, wrong * (i64::from(b * c) - next)];
                moves.push((sum(right, others), Move::Name));
            }
            Ending::Open if a == 1 => moves.push((right, Move::Name)),
            Ending::Open => moves.push((sum(right, after(a - 1)), Move::Name)),
        }
        let most = moves.iter().map(|(shares, _)| shares[0]).max().unwrap();
        moves.retain(|(shares, _)| shares[0] == most);
        let [(one, chosen), (other, _)] = choose(moves.len()).map(|by| moves[by].clone());
        let twice = sum(one, other);
        // An odd sum would need a smaller part.
        let is_even = twice.iter().all(|share| share % 2 == 0);
        let shares = if is_even {
            twice.map(|share| share / 2)
        } else {
            one
        };
        (shares, Some(chosen))
    }
}

fn sum(one: [i64; 3], other: [i64; 3]) -> [i64; 3] {
    [0, 1, 2].map(|player| one[player] + other[player])
}

#[test]
fn equilibria_with_random_choices_and_coins_lie_within_the_bounds_and_keep_to_the_moves() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    for (answers, ending, side) in [
        (2, Ending::Race, sized(24, 40)),
        (2, Ending::Official, sized(20, 32)),
        (2, Ending::Open, sized(16, 24)),
        (3, Ending::Official, sized(14, 20)),
        (3, Ending::Race, sized(14, 20)),
    ] {
        let rules = rules(answers, ending);
        let table = ThreeTable::new(rules, [pool(side); 3]).unwrap();
        let mut several = 0;
        for round in 0..4 {
            let one = OneEquilibrium::new(rules, side, |count| match round {
                0 => [0; 2],
                1 => [count - 1; 2],
                2 => [random.random_range(0..count); 2],
                _ => [random.random_range(0..count), random.random_range(0..count)],
            });
            for pools in positions(rules, side) {
                let (shares, chosen) = &one.known[&pools];
                let bounds = table.numerators(pools.map(pool));
                for (share, [low, high]) in shares.iter().zip(bounds) {
                    let within = FINE * i64::from(low)..=FINE * i64::from(high);
                    assert!(within.contains(share), "{rules}, {pools:?}: {share}");
                    several += u32::from(low < high);
                }
                if round > 1 && pools.iter().sum::<u32>() % 5 == 0 {
                    let moves = table.moves(pools.map(pool));
                    assert!(
                        chosen.iter().all(|chosen| moves.contains(chosen)),
                        "{rules}, {pools:?}"
                    );
                    assert_eq!(chosen.is_none(), moves.is_empty(), "{rules}, {pools:?}");
                }
            }
        }
        assert!(several > 100, "{rules}: {several}");
    }
}

#[test]
fn a_start_with_different_pools_holds_what_it_leads_to() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::TRIPARTITE] {
        let all = ThreeTable::new(rules, [pool(11); 3]).unwrap();
        let some = ThreeTable::new(rules, [11, 4, 7].map(pool)).unwrap();
        for pools in [
            [11, 4, 7],
            [4, 7, 10],
            [7, 9, 4],
            [2, 2, 2],
            [3, 6, 11],
            [5, 2, 3],
        ] {
            let pools = pools.map(pool);
            assert_eq!(
                some.numerators(pools),
                all.numerators(pools),
                "{rules}, {pools:?}"
            );
            assert_eq!(some.moves(pools), all.moves(pools), "{rules}, {pools:?}");
        }
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let too_large = three_players(Rules::RACE, [2, 2, 223].map(pool)).unwrap_err();
    assert_eq!(
        too_large.to_string(),
        "a pool of 223 is outside 1..=222 for three players"
    );
    let over = three_players(Rules::RACE, [1, 5, 1].map(pool)).unwrap_err();
    assert_eq!(over, Error::MoreThanOneWinner { given: [1, 5, 1] });
    assert!(
        over.to_string()
            .starts_with("(1, 5, 1) is not a position of the race")
    );
}

#[test]
fn a_table_that_is_carried_is_the_same() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::TRIPARTITE] {
        let start = [18, 12, 15].map(pool);
        let mut table = ThreeTable::unsolved(rules, start).unwrap();
        let sums = 18 + 12 + 15;
        for known in 3..=sums {
            table.step();
            assert_eq!(table.progress(), (known - 2, sums - 2));
            if known % 14 != 3 {
                continue;
            }
            let carried = ThreeTable::from_numbers(rules, start, &table.to_numbers()).unwrap();
            assert_eq!(carried.progress(), table.progress());
            for pools in positions(rules, 15).map(|pools| pools.map(pool)) {
                assert_eq!(carried.knows(pools), table.knows(pools));
                if table.knows(pools) {
                    assert_eq!(carried.chances(pools), table.chances(pools));
                    assert_eq!(carried.moves(pools), table.moves(pools));
                }
            }
        }
        assert!(table.is_solved());
    }
}
