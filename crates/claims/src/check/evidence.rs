//! The result of a check.

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Did every case hold?
    pub holds: bool,
    /// The number of cases compared.
    pub cases: u64,
    /// The number of counterexamples to the print that were recomputed, among the cases.
    pub counterexamples: u64,
    /// In words: the first case that failed, if any; the counterexamples to the print; what was compared, with its extreme
    /// case or its certificate.
    pub text: String,
}
