//! Where the map's numbers come from: closed forms at any size, and tables where no theorem is known.

use crate::guess_who::{
    AlwaysHalving, Ending, Error, NO_QUESTION, Pool, Rules, Solutions, SolvedTable, even_split,
    most_even_part, most_even_parts, question_count, question_counts, question_value,
    win_probability,
};
use crate::view::rule_sets::sized;

/// Tables kept for reuse.
#[derive(Default)]
pub(super) struct Sources {
    solutions: Solutions,
    halving: Vec<Halved>,
}

/// What always halving is worth, for pools up to the largest.
struct Halved {
    rules: Rules,
    largest: Pool,
    table: AlwaysHalving,
}

/// An answer, where there is one.
pub(super) enum Known<T> {
    Found(T),
    /// It is known that there is none.
    Nothing,
    /// Nobody knows.
    No,
}

/// What is known of the optimal questions of a rule set.
pub(super) enum Questions<'a> {
    /// A theorem says it at any size.
    Theorem(Rules),
    /// A table holds it, up to its side.
    Table(&'a SolvedTable),
}

impl Sources {
    /// Does a theorem list the optimal questions at any size?
    #[expect(clippy::unused_self, reason = "asked for beside what the tables hold")]
    pub fn has_theorem(&self, rules: Rules) -> bool {
        match rules.ending() {
            Ending::Race => rules.answers() <= 4,
            Ending::Official => rules.answers() == 2,
            Ending::Open => rules.answers() <= 3,
        }
    }

    /// The largest pool that is solved by exhaustion where no theorem lists the questions: a fraction
    /// of a second.
    pub fn last_solved(&self, rules: Rules) -> Pool {
        match rules.answers() {
            _ if self.has_theorem(rules) => Pool::MAX,
            2 | 3 => sized(512),
            _ => sized(256),
        }
    }

    /// The largest pool for which the cost of always halving is computed.
    #[expect(clippy::unused_self, reason = "asked for beside what the tables hold")]
    pub fn last_halved(&self, rules: Rules) -> Pool {
        match rules.answers() {
            2 => sized(512),
            _ => sized(128),
        }
    }

    /// The solved tables.
    pub const fn solutions(&mut self) -> &mut Solutions {
        &mut self.solutions
    }

    /// What is known of the questions with pools up to `largest`.
    pub fn questions(&mut self, rules: Rules, largest: Pool) -> Result<Questions<'_>, Error> {
        if self.has_theorem(rules) {
            return Ok(Questions::Theorem(rules));
        }
        let largest = largest.min(self.last_solved(rules));
        Ok(Questions::Table(self.solutions.table(rules, largest)?))
    }

    /// The smallest part of the most even optimal question at every pair of pools, theirs × mine;
    /// [`NO_QUESTION`] where no question is optimal, `None` where it is not known.
    pub fn most_even_parts(
        &mut self,
        rules: Rules,
        mine: &[Pool],
        theirs: &[Pool],
    ) -> Result<Vec<Option<u32>>, Error> {
        if self.has_theorem(rules) {
            let parts = most_even_parts(rules, mine, theirs)?;
            return Ok(parts.into_iter().map(Some).collect());
        }
        let known = self.questions(rules, largest(mine, theirs))?;
        Ok(each(mine, theirs, |mine, theirs| {
            match known.most_even_part(mine, theirs) {
                Known::Found(part) => Some(part),
                Known::Nothing => Some(NO_QUESTION),
                Known::No => None,
            }
        }))
    }

    /// How many questions are optimal at every pair of pools, theirs × mine; `None` where it is not known.
    pub fn question_counts(
        &mut self,
        rules: Rules,
        mine: &[Pool],
        theirs: &[Pool],
    ) -> Result<Vec<Option<f64>>, Error> {
        if self.has_theorem(rules) {
            let counts = question_counts(rules, mine, theirs)?;
            return Ok(counts.into_iter().map(Some).collect());
        }
        let known = self.questions(rules, largest(mine, theirs))?;
        let count = |mine, theirs| known.count(mine, theirs).map(|count| count as f64);
        Ok(each(mine, theirs, count))
    }

    /// What always halving is worth, with pools up to `largest`.
    pub fn always_halving(&mut self, rules: Rules, largest: Pool) -> Result<&AlwaysHalving, Error> {
        let known = self.halving.iter().position(|halved| halved.rules == rules);
        let index = known.unwrap_or(self.halving.len());
        if known.is_none_or(|index| self.halving[index].largest < largest) {
            let last = self.last_halved(rules).get();
            let side = largest.get().next_power_of_two().min(last);
            let halved = Halved {
                rules,
                largest: sized(side),
                table: AlwaysHalving::new(rules, side)?,
            };
            if known.is_some() {
                self.halving[index] = halved;
            } else {
                self.halving.push(halved);
            }
        }
        Ok(&self.halving[index].table)
    }
}

fn largest(mine: &[Pool], theirs: &[Pool]) -> Pool {
    mine.last().max(theirs.last()).copied().unwrap_or(Pool::MAX)
}

/// An answer for every pair of pools, theirs × mine.
fn each<T>(mine: &[Pool], theirs: &[Pool], answer: impl Fn(Pool, Pool) -> T) -> Vec<T> {
    let row = |&theirs: &Pool| mine.iter().map(move |&mine| (mine, theirs));
    let pairs = theirs.iter().flat_map(row);
    pairs.map(|(mine, theirs)| answer(mine, theirs)).collect()
}

impl Questions<'_> {
    fn holds(&self, mine: Pool, theirs: Pool) -> bool {
        match self {
            Self::Theorem(_) => true,
            Self::Table(table) => mine.max(theirs) <= table.largest(),
        }
    }

    /// The smallest part of the most even optimal question.
    pub fn most_even_part(&self, mine: Pool, theirs: Pool) -> Known<u32> {
        if !self.holds(mine, theirs) {
            return Known::No;
        }
        match self {
            Self::Theorem(rules) => match most_even_part(*rules, mine, theirs) {
                Ok(part) => part.map_or(Known::Nothing, Known::Found),
                Err(_) => Known::No,
            },
            Self::Table(table) => table
                .most_even_question(mine, theirs)
                .and_then(|parts| parts.first().copied())
                .map_or(Known::Nothing, Known::Found),
        }
    }

    /// Is it optimal to split the pool as evenly as can be? `None` where it is not known.
    pub fn even_split_is_optimal(&self, mine: Pool, theirs: Pool) -> Option<bool> {
        if !self.holds(mine, theirs) {
            return None;
        }
        match self {
            Self::Theorem(rules) if rules.answers() == 2 => {
                let part = most_even_part(*rules, mine, theirs).ok()?;
                Some(part == Some(mine.get() / 2))
            }
            Self::Theorem(rules) => {
                let parts = even_split(mine, rules.answers());
                let asked = question_value(*rules, mine, theirs, &parts).ok()?;
                Some(Ok(asked) == win_probability(*rules, mine, theirs))
            }
            Self::Table(table) => {
                let parts = even_split(mine, table.rules().answers());
                let asked = table.question_numerator(mine, theirs, &parts).ok()?;
                Some(asked == table.numerator(mine, theirs))
            }
        }
    }

    /// How many questions are optimal, `None` where it is not known.
    pub fn count(&self, mine: Pool, theirs: Pool) -> Option<u128> {
        if !self.holds(mine, theirs) {
            return None;
        }
        match self {
            Self::Theorem(rules) => question_count(*rules, mine, theirs).ok(),
            Self::Table(table) => Some(u128::from(table.question_count(mine, theirs))),
        }
    }
}
