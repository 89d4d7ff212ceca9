//! Figures as SVG: well-formed whatever they say. Their marks are in `tests/snapshots`, where a person sees what changes.

use roxmltree::{Document, Node};
use upperhand_draw::{Image, Target, Theme, export_page_svg};
use upperhand_kit::{ExportPage, Role};
use upperhand_oracles::pictures::{curves, map, svg_of};

#[test]
fn hostile_words_stay_words() {
    let hostile =
        "</text><script>alert('&amp;')</script>\" onload=\"x\u{0}\u{b}\u{ffff}]]> ∞ \u{1f600}";
    let mut figure = curves();
    figure.x.label = hostile.to_owned();
    figure.title = hostile.to_owned();
    let theme = Theme {
        font: "\"Inter & Sons\", <b>'x'".to_owned(),
        ..Theme::light()
    };
    let export_page = ExportPage {
        title: hostile.to_owned(),
        sentence: hostile.to_owned(),
        panels: vec![(figure, None)],
        foot: vec![hostile.to_owned()],
    };
    let encode = |_: &Image| "data:\"><script>".to_owned();
    let text = export_page_svg(&Target::new((4000, 0), &theme), &export_page, &encode);
    let document = Document::parse(&text).unwrap();
    let held = hostile.replace(['\u{0}', '\u{b}', '\u{ffff}'], "\u{fffd}");
    let named: Vec<&str> = document
        .descendants()
        .filter(|node| node.is_element() && node.text() == Some(&held))
        .map(|node| node.tag_name().name())
        .collect();
    // The title and the description, then the heading, the sentence, the axis and the small print.
    assert_eq!(named, ["title", "desc", "text", "text", "text", "text"]);
    let known = [
        "svg", "title", "desc", "path", "text", "circle", "image", "rect", "pattern",
    ];
    for node in document.descendants().filter(Node::is_element) {
        assert!(known.contains(&node.tag_name().name()), "{node:?}");
        assert!(
            node.attributes()
                .all(|attribute| attribute.name() != "onload")
        );
        if let Some(family) = node.attribute("font-family") {
            assert_eq!(family, theme.font);
        }
    }
}

/// Two pictures may stand in one page.
#[test]
fn a_title_and_a_description_name_one_picture() {
    let names = ["Who wins.", "Who loses."].map(|description| {
        let mut figure = curves();
        description.clone_into(&mut figure.legend.label);
        let text = svg_of(&figure, None, (300, 200), 2, &Theme::light());
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        let names = root.attribute("aria-labelledby").unwrap().to_owned();
        let said = names.split(' ').map(|id| {
            let is_named = |node: &Node| node.attribute("id") == Some(id);
            root.children().find(is_named).unwrap().text().unwrap()
        });
        assert_eq!(said.collect::<Vec<_>>(), ["Payoff", description]);
        names
    });
    assert_ne!(names[0], names[1]);
}

#[test]
fn every_hatching_is_defined_once_and_every_reference_is_defined() {
    let mut figure = map(16);
    let hatch = figure.hatches[0];
    let shifted = |role| upperhand_kit::Hatch {
        from: (1.0, 9.0),
        to: (7.0, 15.0),
        role,
    };
    figure.hatches = vec![hatch, shifted(Role::Weeds), shifted(Role::UpperHand)];
    let text = svg_of(&figure, None, (600, 500), 1, &Theme::dark());
    let document = Document::parse(&text).unwrap();
    let mut defined: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("pattern"))
        .map(|node| node.attribute("id").unwrap())
        .collect();
    let used: Vec<&str> = document
        .descendants()
        .filter_map(|node| {
            node.attribute("fill")?
                .strip_prefix("url(#")?
                .strip_suffix(')')
        })
        .collect();
    assert_eq!((defined.len(), used.len()), (2, 4), "{defined:?} {used:?}");
    assert!(used.iter().all(|name| defined.contains(name)));
    defined.dedup();
    assert_eq!(defined.len(), 2);
}
