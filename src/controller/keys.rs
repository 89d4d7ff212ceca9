//! Keys and buttons, and the endless zoom that one of them starts.

use super::Controller;
use super::event::Action;
use crate::figures::model::{Along, Key, Navigation, PanZoom};

/// The factor by which a button or a key zooms.
const ZOOM: f64 = 2.0;

/// The share of its canvas by which a button moves the window of a figure.
const PAN_SHARE: f64 = 0.25;

/// The time in which the endless zoom doubles the picture, in milliseconds.
const PLAY_DOUBLING: f64 = 9000.0;

/// The longest step of the endless zoom, in milliseconds.
const PLAY_STEP: f64 = 100.0;

impl Controller {
    /// Obeys a key, by its name in keyboard events. Returns false for a key that is not the figure's.
    pub(super) fn key(&mut self, panel: usize, key: &str, shift: bool) -> bool {
        self.gestures.stop_playing_on(panel);
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
