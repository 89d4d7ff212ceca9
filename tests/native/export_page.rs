//! A whole model on one picture: everything in it, nothing over anything else, at any width.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use crate::controller;
use std::hash::{DefaultHasher, Hash, Hasher};
use upperhand_draw::{
    Image, Rgb, Target, Theme, draw_crosshair, draw_export_page, draw_ground, export_page_svg,
    export_panel_sizes,
};
use upperhand_figures::names;
use upperhand_kit::ExportPage;
use upperhand_kit::controller::{Answers, Event};
use upperhand_oracles::pictures::{Mark, export_page, map, marks as marks_of, pointed};
use upperhand_oracles::text_box::{Bounds, TextBox, overlap, target, texts};

struct Drawn {
    size: (i32, i32),
    texts: Vec<TextBox>,
    marks: Vec<Mark>,
    panels: Vec<Bounds>,
}

fn drawn(export_page: &ExportPage, css_width: u32, ratio: u32) -> Drawn {
    let theme = Theme::light();
    let target = target((css_width * ratio, 0), &theme, ratio);
    let drawing = draw_export_page(&target, export_page);
    let (width, height) = drawing.size;
    let marks = marks_of(&drawing);
    // Each panel begins with paper over all of it, higher than any other box of paper but the whole.
    let Rgb(red, green, blue) = theme.paper;
    let paper = format!("#{red:02x}{green:02x}{blue:02x}");
    let panels = marks.iter().skip(1).filter_map(|mark| match mark {
        Mark::Block { from, to, colour }
            if *colour == paper && to.1 - from.1 >= 300 * ratio as i32 =>
        {
            Some([from.0, from.1, to.0, to.1])
        }
        _ => None,
    });
    Drawn {
        size: (width as i32, height as i32),
        texts: texts(&drawing),
        panels: panels
            .filter(|bounds| bounds[2] - bounds[0] > 20 * ratio as i32)
            .collect(),
        marks,
    }
}

fn inside(inner: Bounds, outer: Bounds) -> bool {
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}

