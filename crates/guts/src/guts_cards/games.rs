//! What is solved of games, each once.

use super::lines::Lines;
use super::panels::places::Places;
use super::panels::rank_grid::RankGrid;
use super::played::Played;
use super::task::compared;
use core::cell::OnceCell;
use std::rc::Rc;
use upperhand::guts::cards::{
    BestThresholds, CardGame, Fraction, LeastExploitable, Reply, ReturnSums, Strategy,
    best_thresholds, least_exploitable,
};
use upperhand_kit::described::Missing;
use upperhand_kit::{Answered, Error, Span};

/// What the pictures of a game are made from.
pub type PlayedKey = upperhand_kit::answered::AnsweredKey<Played>;

/// The number of hands of games that are kept: a slider that goes back and forth meets them again.
const MOST_HANDS: usize = 100_000;

/// The number of lines of games that are kept: both rules of five cards.
const MOST_LINES: usize = 6_000_000;

/// The games looked at, and what their lines lose.
#[derive(Default)]
pub struct Solved {
    pub games: Answered<Played, Game, 64>,
    pub lines: Answered<Played, Lines, 16>,
}

impl Solved {
    pub fn game(&mut self, played: Played) -> &mut Game {
        self.games.limit(MOST_HANDS, Game::size);
        self.games.get(played, Game::of)
    }

    pub fn lines(&mut self, played: Played) -> &mut Lines {
        self.lines.limit(MOST_LINES, Lines::reached);
        self.lines.get(played, Lines::of)
    }

    /// The line at which a reader meets a game.
    pub fn starts_at(&mut self, played: Played, among_lines: bool) -> usize {
        if among_lines {
            self.lines(played).starts_at()
        } else {
            self.game(played).best.thresholds[0]
        }
    }
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
pub struct Game {
    pub played: Played,
    pub dealt: CardGame,
    places: OnceCell<Places>,
    pub best: BestThresholds,
    least_exploitable: OnceCell<LeastExploitable>,
    /// The best reply to the first of the best thresholds.
    pub reply_to_best: Rc<Reply>,
    /// Why the strategy shown is not optimal: nothing is known yet, and the best threshold stands in its place, or the search was stopped.
    pub missing: Option<Missing>,
    /// Optimal, or as far as is known.
    pub equilibrium: Strategy,
    /// The gain of the best reply against the strategy shown: 0 when that is optimal.
    pub certificate: Fraction,
    pub weighed: Weighed,
    /// The threshold last looked at, and the best reply to it.
    judged: usize,
    pub reply: Rc<Reply>,
    pub matrix: Option<Matrix>,
    pub is_matrix_begun: bool,
}

impl Game {
    pub fn of(played: Played) -> Self {
        let game = played
            .game()
            .expect("states hold decks with cards for two hands");
        let best = best_thresholds(&game);
        let first = best.thresholds[0];
        let strategy = Strategy::threshold(game.hands(), first).expect("it is one of the lines");
        let returns = ReturnSums::against_threshold(&game, first);
        let reply = Rc::new(returns.best_reply(&game));
        Self {
            played,
            places: OnceCell::new(),
            best,
            least_exploitable: OnceCell::new(),
            reply_to_best: Rc::clone(&reply),
            missing: (reply.gain != Fraction::ZERO).then_some(Missing::NotYet),
            certificate: reply.gain,
            weighed: Weighed::of(returns, &strategy),
            judged: first,
            reply,
            matrix: None,
            is_matrix_begun: false,
            equilibrium: strategy,
            dealt: game,
        }
    }

    /// Finds the best reply to a line, unless it is the one last looked at.
    pub fn judge(&mut self, line: usize) {
        if self.judged != line {
            self.judged = line;
            let returns = ReturnSums::against_threshold(&self.dealt, line);
            self.reply = Rc::new(returns.best_reply(&self.dealt));
        }
    }

    /// What a line wins from the strategy shown. Its best reply wins what holding nothing does, and each gain of holding a hand.
    pub fn against(&self, line: usize) -> Fraction {
        let margins = self.weighed.returns.margins();
        let of_line: i128 = margins.skip(line).map(i128::from).sum();
        let margins = self.weighed.returns.margins();
        let of_best: i128 = margins.map(|margin| i128::from(margin.max(0))).sum();
        let whole = self.hands() as i128 * self.weighed.returns.denominator();
        self.certificate + Fraction::new(of_line - of_best, whole)
    }

    pub fn places(&self) -> &Places {
        self.places.get_or_init(|| Places::of(self.dealt.hands()))
    }

    /// The sides of the map.
    pub fn sides(&self) -> (Span, Span) {
        match self.dealt.hands().size() {
            3 => RankGrid::of(self.dealt.hands()).sides(),
            _ => self.places().sides(),
        }
    }

    /// The line that loses least against everything.
    pub fn least_exploitable(&self) -> LeastExploitable {
        let found = || least_exploitable(&self.dealt);
        *self.least_exploitable.get_or_init(found)
    }

    /// Shows a strategy, whose worth is computed here.
    pub fn receive_strategy(&mut self, answer: &[i64]) -> Result<(), Error> {
        let Some((&whole, numerators)) = answer.split_first() else {
            return Err(Error::new("an empty answer is no strategy"));
        };
        let numerators = numerators.iter().map(|&held| i128::from(held)).collect();
        self.equilibrium = Strategy::new(self.dealt.hands(), numerators, i128::from(whole))?;
        let returns = ReturnSums::new(&self.dealt, &self.equilibrium);
        self.certificate = returns.best_reply(&self.dealt).gain;
        self.missing = (self.certificate != Fraction::ZERO).then_some(Missing::Stopped);
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
        let deals = self.dealt.hands().deals() as f64;
        self.is_matrix_begun = answer.len() < side * side;
        let payoffs = answer.iter().map(|&payoff| payoff as f64 / deals);
        self.matrix = (!self.is_matrix_begun).then(|| Matrix {
            side,
            payoffs: payoffs.collect(),
        });
        Ok(())
    }

    pub fn hands(&self) -> usize {
        self.dealt.hands().len()
    }

    pub fn hand_name(&self, hand: usize) -> String {
        self.played.name(hand)
    }

    /// The memory of the game, in hands.
    pub fn size(&self) -> usize {
        let matrix = self.matrix.as_ref();
        let payoffs = matrix.map_or(0, |matrix| matrix.payoffs.len());
        self.hands() + payoffs / PAYOFFS_IN_A_HAND
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
