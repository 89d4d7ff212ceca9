//! The places of things on the table: three players side by side, what the round brought below, and the die.

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

/// The table on a canvas of a width.
#[derive(Clone, Copy, Debug)]
pub struct Layout(pub f64);

/// A part of a height around a middle.
fn around(middle: f64, width: f64, (bottom, top): (f64, f64)) -> Area {
    ((middle - width / 2.0, bottom), (middle + width / 2.0, top))
}

impl Layout {
    /// A part of the height around the middle of a player's place, as wide as is said, but no wider than that.
    fn place(self, player: usize, heights: (f64, f64), width: f64) -> Area {
        let column = (self.0 * 0.96 / 3.0).min(WIDEST);
        let middle = self.0 / 2.0 + column * (player as f64 - 1.0);
        around(middle, width.min(column), heights)
    }

    pub fn name(self, player: usize) -> Area {
        self.place(player, NAME, WIDEST)
    }

    pub fn face(self, player: usize) -> Easel {
        let side = FACE.1 - FACE.0;
        let (from, _) = self.place(player, FACE, side);
        let height = 1.0;
        Easel { from, side, height }
    }

    pub fn card(self, player: usize) -> Area {
        self.place(player, CARDS, (CARDS.1 - CARDS.0) * CARD)
    }

    pub fn badge(self, player: usize) -> Area {
        self.place(player, BADGE, WIDEST)
    }

    /// The middle of the chips beside the face of who takes the pot.
    pub fn chips(self, player: usize) -> (f64, f64) {
        let Easel { from, side, .. } = self.face(player);
        ((from.0 + side + 3.0).min(self.0 - 6.0), from.1 + 2.5)
    }

    /// The places of the large words on the round and of the small ones.
    pub fn words(self) -> [Area; 2] {
        [LARGE, SMALL].map(|heights| around(self.0 / 2.0, (self.0 * 0.96).min(120.0), heights))
    }

    /// The place of the die, and those of two lines beside it.
    pub fn die(self) -> (Area, [Area; 2]) {
        let side = DIE.1 - DIE.0;
        let all = (self.0 * 0.94).min(96.0);
        let left = (self.0 - all) / 2.0;
        let middle = f64::midpoint(DIE.0, DIE.1);
        let words = |(bottom, top)| ((left + side + 2.0, bottom), (left + all, top));
        (
            ((left, DIE.0), (left + side, DIE.1)),
            [(middle, DIE.1), (DIE.0, middle)].map(words),
        )
    }

    /// The place of one line where there is no die.
    pub fn below(self) -> Area {
        ((0.0, 8.0), (self.0, 14.5))
    }
}
