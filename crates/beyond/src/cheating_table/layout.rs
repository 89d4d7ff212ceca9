//! The places of things on the table: three players side by side, what the round brought below, and the die.

use upperhand_games::card_table::HEIGHT;
use upperhand_games::cards::Area;
use upperhand_games::faces::Easel;

/// The width of a card over its height.
const CARD: f64 = 0.7;

/// The widest place of a player.
const WIDEST: f64 = 56.0;

/// The heights between which things stand, from below.
const DIE: (f64, f64) = (4.5, 17.5);
const SMALL: (f64, f64) = (18.5, 24.5);
const LARGE: (f64, f64) = (24.5, 33.0);
const BADGE: (f64, f64) = (34.5, 41.0);
const CARDS: (f64, f64) = (42.0, 70.0);
const FACE: (f64, f64) = (70.5, 91.5);
const NAME: (f64, f64) = (91.5, 98.0);

/// The table on a canvas.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub width: f64,
}

impl Layout {
    pub fn of(aspect: f64) -> Self {
        Self {
            width: aspect * HEIGHT,
        }
    }

    /// The left edge of a player's place, and the right one.
    fn column(self, player: usize) -> (f64, f64) {
        let width = (self.width * 0.96 / 3.0).min(WIDEST);
        let left = self.width / 2.0 + width * (player as f64 - 1.5);
        (left, left + width)
    }

    fn row(self, player: usize, (bottom, top): (f64, f64)) -> Area {
        let (left, right) = self.column(player);
        ((left, bottom), (right, top))
    }

    /// A part of the height around the middle of a player's place, as wide as is said.
    fn middle(self, player: usize, (bottom, top): (f64, f64), width: f64) -> Area {
        let (left, right) = self.column(player);
        let middle = f64::midpoint(left, right);
        let half = width.min(right - left) / 2.0;
        ((middle - half, bottom), (middle + half, top))
    }

    pub fn name(self, player: usize) -> Area {
        self.row(player, NAME)
    }

    pub fn face(self, player: usize) -> Easel {
        let side = FACE.1 - FACE.0;
        let (from, _) = self.middle(player, FACE, side);
        Easel {
            from,
            side,
            height: 1.0,
        }
    }

    pub fn card(self, player: usize) -> Area {
        self.middle(player, CARDS, (CARDS.1 - CARDS.0) * CARD)
    }

    pub fn badge(self, player: usize) -> Area {
        self.row(player, BADGE)
    }

    /// The middle of the chips beside the face of who takes the pot.
    pub fn chips(self, player: usize) -> (f64, f64) {
        let Easel { from, side, .. } = self.face(player);
        let rim = self.width - 6.0;
        ((from.0 + side + 3.0).min(rim), from.1 + 2.5)
    }

    /// The places of the large words on the round and of the small ones.
    pub fn words(self) -> [Area; 2] {
        let half = (self.width * 0.48).min(60.0);
        let middle = self.width / 2.0;
        [LARGE, SMALL].map(|(bottom, top)| ((middle - half, bottom), (middle + half, top)))
    }

    /// The place of the die, and those of two lines beside it.
    pub fn die(self) -> (Area, [Area; 2]) {
        let side = DIE.1 - DIE.0;
        let all = (self.width * 0.94).min(96.0);
        let left = (self.width - all) / 2.0;
        let middle = f64::midpoint(DIE.0, DIE.1);
        let words = |(bottom, top)| ((left + side + 2.0, bottom), (left + all, top));
        (
            ((left, DIE.0), (left + side, DIE.1)),
            [(middle, DIE.1), (DIE.0, middle)].map(words),
        )
    }

    /// The place of one line where there is no die.
    pub fn below(self) -> Area {
        ((0.0, 8.0), (self.width, 14.5))
    }
}
