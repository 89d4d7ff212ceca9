//! Settings as tests write them.

use upperhand_kit::settings::Value;
use upperhand_kit::{Edit, FieldSet, Model, Settings};

/// The settings of a figure that texts such as "mine=40 theirs=24" ask for, none of which may be refused, in agreement
/// with each other.
pub fn normalized(model: &mut dyn Model, set: &str) -> Settings {
    let mut settings = model.defaults();
    let mut names = Vec::new();
    for pair in set.split_whitespace() {
        let (name, text) = pair.split_once('=').unwrap();
        assert!(settings.get(name).is_some(), "no setting is called {name}");
        assert_eq!(settings.set_text(name, text), None, "{set}");
        names.push(name);
    }
    normalize(model, &mut settings, &names);
    settings
}

/// Brings settings into agreement after those of these names were set.
pub fn normalize(model: &mut dyn Model, settings: &mut Settings, names: &[&str]) {
    let set = settings.fields(names);
    model.normalize(settings, set);
}

/// The settings that an edit sets, with their values, in the order in which they are declared.
pub fn assigned(edit: &Edit) -> Vec<(&'static str, Value)> {
    let places = edit.state.entries().enumerate();
    let set = places.filter(|(index, _)| edit.set.has(FieldSet::of(*index)));
    set.map(|(_, (setting, value))| (setting.name, value))
        .collect()
}
