//! Exact numbers.

use js_sys::BigInt;
use num_traits::ToPrimitive;
use serde::Serialize;
use ts_rs::TS;
use upperhand::play::guts::Worth;
use upperhand::{BigRational, guess_who};

/// An exact probability.
#[derive(Serialize, TS)]
pub struct Probability {
    /// Lowest terms; exact.
    numerator: u128,
    denominator: u128,
    /// The nearest double.
    value: f64,
}

impl From<guess_who::Probability> for Probability {
    fn from(chance: guess_who::Probability) -> Self {
        Self {
            numerator: chance.numerator().into(),
            denominator: chance.denominator().into(),
            value: chance.value(),
        }
    }
}

/// A loss or a share, which is never negative.
impl From<upperhand::Fraction> for Probability {
    fn from(fraction: upperhand::Fraction) -> Self {
        Self {
            numerator: fraction.numerator().unsigned_abs(),
            denominator: fraction.denominator().unsigned_abs(),
            value: fraction.value(),
        }
    }
}

/// An exact fraction, which may be negative.
#[derive(Serialize, TS)]
pub struct Fraction {
    /// Lowest terms; exact.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "bigint")]
    numerator: BigInt,
    /// Positive.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[ts(type = "bigint")]
    denominator: BigInt,
    /// The nearest double.
    value: f64,
}

impl From<guess_who::Probability> for Fraction {
    fn from(chance: guess_who::Probability) -> Self {
        Self {
            numerator: chance.numerator().into(),
            denominator: chance.denominator().into(),
            value: chance.value(),
        }
    }
}

impl From<upperhand::Fraction> for Fraction {
    fn from(fraction: upperhand::Fraction) -> Self {
        Self {
            numerator: fraction.numerator().into(),
            denominator: fraction.denominator().into(),
            value: fraction.value(),
        }
    }
}

impl From<&BigRational> for Fraction {
    fn from(exact: &BigRational) -> Self {
        // By its digits: a sum over a long game leaves 128 bits.
        let whole = |digits: String| BigInt::new(&digits.into()).expect("digits are a number");
        Self {
            numerator: whole(exact.numer().to_string()),
            denominator: whole(exact.denom().to_string()),
            value: exact.to_f64().unwrap_or_default(),
        }
    }
}

/// A number of antes. Numerator and denominator, in lowest terms, are null where it is rounded: on the number line.
#[derive(Serialize, TS)]
pub struct GutsWorth {
    numerator: Option<i128>,
    denominator: Option<i128>,
    value: f64,
}

impl From<Worth> for GutsWorth {
    fn from(worth: Worth) -> Self {
        let exact = worth.exact();
        Self {
            numerator: exact.map(upperhand::Fraction::numerator),
            denominator: exact.map(upperhand::Fraction::denominator),
            // A loss of nothing is 0, not −0.
            value: worth.value() + 0.0,
        }
    }
}
