//! Splits of a pool into a given number of parts, all between two bounds: listed, counted, and the most even one.
//!
//! The optimal questions of the race with the upper hand, and of `open`, are such splits. Counting does not
//! list: a split is a multiset, so by Burnside's lemma there are as many as tuples that a permutation of
//! their parts leaves alone, on average over the permutations; and tuples are counted by a few binomials,
//! with and without the upper bound (inclusion and exclusion).

use super::error::Error;
use super::limits::list;
use super::shape::power_below;

/// The optimal questions of a position, by a theorem.
pub(super) enum Splits {
    /// There is none.
    None,
    /// All parts are the smallest part, but for the largest one.
    Only {
        smallest: u32,
        parts: u32,
        pool: u32,
    },
    /// All of a kind.
    Between(Between),
}

impl Splits {
    /// The smallest part of the most even one.
    pub(super) fn most_even_part(&self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Only { smallest, .. } => Some(*smallest),
            Self::Between(between) => between.most_even_part(),
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> u128 {
        match self {
            Self::None => 0,
            Self::Only { .. } => 1,
            Self::Between(between) => between.count(),
        }
    }

    /// Every one, part sizes ascending, in ascending lexicographic order.
    pub(super) fn all(&self) -> Result<Vec<Vec<u32>>, Error> {
        match self {
            Self::None => Ok(Vec::new()),
            &Self::Only {
                smallest,
                parts,
                pool,
            } => {
                let mut question = vec![smallest; parts as usize - 1];
                question.push(pool - (parts - 1) * smallest);
                Ok(vec![question])
            }
            Self::Between(between) => between.all(),
        }
    }
}

/// The splits of a pool into `parts` parts, all between two bounds.
pub(super) struct Between {
    /// At most four where there are groups, else at most three or all parts are one.
    pub parts: u32,
    pub pool: u32,
    pub least: u32,
    pub most: u32,
    /// With `Some(d)` only the splits with `Σ ((1 − part) mod d) = (1 − pool) mod d`.
    pub groups: Option<u32>,
}

impl Between {
    /// The upper hand of the race at level k: min(r, n) parts, all in [r^(k−1), r^k] (all 1 for k = 0),
    /// such that, for k > 0, the remainders (1 − part) mod (r − 1) add up to (1 − n) mod (r − 1) and no
    /// more.
    pub(super) fn race_upper_hand(r: u32, n: u32) -> Self {
        let corner = power_below(r, n - 1);
        Self {
            parts: r.min(n),
            pool: n,
            least: (corner / r).max(1),
            most: corner,
            groups: (r > 2 && n > r).then_some(r - 1),
        }
    }

    /// The largest smallest part of any of these splits. O(1): the search ends a few steps below the even split.
    fn most_even_part(&self) -> Option<u32> {
        let even = (self.pool / self.parts).min(self.most);
        (self.least..=even).rev().find(|&least| self.is_any(least))
    }

    /// Is there a split with no part smaller than `least`?
    fn is_any(&self, least: u32) -> bool {
        let (pool, most) = (u64::from(self.pool), u64::from(self.most));
        self.shares().any(|share| {
            let (mut fewest, mut largest) = (0, 0);
            for class in share {
                let smallest = u64::from(self.smallest_of(class.remainder, least));
                if class.parts > 0 && smallest > most {
                    return false;
                }
                let steps = most.saturating_sub(smallest) / u64::from(self.step());
                fewest += u64::from(class.parts) * smallest;
                largest += u64::from(class.parts) * (smallest + steps * u64::from(self.step()));
            }
            (fewest..=largest).contains(&pool) && (pool - fewest).is_multiple_of(self.step().into())
        })
    }

    /// The number of splits. O(1).
    fn count(&self) -> u128 {
        self.shares().map(|share| self.count_share(share)).sum()
    }

    /// The splits whose parts have these remainders.
    fn count_share(&self, share: [Class; 2]) -> u128 {
        let step = self.step();
        let mut rest = i64::from(self.pool);
        let mut steps = [0; 2];
        for (class, steps) in share.iter().zip(&mut steps) {
            let smallest = self.smallest_of(class.remainder, self.least);
            if class.parts > 0 && smallest > self.most {
                return 0;
            }
            *steps = i64::from(self.most.saturating_sub(smallest) / step);
            rest -= i64::from(class.parts) * i64::from(smallest);
        }
        if rest < 0 || rest % i64::from(step) != 0 {
            return 0;
        }
        let total = rest / i64::from(step);
        let (mut fixed, mut permutations) = (0, 0);
        for &(first, first_count) in cycle_types(share[0].parts) {
            for &(second, second_count) in cycle_types(share[1].parts) {
                let count = first_count * second_count;
                fixed += count * tuples([first, second], steps, total);
                permutations += count;
            }
        }
        (fixed / permutations).unsigned_abs()
    }

    fn step(&self) -> u32 {
        self.groups.unwrap_or(1)
    }

    /// The ways to share the remainders among the parts: some parts of remainder 0 and the others of
    /// another, which add up to what the pool leaves. With a sum of at most 2 there are no more kinds.
    fn shares(&self) -> impl Iterator<Item = [Class; 2]> + use<> {
        let (parts, step) = (self.parts, self.step());
        let rest = remainder(step, self.pool);
        let share = move |others: u32, remainder: u32| {
            let plain = Class {
                parts: parts - others,
                remainder: 0,
            };
            let other = Class {
                parts: others,
                remainder,
            };
            [plain, other]
        };
        let one = share(u32::from(rest > 0), rest);
        let two = (rest == 2).then(|| share(2, 1));
        core::iter::once(one).chain(two)
    }

