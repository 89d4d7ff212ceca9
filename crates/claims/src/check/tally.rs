//! A running check: counts cases, keeps the first failure, and pauses.

use super::evidence::Evidence;
use num_traits::AsPrimitive;
use std::cell::Cell;
use std::fmt::{Debug, Display};
use std::rc::Rc;
use upperhand::pieces::pause;

/// The state of a running check: the check's code feeds it with cases and turns it into [`Evidence`].
#[derive(Debug)]
pub struct Check {
    size: u32,
    done: Rc<Cell<f64>>,
    /// The stage of the work that is under way: where it starts, and where it ends.
    stage: (f64, f64),
    /// The end of all stages so far.
    staged: f64,
    cases: u64,
    failed: u64,
    first_failure: Option<String>,
    counterexamples: Vec<String>,
    /// Where a walk is.
    position: Option<(u32, u32)>,
}

impl Check {
    /// A check of a size, whose progress can be read from `done`.
    #[cfg(feature = "checks")]
    pub(super) const fn new(size: u32, done: Rc<Cell<f64>>) -> Self {
        Self {
            size,
            done,
            stage: (0.0, 1.0),
            staged: 0.0,
            cases: 0,
            failed: 0,
            first_failure: None,
            counterexamples: Vec::new(),
            position: None,
        }
    }

    /// The size that the caller chose, within those of the claim.
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// The number of cases so far.
    pub const fn cases(&self) -> u64 {
        self.cases
    }

    /// Begins the next stage, which takes this share of the work that is left. Without stages, the whole work is one
    /// stage.
    pub fn stage(&mut self, share: f64) {
        let start = self.staged;
        self.staged = start + share * (1.0 - start);
        self.stage = (start, self.staged);
    }

    /// Reports how much of the stage is done, from 0 to 1, and pauses: whoever runs the check continues from here, or
    /// drops it.
    pub async fn progress(&self, done: f64) {
        let (start, end) = self.stage;
        self.done.set(start + done.clamp(0.0, 1.0) * (end - start));
        pause().await;
    }

    /// The same, where the stage does `all` and this much is done.
    pub fn progress_of(
        &self,
        done: impl AsPrimitive<f64>,
        all: impl AsPrimitive<f64>,
    ) -> impl Future<Output = ()> {
        self.progress(done.as_() / all.as_())
    }

    /// Cases that fail from here on do so at this position of a walk.
    pub(crate) const fn walk_to(&mut self, position: Option<(u32, u32)>) {
        self.position = position;
    }

    /// Counts a case of the statement; `place` is asked only where it fails.
    pub fn case<S: Into<String>>(&mut self, holds: bool, place: impl FnOnce() -> S) {
        self.cases += 1;
        if !holds {
            self.failed += 1;
            let position = self.position;
            self.first_failure.get_or_insert_with(|| {
                let place = place().into();
                match position {
                    Some(at) => format!("{at:?}, {place}"),
                    None => place,
                }
            });
        }
    }

    /// Counts a case: the statement must agree with what was computed by another route.
    pub fn equal<T: PartialEq + Display, S: Into<String>>(
        &mut self,
        stated: &T,
        computed: &T,
        place: impl FnOnce() -> S,
    ) {
        self.case(stated == computed, || {
            let place: String = place().into();
            format!("{place}: {stated} stated, {computed} computed")
        });
    }

    /// Counts a case: the print must differ from what was computed, at its counterexample.
    pub fn misprint<T: PartialEq + Display>(&mut self, place: &str, printed: &T, computed: &T) {
        self.refuted(
            printed != computed,
            format!("{place}: printed {printed}, computed {computed}"),
        );
    }

    /// Counts a case: the smallest counterexample to the print, found by search, must be the one that the claim names.
    pub fn smallest<P: PartialEq + Debug>(&mut self, found: Option<P>, named: &P, words: &str) {
        let is_refuted = found.as_ref() == Some(named);
        let at = found.map_or_else(|| "nowhere".to_owned(), |place| format!("{place:?}"));
        self.refuted(is_refuted, format!("{words}, first at {at}"));
    }

    /// Counts a case: the print must fail at its counterexample; `words` describe it and what was computed there.
    pub fn refuted(&mut self, is_refuted: bool, words: impl Into<String>) {
        let words = words.into();
        self.cases += 1;
        if is_refuted {
            self.counterexamples.push(words);
        } else {
            self.failed += 1;
            let failure = format!("a counterexample that is none: {words}");
            self.first_failure.get_or_insert(failure);
        }
    }

    /// Ends the check: `summary` says what was compared, with its extreme case or its certificate; `{size}` stands for the
    /// size.
    pub fn evidence(self, summary: &str) -> Evidence {
        let failure = self.first_failure.map(|first| match self.failed {
            1 => format!("Fails once, at {first}."),
            failed => format!("Fails {failed} times, first at {first}."),
        });
        let printed = match self.counterexamples.as_slice() {
            [] => None,
            found => Some(format!("Against the print: {}.", found.join("; "))),
        };
        let summary =
            (!summary.is_empty()).then(|| summary.replace("{size}", &self.size.to_string()));
        let sentences: Vec<String> = [failure, printed, summary].into_iter().flatten().collect();
        Evidence {
            holds: self.failed == 0 && self.cases > 0,
            cases: self.cases,
            counterexamples: self.counterexamples.len() as u64,
            text: sentences.join(" "),
        }
    }
}
