//! Everything that can be chosen in a figure, one choice after the other: it is taken as it is, drawn, and put in words.

use crate::in_use;
use upperhand_draw::{Target, Theme, export_page_svg, export_panel_sizes};
use upperhand_figures::all;
use upperhand_kit::controller::Source;
use upperhand_kit::schema::Domain;
use upperhand_kit::{Extent, Setting};
use upperhand_oracles::used::Used;

/// The values of a choice or a switch, as attributes spell them; none of numbers and texts.
fn values(setting: &Setting) -> Vec<&'static str> {
    match setting.domain {
        Domain::Name(options) => options.iter().map(|(name, _)| *name).collect(),
        Domain::Switch => vec!["no", "yes"],
        Domain::Whole(..) | Domain::Count(..) | Domain::Real(..) | Domain::Text(_) => Vec::new(),
    }
}

/// Fails unless the figure draws every panel, on its canvases and on a page to export, and says something, without a problem.
fn expect_shown(used: &mut Used, told: &str) {
    for frame in used.run(1000.0) {
        assert_eq!(frame.problem, None, "{told}");
    }
    let (shown, figures) = (used.figure.shown_panels(), used.figures());
    assert!(
        shown.iter().all(|&panel| figures[panel].is_some()),
        "{told}"
    );
    let panels = shown.len();
    let page = used
        .figure
        .export_page("", &export_panel_sizes(1000, panels));
    let theme = Theme::light();
    let svg = export_page_svg(&Target::new((1000, 0), &theme), &page, &|_| String::new());
    assert!(svg.contains("<text"), "{told}");
    assert_ne!(used.heading(), "", "{told}");
    assert_ne!(used.figure.summary(), "", "{told}");
    let table = used.figure.table(Extent::Shown);
    let is_full = |row: &Vec<_>| row.len() == table.columns.len();
    assert!(table.rows.iter().all(is_full), "{told}");
}

#[test]
fn everything_that_can_be_chosen_is_taken_as_it_is_and_drawn() {
    let mut count = 0;
    for entry in all() {
        let name = entry.schema.name;
        for setting in entry.schema.settings {
            let usual: &[(&str, &str)] = match (name, setting.name) {
                // With cards nobody plays as a bloc.
                ("play-guts", "opponents") => &[("deal", "line")],
                // Hands can be revealed once there has been a round.
                ("play-guts", _) => &[("moves", "h")],
                _ => &[],
            };
            // What goes with the usual choices may not go with the last of others: a bloc needs more than the two of cards.
            let mut used = in_use(name, usual);
            for value in values(setting) {
                count += 1;
                let told = format!("{name}: {}={value}", setting.name);
                let notices = used.write(Source::Script, &[(setting.name, value)]).notices;
                assert_eq!(notices, [""; 0], "{told}");
                assert_eq!(used.text(setting.name), value, "{told}");
                expect_shown(&mut used, &told);
            }
        }
    }
    assert!(count > 80, "only {count} choices");
}
