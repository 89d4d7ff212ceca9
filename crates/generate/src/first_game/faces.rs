//! The faces of your suspects, by the drawing of the figures, and their cards.

use std::fmt::Write as _;

use upperhand_draw::{Custom, Primitive, Rgb, Target, Theme, draw_figure};
use upperhand_guess_who::portraits::{described, name, portraits};

use super::START;

/// The side of a face in CSS pixels: that of the largest card.
const SIDE: u32 = 160;

/// The grey of somebody of whom nothing is known, on light and on dark paper.
const UNKNOWN: Rgb = Rgb(0x85, 0x89, 0x90);

/// All faces in a row, without paper, as cards have their own.
pub fn picture() -> String {
    let theme = Theme {
        muted: UNKNOWN,
        ..Theme::light()
    };
    let (count, _) = START;
    let (mut drawing, _) = draw_figure(
        &Target::new(((count + 1) * SIDE, SIDE), &theme),
        &portraits(count),
    );
    for layer in &mut drawing.layers {
        let is_paper = |one: &Primitive| matches!(one, Primitive::Custom(Custom::Paper { .. }));
        layer.primitives.retain(|one| !is_paper(one));
    }
    drawing.svg("Portraits", "The suspects of the first game.", &|_| {
        String::new()
    })
}

/// A card for each suspect, as items of a list.
pub fn cards() -> String {
    let mut text = String::new();
    for number in 1..=START.0 {
        _ = writeln!(
            text,
            "<li><span class=\"card\"><img src=\"./www/generated/faces.svg\" alt=\"{}\"><b>{}</b></span></li>",
            described(number),
            name(number)
        );
    }
    text
}
