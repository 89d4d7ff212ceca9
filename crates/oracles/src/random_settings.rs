//! Random settings of any figure.

use super::{normalize, random_plain_text};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand_kit::schema::{Domain, INFINITE};
use upperhand_kit::settings::Value;
use upperhand_kit::{Model, Setting, Settings};

/// A value that a setting takes, small numbers more often than large ones.
pub fn random_value(setting: &Setting, random: &mut Xoshiro256PlusPlus) -> Value {
    match setting.domain {
        // Hands of three cards take seconds: they have tests of their own.
        Domain::Whole(least, 3) => Value::Whole(random.random_range(least..=2)),
        Domain::Whole(least, most) => {
            let reach = most.min(least.saturating_add(40));
            Value::Whole(random.random_range(least..=reach))
        }
        Domain::Count(least, most) => match random.random_range(least..=most + 1) {
            count if count > most => Value::Name(INFINITE),
            count => Value::Whole(count),
        },
        Domain::Real(least, most) => {
            let (least, most) = (least.max(-3.0), most.min(3.0));
            Value::Real(random.random_range(least..=most))
        }
        Domain::Name(options) => Value::Name(options[random.random_range(0..options.len())].0),
        Domain::Switch => Value::Switch(random.random_bool(0.5)),
        Domain::Text(_) => Value::Text(random_plain_text(setting, random).into()),
    }
}

/// Settings of which some are random, in agreement with each other.
pub fn random_settings(model: &mut dyn Model, random: &mut Xoshiro256PlusPlus) -> Settings {
    random_settings_by(model, random, random_value)
}

/// The same with values of another kind.
pub fn random_settings_by(
    model: &mut dyn Model,
    random: &mut Xoshiro256PlusPlus,
    value: fn(&Setting, &mut Xoshiro256PlusPlus) -> Value,
) -> Settings {
    let mut settings = model.defaults();
    let mut named = Vec::new();
    for setting in model.schema().settings {
        if random.random_bool(0.4) {
            settings.set(setting.name, value(setting, random));
            named.push(setting.name);
        }
    }
    normalize(model, &mut settings, &named);
    settings
}
