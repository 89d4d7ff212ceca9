//! *Guts* declared in turn: who declares later has seen who holds.
//!
//! Hands are uniform on \[0, 1\]. A *history* is what has been declared so far, H for a holder and D for who drops, and a strategy is a
//! threshold for each history in which one declares. Holding is worth more with a better hand and dropping is not, so that each best
//! reply is a threshold, too; and thresholds are an equilibrium where, at each, holding is worth what dropping is. Below the
//! threshold of those who declare later, holding is worth the same with any hand: so it is *their* threshold that makes an earlier
//! player indifferent, and replies one after another go round in circles. All thresholds are found at once, by Newton's method.
//!
//! Somebody always holds: where all others have dropped, the last takes the pot with any hand.

use super::error::Error;
use super::limits::{FEWEST_PLAYERS, MOST_IN_TURN};
use super::root::last_not_positive;

/// An equilibrium of one round.
///
/// ```
/// use upperhand::guts::InTurn;
/// let two = InTurn::new(2)?;
/// // The first holds above 1/9, the second above 1/3 against a holder, and to be first costs 1/9 of an ante.
/// assert!((two.threshold("").unwrap() - 1.0 / 9.0).abs() < 1e-12);
/// assert!((two.threshold("H").unwrap() - 1.0 / 3.0).abs() < 1e-12);
/// assert_eq!(two.threshold("D"), Some(0.0));
/// assert!((two.alpha()[0] + 1.0 / 9.0).abs() < 1e-12);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct InTurn {
    players: usize,
    /// By history, see [`place`].
    thresholds: Vec<f64>,
}

/// Who holds of those who have declared: a bit for each, the first one lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct History {
    declared: usize,
    holders: usize,
}

impl History {
    pub(crate) const START: Self = Self {
        declared: 0,
        holders: 0,
    };

    pub(crate) const fn then(self, holds: bool) -> Self {
        Self {
            declared: self.declared + 1,
            holders: self.holders | (holds as usize) << self.declared,
        }
    }

    /// Can a round come through both?
    fn is_on_one_way_with(self, other: Self) -> bool {
        let shared = (1 << self.declared.min(other.declared)) - 1;
        self.holders & shared == other.holders & shared
    }

    const fn count(self) -> u32 {
        self.holders.count_ones()
    }

    /// Where its threshold stands: after those of all shorter ones.
    const fn place(self) -> usize {
        (1 << self.declared) - 1 + self.holders
    }
}

/// A hand of who declares in turn: what holding and dropping it return in a round, in antes, and what a hold meets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandInTurn {
    pub(crate) hold: f64,
    pub(crate) drop: f64,
    /// The chance that nobody else holds.
    pub(crate) alone: f64,
    /// The chance that it is the best of the hands held.
    pub(crate) win: f64,
}

/// Averaged replies before Newton's method, which takes it from there.
const REPLIES: u32 = 20;

/// Steps of Newton's method: a dozen are enough for eight players.
const MOST_STEPS: usize = 40;

/// What holding may be worth more or less than dropping at a threshold, in antes.
const CLOSE: f64 = 5e-13;

/// From here on each step of Newton's method does better by far, until rounding is all that is left.
const NEARLY: f64 = 1e-9;

/// No threshold moves further in a step.
const LONGEST_STEP: f64 = 0.1;

/// Rounding of the sums, in antes: some 2⁸ terms of at most 2⁴.
const ROUNDING: f64 = 1e-12;

impl InTurn {
    /// The equilibrium of 2 to 8 players. Milliseconds; eight take some twenty.
    ///
    /// # Errors
    /// [`Error::PlayersInTurn`] for another number.
    pub fn new(players: usize) -> Result<Self, Error> {
        if !(FEWEST_PLAYERS..=MOST_IN_TURN).contains(&players) {
            return Err(Error::PlayersInTurn { given: players });
        }
        let mut found = Self {
            players,
            thresholds: vec![0.5; (1 << players) - 1],
        };
        let histories = found.histories();
        // Where all others have dropped, the last holds whatever comes.
        found.thresholds[last_alone(players).place()] = 0.0;
        for reply in 0..REPLIES {
            for &history in histories.iter().rev() {
                let best = last_not_positive(0.0, 1.0, |hand| found.gain(history, hand));
                let threshold = &mut found.thresholds[history.place()];
                *threshold += (best - *threshold) / f64::from(reply + 2);
            }
        }
        let mut off = f64::INFINITY;
        for _ in 0..MOST_STEPS {
            let Some(less) = found.step(&histories, off) else {
                break;
            };
            off = less;
        }
        Ok(found)
    }

