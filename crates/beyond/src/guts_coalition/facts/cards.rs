//! What is known where hands are real cards: lines of three players, and the best that two of them do with a die.

use super::super::state::Played;
use core::cell::{Cell, OnceCell};
use num_integer::Integer;
use std::rc::Rc;
use upperhand::guts::cards::{
    Card, CardCoalition, CardGame, Fraction, Hand, LineTable, Strategy, TwoOthers, best_pair,
};
use upperhand::order;
use upperhand_kit::described::Numbers;
use upperhand_kit::task::Working;
use upperhand_kit::{Answered, Error, Work};

/// The games looked at last.
pub type Games = Answered<Played, Cards, 4>;

/// What is known of a line, and of a pair of lines of the two.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub played: Played,
    /// Do the two share no die?
    pub is_apart: bool,
    pub line: Held,
    /// The lines of the one and the other, and the same with the one that holds more first.
    pub lines: [Held; 2],
    pub pair: [Held; 2],
    /// What the pair leaves your line, in antes.
    pub leaves: Fraction,
    /// Your best answer to the pair, where you know it.
    pub answer: Option<Answer>,
    /// The pair that takes most from your line, what that leaves, and whether it is the one looked at.
    pub worst: [Held; 2],
    pub worst_leaves: Fraction,
    pub is_worst: bool,
    /// What the worst pair leaves the line that loses least to it.
    pub safest_leaves: Fraction,
    /// What their die brings them, as far as it is solved.
    pub die: Option<Die>,
}

/// The weakest hand that somebody holds, with all better ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Everything,
    Nothing,
    Hand(Hand),
    /// All hands of these ranks, the higher first.
    Ranks([u8; 2]),
}

/// Her best answer to a pair of lines, hand by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub gets: Fraction,
    /// What it holds, where it is a line.
    pub held: Option<Held>,
}

/// What the die of the two brings.
#[derive(Clone, Debug, PartialEq)]
pub struct Die {
    /// What she is sure of, and what the two hold her to: the same once it is solved.
    pub ends: [Fraction; 2],
    /// Once it is solved.
    pub best: Option<Best>,
}

/// What both sides do at best.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The pairs that the die draws with their weights, the most frequent one first; none where not all are lines.
    pub drawn: Vec<([Held; 2], Fraction)>,
    /// What that leaves your line.
    pub leaves: Option<Fraction>,
    /// The hands that she always holds, and those below them that she holds by chance.
    pub hold: Held,
    pub below: Vec<(Hand, Fraction)>,
    pub blocked: Option<Blocked>,
}

/// In rounds in which one of the two holds everything and the other few hands: what the one wins and the other loses beside her who
/// plays her best, and the line that would lose nothing if both held the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    pub wins: Fraction,
    pub loses: Fraction,
    pub safe: Held,
}

/// A game with what is solved of it.
pub struct Cards {
    pub played: Played,
    pub game: CardGame,
    pub lines: LineTable,
    /// By her line, the pair that takes most from it.
    worst: Vec<[usize; 2]>,
    /// The line that loses least to the worst pair for it.
    pub safest: usize,
    envelope: OnceCell<Vec<(f64, f64)>>,
    replies: OnceCell<Vec<f64>>,
    optimum: Option<Optimum>,
}

/// A game of cards on its way, piece by piece.
pub struct Dealing {
    pub played: Played,
    work: Work,
    dealt: Rc<Cell<Option<Cards>>>,
}

impl Dealing {
    pub fn of(played: Played) -> Self {
        let dealt = Rc::new(Cell::new(None));
        let told = Rc::clone(&dealt);
        Self {
            played,
            work: Work::new(async move |work| {
                told.set(Some(Cards::dealt(played, &work).await));
                Ok(())
            }),
            dealt,
        }
    }

    /// Goes on for a few milliseconds.
    pub fn step(&mut self) -> Option<Cards> {
        self.work
            .step()
            .expect("lines of a whole deck can be counted");
        self.dealt.take()
    }
}

/// The lines whose worst pairs are looked for between two pauses.
const LINES: usize = 16;

impl Cards {
    pub fn of(played: Played) -> Self {
        let mut dealing = Dealing::of(played);
        loop {
            if let Some(cards) = dealing.step() {
                return cards;
            }
        }
    }

    async fn dealt(played: Played, work: &Working) -> Self {
        let game = played.game();
        let lines = LineTable::in_pieces(&game).await;
        let lines = lines.expect("there are few lines");
        let mut worst = Vec::new();
        for line in 0..=lines.kinds() {
            worst.push(lines.worst_pair(line));
            if line % LINES == 0 {
                work.pause().await;
            }
        }
        let leaves = |&line: &usize| lines.gets([line, worst[line][0], worst[line][1]]);
        let safest = (0..=lines.kinds()).rev().max_by_key(leaves).unwrap_or(0);
        Self {
            played,
            game,
            lines,
            worst,
            safest,
            envelope: OnceCell::new(),
            replies: OnceCell::new(),
            optimum: None,
        }
    }

