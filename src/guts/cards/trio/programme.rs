//! The most that the player alone secures against a few pairs, exactly: the greatest v with v ≤ c + g·q for the payoff c + g·q
//! against each pair, and all q between 0 and 1.
//!
//! The dual simplex method with bounds: v is always basic, a pair that is added makes one more row, and the prices of the rows
//! are the weights of the pairs. In ties stronger hands come first.

use crate::BigRational;
use crate::order;
use core::cmp::Ordering;
use num_traits::{One, Signed, Zero};

/// A hand's chance to be held, or how much more than v she gets against a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variable {
    Hold(usize),
    Slack(usize),
}

/// A variable that is at 0, or at 1.
#[derive(Clone, Copy, Debug)]
struct Nonbasic {
    variable: Variable,
    is_at_one: bool,
}

/// A basic variable as a constant and multiples of the others.
#[derive(Clone, Debug)]
struct Row {
    constant: BigRational,
    entries: Vec<BigRational>,
}

/// The programme with its optimum for the pairs so far.
#[derive(Clone, Debug)]
pub(super) struct Programme {
    hands: usize,
    pairs: usize,
    others: Vec<Nonbasic>,
    value: Row,
    rows: Vec<(Variable, Row)>,
}

/// An optimum.
#[derive(Clone, Debug)]
pub(super) struct Optimum {
    pub(super) value: BigRational,
    /// Her chance to hold each hand.
    pub(super) hold: Vec<BigRational>,
    /// The weight of each pair.
    pub(super) weights: Vec<BigRational>,
}

fn whole(number: i64) -> BigRational {
    BigRational::from_integer(number.into())
}

impl Row {
    /// Its value where the others are where they are.
    fn at(&self, others: &[Nonbasic]) -> BigRational {
        let held = others.iter().zip(&self.entries);
        let held = held.filter(|(other, _)| other.is_at_one);
        held.fold(self.constant.clone(), |sum, (_, entry)| sum + entry)
    }

    /// Adds a multiple of another row.
    fn add(&mut self, factor: &BigRational, row: &Self) {
        if factor.is_zero() {
            return;
        }
        self.constant += factor * &row.constant;
        for (entry, more) in self.entries.iter_mut().zip(&row.entries) {
            if !more.is_zero() {
                *entry += factor * more;
            }
        }
    }
}

impl Programme {
    /// The programme of one pair: c, and g by hand.
    pub(super) fn new(constant: i64, gains: &[i64]) -> Self {
        let hands = (0..gains.len()).map(|hand| Nonbasic {
            variable: Variable::Hold(hand),
            is_at_one: gains[hand] > 0,
        });
        let slack = Nonbasic {
            variable: Variable::Slack(0),
            is_at_one: false,
        };
        let entries = gains.iter().copied().chain([-1]);
        Self {
            hands: gains.len(),
            pairs: 1,
            others: hands.chain([slack]).collect(),
            value: Row {
                constant: whole(constant),
                entries: entries.map(whole).collect(),
            },
            rows: Vec::new(),
        }
    }

    /// One more pair; the optimum with it is there once nothing is to be [exchanged](Self::improve).
    pub(super) fn add(&mut self, constant: i64, gains: &[i64]) {
        let entries = self.others.iter().map(|other| match other.variable {
            Variable::Hold(hand) => whole(gains[hand]),
            Variable::Slack(_) => BigRational::zero(),
        });
        let mut row = Row {
            constant: whole(constant),
            entries: entries.collect(),
        };
        for (variable, basic) in &self.rows {
            if let Variable::Hold(hand) = variable {
                row.add(&whole(gains[*hand]), basic);
            }
        }
        row.add(&whole(-1), &self.value);
        self.rows.push((Variable::Slack(self.pairs), row));
        self.pairs += 1;
    }

    /// A step towards the optimum; was there one?
    pub(super) fn improve(&mut self) -> bool {
        let violated = self.violated();
        let exchanged = violated.map(|(place, excess)| self.exchange(place, excess));
        exchanged.is_some()
    }