    /// The threshold after a history, such as "" or "HD"; `None` where nobody declares after it.
    #[must_use]
    pub fn threshold(&self, history: &str) -> Option<f64> {
        Some(self.above(self.read(history)?))
    }

    /// A history after which somebody declares.
    fn read(&self, history: &str) -> Option<History> {
        let mut read = History::START;
        for declared in history.chars() {
            read = read.then(match declared {
                'H' => true,
                'D' => false,
                _ => return None,
            });
        }
        (read.declared < self.players).then_some(read)
    }

    /// The threshold of who declares after a history.
    pub(crate) fn above(&self, history: History) -> f64 {
        self.thresholds[history.place()]
    }

    /// Seats with other thresholds, from who declares, by places from 0, and what is held above at the equilibrium. Who comes last when
    /// all others have dropped holds whatever comes.
    pub(crate) fn changed(&self, other: impl Fn(usize, f64) -> f64) -> Self {
        let mut changed = self.clone();
        for history in self.histories() {
            changed.thresholds[history.place()] = other(history.declared, self.above(history));
        }
        changed
    }

    /// What a hand returns to who declares after a history.
    pub(crate) fn with_hand(&self, history: History, hand: f64) -> HandInTurn {
        let players = self.players as f64;
        let best = self.best_so_far(history, hand);
        let mut met = HandInTurn {
            hold: 0.0,
            drop: self.dropping(history.then(false)),
            alone: 0.0,
            win: 0.0,
        };
        self.holding(
            history.then(true),
            hand,
            (1.0, best),
            &mut |chance, holders, best| {
                met.hold += chance * held(players, holders, best);
                met.win += chance * best;
                met.alone += if holders == 1 { chance } else { 0.0 };
            },
        );
        met
    }

