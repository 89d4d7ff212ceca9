//! The best that the two do with a die, and the best against it.

use num_integer::Integer;
use upperhand::guts::cards::{CardCoalition, CardGame, Fraction, Strategy, TwoOthers};
use upperhand::order;
use upperhand_kit::Error;

/// Both sides' strategies, optimal or as good as is known.
pub struct Optimum {
    /// What she is sure of.
    pub lowest: Fraction,
    /// What the two hold her to.
    pub highest: Fraction,
    pub hold: Strategy,
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
        let others = TwoOthers::new(game, lines)?;
        let (hands, whole) = (game.hands().len(), others.rounds().denominator());
        let choices = (0..hands).map(|hand| {
            let rounds = others.rounds().get(hand);
            rounds.map(|round| round.alpha.numerator() * (whole / round.alpha.denominator()))
        });
        let choices: Vec<[i128; 2]> = choices.collect();
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
            deals: hands as i128 * whole,
        })
    }

    /// What it leaves her who drops so many hands.
    pub fn leaves(&self, dropped: usize) -> Fraction {
        Fraction::new(self.sums[dropped], self.deals)
    }
}

impl Optimum {
    pub fn of(game: &CardGame, found: &CardCoalition) -> Result<Self, Error> {
        Self::from_numbers(game, &numbers(found))
    }

    /// From what [`numbers`] made of it.
    pub fn from_numbers(game: &CardGame, numbers: &[i64]) -> Result<Self, Error> {
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

    pub fn is_optimal(&self) -> bool {
        self.lowest == self.highest
    }

    /// What the mixture leaves her who drops so many hands; `None` where the pairs are not all lines.
    pub fn leaves(&self, dropped: usize) -> Option<Fraction> {
        let parts = self.pairs.iter();
        let sum = parts.map(|pair| pair.weight * pair.leaves(dropped)).sum();
        (!self.pairs.is_empty()).then_some(sum)
    }

    /// The hands below those that she always holds.
    pub fn line(&self) -> usize {
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
    let (low, high) = (found.lowest, found.highest);
    let mut numbers = vec![
        narrow(low.numerator()),
        narrow(low.denominator()),
        narrow(high.numerator()),
        narrow(high.denominator()),
        narrow(found.hold.denominator()),
    ];
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
        let (numerator, denominator) = (weight.numerator(), weight.denominator());
        Some([
            one.min(other),
            one.max(other),
            narrow(numerator),
            narrow(denominator),
        ])
    });
    let pairs: Option<Vec<_>> = pairs.collect();
    numbers.extend(pairs.unwrap_or_default().concat());
    numbers
}
