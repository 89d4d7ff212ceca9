//! Looking back: skill told from luck, exactly.

use super::change::Change;
use super::game::Game;
use super::player::Player;
use super::turn::Turn;
use crate::guess_who::Probability;

/// What became of your chance, and through whom.
///
/// `skill + opponent_skill + luck` is the result less the chance at the start, exactly; the result is 1, 0, or the chance
/// now while the game goes on.
///
/// ```
/// use upperhand::BigRational;
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup, review};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
/// // To ask about one of 24 costs 49/576.
/// let game = game.after(Choice::Ask(vec![1, 23]))?;
/// let review = review(&game);
/// assert_eq!((review.skill.exact().to_string().as_str(), review.worst), ("-49/576", Some(0)));
/// let sum = review.skill + review.opponent_skill + review.luck;
/// assert_eq!(sum.exact(), BigRational::from(game.chance()) - BigRational::from(game.start()));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What your moves lost, never more than 0.
    pub skill: Change,
    /// What the opponent's moves gave you, never less than 0.
    pub opponent_skill: Change,
    /// What all answers gave you.
    pub luck: Change,
    /// The index of your move that lost most, the first of them; `None` where you lost nothing.
    pub worst: Option<usize>,
    /// Move by move.
    pub steps: Vec<Step>,
}

/// One move's part in the curve of your chance: from `before` down to `chosen` by a mistake of yours, or up by one of the
/// opponent's, then on to `after` by luck.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup, review};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::RACE, pool, pool))?.after(Choice::Ask(vec![12, 12]))?;
/// let steps = review(&game).steps;
/// assert_eq!(steps[0].after, steps[1].before);
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The mover.
    pub by: Player,
    /// Your chance before, with the mover's best move.
    pub before: Probability,
    /// With the move that was made.
    pub chosen: Probability,
    /// After the answer.
    pub after: Probability,
    /// `chosen − before`: at most 0 for your moves, at least 0 for the opponent's.
    pub skill: Change,
    /// `after − chosen`.
    pub luck: Change,
}

/// Looks back on a game, at its end or on the way. O(moves).
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Change, Game, Setup, review};
/// let pool = Pool::new(24)?;
/// let review = review(&Game::new(Setup::new(Rules::OPEN, pool, pool))?);
/// assert_eq!((review.luck, review.worst), (Change::default(), None));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[must_use]
pub fn review(game: &Game) -> Review {
    Review::of(game.history().iter().map(step).collect())
}

impl Review {
    /// Adds up the moves of a game.
    #[doc(hidden)]
    #[must_use]
    pub fn of(steps: Vec<Step>) -> Self {
        let skill = |player| {
            let moves = steps.iter().filter(move |step| step.by == player);
            moves.map(|step| step.skill.clone()).sum()
        };
        let lost = steps.iter().enumerate();
        let lost = lost.filter(|(_, step)| step.by == Player::You && step.chosen != step.before);
        // The first of equal losses; one change always fits into 128 bits.
        let worst = lost.min_by_key(|(_, step)| step.skill.in_128_bits());
        Self {
            skill: skill(Player::You),
            opponent_skill: skill(Player::Opponent),
            luck: steps.iter().map(|step| step.luck.clone()).sum(),
            worst: worst.map(|(index, _)| index),
            steps,
        }
    }
}

impl Step {
    /// A move, by your chances before it, with it, and after the answer.
    #[doc(hidden)]
    #[must_use]
    pub fn new(by: Player, [before, chosen, after]: [Probability; 3]) -> Self {
        Self {
            by,
            before,
            chosen,
            after,
            skill: Change::between(before, chosen),
            luck: Change::between(chosen, after),
        }
    }
}

fn step(turn: &Turn) -> Step {
    Step::new(turn.by, [turn.best, turn.chosen, turn.after])
}