/// What a mark covers; texts are looked at by their boxes.
fn bounds(mark: &Mark) -> Option<Bounds> {
    match mark {
        Mark::Text { .. } => None,
        Mark::Block { from, to, .. } => Some([from.0, from.1, to.0, to.1]),
        Mark::Line { points, .. } => Some([
            points.iter().map(|point| point.0).min()?,
            points.iter().map(|point| point.1).min()?,
            points.iter().map(|point| point.0).max()?,
            points.iter().map(|point| point.1).max()?,
        ]),
        Mark::Disc { at, radius, .. } => {
            let radius = *radius as i32;
            Some([at.0 - radius, at.1 - radius, at.0 + radius, at.1 + radius])
        }
        Mark::Image { at, size } | Mark::Hatched { at, size } => {
            Some([at.0, at.1, at.0 + size.0 as i32, at.1 + size.1 as i32])
        }
    }
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_picture() {
    for panels in 0..=4 {
        let export_page = export_page(16, panels.max(1));
        let export_page = ExportPage {
            panels: export_page.panels[..panels].to_vec(),
            ..export_page
        };
        for css_width in (340..=1600).step_by(35) {
            for ratio in [1, 2] {
                let context = format!("{panels} panels, {css_width} wide, ratio {ratio}");
                let drawn = drawn(&export_page, css_width, ratio);
                let whole = [0, 0, drawn.size.0, drawn.size.1];
                assert_eq!(drawn.panels.len(), panels, "{context}");
                for (panel, size) in drawn
                    .panels
                    .iter()
                    .zip(export_panel_sizes(css_width, panels))
                {
                    let is_told = |pixels: i32, told: u32| {
                        pixels.unsigned_abs().abs_diff(told * ratio) <= 2 * (ratio - 1)
                    };
                    let (width, height) = (panel[2] - panel[0], panel[3] - panel[1]);
                    let has_size = is_told(width, size.width) && is_told(height, size.height);
                    assert!(has_size, "{context}: {panel:?} {size:?}");
                }
                for (index, panel) in drawn.panels.iter().enumerate() {
                    assert!(inside(*panel, whole), "{context}: {panel:?}");
                    for other in &drawn.panels[index + 1..] {
                        assert!(!overlap(*panel, *other), "{context}: {panel:?} {other:?}");
                    }
                }
                for mark in &drawn.marks {
                    let within = bounds(mark).is_none_or(|bounds| inside(bounds, whole));
                    assert!(within, "{context}: {mark:?}");
                }
                for (index, text) in drawn.texts.iter().enumerate() {
                    assert!(inside(text.bounds, whole), "{context}: {text:?}");
                    let crossed = |panel: &&Bounds| overlap(text.bounds, **panel);
                    for panel in drawn.panels.iter().filter(crossed) {
                        assert!(
                            inside(text.bounds, *panel),
                            "{context}: {text:?}, {panel:?}"
                        );
                    }
                    for other in &drawn.texts[index + 1..] {
                        assert!(!text.overlaps(other), "{context}: {text:?} {other:?}");
                    }
                }
            }
        }
    }
}

/// Every panel looks as it does alone, moved to its place: nothing forgets where its area begins.
#[test]
fn a_panel_is_drawn_as_it_is_alone() {
    let mut export_page = export_page(16, 3);
    export_page.panels[0].1 = Some(pointed(9, 4));
    export_page.panels[1] = (map(12), Some(pointed(3, 5)));
    for (css_width, ratio) in [(340, 2), (1000, 1)] {
        let drawn = drawn(&export_page, css_width, ratio);
        let mut marks = &drawn.marks[..];
        for (panel, (figure, crosshair)) in drawn.panels.iter().zip(&export_page.panels) {
            let size = ((panel[2] - panel[0]) as u32, (panel[3] - panel[1]) as u32);
            let theme = Theme::light();
            let target = target(size, &theme, ratio);
            let (drawing, layout) = draw_ground(&target, figure);
            let mut alone = marks_of(&drawing);
            let (drawing, _) = draw_crosshair(&target, figure, crosshair.as_ref(), &layout);
            alone.extend(marks_of(&drawing));
            let paper = |mark: &Mark| bounds(mark) == Some(*panel);
            let start = marks.iter().position(paper).unwrap();
            let here = &marks[start..start + alone.len()];
            let moved: Vec<Mark> = alone
                .iter()
                .map(|mark| moved(mark, (panel[0], panel[1])))
                .collect();
            assert_eq!(here, moved);
            marks = &marks[start + alone.len()..];
        }
    }
}

fn moved(mark: &Mark, by: (i32, i32)) -> Mark {
    let shift = |at: (i32, i32)| (at.0 + by.0, at.1 + by.1);
    let mut mark = mark.clone();
    match &mut mark {
        Mark::Text { at, .. }
        | Mark::Disc { at, .. }
        | Mark::Image { at, .. }
        | Mark::Hatched { at, .. } => *at = shift(*at),
        Mark::Block { from, to, .. } => (*from, *to) = (shift(*from), shift(*to)),
        Mark::Line { points, .. } => points.iter_mut().for_each(|point| *point = shift(*point)),
    }
    mark
}

#[test]
fn panels_stand_beside_each_other_where_there_is_room() {
    let columns = |panels, css_width| {
        let found = drawn(&export_page(8, panels), css_width, 1).panels;
        let lefts: Vec<i32> = found.iter().map(|panel| panel[0]).collect();
        let rows: Vec<i32> = found.iter().map(|panel| panel[1]).collect();
        (lefts, rows)
    };
    let (lefts, rows) = columns(4, 500);
    assert!(lefts.iter().all(|&left| left == 16));
    assert!(rows.is_sorted_by(|above, below| above < below));
    let (lefts, rows) = columns(4, 1000);
    assert_eq!(lefts, [16, 16, 512, 16]);
    assert_eq!(rows[1], rows[2]);
    assert!(rows[0] < rows[1] && rows[2] < rows[3]);
}

/// A picture that leaves the page has the shape of the export page, not that of the screen before it.
#[test]
fn an_export_does_not_depend_on_the_screen_before_it() {
    for name in names() {
        let exported = [(390, 640), (1280, 480)].map(|(width, height)| {
            let mut figure = controller(name, Answers::default(), Box::new(|| 0.0));
            for panel in 0..figure.panels().len() {
                figure.dispatch(Event::Resized {
                    panel,
                    width,
                    height,
                    pixel_ratio: 1.0,
                });
                figure.frame(0.0);
            }
            let sizes = export_panel_sizes(1000, figure.panels().len());
            let page = figure.export_page("", &sizes);
            let encode = |image: &Image| {
                let mut hasher = DefaultHasher::new();
                image.pixels.hash(&mut hasher);
                hasher.finish().to_string()
            };
            let theme = Theme::light();
            export_page_svg(&Target::new((1000, 0), &theme), &page, &encode)
        });
        assert!(exported[0] == exported[1], "{name}");
    }
}

/// Every word is there, in order, and lines break only where a word would leave the picture.
#[test]
fn all_words_are_said_in_order() {
    let export_page = ExportPage {
        title: "One  two\nthree".to_owned(),
        sentence: "word ".repeat(40),
        foot: vec!["x".repeat(300), String::new(), "last".to_owned()],
        panels: Vec::new(),
    };
    let drawn = drawn(&export_page, 340, 1);
    let said: Vec<&str> = drawn.texts.iter().map(|text| &*text.words).collect();
    assert_eq!(said[0], "One two three");
    // A letter takes 0.6 of its size and 308 pixels lie between the margins.
    let line = ["word"; 7].join(" ");
    assert_eq!(said[1..6], [&*line; 5]);
    assert_eq!(said[6], ["word"; 5].join(" "));
    let letters: String = said[7..].concat();
    assert_eq!(letters, "x".repeat(300) + "last");
    assert_eq!(said[7].len(), 42, "7.2 pixels a letter, rounded up");
}
