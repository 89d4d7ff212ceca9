//! What is known of a state, as values.

use super::asked::{Asked, LONGEST};
use upperhand::guts::cards::Fraction;
use upperhand::play::guts::{
    Advice, Deal, Game, LongRun, Review, Round, Setup, Worth, advice, review,
};

/// What is known of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub state: Asked,
    pub game: Game,
    /// The game as it stood when the hand in view was dealt.
    pub asked: Game,
    /// What the coach knows of that hand.
    pub advice: Option<Advice>,
    pub review: Review,
}

impl Facts {
    pub fn of(state: &Asked) -> Self {
        let game = state.game().into_owned();
        let asked = state.asked(&game);
        Self {
            advice: advice(&asked).ok(),
            review: review(&game),
            state: state.clone(),
            asked,
            game,
        }
    }

    /// The round whose hands are on the table, before the next ones are dealt.
    pub fn revealed(&self) -> Option<&Round> {
        revealed(&self.game, &self.asked)
    }

    /// Is it known what the best play wins on average, so that luck can be told from it? At a table of cards and in turn each hand is
    /// counted alone.
    pub fn knows_luck(&self) -> bool {
        knows_luck(&self.game)
    }

    /// Does the coach say what choices were worth?
    pub fn tells(&self) -> bool {
        self.state.tells(&self.game)
    }

    /// Is a hand dealt that waits for a choice?
    pub fn is_asked(&self) -> bool {
        self.revealed().is_none() && self.can_go_on()
    }

    pub fn can_go_on(&self) -> bool {
        !self.game.is_over() && self.game.history().len() < LONGEST
    }
}

pub fn knows_luck(game: &Game) -> bool {
    game.solution().long_run() != LongRun::Unknown
}

/// Has who declares later seen who holds?
pub fn is_in_turn(game: &Game) -> bool {
    matches!(game.setup().deal, Deal::Turns(_))
}

/// The last round of a game, if it was played since the hand in view was dealt.
pub fn revealed<'a>(game: &'a Game, asked: &Game) -> Option<&'a Round> {
    let is_played = game.history().len() > asked.history().len();
    game.history().last().filter(|_| is_played)
}

/// The fee for leaving now.
pub fn fee(game: &Game) -> Worth {
    let whole = i128::from(Setup::LARGEST_FEE);
    let paid = i128::from(game.setup().fee) * i128::from(game.stakes());
    Worth::Exact(Fraction::new(paid, whole))
}
