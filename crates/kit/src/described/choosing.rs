//! What a described figure has whose main picture has parts that are chosen one by one.

use super::description::Described;
use crate::hotspots::Hotspots;
use crate::size::Size;
use crate::state::Edit;

/// A figure with such parts.
pub trait Choosing<F: Described>: Sync {
    /// The parts, at their places on a canvas of a size.
    fn hotspots(&self, state: &F::Asked, solved: &mut F::Solved, size: Size) -> Hotspots;

    /// What choosing one of them sets, or giving it up.
    fn choose(
        &self,
        state: &F::Asked,
        solved: &mut F::Solved,
        hotspot: usize,
        is_chosen: bool,
    ) -> Edit<F::Asked>;
}
