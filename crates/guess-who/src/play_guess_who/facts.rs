//! What is known of a state, as values.

use super::Solved;
use super::asked::Asked;
use super::course::{Course, is_mistake};
use super::players::{chance_of, is_shared, is_theirs, near};
use super::rival::Knowing;
use super::sorting::Sorting;
use crate::ladder;
use crate::words::rules_of_thumb::Best;
use upperhand::guess_who::{Ending, Probability};
use upperhand::play::Skill;
use upperhand::play::guess_who::{Advice, Game, Review, advice, question_worth, review, skill};
use upperhand_games::play_settings::Coach;

/// What is known of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub state: Asked,
    pub game: Game,
    /// The suspects of whoever is to move, as they are sorted for the next question.
    pub sorting: Sorting,
    /// The moves that are gone through.
    pub course: Course,
    pub review: Review,
    /// What the full coach knows of the position, and of the question chosen.
    pub advice: Option<Advice>,
    pub worth: Option<Probability>,
    /// The best move against the way in which the opponent plays.
    pub knowing: Option<Knowing>,
    /// The rule of thumb that loses least.
    pub thumb: Option<Best>,
    /// The share that your choices kept of what there was to lose, once the game is over.
    pub skill: Option<Skill>,
}

impl Facts {
    pub fn of(state: &Asked, known: &mut Solved) -> Self {
        let game = state.game().into_owned();
        let sorting = state.sorting(&game);
        let is_full = state.coach == Coach::Full && !game.is_over();
        let rules = game.setup().rules;
        let is_alike = game.setup().opponent_answers == rules.answers();
        Self {
            course: state.course(&game),
            review: review(&game),
            advice: is_full.then(|| advice(&game).ok()).flatten(),
            worth: worth(&game, &sorting).filter(|_| is_full),
            knowing: is_full.then(|| known.rivals.knowing(&game)).flatten(),
            thumb: (is_alike && !is_shared(&game)).then(|| known.rivals.halving.best(rules)),
            skill: skill(&game)
                .ok()
                .filter(|_| game.is_over() && !is_shared(&game)),
            state: state.clone(),
            sorting,
            game,
        }
    }

    /// Is a game that is over gone through, from its end?
    pub fn is_walking(&self) -> bool {
        self.state.is_walking(&self.game)
    }

    /// Does the coach say what chances are now?
    pub fn tells(&self) -> bool {
        self.state.tells(&self.game)
    }

    /// Does a person move?
    pub fn is_asked(&self) -> bool {
        !self.game.is_over() && !is_theirs(&self.game)
    }

    /// The chance of whoever is in front.
    pub fn own_chance(&self) -> Probability {
        chance_of(near(&self.game), self.game.chance())
    }

    /// Does the coach speak of rungs, and do they lead to perfect play?
    pub fn has_rungs(&self) -> bool {
        are_rungs_shown(&self.game, self.state.coach)
    }

    /// The suspect that would be named, and the place among those standing: the only one that is chosen, or that is left.
    pub fn named(&self) -> Option<(u32, u32)> {
        let game = &self.game;
        if game.is_over() || game.setup().rules.ending() == Ending::Race {
            return None;
        }
        let place = u32::try_from(self.sorting.only()?).ok()? + 1;
        Some((game.standing(near(game)).nth(place)?, place))
    }

    /// The mistake that can be explained: that of the last move shown, or at the end your costliest.
    pub fn explained(&self) -> Option<usize> {
        if !self.game.is_over() {
            return None;
        }
        if self.is_walking() {
            let shown = self
                .course
                .fork
                .or_else(|| self.course.made.checked_sub(1))?;
            return is_mistake(&self.game, shown).then_some(shown);
        }
        self.review.worst
    }

    /// The move from which a game that is over is played again, and the game as it stood before. At the end it is the one that
    /// lost most. On the way it is the last one that is shown, or where that is the opponent’s, the answer to it.
    pub fn replayed(&self) -> Option<(usize, Game)> {
        let from = if self.is_walking() {
            (self.state.step as usize).saturating_sub(1)
        } else {
            self.review.worst.unwrap_or(0)
        };
        let later = from..self.game.history().len();
        let mut places = later.chain((0..from).rev());
        places.find_map(|index| Some((index, self.game.before(index)?)))
    }
}

/// The worth of a question.
fn worth(game: &Game, sorting: &Sorting) -> Option<Probability> {
    let is_asked = sorting.is_question() && !game.is_over();
    is_asked.then(|| question_worth(game, &sorting.sizes()).ok())?
}

/// Are there rungs under the boards of a game? Only the full coach speaks of them, where they lead to perfect play.
pub fn are_rungs_shown(game: &Game, coach: Coach) -> bool {
    let setup = game.setup();
    coach == Coach::Full && ladder::is_theorem(setup.rules, setup.opponent_answers)
}

/// What it costs with one deck of 24 faces never to ask about one's own card, against somebody who notices and hides his.
pub fn carelessness(ending: Ending) -> Option<Probability> {
    match ending {
        Ending::Race => Some(Probability::new(28, 207)),
        Ending::Official => Some(Probability::new(49, 920)),
        Ending::Open => None,
    }
}
