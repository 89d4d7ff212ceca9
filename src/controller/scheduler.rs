//! The frame scheduler: the panels and words that come with the next picture of a movement, and those that wait for
//! their turn.

/// The time within which a picture that moves should be seen, in milliseconds, with the words around it: sixty of
/// them a second, and two milliseconds for what else a page does.
pub const FRAME: f64 = 14.0;

/// Two pictures that are further apart, in milliseconds, do not belong to one movement.
const APART: f64 = 300.0;

/// The most times as long that a picture with all its pixels takes as one with a quarter of them.
const PIXELS: f64 = 4.0;

/// The number of quick pictures in a row after which all pixels come back: of those that follow each other some may
/// be dearer than others.
const QUICK: u8 = 4;

/// Measures whether the pictures of a movement come in time. Where the browser fills pixels without help that takes
/// most of the time: after a late picture they are drawn with a quarter of them, and besides the main panel only one
/// other is drawn, or the words are renewed, until the movement is over or all of it would be in time, of several in
/// a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct FrameScheduler {
    is_late: bool,
    /// The number of pictures in a row that were quick.
    quick: u8,
    /// The time at which the last picture was begun.
    begun: f64,
    /// Was anything drawn for it?
    is_new: bool,
    /// Does it still have time for another panel?
    has_time: bool,
    /// The panel that was drawn last beside the main one.
    last: usize,
    /// The number of pictures for which the words have waited.
    waited: usize,
}

impl FrameScheduler {
    /// Begins a picture of a movement; `now` in milliseconds from some moment on. Returns whether it is to have a
    /// quarter of the pixels.
    pub fn begin(&mut self, now: f64) -> bool {
        if now - self.begun > APART {
            self.is_late = false;
        }
        self.begun = now;
        self.is_new = false;
        self.has_time = true;
        self.is_late
    }

    /// Are the words around this many panels renewed with the picture that was begun last? Where panels take turns
    /// words have one, too, instead of a panel beside the main one.
    pub const fn may_say(&mut self, panels: usize) -> bool {
        let may_say = !self.is_late || self.waited + 1 >= panels;
        self.waited = if may_say { 0 } else { self.waited + 1 };
        self.has_time &= !(self.is_late && may_say);
        may_say
    }

    /// Gives the words around this many panels the next turn: there is news that nobody asked for.
    pub const fn has_news(&mut self, panels: usize) {
        self.waited = panels;
    }

    /// The panel that is drawn in a place: the main one first, then the others, that one first which has waited
    /// longest where they take turns.
    #[must_use]
    pub const fn panel(&self, place: usize, panels: usize) -> usize {
        if place == 0 {
            0
        } else {
            (self.last + place - 1) % (panels - 1) + 1
        }
    }

    /// May a panel be drawn that is not as it should be? Otherwise it waits for its turn.
    #[must_use]
    pub const fn may_draw(&self, panel: usize) -> bool {
        panel == 0 || self.has_time
    }

    /// Notes that a panel is drawn for the picture that was begun last: pictures in which nothing is drawn tell
    /// nothing.
    pub const fn draws(&mut self, panel: usize) {
        self.is_new = true;
        if panel > 0 {
            self.last = panel;
            self.has_time = !self.is_late;
        }
    }

    /// Notes when the picture that was begun last was seen.
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
