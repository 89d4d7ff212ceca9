//! The board shown: one of ours, or that of an address.

use crate::likeness::faces;
use std::borrow::Cow;
use std::rc::Rc;
use upperhand::guess_who::board::{Board, SHIPPED, Shipped, read_address};
use upperhand_games::looks::Person;
use upperhand_kit::schema::Value;
use upperhand_kit::state::FieldValue;

/// A board by its text: the name of a shipped one, or an address.
#[derive(Clone, Debug)]
pub struct ChosenBoard {
    text: Cow<'static, str>,
    pub board: Rc<Board>,
    /// The faces of its suspects, of those who have one.
    pub faces: Rc<[Option<Person>]>,
    /// Its name, if it is one of ours.
    pub shipped: Option<&'static str>,
    /// Why the text is no board.
    pub unread: Option<String>,
}

impl ChosenBoard {
    /// The board that a setting names; the usual one where it names none.
    pub fn named(text: &str) -> Self {
        Self::from_value(Cow::<str>::Owned(text.to_owned()).into())
    }
}

impl PartialEq for ChosenBoard {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl FieldValue for ChosenBoard {
    fn to_value(&self) -> Value {
        self.text.clone().into()
    }

    fn from_value(value: Value) -> Self {
        let text = Cow::<str>::from_value(value);
        let shipped = if text.is_empty() {
            Some(SHIPPED[0])
        } else {
            Shipped::find(&text)
        };
        let read = match shipped {
            Some(shipped) => Ok(shipped.board()),
            None => read_address(&text),
        };
        let (board, shipped, unread) = match read {
            Ok(board) => (board, shipped, None),
            Err(error) => (
                SHIPPED[0].board(),
                Some(SHIPPED[0]),
                Some(error.to_string()),
            ),
        };
        Self {
            text,
            faces: faces(&board).into(),
            board: Rc::new(board),
            shipped: shipped.map(|shipped| shipped.id),
            unread,
        }
    }
}
