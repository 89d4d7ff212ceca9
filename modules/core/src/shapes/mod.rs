//! The core's answers, as plain structs. Each becomes an object with the same fields, and `cargo xtask generate` writes
//! their types and docs into `www/core.d.ts`.

/// Declares answers. Each names what it is made from: a field is that of the same name, or what stands behind its `=`.
macro_rules! shapes {
    ($(
        $(#[$about:meta])*
        $Shape:ident($from:ident: $From:ty $(, $with:ident: $With:ty)*) {
            $($(#[$meaning:meta])* $field:ident: $Field:ty $(= $value:expr)?,)+
        }
    )+) => {
        $(
            $(#[$about])*
            #[derive(serde::Serialize, ts_rs::TS)]
            #[serde(rename_all = "camelCase")]
            pub struct $Shape {
                $($(#[$meaning])* $field: $Field,)+
            }

            #[allow(unused_parens, reason = "those of a tuple, where there are several")]
            impl Becomes<$Shape> for ($From $(, $With)*) {
                // One copy of each: a chance stands in many answers.
                #[inline(never)]
                fn becomes(self) -> $Shape {
                    let ($from $(, $with)*) = self;
                    $Shape {
                        $($field: shapes!(@becomes $from $field $($value)?),)+
                    }
                }
            }
        )+

        /// Shows a visitor all of them.
        #[allow(dead_code, reason = "only for what writes their types")]
        pub fn visit(visitor: &mut impl ts_rs::TypeVisitor) {
            $(visitor.visit::<$Shape>();)+
        }
    };
    (@becomes $from:ident $field:ident) => {
        Becomes::becomes($from.$field)
    };
    (@becomes $from:ident $field:ident $value:expr) => {
        Becomes::becomes($value)
    };
}

/// What JavaScript has as it is.
macro_rules! as_they_are {
    ($($Same:ty)+) => {
        $(impl Becomes<$Same> for $Same {
            fn becomes(self) -> $Same {
                self
            }
        })+
    };
}

/// What becomes a part of an answer by one expression.
macro_rules! becomes {
    ($($From:ty => $Shape:ty, $how:expr;)+) => {
        $(impl Becomes<$Shape> for $From {
            fn becomes(self) -> $Shape {
                let how: fn(Self) -> $Shape = $how;
                how(self)
            }
        })+
    };
}

pub mod board;
pub mod cards;
pub mod claims;
pub mod exact;
pub mod guess_who;
pub mod guts;
pub mod play_guess_who;
pub mod play_guts;

use js_sys::{BigInt, Float64Array, Uint32Array};
use std::collections::BTreeMap;
use upperhand::guess_who::Pool;
use upperhand::guts::Threshold;
use upperhand::guts::coalition::limiting::Rate;
use upperhand::play::guess_who::Player;

/// What is made into an answer, or into a part of one.
pub trait Becomes<Shape> {
    /// The answer.
    fn becomes(self) -> Shape;
}

as_they_are! { bool f64 i128 u32 u128 usize String &'static str BigInt BTreeMap<String, f64> }

becomes! {
    i64 => f64, |whole| whole as f64;
    i128 => f64, |whole| whole as f64;
    u64 => f64, |whole| whole as f64;
    Pool => u32, Pool::get;
    Threshold => f64, Threshold::get;
    Rate => f64, Rate::get;
    Player => &'static str, Player::name;
    Vec<u32> => Uint32Array, |numbers: Vec<u32>| numbers.as_slice().into();
}

impl<From: Becomes<f64>> Becomes<Float64Array> for Vec<From> {
    fn becomes(self) -> Float64Array {
        let doubles: Vec<f64> = self.becomes();
        doubles.as_slice().into()
    }
}

impl<Shape, From: Becomes<Shape>> Becomes<Option<Shape>> for Option<From> {
    fn becomes(self) -> Option<Shape> {
        self.map(From::becomes)
    }
}

impl<Shape, From: Becomes<Shape>> Becomes<Vec<Shape>> for Vec<From> {
    fn becomes(self) -> Vec<Shape> {
        self.into_iter().map(From::becomes).collect()
    }
}

impl<'from, Shape, From> Becomes<Vec<Shape>> for &'from [From]
where
    &'from From: Becomes<Shape>,
{
    fn becomes(self) -> Vec<Shape> {
        self.iter().map(Becomes::becomes).collect()
    }
}

impl<Shape, From: Becomes<Shape>, const N: usize> Becomes<[Shape; N]> for [From; N] {
    fn becomes(self) -> [Shape; N] {
        self.map(From::becomes)
    }
}
