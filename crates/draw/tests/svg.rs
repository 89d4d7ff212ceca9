//! Figures as SVG: the marks of the canvas, well-formed, small, and the same from release to release.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use roxmltree::{Document, Node};
use upperhand_draw::{
    Custom, Drawing, Image, Primitive, Target, Theme, draw_export_page, export_page_svg,
};
use upperhand_kit::{ExportPage, Role};
use upperhand_oracles::pictures::{
    Mark, curves, drawn, export_page, map, marks as marks_of, png_address, pointed, svg_of,
};
use upperhand_oracles::text_box::target;

fn number<T: std::str::FromStr>(node: Node, name: &str) -> T
where
    T::Err: std::fmt::Debug,
{
    let text = node.attribute(name);
    text.unwrap_or_else(|| panic!("no {name} in {node:?}"))
        .parse()
        .unwrap()
}

/// The points of each part of a path that has only `M`, `L`, `H` and `V`.
fn parts(data: &str) -> Vec<Vec<(i32, i32)>> {
    let mut parts: Vec<Vec<(i32, i32)>> = Vec::new();
    let steps = data.split_inclusive(|letter: char| !"MLHVz".contains(letter));
    let mut commands: Vec<String> = Vec::new();
    for piece in steps.flat_map(str::chars) {
        if "MLHVz".contains(piece) {
            commands.push(piece.to_string());
        } else {
            commands.last_mut().unwrap().push(piece);
        }
    }
    for command in commands {
        let (kind, rest) = command.split_at(1);
        let numbers: Vec<i32> = rest
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        let last = parts.last().and_then(|part| part.last().copied());
        match kind {
            "M" => parts.push(vec![(numbers[0], numbers[1])]),
            "L" => parts.last_mut().unwrap().push((numbers[0], numbers[1])),
            "H" => parts
                .last_mut()
                .unwrap()
                .push((numbers[0], last.unwrap().1)),
            "V" => parts
                .last_mut()
                .unwrap()
                .push((last.unwrap().0, numbers[0])),
            _ => {}
        }
    }
    parts
}

/// The marks of a path: boxes where it is filled, else lines.
fn path_marks(node: Node) -> Vec<Mark> {
    let parts = parts(node.attribute("d").unwrap());
    let as_mark = |points: Vec<(i32, i32)>| match node.attribute("stroke") {
        None => {
            let [from, _, to, _] = points[..] else {
                panic!("a box of {points:?}")
            };
            assert_eq!(node.attribute("shape-rendering"), Some("crispEdges"));
            let colour = node.attribute("fill").unwrap().to_owned();
            Mark::Block { from, to, colour }
        }
        Some(colour) => Mark::Line {
            points,
            width: number(node, "stroke-width"),
            colour: colour.to_owned(),
            dash: node
                .attribute("stroke-dasharray")
                .map_or(0, |dash| dash.parse().unwrap()),
        },
    };
    parts.into_iter().map(as_mark).collect()
}

/// Every mark of a document, in order.
fn marks(document: &Document) -> Vec<Mark> {
    let mut marks = Vec::new();
    for node in document.root_element().children().filter(Node::is_element) {
        let colour = || node.attribute("fill").unwrap().to_owned();
        let size = || (number(node, "width"), number(node, "height"));
        match node.tag_name().name() {
            "path" => marks.extend(path_marks(node)),
            "circle" => marks.push(Mark::Disc {
                at: (number(node, "cx"), number(node, "cy")),
                radius: number(node, "r"),
                colour: colour(),
            }),
            "image" => marks.push(Mark::Image {
                at: (number(node, "x"), number(node, "y")),
                size: size(),
            }),
            "rect" => marks.push(Mark::Hatched {
                at: (number(node, "x"), number(node, "y")),
                size: size(),
            }),
            "text" => {
                let size: f64 = number(node, "font-size");
                let down = number::<f64>(node, "y");
                marks.push(Mark::Text {
                    words: node.text().unwrap().to_owned(),
                    at: (number(node, "x"), down.round() as i32),
                    size,
                    colour: colour(),
                    upwards: node.has_attribute("transform"),
                });
            }
            "title" | "desc" | "pattern" => {}
            other => panic!("an element {other}"),
        }
    }
    marks
}

/// Texts without their height: a baseline here, an anchor there.
fn without_baselines(marks: Vec<Mark>) -> Vec<Mark> {
    let flat = |mark| match mark {
        Mark::Text {
            words,
            at,
            size,
            colour,
            upwards,
        } => Mark::Text {
            words,
            at: (at.0, 0),
            size,
            colour,
            upwards,
        },
        other => other,
    };
    marks.into_iter().map(flat).collect()
}

#[test]
fn the_marks_of_a_drawing_are_those_of_the_document_in_their_order() {
    let theme = Theme::light();
    for (css, ratio) in [((328, 369), 1_u32), ((770, 640), 2), ((1200, 700), 1)] {
        let target = target((css.0 * ratio, css.1 * ratio), &theme, ratio);
        for (figure, crosshair) in [(map(32), pointed(20, 6)), (curves(), pointed(0, 0))] {
            let drawing = drawn(&target, &figure, Some(&crosshair));
            let text = drawing.svg("", "", &png_address);
            let written = without_baselines(marks(&Document::parse(&text).unwrap()));
            let told = without_baselines(marks_of(&drawing));
            assert!(told.len() > 40, "{told:#?}");
            assert_eq!(written.len(), told.len());
            for (written, told) in written.iter().zip(&told) {
                assert_eq!(written, told);
            }
        }
    }
}

