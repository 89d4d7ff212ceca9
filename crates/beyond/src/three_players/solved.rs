//! What is known of the positions under a rule set.

use super::settings::LARGEST;
use super::tasks::{POSITIONS, numbers, start};
use std::cell::OnceCell;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Probability, Rules, ThreeChance, ThreeTable};
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::Error;
use upperhand_kit::task::Task;

/// The largest pools of what is solved at once: some milliseconds.
const AT_ONCE: u32 = 8;

/// How far the solution is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Waiting,
    Stopped,
    Whole,
}

/// What is known of a position.
pub enum Known {
    /// It cannot happen: more than one would have won the race.
    Never,
    NotYet,
    Chances([ThreeChance; 3]),
}

pub struct Solved {
    table: ThreeTable,
    pub progress: Progress,
    /// For each pool of the last player, the pools with which the three come nearest to equal chances, if anything is left to decide.
    fairest: Vec<OnceCell<Option<[Pool; 3]>>>,
}

impl Solved {
    /// The smallest positions under the rules.
    pub fn of(rules: Rules) -> Self {
        let table = ThreeTable::new(rules, [sized(AT_ONCE); 3]);
        Self::with(table.expect("it is small"), Progress::Waiting)
    }

    fn with(table: ThreeTable, progress: Progress) -> Self {
        Self {
            table,
            progress,
            fairest: vec![OnceCell::new(); LARGEST as usize],
        }
    }

    /// Takes over the answer of the task.
    pub fn receive(&mut self, answer: &[i64]) -> Result<(), Error> {
        let table = ThreeTable::from_numbers(self.rules(), start(), answer)?;
        *self = match (table.is_solved(), table.progress() > self.table.progress()) {
            (true, _) => Self::with(table, Progress::Whole),
            (false, true) => Self::with(table, Progress::Stopped),
            // What was solved at once is more.
            (false, false) => {
                self.progress = Progress::Stopped;
                return Ok(());
            }
        };
        Ok(())
    }

    /// The task that solves all positions.
    pub fn task(&self) -> Option<Task> {
        let rules = self.rules();
        (self.progress != Progress::Whole).then(|| Task {
            name: POSITIONS,
            numbers: numbers(rules),
            label: format!("Solving {} for three", in_words(rules)),
            is_begun: self.progress == Progress::Stopped,
        })
    }

    pub const fn rules(&self) -> Rules {
        self.table.rules()
    }

    /// Is it no position at all? In the race more than one would have won.
    pub fn is_never(&self, pools: [Pool; 3]) -> bool {
        !ThreeTable::is_position(self.rules(), pools)
    }

    pub fn at(&self, pools: [Pool; 3]) -> Known {
        if self.is_never(pools) {
            return Known::Never;
        }
        let known = self.table.knows(pools).then(|| self.table.chances(pools));
        match known {
            Some(Ok(chances)) => Known::Chances(chances),
            Some(Err(_)) | None => Known::NotYet,
        }
    }

    /// The least and the most that each has, times the product of the pools; `None` for what is no position or not known.
    fn numerators(&self, pools: [Pool; 3]) -> Option<[[u32; 2]; 3]> {
        let is_known = !self.is_never(pools) && self.table.knows(pools);
        is_known.then(|| self.table.numerators(pools))
    }

    /// The least that a player wins.
    pub fn least(&self, pools: [Pool; 3], player: usize) -> Option<f64> {
        let [low, _] = self.numerators(pools)?[player];
        Some(f64::from(low) / product(pools) as f64)
    }

    /// The largest difference that the choices of indifferent players make to a chance.
    pub fn decided(&self, pools: [Pool; 3]) -> Option<Probability> {
        let ends = self.numerators(pools)?;
        let largest = ends.iter().map(|[low, high]| high - low).max()?;
        Some(Probability::new(largest.into(), product(pools)))
    }

    /// The moves that may be best; none where the position is not known.
    pub fn moves(&self, pools: [Pool; 3]) -> Vec<Move> {
        if self.table.knows(pools) {
            self.table.moves(pools)
        } else {
            Vec::new()
        }
    }

    /// The pools of the first two with which the three come nearest to equal chances, whatever others decide. `None` where nothing is left
    /// to decide, and until all positions are known.
    pub fn fairest(&self, last: Pool) -> Option<[Pool; 3]> {
        let kept = self.fairest.get(last.get() as usize - 1)?;
        let is_whole = self.progress == Progress::Whole;
        is_whole.then(|| *kept.get_or_init(|| self.nearest_to_fair(last)))?
    }

    fn nearest_to_fair(&self, last: Pool) -> Option<[Pool; 3]> {
        let pools = || sized(LARGEST).up_to_here();
        let all = pools().flat_map(|mine| pools().map(move |theirs| [mine, theirs, last]));
        let is_race = self.rules().ending() == Ending::Race;
        let is_over = |pools: [Pool; 3]| is_race && pools.iter().any(|pool| pool.get() == 1);
        let apart = |pools: [Pool; 3]| {
            let ends = self.numerators(pools).filter(|_| !is_over(pools))?;
            let high = ends.iter().map(|[_, high]| *high).max()?;
            let low = ends.iter().map(|[low, _]| *low).min()?;
            Some((pools, u64::from(high - low)))
        };
        // The first of those whose chances differ least.
        let nearest = all.filter_map(apart).reduce(|best, next| {
            let is_nearer = next.1 * product(best.0) < best.1 * product(next.0);
            if is_nearer { next } else { best }
        });
        nearest.map(|(pools, _)| pools)
    }
}

fn product(pools: [Pool; 3]) -> u64 {
    pools.iter().map(|pool| u64::from(pool.get())).product()
}
