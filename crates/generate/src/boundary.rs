//! The TypeScript shapes of all that crosses the boundary, from the Rust types themselves, for
//! `www/generated/boundary.d.ts`.

use std::any::TypeId;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};
use upperhand_draw::Theme;
use upperhand_guess_who::board_table::EditedTable;
use upperhand_kit::controller::{Event, EventResponse, Frame, InProse};
use upperhand_kit::model::Panel;
use upperhand_kit::schema::Term;

/// Declarations by their names, found from type to type.
struct Shapes {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Shapes {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of ours have a file of their own; others are written where they are used.
        if T::output_path().is_none() || TypeId::of::<T>() == TypeId::of::<()>() {
            return;
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.found.insert(name, declaration);
        T::visit_dependencies(self);
    }
}

/// The text of the file.
pub fn script() -> String {
    let mut shapes = Shapes {
        config: Config::default(),
        found: BTreeMap::new(),
    };
    shapes.visit::<EventResponse>();
    shapes.visit::<EditedTable>();
    shapes.visit::<Event>();
    shapes.visit::<Frame>();
    shapes.visit::<InProse>();
    shapes.visit::<Panel>();
    shapes.visit::<Term>();
    shapes.visit::<Theme>();
    let head = "// The shapes of what crosses the boundary, generated from the Rust types by `cargo xtask generate`.";
    let declarations: Vec<String> = shapes.found.into_values().collect();
    format!("{head}\n\n{}\n", declarations.join("\n"))
}
