//! What is known of one deck and rule, computed once.

use super::parameters::{Played, Request};
use super::places::Places;
use crate::guts::cards::{
    BestThresholds, CardGame, EquilibriumSearch, Fraction, HandReturn, Reply, Strategy, best_reply,
    best_thresholds, exploitability, hand_returns, threshold_payoffs,
};
use crate::view::Error;

/// How much work one look may do before it shows what it has: hands a round, and the cube of the free ones.
const WORK: usize = 1_500_000;

/// The most thresholds along a side of the matrix shown.
const MOST_THRESHOLDS: usize = 256;

/// A solved game, or one on its way.
pub struct Solved {
    played: Played,
    pub game: CardGame,
    pub places: Places,
    pub best: BestThresholds,
    /// What the best reply gains against the first of the best thresholds.
    pub best_loses: Fraction,
    search: EquilibriumSearch,
    /// What the best reply gains against the strategy so far: 0 when it is optimal.
    pub certificate: Fraction,
    /// Against the strategy so far.
    pub returns: Vec<HandReturn>,
    /// How often each hand is held, and by how much holding beats dropping, as they are drawn.
    pub held: Vec<f64>,
    margins: Vec<f64>,
    /// The threshold last looked at, and the best reply to it.
    judged: (usize, Reply),
    matrix: Option<Matrix>,
}

impl Solved {
    fn of(played: Played) -> Result<Self, Error> {
        let game = played.game()?;
        let best = best_thresholds(&game);
        let first = best.thresholds[0];
        let judged = best_reply(&game, &Strategy::threshold(game.hands(), first)?);
        let search = EquilibriumSearch::new(&game);
        let mut solved = Self {
            played,
            places: Places::of(game.hands()),
            best,
            best_loses: judged.gain,
            search,
            certificate: Fraction::ZERO,
            returns: Vec::new(),
            held: Vec::new(),
            margins: Vec::new(),
            judged: (first, judged),
            matrix: None,
            game,
        };
        solved.go_on()?;
        Ok(solved)
    }

    /// Goes on solving for a moment.
    fn go_on(&mut self) -> Result<(), Error> {
        let mut work = 0;
        while !self.search.is_over() && work < WORK {
            self.search.step(&self.game)?;
            work += self.game.hands().len() + self.search.free_hands().pow(3);
        }
        self.certificate = exploitability(&self.game, self.equilibrium());
        self.returns = hand_returns(&self.game, self.equilibrium());
        let margin = |returns: &HandReturn| returns.hold.value() - returns.drop.value();
        self.margins = self.returns.iter().map(margin).collect();
        let held = |hand: usize| self.equilibrium().hold(hand).value();
        self.held = (0..self.hands()).map(held).collect();
        Ok(())
    }

    /// Optimal, or as far as the search has come.
    pub const fn equilibrium(&self) -> &Strategy {
        self.search.strategy()
    }

    pub const fn is_solved(&self) -> bool {
        self.search.is_over()
    }

    /// The best reply to the threshold chosen.
    pub const fn reply(&self) -> &Reply {
        &self.judged.1
    }

    pub fn hands(&self) -> usize {
        self.game.hands().len()
    }

    /// "above JD/7S", or all or nothing.
    pub fn threshold_name(&self, threshold: usize) -> String {
        match threshold {
            0 => "everything".to_owned(),
            _ if threshold == self.hands() => "nothing".to_owned(),
            _ => format!("above {}", self.game.hands().get(threshold - 1)),
        }
    }

    /// By how much holding beats dropping against the strategy so far, in antes.
    pub fn margin(&self, hand: usize) -> f64 {
        self.margins[hand]
    }

    pub const fn matrix(&self) -> Option<&Matrix> {
        self.matrix.as_ref()
    }
}

/// Payoffs of thresholds, a sample where there are many.
pub struct Matrix {
    /// The thresholds looked at, ascending.
    pub thresholds: Vec<usize>,
    /// Row-major, mine × theirs, in antes.
    pub payoffs: Vec<f64>,
}

impl Matrix {
    fn of(game: &CardGame) -> Self {
        let hands = game.hands().len();
        let count = (hands + 1).min(MOST_THRESHOLDS);
        let thresholds: Vec<usize> = (0..count)
            .map(|index| (2 * index + 1) * (hands + 1) / (2 * count))
            .collect();
        let deals = game.hands().deals() as f64;
        let mut payoffs = Vec::with_capacity(count * count);
        for &mine in &thresholds {
            let row = threshold_payoffs(game, mine);
            let sampled = thresholds.iter().map(|&theirs| f64::from(row[theirs]));
            payoffs.extend(sampled.map(|payoff| payoff / deals));
        }
        Self {
            thresholds,
            payoffs,
        }
    }
}

/// The game looked at last.
#[derive(Default)]
pub struct Kept(Option<Solved>);

impl Kept {
    /// The game asked for, solved as far as before.
    pub fn solved(&mut self, request: &Request) -> Result<&Solved, Error> {
        self.known(request).map(|solved| &*solved)
    }

    /// The same, going on where it is not solved yet, with the matrix where that is shown.
    pub fn further(&mut self, request: &Request, with_matrix: bool) -> Result<&Solved, Error> {
        let is_known = self.is_known(request);
        let solved = self.known(request)?;
        if is_known && !solved.is_solved() {
            solved.go_on()?;
        }
        if with_matrix && solved.matrix.is_none() {
            solved.matrix = Some(Matrix::of(&solved.game));
        }
        Ok(solved)
    }

    fn is_known(&self, request: &Request) -> bool {
        let known = self.0.as_ref();
        known.is_some_and(|solved| solved.played == request.played)
    }

    fn known(&mut self, request: &Request) -> Result<&mut Solved, Error> {
        let kept = self.0.take();
        let kept = kept.filter(|solved| solved.played == request.played);
        let mut solved = kept.map_or_else(|| Solved::of(request.played), Ok)?;
        if solved.judged.0 != request.hold_above {
            let threshold = Strategy::threshold(solved.game.hands(), request.hold_above)?;
            solved.judged = (request.hold_above, best_reply(&solved.game, &threshold));
        }
        Ok(self.0.insert(solved))
    }
}
