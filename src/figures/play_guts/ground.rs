//! Everything that a picture depends on.

use super::schema::Mine;
use crate::figures::play_settings::Coach;
use crate::play::guts::Setup;
use std::borrow::Cow;

/// Everything that the figure of a panel depends on.
#[derive(Debug, PartialEq)]
pub enum Ground {
    Table {
        setup: Setup,
        moves: Cow<'static, str>,
        is_revealed: bool,
        coach: Coach,
        /// How far the hands of the others are turned, from 0 to 1.
        turned: f64,
        /// The width of the canvas over its height.
        aspect: f64,
    },
    Money(Setup, Cow<'static, str>),
    Luck(Setup, Cow<'static, str>, Coach),
    Thousand(Setup, Option<(Mine, f64)>),
}