    pub fn facts(&self, line: usize, pair: [usize; 2], is_apart: bool) -> Facts {
        let [one, other] = pair;
        let worst = self.worst(line);
        let leaves = |line: usize, [one, other]: [usize; 2]| self.lines.gets([line, one, other]);
        Facts {
            played: self.played,
            is_apart,
            line: self.held(line),
            lines: pair.map(|line| self.held(line)),
            pair: self.pair(pair),
            leaves: leaves(line, pair),
            answer: is_apart.then(|| self.answer_to(pair)),
            worst: self.pair(worst),
            worst_leaves: leaves(line, worst),
            is_worst: [one.min(other), one.max(other)] == worst,
            safest_leaves: leaves(self.safest, self.worst(self.safest)),
            die: self.optimum.as_ref().map(|optimum| self.die(optimum, line)),
        }
    }

    fn die(&self, optimum: &Optimum, line: usize) -> Die {
        let best = |optimum: &Optimum| {
            let hold = optimum.line();
            let below =
                (0..hold).map(|hand| (*self.game.hands().get(hand), optimum.hold.hold(hand)));
            let drawn = optimum.drawn.iter();
            let drawn = drawn.map(|&(pair, weight)| (pair.map(|line| self.hands(line)), weight));
            Best {
                drawn: drawn.collect(),
                leaves: optimum.leaves(self.lines.dropped(line)),
                hold: self.hands(hold),
                below: below.filter(|(_, chance)| chance.numerator() > 0).collect(),
                blocked: self.blocked(optimum),
            }
        };
        Die {
            ends: optimum.ends,
            best: self.solution().map(best),
        }
    }

    pub fn kinds(&self) -> usize {
        self.lines.kinds()
    }

    /// What a line between kinds holds.
    pub fn held(&self, line: usize) -> Held {
        match (line, self.played.cards) {
            (1.., 2) if line < self.kinds() => {
                let hand = self.game.hands().get(self.lines.dropped(line));
                let mut ranks = hand.cards().map(Card::rank);
                Held::Ranks([(); 2].map(|()| ranks.next().unwrap_or_default()))
            }
            _ => self.hands(self.lines.dropped(line)),
        }
    }

    /// What is held by who drops so many hands.
    pub fn hands(&self, dropped: usize) -> Held {
        match dropped {
            0 => Held::Everything,
            _ if dropped >= self.game.hands().len() => Held::Nothing,
            _ => Held::Hand(*self.game.hands().get(dropped)),
        }
    }

    /// What two lines hold, more first.
    pub fn pair(&self, [one, other]: [usize; 2]) -> [Held; 2] {
        [one.min(other), one.max(other)].map(|line| self.held(line))
    }

    /// The pair that takes most from a line.
    pub fn worst(&self, line: usize) -> [usize; 2] {
        self.worst[line]
    }

    /// What each pair of lines leaves her line, row by row; or her best answer.
    pub fn values(&self, line: Option<usize>) -> Vec<f64> {
        let Some(line) = line else {
            return self.replies().to_vec();
        };
        let value = |[one, other]: [usize; 2]| self.lines.value([line, one, other]);
        self.pairs().map(value).collect()
    }

    fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let lines = 0..=self.kinds();
        let beside = lines.clone();
        lines.flat_map(move |other| beside.clone().map(move |one| [one, other]))
    }

    /// What her best answer gets, by the lines of both others: a line, or where each line loses what is best hand by hand.
    fn replies(&self) -> &[f64] {
        self.replies.get_or_init(|| {
            let replies = self.pairs().map(|pair| {
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
        let pairs = self.pairs().zip(self.replies());
        let least = pairs.min_by(|one, other| one.1.total_cmp(other.1));
        least.map_or([0; 2], |([one, other], _)| [other, one])
    }

    /// The optimum, once both sides' strategies are known to be optimal.
    pub fn solution(&self) -> Option<&Optimum> {
        self.optimum.as_ref().filter(|optimum| optimum.is_optimal())
    }

    /// Has solving it begun?
    pub const fn is_begun(&self) -> bool {
        self.optimum.is_some()
    }

    /// Takes over what the pairs prove; of one card what her strategy proves is soon computed, too.
    pub fn receive(&mut self, answer: &[i64]) -> Result<(), Error> {
        let optimum = Optimum::from_numbers(&self.game, answer)?;
        if self.played.cards == 1 && best_pair(&self.game, &optimum.hold)?.0 != optimum.ends[0] {
            return Err(Error::new("her strategy is not worth what an answer says"));
        }
        self.optimum = Some(optimum);
        Ok(())
    }

    /// The best answer to a pair of lines.
    fn answer_to(&self, pair: [usize; 2]) -> Answer {
        let dropped = pair.map(|line| self.lines.dropped(line));
        let (choices, deals) = choices(&self.game, dropped).expect("lines of this deck");
        let sum: i128 = choices.iter().map(|[hold, drop]| hold.max(drop)).sum();
        let is_held = |[hold, drop]: &[i128; 2]| hold >= drop;
        let line = choices.iter().take_while(|choice| !is_held(choice)).count();
        let is_line = choices[line..].iter().all(is_held);
        Answer {
            gets: Fraction::new(sum, deals),
            held: is_line.then(|| self.hands(line)),
        }
    }

    fn blocked(&self, optimum: &Optimum) -> Option<Blocked> {
        let one_card = self.played.cards == 1;
        let mut drawn = optimum.drawn.iter();
        let is_apart = |(lines, _): &&([usize; 2], Fraction)| one_card && lines[0] == 0;
        let [daring, careful] = drawn.find(is_apart)?.0;
        let line = optimum.line();
        let below = line.checked_sub(1)?;
        let chance = optimum.hold.hold(below);
        // Each of three is paid by the same rules.
        let won = |mine: usize, theirs: usize| {
            let at = |hers: usize| self.lines.gets([mine, hers, theirs]);
            at(line) + chance * (at(below) - at(line))
        };
        let safe = (0..=self.kinds()).find(|&line| {
            let mut blocs = (0..=self.kinds()).map(|bloc| self.lines.gets([line, bloc, bloc]));
            blocs.all(|gets| gets.numerator() >= 0)
        })?;
        Some(Blocked {
            wins: won(daring, careful),
            loses: -won(careful, daring),
            safe: self.held(safe),
        })
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
        let chances = (0..line).map(|hand| optimum.hold.hold(hand).value());
        at + chances.sum::<f64>() * (self.place(line - 1) - at)
    }

    /// What the worst pair leaves, along the lines around the safest one; between lines she holds a kind by chance, and what a pair
    /// leaves is linear.
    pub fn envelope(&self) -> &[(f64, f64)] {
        self.envelope.get_or_init(|| {
            let from = self.safest.saturating_sub(AROUND);
            let to = (self.safest + AROUND).min(self.kinds());
            let mut points = Vec::new();
            for line in from..to {
                let mut least = [f64::INFINITY; BETWEEN as usize];
                let mut most = f64::INFINITY;
                for [one, other] in self.pairs().filter(|[one, other]| one <= other) {
                    let value = |line| self.lines.value([line, one, other]);
                    let [low, high] = [line, line + 1].map(value);
                    // Few pairs leave her less than those before anywhere.
                    if low.min(high) >= most {
                        continue;
                    }
                    for (part, least) in (0_u32..).zip(&mut least) {
                        let share = f64::from(part) / f64::from(BETWEEN);
                        *least = least.min(low + share * (high - low));
                    }
                    most = least.into_iter().fold(f64::NEG_INFINITY, f64::max);
                }
                let places =
                    (0_u32..).map(|part| line as f64 + f64::from(part) / f64::from(BETWEEN));
                points.extend(places.zip(least));
            }
            points
        })
    }
}

/// Points between two neighbouring lines at which the worst pair is looked for.
const BETWEEN: u32 = 16;

/// The lines around the safest one that may be shown.
const AROUND: usize = 20;

/// What each hand gets from two others who drop so many hands, held and dropped, and of how many deals that is the sum.
fn choices(game: &CardGame, dropped: [usize; 2]) -> Result<(Vec<[i128; 2]>, i128), Error> {
    let others = TwoOthers::new(game, dropped)?;
    let (hands, whole) = (game.hands().len(), others.rounds().denominator());
    let choices = (0..hands).map(|hand| {
        let rounds = others.rounds().get(hand);
        rounds.map(|round| round.alpha.numerator() * (whole / round.alpha.denominator()))
    });
    Ok((choices.collect(), hands as i128 * whole))
}

/// Both sides' strategies, optimal or as good as is known.
pub struct Optimum {
    /// What she is sure of, and what the two hold her to.
    pub ends: [Fraction; 2],
    hold: Strategy,
    /// The pairs that the die draws, by the hands that each drops, the most frequent one first. Empty where not all are lines.
    pub drawn: Vec<([usize; 2], Fraction)>,
    /// What they leave her by her line, in hands dropped: sums over all deals.
    sums: Vec<i128>,
    deals: i128,
}

impl Optimum {
    /// From what [`numbers`] made of it.
    fn from_numbers(game: &CardGame, numbers: &[i64]) -> Result<Self, Error> {
        let mut numbers = Numbers(numbers);
        let ends = [fraction(&mut numbers)?, fraction(&mut numbers)?];
        let whole: i64 = numbers.number()?;
        let parts = numbers.list(|numbers| numbers.number::<i64>().map(i128::from))?;
        let drawn = numbers.list(|numbers| {
            let lines = [numbers.number()?, numbers.number()?];
            Ok((lines, fraction(numbers)?))
        });
        let mut optimum = Self {
            ends,
            hold: Strategy::new(game.hands(), parts, whole.into())?,
            drawn: drawn?,
            sums: vec![0; game.hands().len() + 1],
            deals: 1,
        };
        order::sort_by_key(&mut optimum.drawn, |drawn| core::cmp::Reverse(drawn.1));
        optimum.add_up(game)?;
        let is_held_to = optimum.held_to().is_none_or(|most| most == ends[1]);
        if ends[0] > ends[1] || !is_held_to || !numbers.is_empty() {
            return Err(Error::new(
                "its pairs do not hold her to what an answer says",
            ));
        }
        Ok(optimum)
    }

    fn add_up(&mut self, game: &CardGame) -> Result<(), Error> {
        let denominators = self.drawn.iter().map(|(_, weight)| weight.denominator());
        let whole = denominators.fold(1, |whole: i128, denominator| whole.lcm(&denominator));
        for &(lines, weight) in &self.drawn {
            let part = weight.numerator() * (whole / weight.denominator());
            let (choices, deals) = choices(game, lines)?;
            self.deals = whole * deals;
            let mut sum: i128 = choices.iter().map(|[hold, _]| hold).sum();
            self.sums[0] += part * sum;
            for (sums, [hold, drop]) in self.sums[1..].iter_mut().zip(choices) {
                sum += drop - hold;
                *sums += part * sum;
            }
        }
        Ok(())
    }

    /// The most that she gets from the pairs, hand by hand; `None` where not all are lines.
    fn held_to(&self) -> Option<Fraction> {
        // One hand more is dropped where that is better than to hold it.
        let more = self.sums.windows(2).map(|two| (two[1] - two[0]).max(0));
        let most = self.sums[0] + more.sum::<i128>();
        (!self.drawn.is_empty()).then(|| Fraction::new(most, self.deals))
    }

    fn is_optimal(&self) -> bool {
        self.ends[0] == self.ends[1]
    }

    /// What the pairs leave her who drops so many hands; `None` where not all are lines.
    pub fn leaves(&self, dropped: usize) -> Option<Fraction> {
        (!self.drawn.is_empty()).then(|| Fraction::new(self.sums[dropped], self.deals))
    }

    /// The hands below those that she always holds.
    fn line(&self) -> usize {
        let numerators = self.hold.numerators();
        let whole = self.hold.denominator();
        let held = numerators.iter().rev().take_while(|&&part| part == whole);
        numerators.len() - held.count()
    }
}

fn fraction(numbers: &mut Numbers) -> Result<Fraction, Error> {
    match (numbers.number::<i64>()?, numbers.number::<i64>()?) {
        (part, whole @ 1..) => Ok(Fraction::new(part, whole)),
        _ => Err(Error::new("a fraction of an answer has no whole")),
    }
}

/// An optimum as whole numbers: both bounds, her strategy with its denominator before it, and the pairs, each its lines and its weight;
/// no pairs where not all are lines.
pub fn numbers(found: &CardCoalition) -> Vec<i64> {
    let narrow = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
    let count = |count: usize| narrow(count as i128);
    let fraction = |value: Fraction| [value.numerator(), value.denominator()].map(narrow);
    let mut numbers = [fraction(found.lowest), fraction(found.highest)].concat();
    let hold = found.hold.numerators();
    numbers.extend([narrow(found.hold.denominator()), count(hold.len())]);
    numbers.extend(hold.iter().copied().map(narrow));
    let line = |held: &[bool]| {
        let dropped = held.iter().take_while(|&&held| !held).count();
        let is_line = held[dropped..].iter().all(|&held| held);
        is_line.then_some(count(dropped))
    };
    let pairs = found.coalition.iter().map(|([one, other], weight)| {
        let (one, other) = (line(one)?, line(other)?);
        let [part, whole] = fraction(*weight);
        Some([one.min(other), one.max(other), part, whole])
    });
    let pairs: Vec<_> = pairs.collect::<Option<_>>().unwrap_or_default();
    numbers.push(count(pairs.len()));
    numbers.extend(pairs.concat());
    numbers
}
