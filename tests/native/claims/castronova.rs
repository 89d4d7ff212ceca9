//! The paper on Guts: every check holds at its default size and at its smallest.

use upperhand::claims::Paper;

#[test]
fn what_is_said_of_castronova_and_others_holds() {
    super::evidence::all_hold(Paper::Castronova);
}
