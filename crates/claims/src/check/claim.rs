//! A claim: its place in a paper, its statement, and its check.

use super::evidence::Evidence;
use super::sizes::Sizes;
use super::tally::Check;
use std::future::{Future, ready};
use std::pin::Pin;

upperhand::named! {
    /// The texts whose claims are checked.
    pub enum Paper {
        /// Nica, *Optimal Strategy in "Guess Who?"*.
        Nica = "nica",
        /// Cushing, Gipp, Levick, Rickinson, Stewart, *Optimal play in Guess Who*.
        Cushing = "cushing",
        /// A Riddler column's solution of *Guess Who?*.
        Riddler = "riddler",
        /// Castronova, Chen, Zumbrun, *Game-theoretic analysis of Guts poker*.
        Castronova = "castronova",
        /// Buck, Lee, Platnick, Wheeler, Zumbrun, *Continuous guts poker and numerical optimization of generalized recursive games*: its
        /// abstract.
        Buck = "buck",
        /// Babyak, Buck, Dichter, Jiang, Zumbrun, *Synchronous vs. asynchronous coalitions in multiplayer games, with applications to
        /// guts poker*: its abstract.
        Babyak = "babyak",
        /// No paper: findings of this project.
        Upperhand = "upperhand",
    }
}

upperhand::named! {
    /// What a correction changes in the print.
    pub enum Correction {
        /// A slip of the pen: an index, a sign, a factor, a name. What is meant can be seen, and nothing else rests on it.
        Slip = "slip",
        /// The statement is right under another condition than the print has: an exception, a case or a range is left out.
        Condition = "condition",
        /// The statement is wrong: another one stands in its place.
        Statement = "statement",
    }
}

/// Whether the printed statement is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// True as printed.
    Holds,
    /// False as printed; the statement here is corrected.
    Corrected {
        /// What had to be changed.
        correction: Correction,
        /// The smallest counterexample to the print, in words.
        counterexample: &'static str,
    },
    /// False, without a true replacement: the statement here says so.
    False {
        /// The smallest counterexample to the print, in words.
        counterexample: &'static str,
    },
    /// A question that the paper leaves open, settled here.
    Settled,
    /// A question that is open still.
    Open,
}

impl Status {
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Corrected { .. } => "corrected",
            Self::False { .. } => "false",
            Self::Settled => "settled",
            Self::Open => "open",
        }
    }
}

/// A check under way: straight code that pauses at [`Check::progress`] and ends in evidence.
pub type Procedure = Pin<Box<dyn Future<Output = Evidence>>>;

/// What keeps a check from comparing.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// The end of a check: [what it compared](Check::evidence), or what kept it from that, which fails.
pub(crate) trait Summary {
    /// The evidence of the check.
    fn evidence(self, check: Check) -> Evidence;
}

impl Summary for &'static str {
    fn evidence(self, check: Check) -> Evidence {
        check.evidence(self)
    }
}

impl Summary for String {
    fn evidence(self, check: Check) -> Evidence {
        check.evidence(&self)
    }
}

impl<S: Summary> Summary for Result<S, Failure> {
    fn evidence(self, mut check: Check) -> Evidence {
        match self {
            Ok(summary) => summary.evidence(check),
            Err(failure) => {
                check.case(false, || failure.to_string());
                check.evidence("")
            }
        }
    }
}

/// A check with pauses, of a size.
pub(crate) fn in_steps<S: Summary>(
    mut check: Check,
    run: impl AsyncFnOnce(&mut Check, u32) -> S + 'static,
) -> Procedure {
    Box::pin(async move {
        let size = check.size();
        let summary = run(&mut check, size).await;
        summary.evidence(check)
    })
}

/// A check with pauses, of [all cases](Sizes::ALL).
pub(crate) fn all_cases<S: Summary>(
    check: Check,
    run: impl AsyncFnOnce(&mut Check) -> S + 'static,
) -> Procedure {
    in_steps(check, async |check, _| run(check).await)
}

/// A check that takes a few milliseconds, without pauses.
pub(crate) fn at_once<S: Summary>(
    mut check: Check,
    run: impl FnOnce(&mut Check, u32) -> S,
) -> Procedure {
    let size = check.size();
    let summary = run(&mut check, size);
    Box::pin(ready(summary.evidence(check)))
}

