//! The value of the race on the smallest decks, whatever the players ask, exactly.
//!
//! Names of faces mean nothing: each player draws, before the game, by which names she plays her plan. Plans are found one by one,
//! each a best reply to what the other draws from those found so far, until neither has a better one (the double oracle): then what
//! each of them is sure of adds up to all.

use crate::Fraction;
use crate::matrix_game::MatrixGame;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;
use std::collections::BTreeMap;

/// The most faces: five take minutes.
pub(super) const MOST_FACES: u32 = 4;

/// Faces as bits; a card is one of them.
type Faces = u8;

/// What both have seen: the faces that each question left, eight bits each.
type History = u64;

/// What one player asks about, by her card and by what both have seen. Where there is nothing, the lowest face that stands.
type Plan = BTreeMap<(Faces, History), Faces>;

/// Other names of the faces: those of a plan by those on the table, and the other way round.
struct Names {
    plan: Vec<Faces>,
    table: Vec<Faces>,
}

/// What the other may hold and do.
#[derive(Clone, Copy)]
struct Other<'a> {
    card: Faces,
    plan: &'a Plan,
    names: &'a Names,
    /// By the names of the plan.
    history: History,
    weight: &'a BigInt,
}

/// What a player sees: her seat and card, the faces that stand on both boards, and whose move it is.
#[derive(Clone, Copy)]
struct View {
    seat: usize,
    card: Faces,
    left: [Faces; 2],
    history: History,
    mover: usize,
}

pub(super) struct Deck {
    pub(super) faces: u32,
}

impl Deck {
    /// The chance of the first player. Seconds at most.
    pub(super) fn value(&self) -> Option<Fraction> {
        let names = self.names();
        let deals = u64::from(self.faces * (self.faces - 1)) * names.len() as u64;
        let mut plans = [vec![Plan::new()], vec![Plan::new()]];
        let mut game = MatrixGame::new(self.won(&plans[0][0], &plans[1][0], &names));
        loop {
            let mixed = game.solve();
            let weights = [mixed.rows, mixed.columns];
            let replies = [0, 1].map(|seat| {
                let other = 1 - seat;
                let drawn = plans[other].iter().zip(&weights[other]);
                let mut plan = Plan::new();
                let won = self.against(seat, drawn, &names, None, &mut plan);
                (won, weights[other].iter().sum::<BigInt>() * deals, plan)
            });
            let [(most, won_of, first), (lost, lost_of, second)] = replies;
            if &most * &lost_of == (&lost_of - lost) * &won_of {
                let common = most.gcd(&won_of);
                let [won, of] = [most / &common, won_of / common].map(|part| part.to_i128());
                return Some(Fraction::new(won?, of?));
            }
            let row: Vec<u64> = (plans[1].iter())
                .map(|plan| self.won(&first, plan, &names))
                .collect();
            game.add_row(row.into_iter());
            plans[0].push(first);
            let column: Vec<u64> = (plans[0].iter())
                .map(|plan| self.won(plan, &second, &names))
                .collect();
            game.add_column(column.into_iter());
            plans[1].push(second);
        }
    }

    /// The deals that one plan wins against another, by all names.
    fn won(&self, first: &Plan, second: &Plan, names: &[Names]) -> u64 {
        let one = BigInt::from(1);
        let won = self.against(0, [(second, &one)], names, Some(first), &mut Plan::new());
        won.to_u64().unwrap_or_default()
    }

