//! All that two players can do, and the best of it.

use super::{FaceDown, TrueGame};
use crate::Fraction;
use crate::guess_who::board::SuspectSet;
use crate::skew_lcp::SkewTableau;
use core::ops::Range;
use std::rc::Rc;

/// The possible cards of a player, each with the sequence that she has come by.
type Holders = Vec<(usize, usize)>;

/// Where a player decides: after one of her sequences, where the other has come by one of some.
struct Choice {
    after: Option<usize>,
    sequences: Range<usize>,
    met: Rc<[usize]>,
}

/// How likely each sequence is, in parts of `unit`.
struct Plan {
    unit: i128,
    of: Vec<i128>,
}

pub(super) struct Sequences<'a> {
    game: &'a TrueGame,
    face_down: FaceDown,
    most: usize,
    /// The most cards that a player tells apart: who does not look at hers has one sequence for all, and does what is best face down.
    apart: [usize; 2],
    /// Earlier ones first.
    choices: [Vec<Choice>; 2],
    count: [usize; 2],
    /// With a sequence the first player wins against some of the second.
    wins: Vec<(usize, Vec<usize>)>,
    /// What is taken in so far.
    held: [Vec<bool>; 2],
}

impl<'a> Sequences<'a> {
    pub(super) fn all(game: &'a TrueGame, most: usize, apart: [usize; 2]) -> Option<Self> {
        let mut all = Self {
            game,
            face_down: FaceDown::default(),
            most,
            apart,
            choices: [Vec::new(), Vec::new()],
            count: [0; 2],
            wins: Vec::new(),
            held: [Vec::new(), Vec::new()],
        };
        let holders = [0, 1].map(|player| {
            let apart = game.suspects.count().min(apart[player]);
            (0..apart).for_each(|_| all.choose(player, None, 1, &Rc::from([])));
            let last = |card: usize| (card, card.min(apart - 1));
            game.suspects.indices().map(last).collect()
        });
        all.goes_on(0, [game.suspects; 2], &holders)?;
        all.held = all.count.map(|count| vec![false; count]);
        Some(all)
    }

    fn choose(&mut self, player: usize, after: Option<usize>, count: usize, met: &Rc<[usize]>) {
        let (first, met) = (self.count[player], Rc::clone(met));
        self.count[player] += count;
        let sequences = first..first + count;
        let choice = Choice {
            after,
            sequences,
            met,
        };
        self.choices[player].push(choice);
    }

    /// `standing`: what each has left of the other's cards.
    fn goes_on(
        &mut self,
        mover: usize,
        standing: [SuspectSet; 2],
        holders: &[Holders; 2],
    ) -> Option<()> {
        let (game, waiter) = (self.game, 1 - mover);
        let mut acts = game.acts(standing[mover]);
        if self.apart[mover] == 1 {
            let [mine, theirs] = [standing[mover], standing[waiter]];
            let best = self.face_down.won(game, [mine, theirs]);
            acts.retain(|act| self.face_down.by(game, act, theirs) == best);
        }
        // Where the other wins next, whoever is asked about, only what may win at once is of use.
        let few = if game.is_race { 2 } else { 1 };
        if standing[waiter].count() == few && !game.is_one_deck {
            acts.retain(|act| act.iter().any(|&answer| game.is_won(answer, 0)));
        }
        if acts.is_empty() {
            self.ends(waiter, holders);
            return Some(());
        }
        let (first, count) = (self.count[mover], acts.len());
        let met = holders[waiter].iter().map(|holder| holder.1).collect();
        let apart = holders[mover].len().min(self.apart[mover]);
        for &(_, after) in &holders[mover][..apart] {
            self.choose(mover, Some(after), count, &met);
        }
        let answers = acts.iter().enumerate();
        for (index, &answer) in
            answers.flat_map(|(index, act)| act.iter().map(move |one| (index, one)))
        {
            let mut standing = standing;
            standing[mover] = answer.0;
            let mut next = holders.clone();
            next[waiter].retain(|&(card, _)| answer.0.contains(card));
            for (place, (_, sequence)) in next[mover].iter_mut().enumerate() {
                *sequence = first + place.min(apart - 1) * count + index;
            }
            let mut won = next.clone();
            won[mover].retain(|&(card, _)| game.is_won(answer, card));
            next[mover].retain(|&(card, _)| !game.is_won(answer, card));
            self.ends(mover, &won);
            if answer.1.is_some() {
                self.ends(waiter, &next);
            } else if !next.iter().any(Vec::is_empty) {
                self.goes_on(waiter, standing, &next)?;
            }
        }
        (self.count[mover] <= self.most).then_some(())
    }

