//! Exact numbers.

use super::Becomes;
use js_sys::BigInt;
use num_traits::ToPrimitive;
use upperhand::guess_who;
use upperhand::play::guts::Worth;
use upperhand::{BigRational, Fraction as Exact};

shapes! {
    /// An exact probability.
    Probability(exact: Exact) {
        /// Lowest terms; exact.
        numerator: u128 = exact.numerator().unsigned_abs(),
        denominator: u128 = exact.denominator().unsigned_abs(),
        /// The nearest double.
        value: f64 = exact.value(),
    }

    /// An exact fraction, which may be negative.
    Fraction(numerator: BigInt, denominator: BigInt, value: f64) {
        /// Lowest terms; exact.
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "bigint")]
        numerator: BigInt = numerator,
        /// Positive.
        #[serde(with = "serde_wasm_bindgen::preserve")]
        #[ts(type = "bigint")]
        denominator: BigInt = denominator,
        /// The nearest double.
        value: f64 = value,
    }

    /// A number of antes. Numerator and denominator, in lowest terms, are null where it is rounded: on the number line.
    GutsWorth(worth: Worth) {
        numerator: Option<i128> = worth.exact().map(Exact::numerator),
        denominator: Option<i128> = worth.exact().map(Exact::denominator),
        // A loss of nothing is 0, not −0.
        value: f64 = worth.value() + 0.0,
    }
}

impl<Shape> Becomes<Shape> for guess_who::Probability
where
    Exact: Becomes<Shape>,
{
    fn becomes(self) -> Shape {
        Exact::from(self).becomes()
    }
}

impl Becomes<Fraction> for Exact {
    fn becomes(self) -> Fraction {
        let [numerator, denominator] = [self.numerator(), self.denominator()].map(BigInt::from);
        (numerator, denominator, self.value()).becomes()
    }
}

impl Becomes<Fraction> for BigRational {
    fn becomes(self) -> Fraction {
        // By its digits: a sum over a long game leaves 128 bits.
        let [numerator, denominator] = [self.numer(), self.denom()]
            .map(|whole| BigInt::new(&whole.to_string().into()).expect("digits are a number"));
        (numerator, denominator, self.to_f64().unwrap_or_default()).becomes()
    }
}
