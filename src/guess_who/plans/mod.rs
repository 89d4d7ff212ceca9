//! Small games of two who know their own cards, exactly, as games of plans.
//!
//! A plan says how likely a player is to come, with each card, to each sequence of her own moves; what is won is linear in the plans of
//! both (Romanovskii 1962). So best plans solve a linear programme and its dual. Few sequences are of use: a game of some of them is
//! solved, best replies to its solution bound the value and are taken in, until the bounds meet.

mod sequences;

use super::board::SuspectSet;
use crate::Fraction;
use sequences::Sequences;
use std::collections::{BTreeMap, BTreeSet};

/// What is played.
pub(super) struct TrueGame {
    pub(super) suspects: SuspectSet,
    /// Those who say yes. No two suspects are alike to all questions.
    pub(super) questions: Vec<SuspectSet>,
    pub(super) is_race: bool,
    /// The two cards are different ones. Otherwise both may be the same.
    pub(super) is_one_deck: bool,
}

/// The suspects whom an answer leaves, and whether it ends the game: is it won?
type Answer = (SuspectSet, Option<bool>);

impl TrueGame {
    /// The chance of the player who begins; `None` if a player has more than `most` sequences.
    ///
    /// Whoever does not look at her card keeps at most what the game face down is worth, and that only by acts that are best
    /// there. If both keep it, it is the value.
    pub(super) fn value(&self, most: usize) -> Option<Fraction> {
        let cards = self.suspects.count() as i128;
        let won = FaceDown::default().won(self, [self.suspects; 2]);
        let down = Some(Fraction::new(won, cards * cards));
        let within = |apart, wanted| Sequences::all(self, most, apart)?.value(wanted);
        let keeps = |apart| within(apart, down) == down;
        if !self.is_one_deck && keeps([1, usize::MAX]) && keeps([usize::MAX, 1]) {
            return down;
        }
        within([usize::MAX; 2], None)
    }

    /// Every split once, even ones first, and naming where the rules have it.
    fn acts(&self, standing: SuspectSet) -> Vec<[Answer; 2]> {
        let asked = self.questions.iter().map(|&yes| {
            let mut parts = standing.split(yes);
            parts.sort_by_key(|part| (part.count(), *part));
            (parts[1].count(), parts.map(|part| (part, None)))
        });
        let named = standing.indices().filter(|_| !self.is_race).map(|who| {
            let [right, wrong] = standing.split(SuspectSet::from_bits(1 << who));
            (usize::MAX, [(right, Some(true)), (wrong, Some(false))])
        });
        let asked = asked.filter(|(most, _)| *most < standing.count());
        let distinct: BTreeSet<(usize, [Answer; 2])> = asked.chain(named).collect();
        distinct.into_iter().map(|(_, act)| act).collect()
    }

    /// Has who holds a card won with an answer?
    fn is_won(&self, (left, won): Answer, card: usize) -> bool {
        let own = usize::from(self.is_one_deck && left.contains(card));
        won.unwrap_or(self.is_race && left.count() - own == 1)
    }
}

/// Pairs of cards with which the player to move wins if nobody looks at her own, by the suspects that both have left.
#[derive(Default)]
struct FaceDown(BTreeMap<[SuspectSet; 2], i128>);

impl FaceDown {
    fn won(&mut self, game: &TrueGame, [mine, theirs]: [SuspectSet; 2]) -> i128 {
        if let Some(won) = self.0.get(&[mine, theirs]) {
            return *won;
        }
        let acts = game.acts(mine);
        let best = acts.iter().map(|act| self.by(game, act, theirs)).max();
        self.0.insert([mine, theirs], best.unwrap_or_default());
        best.unwrap_or_default()
    }

    fn by(&mut self, game: &TrueGame, act: &[Answer; 2], theirs: SuspectSet) -> i128 {
        let answers = act.iter().map(|&(left, won)| {
            let pairs = (left.count() * theirs.count()) as i128;
            let lost = match won {
                _ if game.is_won((left, won), 0) => 0,
                Some(_) => pairs,
                None => self.won(game, [theirs, left]),
            };
            pairs - lost
        });
        answers.sum()
    }
}
