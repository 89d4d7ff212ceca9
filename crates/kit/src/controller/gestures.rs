//! The running gestures on the pictures of a figure.

use super::event::Point;
use crate::model::Along;
use crate::settings::Settings;

/// The most fingers that are tracked: those of two hands.
const MOST_FINGERS: usize = 10;

/// What a pointer drags while it is down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Held {
    Crosshair,
    Divider,
    Handle,
    /// Hotspots, which are chosen or unchosen.
    Hotspots {
        /// Are they chosen?
        chosen: bool,
    },
    /// The tag of the crosshair at an axis.
    Tag(Along),
}

/// A finger on a canvas.
pub struct Finger {
    pub panel: usize,
    pub id: i32,
    pub at: Point,
}

/// The window of a panel while it is dragged or zoomed.
pub struct HeldWindow {
    pub panel: usize,
    pub by: Hold,
    /// The settings when the gesture began.
    pub start: Settings,
    /// The data coordinates that stay below the pointer.
    pub at: Option<(f64, f64)>,
}

/// What moves a window.
#[derive(Clone, Copy, PartialEq)]
pub enum Hold {
    /// A pointer that began at this point.
    Pointer(Point),
    /// Two fingers that began at these points.
    Fingers(Point, Point),
    /// The wheel: how far it has turned, and when it turned last.
    Wheel { turned: f64, last: f64 },
}

/// The running gestures.
#[derive(Default)]
pub struct Gestures {
    pub fingers: Vec<Finger>,
    pub window: Option<HeldWindow>,
    pub held: Option<(usize, Held)>,
    /// The panel and the point of a finger that is down but may still turn out to select or to scroll the page.
    pub undecided: Option<(usize, Point)>,
    /// The panel of the endless zoom, and the time of its last step, if there was one.
    pub playing: Option<(usize, Option<f64>)>,
}

impl Gestures {
    /// Is the endless zoom running?
    pub const fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Stops the endless zoom.
    pub const fn stop_playing(&mut self) {
        self.playing = None;
    }

    /// Stops the endless zoom of a panel.
    pub fn stop_playing_on(&mut self, panel: usize) {
        if self.playing.is_some_and(|(playing, _)| playing == panel) {
            self.stop_playing();
        }
    }

    /// Records a finger that is down.
    pub fn put_down(&mut self, finger: Finger) {
        self.fingers.retain(|known| known.id != finger.id);
        self.fingers.truncate(MOST_FINGERS - 1);
        self.fingers.push(finger);
    }

    /// The points of the fingers on a panel, in the order in which they touched it.
    pub fn fingers_on(&self, panel: usize) -> Vec<Point> {
        let there = self.fingers.iter().filter(|finger| finger.panel == panel);
        there.map(|finger| finger.at).collect()
    }

    /// The gesture on the window of a panel.
    pub fn hold_on(&self, panel: usize) -> Option<Hold> {
        let window = self.window.as_ref();
        window
            .filter(|held| held.panel == panel)
            .map(|held| held.by)
    }
}
