//! Exact fractions beside fractions of any size.

use num_traits::ToPrimitive;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::Probability;
use upperhand::{BigRational, Fraction};

/// A fraction with up to `bits` bits above and below the line, of either sign.
fn any(bits: u32, random: &mut Xoshiro256PlusPlus) -> Fraction {
    let mut size =
        || (random.random::<u128>() >> (128 - bits)).cast_signed() >> random.random_range(0..bits);
    let (numerator, denominator) = (size(), size().max(1));
    Fraction::new(
        if numerator % 2 == 0 {
            numerator
        } else {
            -numerator
        },
        denominator,
    )
}

fn unbounded(fraction: Fraction) -> BigRational {
    BigRational::new(fraction.numerator().into(), fraction.denominator().into())
}

#[test]
fn values_are_the_nearest_doubles() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..20_000 {
        let fraction = any(64, &mut random);
        assert_eq!(
            Some(fraction.value()),
            unbounded(fraction).to_f64(),
            "{fraction}"
        );
        if let Ok(numerator @ 0..) = i64::try_from(fraction.numerator()) {
            let denominator = u64::try_from(fraction.denominator()).unwrap();
            if numerator.unsigned_abs() <= denominator {
                let chance = Probability::new(numerator.unsigned_abs(), denominator);
                assert_eq!(chance.value(), fraction.value(), "{fraction}");
            }
        }
    }
    // 2^62 − 1 over 2^62 is nearer to 1 than to its lower neighbour.
    assert_eq!(Probability::new((1 << 62) - 1, 1 << 62).value(), 1.0);
    assert_eq!(Probability::new(0, 7), Probability::new(0, 1));
    let third = Fraction::new(i128::MAX / 3, i128::MAX);
    assert!((third.value() - 1.0 / 3.0).abs() < 1e-15);
}

#[test]
fn arithmetic_is_that_of_fractions_of_any_size() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
    for _ in 0..5_000 {
        let [one, other] = [(); 2].map(|()| any(60, &mut random));
        let [big, large] = [one, other].map(unbounded);
        assert_eq!(unbounded(one + other), &big + &large);
        assert_eq!(unbounded(one - other), &big - &large);
        assert_eq!(unbounded(one * other), &big * &large);
        assert_eq!(one.cmp(&other), big.cmp(&large));
        assert_eq!((-one).to_string(), (-&big).to_string());
        if other > Fraction::ZERO {
            assert_eq!(unbounded(one / other), big / large);
        }
    }
}

#[test]
#[should_panic(expected = "more than 128 bits")]
fn what_does_not_fit_is_never_wrong() {
    let _ = Fraction::new(1, i128::MAX) * Fraction::new(1, 3);
}
