//! Which chances the curve's axis shows.

use super::worths::Worths;
use crate::view::figure::{Axis, Role, Scale, Ticks};

/// The chances shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Range {
    pub from: f64,
    pub to: f64,
    /// The worst and the best question looked at.
    pub worths: (u64, u64),
    /// Is there more below?
    cut: bool,
}

impl Range {
    /// All these worths with some room around them, but for a few that are so bad that nothing could be seen
    /// of the others; and naming a suspect where it is not far below.
    pub fn of(at: &Worths, mut worths: Vec<u64>) -> Self {
        worths.sort_unstable();
        let value = |index: usize| worths.get(index).map_or(0.0, |&worth| at.value(worth));
        let (least, usual) = (value(0), value(worths.len() / 10));
        let best = value(worths.len().saturating_sub(1));
        let ends = (worths.first(), worths.last());
        let cut = best > usual && best - least > 4.0 * (best - usual);
        let mut least = if cut {
            best - 1.5 * (best - usual)
        } else {
            least
        };
        let mut most = best;
        if let Some(naming) = at.naming.map(|worth| at.value(worth))
            && naming > least - 0.4 * (best - least)
        {
            (least, most) = (least.min(naming), most.max(naming));
        }
        let apart = most - least;
        let room = if apart > 1e-9 * most {
            apart
        } else {
            most.max(1e-12)
        };
        Self {
            from: (least - 0.06 * room).max(0.0),
            to: most + 0.12 * room,
            worths: (ends.0.copied().unwrap_or(0), ends.1.copied().unwrap_or(0)),
            cut,
        }
    }

    /// The chance that far up the axis, from 0 to 1.
    pub fn at(self, share: f64) -> f64 {
        self.from + share * (self.to - self.from)
    }

    pub fn axis(self) -> Axis {
        let label = match (self.cut, self.from > 0.0) {
            (true, _) => "Your chance to win (the worst cut off)",
            (false, true) => "Your chance to win (not from 0)",
            (false, false) => "Your chance to win",
        };
        Axis {
            label: label.to_owned(),
            role: Role::Ink,
            from: self.from,
            to: self.to,
            scale: Scale::Linear,
            ticks: Ticks::Percent,
        }
    }
}