#[test]
fn an_export_page_has_the_same_marks_as_its_drawing() {
    let (export_page, theme) = (export_page(16, 3), Theme::dark());
    let text = export_page_svg(&target((900, 0), &theme, 1), &export_page, &png_address);
    let document = Document::parse(&text).unwrap();
    let root = document.root_element();
    let height: u32 = number(root, "height");
    assert_eq!(number::<u32>(root, "width"), 900);
    assert_eq!(
        root.attribute("viewBox"),
        Some(&*format!("0 0 2700 {}", 3 * height))
    );
    let mut drawing = draw_export_page(&target((2700, 0), &theme, 3), &export_page);
    // The document is a whole number of CSS pixels high.
    let paper = &mut drawing.layers[0].primitives[0];
    if let Primitive::Custom(Custom::Paper { size, .. }) = paper {
        size.1 = 3 * height as i32;
    }
    let told = without_baselines(marks_of(&drawing));
    assert_eq!(without_baselines(marks(&document)), told);
}

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

#[test]
fn a_title_and_a_description_name_the_picture() {
    let svg = Drawing {
        size: (300, 200),
        pixel_ratio: 2.0,
        font: String::new(),
        layers: Vec::new(),
    };
    let encode = |_: &Image| String::new();
    let text = svg.svg("Race", "Who wins.", &encode);
    let document = Document::parse(&text).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(
        (root.attribute("width"), root.attribute("height")),
        (Some("150"), Some("100"))
    );
    let said: Vec<&str> = root
        .attribute("aria-labelledby")
        .unwrap()
        .split(' ')
        .map(|id| {
            let named = |node: &Node| node.attribute("id") == Some(id);
            root.children().find(named).unwrap().text().unwrap()
        })
        .collect();
    assert_eq!(said, ["Race", "Who wins."]);
    let ids = |text: &str| text.split("aria-labelledby").nth(1).unwrap()[..20].to_owned();
    assert_ne!(
        ids(&text),
        ids(&svg.svg("Race", "Who loses.", &encode)),
        "two in a page"
    );
}

#[test]
fn images_hold_the_cells_of_the_raster() {
    let figure = map(24);
    let text = svg_of(&figure, None, (500, 400), 2, &Theme::light());
    let document = Document::parse(&text).unwrap();
    let images: Vec<Node> = document
        .descendants()
        .filter(|node| node.has_tag_name("image"))
        .collect();
    assert_eq!(images.len(), 2, "the raster and the gradient of its legend");
    let decoded = |node: Node| {
        let address = node.attribute("href").unwrap();
        let packed = address.strip_prefix("data:image/png;base64,").unwrap();
        let bytes = BASE64_STANDARD.decode(packed).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut rgb).unwrap();
        (info.width, info.height, rgb)
    };
    let (width, height, rgb) = decoded(images[0]);
    assert_eq!((width, height), (24, 24));
    let raster = figure.raster.unwrap();
    for (index, pixel) in rgb.as_chunks::<3>().0.iter().enumerate() {
        let (x, y) = (index % 24, 23 - index / 24);
        let step = raster.cells[y * 24 + x].index();
        let share = f64::from(step) / f64::from(upperhand_kit::GRADIENT_STEPS - 1);
        let expected = colorous::CIVIDIS.eval_continuous(share);
        assert_eq!(
            *pixel,
            [expected.r, expected.g, expected.b],
            "cell ({x}, {y})"
        );
    }
    for image in images {
        assert_eq!(image.attribute("preserveAspectRatio"), Some("none"));
        assert_eq!(image.attribute("image-rendering"), Some("pixelated"));
    }
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

#[test]
fn texts_stand_where_their_anchors_say() {
    let text = svg_of(&curves(), None, (480, 360), 1, &Theme::light());
    let document = Document::parse(&text).unwrap();
    let find = |words: &str, turned: bool| {
        let named = |node: &Node| {
            node.has_tag_name("text")
                && node.text() == Some(words)
                && node.has_attribute("transform") == turned
        };
        document.descendants().find(named).unwrap()
    };
    let across = find("Threshold", false);
    assert_eq!(across.attribute("text-anchor"), Some("middle"));
    let legend = find("Payoff", false);
    assert_eq!(legend.attribute("font-weight"), Some("bold"));
    assert_eq!(
        legend.attribute("text-anchor"),
        None,
        "it starts on the left"
    );
    let turned = find("Payoff", true);
    let (x, y): (i32, f64) = (number(turned, "x"), number(turned, "y"));
    // Turned about its anchor; the top of a text is 0.8 of its 13 pixels above the baseline.
    let anchor = (y - 10.4).round();
    assert_eq!(
        turned.attribute("transform"),
        Some(&*format!("rotate(-90 {x} {anchor})"))
    );
}
