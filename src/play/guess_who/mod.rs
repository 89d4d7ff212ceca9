//! *Guess Who?* in progress: a board of suspects for each player, a secret on each, an opponent and a coach.
//!
//! Lives here, in reading order: [`Setup`] and [`Record`], all that a game is; [`Choice`], a move as a person makes it, and
//! its [short text](write_moves) for addresses; [`Suspects`], those that still stand on a board; [`Game`], which each move
//! replaces by a new one; [`Automatic`], the opponents; [`advice`] and [`question_worth`], the coach; [`CarelessReplies`], perfect play
//! against a careless one; [`review`], which tells
//! skill from luck; [`skill`], which rates your choices; [`best_line`], how a move is punished.
//!
//! Never enters: words for a screen; how good a move is, which [`guess_who`](crate::guess_who) knows; chance that does not
//! come from the seed.
//!
//! *You* are one player, the *opponent* the other, whether a person moves for both or not. Your pool, `mine`, is the suspects
//! of whom one is the opponent's secret; `theirs` is those of whom one is yours. Both secrets are drawn at the start; later
//! draws are keyed by the seed, the ply and what they are for, so that a move that is taken back changes no other.
//!
//! ```
//! use upperhand::guess_who::{Pool, Rules};
//! use upperhand::play::guess_who::{Choice, Game, Player, Setup, question_worth, review};
//! let pool = Pool::new(24)?;
//! let setup = Setup { seed: 7, ..Setup::new(Rules::OFFICIAL, pool, pool) };
//! let mut game = Game::new(setup)?;
//! assert_eq!(game.chance().to_string(), "5/9");
//! // Halving is one of the best questions here; to ask about one suspect costs a twelfth of a game.
//! assert_eq!(question_worth(&game, &[12, 12])?.to_string(), "5/9");
//! assert_eq!(question_worth(&game, &[1, 23])?.to_string(), "271/576");
//! game = game.after(Choice::Ask(vec![12, 12]))?;
//! // The answer has come, and the opponent has moved.
//! assert_eq!((game.mine().get(), game.to_move(), game.history().len()), (12, Player::You, 2));
//! let review = review(&game);
//! assert_eq!(review.skill.exact().to_string(), "0");
//! # Ok::<(), upperhand::play::guess_who::Error>(())
//! ```

mod address;
mod careless;
mod careless_reply;
mod change;
mod choice;
mod coach;
mod draws;
mod error;
mod game;
mod line;
mod opponents;
mod parts;
mod player;
mod record;
mod replay;
mod review;
mod setup;
mod shape;
mod skill;
mod solution;
mod standing;
mod suspects;
mod turn;
mod worded;
mod worst;

pub use address::{read_moves, write_moves};
pub use careless_reply::{CarelessReplies, CarelessReply};
pub use change::Change;
pub use choice::Choice;
pub use coach::{Advice, advice, naming_worth, optimal_moves, question_worth, question_worths};
pub use error::{Error, Rejection};
pub use game::{Game, GuessWho, Replay};
pub use line::best_line;
pub use opponents::{Automatic, Tendency};
pub use parts::Parts;
pub use player::Player;
pub use record::Record;
pub use replay::replay;
pub use review::{Review, Step, review};
pub use setup::{Carelessness, Opponent, Setup};
pub use skill::skill;
pub use suspects::Suspects;
pub use turn::{Act, Turn};