    fn ends(&mut self, winner: usize, [first, second]: &[Holders; 2]) {
        for &(card, sequence) in first.iter().filter(|_| winner == 0) {
            let may_be = |other: &&(usize, usize)| !self.game.is_one_deck || other.0 != card;
            let others = second.iter().filter(may_be).map(|&(_, sequence)| sequence);
            self.wins.push((sequence, others.collect()));
        }
    }

    /// The chance of the player who begins; `None` also if it is not the one that is `wanted`.
    pub(super) fn value(mut self, wanted: Option<Fraction>) -> Option<Fraction> {
        let cards = self.game.suspects.count() as i128;
        let deals = cards * (cards - i128::from(self.game.is_one_deck));
        let mut bounds = [Fraction::ZERO, Fraction::ONE];
        let mut means = self.count.map(|count| vec![0; count]);
        loop {
            let plans = self.solve()?;
            let replies = [0, 1].map(|player| self.reply(player, &plans[1 - player].of));
            let share = |won: i128, plan: &Plan| Fraction::new(won, plan.unit * deals);
            bounds[0] = bounds[0].max(share(-replies[1].0, &plans[0]));
            bounds[1] = bounds[1].min(share(replies[0].0, &plans[1]));
            let [low, high] = bounds;
            if low == high || wanted.is_some_and(|wanted| wanted < low || high < wanted) {
                return Some(low).filter(|_| low == high);
            }
            // Replies to the mean of all solutions so far are good against more.
            for (mean, plan) in means.iter_mut().zip(&plans) {
                for (sum, weight) in mean.iter_mut().zip(&plan.of) {
                    *sum += weight * (1 << 32) / plan.unit;
                }
            }
            let wider = [0, 1].map(|player| self.reply(player, &means[1 - player]).1);
            if !(self.take_in(&wider) || self.take_in(&replies.map(|(_, acts)| acts))) {
                return None;
            }
        }
    }

    /// What the first player wins if one replies best to a plan (less than nothing for the second), and what the reply does at
    /// each choice: what is held, if that is as good.
    fn reply(&self, player: usize, other: &[i128]) -> (i128, Vec<usize>) {
        let mut payoffs = vec![0; self.count[player]];
        for (first, others) in &self.wins {
            for &second in others {
                match player {
                    0 => payoffs[*first] += other[second],
                    _ => payoffs[second] -= other[*first],
                }
            }
        }
        let mut sum = 0;
        let best = self.choices[player].iter().rev().map(|choice| {
            let by = |&sequence: &usize| (payoffs[sequence], self.held[player][sequence]);
            let best = choice.sequences.clone().rev().max_by_key(by)?;
            let won = payoffs[best];
            *choice.after.map_or(&mut sum, |after| &mut payoffs[after]) += won;
            Some(best)
        });
        let mut best: Vec<usize> = best.flatten().collect();
        best.reverse();
        (sum, best)
    }

    /// Takes in what replies do, as far as the other comes there. Is any of it new?
    fn take_in(&mut self, replies: &[Vec<usize>; 2]) -> bool {
        let before = self.held.clone();
        for player in [0, 1] {
            let mut is_done = vec![false; self.count[player]];
            for (choice, &act) in self.choices[player].iter().zip(&replies[player]) {
                if choice.is_met(&is_done, &self.held[1 - player]) {
                    is_done[act] = true;
                    self.held[player][act] = true;
                }
            }
        }
        before != self.held
    }

