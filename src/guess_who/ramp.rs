//! A correction that rises from one pool on, as the closed forms of `official` and `open` need it.

/// The function 0 up to `from`, then rising by `steep` a step for `steep_width` steps, then by `gentle` for
/// `gentle_width` steps, and constant from there on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ramp {
    pub from: i64,
    pub steep: i64,
    pub steep_width: i64,
    pub gentle: i64,
    pub gentle_width: i64,
}

impl Ramp {
    /// How high it is at `v`.
    pub(super) fn at(&self, v: i64) -> i64 {
        let over = v - self.from;
        self.steep * over.clamp(0, self.steep_width)
            + self.gentle * (over - self.steep_width).clamp(0, self.gentle_width)
    }
}
