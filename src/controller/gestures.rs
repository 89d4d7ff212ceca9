//! Pointers, wheel, keys and buttons on the pictures of a figure.

use super::Controller;
use super::event::{Action, Phase, Point, Pointer};
use super::frame::{Changes, GripCue};
use crate::figures::model::{Along, Changes as Assignments, Grip, Key, Navigation, PanZoom};
use crate::figures::settings::Settings;

/// The factor by which a button or a key zooms.
const ZOOM: f64 = 2.0;

/// The share of its canvas by which a button moves the window of a figure.
const PAN_SHARE: f64 = 0.25;

/// The pause after which a wheel that turns again turns anew, in milliseconds.
const WHEEL_PAUSE: f64 = 300.0;

/// The most that one event of a wheel turns it, in CSS pixels.
const MOST_TURN: f64 = 200.0;

/// The turn of the wheel that doubles the sides, in CSS pixels.
const WHEEL_DOUBLING: f64 = 400.0;

/// The time in which the endless zoom doubles the picture, in milliseconds.
const PLAY_DOUBLING: f64 = 9000.0;

/// The longest step of the endless zoom, in milliseconds.
const PLAY_STEP: f64 = 100.0;

/// The most fingers that are followed: those of two hands.
const MOST_FINGERS: usize = 10;

/// The thing that a pointer moves while it is down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Crosshair,
    Divider,
    Handle,
}

/// A finger on a canvas.
struct Finger {
    panel: usize,
    id: i32,
    at: Point,
}

/// The window of a panel in somebody's hand.
struct HeldWindow {
    panel: usize,
    by: Hold,
    /// The settings when hold was taken of it.
    start: Settings,
    /// The data coordinates under the hand.
    at: Option<(f64, f64)>,
}

/// The hand on a window.
#[derive(Clone, Copy, PartialEq)]
enum Hold {
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
    fingers: Vec<Finger>,
    window: Option<HeldWindow>,
    held: Option<(usize, Held)>,
    /// The panel that zooms by itself, and when it did last; no time before its first step.
    playing: Option<(usize, Option<f64>)>,
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
}

impl Controller {
    pub(super) fn pointer(&mut self, event: Pointer) -> Changes {
        match event.phase {
            Phase::Down => self.pointer_down(event),
            Phase::Move => self.pointer_move(event),
            Phase::Up | Phase::Cancel => {
                self.pointer_up(event);
                Changes::default()
            }
            Phase::Leave => {
                self.settings.rest_on(Assignments::new());
                Changes::default()
            }
        }
    }

    fn pointer_down(&mut self, event: Pointer) -> Changes {
        let Pointer { panel, id, .. } = event;
        let at = (event.x, event.y);
        self.stop_playing_on(panel);
        if event.touch {
            let fingers = &mut self.gestures.fingers;
            fingers.retain(|finger| finger.id != id);
            fingers.truncate(MOST_FINGERS - 1);
            fingers.push(Finger { panel, id, at });
            if self.fingers_on(panel).len() > 1 {
                self.gestures.held = None;
                self.pinch_on(panel);
                return Changes::default();
            }
        }
        if event.button == 1 || (event.button == 0 && event.shift) {
            self.take_hold(panel, Hold::Pointer(at), at);
            return Changes {
                handled: true,
                capture: true,
                ..Changes::default()
            };
        }
        let grabbed = event.button == 0 && self.grab(panel, at);
        Changes {
            capture: grabbed && !event.touch,
            ..Changes::default()
        }
    }

    fn pointer_move(&mut self, event: Pointer) -> Changes {
        let at = (event.x, event.y);
        let finger = self.gestures.fingers.iter_mut();
        if let Some(finger) = finger.into_iter().find(|finger| finger.id == event.id) {
            finger.at = at;
            if self.carry_between_fingers(event.panel) {
                return Changes::default();
            }
        }
        if let Some(Hold::Pointer(from)) = self.hold_on(event.panel) {
            self.carry(1.0, (at.0 - from.0, at.1 - from.1));
        } else if event.pressed {
            self.drag(at);
        } else if !event.touch {
            return self.hover(event.panel, at);
        }
        Changes::default()
    }

