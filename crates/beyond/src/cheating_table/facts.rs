//! What is known of an evening, as values: what everybody sees up to a round, and what is told once somebody was named.

use super::asked::Asked;
use num_traits::ToPrimitive;
use upperhand::BigRational;
use upperhand::play::cheating::{
    ALONE, Agreement, Average, Evening, ROUNDS, Round, SEATS, beliefs, on_average,
};
use upperhand_kit::LruCache;

/// The chance that counts as knowing.
const SURE: f64 = 0.9;

/// The evening that was asked for last, by its seed.
pub type Solved = LruCache<u32, WatchedEvening, 1>;

/// An evening, and all that is told of it in the end.
pub struct WatchedEvening {
    pub evening: Evening,
    pub told: Told,
}

/// What is known of a state. Players are counted from 0, rounds from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The round shown.
    pub number: usize,
    /// The rounds that may be known of: up to that one, or all once somebody was named.
    pub rounds: Vec<Round>,
    /// What each has won up to the round shown, how often each has held, and the lowest card shown.
    pub won: [i64; SEATS],
    pub held: [usize; SEATS],
    pub lowest: [Option<usize>; SEATS],
    /// All that was hidden, once somebody was named, and whether that was right.
    pub told: Option<(Told, bool)>,
}

/// What is told once somebody was named. Cases are places among [all](Agreement::ALL).
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub truth: usize,
    /// The chances of all cases for a careful watcher, before the first round and after each.
    pub chances: Vec<[f64; 4]>,
    /// The rounds after which, and after all that follow, the truth has a chance that counts as knowing.
    pub known_from: Option<usize>,
    /// The rounds in which some held what nobody holds alone, and who.
    pub given_away: Vec<(usize, Vec<usize>)>,
    /// What the two have won together in the whole evening.
    pub together: Option<i64>,
    pub average: Average,
}

impl WatchedEvening {
    pub fn new(seed: u32) -> Self {
        let evening = Evening::new(seed.into());
        let told = Told::of(&evening);
        Self { evening, told }
    }

    pub fn facts(&self, state: &Asked) -> Facts {
        let number = state.round as usize;
        let all = self.evening.rounds();
        let shown = |player: usize| {
            let rounds = all[..number].iter();
            rounds.filter_map(move |round| round.shown()[player])
        };
        let told = |named| (self.told.clone(), named == self.told.truth);
        Facts {
            number,
            rounds: all[..state.seen()].to_vec(),
            won: self.evening.gained(number),
            held: core::array::from_fn(|player| shown(player).count()),
            lowest: core::array::from_fn(|player| shown(player).min()),
            told: state.named().map(told),
        }
    }
}

impl Facts {
    /// The round shown.
    pub fn round(&self) -> &Round {
        &self.rounds[self.number - 1]
    }

    pub const fn can_go_on(&self) -> bool {
        self.number < ROUNDS
    }

    /// Is it time to say who has an agreement?
    pub const fn can_name(&self) -> bool {
        !self.can_go_on() && self.told.is_none()
    }
}

impl Told {
    fn of(evening: &Evening) -> Self {
        let (agreement, rounds) = (evening.agreement(), evening.rounds());
        let cases = Agreement::ALL.iter();
        let truth = cases.take_while(|case| **case != agreement).count();
        let nearest =
            |chances: [BigRational; 4]| chances.map(|chance| chance.to_f64().unwrap_or_default());
        let chances: Vec<_> = beliefs(rounds).into_iter().map(nearest).collect();
        let is_known = |from: &usize| chances[*from..].iter().all(|all| all[truth] >= SURE);
        let low = |round: &Round| {
            players(|player| round.shown()[player].is_some_and(|card| card < ALONE))
        };
        let given_away = (1..).zip(rounds.iter().map(low));
        let won = evening.gained(ROUNDS);
        Self {
            truth,
            known_from: (0..=ROUNDS).find(is_known),
            chances,
            given_away: given_away.filter(|(_, who)| !who.is_empty()).collect(),
            together: agreement.pair().map(|[one, other]| won[one] + won[other]),
            average: on_average().expect("52 cards can be dealt"),
        }
    }

    pub const fn agreement(&self) -> Agreement {
        Agreement::ALL[self.truth]
    }

    /// The case that is likeliest after some rounds, the first of several.
    pub fn likeliest(&self, rounds: usize) -> usize {
        let chances = self.chances[rounds];
        let likeliest = (0..4)
            .rev()
            .max_by(|one, other| chances[*one].total_cmp(&chances[*other]));
        likeliest.unwrap_or_default()
    }
}

/// The players for whom something is so.
pub fn players(is_so: impl Fn(usize) -> bool) -> Vec<usize> {
    (0..SEATS).filter(|&player| is_so(player)).collect()
}
