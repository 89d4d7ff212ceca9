//! What is known of a state, as values.

use super::asked::{Asked, View};
use super::games::{Game, Solved};
use super::lines::LineFacts;
use super::panels::rank_grid::{RankGrid, RankPair};
use super::played::Played;
use upperhand::guts::cards::{
    Fraction, HandReturn, LeastExploitable, RankCounts, Reply, Strategy, standing,
    threshold_payoffs,
};
use upperhand_kit::described::Missing;

/// What is known of a state: of a hand and of two lines, or of one line among all.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    Hands(Box<HandFacts>),
    Lines(Box<LineFacts>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct HandFacts {
    pub view: View,
    pub game: Played,
    pub hands: usize,
    /// Why the equilibrium is not known; then the strategy in its place is the best line, or what was found before a stop.
    pub missing: Option<Missing>,
    pub hand: usize,
    pub standing: RankCounts,
    /// How often the equilibrium holds the hand, and what holding and dropping return against it.
    pub held: Fraction,
    pub returns: HandReturn,
    /// The hands beside it that the line drops.
    pub meets_dropped: usize,
    pub line: Line,
    /// What the line wins from the equilibrium, and how many hands both play differently.
    pub against: Fraction,
    pub differing: usize,
    /// What the line wins from the line whose weakest hand is the one chosen.
    pub duel: Fraction,
    /// The lines that earn most against their best reply among lines, and what that is.
    pub best: Vec<usize>,
    pub guarantee: Fraction,
    /// The first of them against everything.
    pub first: Line,
    pub least: LeastExploitable,
    /// Why the best line is not perfect: a hand below it meets more hands that drop than the strongest hand below it does.
    pub why: Option<[Met; 2]>,
    /// What the equilibrium loses to who knows it.
    pub loses: Fraction,
    /// The hands that it holds now and then.
    pub mixed: usize,
    /// How it plays the pairs of ranks of two cards, once it is known.
    pub pairs: Option<Pairs>,
}

/// A line, and how it is beaten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub at: usize,
    /// What an opponent wins who knows it.
    pub loses: Fraction,
    /// The hands below it that this one holds: how many, the first and the last.
    pub below: Option<(usize, [usize; 2])>,
    /// The hands that this one drops and the line holds.
    pub fewer: usize,
}

/// A hand, and the hands it can meet that drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    pub hand: usize,
    pub dropped: usize,
}

/// Pairs of ranks by how their hands are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    pub all: usize,
    pub held: usize,
    pub dropped: usize,
    /// Those of which some hands are held, or all of them now and then.
    pub others: Vec<RankPair>,
}

impl Facts {
    pub fn of(state: &Asked, solved: &mut Solved) -> Self {
        if state.is_lines() {
            return Self::Lines(Box::new(solved.lines(state.played()).facts(state.hand)));
        }
        let game = solved.game(state.played());
        game.judge(state.hold_above);
        Self::Hands(Box::new(HandFacts::of(state, game)))
    }
}

impl HandFacts {
    fn of(state: &Asked, solved: &Game) -> Self {
        let (game, hand, line) = (&solved.dealt, state.hand, state.hold_above);
        let deals = game.hands().deals() as i128;
        // Most of it is asked for by duels alone: a row of payoffs.
        let earned = state
            .is_matrix()
            .then(|| i128::from(threshold_payoffs(game, line)[hand]));
        Self {
            view: state.view,
            game: solved.played,
            hands: solved.hands(),
            missing: solved.missing,
            hand,
            standing: standing(game, hand),
            held: solved.equilibrium.hold(hand),
            returns: solved.weighed.returns.get(hand),
            meets_dropped: meets(solved, hand, line).dropped,
            line: Line::of(&solved.reply, line),
            against: solved.against(line),
            differing: differing(&solved.equilibrium, line).count(),
            duel: Fraction::new(earned.unwrap_or(0), deals),
            best: solved.best.thresholds.clone(),
            guarantee: solved.best.guarantee,
            first: Line::of(&solved.reply_to_best, solved.best.thresholds[0]),
            least: solved.least_exploitable(),
            why: why_not_perfect(solved),
            loses: solved.certificate,
            mixed: solved.equilibrium.mixed_hands().count(),
            pairs: Pairs::of(solved),
        }
    }

    pub fn margin(&self) -> Fraction {
        let HandReturn { hold, drop } = self.returns;
        hold - drop
    }
}

impl Line {
    fn of(reply: &Reply, at: usize) -> Self {
        let (below, above) = reply.strategy.numerators().split_at(at);
        let mut held = (0..)
            .zip(below)
            .filter(|(_, held)| **held != 0)
            .map(|(hand, _)| hand);
        let first = held.next();
        Self {
            at,
            loses: reply.gain,
            below: first.map(|first| {
                let (count, last) = held.fold((1, first), |(count, _), hand| (count + 1, hand));
                (count, [first, last])
            }),
            fewer: above.iter().filter(|held| **held == 0).count(),
        }
    }
}

/// The hands that a strategy plays differently from a line, ascending.
pub fn differing(strategy: &Strategy, line: usize) -> impl Iterator<Item = usize> {
    let whole = strategy.denominator();
    let held = strategy.numerators().iter().enumerate();
    held.filter(move |&(hand, &held)| held != if hand >= line { whole } else { 0 })
        .map(|(hand, _)| hand)
}

/// The number of hands that can be dealt beside one and are dropped by a line.
fn meets(solved: &Game, hand: usize, line: usize) -> Met {
    let (hands, own) = (solved.dealt.hands(), solved.dealt.hands().get(hand));
    let weakest = hands.iter().take(line);
    let dropped = weakest.filter(|other| own.is_disjoint_from(other)).count();
    Met { hand, dropped }
}

/// Without cards that block each other stronger hands would be worth more to hold, and a line would be perfect; here a hand that it
/// drops meets more of the hands that drop than the strongest hand that it drops.
fn why_not_perfect(solved: &Game) -> Option<[Met; 2]> {
    let first = Line::of(&solved.reply_to_best, solved.best.thresholds[0]);
    let (_, [hand, _]) = first.below?;
    let both = [hand, first.at - 1].map(|hand| meets(solved, hand, first.at));
    (both[0].dropped > both[1].dropped).then_some(both)
}

impl Pairs {
    fn of(solved: &Game) -> Option<Self> {
        if solved.dealt.hands().size() != 2 || solved.missing.is_some() {
            return None;
        }
        let (grid, held) = (RankGrid::of(solved.dealt.hands()), &solved.weighed.held);
        let is_all =
            |pair: RankPair, share: f64| grid.hands_of(pair).all(|hand| held[hand] == share);
        let count = |share: f64| grid.pairs().filter(|pair| is_all(*pair, share)).count();
        Some(Self {
            all: grid.pairs().count(),
            held: count(1.0),
            dropped: count(0.0),
            others: grid
                .pairs()
                .filter(|pair| !is_all(*pair, 1.0) && !is_all(*pair, 0.0))
                .collect(),
        })
    }
}
