//! What a position of this game is worth to the mover, with perfect play of both from there.
//!
//! By closed forms where both have the same abilities; else from the table of all positions that can come up, which is
//! filled once, at the start of the game.

use super::player::Player;
use super::setup::Setup;
use crate::guess_who::play::Move;
use crate::guess_who::{
    Ending, Error, MixedTable, OptimalSplits, Pool, Position, Probability, Rules,
    most_even_question, numerator, optimal_splits,
};
use std::sync::Arc;

/// The worth of every position of a game, solved once for all moves and seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    yours: Rules,
    theirs: Rules,
    pools: [Pool; 2],
    /// Where abilities differ.
    table: Option<Arc<MixedTable>>,
}

/// A position where somebody is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pools {
    pub(super) mover: Player,
    /// The mover's pool.
    pub(super) mine: Pool,
    /// That of the player across the table.
    pub(super) theirs: Pool,
}

/// A position in integers: each is the product of both pools times a chance.
pub(super) struct Row {
    pub(super) product: u64,
    /// Of the best move.
    pub(super) best: u64,
    /// Of naming a suspect, where the rules know that.
    pub(super) naming: Option<u64>,
    /// The answer's, by the size of the part that is left. A question is worth the product less those of its parts.
    pub(super) replies: Vec<u64>,
}

impl Pools {
    const fn product(self) -> u64 {
        self.mine.get() as u64 * self.theirs.get() as u64
    }
}

impl Solution {
    /// # Errors
    /// [`Error::Answers`], and [`Error::TableTooLarge`] or [`Error::TooManySteps`] where abilities differ and the pools are too
    /// large.
    pub(super) fn new(setup: &Setup) -> Result<Self, Error> {
        let ending = setup.rules.ending();
        let answers = [setup.rules.answers(), setup.opponent_answers];
        let theirs = Rules::new(setup.opponent_answers, ending)?;
        let pools = [setup.mine, setup.theirs];
        let table = if theirs == setup.rules {
            None
        } else {
            let table = MixedTable::new(ending, answers, pools)?;
            Some(Arc::new(table))
        };
        Ok(Self {
            yours: setup.rules,
            theirs,
            pools,
            table,
        })
    }

    /// Are positions of another game worth the same? Opponent, beginning and seed do not matter.
    pub(super) fn serves(&self, setup: &Setup) -> bool {
        self.yours == setup.rules
            && self.theirs.answers() == setup.opponent_answers
            && self.pools == [setup.mine, setup.theirs]
    }

    /// The ending and the most answers to a player's questions.
    pub(super) const fn rules(&self, player: Player) -> Rules {
        match player {
            Player::You => self.yours,
            Player::Opponent => self.theirs,
        }
    }

    /// The mover's chance. Of (1, 1) under the race, no position, it is 0.
    pub(super) fn win(&self, pools: Pools) -> Probability {
        Probability::new(self.numerator(pools), pools.product())
    }

    /// The mover's chance if she asks a question of these parts.
    ///
    /// # Errors
    /// [`Error::Question`] where the parts are none for her pool.
    pub(super) fn question(&self, pools: Pools, parts: &[u32]) -> Result<Probability, Error> {
        self.rules(pools.mover).check_question(pools.mine, parts)?;
        let replies: u64 = parts.iter().map(|&part| self.reply(pools, part)).sum();
        let product = pools.product();
        Ok(Probability::new(product - replies, product))
    }

    /// All that the worth of every move of a position is made of.
    pub(super) fn row(&self, pools: Pools) -> Row {
        let parts = 0..=pools.mine.get();
        Row {
            product: pools.product(),
            best: self.numerator(pools),
            naming: self.naming_numerator(pools),
            replies: parts.map(|part| self.reply(pools, part)).collect(),
        }
    }

    /// The mover's chance if she names a suspect; `None` where nobody is named.
    pub(super) fn naming(&self, pools: Pools) -> Option<Probability> {
        let numerator = self.naming_numerator(pools)?;
        Some(Probability::new(numerator, pools.product()))
    }

    /// Every optimal move: naming first, then questions, ascending.
    ///
    /// # Errors
    /// [`Error::TooManyQuestions`] beyond 100,000; [`Error::SearchTooLarge`] beyond pools of 10,000 where no theorem
    /// lists them.
    pub(super) fn optimal(&self, pools: Pools) -> Result<Vec<Move>, Error> {
        let best = self.numerator(pools);
        let naming_is_best = self.naming_numerator(pools) == Some(best);
        let rules = self.rules(pools.mover);
        let questions = if self.table.is_none() {
            Position::at(rules, pools.mine, pools.theirs)?.questions
        } else if pools.mine.get() == 1 {
            Vec::new()
        } else {
            let least = pools.product() - best;
            optimal_splits(rules, pools.mine, least, |part| self.reply(pools, part))?
        };
        let named = naming_is_best.then_some(Move::Name).into_iter();
        Ok(named.chain(questions.into_iter().map(Move::Ask)).collect())
    }

    /// The most even of the optimal questions; naming where none is optimal.
    ///
    /// # Errors
    /// [`Error::SearchTooLarge`] for questions of more than two answers and pools larger than 10,000.
    pub(super) fn most_even(&self, pools: Pools) -> Result<Move, Error> {
        let question = if self.table.is_none() {
            most_even_question(self.rules(pools.mover), pools.mine, pools.theirs)?
        } else {
            let sizes = pools.mine.up_to_here().map(Pool::get);
            let replies: Vec<u64> = sizes.map(|part| self.reply(pools, part)).collect();
            let splits = OptimalSplits::of_replies(self.rules(pools.mover), &replies);
            splits.most_even(pools.mine, Some(pools.product() - self.numerator(pools)))
        };
        Ok(if question.is_empty() {
            Move::Name
        } else {
            Move::Ask(question)
        })
    }

    /// mine·theirs·P.
    fn numerator(&self, pools: Pools) -> u64 {
        let Pools {
            mover,
            mine,
            theirs,
        } = pools;
        match &self.table {
            Some(table) => table.numerator(mover.seat(), mine, theirs),
            None => numerator(self.yours, mine.get(), theirs.get()).unwrap_or_default(),
        }
    }

    /// theirs·part·P of the player across the table, once the mover is left with a part.
    fn reply(&self, pools: Pools, part: u32) -> u64 {
        Pool::new(u64::from(part)).map_or(0, |part| {
            self.numerator(Pools {
                mover: pools.mover.other(),
                mine: pools.theirs,
                theirs: part,
            })
        })
    }

    fn naming_numerator(&self, pools: Pools) -> Option<u64> {
        match self.yours.ending() {
            Ending::Race => None,
            Ending::Official => Some(u64::from(pools.theirs.get())),
            // With one suspect left there is nothing to miss, and no reply.
            Ending::Open => Some(pools.product() - self.reply(pools, pools.mine.get() - 1)),
        }
    }
}
