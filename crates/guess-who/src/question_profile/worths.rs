//! The worths of questions at one position, as whole numbers over one product.

use super::facts::Question;
use crate::bits::bits_of_parts;
use upperhand::guess_who::{Probability, Rules, even_split, naming_numerator, numerator, reply};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::sized;

/// A position where questions can be asked. All worths are over [`product`](Self::product).
#[derive(Clone, Copy, Debug)]
pub struct Worths {
    pub rules: Rules,
    pub mine: u32,
    pub theirs: u32,
    /// mine·theirs.
    pub product: u64,
    /// The worth of the position: that of the best move.
    pub win: u64,
    /// The worth of naming a suspect, where the rules know it.
    pub naming: Option<u64>,
}

impl Worths {
    pub fn at(position: &Position) -> Self {
        let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
        let (n, m) = (mine.get(), theirs.get());
        Self {
            rules,
            mine: n,
            theirs: m,
            product: u64::from(n) * u64::from(m),
            win: numerator(rules, n, m).expect("a position with questions"),
            naming: naming_numerator(rules, mine, theirs),
        }
    }

    /// theirs·part·(chance of the opponent) once you are left with `part`; 0 where you have won with it.
    pub fn reply(&self, part: u32) -> u64 {
        if part == 0 {
            return 0;
        }
        reply(self.rules, self.theirs, part)
    }

    pub fn replies(&self, parts: &[u32]) -> u64 {
        parts.iter().map(|&part| self.reply(part)).sum()
    }

    pub fn worth(&self, parts: &[u32]) -> u64 {
        self.product - self.replies(parts)
    }

    /// All that is known of a question of these parts.
    pub fn question(&self, parts: Vec<u32>) -> Question {
        let worth = self.worth(&parts);
        let sizes: Vec<f64> = parts.iter().map(|&part| part.into()).collect();
        Question {
            parts,
            wins: self.chance(worth),
            loses: self.chance(self.win - worth),
            bits: bits_of_parts(&sizes),
        }
    }

    pub fn chance(&self, worth: u64) -> Probability {
        Probability::new(worth, self.product)
    }

    pub fn value(&self, worth: u64) -> f64 {
        self.chance(worth).value()
    }

    /// The most even question: as many parts as there are answers or suspects, ascending.
    pub fn even_question(&self) -> Vec<u32> {
        even_split(sized(self.mine), self.rules.answers())
    }
}
