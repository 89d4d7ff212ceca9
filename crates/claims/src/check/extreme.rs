//! The most extreme case of a check.

/// The largest value offered, and the first place that has it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extreme<V, P> {
    found: Option<(V, P)>,
}

impl<V: PartialOrd, P> Extreme<V, P> {
    /// Nothing offered yet.
    pub const fn new() -> Self {
        Self { found: None }
    }

    /// Keeps a value that is larger than all before it.
    pub fn offer(&mut self, value: V, place: P) {
        if self.found.as_ref().is_none_or(|(best, _)| value > *best) {
            self.found = Some((value, place));
        }
    }

    /// The largest value and its place; `None` if no value was offered.
    pub const fn found(&self) -> Option<&(V, P)> {
        self.found.as_ref()
    }
}
