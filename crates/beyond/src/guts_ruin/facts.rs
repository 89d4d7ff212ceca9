//! What is known of a table: ruin by bankroll, how large the pot gets, how fast both become rare, and one evening.

use upperhand::guts::{PotTail, Ruin, Rules, StakeFactors};
use upperhand::play::guts::Evening;
use upperhand_kit::LruCache;
use upperhand_kit::span::{nearest_whole, steps};

pub const PLAYER_COUNTS: (u32, u32) = (2, 1000);

/// The largest bankroll, up to which ruin is solved.
pub const LARGEST: u32 = 100_000;

/// Ruin is called rare enough below this.
pub const RARE: f64 = 0.01;

/// The least chance in the pictures.
pub const LEAST: f64 = 1e-5;

/// The shortest axis of bankrolls.
const SHORTEST: u32 = 100;

/// Who plays, at the equilibrium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub rules: Rules,
    pub players: u32,
}

/// What is known of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub table: Table,
    pub bankroll: u32,
    /// The chance that so many are ruined, and that the pot is larger when it is taken.
    pub ruined: f64,
    pub outgrown: f64,
    /// The smallest bankroll whose ruin is rare; `None` beyond all that are solved.
    pub enough: Option<u32>,
    /// The power by which large pots become rare; infinite where the pot never grows.
    pub exponent: f64,
    /// The pot when it is taken, in antes, on average; `None` where that is infinite.
    pub mean: Option<f64>,
    pub has_variance: bool,
    /// The rounds of an evening on average.
    pub rounds: f64,
    pub night: Night,
}

/// What came of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    pub seed: u32,
    pub rounds: usize,
    pub largest_pot: i64,
    pub net: i64,
    /// The round that ruins you.
    pub ruined: Option<usize>,
}

impl Table {
    /// The rounds of an evening.
    pub fn evening(self, seed: u32) -> Evening {
        let evening = Evening::new(self.rules, self.players as usize, seed.into());
        evening.expect("tables of 2 to 1000 players can play")
    }
}

/// What is solved so far.
#[derive(Default)]
pub struct Solved {
    tables: LruCache<Table, SolvedTable, 32>,
    exponents: Option<[Exponents; 2]>,
}

impl Solved {
    pub fn table(&mut self, table: Table) -> &SolvedTable {
        self.tables.get(table, SolvedTable::of)
    }

    pub fn exponents(&mut self) -> &[Exponents; 2] {
        self.exponents.get_or_insert_with(Exponents::of_both)
    }
}

/// What is solved for a table.
pub struct SolvedTable {
    pub table: Table,
    pub ruin: Ruin,
    pub factors: StakeFactors,
    pub tail: PotTail,
    /// The largest bankroll in the pictures, a power of ten.
    pub most: u32,
    /// The chance that the pot exceeds so many times its first size.
    exceeded: Vec<f64>,
}

impl SolvedTable {
    pub fn facts(&self, bankroll: u32, seed: u32) -> Facts {
        let evening = self.table.evening(seed);
        Facts {
            table: self.table,
            bankroll,
            ruined: self.ruined(bankroll),
            outgrown: self.outgrown(bankroll),
            enough: self.enough(),
            exponent: self.tail.exponent,
            mean: self.mean(),
            has_variance: self.tail.has_variance(),
            rounds: 1.0 / self.factors.chances()[0],
            night: Night {
                seed,
                rounds: evening.rounds().len(),
                largest_pot: evening.largest_pot(),
                net: evening.net(),
                ruined: evening.ruined(bankroll),
            },
        }
    }

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

    /// The pot when it is taken, in antes, on average; `None` where that is infinite.
    fn mean(&self) -> Option<f64> {
        let mean = f64::from(self.table.players) * self.factors.mean();
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

/// The numbers of players in the picture: between them the line is all but straight.
const COUNTS: [u32; 22] = [
    2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 32, 45, 64, 100, 160, 300, 550, 1000,
];

/// The exponents of a rule by the number of players, and that of infinitely many.
#[derive(Clone)]
pub struct Exponents {
    pub rules: Rules,
    pub points: Vec<(f64, f64)>,
    pub limit: f64,
}

impl Exponents {
    /// Those of both rules: some milliseconds.
    pub fn of_both() -> [Self; 2] {
        [Rules::Standard, Rules::Weenie].map(|rules| {
            let point = |&count: &u32| {
                let exponent = exponent(rules, count);
                exponent.is_finite().then_some((f64::from(count), exponent))
            };
            Self {
                rules,
                points: COUNTS.iter().filter_map(point).collect(),
                limit: StakeFactors::in_the_limit(rules).tail().exponent,
            }
        })
    }
}

fn exponent(rules: Rules, players: u32) -> f64 {
    let factors = StakeFactors::at_equilibrium(rules, players as usize);
    factors.map_or(f64::INFINITY, |factors| factors.tail().exponent)
}