    /// The smallest number from `least` on with this remainder.
    fn smallest_of(&self, remainder: u32, least: u32) -> u32 {
        let step = self.step();
        least + (self::remainder(step, least) + step - remainder) % step
    }

    fn all(&self) -> Result<Vec<Vec<u32>>, Error> {
        let mut found = Vec::new();
        let mut parts = Vec::with_capacity(self.parts as usize);
        let spare = self.groups.map_or(0, |d| remainder(d, self.pool));
        self.extend(self.pool, self.least, spare, &mut parts, &mut found)?;
        Ok(found)
    }

    /// Appends parts of at least `smallest` that use up `rest` and `spare`, in lexicographic order.
    fn extend(
        &self,
        rest: u32,
        smallest: u32,
        spare: u32,
        parts: &mut Vec<u32>,
        found: &mut Vec<Vec<u32>>,
    ) -> Result<(), Error> {
        let left = self.parts - u32::try_from(parts.len()).unwrap_or(self.parts);
        if left == 1 {
            let fits = self.groups.is_none_or(|d| remainder(d, rest) == spare);
            if fits && (smallest..=self.most).contains(&rest) {
                list(found, parts, rest)?;
            }
            return Ok(());
        }
        // The parts after this one hold at most `most` each and at least as much as this one.
        let least = u64::from(rest).saturating_sub(u64::from(left - 1) * u64::from(self.most));
        let first = u32::try_from(least).unwrap_or(u32::MAX).max(smallest);
        for part in first..=rest / left {
            let used = self.groups.map_or(0, |d| remainder(d, part));
            if used <= spare {
                parts.push(part);
                self.extend(rest - part, part, spare - used, parts, found)?;
                parts.pop();
            }
        }
        Ok(())
    }
}

/// A number of parts with the same remainder.
#[derive(Clone, Copy)]
struct Class {
    parts: u32,
    remainder: u32,
}

/// (1 − part) mod d.
fn remainder(d: u32, part: u32) -> u32 {
    (d - (part - 1) % d) % d
}

/// The lengths of the cycles of the permutations of at most 4 things, and how many permutations have them.
fn cycle_types(things: u32) -> &'static [(&'static [i64], i128)] {
    match things {
        0 => &[(&[], 1)],
        1 => &[(&[1], 1)],
        2 => &[(&[1, 1], 1), (&[2], 1)],
        3 => &[(&[1, 1, 1], 1), (&[1, 2], 3), (&[3], 2)],
        _ => &[
            (&[1, 1, 1, 1], 1),
            (&[1, 1, 2], 6),
            (&[2, 2], 3),
            (&[1, 3], 8),
            (&[4], 6),
        ],
    }
}

/// The solutions of Σ weight·x = total with whole x from 0 to the most of their class, for the cycles of
/// two classes: by inclusion and exclusion of the x that are larger.
fn tuples(cycles: [&[i64]; 2], most: [i64; 2], total: i64) -> i128 {
    let mut terms = [(0, 0); 4];
    let pairs = cycles.into_iter().zip(most);
    let pairs = pairs.flat_map(|(class, most)| class.iter().map(move |&weight| (weight, most)));
    let mut places = 0;
    for pair in pairs {
        // In ascending order.
        let mut place = places;
        while place > 0 && terms[place - 1] > pair {
            terms[place] = terms[place - 1];
            place -= 1;
        }
        terms[place] = pair;
        places += 1;
    }
    let terms = &terms[..places];
    let mut weights = [0; 4];
    for (weight, term) in weights.iter_mut().zip(terms.iter()) {
        *weight = term.0;
    }
    let signed = (0..1_u32 << places).map(|larger| {
        let is_larger = |index: &usize| larger >> index & 1 == 1;
        let larger_ones = (0..places).filter(is_larger).map(|index| terms[index]);
        let used: i64 = larger_ones.map(|(weight, most)| weight * (most + 1)).sum();
        let sign = 1 - 2 * i128::from(larger.count_ones() % 2);
        sign * unbounded(&weights[..places], total - used)
    });
    signed.sum()
}

/// The solutions of Σ weight·x = total with whole x ≥ 0, for ascending weights that add up to at most 4.
fn unbounded(weights: &[i64], total: i64) -> i128 {
    if total < 0 {
        return 0;
    }
    let s = total;
    i128::from(match weights {
        [] => i64::from(s == 0),
        [weight] => i64::from(s % weight == 0),
        [1, weight] => s / weight + 1,
        [_, _] => (1 - s % 2) * (s / 2 + 1),
        [1, 1, 1] => (s + 1) * (s + 2) / 2,
        [_, _, _] => (s + 2) * (s + 2) / 4,
        _ => {
            // (s + 1)(s + 2)(s + 3)/6, one of whose factors is a multiple of 3.
            let pairs = (s + 1) * (s + 2) / 2;
            let (pairs, third) = if s % 3 == 0 {
                (pairs, (s + 3) / 3)
            } else {
                (pairs / 3, s + 3)
            };
            return i128::from(pairs) * i128::from(third);
        }
    })
}
