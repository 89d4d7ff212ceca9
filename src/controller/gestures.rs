//! Gestures under way on the pictures of a figure.

use super::event::Point;
use crate::figures::model::Along;
use crate::figures::settings::Settings;

/// The most fingers that are followed: those of two hands.
const MOST_FINGERS: usize = 10;

/// The thing that a pointer moves while it is down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Held {
    Crosshair,
    Divider,
    Handle,
    /// Hotspots, which are chosen or given up.
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

/// The window of a panel in somebody's hand.
pub struct HeldWindow {
    pub panel: usize,
    pub by: Hold,
    /// The settings when hold was taken of it.
    pub start: Settings,
    /// The data coordinates under the hand.
    pub at: Option<(f64, f64)>,
}

/// The hand on a window.
#[derive(Clone, Copy, PartialEq)]
pub enum Hold {
    /// A pointer, since it was at this point.
    Pointer(Point),
    /// Two fingers, since they were at these points.
    Fingers(Point, Point),
    /// The wheel, how far it has turned, and when it turned last.
    Wheel { turned: f64, last: f64 },
}

/// Gestures under way.
#[derive(Default)]
pub struct Gestures {
    pub fingers: Vec<Finger>,
    pub window: Option<HeldWindow>,
    pub held: Option<(usize, Held)>,
    /// The panel and the point of a finger that is down, and has not yet said whether it selects or scrolls the page.
    pub undecided: Option<(usize, Point)>,
    /// The panel that zooms by itself, and when it did last; no time before its first step.
    pub playing: Option<(usize, Option<f64>)>,
}

impl Gestures {
    /// Does a picture zoom by itself?
    pub const fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Lets the picture stand still.
    pub const fn stop_playing(&mut self) {
        self.playing = None;
    }

    /// Lets the picture of a panel stand still.
    pub fn stop_playing_on(&mut self, panel: usize) {
        if self.playing.is_some_and(|(playing, _)| playing == panel) {
            self.stop_playing();
        }
    }

    /// Takes over that a finger is down.
    pub fn put_down(&mut self, finger: Finger) {
        self.fingers.retain(|known| known.id != finger.id);
        self.fingers.truncate(MOST_FINGERS - 1);
        self.fingers.push(finger);
    }

    /// The points of the fingers on a panel, in the order in which they came.
    pub fn fingers_on(&self, panel: usize) -> Vec<Point> {
        let there = self.fingers.iter().filter(|finger| finger.panel == panel);
        there.map(|finger| finger.at).collect()
    }

    /// The hand on the window of a panel.
    pub fn hold_on(&self, panel: usize) -> Option<Hold> {
        let window = self.window.as_ref();
        window
            .filter(|held| held.panel == panel)
            .map(|held| held.by)
    }
}
