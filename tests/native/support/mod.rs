//! What tests over all figures share.

mod each_figure;
mod games;

pub(crate) use each_figure::each_figure;
pub use each_figure::{figure_of, seed_of};
pub use games::{act, keep, tally};

use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand_kit::schema::{Domain, INFINITE};
use upperhand_kit::settings::Value;
use upperhand_kit::{Model, Resolution, Setting, Settings};
use upperhand_oracles::{random_settings, random_value};

/// As many cells along each axis as show whatever depends on where they are.
pub const RESOLUTION: Resolution = Resolution::square(24);

/// Looks at a figure with so many random settings, the same in each run.
pub fn at_random(
    figure: &str,
    count: usize,
    mut check: impl FnMut(&mut dyn Model, Settings, &mut Xoshiro256PlusPlus),
) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(figure));
    let mut model = model(figure).unwrap();
    for _ in 0..count {
        let settings = random_settings(model.as_mut(), &mut random);
        check(model.as_mut(), settings, &mut random);
    }
}

/// Is a value one that a setting takes?
pub fn is_allowed(domain: Domain, value: &Value) -> bool {
    match (domain, value) {
        (Domain::Whole(least, most) | Domain::Count(least, most), Value::Whole(number)) => {
            (least..=most).contains(number)
        }
        (Domain::Real(least, most), Value::Real(number)) => (least..=most).contains(number),
        (Domain::Name(options), Value::Name(name)) => {
            options.iter().any(|option| option.0 == *name)
        }
        (Domain::Switch, Value::Switch(_)) | (Domain::Count(..), Value::Name(INFINITE)) => true,
        (Domain::Text(most), Value::Text(text)) => text.len() <= most,
        _ => false,
    }
}

/// A value that a setting takes: often far from all others.
pub fn any_value(setting: &Setting, random: &mut Xoshiro256PlusPlus) -> Value {
    match setting.domain {
        Domain::Whole(least, most) if most > 3 && random.random_bool(0.3) => {
            let (low, high) = (f64::from(least.max(1)).log2(), f64::from(most).log2());
            let number = (low + (high - low) * random.random::<f64>()).exp2().round();
            setting.nearest_to(number).unwrap().0
        }
        Domain::Real(least, most) if random.random_bool(0.5) => {
            let share: f64 = [0.0, 1.0, random.random()][random.random_range(0..3)];
            Value::Real(least + share * (most - least))
        }
        _ => random_value(setting, random),
    }
}
