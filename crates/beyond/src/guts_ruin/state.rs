//! What follows from what is asked for: the table.

use super::asked::Asked;
use super::facts::Table;

impl Asked {
    pub const fn table(&self) -> Table {
        Table {
            rules: self.rules,
            players: self.players,
        }
    }
}
