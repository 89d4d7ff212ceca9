//! What is known of the positions under a rule set.

use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Probability, Rules, ThreeChance, ThreeTable};
use upperhand_games::rule_sets::sized;
use upperhand_kit::Error;
use upperhand_kit::described::Missing;

/// The largest pool of a player.
pub const LARGEST: u32 = 64;

/// The most answers to a question.
pub const MOST_ANSWERS: u32 = 3;

/// The largest pools of what is solved at once: some milliseconds.
const AT_ONCE: u32 = 8;

/// A state, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub rules: Rules,
    pub place: Place,
    /// The moves that may be best; none where the position is not known, or the game over.
    pub moves: Vec<Move>,
    /// The number of moves there are.
    pub all_moves: u32,
    /// The pools of the first two with which the three come nearest to equal chances beside this last one.
    pub fairest: Result<[Pool; 3], Missing>,
    /// The size of the map, and what its colours stand for.
    pub size: u32,
    pub shown: &'static str,
}

/// A position, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub pools: [Pool; 3],
    /// The least and the most that each wins over all that indifferent players may choose, times the product of the pools.
    pub ends: Result<[[u32; 2]; 3], Missing>,
    /// The largest part of a chance that others decide anywhere on the map: the end of its scale.
    pub most: f64,
}

impl Place {
    fn product(&self) -> u64 {
        product(self.pools)
    }

    /// The least that a player wins.
    pub fn least(&self, player: usize) -> Result<f64, Missing> {
        Ok(f64::from(self.ends?[player][0]) / self.product() as f64)
    }

    /// What each wins.
    pub fn chances(&self) -> Result<[ThreeChance; 3], Missing> {
        let chance = |share: u32| Probability::new(share.into(), self.product());
        Ok(self.ends?.map(|ends| {
            let [low, high] = ends.map(chance);
            ThreeChance { low, high }
        }))
    }

    /// The largest difference that the choices of indifferent players make to a chance.
    pub fn decided(&self) -> Result<Probability, Missing> {
        let [first, next, last] = self.ends?.map(|[low, high]| high - low);
        let largest = first.max(next).max(last);
        Ok(Probability::new(largest.into(), self.product()))
    }
}

fn product(pools: [Pool; 3]) -> u64 {
    pools.iter().map(|pool| u64::from(pool.get())).product()
}

/// All positions under a rule set, as far as they are solved.
pub struct Positions {
    table: ThreeTable,
    /// Until all are solved, why the others are missing.
    pub missing: Option<Missing>,
}

impl Positions {
    /// The smallest positions under the rules.
    pub fn of(rules: Rules) -> Self {
        let table = ThreeTable::new(rules, [sized(AT_ONCE); 3]);
        Self {
            table: table.expect("it is small"),
            missing: Some(Missing::NotYet),
        }
    }

    /// Takes over the answer of the task.
    pub fn receive(&mut self, answer: &[i64]) -> Result<(), Error> {
        let largest = [sized(LARGEST); 3];
        let table = ThreeTable::from_numbers(self.table.rules(), largest, answer)?;
        self.missing = (!table.is_solved()).then_some(Missing::Stopped);
        // What was solved at once may be more.
        if self.missing.is_none() || table.progress() > self.table.progress() {
            self.table = table;
        }
        Ok(())
    }

    pub fn facts(&self, pools: [Pool; 3], size: u32, shown: &'static str) -> Facts {
        let rules = self.table.rules();
        let [n, m, _] = pools.map(Pool::get);
        // A pool of n has ⌊n ÷ 2⌋ splits into two parts, and as many into three as n² ÷ 12 is near to.
        let in_three = if rules.answers() == 3 {
            (n * n + 6) / 12
        } else {
            0
        };
        let place = self.place([n, m], pools[2]);
        let moves = place.ends.map(|_| self.table.moves(pools));
        Facts {
            rules,
            place,
            moves: moves.unwrap_or_default(),
            all_moves: n / 2 + in_three + u32::from(rules.ending() != Ending::Race),
            fairest: self.fairest(pools[2]),
            size,
            shown,
        }
    }

    pub fn place(&self, [mine, theirs]: [u32; 2], last: Pool) -> Place {
        let pools = [sized(mine), sized(theirs), last];
        let ends = if !ThreeTable::is_position(self.table.rules(), pools) {
            Err(Missing::Never)
        } else if self.table.knows(pools) {
            Ok(self.table.numerators(pools))
        } else {
            Err(self.missing.unwrap_or(Missing::NotYet))
        };
        Place {
            pools,
            ends,
            most: 0.0,
        }
    }

    /// The first of the starts whose chances differ least.
    pub fn fairest(&self, last: Pool) -> Result<[Pool; 3], Missing> {
        if let Some(missing) = self.missing {
            return Err(missing);
        }
        let all = (1..=LARGEST).flat_map(|mine| (1..=LARGEST).map(move |theirs| [mine, theirs]));
        let is_race = self.table.rules().ending() == Ending::Race;
        let apart = |at: [u32; 2]| {
            let place = self.place(at, last);
            let is_over = is_race && place.pools.iter().any(|pool| pool.get() == 1);
            let [one, two, three] = place.ends.ok().filter(|_| !is_over)?;
            let high = one[1].max(two[1]).max(three[1]);
            let low = one[0].min(two[0]).min(three[0]);
            Some((place.pools, u64::from(high - low)))
        };
        let nearest = all.filter_map(apart).reduce(|best, next| {
            let is_nearer = next.1 * product(best.0) < best.1 * product(next.0);
            if is_nearer { next } else { best }
        });
        nearest.map(|(pools, _)| pools).ok_or(Missing::Never)
    }
}
