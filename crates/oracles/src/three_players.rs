//! Three at *Guess Who?*: the naive game tree, in fractions with the outcomes of equilibria, coins and all.

use crate::game_tree;
use num_traits::{One, Zero};
use std::collections::{BTreeSet, HashMap};
use upperhand::BigRational;
use upperhand::guess_who::{Ending, Rules};

/// The chances of the three, by their seats.
pub type Chances = [BigRational; 3];

/// Whose turn it is, and what each has left: `None` who named a wrong one.
pub type State = (usize, [Option<u32>; 3]);

/// Every split of a pool into two or more parts of at least a size, smallest first.
pub fn splits(pool: u32, least: u32, most_parts: u32) -> Vec<Vec<u32>> {
    let mut splits = game_tree::splits(pool, most_parts as usize);
    splits.retain(|parts| parts[0] >= least);
    splits
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
