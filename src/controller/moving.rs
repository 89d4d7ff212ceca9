//! Runs an animation frame by frame.

use super::Controller;
use super::Due;
use super::motion::Motion;
use crate::figures::settings::Settings;
use crate::figures::{Ground, Size};

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
    pub(super) fn ground(&self, panel: usize, settings: &Settings, size: Size) -> Ground {
        match &self.motion {
            Some(Motion { from, share, .. }) => self
                .model
                .ground_between(panel, from, settings, size, *share),
            None => self.model.ground(panel, settings, size),
        }
    }
}
