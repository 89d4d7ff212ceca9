//! The results for one deck and rule, computed once.

use super::places::Places;
use super::state::Played;
use super::tasks::{MATRIX, OPTIMUM, compared};
use core::cell::OnceCell;
use std::rc::Rc;
use upperhand::guts::cards::{
    BestThresholds, CardGame, Fraction, LeastExploitable, Reply, ReturnSums, Strategy,
    best_thresholds, least_exploitable,
};
use upperhand_games::card_names::hand_name;
use upperhand_kit::{Error, Task};

/// What the pictures of a game are made from.
pub type Known = upperhand_kit::answered::Known<Played>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The best threshold stands for the optimum until that is known.
    Waiting,
    /// The search was stopped: what it had found by then is shown.
    Stopped,
    /// The strategy shown is beaten by none.
    Optimal,
}

pub struct Weighed {
    /// The returns of holding and dropping against it.
    pub returns: ReturnSums,
    /// The frequencies of holding, as they are drawn.
    pub held: Vec<f64>,
    /// By how much holding beats dropping, in antes.
    margins: Vec<f64>,
}

impl Weighed {
    fn of(returns: ReturnSums, strategy: &Strategy) -> Self {
        let all = returns.denominator() as f64;
        let whole = strategy.denominator() as f64;
        let held = strategy.numerators().iter();
        Self {
            margins: returns
                .margins()
                .map(|margin| margin as f64 / all)
                .collect(),
            returns,
            held: held.map(|&held| held as f64 / whole).collect(),
        }
    }
}

/// A game with the strategy shown. What takes long is computed when it is first needed, so that the work is spread out.
pub struct Solved {
    pub played: Played,
    pub game: CardGame,
    places: OnceCell<Places>,
    pub best: BestThresholds,
    least_exploitable: OnceCell<LeastExploitable>,
    /// The best reply to the first of the best thresholds.
    pub reply_to_best: Rc<Reply>,
    pub progress: Progress,
    /// Optimal, or as far as is known.
    pub equilibrium: Strategy,
    /// The gain of the best reply against the strategy shown: 0 when that is optimal.
    pub certificate: Fraction,
    pub weighed: Weighed,
    /// The threshold last looked at, and the best reply to it.
    judged: usize,
    pub reply: Rc<Reply>,
    pub matrix: Option<Matrix>,
    is_matrix_begun: bool,
}

impl Solved {
    pub fn of(played: Played) -> Result<Self, Error> {
        let game = played.game()?;
        let best = best_thresholds(&game);
        let first = best.thresholds[0];
        let strategy = Strategy::threshold(game.hands(), first)?;
        let returns = ReturnSums::against_threshold(&game, first);
        let reply = Rc::new(returns.best_reply(&game));
        Ok(Self {
            played,
            places: OnceCell::new(),
            best,
            least_exploitable: OnceCell::new(),
            reply_to_best: Rc::clone(&reply),
            progress: if reply.gain == Fraction::ZERO {
                Progress::Optimal
            } else {
                Progress::Waiting
            },
            certificate: reply.gain,
            weighed: Weighed::of(returns, &strategy),
            judged: first,
            reply,
            matrix: None,
            is_matrix_begun: false,
            equilibrium: strategy,
            game,
        })
    }

    /// Finds the best reply to a line, unless it is the one last looked at.
    pub fn judge(&mut self, line: usize) {
        if self.judged != line {
            self.judged = line;
            let returns = ReturnSums::against_threshold(&self.game, line);
            self.reply = Rc::new(returns.best_reply(&self.game));
        }
    }

    pub fn places(&self) -> &Places {
        self.places.get_or_init(|| Places::of(self.game.hands()))
    }

    /// The line that loses least against everything.
    pub fn least_exploitable(&self) -> LeastExploitable {
        let found = || least_exploitable(&self.game);
        *self.least_exploitable.get_or_init(found)
    }

    /// The task to be solved elsewhere; `game` names it for the reader.
    pub fn task(&self, with_matrix: bool, game: &str) -> Option<Task> {
        let (name, label, is_begun) = match self.progress {
            Progress::Waiting => (OPTIMUM, "Solving", false),
            _ if with_matrix && self.matrix.is_none() => {
                (MATRIX, "Comparing lines for", self.is_matrix_begun)
            }
            Progress::Stopped => (OPTIMUM, "Solving", true),
            Progress::Optimal => return None,
        };
        Some(Task {
            name,
            numbers: self.played.numbers(),
            label: format!("{label} {game}"),
            is_begun,
        })
    }

    /// Shows a strategy, whose worth is computed here.
    pub fn receive_strategy(&mut self, answer: &[i64]) -> Result<(), Error> {
        let Some((&whole, numerators)) = answer.split_first() else {
            return Err(Error::new("an empty answer is no strategy"));
        };
        let numerators = numerators.iter().map(|&held| i128::from(held)).collect();
        self.equilibrium = Strategy::new(self.game.hands(), numerators, i128::from(whole))?;
        let returns = ReturnSums::new(&self.game, &self.equilibrium);
        self.certificate = returns.best_reply(&self.game).gain;
        self.progress = if self.certificate == Fraction::ZERO {
            Progress::Optimal
        } else {
            Progress::Stopped
        };
        self.weighed = Weighed::of(returns, &self.equilibrium);
        Ok(())
    }

    /// Shows the payoffs of thresholds, once all of them are known.
    pub fn receive_matrix(&mut self, answer: &[i64]) -> Result<(), Error> {
        let side = compared(self.hands()).len();
        if answer.len() > side * side {
            return Err(Error::new(format!(
                "{} payoffs are more than the {side} × {side} of the matrix",
                answer.len()
            )));
        }
        let deals = self.game.hands().deals() as f64;
        self.is_matrix_begun = answer.len() < side * side;
        let payoffs = answer.iter().map(|&payoff| payoff as f64 / deals);
        self.matrix = (!self.is_matrix_begun).then(|| Matrix {
            side,
            payoffs: payoffs.collect(),
        });
        Ok(())
    }

    pub fn hands(&self) -> usize {
        self.game.hands().len()
    }

    pub fn hand_name(&self, hand: usize) -> String {
        hand_name(self.game.hands().get(hand))
    }

    /// The memory of the game, in hands.
    pub fn size(&self) -> usize {
        let matrix = self.matrix.as_ref();
        let payoffs = matrix.map_or(0, |matrix| matrix.payoffs.len());
        self.hands() + payoffs / PAYOFFS_IN_A_HAND
    }

    /// "above J♦ 7♠", or all or nothing.
    pub fn threshold_name(&self, threshold: usize) -> String {
        match threshold {
            0 => "everything".to_owned(),
            _ if threshold == self.hands() => "nothing".to_owned(),
            _ => format!("above {}", self.hand_name(threshold - 1)),
        }
    }

    /// By how much holding beats dropping against the strategy shown, in antes.
    pub fn margin(&self, hand: usize) -> f64 {
        self.weighed.margins[hand]
    }
}

/// Payoffs of thresholds, a sample where there are many.
pub struct Matrix {
    pub side: usize,
    /// Row-major, mine × theirs, in antes.
    pub payoffs: Vec<f64>,
}

/// A payoff of thresholds takes a small part of the memory that a hand takes.
const PAYOFFS_IN_A_HAND: usize = 8;
