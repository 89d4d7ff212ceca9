//! A card: one picture under its title, with the name of its site below, as feeds and messengers show it beside a link.

use super::crosshair::draw_crosshair;
use super::error::DrawError;
use super::filling::Filling;
use super::pen::{Pen, Pixels, Type};
use super::plot::draw_with;
use super::theme::Theme;
use super::wrapping::wrapped;
use crate::figures::{Crosshair, Figure, Role};
use plotters::coord::Shift;
use plotters::drawing::DrawingArea;
use plotters::prelude::DrawingBackend;
use plotters::style::text_anchor::{HPos, VPos};

/// Lengths in CSS pixels: the margin around everything, and the gap above and below the picture.
const MARGIN: f64 = 24.0;
const GAP: f64 = 10.0;

/// Sizes of the title in CSS pixels, each with the most lines that it may take: the first that does, else the last.
const TITLES: [(f64, usize); 5] = [(34.0, 1), (30.0, 1), (26.0, 1), (30.0, 2), (24.0, 3)];

/// The size of the name in CSS pixels, and the distance of lines in their size.
const NAME: f64 = 16.0;
const LEADING: f64 = 1.2;

/// The contents of a card, from top to bottom.
pub struct Card<'a> {
    /// In words, on several lines where it is long.
    pub title: &'a str,
    /// The plot, and what is pointed at on it.
    pub picture: (&'a Figure, Option<&'a Crosshair>),
    /// The name of the site.
    pub name: &'a str,
}

/// Draws a card over the whole area. `pixel_ratio` is the number of device pixels in a CSS pixel.
///
/// # Errors
/// An error of the backend.
pub fn draw_card<B: DrawingBackend>(
    area: &DrawingArea<B, Shift>,
    card: &Card,
    theme: &Theme,
    pixel_ratio: f64,
    filling: &dyn Filling<B>,
) -> Result<(), DrawError<B>> {
    let pen = Pen::new(area, theme, pixel_ratio, filling);
    area.fill(&pen.colour(Role::Paper))?;
    let (width, height) = area.dim_in_pixel();
    let margin = pen.px(MARGIN);
    let room = (width as Pixels - 2 * margin).max(1);
    let (lines, set) = title(&pen, card.title, room)?;
    let mut top = margin;
    for line in &lines {
        pen.text(line, (margin, top), set)?;
        top += pen.px(set.size * LEADING);
    }
    let mut bottom = height as Pixels - margin;
    let name = Type {
        size: NAME,
        bold: true,
        ..pen.small(Role::Muted, HPos::Left, VPos::Bottom)
    };
    pen.text(card.name, (margin, bottom), name)?;
    top += pen.px(GAP);
    bottom -= pen.px(NAME * LEADING + GAP);
    let panel = (area.clone()).shrink((margin, top), (room, (bottom - top).max(1)));
    let (figure, crosshair) = card.picture;
    let layout = draw_with(&panel, figure, theme, pixel_ratio, filling)?;
    if let Some(crosshair) = crosshair {
        draw_crosshair(&panel, figure, crosshair, &layout, theme, pixel_ratio)?;
    }
    Ok(())
}

/// The lines of a title and how they are set.
fn title<B: DrawingBackend>(
    pen: &Pen<B>,
    text: &str,
    room: Pixels,
) -> Result<(Vec<String>, Type), DrawError<B>> {
    let mut set = Type {
        bold: true,
        ..pen.small(Role::Ink, HPos::Left, VPos::Top)
    };
    let mut lines = Vec::new();
    for (size, most) in TITLES {
        set.size = size;
        lines = wrapped(pen, text, set, room)?;
        if lines.len() <= most {
            break;
        }
    }
    Ok((lines, set))
}
