//! The pictures.

pub mod board;
pub mod chart;
mod layout;
mod moves;
mod rows;
mod tree;

use upperhand_kit::Role;

/// The roles of whoever moves and of the other.
const fn roles(is_yours: bool) -> [Role; 2] {
    if is_yours {
        [Role::You, Role::Opponent]
    } else {
        [Role::Opponent, Role::You]
    }
}
