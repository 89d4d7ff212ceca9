//! The frame scheduler: which panels and words are renewed in the next frame of a movement, and which wait for their
//! turn.

/// The time within which a frame of a movement should be on the screen, in milliseconds: that of sixty frames a second,
/// less two milliseconds for the rest of the page.
pub const FRAME: f64 = 14.0;

/// Frames that are further apart, in milliseconds, do not belong to one movement.
const APART: f64 = 300.0;

/// The most that a frame with all its pixels takes, compared with one with a quarter of them.
const PIXELS: f64 = 4.0;

/// The number of quick frames in a row after which all pixels come back, as the cost of successive frames varies.
const QUICK: u8 = 4;

/// Measures whether the frames of a movement come in time. Without a GPU, filling pixels takes most of the time: so
/// after a late frame, pictures have a quarter of their pixels, and besides the main panel each frame draws only one
/// other panel or renews the words. This lasts until the movement is over or several frames in a row would have been in
/// time anyway.
#[derive(Clone, Copy, Debug, Default)]
pub struct FrameScheduler {
    is_late: bool,
    /// The number of quick frames in a row.
    quick: u8,
    /// The time at which the last frame was begun.
    begun: f64,
    /// Was anything drawn in it?
    is_new: bool,
    /// May it still draw another panel?
    has_time: bool,
    /// The panel that was drawn last besides the main one.
    last: usize,
    /// The number of frames for which the words have waited.
    waited: usize,
}

impl FrameScheduler {
    /// Begins a frame at a time in milliseconds. Returns whether its pictures should have a quarter of their pixels.
    pub fn begin(&mut self, now: f64) -> bool {
        if now - self.begun > APART {
            self.is_late = false;
        }
        self.begun = now;
        self.is_new = false;
        self.has_time = true;
        self.is_late
    }

    /// Does the present frame renew the words around this many panels? Where panels take turns, the words take a turn
    /// too, instead of a panel.
    pub const fn may_say(&mut self, panels: usize) -> bool {
        let may_say = !self.is_late || self.waited + 1 >= panels;
        self.waited = if may_say { 0 } else { self.waited + 1 };
        self.has_time &= !(self.is_late && may_say);
        may_say
    }

    /// Gives the words around this many panels the next turn, as a result has arrived.
    pub const fn has_news(&mut self, panels: usize) {
        self.waited = panels;
    }

    /// The panel that is drawn at an index: the main one first, then the others; where they take turns, the one that
    /// has waited longest goes first.
    pub const fn panel(&self, place: usize, panels: usize) -> usize {
        if place == 0 {
            0
        } else {
            (self.last + place - 1) % (panels - 1) + 1
        }
    }

    /// May a stale panel be drawn in the present frame? Otherwise it waits for its turn.
    pub const fn may_draw(&self, panel: usize) -> bool {
        panel == 0 || self.has_time
    }

    /// Records that the present frame draws a panel. Frames that draw nothing are not measured.
    pub const fn draws(&mut self, panel: usize) {
        self.is_new = true;
        if panel > 0 {
            self.last = panel;
            self.has_time = !self.is_late;
        }
    }

    /// Records when the present frame was on the screen.
    pub fn seen(&mut self, now: f64) {
        if !self.is_new {
            return;
        }
        self.is_new = false;
        let took = now - self.begun;
        let is_quick = self.is_late && took * PIXELS <= FRAME;
        self.quick = if is_quick { self.quick + 1 } else { 0 };
        self.is_late = if self.is_late {
            self.quick < QUICK
        } else {
            took > FRAME
        };
    }
}
