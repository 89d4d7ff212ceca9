//! What is known of a game: at once where it is small, else when the answers come.

use super::played::Played;
use super::sweep::{LineLoss, Sweep, told};
use super::tasks::{DUEL, SWEEP};
use upperhand::guts::cards::{AllDrop, Deck, Fraction, LineGame, LineLosses, LineSearch, Replies};
use upperhand::guts::{Players, Rules, equilibrium};
use upperhand_games::format::grouped;
use upperhand_kit::span::index_at;
use upperhand_kit::{Error, Task};

/// Games of at most so many hands are swept at once: 30 ms.
const SWEPT_AT_ONCE: usize = 22_100;

/// In games of at most so many hands the best line against lines is found at once, too: a millisecond.
const SEARCHED_AT_ONCE: usize = 1326;

/// What the pictures of a game are made from.
pub type Known = upperhand_kit::answered::Known<Played>;

pub struct Solved {
    pub played: Played,
    /// The lines swept, all of them or those before the sweep was stopped.
    sweep: Option<Sweep>,
    /// Once all lines are swept.
    pub floor: Option<Floor>,
    /// The best line against lines.
    pub duelist: Option<Duelist>,
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
pub struct Duelist {
    pub line: usize,
    pub loss: Fraction,
}

impl Solved {
    pub fn of(played: Played) -> Self {
        let mut solved = Self {
            played,
            sweep: None,
            floor: None,
            duelist: None,
        };
        if solved.hands() <= SWEPT_AT_ONCE {
            let found = solved.solve_at_once();
            found.expect("games of the standard deck can be solved");
        }
        solved
    }

    fn solve_at_once(&mut self) -> Result<(), Error> {
        let game = LineGame::new(
            Deck::STANDARD,
            self.played.ranking(),
            AllDrop::with_weenie(self.played.weenie),
        )?;
        let mut losses = LineLosses::new(&game);
        while !losses.is_over() {
            losses.step(&game, game.hands());
        }
        self.receive_sweep(&told(&losses, 0)?)?;
        if self.hands() <= SEARCHED_AT_ONCE {
            let mut search = LineSearch::new(&game, Replies::Lines);
            while !search.is_over() {
                search.step(&game);
            }
            let (line, loss) = search.best(&game);
            self.duelist = Some(Duelist { line, loss });
        }
        Ok(())
    }

    pub fn hands(&self) -> usize {
        self.played.hands()
    }

    /// The line at which a reader meets the game, the same whatever answers have come: the one that loses least, where that is
    /// found at once, else the share of hands dropped that is optimal in the continuous game.
    pub fn starts_at(&self) -> usize {
        let hands = self.hands();
        match &self.floor {
            Some(floor) if hands <= SWEPT_AT_ONCE => floor.least,
            _ => {
                let rules = if self.played.weenie {
                    Rules::Weenie
                } else {
                    Rules::Standard
                };
                let two = Players::new(2).expect("two can play");
                index_at(
                    equilibrium(rules, two).threshold.get() * hands as f64,
                    hands,
                )
            }
        }
    }

    /// The memory of the game, in lines.
    pub fn size(&self) -> usize {
        self.reached()
    }

    /// The number of lines swept.
    pub fn reached(&self) -> usize {
        self.sweep.as_ref().map_or(0, Sweep::lines)
    }

    /// A line, where it is swept.
    pub fn line(&self, line: usize) -> Option<LineLoss> {
        self.sweep.as_ref()?.line(line)
    }

    /// All lines that are swept, from one on.
    pub fn lines_from(&self, line: usize) -> impl Iterator<Item = LineLoss> {
        self.sweep.iter().flat_map(move |sweep| sweep.from(line))
    }

    /// What so many deals are worth a round, in antes.
    pub fn loss(&self, lost: i64) -> Fraction {
        Fraction::new(lost, self.played.deals())
    }

    /// The same as a double.
    pub fn antes(&self, lost: i64) -> f64 {
        lost as f64 / self.played.deals() as f64
    }

    /// What a line that is swept loses a round, in antes.
    pub fn antes_lost(&self, line: usize) -> f64 {
        self.line(line).map_or(0.0, |line| self.antes(line.lost))
    }

    /// What the line that loses least loses.
    pub fn least(&self) -> Option<(usize, LineLoss)> {
        let least = self.floor.as_ref()?.least;
        Some((least, self.line(least)?))
    }

    /// The task to be solved elsewhere.
    pub fn task(&self) -> Option<Task> {
        let (name, label, is_begun) = match (&self.floor, self.duelist) {
            (None, _) => {
                let lines = grouped(self.hands() + 1);
                let label = format!("Working out what {lines} lines lose: ten seconds or more");
                (SWEEP, label, self.reached() > 0)
            }
            (Some(_), None) => {
                let label = "Playing lines against each other: half a minute or more";
                (DUEL, label.to_owned(), false)
            }
            (Some(_), Some(_)) => return None,
        };
        Some(Task {
            name,
            numbers: self.played.numbers(),
            label,
            is_begun,
        })
    }

    /// Shows the lines of an answer, all of them or the first ones.
    pub fn receive_sweep(&mut self, answer: &[i64]) -> Result<(), Error> {
        let sweep = Sweep::read(answer, self.played.deals())?;
        let (lines, all) = (sweep.lines(), self.hands() + 1);
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
    pub fn receive_duelist(&mut self, answer: &[i64]) -> Result<(), Error> {
        let refused = || Error::new("these numbers say no line, and what it loses to another");
        let &[line, deals] = answer else {
            return Err(refused());
        };
        let line = usize::try_from(line).map_err(|_| refused())?;
        if line > self.hands() || !(0..=self.played.deals()).contains(&deals) {
            return Err(refused());
        }
        let loss = self.loss(deals);
        self.duelist = Some(Duelist { line, loss });
        Ok(())
    }
}

impl Floor {
    /// Of all lines of a game.
    fn of(sweep: &Sweep) -> Self {
        let mut least = (0, i64::MAX);
        let mut least_positive = i64::MAX;
        let mut minima = Vec::new();
        // The stretch of lines that lose the same: where it begins, and whether the lines before lose more.
        let mut stretch: Option<(usize, i64, bool)> = None;
        for (line, LineLoss { lost, .. }) in sweep.from(0).enumerate() {
            if lost < least.1 {
                least = (line, lost);
            }
            if lost > 0 {
                least_positive = least_positive.min(lost);
            }
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
            least: least.0,
            minima,
            least_positive,
        }
    }
}
