//! The pictures on their way, frame by frame.

use super::Controller;
use super::Due;
use super::motion::Motion;
use crate::figures::Ground;
use crate::figures::settings::Settings;

impl Controller {
    /// Goes on with the motion under way; its end is drawn as any other picture.
    pub(super) fn move_on(&mut self, now: f64) {
        if let Some(motion) = &mut self.motion {
            if !motion.go_on(now) {
                self.motion = None;
            }
            self.draw(Due::Hurried);
        }
    }

    /// The ground of a panel, on its way where there is a motion.
    pub(super) fn ground(&self, panel: usize, settings: &Settings) -> Ground {
        match &self.motion {
            Some(Motion { from, share, .. }) => {
                self.model.ground_between(panel, from, settings, *share)
            }
            None => self.model.ground(panel, settings),
        }
    }
}
