//! Runs an animation frame by frame.

use super::Controller;
use super::Due;
use super::frame::EventResponse;
use super::motion::Motion;
use crate::model::Way;
use crate::settings::Settings;
use crate::{BackgroundKey, Size};

impl Controller {
    /// Advances the running animation. Its end is drawn like any other picture.
    pub(super) fn move_on(&mut self, now: f64) {
        if let Some(motion) = &mut self.motion {
            if !motion.go_on(now) {
                self.motion = None;
            }
            self.draw(Due::Hurried);
        }
    }

    /// Ends a running animation. Where what it leads to had not been said yet, a tap or a key does nothing else.
    pub(super) fn skip(&mut self) -> EventResponse {
        let handled = self.midway().is_some();
        let redraw = self.motion.take().is_some();
        if redraw {
            self.draw(Due::Hurried);
        }
        EventResponse {
            redraw,
            handled,
            ..EventResponse::default()
        }
    }

    /// The settings of which words and controls speak while an animation keeps what it leads to back.
    pub(super) fn midway(&self) -> Option<Settings> {
        let Motion { from, share, .. } = self.motion.as_ref()?;
        self.model.midway(from, self.settings.shown(), *share)
    }

    /// The key of a panel's background at a size: in between while an animation is running.
    pub(super) fn background_key(&self, panel: usize, to: &Settings, size: Size) -> BackgroundKey {
        let motion = self.motion.as_ref();
        let from = motion.map(|motion| (&motion.from, motion.share));
        self.model.background_key_on(panel, Way { from, to }, size)
    }
}
