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
        turned: f64,
    },
    Money(Setup, Cow<'static, str>),
    Luck(Setup, Cow<'static, str>, Coach),
    Thousand(Setup, Option<(Mine, f64)>),
}
