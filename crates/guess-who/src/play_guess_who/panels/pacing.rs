//! The time that a move takes on the screen: the answer and the cards that fall, a breath, the answer of the other; and at
//! the end of a game the secret, the map and the way on it.

use super::super::asked::Asked;
use super::super::players::near;
use upperhand::play::guess_who::Game;

/// How long each part takes, in milliseconds.
const FALLING: f64 = 600.0;
const BREATH: f64 = 400.0;
const TURNING: f64 = 280.0;
const REVEALING: f64 = 500.0;
const UNFOLDING: f64 = 700.0;

/// The way on the map: of one move, and of all.
const STEP: f64 = 260.0;
const WAY: f64 = 2600.0;

/// What happens in a part of the time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    /// The cards of the move of this index fall.
    Falls(usize),
    Breath,
    /// The secret card turns.
    Reveals,
    /// The board shrinks, and the map unfolds.
    Unfolds,
    /// The way draws itself.
    Draws,
}

/// A moment on the way from one state to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The moves whose cards have fallen, and how far those of the next one have.
    pub fallen: usize,
    pub falling: f64,
    /// The moves that are told.
    pub told: usize,
    /// How far the secret card has turned, the map is unfolded, and the way on it drawn: 0 to 1.
    pub revealed: f64,
    pub unfolded: f64,
    pub drawn: f64,
}

impl Moment {
    /// Nothing moves: a game after so many moves, or at its end.
    pub fn still(moves: usize, is_over: bool) -> Self {
        let over = f64::from(u8::from(is_over));
        Self {
            fallen: moves,
            falling: 0.0,
            told: moves,
            revealed: over,
            unfolded: over,
            drawn: over,
        }
    }
}

/// Moves that are added to a game, and the time that they take.
pub struct Pacing {
    parts: Vec<(Part, f64)>,
    from: usize,
    to: usize,
}

impl Pacing {
    /// What has been played between two states; `None` where the second is not the first with moves added, or where two
    /// people change places.
    pub fn between(before: &Asked, after: &Asked) -> Option<Self> {
        let (earlier, later) = (before.game(), after.game());
        let (from, to) = (earlier.history().len(), later.history().len());
        let goes_on = from < to && later.beginning(from) == *earlier;
        (goes_on && near(&earlier) == near(&later)).then(|| Self::of(&later, from, to))
    }

    fn of(game: &Game, from: usize, to: usize) -> Self {
        let mut parts = Vec::new();
        for index in from..to {
            if index > from {
                parts.push((Part::Breath, BREATH));
            }
            parts.push((Part::Falls(index), FALLING));
        }
        if game.is_over() {
            parts.extend([
                (Part::Breath, BREATH),
                (Part::Reveals, REVEALING),
                (Part::Unfolds, UNFOLDING),
                (Part::Draws, (to as f64 * STEP).min(WAY)),
            ]);
        }
        Self { parts, from, to }
    }

    pub fn length(&self) -> f64 {
        self.parts.iter().map(|(_, length)| length).sum()
    }

    /// The moment at a share of the time.
    pub fn at(&self, share: f64) -> Moment {
        let mut moment = Moment {
            fallen: self.from,
            falling: 0.0,
            told: self.from,
            revealed: 0.0,
            unfolded: 0.0,
            drawn: 0.0,
        };
        let mut passed = share.clamp(0.0, 1.0) * self.length();
        for &(part, length) in &self.parts {
            let share = (passed / length).min(1.0);
            match part {
                Part::Falls(index) => {
                    moment.fallen = index + usize::from(share == 1.0);
                    moment.falling = eased(share) % 1.0;
                    moment.told = index + 1;
                }
                Part::Breath => {}
                Part::Reveals => moment.revealed = eased(share),
                Part::Unfolds => moment.unfolded = eased(share),
                Part::Draws => moment.drawn = share,
            }
            if passed < length {
                return moment;
            }
            passed -= length;
        }
        Moment::still(self.to, moment.drawn == 1.0)
    }
}

/// Slow at both ends.
fn eased(share: f64) -> f64 {
    share * share * (3.0 - 2.0 * share)
}

/// The length of the way between two states.
pub fn length(before: &Asked, after: &Asked) -> f64 {
    if before.setup() != after.setup() {
        return 0.0;
    }
    match Pacing::between(before, after) {
        Some(pacing) => pacing.length(),
        None if before.play != after.play => TURNING,
        None if before.course(&before.game()) != after.course(&after.game()) => TURNING,
        None => 0.0,
    }
}

/// The state that is told at a share of the way; `None` where all is.
pub fn midway(before: &Asked, after: &Asked, share: f64) -> Option<Asked> {
    if before.setup() != after.setup() {
        return None;
    }
    let pacing = Pacing::between(before, after)?;
    let told = pacing.at(share).told;
    (told < pacing.to).then(|| after.beginning(told))
}
