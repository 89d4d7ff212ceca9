//! The places of things on the table: the others in a row at the top, the pot in the middle, your hand below.

use upperhand_games::card_table::HEIGHT;
use upperhand_games::cards::Area;
use upperhand_games::faces::Easel;

/// The width of a card over its height.
const CARD: f64 = 0.7;

/// The widest place of another player.
const WIDEST: f64 = 44.0;

/// Where the place of another player is as wide, her face stands beside her hand, else above it.
const ROOMY: f64 = 40.0;

/// The widest place with a face beside the hand.
const WIDEST_ROOMY: f64 = 60.0;

/// The share of such a place that the face takes.
const FACE_SHARE: f64 = 0.42;

/// The heights between which things stand, from below.
const OWN_HAND: (f64, f64) = (4.0, 35.0);
const POT: (f64, f64) = (43.5, 58.0);
const BADGE: (f64, f64) = (58.5, 66.5);
const HAND: (f64, f64) = (68.0, 83.0);
const FACE: (f64, f64) = (83.5, 93.0);
const NAME: (f64, f64) = (93.0, 99.5);

/// The heights of a hand with the face beside it.
const HAND_BESIDE: (f64, f64) = (69.0, 91.5);

/// The table on a canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub width: f64,
    others: usize,
}

impl Layout {
    /// For a number of players, on a canvas of an aspect ratio.
    pub fn of(players: usize, aspect: f64) -> Self {
        Self {
            width: aspect * HEIGHT,
            others: players.saturating_sub(1).max(1),
        }
    }

    /// The left edge and the right one of the place of another player, by seats from 1.
    fn column(&self, seat: usize) -> (f64, f64) {
        let widest = if self.has_room() {
            WIDEST_ROOMY
        } else {
            WIDEST
        };
        let width = self.share().min(widest);
        let left = (self.width - width * self.others as f64) / 2.0;
        let from = left + width * seat.saturating_sub(1) as f64;
        (from, from + width)
    }

    /// The width of the table for each of the others.
    fn share(&self) -> f64 {
        self.width * 0.98 / self.others as f64
    }

    /// Is there room for faces beside hands?
    pub fn has_room(&self) -> bool {
        self.share() >= ROOMY
    }

    /// The side of a face beside a hand.
    fn face_beside(&self, seat: usize) -> f64 {
        let (left, right) = self.column(seat);
        (FACE_SHARE * (right - left)).min(HAND_BESIDE.1 - HAND_BESIDE.0)
    }

    /// The place of the cards of another player.
    fn hand(&self, seat: usize) -> Area {
        let ((left, _), (right, _)) = self.row(seat, HAND);
        if self.has_room() {
            let left = left + self.face_beside(seat);
            ((left, HAND_BESIDE.0), (right, HAND_BESIDE.1))
        } else {
            ((left, HAND.0), (right, HAND.1))
        }
    }

    fn row(&self, seat: usize, (bottom, top): (f64, f64)) -> Area {
        let (left, right) = self.column(seat);
        ((left, bottom), (right, top))
    }

    pub fn name(&self, seat: usize) -> Area {
        self.row(seat, NAME)
    }

    /// The square of a face.
    pub fn face(&self, seat: usize) -> Easel {
        let (left, right) = self.column(seat);
        let (from, side) = if self.has_room() {
            ((left, HAND_BESIDE.0), self.face_beside(seat))
        } else {
            let side = FACE.1 - FACE.0;
            ((f64::midpoint(left, right) - side / 2.0, FACE.0), side)
        };
        Easel {
            from,
            side,
            height: 1.0,
        }
    }

    /// The place of the word on a player's choice: beside your own hand, below the others' hands.
    pub fn badge(&self, seat: usize) -> Area {
        if seat > 0 {
            return self.row(seat, BADGE);
        }
        let middle = self.width / 2.0;
        let half = (self.width / 2.0 - 1.0).min(26.0);
        ((middle - half, 36.0), (middle + half, 43.0))
    }

    /// The place of one line of words on all choices: that of the words on each of the others.
    pub fn choices(&self) -> Area {
        ((0.0, BADGE.0), (self.width, BADGE.1))
    }

    /// The places of the cards of a hand, in the middle of its row.
    pub fn cards(&self, seat: usize, count: usize) -> Vec<Area> {
        let (left, right, (bottom, top)) = if seat == 0 {
            (0.0, self.width, OWN_HAND)
        } else {
            let ((left, bottom), (right, top)) = self.hand(seat);
            (left, right, (bottom, top))
        };
        let room = (right - left) * 0.94 / count as f64;
        let width = ((top - bottom) * CARD).min(room);
        let start = f64::midpoint(left, right) - width * count as f64 / 2.0;
        let gap = width * 0.04;
        let place = |index: usize| {
            let from = start + width * index as f64;
            ((from + gap, bottom), (from + width - gap, top))
        };
        (0..count).map(place).collect()
    }

    /// The place of another player's number: a card as wide as its column allows.
    pub fn number_card(&self, seat: usize) -> Area {
        let ((left, bottom), (right, top)) = self.hand(seat);
        let half = ((right - left) * 0.47).min(9.0);
        let middle = f64::midpoint(left, right);
        ((middle - half, bottom), (middle + half, top))
    }

    /// The place of your own number, large.
    pub fn own_number(&self) -> Area {
        let middle = self.width / 2.0;
        ((middle - 20.0, 19.0), (middle + 20.0, 34.0))
    }

    /// The ends of the number line, and its height.
    pub fn line(&self) -> ((f64, f64), f64) {
        let margin = self.width * 0.07;
        ((margin, self.width - margin), 11.5)
    }

    /// The place of the words on the pot.
    pub fn pot(&self) -> Area {
        let middle = self.width / 2.0;
        ((middle - 21.0, POT.0), (middle + 21.0, POT.1))
    }

    /// The middle of the chips of the pot, and of those that a player has taken.
    pub fn chips(&self, seat: Option<usize>) -> (f64, f64) {
        let ((left, bottom), (_, top)) = self.pot();
        match seat {
            None => (left - 9.0, f64::midpoint(bottom, top) - 1.0),
            Some(0) => (self.width * 0.5 + (self.width * 0.32).min(44.0), 30.0),
            Some(seat) if self.has_room() => {
                let (left, _) = self.column(seat);
                (left + self.face_beside(seat) / 2.0, HAND_BESIDE.0)
            }
            Some(seat) => {
                let (_, right) = self.column(seat);
                (right - 5.5, FACE.0 + 1.0)
            }
        }
    }
}
