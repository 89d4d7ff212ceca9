//! How a figure is described: what can be asked of it, what is known of that, what is said and drawn of it.
//!
//! | file of a figure | holds |
//! |---|---|
//! | `asked` | its settings, each declared once: field, range, default, label, control, place in an address |
//! | `state` | what follows from them: agreement, and what the solver calls it |
//! | `facts` | what is known of a state, as values |
//! | `words` | every sentence, from facts |
//! | `panels/` | pictures, each from its key; what a pointer takes hold of there, and keys move |
//! | `task` | work that takes too long for a frame |
//!
//! A [`Hosted`] figure is a [`Model`](crate::Model).

mod description;
mod game;
mod hosted;
mod missing;
mod movable;
mod numbers;
mod square_map;

pub use description::{AnyPanel, Button, Described, Gesture, Panel, Tasks, Words};
pub use game::{Board, Game, Moves};
pub use hosted::Hosted;
pub use missing::Missing;
pub use movable::{Handle, Movable};
pub use numbers::Numbers;
pub use square_map::{Layer, SquareMap};