    fn pointer_up(&mut self, event: Pointer) {
        let before = self.gestures.fingers.len();
        self.gestures.fingers.retain(|finger| finger.id != event.id);
        if self.gestures.fingers.len() < before {
            self.pinch_on(event.panel);
        }
        if let Some(Hold::Pointer(_)) = self.hold_on(event.panel) {
            self.gestures.window = None;
            return;
        }
        let held = self.gestures.held.take();
        let is_click = event.phase == Phase::Up && !event.touch;
        if is_click && matches!(held, Some((_, Held::Crosshair))) {
            self.pin(true);
        }
    }

    /// The points of the fingers on a panel, in the order in which they came.
    fn fingers_on(&self, panel: usize) -> Vec<Point> {
        let fingers = self.gestures.fingers.iter();
        let there = fingers.filter(|finger| finger.panel == panel);
        there.map(|finger| finger.at).collect()
    }

    /// Two fingers hold the window where they are now; fewer let it go.
    fn pinch_on(&mut self, panel: usize) {
        if let [first, second, ..] = self.fingers_on(panel)[..] {
            let hold = Hold::Fingers(first, second);
            self.take_hold(panel, hold, middle(first, second));
        } else if let Some(Hold::Fingers(..)) = self.hold_on(panel) {
            self.gestures.window = None;
        }
    }

    /// Zooms and moves the window as two fingers do. Returns whether there are two.
    fn carry_between_fingers(&mut self, panel: usize) -> bool {
        let (Some(Hold::Fingers(from, to)), [first, second, ..]) =
            (self.hold_on(panel), &self.fingers_on(panel)[..])
        else {
            return false;
        };
        let (before, after) = (middle(from, to), middle(*first, *second));
        let factor = distance(from, to) / distance(*first, *second);
        self.carry(factor, (after.0 - before.0, after.1 - before.1));
        true
    }

    /// The hand on the window of a panel.
    fn hold_on(&self, panel: usize) -> Option<Hold> {
        let window = self.gestures.window.as_ref();
        window
            .filter(|held| held.panel == panel)
            .map(|held| held.by)
    }

    /// The thing to take hold of at a point of a panel's canvas.
    fn grip(&mut self, panel: usize, at: Point) -> Grip {
        let found = self.panel(panel).and_then(|panel| panel.data_at(at));
        found.map_or(Grip::Nothing, |at| {
            self.model.grip(panel, self.settings.shown(), at)
        })
    }

    fn is_on_divider(&self, panel: usize, x: f64) -> bool {
        self.panel(panel)
            .is_some_and(|panel| panel.holds_divider(x))
    }

    /// Is the first of that many fingers alone, and on a handle? The page does not scroll then, whichever way it
    /// goes.
    pub(super) fn holds_page(&mut self, panel: usize, at: Point, fingers: usize) -> bool {
        fingers == 1 && matches!(self.grip(panel, at), Grip::Handle(_))
    }

    /// Previews the position below a resting pointer, unless the crosshair is pinned.
    fn hover(&mut self, panel: usize, at: Point) -> Changes {
        let grip = self.grip(panel, at);
        let cue = match &grip {
            Grip::Handle(_) => GripCue::Handle,
            _ if self.is_on_divider(panel, at.0) => GripCue::Divider,
            _ => GripCue::None,
        };
        let data = self.panel(panel).and_then(|panel| panel.data_at(at));
        let preview = match (data, grip) {
            _ if self.pinned => Assignments::new(),
            (Some(data), Grip::Anywhere) => self.model.point(panel, self.settings.shown(), data),
            (_, Grip::Handle(assignments)) => assignments,
            _ => Assignments::new(),
        };
        self.settings.rest_on(preview);
        Changes {
            grip: Some(cue),
            ..Changes::default()
        }
    }

