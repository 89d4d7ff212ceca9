//! Rules of thumb: a move for every position that can be said in one sentence.

use super::even_split::even_split;
use super::play::Move;
use super::pool::Pool;
use super::rules::{Ending, Rules};
use super::shape::power_below;

crate::named! {
    /// A rule that fits in one sentence. [`RuleTable`](super::RuleTable) says what keeping to it costs.
    ///
    /// Whatever the rule, a suspect is named where a pool is one.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, RuleOfThumb, Rules};
    /// use upperhand::guess_who::play::Move;
    /// let (mine, theirs) = (Pool::new(40)?, Pool::new(12)?);
    /// let asks = |rule: RuleOfThumb| rule.choose(Rules::RACE, mine, theirs);
    /// assert_eq!(asks(RuleOfThumb::Halve), Move::Ask(vec![20, 20]));
    /// assert_eq!(asks(RuleOfThumb::HalfOfTheSmaller), Move::Ask(vec![6, 34]));
    /// assert_eq!(asks(RuleOfThumb::Ladder), Move::Ask(vec![8, 32]));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub enum RuleOfThumb {
        /// The most even question, every time.
        Halve = "halve",
        /// Half of the smaller pool, rounded up, never more than half of the own one. With more answers all parts but one are that
        /// large, and "half" is the share of one answer.
        HalfOfTheSmaller = "half-of-the-smaller",
        /// The ladder: with both pools rounded up to powers of the number of answers, the own one larger, all parts but one are the
        /// share of one answer of the other; else the most even question. This is [`Bold`](super::play::Bold).
        Ladder = "ladder",
        /// The most even question, but with yes and no never two odd parts of six or more where the opponent has five or more, and
        /// one of four against four.
        EvenParts = "even-parts",
        /// The most even question, but a suspect is named as soon as there are three, where the rules let one name.
        NameFromThree = "name-from-three",
        /// The most even question, but a suspect is named as soon as there are three or the opponent has two, with more than two
        /// answers as soon as there are two.
        NameEarly = "name-early",
    }
}

impl RuleOfThumb {
    /// The move by the rule. Where the race is over it names, which is no move there.
    #[must_use]
    pub fn choose(self, rules: Rules, mine: Pool, theirs: Pool) -> Move {
        match self.plan(rules, mine, theirs) {
            Plan::Name => Move::Name,
            Plan::SplitEvenly => Move::Ask(even_split(mine, rules.answers())),
            Plan::AllButOne(bid) => {
                let answers = u32::from(rules.answers());
                let mut question = vec![bid; answers as usize];
                question[answers as usize - 1] = mine.get() - bid * (answers - 1);
                Move::Ask(question)
            }
        }
    }

    /// The same without a list of parts.
    pub(super) fn plan(self, rules: Rules, mine: Pool, theirs: Pool) -> Plan {
        let answers = u32::from(rules.answers());
        let (n, m) = (mine.get(), theirs.get());
        if n == 1 || m == 1 {
            return Plan::Name;
        }
        let may_name = rules.ending() != Ending::Race;
        let bid = match (self, answers) {
            (Self::NameFromThree, _) if may_name && n <= 3 => return Plan::Name,
            (Self::NameEarly, 2) if may_name && (n <= 3 || m <= 2) => return Plan::Name,
            (Self::NameEarly, 3..) if may_name && n <= 2 => return Plan::Name,
            (Self::EvenParts, 2) if n == 4 && m == 4 => 1,
            (Self::EvenParts, 2) if n >= 6 && n % 4 == 2 && m >= 5 => n / 2 - 1,
            (Self::HalfOfTheSmaller, _) => n.min(m).div_ceil(answers),
            (Self::Ladder, _) => power_below(answers, m - 1),
            _ => return Plan::SplitEvenly,
        };
        // Where the bid leaves no larger rest.
        if u64::from(bid) * u64::from(answers) >= u64::from(n) {
            Plan::SplitEvenly
        } else {
            Plan::AllButOne(bid)
        }
    }
}

/// A move by a rule.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    Name,
    /// The most even question.
    SplitEvenly,
    /// All parts but one have so many suspects, fewer than the last.
    AllButOne(u32),
}
