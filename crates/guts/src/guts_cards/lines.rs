//! What is known of the lines of a game: at once where it is small, else when the answers come.

use super::asked::Cards;
use super::played::Played;
use super::sweep::{Ends, LineLoss, Sweep, told};
use core::ops::Range;
use upperhand::guts::cards::{
    AllDrop, Deck, Fraction, LineGame, LineLosses, LineSearch, Replies, ReplyCounts,
};
use upperhand::guts::{Players, Rules, equilibrium};
use upperhand_games::format::grouped;
use upperhand_kit::Error;
use upperhand_kit::described::Missing;
use upperhand_kit::span::index_at;

/// Games of at most so many hands are solved at once: two milliseconds.
const AT_ONCE: usize = 1326;

/// The lines that lose least with three cards of a whole deck, without straights and with them, by the Weenie rule.
const LEAST_OF_THREE: [[usize; 2]; 2] = [[10_662, 7680], [10_981, 7336]];

/// What is known of a line and of all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct LineFacts {
    pub game: Played,
    /// The weakest hand held; none where there are no more hands.
    pub line: usize,
    /// What the line loses, and how its best reply differs from it.
    pub loses: Result<(Fraction, ReplyCounts), Missing>,
    /// The line that loses least, the lowest of several, and what it loses.
    pub least: Result<(usize, Fraction), Missing>,
    pub best: Result<Best, Missing>,
    /// The first lines of the stretches that lose less than the lines beside them, ascending.
    pub minima: Result<Vec<usize>, Missing>,
    /// The number of lines of which something is known.
    pub reached: usize,
}

pub struct Lines {
    pub played: Played,
    /// The lines swept, all of them or those before the sweep was stopped.
    sweep: Option<Sweep>,
    /// Once all lines are swept.
    pub floor: Option<Floor>,
    /// The best line against lines.
    pub best: Option<Best>,
}

/// Where lines lose least.
pub struct Floor {
    /// The line that loses least, the lowest of several.
    pub least: usize,
    /// The first lines of the stretches that lose less than the lines beside them, ascending.
    pub minima: Vec<usize>,
    /// The least loss above 0, in deals.
    pub least_positive: i64,
}

/// The line that loses least to other lines, and what it loses to them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub line: usize,
    pub loss: Fraction,
}

impl Lines {
    pub fn of(played: Played) -> Self {
        let mut solved = Self {
            played,
            sweep: None,
            floor: None,
            best: None,
        };
        if played.hands() <= AT_ONCE {
            let found = solved.solve_at_once();
            found.expect("games of these decks can be solved");
        }
        solved
    }

    fn solve_at_once(&mut self) -> Result<(), Error> {
        let Played { weenie, .. } = self.played;
        let (deck, ranking) = (self.played.deck(), self.played.ranking());
        let game = LineGame::new(deck, ranking, AllDrop::with_weenie(weenie))?;
        let mut losses = LineLosses::new(&game);
        while !losses.is_over() {
            losses.step(&game, game.hands());
        }
        self.receive_sweep(&told(&losses, 0)?)?;
        let mut search = LineSearch::new(&game, Replies::Lines);
        while !search.is_over() {
            search.step(&game);
        }
        let (line, loss) = search.best(&game);
        self.best = Some(Best { line, loss });
        Ok(())
    }

    /// The line at which a reader meets the game, the same whatever answers have come: the one that loses least, where that is
    /// known or found at once, else the share of hands dropped that is optimal in the continuous game.
    pub fn starts_at(&self) -> usize {
        let Played {
            cards,
            straights,
            weenie,
            ..
        } = self.played;
        let hands = self.played.hands();
        match &self.floor {
            Some(floor) if hands <= AT_ONCE => floor.least,
            _ if (cards, self.played.deck()) == (Cards::Three, Deck::STANDARD) => {
                LEAST_OF_THREE[usize::from(straights)][usize::from(weenie)]
            }
            _ => {
                let rules = [Rules::Standard, Rules::Weenie][usize::from(weenie)];
                let two = Players::new(2).expect("two can play");
                let at = equilibrium(rules, two).threshold.get();
                index_at(at * hands as f64, hands)
            }
        }
    }