/// A part of a text, and the claims that stand in it.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// As the text names it: "Section 4.4", "Appendix B".
    pub name: &'static str,
    /// The pages it takes, by the text's list of contents: "9 to 11"; `None` where a text has no such list.
    pub pages: Option<&'static str>,
    /// Its claims, in their order.
    pub claims: &'static [Claim],
}

impl Section {
    /// A part of a text without a list of contents.
    pub const fn new(name: &'static str, claims: &'static [Claim]) -> Self {
        Self {
            name,
            pages: None,
            claims,
        }
    }

    /// The part with the pages that it takes.
    pub const fn on_pages(self, pages: &'static str) -> Self {
        Self {
            pages: Some(pages),
            ..self
        }
    }
}

/// A statement of a paper, or a finding of this project.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// Stable: "cushing-thm-1.6".
    pub id: &'static str,
    /// The text where it stands.
    pub paper: Paper,
    /// As printed: "Theorem 1.6", "(7.4)"; for findings of this project a short name.
    pub number: &'static str,
    /// In our own words, true as it stands here: with the correction where it is not as printed.
    pub statement: &'static str,
    /// How the print stands to it.
    pub status: Status,
    /// How far the statement is known: "proved", or "checked to …".
    pub extent: &'static str,
    /// The address query of a figure that shows it: "figure=win-map&rules=race&mine=17".
    pub figure: Option<&'static str>,
    /// The sizes of its check.
    pub sizes: Sizes,
    /// Starts the check.
    #[cfg(feature = "checks")]
    pub check: fn(Check) -> Procedure,
}

impl Claim {
    /// A claim that holds as printed; its words and its check follow.
    pub const fn new(id: &'static str, paper: Paper, number: &'static str) -> Self {
        Self {
            id,
            paper,
            number,
            statement: "",
            status: Status::Holds,
            extent: "",
            figure: None,
            sizes: Sizes::ALL,
            // It compares nothing, so that it fails.
            #[cfg(feature = "checks")]
            check: |check| at_once(check, |_, _| ""),
        }
    }

    /// The claim with its statement.
    pub const fn says(self, statement: &'static str) -> Self {
        Self { statement, ..self }
    }

    /// The claim with how far it is known.
    pub const fn extent(self, extent: &'static str) -> Self {
        Self { extent, ..self }
    }

    /// The claim with its check and the sizes that this can have.
    pub const fn check(self, sizes: Sizes, check: fn(Check) -> Procedure) -> Self {
        // A module that has claims without their checks must not link the checks.
        #[cfg(not(feature = "checks"))]
        let _ = check;
        Self {
            sizes,
            #[cfg(feature = "checks")]
            check,
            ..self
        }
    }

    /// The claim with another status.
    pub const fn with_status(self, status: Status) -> Self {
        Self { status, ..self }
    }

    /// The claim as a correction of a print that this counterexample refutes.
    const fn corrected(self, correction: Correction, counterexample: &'static str) -> Self {
        self.with_status(Status::Corrected {
            correction,
            counterexample,
        })
    }

    /// The claim as printed but for a [slip of the pen](Correction::Slip), which this counterexample refutes.
    pub const fn slip_of_the_pen(self, counterexample: &'static str) -> Self {
        self.corrected(Correction::Slip, counterexample)
    }

    /// The claim with the [condition](Correction::Condition) that the print needs, by this counterexample.
    pub const fn needs_a_condition(self, counterexample: &'static str) -> Self {
        self.corrected(Correction::Condition, counterexample)
    }

    /// The claim in place of [another one](Correction::Statement) in print, which this counterexample refutes.
    pub const fn wrong_as_stated(self, counterexample: &'static str) -> Self {
        self.corrected(Correction::Statement, counterexample)
    }

    /// The claim with the query of a figure that shows it.
    pub const fn shown_by(self, figure: &'static str) -> Self {
        Self {
            figure: Some(figure),
            ..self
        }
    }

    /// The smallest counterexample to the print, in words.
    pub const fn counterexample(&self) -> Option<&'static str> {
        match self.status {
            Status::Corrected { counterexample, .. } | Status::False { counterexample } => {
                Some(counterexample)
            }
            Status::Holds | Status::Settled | Status::Open => None,
        }
    }

    /// What the statement changes in the print, if it is corrected.
    pub const fn correction(&self) -> Option<Correction> {
        match self.status {
            Status::Corrected { correction, .. } => Some(correction),
            Status::Holds | Status::False { .. } | Status::Settled | Status::Open => None,
        }
    }
}
