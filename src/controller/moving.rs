//! Runs an animation frame by frame.

use super::Controller;
use super::Due;
use super::motion::Motion;
use crate::figures::settings::Settings;
use crate::figures::{BackgroundKey, Size};

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

    /// The key of a panel's background at a size: in between while an animation is running.
    pub(super) fn background_key(
        &self,
        panel: usize,
        settings: &Settings,
        size: Size,
    ) -> BackgroundKey {
        match &self.motion {
            Some(Motion { from, share, .. }) => self
                .model
                .background_key_between(panel, from, settings, size, *share),
            None => self.model.background_key(panel, settings, size),
        }
    }
}
