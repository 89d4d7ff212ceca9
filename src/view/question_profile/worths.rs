//! What questions are worth at one position, as whole numbers over one product.

use crate::guess_who::{Ending, Pool, Probability, Rules, win_probability};
use crate::view::Error;
use crate::view::rule_sets::sized;

/// A position where questions can be asked. All worths are over [`product`](Self::product).
#[derive(Clone, Copy, Debug)]
pub struct Worths {
    pub rules: Rules,
    pub mine: u32,
    pub theirs: u32,
    /// mine·theirs.
    pub product: u64,
    /// What the position is worth: the best move.
    pub win: u64,
    /// What naming a suspect is worth, where the rules know it.
    pub naming: Option<u64>,
}

impl Worths {
    pub fn at(rules: Rules, mine: Pool, theirs: Pool) -> Result<Self, Error> {
        let product = u64::from(mine.get()) * u64::from(theirs.get());
        let win = win_probability(rules, mine, theirs)?;
        let mut worths = Self {
            rules,
            mine: mine.get(),
            theirs: theirs.get(),
            product,
            win: over(win, product),
            naming: None,
        };
        worths.naming = match rules.ending() {
            Ending::Race => None,
            Ending::Official => Some(u64::from(theirs.get())),
            Ending::Open => Some(product - worths.reply(mine.get() - 1)),
        };
        Ok(worths)
    }

    /// theirs·part·(chance of the opponent) once you are left with `part`; 0 where you have won with it.
    pub fn reply(&self, part: u32) -> u64 {
        if part == 0 {
            return 0;
        }
        let product = u64::from(self.theirs) * u64::from(part);
        win_probability(self.rules, sized(self.theirs), sized(part))
            .map_or(0, |win| over(win, product))
    }

    /// What a question of these parts is worth.
    pub fn question(&self, parts: &[u32]) -> u64 {
        self.product - parts.iter().map(|&part| self.reply(part)).sum::<u64>()
    }

    /// A worth as a chance.
    pub fn chance(&self, worth: u64) -> Probability {
        Probability::new(worth, self.product)
    }

    /// A worth as a number from 0 to 1.
    pub fn value(&self, worth: u64) -> f64 {
        self.chance(worth).value()
    }

    /// What a move of that worth loses against the best one.
    pub fn loss(&self, worth: u64) -> Probability {
        self.chance(self.win - worth)
    }

    /// Is naming a suspect a best move?
    pub fn naming_is_best(&self) -> bool {
        self.naming == Some(self.win)
    }

    /// The most even question: as many parts as there are answers or suspects, ascending.
    pub fn even_question(&self) -> Vec<u32> {
        even_parts(self.mine, u32::from(self.rules.answers()))
    }
}

/// `chance`·`product`, a whole number.
fn over(chance: Probability, product: u64) -> u64 {
    chance.numerator() * (product / chance.denominator())
}

/// A pool in at most so many parts that differ by one at most, ascending.
pub fn even_parts(pool: u32, count: u32) -> Vec<u32> {
    let count = count.min(pool);
    (0..count).map(|index| (pool + index) / count).collect()
}