    /// All thresholds with their histories, shorter histories first, and of one length those first in which fewer later ones hold.
    ///
    /// ```
    /// let histories: Vec<String> = upperhand::guts::InTurn::new(2)?.thresholds().map(|(history, _)| history).collect();
    /// assert_eq!(histories, ["", "D", "H"]);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    pub fn thresholds(&self) -> impl Iterator<Item = (String, f64)> + '_ {
        self.all_histories().map(|history| {
            let declared = |place: usize| {
                if history.holders >> place & 1 == 1 {
                    'H'
                } else {
                    'D'
                }
            };
            let text = (0..history.declared).map(declared).collect();
            (text, self.above(history))
        })
    }

    /// What each seat wins in the round, in antes, in the order in which they declare: adds up to 0.
    #[must_use]
    pub fn alpha(&self) -> Vec<f64> {
        let mut alpha = vec![0.0; self.players];
        self.add_ends(History::START, 1.0, &mut alpha);
        alpha
    }

    /// What who declares after a history wins on average in the round, in antes, with another threshold of hers; `None` where nobody
    /// declares after it.
    ///
    /// ```
    /// let two = upperhand::guts::InTurn::new(2)?;
    /// // Whoever drops every hand against a holder loses an ante; above 1/3 she loses least.
    /// assert_eq!(two.payoff("H", 1.0), Some(-1.0));
    /// assert!(two.payoff("H", 1.0 / 3.0) > two.payoff("H", 0.5));
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn payoff(&self, history: &str, threshold: f64) -> Option<f64> {
        let asked = self.read(history)?;
        let mut other = self.clone();
        other.thresholds[asked.place()] = threshold;
        let mut alpha = vec![0.0; self.players];
        other.add_ends(asked, 1.0, &mut alpha);
        Some(alpha[asked.declared])
    }

    /// No seat gains more by any other strategy: a bound, with what rounding adds.
    ///
    /// ```
    /// assert!(upperhand::guts::InTurn::new(5)?.gap() < 1e-10);
    /// # Ok::<(), upperhand::guts::Error>(())
    /// ```
    #[must_use]
    pub fn gap(&self) -> f64 {
        let mut of_seat = vec![ROUNDING; self.players];
        for history in self.histories() {
            let threshold = self.thresholds[history.place()];
            let gain = self.gain(history, threshold);
            // With everything held, that holding is worth more is no mistake.
            if threshold > 0.0 || gain < 0.0 {
                of_seat[history.declared] += self.chance(history) * gain.abs();
            }
        }
        of_seat.into_iter().fold(0.0, f64::max)
    }

    /// All histories after which somebody declares, shorter ones first: by their places.
    fn all_histories(&self) -> impl Iterator<Item = History> {
        (0..self.players).flat_map(|declared| {
            (0..1 << declared).map(move |holders| History { declared, holders })
        })
    }

    /// Those in which there is a choice.
    fn histories(&self) -> Vec<History> {
        let last = last_alone(self.players);
        self.all_histories()
            .filter(|history| *history != last)
            .collect()
    }

    /// How likely a history is.
    fn chance(&self, history: History) -> f64 {
        let mut before = History::START;
        let mut chance = 1.0;
        while before.declared < history.declared {
            let holds = history.holders >> before.declared & 1 == 1;
            let dropped = self.thresholds[before.place()];
            chance *= if holds { 1.0 - dropped } else { dropped };
            before = before.then(holds);
        }
        chance
    }

    /// The thresholds of those who hold.
    fn holders(&self, history: History) -> impl Iterator<Item = f64> + '_ {
        let mut before = History::START;
        let holds = (0..history.declared).map(move |place| history.holders >> place & 1 == 1);
        holds.filter_map(move |holds| {
            let threshold = self.thresholds[before.place()];
            before = before.then(holds);
            holds.then_some(threshold)
        })
    }

    /// What holding a hand is worth more than dropping it.
    fn gain(&self, history: History, hand: f64) -> f64 {
        let met = self.with_hand(history, hand);
        met.hold - met.drop
    }

    /// The chance that a hand is the best of those held so far.
    fn best_so_far(&self, history: History, hand: f64) -> f64 {
        let holders = self.holders(history);
        holders.map(|threshold| beats(hand, threshold)).product()
    }

    /// Tells of each end of a round in which a hand is held: how likely it is, how many hold, and the chance that the hand is the best.
    fn holding(
        &self,
        history: History,
        hand: f64,
        (chance, best): (f64, f64),
        tell: &mut impl FnMut(f64, u32, f64),
    ) {
        if history.declared == self.players {
            return tell(chance, history.count(), best);
        }
        let threshold = self.above(history);
        let (drops, holds) = (chance * threshold, chance * (1.0 - threshold));
        self.holding(history.then(false), hand, (drops, best), tell);
        let beaten = best * beats(hand, threshold);
        self.holding(history.then(true), hand, (holds, beaten), tell);
    }

    fn dropping(&self, history: History) -> f64 {
        if history.declared == self.players {
            return dropped(history);
        }
        let threshold = self.thresholds[history.place()];
        threshold * self.dropping(history.then(false))
            + (1.0 - threshold) * self.dropping(history.then(true))
    }

    /// A step of Newton's method from where holding was worth so much more or less than dropping, at the most; `None` where all
    /// thresholds are as close as rounding lets them.
    fn step(&mut self, histories: &[History], before: f64) -> Option<f64> {
        let gain =
            |found: &Self, history: History| found.gain(history, found.thresholds[history.place()]);
        let all = histories
            .iter()
            .map(|&history| (history, gain(self, history)));
        let is_free = |(history, gain): &(History, f64)| {
            self.thresholds[history.place()] > 0.0 || *gain < 0.0
        };
        let (free, gains): (Vec<History>, Vec<f64>) = all.filter(is_free).unzip();
        let most = gains
            .iter()
            .fold(0.0_f64, |most, gain| most.max(gain.abs()));
        if most < CLOSE || most < NEARLY && most > before / 2.0 {
            return None;
        }
        let mut rows: Vec<Vec<f64>> = gains.iter().map(|gain| vec![-gain]).collect();
        for changed in &free {
            let before = self.thresholds[changed.place()];
            let apart = f64::EPSILON.sqrt();
            self.thresholds[changed.place()] = before + apart;
            for ((row, history), now) in rows.iter_mut().zip(&free).zip(&gains) {
                let moves = history.is_on_one_way_with(*changed);
                let gain = if moves { gain(self, *history) } else { *now };
                row.push((gain - now) / apart);
            }
            self.thresholds[changed.place()] = before;
        }
        let steps = solved(rows);
        let longest = steps
            .iter()
            .fold(0.0_f64, |most, step| most.max(step.abs()));
        let share = (LONGEST_STEP / longest).min(1.0);
        for (history, step) in free.iter().zip(steps) {
            let threshold = &mut self.thresholds[history.place()];
            let highest = f64::midpoint(*threshold, 1.0);
            *threshold = (*threshold + share * step).clamp(0.0, highest);
        }
        Some(most)
    }

    /// Adds what each seat wins where a history goes on to its end.
    fn add_ends(&self, history: History, chance: f64, alpha: &mut [f64]) {
        if chance == 0.0 {
            return;
        }
        if history.declared < self.players {
            let threshold = self.thresholds[history.place()];
            self.add_ends(history.then(false), chance * threshold, alpha);
            self.add_ends(history.then(true), chance * (1.0 - threshold), alpha);
            return;
        }
        let thresholds: Vec<f64> = self.holders(history).collect();
        let players = self.players as f64;
        let mut best = best_of(&thresholds).into_iter();
        for (seat, won) in alpha.iter_mut().enumerate() {
            let worth = if history.holders >> seat & 1 == 1 {
                held(players, history.count(), best.next().unwrap_or_default())
            } else {
                dropped(history)
            };
            *won += chance * worth;
        }
    }
}

