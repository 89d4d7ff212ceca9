//! The results for one game, computed once.

use super::optimum::Optimum;
use super::settings::Dealt;
use super::state::Played;
use super::tasks::OPTIMUM;
use core::cell::{OnceCell, RefCell};
use upperhand::guts::cards::{CardGame, Fraction, LineTable, TwoOthers, card_coalition};
use upperhand_kit::{Error, Task};

/// What the pictures of a game are made from.
pub type Known = upperhand_kit::answered::Known<Played>;

/// The pair of lines that takes most from a line, and what that leaves.
#[derive(Clone, Copy, Debug)]
pub struct Worst {
    pub pair: [usize; 2],
    pub leaves: f64,
}

/// Her best answer to a pair of lines, hand by hand.
#[derive(Clone, Debug)]
pub struct Answer {
    pub gets: Fraction,
    /// The hands that it drops, where it is a line.
    pub line: Option<usize>,
}

pub struct Solved {
    pub played: Played,
    pub game: CardGame,
    pub lines: LineTable,
    /// By her line.
    worst: Vec<Worst>,
    /// The line that loses least to the worst pair for it.
    pub safest: usize,
    /// The same between lines too, where she holds a part of a kind.
    pub envelope: Vec<(f64, f64)>,
    replies: OnceCell<Vec<f64>>,
    pub optimum: Option<Optimum>,
    answered: RefCell<Option<([usize; 2], Answer)>>,
}

impl Solved {
    pub fn of(played: Played) -> Result<Self, Error> {
        let game = played.game()?;
        let lines = LineTable::new(&game)?;
        let all = 0..=lines.kinds();
        let worst = all.clone().map(|line| {
            let pair = lines.worst_pair(line);
            let [one, other] = pair;
            Worst {
                pair,
                leaves: lines.value([line, one, other]),
            }
        });
        let worst: Vec<Worst> = worst.collect();
        let safer = |best: usize, line: usize| {
            if worst[line].leaves > worst[best].leaves {
                line
            } else {
                best
            }
        };
        let safest = all.clone().fold(0, safer);
        let envelope = envelope(&lines, safest);
        let optimum = match played.cards {
            Dealt::One => Some(Optimum::of(&game, &card_coalition(&game)?)?),
            Dealt::Two => None,
        };
        Ok(Self {
            played,
            game,
            lines,
            worst,
            safest,
            envelope,
            replies: OnceCell::new(),
            optimum,
            answered: RefCell::new(None),
        })
    }

    pub fn kinds(&self) -> usize {
        self.lines.kinds()
    }

    pub fn worst(&self, line: usize) -> Worst {
        self.worst[line]
    }

    /// What her best answer gets, by the lines of both others: a line, or where each line loses what is best hand by hand.
    pub fn replies(&self) -> &[f64] {
        self.replies.get_or_init(|| {
            let all = 0..=self.kinds();
            let pairs = all
                .clone()
                .flat_map(|other| all.clone().map(move |one| [one, other]));
            let replies = pairs.map(|pair| {
                let [one, other] = pair;
                let best = self.lines.best_reply(pair);
                match self.lines.value([best, one, other]) {
                    gets if gets < 0.0 => self.answer_to(pair).gets.value(),
                    gets => gets,
                }
            });
            replies.collect()
        })
    }

    /// The pair whose best answer gets least.
    pub fn fairest(&self) -> [usize; 2] {
        let side = self.kinds() + 1;
        let replies = self.replies();
        let less = |least: usize, place: usize| {
            if replies[place] < replies[least] {
                place
            } else {
                least
            }
        };
        let least = (0..replies.len()).fold(0, less);
        [least / side, least % side]
    }

    /// The optimum, once both sides' strategies are known to be optimal.
    pub fn solution(&self) -> Option<&Optimum> {
        self.optimum.as_ref().filter(|optimum| optimum.is_optimal())
    }

