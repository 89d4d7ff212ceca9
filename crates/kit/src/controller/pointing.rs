//! Pointers and the wheel on the pictures of a figure.

use super::Controller;
use super::event::{Phase, Point, Pointer};
use super::frame::{EventResponse, GripCue};
use super::gestures::{Finger, Held, HeldWindow, Hold};
use super::panel::PanelState;
use crate::model::{Along, Grip, PanZoom};
use crate::{Edit, FieldSet};

/// How far a finger moves sideways before it grabs the crosshair, or up or down where the browser does not scroll, in
/// CSS pixels.
const SIDEWAYS: f64 = 8.0;
const STAYS: f64 = 32.0;

/// The pause after which a wheel begins a new turn, in milliseconds.
const WHEEL_PAUSE: f64 = 300.0;

/// The largest turn of one wheel event, in CSS pixels.
const MOST_TURN: f64 = 200.0;

/// The turn of the wheel that doubles the sides, in CSS pixels.
const WHEEL_DOUBLING: f64 = 400.0;

impl Controller {
    pub(super) fn pointer(&mut self, event: Pointer) -> EventResponse {
        match event.phase {
            Phase::Down => self.pointer_down(event),
            Phase::Move => self.pointer_move(event),
            Phase::Up | Phase::Cancel => {
                self.pointer_up(event);
                EventResponse::default()
            }
            Phase::Leave => {
                self.settings.rest_on(None);
                EventResponse::default()
            }
        }
    }

    fn pointer_down(&mut self, event: Pointer) -> EventResponse {
        let Pointer { panel, id, .. } = event;
        let at = (event.x, event.y);
        self.gestures.stop_playing_on(panel);
        if event.touch {
            self.gestures.put_down(Finger { panel, id, at });
            if self.gestures.fingers_on(panel).len() > 1 {
                self.gestures.held = None;
                self.gestures.undecided = None;
                self.pinch_on(panel);
                return EventResponse::default();
            }
        }
        if event.button == 1 || (event.button == 0 && event.shift) {
            self.take_hold(panel, Hold::Pointer(at), at);
            return EventResponse {
                handled: true,
                capture: true,
                ..EventResponse::default()
            };
        }
        if event.touch && !self.holds_page(panel, at, 1) {
            self.gestures.undecided = Some((panel, at));
            return EventResponse::default();
        }
        let grabbed = event.button == 0 && self.grab(panel, at);
        EventResponse {
            capture: grabbed && !event.touch,
            ..EventResponse::default()
        }
    }

    fn pointer_move(&mut self, event: Pointer) -> EventResponse {
        let at = (event.x, event.y);
        let finger = self.gestures.fingers.iter_mut();
        if let Some(finger) = finger.into_iter().find(|finger| finger.id == event.id) {
            finger.at = at;
            if self.carry_between_fingers(event.panel) {
                return EventResponse::default();
            }
        }
        if let Some(Hold::Pointer(from)) = self.gestures.hold_on(event.panel) {
            self.carry(1.0, (at.0 - from.0, at.1 - from.1));
        } else if event.pressed {
            self.decide(at);
            self.drag(at);
        } else if !event.touch {
            return self.hover(event.panel, at);
        }
        EventResponse::default()
    }

    fn pointer_up(&mut self, event: Pointer) {
        let before = self.gestures.fingers.len();
        self.gestures.fingers.retain(|finger| finger.id != event.id);
        if self.gestures.fingers.len() < before {
            self.pinch_on(event.panel);
        }
        if let Some(Hold::Pointer(_)) = self.gestures.hold_on(event.panel) {
            self.gestures.window = None;
            return;
        }
        if let Some((panel, at)) = self.gestures.undecided.take()
            && event.phase == Phase::Up
        {
            self.grab(panel, at);
        }
        let held = self.gestures.held.take();
        let is_click = event.phase == Phase::Up && !event.touch;
        if is_click && matches!(held, Some((_, Held::Crosshair))) {
            self.pin(true);
        }
    }

    /// A finger that moves sideways grabs the crosshair. One that moves up or down scrolls the page, unless it moves on
    /// and the browser still has not scrolled.
    fn decide(&mut self, at: Point) {
        let Some((panel, from)) = self.gestures.undecided else {
            return;
        };
        let ratio = self.panel(panel).map_or(1.0, PanelState::pixel_ratio);
        let (across, along) = ((at.0 - from.0).abs(), (at.1 - from.1).abs());
        let goes_sideways = across > along && across > SIDEWAYS * ratio;
        if goes_sideways || along > STAYS * ratio {
            self.gestures.undecided = None;
            self.grab(panel, from);
        }
    }

    /// Two fingers grab the window where they are now; fewer release it.
    fn pinch_on(&mut self, panel: usize) {
        if let [first, second, ..] = self.gestures.fingers_on(panel)[..] {
            let hold = Hold::Fingers(first, second);
            self.take_hold(panel, hold, middle(first, second));
        } else if let Some(Hold::Fingers(..)) = self.gestures.hold_on(panel) {
            self.gestures.window = None;
        }
    }

    /// Zooms and moves the window as two fingers do. Returns whether there are two.
    fn carry_between_fingers(&mut self, panel: usize) -> bool {
        let (Some(Hold::Fingers(from, to)), [first, second, ..]) = (
            self.gestures.hold_on(panel),
            &self.gestures.fingers_on(panel)[..],
        ) else {
            return false;
        };
        let (before, after) = (middle(from, to), middle(*first, *second));
        let factor = distance(from, to) / distance(*first, *second);
        self.carry(factor, (after.0 - before.0, after.1 - before.1));
        true
    }

