//! The arguments of *Guess Who?*: pools, rules, questions.

use super::{Argument, Read, quoted};
use upperhand::guess_who::{Ending, Pool, RuleOfThumb, Rules};

/// The largest pool for which rules of thumb are solved: a fraction of a second.
const LARGEST_RULED: u32 = 512;

impl Argument {
    /// A pool: 1 to 2³¹ − 1.
    pub fn pool(&self) -> Read<Pool> {
        self.pool_to(Pool::MAX.get())
    }

    /// A pool of those for which rules of thumb are solved.
    pub fn small_pool(&self) -> Read<Pool> {
        self.pool_to(LARGEST_RULED)
    }

    fn pool_to(&self, most: u32) -> Read<Pool> {
        Ok(Pool::new(self.whole(1..=most)?.into())?)
    }

    /// A rule of thumb by its name; "bold" is another name of the ladder.
    pub fn rule_of_thumb(&self) -> Read<RuleOfThumb> {
        self.rule_or("", |_| None)
    }

    /// A rule of thumb, or none for "perfect".
    pub fn player(&self) -> Read<Option<RuleOfThumb>> {
        let perfect = |name: &str| (name == "perfect").then_some(None);
        self.rule_or("\"perfect\", ", perfect)
    }

    /// What else is found for a name, or a rule.
    fn rule_or<T: From<RuleOfThumb>>(
        &self,
        others: &str,
        other: impl FnOnce(&str) -> Option<T>,
    ) -> Read<T> {
        let names = quoted(RuleOfThumb::ALL.map(RuleOfThumb::name), ", ");
        let allowed = format_args!("{others}{names} or \"bold\"");
        self.word(&allowed, |name| {
            let rule = match name {
                "bold" => Some(RuleOfThumb::Ladder),
                name => RuleOfThumb::named(name),
            };
            rule.map_or_else(|| other(name), |rule| Some(rule.into()))
        })
    }

    /// A number of answers: 2 to 6.
    pub fn answers(&self) -> Read<u8> {
        let answers = self.whole(Rules::FEWEST_ANSWERS.into()..=Rules::MOST_ANSWERS.into())?;
        Ok(u8::try_from(answers).unwrap_or(Rules::MOST_ANSWERS))
    }

    /// A rule set: its name, or `{ answers, ending }`.
    pub fn rules(&self) -> Read<Rules> {
        if let Some(name) = self.value.as_string() {
            return Ok(name.parse()?);
        }
        if !self.value.is_object() {
            return Err(self.is_not(
                &"\"race\", \"official\", \"open\", \"tripartite\" or { answers, ending }",
            ));
        }
        let (answers, ending) = (self.field("answers")?, self.field("ending")?);
        Ok(Rules::new(answers.answers()?, ending.ending()?)?)
    }

    /// An ending by its name.
    pub fn ending(&self) -> Read<Ending> {
        self.word(&"\"race\", \"official\" or \"open\"", Ending::named)
    }

    /// The parts of a question: a list of 2 to 6 pools.
    pub fn parts(&self) -> Read<Vec<u32>> {
        let part = |part: &Self| part.pool().map(Pool::get);
        self.list("part sizes", 2..=Rules::MOST_ANSWERS.into(), part)
    }

    /// The pools of three players, from the one to move on.
    pub fn three_pools(&self) -> Read<[Pool; 3]> {
        let pools = self.list("pools", 3..=3, Self::pool)?;
        Ok([pools[0], pools[1], pools[2]])
    }
}
