//! The moves of a game in progress as a setting.

use std::borrow::Cow;
use upperhand::play::{Game, Kind, Rejection, Replay};
use upperhand_kit::schema::Value;
use upperhand_kit::state::FieldValue;

/// The moves of a game, and the game itself once they are played.
#[derive(Clone, Debug)]
pub struct Play<K: Kind> {
    pub moves: Vec<K::Choice>,
    /// The reason why a text goes on and says no more moves.
    pub unread: Option<Rejection<K::Error>>,
    /// A game of these moves, or of others before a setting was changed.
    pub game: Option<Game<K>>,
}

impl<K: Kind> PartialEq for Play<K> {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves
    }
}

impl<K: Kind> FieldValue for Play<K> {
    fn to_value(&self) -> Value {
        Cow::<str>::Owned(K::write_moves(&self.moves)).into()
    }

    fn from_value(value: Value) -> Self {
        let (moves, unread) = K::read_moves(&value.text());
        Self {
            moves,
            unread,
            game: None,
        }
    }
}

impl<K: Kind> From<Game<K>> for Play<K> {
    fn from(game: Game<K>) -> Self {
        Self {
            moves: game.moves().to_vec(),
            unread: None,
            game: Some(game),
        }
    }
}

impl<K: Kind> Play<K> {
    /// The game, if it is one of this setup.
    pub fn game_of(&self, setup: K::Setup) -> Option<&Game<K>> {
        self.game.as_ref().filter(|game| *game.setup() == setup)
    }

    /// The game of a setup after the moves, as far as they are possible; it is begun where it is not known.
    pub fn replayed(
        &self,
        setup: K::Setup,
        begin: impl FnOnce() -> Result<Game<K>, K::Error>,
    ) -> Replay<Game<K>, K::Error> {
        let known = self.game_of(setup).cloned().map(Ok);
        let start = known.unwrap_or_else(begin);
        start.expect("settings make a game").replayed(&self.moves)
    }

    /// No moves.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.unread = None;
    }
}

/// What a notice says is shown instead of moves that are impossible.
pub fn kept<K: Kind>(game: &Game<K>) -> String {
    match game.moves().len() {
        0 => "Showing the start of the game.".to_owned(),
        count => format!("Showing the game after move {count}."),
    }
}
