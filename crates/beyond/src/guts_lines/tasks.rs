//! The tasks of the figure: what every line loses, and which is best against other lines.

use super::played::Played;
use super::sweep::told;
use upperhand::guts::cards::{LineGame, LineLosses, LineSearch, Replies};
use upperhand_kit::{Error, TaskRun, Tasks};

/// What the figure may need solved.
pub const TASKS: Tasks = &[
    (SWEEP, |numbers| Ok(Box::new(SweepRun::new(numbers)?))),
    (DUEL, |numbers| Ok(Box::new(DuelRun::new(numbers)?))),
];

/// The name of the task that finds what every line loses.
pub const SWEEP: &str = "guts-lines/sweep";

/// The name of the task that finds the best line against lines. Its answer: the line, and what it loses in deals.
pub const DUEL: &str = "guts-lines/duel";

/// The lines of a step: a few milliseconds with five cards.
const LINES: usize = 1000;

/// The share of the work until the game is there.
const DEALT: f64 = 0.1;

pub struct SweepRun {
    played: Played,
    begun: Option<(LineGame, LineLosses)>,
    /// The numbers of all lines, once they are reached.
    whole: Vec<i64>,
}

impl SweepRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        Ok(Self {
            played: Played::from_numbers(numbers)?,
            begun: None,
            whole: Vec::new(),
        })
    }
}

impl TaskRun for SweepRun {
    fn step(&mut self) -> Result<(), Error> {
        if let Some((game, losses)) = &mut self.begun {
            losses.step(game, LINES);
            if losses.is_over() {
                self.whole = told(losses)?;
            }
        } else {
            let game = self.played.game()?;
            let losses = LineLosses::new(&game);
            self.begun = Some((game, losses));
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        !self.whole.is_empty()
    }

    fn done(&self) -> f64 {
        let begun = self.begun.as_ref();
        begun.map_or(0.0, |(game, losses)| {
            let lines = losses.deals().len() as f64 / (game.hands() + 1) as f64;
            DEALT + (1.0 - DEALT) * lines
        })
    }

    fn answer(&self) -> Vec<i64> {
        if self.is_over() {
            return self.whole.clone();
        }
        let begun = self.begun.as_ref();
        let told = begun.and_then(|(_, losses)| told(losses).ok());
        told.unwrap_or_default()
    }
}

pub struct DuelRun {
    played: Played,
    begun: Option<(LineGame, LineSearch)>,
    rounds: u32,
}

impl DuelRun {
    pub fn new(numbers: &[u32]) -> Result<Self, Error> {
        Ok(Self {
            played: Played::from_numbers(numbers)?,
            begun: None,
            rounds: 0,
        })
    }
}

/// The rounds after which half of a search may be done: some take 4, some 16.
const HALF: f64 = 6.0;

impl TaskRun for DuelRun {
    fn step(&mut self) -> Result<(), Error> {
        if let Some((game, search)) = &mut self.begun {
            search.step(game);
            self.rounds += 1;
        } else {
            let game = self.played.game()?;
            let search = LineSearch::new(&game, Replies::Lines);
            self.begun = Some((game, search));
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let begun = self.begun.as_ref();
        begun.is_some_and(|(_, search)| search.is_over())
    }

    fn done(&self) -> f64 {
        if self.is_over() {
            return 1.0;
        }
        let rounds = f64::from(self.rounds);
        rounds / (HALF + rounds)
    }

    fn answer(&self) -> Vec<i64> {
        let found = self.begun.as_ref().filter(|_| self.is_over());
        let numbers = found.and_then(|(game, search)| {
            let (line, loss) = search.best(game);
            let deals = loss.numerator() * (i128::from(game.deals()) / loss.denominator());
            Some(vec![i64::try_from(line).ok()?, i64::try_from(deals).ok()?])
        });
        numbers.unwrap_or_default()
    }
}
