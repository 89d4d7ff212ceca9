//! What is known where hands are real cards: lines of three players, and the best that two of them do with a die.

use super::super::state::Played;
use core::cell::{OnceCell, RefCell};
use num_integer::Integer;
use upperhand::guts::cards::{
    Card, CardCoalition, CardGame, Fraction, Hand, LineTable, Strategy, TwoOthers,
};
use upperhand::order;
use upperhand_kit::{Answered, Error};

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
    answered: RefCell<Option<([usize; 2], Answer)>>,
}

impl Cards {
    pub fn of(played: Played) -> Self {
        let game = played.game();
        let lines = LineTable::new(&game).expect("there are few lines");
        let worst: Vec<[usize; 2]> = (0..=lines.kinds())
            .map(|line| lines.worst_pair(line))
            .collect();
        let leaves = |line: usize| {
            let [one, other] = worst[line];
            lines.value([line, one, other])
        };
        let safer = |best: usize, line: usize| {
            if leaves(line) > leaves(best) {
                line
            } else {
                best
            }
        };
        let safest = (0..=lines.kinds()).fold(0, safer);
        Self {
            played,
            game,
            lines,
            worst,
            safest,
            envelope: OnceCell::new(),
            replies: OnceCell::new(),
            optimum: None,
            answered: RefCell::new(None),
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
            let drawn = optimum.pairs.iter();
            Best {
                drawn: drawn
                    .map(|pair| (pair.lines.map(|line| self.hands(line)), pair.weight))
                    .collect(),
                leaves: optimum.leaves(self.lines.dropped(line)),
                hold: self.hands(hold),
                below: below.filter(|(_, chance)| chance.numerator() > 0).collect(),
                blocked: self.blocked(optimum),
            }
        };
        Die {
            ends: [optimum.lowest, optimum.highest],
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
        let lines = || 0..=self.kinds();
        let pairs = lines().flat_map(|other| lines().map(move |one| [line, one, other]));
        pairs.map(|lines| self.lines.value(lines)).collect()
    }

    /// What her best answer gets, by the lines of both others: a line, or where each line loses what is best hand by hand.
    fn replies(&self) -> &[f64] {
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

    /// Has solving it begun?
    pub const fn is_begun(&self) -> bool {
        self.optimum.is_some()
    }

    pub fn receive(&mut self, answer: &[i64]) -> Result<(), Error> {
        self.optimum = Some(Optimum::from_numbers(&self.game, answer)?);
        Ok(())
    }

    /// The best answer to a pair of lines; kept for the last pair.
    fn answer_to(&self, pair: [usize; 2]) -> Answer {
        if let Some((_, known)) = self.answered.borrow().filter(|known| known.0 == pair) {
            return known;
        }
        let dropped = pair.map(|line| self.lines.dropped(line));
        let (choices, deals) = choices(&self.game, dropped).expect("lines of this deck");
        let sum: i128 = choices.iter().map(|[hold, drop]| hold.max(drop)).sum();
        let is_held = |[hold, drop]: &[i128; 2]| hold >= drop;
        let line = choices.iter().take_while(|choice| !is_held(choice)).count();
        let is_line = choices[line..].iter().all(is_held);
        let answer = Answer {
            gets: Fraction::new(sum, deals),
            held: is_line.then(|| self.hands(line)),
        };
        *self.answered.borrow_mut() = Some((pair, answer));
        answer
    }

    fn blocked(&self, optimum: &Optimum) -> Option<Blocked> {
        let one_card = self.played.cards == 1;
        let pair = optimum
            .pairs
            .iter()
            .find(|pair| one_card && pair.lines[0] == 0);
        let [daring, careful] = pair?.lines;
        let line = optimum.line();
        let chance = optimum.hold.hold(line - 1);
        // Each of three is paid by the same rules.
        let won = |mine: usize, theirs: usize| {
            let at = |hers: usize| self.lines.gets([mine, hers, theirs]);
            at(line) + chance * (at(line - 1) - at(line))
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
                for one in 0..=self.kinds() {
                    for other in one..=self.kinds() {
                        let value = |line| self.lines.value([line, one, other]);
                        let [low, high] = [line, line + 1].map(value);
                        for (part, least) in (0_u32..).zip(&mut least) {
                            let share = f64::from(part) / f64::from(BETWEEN);
                            *least = least.min(low + share * (high - low));
                        }
                    }
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
    /// What she is sure of.
    lowest: Fraction,
    /// What the two hold her to.
    pub highest: Fraction,
    hold: Strategy,
    /// The pairs that the die draws, the most frequent one first. Empty where not all of them are lines.
    pub pairs: Vec<DrawnPair>,
}

/// A pair of lines, and how often it is drawn.
pub struct DrawnPair {
    /// The hands that each of the two drops, the fewer first.
    pub lines: [usize; 2],
    pub weight: Fraction,
    /// What it leaves her by her line, in hands dropped: sums over all deals.
    sums: Vec<i128>,
    deals: i128,
}

impl DrawnPair {
    fn new(game: &CardGame, lines: [usize; 2], weight: Fraction) -> Result<Self, Error> {
        let (choices, deals) = choices(game, lines)?;
        let mut sum: i128 = choices.iter().map(|[hold, _]| hold).sum();
        let mut sums = vec![sum];
        for [hold, drop] in choices {
            sum += drop - hold;
            sums.push(sum);
        }
        Ok(Self {
            lines,
            weight,
            sums,
            deals,
        })
    }
}

impl Optimum {
    /// From what [`numbers`] made of it.
    fn from_numbers(game: &CardGame, numbers: &[i64]) -> Result<Self, Error> {
        let refused = || Error::new("an answer is two bounds, a strategy, and pairs with weights");
        let hands = game.hands().len();
        let (&[low, below, high, under, whole], rest) =
            numbers.split_first_chunk().ok_or_else(refused)?;
        if rest.len() < hands || !(rest.len() - hands).is_multiple_of(4) || below < 1 || under < 1 {
            return Err(refused());
        }
        let (parts, pairs) = rest.split_at(hands);
        let parts = parts.iter().map(|&part| part.into()).collect();
        let drawn = pairs.chunks_exact(4).map(|pair| {
            let [one, other] = [pair[0], pair[1]].map(usize::try_from);
            let lines = [one.map_err(|_| refused())?, other.map_err(|_| refused())?];
            if pair[3] < 1 {
                return Err(refused());
            }
            DrawnPair::new(game, lines, Fraction::new(pair[2], pair[3]))
        });
        let mut pairs = drawn.collect::<Result<Vec<_>, Error>>()?;
        order::sort_by_key(&mut pairs, |pair| core::cmp::Reverse(pair.weight));
        let highest = Fraction::new(high, under);
        if !pairs.is_empty() && held_to(&pairs) != highest {
            return Err(Error::new(
                "its pairs do not hold her to what an answer says",
            ));
        }
        let lowest = Fraction::new(low, below);
        if lowest > highest {
            return Err(refused());
        }
        Ok(Self {
            lowest,
            highest,
            hold: Strategy::new(game.hands(), parts, whole.into())?,
            pairs,
        })
    }

    fn is_optimal(&self) -> bool {
        self.lowest == self.highest
    }

    /// What the mixture leaves her who drops so many hands; `None` where the pairs are not all lines.
    pub fn leaves(&self, dropped: usize) -> Option<Fraction> {
        let parts = self.pairs.iter();
        let part = |pair: &DrawnPair| pair.weight * Fraction::new(pair.sums[dropped], pair.deals);
        let sum = parts.map(part).sum();
        (!self.pairs.is_empty()).then_some(sum)
    }

    /// The hands below those that she always holds.
    fn line(&self) -> usize {
        let numerators = self.hold.numerators();
        let whole = self.hold.denominator();
        let held = numerators.iter().rev().take_while(|&&part| part == whole);
        numerators.len() - held.count()
    }
}

/// The most that she gets from a mixture, hand by hand.
fn held_to(pairs: &[DrawnPair]) -> Fraction {
    let denominators = pairs.iter().map(|pair| pair.weight.denominator());
    let whole = denominators.fold(1, |whole, denominator| whole.lcm(&denominator));
    let part = |pair: &DrawnPair| pair.weight.numerator() * (whole / pair.weight.denominator());
    let sum = |dropped: usize| -> i128 {
        let sums = pairs.iter().map(|pair| part(pair) * pair.sums[dropped]);
        sums.sum()
    };
    let hands = pairs[0].sums.len() - 1;
    // One hand more is dropped where that is better than to hold it.
    let more = (0..hands).map(|hand| (sum(hand + 1) - sum(hand)).max(0));
    Fraction::new(sum(0) + more.sum::<i128>(), whole * pairs[0].deals)
}

/// An optimum as whole numbers: both bounds, her strategy with its denominator, and of each pair its lines and its weight.
pub fn numbers(found: &CardCoalition) -> Vec<i64> {
    let narrow = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
    let fraction = |value: Fraction| [value.numerator(), value.denominator()].map(narrow);
    let mut numbers = [fraction(found.lowest), fraction(found.highest)].concat();
    numbers.push(narrow(found.hold.denominator()));
    numbers.extend(found.hold.numerators().iter().copied().map(narrow));
    let line = |held: &[bool]| {
        let dropped = held.iter().take_while(|&&held| !held).count();
        held[dropped..]
            .iter()
            .all(|&held| held)
            .then_some(narrow(dropped as i128))
    };
    let pairs = found.coalition.iter().map(|([one, other], weight)| {
        let (one, other) = (line(one)?, line(other)?);
        let [part, whole] = fraction(*weight);
        Some([one.min(other), one.max(other), part, whole])
    });
    let pairs: Option<Vec<_>> = pairs.collect();
    numbers.extend(pairs.unwrap_or_default().concat());
    numbers
}
