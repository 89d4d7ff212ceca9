//! A short motion of the pictures from what they showed before a change to what they show after it.

use crate::figures::settings::Settings;

/// The longest motion, in milliseconds: nobody waits for one.
const LONGEST: f64 = 300.0;

/// A motion under way.
pub struct Motion {
    /// The settings before the change.
    pub from: Settings,
    /// The time of its first frame.
    start: Option<f64>,
    /// The time that it takes, in milliseconds.
    length: f64,
    /// The share of that time which has passed, from 0 to 1.
    pub share: f64,
}

impl Motion {
    /// The motion of a change that takes so many milliseconds; none where the change is made at once.
    pub fn over(from: Settings, length: f64) -> Option<Self> {
        (length > 0.0).then(|| Self {
            from,
            start: None,
            length: length.min(LONGEST),
            share: 0.0,
        })
    }

    /// Goes on to a time. Returns false where the motion is over by then.
    pub fn go_on(&mut self, now: f64) -> bool {
        let start = *self.start.get_or_insert(now);
        self.share = ((now - start) / self.length).clamp(0.0, 1.0);
        self.share < 1.0
    }
}
