//! What is solved for a table: ruin by bankroll, how large the pot gets, and how fast both become rare.

use super::settings::LARGEST;
use super::state::Table;
use upperhand::guts::{PotTail, Ruin, StakeFactors};
use upperhand_kit::span::{nearest_whole, steps};

/// Ruin is called rare enough below this.
pub const RARE: f64 = 0.01;

/// The least chance in the pictures.
pub const LEAST: f64 = 1e-5;

/// The shortest axis of bankrolls.
const SHORTEST: u32 = 100;

pub struct Solved {
    pub table: Table,
    pub ruin: Ruin,
    pub factors: StakeFactors,
    pub tail: PotTail,
    /// The largest bankroll in the pictures, a power of ten.
    pub most: u32,
    /// The chance that the pot exceeds so many times its first size.
    exceeded: Vec<f64>,
}

impl Solved {
    /// A few milliseconds.
    pub fn of(table: Table) -> Self {
        let Table { rules, players } = table;
        let players = players as usize;
        let ruin = Ruin::at_equilibrium(rules, players, LARGEST);
        let ruin = ruin.expect("tables of 2 to 1000 players are solved");
        let factors = StakeFactors::at_equilibrium(rules, players);
        let factors = factors.expect("tables of 2 to 1000 players are solved");
        let exceeded = factors.exceeded(LARGEST as usize / players);
        let mut solved = Self {
            table,
            tail: factors.tail(),
            ruin,
            factors,
            most: SHORTEST,
            exceeded,
        };
        let is_shown = |most: u32| solved.ruined(most) < LEAST && solved.outgrown(most) < LEAST;
        let mut most = SHORTEST;
        while most < LARGEST && !is_shown(most) {
            most *= 10;
        }
        solved.most = most;
        solved
    }

    /// The chance that a bankroll is ruined, certified from above; hardly more than from below.
    pub fn ruined(&self, bankroll: u32) -> f64 {
        let found = self.ruin.with(bankroll.clamp(1, LARGEST));
        found.map_or(1.0, |found| found.high)
    }

    /// The chance that the pot is larger than so many antes when somebody takes it.
    pub fn outgrown(&self, antes: u32) -> f64 {
        let stakes = antes / self.table.players;
        let last = self.exceeded.len() - 1;
        self.exceeded[(stakes as usize).min(last)]
    }

    /// The smallest bankroll whose ruin is rare; `None` beyond all that are solved.
    pub fn enough(&self) -> Option<u32> {
        self.ruin.smallest_bankroll(RARE)
    }

    /// The chance of an end in a round.
    fn ends(&self) -> f64 {
        self.factors.chances()[0]
    }

    /// The rounds of an evening on average.
    pub fn rounds(&self) -> f64 {
        1.0 / self.ends()
    }

    /// The pot when it is taken, in antes, on average; `None` where that is infinite.
    pub fn mean(&self) -> Option<f64> {
        let mean = f64::from(self.table.players) * self.factors.moment(1.0);
        self.tail.has_mean().then_some(mean)
    }

    /// The places at which chances change, close enough for a picture: multiples of the first pot, with the next one.
    pub fn pots(&self) -> Vec<(u32, u32)> {
        let last = LARGEST / self.table.players;
        let next = |pots: &u32| Some(*pots + 1 + *pots / EVERY);
        let places: Vec<u32> = core::iter::successors(Some(0), next)
            .take_while(|&pots| pots < last)
            .chain([last])
            .collect();
        places.windows(2).map(|two| (two[0], two[1])).collect()
    }

    /// The power law through the middle of the steps of a chance in the last decade of the picture, from end to end of it; `None`
    /// where there is no such law.
    pub fn law(&self, chance: impl Fn(u32) -> f64) -> Option<[(f64, f64); 2]> {
        let exponent = self.tail.exponent;
        if exponent.is_infinite() {
            return None;
        }
        let most = f64::from(self.most);
        let height = |share: f64| {
            let at = nearest_whole(most * 10_f64.powf(-share), (1, self.most));
            chance(at).ln() + exponent * f64::from(at).ln()
        };
        let heights: f64 = steps(PLACES).map(height).sum();
        let middle = heights / (f64::from(PLACES) + 1.0);
        let value = |x: f64| (x, (middle - exponent * x.ln()).exp());
        Some([value(1.0), value(most)])
    }
}

/// The places at which a power law is fitted.
const PLACES: u32 = 60;

/// Multiples of the first pot are all shown up to this one, and then every one that is larger by this share.
const EVERY: u32 = 24;