    /// The number of lines swept.
    pub fn reached(&self) -> usize {
        self.sweep.as_ref().map_or(0, Sweep::lines)
    }

    /// A line, where it is swept.
    pub fn line(&self, line: usize) -> Option<LineLoss> {
        self.sweep.as_ref()?.line(line)
    }

    /// What so many deals are worth a round, in antes.
    pub fn loss(&self, lost: i64) -> Fraction {
        Fraction::new(lost, self.played.deals())
    }

    /// The same as a double.
    pub fn antes(&self, lost: i64) -> f64 {
        lost as f64 / self.played.deals() as f64
    }

    /// The ends of what some lines lose that are swept.
    pub fn ends(&self, lines: Range<usize>) -> Ends {
        let sweep = self.sweep.as_ref();
        sweep.map_or(Ends::NONE, |sweep| sweep.ends(lines))
    }

    /// What a line that is swept loses a round, in antes.
    pub fn antes_lost(&self, line: usize) -> f64 {
        self.line(line).map_or(0.0, |line| self.antes(line.lost))
    }

    /// The line that loses least, and what it loses.
    pub fn least(&self) -> Option<(usize, Fraction)> {
        let least = self.floor.as_ref()?.least;
        Some((least, self.loss(self.line(least)?.lost)))
    }

    /// Why a line that is not swept is not.
    fn missing(&self) -> Missing {
        if self.reached() == 0 {
            Missing::NotYet
        } else {
            Missing::Stopped
        }
    }

    pub fn facts(&self, line: usize) -> LineFacts {
        let of_all = || self.floor.as_ref().ok_or(Missing::NotYet);
        let swept = self
            .line(line)
            .map(|LineLoss { lost, reply }| (self.loss(lost), reply));
        LineFacts {
            game: self.played,
            line,
            loses: swept.ok_or_else(|| self.missing()),
            least: self.least().ok_or(Missing::NotYet),
            best: self.best.ok_or(Missing::NotYet),
            minima: of_all().map(|floor| floor.minima.clone()),
            reached: self.reached(),
        }
    }

    /// Shows the lines of an answer, all of them or the first ones.
    pub fn receive_sweep(&mut self, answer: &[i64]) -> Result<(), Error> {
        let sweep = Sweep::read(answer, self.played.deals())?;
        let (lines, all) = (sweep.lines(), self.played.hands() + 1);
        if lines > all {
            let [lines, all] = [lines, all].map(grouped);
            return Err(Error::new(format!(
                "{lines} lines are more than the {all} of the game"
            )));
        }
        if lines == all {
            self.floor = Some(Floor::of(&sweep));
        }
        self.sweep = Some(sweep);
        Ok(())
    }

    /// Shows the best line against lines, once it is found.
    pub fn receive_best(&mut self, answer: &[i64]) -> Result<(), Error> {
        let refused = || Error::new("these numbers say no line, and what it loses to another");
        let &[line, deals] = answer else {
            return Err(refused());
        };
        let line = usize::try_from(line).map_err(|_| refused())?;
        if line > self.played.hands() || !(0..=self.played.deals()).contains(&deals) {
            return Err(refused());
        }
        let loss = self.loss(deals);
        self.best = Some(Best { line, loss });
        Ok(())
    }
}

impl Floor {
    /// Of all lines of a game.
    fn of(sweep: &Sweep) -> Self {
        let ends = sweep.ends(0..sweep.lines());
        let mut minima = Vec::new();
        // The stretch of lines that lose the same: where it begins, and whether the lines before lose more.
        let mut stretch: Option<(usize, i64, bool)> = None;
        for (line, LineLoss { lost, .. }) in sweep.from(0).enumerate() {
            match stretch {
                Some((_, same, _)) if same == lost => {}
                Some((first, before, is_lower)) => {
                    if is_lower && lost > before {
                        minima.push(first);
                    }
                    stretch = Some((line, lost, lost < before));
                }
                None => stretch = Some((line, lost, true)),
            }
        }
        if let Some((first, _, true)) = stretch {
            minima.push(first);
        }
        Self {
            least: ends.least.0,
            minima,
            least_positive: ends.least_positive,
        }
    }
}