/// Everybody but the last has dropped.
const fn last_alone(players: usize) -> History {
    History {
        declared: players - 1,
        holders: 0,
    }
}

/// The chance that a hand beats one that is uniform above a threshold.
fn beats(hand: f64, threshold: f64) -> f64 {
    if hand <= threshold {
        return 0.0;
    }
    (hand - threshold) / (1.0 - threshold)
}

/// What somebody has who held, by the number of holders and the chance that hers is the best hand.
fn held(players: f64, holders: u32, best: f64) -> f64 {
    if holders == 1 {
        return players - 1.0;
    }
    2.0 * players * best - players + f64::from(holders) - 2.0
}

/// What somebody has who dropped.
fn dropped(history: History) -> f64 {
    match history.count() {
        0 => 0.0,
        1 => -1.0,
        holders => f64::from(holders) - 2.0,
    }
}

/// How likely each of several hands, uniform above these thresholds, is the best.
///
/// From the highest threshold on it is a polynomial of degree below eight, which four places of Gauss integrate exactly.
fn best_of(thresholds: &[f64]) -> Vec<f64> {
    const PLACES: [(f64, f64); 4] = [
        (-0.861_136_311_594_052_6, 0.347_854_845_137_453_85),
        (-0.339_981_043_584_856_26, 0.652_145_154_862_546_1),
        (0.339_981_043_584_856_26, 0.652_145_154_862_546_1),
        (0.861_136_311_594_052_6, 0.347_854_845_137_453_85),
    ];
    let from = thresholds.iter().copied().fold(0.0, f64::max);
    let half = (1.0 - from) / 2.0;
    let best = |one: usize| {
        let at = |(place, weight): (f64, f64)| {
            let hand = from + half * (1.0 + place);
            let others = thresholds
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != one);
            weight
                * others
                    .map(|(_, threshold)| beats(hand, *threshold))
                    .product::<f64>()
        };
        half * PLACES.map(at).iter().sum::<f64>() / (1.0 - thresholds[one])
    };
    (0..thresholds.len()).map(best).collect()
}

/// The solution of linear equations. In each row the right side stands first, and the unknowns after it. Those of later histories go
/// first, so that few others come in.
fn solved(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let mut used = Vec::with_capacity(rows.len());
    for _ in 0..rows.len() {
        let unknown = rows[0].len() - 1;
        let size = |row: &Vec<f64>| row[unknown].abs();
        let largest =
            (0..rows.len()).max_by(|&one, &other| size(&rows[one]).total_cmp(&size(&rows[other])));
        let mut pivot = rows.swap_remove(largest.unwrap_or(0));
        let leading = pivot.pop().unwrap_or(1.0);
        for row in &mut rows {
            let times = row.pop().unwrap_or(0.0) / leading;
            if times == 0.0 {
                continue;
            }
            for (here, there) in row.iter_mut().zip(&pivot) {
                *here -= times * there;
            }
        }
        used.push((pivot, leading));
    }
    // The last row has only its right side left.
    let mut found: Vec<f64> = Vec::with_capacity(used.len());
    for (row, leading) in used.into_iter().rev() {
        let known: f64 = found
            .iter()
            .zip(&row[1..])
            .map(|(one, factor)| one * factor)
            .sum();
        found.push((row[0] - known) / leading);
    }
    found
}
