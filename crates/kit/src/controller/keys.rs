//! Keys and buttons, and the endless zoom that one of them starts.

use super::Controller;
use super::event::Action;
use super::frame::IdleButton;
use crate::Size;
use crate::model::{Along, KeyPress, Navigation, PanZoom};

/// The factor by which a button or a key zooms.
const ZOOM: f64 = 2.0;

/// The fraction of the canvas by which a button moves the window of a figure.
const PAN_SHARE: f64 = 0.25;

/// The time in which the endless zoom doubles the picture, in milliseconds.
const PLAY_DOUBLING: f64 = 9000.0;

/// The longest step of the endless zoom, in milliseconds.
const PLAY_STEP: f64 = 100.0;

impl Controller {
    /// Handles a key, named as in keyboard events. Returns whether the figure uses it.
    pub(super) fn key(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        self.gestures.stop_playing_on(panel);
        match key {
            // What pins nothing, and what zooms nothing, is left to the page.
            "Enter" => self.pin(true),
            "Escape" => self.pinned && self.pin(false),
            "+" | "=" => self.zoom(panel, PanZoom::Zoom(1.0 / ZOOM, None)),
            "-" => self.zoom(panel, PanZoom::Zoom(ZOOM, None)),
            "0" => self.zoom(panel, PanZoom::Reset),
            _ => self.move_crosshair(panel, key, shift),
        }
    }

    /// Has a panel a window that moves?
    pub(super) fn has_window(&self, panel: usize) -> bool {
        let declared = self.panels().get(panel);
        declared.is_some_and(|panel| panel.navigation.moves())
    }

    /// Moves the window of a panel that has one. Has it?
    fn zoom(&mut self, panel: usize, step: PanZoom) -> bool {
        let moves = self.has_window(panel);
        if moves {
            self.pan_zoom(panel, step);
        }
        moves
    }

    fn move_crosshair(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        let step = if shift { 10 } else { 1 };
        let along = if shift { Along::Y } else { Along::X };
        let key = match key {
            "ArrowLeft" => KeyPress::Step(-step, 0),
            "ArrowRight" => KeyPress::Step(step, 0),
            "ArrowDown" => KeyPress::Step(0, -step),
            "ArrowUp" => KeyPress::Step(0, step),
            "PageDown" => KeyPress::Step(0, -10),
            "PageUp" => KeyPress::Step(0, 10),
            "Home" => KeyPress::Start(along),
            "End" => KeyPress::End(along),
            _ => return false,
        };
        if panel < self.panels.len() {
            let edit = self.model.press(panel, self.settings.shown(), key);
            self.apply(&edit);
        }
        true
    }

    pub(super) fn button(&mut self, panel: usize, action: Action) {
        if action == Action::Play {
            let navigation = self.panels().get(panel).map(|panel| panel.navigation);
            let may_start = navigation == Some(Navigation::Endless) && !self.gestures.is_playing();
            self.gestures.playing = may_start.then_some((panel, None));
        } else if let Some(step) = self.movement(panel, action) {
            self.pan_zoom(panel, step);
        }
    }

    /// How a button moves the window of a panel; `None` if it does not.
    fn movement(&self, panel: usize, action: Action) -> Option<PanZoom> {
        let pan = |x: f64, y: f64| {
            let panel = self.panel(panel)?;
            let Size { width, height } = panel.size()?;
            let (x, y) = (x * f64::from(width), y * f64::from(height));
            let (x, y) = panel.shares((x * PAN_SHARE, y * PAN_SHARE))?;
            Some(PanZoom::Pan(-x, -y))
        };
        match action {
            Action::Left => pan(1.0, 0.0),
            Action::Right => pan(-1.0, 0.0),
            Action::Up => pan(0.0, 1.0),
            Action::Down => pan(0.0, -1.0),
            Action::ZoomIn => Some(PanZoom::Zoom(1.0 / ZOOM, None)),
            Action::ZoomOut => Some(PanZoom::Zoom(ZOOM, None)),
            Action::Reset => Some(PanZoom::Reset),
            Action::Play => None,
        }
    }

    /// The buttons beside the pictures that would have no effect.
    pub(super) fn idle_buttons(&mut self) -> Vec<IdleButton> {
        let mut idle = Vec::new();
        for (panel, declared) in self.model.panels().iter().enumerate() {
            if !declared.navigation.moves() {
                continue;
            }
            for action in Action::MOVES {
                let changes = self.movement(panel, action).is_some_and(|step| {
                    let shown = self.settings.shown();
                    let edit = self.model.pan_zoom(panel, shown, step);
                    self.settings.would_change(&edit)
                });
                if !changes {
                    idle.push(IdleButton { panel, action });
                }
            }
        }
        idle
    }

    /// Advances the endless zoom.
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
            let edit = self.model.pan_zoom(panel, self.settings.shown(), step);
            self.apply(&edit);
        }
    }
}