    /// Takes hold of the thing at a point. Returns false outside, and where there is nothing to hold.
    fn grab(&mut self, panel: usize, at: Point) -> bool {
        match self.grip(panel, at) {
            Grip::Nothing => return false,
            Grip::Handle(assignments) => {
                self.gestures.held = Some((panel, Held::Handle));
                self.assign(&assignments);
            }
            Grip::Anywhere => {
                let held = if self.is_on_divider(panel, at.0) {
                    Held::Divider
                } else {
                    Held::Crosshair
                };
                self.gestures.held = Some((panel, held));
                self.drag(at);
            }
        }
        true
    }

    /// Lets the thing in hand follow the pointer.
    fn drag(&mut self, at: Point) {
        let Some((panel, held)) = self.gestures.held else {
            return;
        };
        let Some(state) = self.panel(panel) else {
            return;
        };
        let (share, data) = (state.share_across(at.0), state.nearest_data(at));
        let settings = self.settings.shown();
        let assignments = match held {
            Held::Divider => share.map(|share| {
                let divide = PanZoom::Divide(share);
                self.model.pan_zoom(panel, settings, divide)
            }),
            Held::Crosshair | Held::Handle => {
                data.map(|data| self.model.point(panel, settings, data))
            }
        };
        self.assign(&assignments.unwrap_or_default());
    }

    /// Holds what is shown against a hovering pointer, or lets it go.
    pub(super) fn pin(&mut self, pinned: bool) {
        self.pinned = pinned;
        let preview = self.settings.end_preview();
        if pinned {
            self.assign(&preview);
        }
    }

    /// Takes hold of the window of a panel at a point, to be carried from there.
    fn take_hold(&mut self, panel: usize, by: Hold, at: Point) {
        self.gestures.window = Some(HeldWindow {
            panel,
            by,
            start: self.settings.shown().clone(),
            at: self.panel(panel).and_then(|panel| panel.nearest_data(at)),
        });
    }

    /// Carries the held window: its sides become this many times as long around the point held, and that point goes
    /// this far on the canvas. All of it counts from where hold was taken, so that no step is too small.
    fn carry(&mut self, factor: f64, by: Point) {
        let Some(held) = &self.gestures.window else {
            return;
        };
        let panel = held.panel;
        let Some((x, y)) = self.panel(panel).and_then(|panel| panel.shares(by)) else {
            return;
        };
        if !(factor.is_finite() && factor > 0.0) {
            return;
        }
        let mut settings = held.start.clone();
        let mut assignments = Assignments::new();
        for step in [PanZoom::Zoom(factor, held.at), PanZoom::Pan(-x, -y)] {
            for (name, value) in self.model.pan_zoom(panel, &settings, step) {
                settings.set(name, value);
                assignments.retain(|(earlier, _)| *earlier != name);
                assignments.push((name, value));
            }
        }
        self.assign(&assignments);
    }

    /// Zooms around the pointer. Turns that follow each other count as one, so that many small ones zoom as far as a
    /// large one.
    pub(super) fn wheel(&mut self, panel: usize, at: Point, turn: f64, time: f64) {
        if turn.is_nan() {
            return;
        }
        let before = match self.hold_on(panel) {
            Some(Hold::Wheel { turned, last }) if time - last <= WHEEL_PAUSE => Some(turned),
            _ => None,
        };
        let turned = before.unwrap_or(0.0) + turn.clamp(-MOST_TURN, MOST_TURN);
        let hold = Hold::Wheel { turned, last: time };
        match &mut self.gestures.window {
            Some(window) if before.is_some() => window.by = hold,
            _ => self.take_hold(panel, hold, at),
        }
        self.carry((turned / WHEEL_DOUBLING).exp2(), (0.0, 0.0));
    }

