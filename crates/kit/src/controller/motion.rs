//! A short animation of the pictures from before a change to after it.

use crate::settings::Settings;

/// The longest animation, in milliseconds. Whoever does not want to wait for it skips it by any tap or key.
const LONGEST: f64 = 8000.0;

/// A running animation.
pub struct Motion {
    /// The settings before the change.
    pub from: Settings,
    /// The time of its first frame.
    start: Option<f64>,
    /// Its length in milliseconds.
    length: f64,
    /// The fraction that has passed, from 0 to 1.
    pub share: f64,
}

impl Motion {
    /// An animation of a length in milliseconds; none where the change is shown at once.
    pub fn over(from: Settings, length: f64) -> Option<Self> {
        (length > 0.0).then(|| Self {
            from,
            start: None,
            length: length.min(LONGEST),
            share: 0.0,
        })
    }

    /// Advances to a time. Returns false where the animation is over by then.
    pub fn go_on(&mut self, now: f64) -> bool {
        let start = *self.start.get_or_insert(now);
        self.share = ((now - start) / self.length).clamp(0.0, 1.0);
        self.share < 1.0
    }
}