    /// Has something held at each choice that is met.
    fn complete(&mut self) {
        let mut before = None;
        while before.replace(self.held.clone()).as_ref() != Some(&self.held) {
            for player in [0, 1] {
                for choice in &self.choices[player] {
                    let held = &self.held[player][choice.sequences.clone()];
                    let is_bare = !held.contains(&true);
                    if is_bare && choice.is_met(&self.held[player], &self.held[1 - player]) {
                        self.held[player][choice.sequences.start] = true;
                    }
                }
            }
        }
    }

    /// Best plans of the game in which both do only what is held. `None` where numbers outgrow 60 bits.
    fn solve(&mut self) -> Option<[Plan; 2]> {
        self.complete();
        // A sequence without an alternative is as likely as the one before it: both have one place.
        let mut places = self.count.map(|count| vec![None; count]);
        let mut counts = [0; 2];
        let mut mixed = [Vec::new(), Vec::new()];
        for player in [0, 1] {
            let (places, held) = (&mut places[player], &self.held[player]);
            let choices = self.choices[player].iter();
            for choice in choices.filter(|choice| choice.is_met(held, &self.held[1 - player])) {
                let own: Vec<usize> = choice.sequences.clone().filter(|&one| held[one]).collect();
                let before = choice.after.and_then(|after| places[after]);
                if before.is_some() && own.len() == 1 {
                    places[own[0]] = before;
                    continue;
                }
                let first = counts[player];
                counts[player] += own.len();
                for (sequence, place) in own.into_iter().zip(first..) {
                    places[sequence] = Some(place);
                }
                mixed[player].push((before, first..counts[player]));
            }
        }
        // What the first does at a choice is no more than what led there; what the second is to lose at one is no more than by each
        // act. Largest is the sum of what she is to lose at first.
        let [choices, columns] = [mixed[0].len(), counts[0] + mixed[1].len()];
        let mut constants = vec![0; columns + choices + counts[1]];
        let mut rows = vec![vec![0_i64; columns]; choices + counts[1]];
        for (row, (before, own)) in mixed[0].iter().enumerate() {
            rows[row][own.clone()].fill(1);
            match *before {
                Some(column) => rows[row][column] = -1,
                None => constants[columns + row] = 1,
            }
        }
        for (column, (before, own)) in (counts[0]..).zip(&mixed[1]) {
            own.clone().for_each(|row| rows[choices + row][column] = 1);
            match *before {
                Some(row) => rows[choices + row][column] = -1,
                None => constants[column] = -1,
            }
        }
        for (first, others) in &self.wins {
            let others = others.iter().filter_map(|&second| places[1][second]);
            if let Some(column) = places[0][*first] {
                others.for_each(|row| rows[choices + row][column] -= 1);
            }
        }
        let mut tableau = SkewTableau::new(&constants, |one, other| {
            let row = other.checked_sub(columns).filter(|_| one < columns);
            row.map_or(0, |row| rows[row][one])
        });
        tableau.solve().ok()?;
        let plan = |player: usize| {
            let from = [0, columns + choices][player];
            let weight = |place: usize| tableau.numerator(from + place);
            let weights = places[player].iter().map(|place| place.map_or(0, weight));
            self.whole(player, tableau.denominator(), weights.collect())
        };
        (tableau.denominator() < 1 << 60).then(|| [0, 1].map(plan))
    }

    /// A plan for all choices: the first act has what is left over, and the last ones lack what is too much.
    fn whole(&self, player: usize, unit: i128, mut of: Vec<i128>) -> Plan {
        for choice in &self.choices[player] {
            let mut left = choice.after.map_or(unit, |after| of[after]);
            for sequence in choice.sequences.clone() {
                of[sequence] = of[sequence].min(left);
                left -= of[sequence];
            }
            of[choice.sequences.start] += left;
        }
        Plan { unit, of }
    }
}

impl Choice {
    fn is_met(&self, own: &[bool], other: &[bool]) -> bool {
        let is_come = |after: usize| own[after] && self.met.iter().any(|&sequence| other[sequence]);
        self.after.is_none_or(is_come)
    }
}