    /// The weight of what a player wins by a given plan, or by the best one, which is told.
    fn against<'a>(
        &self,
        seat: usize,
        drawn: impl IntoIterator<Item = (&'a Plan, &'a BigInt)>,
        names: &'a [Names],
        given: Option<&Plan>,
        found: &mut Plan,
    ) -> BigInt {
        let cards = (0..self.faces).map(|face| 1 << face);
        let mut others = Vec::new();
        for (plan, weight) in drawn {
            let all = names
                .iter()
                .flat_map(|names| cards.clone().map(move |card| (card, names)));
            others.extend(all.map(|(card, names)| Other {
                card,
                plan,
                names,
                history: 0,
                weight,
            }));
        }
        let each = cards.map(|card| {
            let view = View {
                seat,
                card,
                left: [(1 << self.faces) - 1; 2],
                history: 0,
                mover: 0,
            };
            let others = others.iter().filter(|other| other.card != card);
            self.goes_on(view, others.copied().collect(), given, found)
        });
        each.sum()
    }

    /// The weight of what she wins from here, against all that the other may hold and do.
    fn goes_on(
        &self,
        view: View,
        others: Vec<Other>,
        given: Option<&Plan>,
        found: &mut Plan,
    ) -> BigInt {
        if view.mover != view.seat {
            return self.other_moves(view, others, given, found);
        }
        let left = view.left[view.seat];
        let key = (view.card, view.history);
        let parts = match given {
            Some(plan) => vec![plan.get(&key).copied().unwrap_or(lowest(left))],
            None => parts(left),
        };
        let mut best = None;
        for part in parts {
            let answers = [part, left & !part].into_iter();
            let each = answers.map(|left| {
                let rest = others.iter().filter(|other| other.card & left != 0);
                if is_found(left, view.card) {
                    return weight(rest);
                }
                let rest = rest.map(|other| other.after(left)).collect();
                self.goes_on(view.after(left), rest, given, found)
            });
            let won: BigInt = each.sum();
            if best.as_ref().is_none_or(|(most, _)| won > *most) {
                best = Some((won, part));
            }
        }
        let Some((won, by)) = best else {
            return BigInt::ZERO;
        };
        if given.is_none() && !others.is_empty() {
            found.insert(key, by);
        }
        won
    }

    fn other_moves(
        &self,
        view: View,
        others: Vec<Other>,
        given: Option<&Plan>,
        found: &mut Plan,
    ) -> BigInt {
        let mut won = BigInt::ZERO;
        let mut next: BTreeMap<Faces, Vec<Other>> = BTreeMap::new();
        let left = view.left[view.mover];
        for other in others {
            let part = other.asks(left);
            let left = if part & view.card == 0 {
                left & !part
            } else {
                part
            };
            if !is_found(left, other.card) {
                next.entry(left).or_default().push(other.after(left));
            }
        }
        for (left, others) in next {
            won += self.goes_on(view.after(left), others, given, found);
        }
        won
    }

    /// All names that faces may have.
    fn names(&self) -> Vec<Names> {
        let mut orders = vec![Vec::new()];
        for face in 0..self.faces {
            let places = |order: Vec<u32>| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, face);
                    longer
                })
            };
            orders = orders.into_iter().flat_map(places).collect();
        }
        let named = |order: Vec<u32>| {
            let size = 1 << self.faces;
            let mut names = Names {
                plan: vec![0; size],
                table: vec![0; size],
            };
            for (place, faces) in (0..=Faces::MAX).take(size).enumerate() {
                let called = (0..self.faces).filter(|face| faces >> face & 1 == 1);
                let called: Faces = called.map(|face| 1 << order[face as usize]).sum();
                names.plan[place] = called;
                names.table[usize::from(called)] = faces;
            }
            names
        };
        orders.into_iter().map(named).collect()
    }
}

impl View {
    /// The mover is left with these faces.
    fn after(self, left: Faces) -> Self {
        let mut next = Self {
            history: self.history << 8 | History::from(left),
            mover: 1 - self.mover,
            ..self
        };
        next.left[self.mover] = left;
        next
    }
}

impl Other<'_> {
    /// The part that the other asks about, by the names on the table.
    fn asks(&self, left: Faces) -> Faces {
        let Names { plan, table } = self.names;
        let key = (plan[usize::from(self.card)], self.history);
        let part = self.plan.get(&key).copied();
        table[usize::from(part.unwrap_or(lowest(plan[usize::from(left)])))]
    }

    fn after(self, left: Faces) -> Self {
        let called = self.names.plan[usize::from(left)];
        Self {
            history: self.history << 8 | History::from(called),
            ..self
        }
    }
}

fn weight<'a>(others: impl Iterator<Item = &'a Other<'a>>) -> BigInt {
    others.map(|other| other.weight).sum()
}

/// All questions about these faces. One about a part is the same as one about the rest.
fn parts(left: Faces) -> Vec<Faces> {
    let parts = (1..left).filter(|part| part & !left == 0 && part & lowest(left) == 0);
    parts.collect()
}

/// Has who holds a card won with these faces left?
const fn is_found(left: Faces, card: Faces) -> bool {
    (left & !card).is_power_of_two()
}

const fn lowest(faces: Faces) -> Faces {
    faces & faces.wrapping_neg()
}