    /// The best answer to a pair of lines; kept for the last pair.
    pub fn answer_to(&self, pair: [usize; 2]) -> Answer {
        if let Some((_, known)) = self
            .answered
            .borrow()
            .as_ref()
            .filter(|known| known.0 == pair)
        {
            return known.clone();
        }
        let dropped = pair.map(|line| self.lines.dropped(line));
        let others = TwoOthers::new(&self.game, dropped).expect("lines of this deck");
        let hands = self.game.hands().len();
        let whole = others.rounds().denominator();
        let choices = (0..hands).map(|hand| {
            let rounds = others.rounds().get(hand);
            rounds.map(|round| round.alpha.numerator() * (whole / round.alpha.denominator()))
        });
        let choices: Vec<[i128; 2]> = choices.collect();
        let sum: i128 = choices.iter().map(|[hold, drop]| hold.max(drop)).sum();
        let is_held = |[hold, drop]: &[i128; 2]| hold >= drop;
        let line = choices.iter().take_while(|choice| !is_held(choice)).count();
        let answer = Answer {
            gets: Fraction::new(sum, hands as i128 * whole),
            line: choices[line..].iter().all(is_held).then_some(line),
        };
        *self.answered.borrow_mut() = Some((pair, answer.clone()));
        answer
    }

    /// In rounds in which one of the two holds everything and the other few hands: what the one wins and the other loses beside her who
    /// plays her best, and the line that would lose nothing if both held the same. Only with one card.
    pub fn blocked(&self) -> Option<(Fraction, Fraction, usize)> {
        let optimum = self
            .solution()
            .filter(|_| self.played.cards == Dealt::One)?;
        let [daring, careful] = optimum.pairs.iter().find(|pair| pair.lines[0] == 0)?.lines;
        let line = optimum.line();
        let chance = optimum.hold.hold(line - 1);
        // Each of three is paid by the same rules.
        let paid = |mine: usize, theirs: usize| {
            let at = |hers: usize| self.lines.gets([mine, hers, theirs]);
            at(line) + chance * (at(line - 1) - at(line))
        };
        let safe = (0..=self.kinds()).find(|&line| {
            let mut blocs = (0..=self.kinds()).map(|bloc| self.lines.gets([line, bloc, bloc]));
            blocs.all(|gets| gets.numerator() >= 0)
        })?;
        Some((paid(daring, careful), paid(careful, daring), safe))
    }

    /// The place on the axes of lines of a line by the hands that it drops: between two kinds where it goes through one.
    pub fn place(&self, dropped: usize) -> f64 {
        let all = 1..=self.kinds();
        let kind = all
            .take_while(|&kind| self.lines.dropped(kind) <= dropped)
            .count();
        let from = self.lines.dropped(kind);
        if from == dropped {
            return kind as f64;
        }
        let to = self.lines.dropped(kind + 1);
        kind as f64 + (dropped - from) as f64 / (to - from) as f64
    }

    /// The place of her strategy, where it is a line with a chance of a hand below it.
    pub fn mixed_place(&self, optimum: &Optimum) -> f64 {
        let line = optimum.line();
        let at = self.place(line);
        if line == 0 {
            return at;
        }
        let below = 0..line;
        let chances = below.map(|hand| optimum.hold.hold(hand).value());
        at + chances.sum::<f64>() * (self.place(line - 1) - at)
    }

    pub fn task(&self) -> Option<Task> {
        if self.solution().is_some() {
            return None;
        }
        let rule = super::words::rule(self.played);
        Some(Task {
            name: OPTIMUM,
            numbers: self.played.numbers(),
            label: format!("Solving two cards{rule}, which takes a few seconds"),
            is_begun: self.optimum.is_some(),
        })
    }

    pub fn receive(&mut self, answer: &[i64]) -> Result<(), Error> {
        self.optimum = Some(Optimum::from_numbers(&self.game, answer)?);
        Ok(())
    }
}

/// Points between two neighbouring lines at which the worst pair is looked for.
const BETWEEN: u32 = 16;

/// The lines around the safest one that may be shown.
const AROUND: usize = 20;

/// What the worst pair leaves, along the lines around the safest one; between lines she holds a kind by chance, and what a pair leaves
/// is linear.
fn envelope(lines: &LineTable, safest: usize) -> Vec<(f64, f64)> {
    let from = safest.saturating_sub(AROUND);
    let to = (safest + AROUND).min(lines.kinds());
    let mut points = Vec::new();
    for line in from..to {
        let mut least = [f64::INFINITY; BETWEEN as usize];
        for one in 0..=lines.kinds() {
            for other in one..=lines.kinds() {
                let [low, high] = [line, line + 1].map(|line| lines.value([line, one, other]));
                for (part, least) in (0_u32..).zip(&mut least) {
                    let share = f64::from(part) / f64::from(BETWEEN);
                    *least = least.min(low + share * (high - low));
                }
            }
        }
        let places = (0_u32..).map(|part| line as f64 + f64::from(part) / f64::from(BETWEEN));
        points.extend(places.zip(least));
    }
    points
}
