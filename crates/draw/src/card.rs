//! A card: one picture under its title, with the name of its site below, as feeds and messengers show it beside a link.

use super::pen::{Pen, TextStyle};
use super::primitives::{Align, Drawing, Pixels};
use super::target::Target;
use super::wrapping::wrapped;
use upperhand_kit::{Crosshair, Figure, Role};

/// Lengths in CSS pixels: the margin around everything, and the gap above and below the picture.
const MARGIN: f64 = 24.0;
const GAP: f64 = 10.0;

/// Font sizes of the title in CSS pixels, each with the most lines that it may take. The first that fits is used, else
/// the last.
const TITLES: [(f64, usize); 5] = [(34.0, 1), (30.0, 1), (26.0, 1), (30.0, 2), (24.0, 3)];

/// The font sizes of the name and of the number in CSS pixels, and the line height as a multiple of the font size.
const NAME: f64 = 16.0;
const TOLD: f64 = 24.0;
const LEADING: f64 = 1.2;

/// The contents of a card, from top to bottom.
pub struct Card<'a> {
    /// The title, on several lines where it is long.
    pub title: &'a str,
    /// The plot, and its crosshair.
    pub picture: (&'a Figure, Option<&'a Crosshair>),
    /// The name of the site, and in the other corner a number that makes one want to see why; empty where the picture has it.
    pub name: &'a str,
    pub told: &'a str,
}

/// Draws a card that fills the target.
pub fn draw_card(target: &Target, card: &Card) -> Drawing {
    let mut pen = Pen::new(*target);
    pen.paper(None);
    let (width, height) = pen.size;
    let margin = pen.px(MARGIN);
    let room = (width - 2 * margin).max(1);
    let (lines, style) = title(&pen, card.title, room);
    let mut top = margin;
    for line in &lines {
        pen.text(line, (margin, top), style);
        top += pen.px(style.size * LEADING);
    }
    let mut bottom = height - margin;
    let name = TextStyle {
        size: NAME,
        bold: true,
        ..pen.small(Role::Muted, Align::Start, Align::End)
    };
    pen.text(card.name, (margin, bottom), name);
    let told = TextStyle {
        size: TOLD,
        bold: true,
        ..pen.small(Role::Ink, Align::End, Align::End)
    };
    pen.text(card.told, (width - margin, bottom), told);
    top += pen.px(GAP);
    bottom -= pen.px(NAME * LEADING + GAP);
    let size = (room, (bottom - top).max(1));
    let mut drawing = pen.drawing();
    let (figure, crosshair) = card.picture;
    drawing.add_panel(target, (margin, top), size, (figure, crosshair));
    drawing
}

/// The lines of a title and how they are set.
fn title(pen: &Pen, text: &str, room: Pixels) -> (Vec<String>, TextStyle) {
    let mut style = TextStyle {
        bold: true,
        ..pen.small(Role::Ink, Align::Start, Align::Start)
    };
    let mut lines = Vec::new();
    for (size, most) in TITLES {
        style.size = size;
        lines = wrapped(pen, text, style, room);
        if lines.len() <= most {
            break;
        }
    }
    (lines, style)
}
