//! Three at *Guess Who?*: by the naive game tree in fractions with the outcomes of equilibria, coins and all, and by single equilibria
//! with ties broken at random or by a coin.

use crate::support::{pool, sized};
use num_traits::{One, Zero};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeSet, HashMap};
use upperhand::BigRational;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{
    Ending, Error, Probability, Rules, ThreeChance, ThreeTable, three_players, win_probability,
};

/// The chances of the three, by their seats.
pub type Chances = [BigRational; 3];

/// Whose turn it is, and what each has left: `None` who named a wrong one.
pub type State = (usize, [Option<u32>; 3]);

/// Every split of a pool into two or more parts, smallest first.
pub fn splits(pool: u32, least: u32, most_parts: u32) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    for first in least..=pool / 2 {
        found.push(vec![first, pool - first]);
        if most_parts > 2 {
            for mut rest in splits(pool - first, first, most_parts - 1) {
                rest.insert(0, first);
                found.push(rest);
            }
        }
    }
    found
}

/// The game tree: outcomes of equilibria at each state, by the rules alone; all where nobody tosses a coin, and those of a fair coin
/// between two moves of the same worth.
pub struct Tree {
    rules: Rules,
    seen: HashMap<State, BTreeSet<Chances>>,
}

impl Tree {
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            seen: HashMap::new(),
        }
    }

    fn winner(seat: usize) -> BTreeSet<Chances> {
        let chance = |other| {
            if other == seat {
                BigRational::one()
            } else {
                BigRational::zero()
            }
        };
        BTreeSet::from([[chance(0), chance(1), chance(2)]])
    }

    /// The next seat that still plays.
    fn after(seat: usize, pools: [Option<u32>; 3]) -> usize {
        (1..3)
            .map(|step| (seat + step) % 3)
            .find(|&next| pools[next].is_some())
            .unwrap()
    }

    pub fn outcomes(&mut self, state: State) -> BTreeSet<Chances> {
        if let Some(known) = self.seen.get(&state) {
            return known.clone();
        }
        let found = self.found(state);
        self.seen.insert(state, found.clone());
        found
    }

    fn found(&mut self, (seat, pools): State) -> BTreeSet<Chances> {
        let mut alone = (0..3).filter(|&seat| pools[seat].is_some());
        if let (Some(last), None) = (alone.next(), alone.next()) {
            return Self::winner(last);
        }
        if self.rules.ending() == Ending::Race
            && let Some(won) = (0..3).find(|&seat| pools[seat] == Some(1))
        {
            return Self::winner(won);
        }
        let mine = pools[seat].unwrap();
        // Each move, as what may happen with which chance.
        let mut moves: Vec<Vec<(BigRational, BTreeSet<Chances>)>> = Vec::new();
        let share = |part: u32| BigRational::new(part.into(), mine.into());
        for parts in splits(mine, 1, self.rules.answers().into()) {
            let mut question = Vec::new();
            for part in parts {
                let mut left = pools;
                left[seat] = Some(part);
                question.push((share(part), self.outcomes((Self::after(seat, left), left))));
            }
            moves.push(question);
        }
        if self.rules.ending() != Ending::Race {
            let mut named = vec![(share(1), Self::winner(seat))];
            if mine > 1 {
                let mut left = pools;
                left[seat] = (self.rules.ending() == Ending::Open).then(|| mine - 1);
                named.push((
                    share(mine - 1),
                    self.outcomes((Self::after(seat, left), left)),
                ));
            }
            moves.push(named);
        }
        let sums: Vec<BTreeSet<Chances>> = moves.iter().map(|happens| combined(happens)).collect();
        let least =
            |sums: &BTreeSet<Chances>| sums.iter().map(|sum| sum[seat].clone()).min().unwrap();
        let threat = sums.iter().map(least).max().unwrap();
        let mut found = Vec::new();
        for outcomes in sums {
            let kept = outcomes.into_iter().filter(|sum| sum[seat] >= threat);
            found.push(kept.collect::<Vec<_>>());
        }
        let coins = tossed(seat, &found);
        found.into_iter().flatten().chain(coins).collect()
    }
}