    /// Obeys a key, by its name in keyboard events. Returns false for a key that is not the figure's.
    pub(super) fn key(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        self.stop_playing_on(panel);
        match key {
            "Enter" => self.pin(true),
            // An Escape that unpins nothing is left to the page.
            "Escape" if self.pinned => self.pin(false),
            "+" | "=" => self.pan_zoom(panel, PanZoom::Zoom(1.0 / ZOOM, None)),
            "-" => self.pan_zoom(panel, PanZoom::Zoom(ZOOM, None)),
            "0" => self.pan_zoom(panel, PanZoom::Reset),
            _ => return self.move_crosshair(panel, key, shift),
        }
        true
    }

    fn move_crosshair(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        let step = if shift { 10 } else { 1 };
        let along = if shift { Along::Y } else { Along::X };
        let key = match key {
            "ArrowLeft" => Key::Step(-step, 0),
            "ArrowRight" => Key::Step(step, 0),
            "ArrowDown" => Key::Step(0, -step),
            "ArrowUp" => Key::Step(0, step),
            "PageDown" => Key::Step(0, -10),
            "PageUp" => Key::Step(0, 10),
            "Home" => Key::Start(along),
            "End" => Key::End(along),
            _ => return false,
        };
        if panel < self.panels.len() {
            let assignments = self.model.press(panel, self.settings.shown(), key);
            self.assign(&assignments);
        }
        true
    }

    pub(super) fn button(&mut self, panel: usize, action: Action) {
        let Some((width, height)) = self.panel(panel).map(super::panel::PanelState::size) else {
            return;
        };
        let mut pan = |x: f64, y: f64| {
            let by = (
                x * f64::from(width) * PAN_SHARE,
                y * f64::from(height) * PAN_SHARE,
            );
            if let Some((x, y)) = self.panel(panel).and_then(|panel| panel.shares(by)) {
                self.pan_zoom(panel, PanZoom::Pan(-x, -y));
            }
        };
        match action {
            Action::Left => pan(1.0, 0.0),
            Action::Right => pan(-1.0, 0.0),
            Action::Up => pan(0.0, 1.0),
            Action::Down => pan(0.0, -1.0),
            Action::ZoomIn => self.pan_zoom(panel, PanZoom::Zoom(1.0 / ZOOM, None)),
            Action::ZoomOut => self.pan_zoom(panel, PanZoom::Zoom(ZOOM, None)),
            Action::Reset => self.pan_zoom(panel, PanZoom::Reset),
            Action::Play => {
                let may_start = self.panels()[panel].navigation == Navigation::Endless
                    && !self.gestures.is_playing();
                self.gestures.playing = may_start.then_some((panel, None));
            }
        }
    }

    fn stop_playing_on(&mut self, panel: usize) {
        if self
            .gestures
            .playing
            .is_some_and(|(playing, _)| playing == panel)
        {
            self.gestures.stop_playing();
        }
    }

    /// Takes a step of the endless zoom.
    pub(super) fn play(&mut self, now: f64) {
        let Some((panel, last)) = self.gestures.playing else {
            return;
        };
        self.gestures.playing = Some((panel, Some(now)));
        let passed = last.map_or(0.0, |last| (now - last).clamp(0.0, PLAY_STEP));
        if passed > 0.0 {
            let factor = (-passed / PLAY_DOUBLING).exp2();
            self.pan_zoom(panel, PanZoom::Zoom(factor, None));
        }
    }

    pub(super) fn pan_zoom(&mut self, panel: usize, step: PanZoom) {
        if panel < self.panels.len() {
            let assignments = self.model.pan_zoom(panel, self.settings.shown(), step);
            self.assign(&assignments);
        }
    }
}

/// The point between two.
fn middle(first: Point, second: Point) -> Point {
    (
        f64::midpoint(first.0, second.0),
        f64::midpoint(first.1, second.1),
    )
}

/// The distance of two points, at least a pixel.
fn distance(first: Point, second: Point) -> f64 {
    (first.0 - second.0).hypot(first.1 - second.1).max(1.0)
}
