//! The TypeScript shapes of all that crosses the boundary, from the Rust types themselves, for
//! `www/generated/boundary.d.ts`.

use crate::answers::Shapes;
use ts_rs::TypeVisitor;
use upperhand_draw::Theme;
use upperhand_guess_who::board_table::EditedTable;
use upperhand_kit::controller::{Event, EventResponse, Frame, InProse};
use upperhand_kit::model::Panel;
use upperhand_kit::schema::Term;

const HEAD: &str = "\
// The shapes of what crosses the boundary, generated from the Rust types by `cargo xtask generate`.
";

/// The text of the file.
pub fn script() -> String {
    let mut shapes = Shapes::default();
    shapes.visit::<EventResponse>();
    shapes.visit::<EditedTable>();
    shapes.visit::<Event>();
    shapes.visit::<Frame>();
    shapes.visit::<InProse>();
    shapes.visit::<Panel>();
    shapes.visit::<Term>();
    shapes.visit::<Theme>();
    shapes.after(HEAD)
}
