//! Settings as tests write them.

use upperhand::figures::model::Model;
use upperhand::figures::settings::Settings;

/// The settings of a figure that texts such as "mine=40 theirs=24" ask for, none of which may be refused, in agreement
/// with each other.
pub fn settled(model: &dyn Model, set: &str) -> Settings {
    let mut settings = model.defaults();
    let mut names = Vec::new();
    for pair in set.split_whitespace() {
        let (name, text) = pair.split_once('=').unwrap();
        assert!(settings.get(name).is_some(), "no setting is called {name}");
        assert_eq!(settings.set_text(name, text), None, "{set}");
        names.push(name);
    }
    model.settle(&mut settings, &names);
    settings
}