    /// What can be grabbed at a point of a panel's canvas.
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

    /// Is there only one finger, and is it on a handle? Then the page does not scroll, in whichever direction it moves.
    pub(super) fn holds_page(&mut self, panel: usize, at: Point, fingers: usize) -> bool {
        let is_on_tag = self
            .panel(panel)
            .is_some_and(|panel| panel.tag_at(at).is_some());
        fingers == 1 && (is_on_tag || matches!(self.grip(panel, at), Grip::Handle(_)))
    }

    /// Previews the position below a hovering pointer, unless the crosshair is pinned.
    fn hover(&mut self, panel: usize, at: Point) -> EventResponse {
        let grip = self.grip(panel, at);
        let tag = self.panel(panel).and_then(|panel| panel.tag_at(at));
        let cue = match &grip {
            Grip::Handle(_) => GripCue::Handle,
            _ if tag == Some(Along::X) => GripCue::Sideways,
            _ if tag == Some(Along::Y) => GripCue::Upwards,
            _ if self.is_on_divider(panel, at.0) => GripCue::Sideways,
            _ => GripCue::None,
        };
        let data = self.panel(panel).and_then(|panel| panel.data_at(at));
        let preview = match (data, grip) {
            _ if self.pinned => None,
            (Some(data), Grip::Anywhere) => {
                Some(self.model.point(panel, self.settings.shown(), data))
            }
            (_, Grip::Handle(edit)) => Some(edit),
            _ => None,
        };
        self.settings.rest_on(preview);
        EventResponse {
            grip: Some(cue),
            ..EventResponse::default()
        }
    }

    /// Grabs what is at a point. Returns false outside the plot, and where there is nothing to grab.
    fn grab(&mut self, panel: usize, at: Point) -> bool {
        let tag = self.panel(panel).and_then(|panel| panel.tag_at(at));
        if let Some(along) = tag {
            self.gestures.held = Some((panel, Held::Tag(along)));
            return true;
        }
        match self.grip(panel, at) {
            Grip::Nothing => return false,
            Grip::Handle(edit) => {
                self.gestures.held = Some((panel, Held::Handle));
                self.apply(&edit);
            }
            Grip::Hotspots => return self.take_hotspot(panel, at),
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

    /// Drags what is grabbed to the pointer.
    fn drag(&mut self, at: Point) {
        let Some((panel, held)) = self.gestures.held else {
            return;
        };
        let Some(state) = self.panels.get(panel) else {
            return;
        };
        let settings = self.settings.shown();
        let point = |data| self.model.point(panel, settings, data);
        let edit = match held {
            Held::Hotspots { chosen } => return self.sweep(at, chosen),
            Held::Divider => state.share_across(at.0).map(|share| {
                let divide = PanZoom::Divide(share);
                self.model.pan_zoom(panel, settings, divide)
            }),
            Held::Tag(along) => state.tag_data(along, at).map(point),
            Held::Crosshair | Held::Handle => state.nearest_data(at).map(point),
        };
        if let Some(edit) = edit {
            self.apply(&edit);
        }
    }

    /// Pins or releases the crosshair, if there is one. Boards have no pin, as they have no button to release it.
    pub(super) fn pin(&mut self, pinned: bool) -> bool {
        if pinned && (self.model.schema().is_board || !self.has_crosshair()) {
            return false;
        }
        self.pinned = pinned;
        let preview = self.settings.end_preview();
        if let Some(edit) = preview.filter(|_| pinned) {
            self.apply(&edit);
        }
        true
    }

    /// Is there a crosshair that could be pinned?
    fn has_crosshair(&mut self) -> bool {
        let settings = self.settings.shown();
        (0..self.panels.len()).any(|panel| self.model.crosshair(panel, settings).is_some())
    }

    /// Grabs the window of a panel at a point, to drag it from there.
    fn take_hold(&mut self, panel: usize, by: Hold, at: Point) {
        self.gestures.window = Some(HeldWindow {
            panel,
            by,
            start: self.settings.shown().clone(),
            at: self.panel(panel).and_then(|panel| panel.nearest_data(at)),
        });
    }

    /// Moves the grabbed window: zooms it by a factor around the grabbed point, and moves that point by a distance on
    /// the canvas. Both count from the beginning of the gesture, so that no step is too small.
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
        let mut carried = Edit {
            state: held.start.clone(),
            set: FieldSet::NONE,
        };
        for step in [PanZoom::Zoom(factor, held.at), PanZoom::Pan(-x, -y)] {
            let edit = self.model.pan_zoom(panel, &carried.state, step);
            carried = Edit {
                set: carried.set.and(edit.set),
                ..edit
            };
        }
        self.apply(&carried);
    }

    /// Zooms around the pointer. Successive turns count as one, so that many small ones zoom as far as a large one.
    pub(super) fn wheel(&mut self, panel: usize, at: Point, turn: f64, time: f64) {
        if turn.is_nan() {
            return;
        }
        let before = match self.gestures.hold_on(panel) {
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
}

/// The point between two.
fn middle(first: Point, second: Point) -> Point {
    (
        f64::midpoint(first.0, second.0),
        f64::midpoint(first.1, second.1),
    )
}

/// The distance between two points, at least a pixel.
fn distance(first: Point, second: Point) -> f64 {
    (first.0 - second.0).hypot(first.1 - second.1).max(1.0)
}
