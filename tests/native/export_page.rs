//! A whole model on one picture: everything in it, nothing over anything else, at any width.

#![allow(clippy::cast_possible_wrap, reason = "pixels")]

use crate::controller;
use std::hash::{DefaultHasher, Hash, Hasher};
use upperhand_draw::{
    Image, Layer, Target, Theme, draw_export_page, export_page_svg, export_panel_sizes,
};
use upperhand_figures::names;
use upperhand_kit::ExportPage;
use upperhand_kit::controller::{Answers, Event};
use upperhand_oracles::pictures::{self, export_page, map, pointed};
use upperhand_oracles::text_box::{Bounds, TextBox, overlap, target, texts};

/// What is drawn on a page.
struct Drawn {
    size: (u32, u32),
    /// Its own texts, without those of its panels.
    texts: Vec<TextBox>,
    /// The layers of each panel: the ground, and what is over it.
    panels: Vec<[Layer; 2]>,
}

impl Drawn {
    fn new(page: &ExportPage, css_width: u32, ratio: u32) -> Self {
        let theme = Theme::light();
        let mut drawing = draw_export_page(&target((css_width * ratio, 0), &theme, ratio), page);
        let panels = drawing.layers.split_off(1);
        let panels = panels.chunks_exact(2).take(page.panels.len());
        Self {
            size: drawing.size,
            texts: texts(&drawing),
            panels: panels
                .map(|pair| [pair[0].clone(), pair[1].clone()])
                .collect(),
        }
    }

    fn boxes(&self) -> Vec<Bounds> {
        let boxes = self.panels.iter().map(|[ground, _]| {
            let ((left, top), (width, height)) = (ground.at, ground.size);
            [left, top, left + width as i32, top + height as i32]
        });
        boxes.collect()
    }
}

/// And every panel looks as it does alone: nothing forgets where its area begins.
#[test]
fn nothing_overlaps_and_nothing_leaves_the_picture() {
    let theme = Theme::light();
    for panels in 0..=4 {
        let mut page = export_page(16, panels.max(1));
        page.panels.truncate(panels);
        page.panels.iter_mut().skip(1).take(1).for_each(|panel| {
            *panel = (map(12), Some(pointed(3, 5)));
        });
        for (css_width, ratio) in (340..=1600)
            .step_by(35)
            .flat_map(|width| [(width, 1), (width, 2)])
        {
            let context = format!("{panels} panels, {css_width} wide, ratio {ratio}");
            let drawn = Drawn::new(&page, css_width, ratio);
            assert_eq!(drawn.panels.len(), panels, "{context}");
            let sizes = export_panel_sizes(css_width, panels);
            for (layers, ((figure, crosshair), told)) in
                drawn.panels.iter().zip(page.panels.iter().zip(sizes))
            {
                let [ground, over] = layers;
                assert_eq!((ground.at, ground.size), (over.at, over.size));
                let is_told =
                    |pixels: u32, told: u32| pixels.abs_diff(told * ratio) <= 2 * (ratio - 1);
                let (width, height) = ground.size;
                let has_size = is_told(width, told.width) && is_told(height, told.height);
                assert!(has_size, "{context}: {:?} {told:?}", ground.size);
                let alone = target(ground.size, &theme, ratio);
                let alone = pictures::drawn(&alone, figure, crosshair.as_ref()).layers;
                let found = layers.iter().map(|layer| &layer.primitives);
                let is_same = found.eq(alone.iter().map(|layer| &layer.primitives));
                assert!(is_same, "{context}");
            }
            let texts = drawn.texts.iter().map(|text| text.bounds);
            let all: Vec<Bounds> = texts.chain(drawn.boxes()).collect();
            for (index, one) in all.iter().enumerate() {
                let [left, top, right, bottom] = *one;
                let (width, height) = (drawn.size.0 as i32, drawn.size.1 as i32);
                let is_inside = left >= 0 && top >= 0 && right <= width && bottom <= height;
                assert!(is_inside, "{context}: {one:?}");
                let other = all[index + 1..].iter().find(|other| overlap(*one, **other));
                assert_eq!(other, None, "{context}: {one:?}");
            }
        }
    }
}

#[test]
fn panels_stand_beside_each_other_where_there_is_room() {
    for (css_width, lefts, rows) in [
        (500, [16; 4], [0, 1, 2, 3]),
        (1000, [16, 16, 512, 16], [0, 1, 1, 2]),
    ] {
        let boxes = Drawn::new(&export_page(8, 4), css_width, 1).boxes();
        let mut tops: Vec<i32> = boxes.iter().map(|panel| panel[1]).collect();
        tops.dedup();
        let row = |panel: &Bounds| tops.iter().position(|top| *top == panel[1]).unwrap();
        assert!(boxes.iter().map(|panel| panel[0]).eq(lefts));
        assert!(boxes.iter().map(row).eq(rows) && tops.is_sorted());
    }
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
    let drawn = Drawn::new(&export_page, 340, 1);
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
