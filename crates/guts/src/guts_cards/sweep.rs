//! What all lines lose, as whole numbers: one number a line, because there may be 2,598,961 of them.
//!
//! What a line loses and how its best reply differs change little from a line to the next: the three changes share a number.

use core::ops::Range;
use upperhand::guts::cards::{LineLosses, ReplyCounts};
use upperhand_kit::Error;

/// What a line loses, in deals, and how its best reply differs from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineLoss {
    pub lost: i64,
    pub reply: ReplyCounts,
}

/// Lines from one that is known without the others before it to the next.
const STRETCH: usize = 256;

/// The lines swept so far, from the one that holds everything on.
pub struct Sweep {
    /// The changes up to each line.
    changes: Vec<i64>,
    /// The first line of each stretch.
    known: Vec<LineLoss>,
    /// The ends of each stretch.
    ends: Vec<Ends>,
}

/// The lines of some that lose least and most, and what; of several the first that loses least and the last that loses most.
#[derive(Clone, Copy)]
pub struct Ends {
    pub least: (usize, i64),
    pub most: (usize, i64),
    /// The least loss above 0.
    pub least_positive: i64,
}

impl Ends {
    pub const NONE: Self = Self {
        least: (0, i64::MAX),
        most: (0, i64::MIN),
        least_positive: i64::MAX,
    };

    fn and(self, other: Self) -> Self {
        Self {
            least: if other.least.1 < self.least.1 {
                other.least
            } else {
                self.least
            },
            most: if other.most.1 >= self.most.1 {
                other.most
            } else {
                self.most
            },
            least_positive: self.least_positive.min(other.least_positive),
        }
    }

    fn of(line: usize, lost: i64) -> Self {
        Self {
            least: (line, lost),
            most: (line, lost),
            least_positive: if lost > 0 { lost } else { i64::MAX },
        }
    }
}

/// The numbers of the lines that are reached, from this one on: what the first line loses and how it is replied to, then the
/// changes.
pub fn told(losses: &LineLosses, from: usize) -> Result<Vec<i64>, Error> {
    let at = |line: usize| -> Result<LineLoss, Error> {
        Ok(LineLoss {
            lost: losses.deals()[line],
            reply: losses.reply(line)?,
        })
    };
    let mut before = at(from.saturating_sub(1))?;
    let mut numbers = Vec::new();
    if from == 0 {
        let LineLoss { lost, reply } = before;
        numbers.extend([lost, reply.holds.into(), reply.drops.into()]);
    }
    for line in from.max(1)..losses.deals().len() {
        let here = at(line)?;
        numbers.push(change(before, here)?);
        before = here;
    }
    Ok(numbers)
}

impl Sweep {
    /// The lines of such numbers.
    pub fn read(numbers: &[i64], deals: i64) -> Result<Self, Error> {
        let no_lines = || Error::new("these numbers say of no line what it loses");
        let [lost, holds, drops, changes @ ..] = numbers else {
            return Err(no_lines());
        };
        let count = |number: i64| u32::try_from(number).map_err(|_| no_lines());
        let reply = ReplyCounts {
            holds: count(*holds)?,
            drops: count(*drops)?,
        };
        let mut here = LineLoss { lost: *lost, reply };
        let (mut known, mut ends) = (vec![here], vec![Ends::of(0, here.lost)]);
        for (place, &change) in changes.iter().enumerate() {
            here = changed(here, change).ok_or_else(no_lines)?;
            if !(0..=deals).contains(&here.lost) {
                return Err(no_lines());
            }
            let one = Ends::of(place + 1, here.lost);
            match ends.last_mut() {
                Some(ends) if !(place + 1).is_multiple_of(STRETCH) => *ends = ends.and(one),
                _ => {
                    known.push(here);
                    ends.push(one);
                }
            }
        }
        Ok(Self {
            changes: changes.to_vec(),
            known,
            ends,
        })
    }

    /// The ends of the lines from one to before another, by whole stretches where they are in it.
    pub fn ends(&self, lines: Range<usize>) -> Ends {
        let lines = lines.start..lines.end.min(self.lines());
        let whole = lines.start.div_ceil(STRETCH)..lines.end / STRETCH;
        let (before, inner, after) = if whole.start < whole.end {
            let ends = [whole.start, whole.end].map(|stretch| stretch * STRETCH);
            (lines.start..ends[0], whole, ends[1]..lines.end)
        } else {
            (lines, 0..0, 0..0)
        };
        let singly = |lines: Range<usize>| {
            let losses = self.from(lines.start).zip(lines);
            losses.map(|(loss, line)| Ends::of(line, loss.lost))
        };
        let stretches = self.ends[inner].iter().copied();
        let all = singly(before).chain(stretches).chain(singly(after));
        all.fold(Ends::NONE, Ends::and)
    }

    pub fn lines(&self) -> usize {
        self.changes.len() + 1
    }

    /// The line with so many hands dropped, where it is reached.
    pub fn line(&self, line: usize) -> Option<LineLoss> {
        (line < self.lines())
            .then(|| self.from(line).next())
            .flatten()
    }

    /// All lines from one on.
    pub fn from(&self, line: usize) -> impl Iterator<Item = LineLoss> {
        let stretch = (line / STRETCH).min(self.known.len() - 1);
        let first = stretch * STRETCH;
        let changes = self.changes[first..].iter();
        let rest = changes.scan(self.known[stretch], |here, &by| {
            *here = changed(*here, by)?;
            Some(*here)
        });
        core::iter::once(self.known[stretch])
            .chain(rest)
            .skip(line - first)
    }
}

/// The bits of a change of hands.
const BITS: u32 = 16;

/// The change from a line to the next.
fn change(from: LineLoss, to: LineLoss) -> Result<i64, Error> {
    let (one, other) = (from.reply, to.reply);
    let small = |before: u32, after: u32| {
        let change = i64::from(after) - i64::from(before);
        i16::try_from(change).map(i64::from)
    };
    let lost = i32::try_from(to.lost - from.lost).map(i64::from);
    let parts = (
        lost,
        small(one.holds, other.holds),
        small(one.drops, other.drops),
    );
    let (Ok(lost), Ok(holds), Ok(drops)) = parts else {
        return Err(Error::new("two lines side by side differ too much"));
    };
    let low = (1 << BITS) - 1;
    Ok(lost << (2 * BITS) | (holds & low) << BITS | (drops & low))
}

/// The line after such a change.
fn changed(from: LineLoss, change: i64) -> Option<LineLoss> {
    let small = |shift: u32| {
        let sign = i64::BITS - BITS;
        change << (sign - shift) >> sign
    };
    let added = |count: u32, by: i64| u32::try_from(i64::from(count) + by).ok();
    Some(LineLoss {
        lost: from.lost.checked_add(change >> (2 * BITS))?,
        reply: ReplyCounts {
            holds: added(from.reply.holds, small(BITS))?,
            drops: added(from.reply.drops, small(0))?,
        },
    })
}
