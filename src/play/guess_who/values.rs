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

/// The worth of every position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Values {
    yours: Rules,
    theirs: Rules,
    /// Where abilities differ.
    table: Option<Arc<MixedTable>>,
}

/// A position where somebody is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
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

impl Place {
    const fn product(self) -> u64 {
        self.mine.get() as u64 * self.theirs.get() as u64
    }
}

impl Values {
    /// # Errors
    /// [`Error::Answers`], and [`Error::TableTooLarge`] or [`Error::TooManySteps`] where abilities differ and the pools are too
    /// large.
    pub(super) fn of(setup: &Setup) -> Result<Self, Error> {
        let ending = setup.rules.ending();
        let answers = [setup.rules.answers(), setup.opponent_answers];
        let theirs = Rules::new(setup.opponent_answers, ending)?;
        let table = if theirs == setup.rules {
            None
        } else {
            let table = MixedTable::new(ending, answers, [setup.mine, setup.theirs])?;
            Some(Arc::new(table))
        };
        Ok(Self {
            yours: setup.rules,
            theirs,
            table,
        })
    }

    /// The ending and the most answers to a player's questions.
    pub(super) const fn rules(&self, player: Player) -> Rules {
        match player {
            Player::You => self.yours,
            Player::Opponent => self.theirs,
        }
    }

    /// The mover's chance. Of (1, 1) under the race, no position, it is 0.
    pub(super) fn win(&self, place: Place) -> Probability {
        Probability::new(self.numerator(place), place.product())
    }

    /// The mover's chance if she asks a question of these parts.
    ///
    /// # Errors
    /// [`Error::Question`] where the parts are none for her pool.
    pub(super) fn question(&self, place: Place, parts: &[u32]) -> Result<Probability, Error> {
        self.rules(place.mover).check_question(place.mine, parts)?;
        let replies: u64 = parts.iter().map(|&part| self.reply(place, part)).sum();
        let product = place.product();
        Ok(Probability::new(product - replies, product))
    }

    /// All that the worth of every move of a position is made of.
    pub(super) fn row(&self, place: Place) -> Row {
        let parts = 0..=place.mine.get();
        Row {
            product: place.product(),
            best: self.numerator(place),
            naming: self.naming_numerator(place),
            replies: parts.map(|part| self.reply(place, part)).collect(),
        }
    }

    /// The mover's chance if she names a suspect; `None` where nobody is named.
    pub(super) fn naming(&self, place: Place) -> Option<Probability> {
        let numerator = self.naming_numerator(place)?;
        Some(Probability::new(numerator, place.product()))
    }

    /// Every optimal move: naming first, then questions, ascending.
    ///
    /// # Errors
    /// [`Error::TooManyQuestions`] beyond 100,000; [`Error::SearchTooLarge`] for questions of more than two answers and
    /// pools larger than 10,000.
    pub(super) fn optimal(&self, place: Place) -> Result<Vec<Move>, Error> {
        let best = self.numerator(place);
        let naming_is_best = self.naming_numerator(place) == Some(best);
        let rules = self.rules(place.mover);
        let questions = if self.table.is_none() {
            Position::at(rules, place.mine, place.theirs)?.questions
        } else if place.mine.get() == 1 {
            Vec::new()
        } else {
            let least = place.product() - best;
            optimal_splits(rules, place.mine, least, |part| self.reply(place, part))?
        };
        let named = naming_is_best.then_some(Move::Name).into_iter();
        Ok(named.chain(questions.into_iter().map(Move::Ask)).collect())
    }

    /// The most even of the optimal questions; naming where none is optimal.
    ///
    /// # Errors
    /// [`Error::SearchTooLarge`] for questions of more than two answers and pools larger than 10,000.
    pub(super) fn most_even(&self, place: Place) -> Result<Move, Error> {
        let question = if self.table.is_none() {
            most_even_question(self.rules(place.mover), place.mine, place.theirs)?
        } else {
            let sizes = place.mine.up_to_here().map(Pool::get);
            let replies: Vec<u64> = sizes.map(|part| self.reply(place, part)).collect();
            let splits = OptimalSplits::of_replies(self.rules(place.mover), &replies);
            splits.most_even(place.mine, Some(place.product() - self.numerator(place)))
        };
        Ok(if question.is_empty() {
            Move::Name
        } else {
            Move::Ask(question)
        })
    }

    /// mine·theirs·P.
    fn numerator(&self, place: Place) -> u64 {
        let Place {
            mover,
            mine,
            theirs,
        } = place;
        match &self.table {
            Some(table) => table.numerator(mover.seat(), mine, theirs),
            None => numerator(self.yours, mine.get(), theirs.get()).unwrap_or_default(),
        }
    }

    /// theirs·part·P of the player across the table, once the mover is left with a part.
    fn reply(&self, place: Place, part: u32) -> u64 {
        Pool::new(u64::from(part)).map_or(0, |part| {
            self.numerator(Place {
                mover: place.mover.other(),
                mine: place.theirs,
                theirs: part,
            })
        })
    }

    fn naming_numerator(&self, place: Place) -> Option<u64> {
        match self.yours.ending() {
            Ending::Race => None,
            Ending::Official => Some(u64::from(place.theirs.get())),
            // With one suspect left there is nothing to miss, and no reply.
            Ending::Open => Some(place.product() - self.reply(place, place.mine.get() - 1)),
        }
    }
}