    pub(super) fn optimum(&self) -> Optimum {
        let mut hold = vec![BigRational::zero(); self.hands];
        let mut weights = vec![BigRational::zero(); self.pairs];
        for (other, price) in self.others.iter().zip(&self.value.entries) {
            match other.variable {
                Variable::Hold(hand) if other.is_at_one => hold[hand] = BigRational::one(),
                Variable::Hold(_) => {}
                Variable::Slack(pair) => weights[pair] = -price,
            }
        }
        for (variable, row) in &self.rows {
            if let Variable::Hold(hand) = *variable {
                hold[hand] = row.at(&self.others);
            }
        }
        Optimum {
            value: self.value.at(&self.others),
            hold,
            weights,
        }
    }

    /// The first row whose variable is below 0 or above 1, and by how much it has to rise.
    fn violated(&self) -> Option<(usize, BigRational)> {
        let violated = self.rows.iter().enumerate().filter_map(|(place, row)| {
            let (variable, row) = row;
            let at = row.at(&self.others);
            let lacks = if at.is_negative() {
                -at
            } else if matches!(variable, Variable::Hold(_)) && at > BigRational::one() {
                BigRational::one() - at
            } else {
                return None;
            };
            Some((place, *variable, lacks))
        });
        let first = violated.min_by(|(_, one, _), (_, other, _)| in_turn(*one, *other));
        first.map(|(place, _, lacks)| (place, lacks))
    }

    /// Brings the variable of a row to the bound that it lacks so much of. What gets it there at the least price comes first;
    /// what does not reach goes over to its other bound.
    fn exchange(&mut self, place: usize, mut lacks: BigRational) {
        let is_rising = lacks.is_positive();
        let row = &self.rows[place].1;
        let mut helping: Vec<(BigRational, usize)> = Vec::new();
        for (column, (other, entry)) in self.others.iter().zip(&row.entries).enumerate() {
            if !entry.is_zero() && (entry.is_positive() != other.is_at_one) == is_rising {
                helping.push(((&self.value.entries[column] / entry).abs(), column));
            }
        }
        order::sort_by(&mut helping, |(price, one), (more, other)| {
            let turn = in_turn(self.others[*one].variable, self.others[*other].variable);
            price.cmp(more).then(turn)
        });
        let mut enters = None;
        for (_, column) in helping {
            let reach = row.entries[column].abs();
            enters = Some(column);
            let is_bounded = matches!(self.others[column].variable, Variable::Hold(_));
            if !is_bounded || reach >= lacks.abs() {
                break;
            }
            lacks = if is_rising {
                lacks - reach
            } else {
                lacks + reach
            };
            self.others[column].is_at_one ^= true;
        }
        // Some v is low enough for every pair, whatever she holds.
        let column = enters.expect("a programme that can be met");
        self.pivot(place, column, !is_rising);
    }

    /// The variable of a row leaves, at 0 or at 1, and that of a column comes in its place.
    fn pivot(&mut self, place: usize, column: usize, is_at_one: bool) {
        let (leaves, mut row) = self.rows.swap_remove(place);
        let factor = -row.entries[column].recip();
        for entry in row.entries.iter_mut().chain([&mut row.constant]) {
            *entry *= &factor;
        }
        row.entries[column] = -factor;
        let rows = self.rows.iter_mut().map(|(_, row)| row);
        for other in rows.chain([&mut self.value]) {
            let factor = core::mem::take(&mut other.entries[column]);
            other.add(&factor, &row);
        }
        let comes = core::mem::replace(
            &mut self.others[column],
            Nonbasic {
                variable: leaves,
                is_at_one,
            },
        );
        self.rows.push((comes.variable, row));
    }
}

/// The order in which variables are taken where it is all the same: pairs, then hands, the strongest first.
fn in_turn(one: Variable, other: Variable) -> Ordering {
    match (one, other) {
        (Variable::Slack(one), Variable::Slack(other)) => one.cmp(&other),
        (Variable::Slack(_), Variable::Hold(_)) => Ordering::Less,
        (Variable::Hold(_), Variable::Slack(_)) => Ordering::Greater,
        (Variable::Hold(one), Variable::Hold(other)) => other.cmp(&one),
    }
}