/// The means of what two moves leave, where they leave the mover the same: of the next one's least by one and his most by the other.
fn tossed(seat: usize, moves: &[Vec<Chances>]) -> Vec<Chances> {
    let next = (seat + 1) % 3;
    let mut means = Vec::new();
    for (by, one) in moves.iter().enumerate() {
        for outcome in one {
            let others = moves.iter().enumerate().filter(|(other, _)| *other != by);
            let same =
                others.flat_map(|(_, all)| all.iter().filter(|other| other[seat] == outcome[seat]));
            let same: Vec<&Chances> = same.collect();
            let by_next = |all: &&&Chances| all[next].clone();
            let is_least = one
                .iter()
                .all(|also| also[seat] != outcome[seat] || also[next] >= outcome[next]);
            if let Some(most) = same.iter().max_by_key(by_next).filter(|_| is_least) {
                let two = BigRational::from_integer(2.into());
                means.push([0, 1, 2].map(|seat| (&outcome[seat] + &most[seat]) / &two));
            }
        }
    }
    means
}

/// Every choice of one outcome for each event.
fn combined(events: &[(BigRational, BTreeSet<Chances>)]) -> BTreeSet<Chances> {
    let nothing = [
        BigRational::zero(),
        BigRational::zero(),
        BigRational::zero(),
    ];
    events
        .iter()
        .fold(BTreeSet::from([nothing]), |sums, (share, outcomes)| {
            let pairs = sums
                .iter()
                .flat_map(|sum| outcomes.iter().map(move |outcome| (sum, outcome)));
            pairs
                .map(|(sum, outcome)| [0, 1, 2].map(|seat| &sum[seat] + share * &outcome[seat]))
                .collect()
        })
}

/// Every three pools up to a side that are a position.
pub fn positions(rules: Rules, side: u32) -> impl Iterator<Item = [u32; 3]> {
    let all = (1..=side)
        .flat_map(move |a| (1..=side).flat_map(move |b| (1..=side).map(move |c| [a, b, c])));
    all.filter(move |pools| {
        rules.ending() != Ending::Race || pools.iter().filter(|&&pool| pool == 1).count() < 2
    })
}

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
    side: usize,
    shares: Vec<[i64; 3]>,
    chosen: Vec<Option<Move>>,
}

impl OneEquilibrium {
    fn new(rules: Rules, side: usize, mut choose: impl FnMut(usize) -> [usize; 2]) -> Self {
        let count = (side + 1).pow(3);
        let mut one = Self {
            rules,
            side,
            shares: vec![[0; 3]; count],
            chosen: vec![None; count],
        };
        let mut all: Vec<[u32; 3]> = positions(rules, u32::try_from(side).unwrap()).collect();
        all.sort_by_key(|pools| pools.iter().sum::<u32>());
        for pools in all {
            let (shares, chosen) = one.best(pools, &mut choose);
            let index = one.index(pools);
            one.shares[index] = shares;
            one.chosen[index] = chosen;
        }
        one
    }

    fn index(&self, pools: [u32; 3]) -> usize {
        pools
            .into_iter()
            .fold(0, |index, pool| index * (self.side + 1) + pool as usize)
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
            let [next, last, mine] = self.shares[self.index([b, c, part])];
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
            let one = OneEquilibrium::new(rules, side as usize, |count| match round {
                0 => [0; 2],
                1 => [count - 1; 2],
                2 => [random.random_range(0..count); 2],
                _ => [random.random_range(0..count), random.random_range(0..count)],
            });
            for pools in positions(rules, side) {
                let index = one.index(pools);
                let bounds = table.numerators(pools.map(pool));
                for (share, [low, high]) in one.shares[index].into_iter().zip(bounds) {
                    let within = FINE * i64::from(low)..=FINE * i64::from(high);
                    assert!(within.contains(&share), "{rules}, {pools:?}: {share}");
                    several += u32::from(low < high);
                }
                if round > 1 && pools.iter().sum::<u32>() % 5 == 0 {
                    let moves = table.moves(pools.map(pool));
                    let chosen = &one.chosen[index];
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
fn the_chances_of_all_bounds_and_what_is_no_position() {
    let chance = |low, high| ThreeChance { low, high };
    // Who has two, beside four and two, names one or halves: it is the same to her, but not to them.
    let found = three_players(Rules::OFFICIAL, [4, 2, 2].map(pool)).unwrap();
    let quarter = Probability::new(1, 4);
    let half = Probability::new(1, 2);
    assert_eq!(found[0], chance(quarter, quarter));
    assert_eq!(found[1], chance(Probability::new(3, 8), half));
    assert_eq!(found[2], chance(quarter, Probability::new(3, 8)));
    // Only a coin at (5, 3, 4) lets the last of these win 33/75.
    let found = three_players(Rules::RACE, [5, 5, 3].map(pool)).unwrap();
    assert_eq!(
        found[2],
        chance(Probability::new(32, 75), Probability::new(33, 75))
    );
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
    assert_eq!(
        three_players(Rules::OFFICIAL, [pool(1); 3]).unwrap()[0].low,
        Probability::new(1, 1)
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
