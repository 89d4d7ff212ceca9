//! What is known of a state, as values.

use super::asked::{Asked, LONGEST};
use upperhand::guts::cards::Fraction;
use upperhand::play::guts::{
    Advice, Forward, Game, Plan, Review, Round, Setup, Worth, advice, forward, review,
};

pub const ROUNDS: u32 = 1000;

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
    /// A thousand rounds, where they are asked for.
    pub forward: Option<Forward>,
}

impl Facts {
    pub fn of(state: &Asked) -> Self {
        let game = state.game().into_owned();
        let asked = state.asked(&game);
        Self {
            forward: state.forward.then(|| thousand(&game)),
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

/// A thousand rounds by the best reply to the others.
pub fn thousand(game: &Game) -> Forward {
    forward(game, Plan::Best, ROUNDS).expect("there is a best reply")
}
