//! The text of an SVG document: marks as elements, words and colours as XML.

use super::filling::Hatching;
use super::theme::Rgb;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, FontStyle, FontTransform,
};
use std::fmt::Write;

/// The text so far.
#[derive(Default)]
pub struct Page {
    pub body: String,
    /// A path that marks of the same style may still join.
    open: Option<Run>,
    pub hatchings: Vec<Hatching>,
}

/// The attributes of a path and its data.
struct Run {
    style: String,
    data: String,
}

impl Page {
    /// Opaque marks of one style may be one path: whatever overlaps looks the same.
    pub fn path(&mut self, style: String, data: &str, opaque: bool) {
        match &mut self.open {
            Some(run) if opaque && run.style == style => run.data += data,
            _ => {
                self.close();
                let data = data.to_owned();
                self.open = Some(Run { style, data });
            }
        }
    }

    /// No further mark joins the last path.
    pub fn close(&mut self) {
        if let Some(Run { style, data }) = self.open.take() {
            _ = writeln!(self.body, "<path {style} d=\"{data}\"/>");
        }
    }

    /// Puts an element over everything there is.
    pub fn element(&mut self, element: &str) {
        self.close();
        self.body += element;
        self.body.push('\n');
    }
}

/// A number that differs where texts do, so that two pictures in one page keep their names (FNV-1a).
pub fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Text as XML: markup is escaped, what XML 1.0 cannot hold becomes the replacement character.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => _ = write!(out, "&#{};", u32::from(letter)),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            _ => out.push(letter),
        }
    }
    out
}

/// The name of a hatching says all of it: the same name is the same pattern, in any picture of a page.
pub fn pattern_name(hatching: Hatching) -> String {
    let Rgb(red, green, blue) = hatching.colour;
    let Hatching { period, width, .. } = hatching;
    format!("hatch-{period}-{width}-{red:02x}{green:02x}{blue:02x}")
}

/// One period: the line through two corners, cut in two by the tile.
pub fn pattern(hatching: Hatching) -> String {
    let Hatching { period, width, .. } = hatching;
    format!(
        "<pattern id=\"{}\" width=\"{period}\" height=\"{period}\" patternUnits=\"userSpaceOnUse\">\
         <path fill=\"{}\" d=\"M0 0H{width}L0 {width}zM{period} 0V{width}L{width} {period}H0z\"/>\
         </pattern>\n",
        pattern_name(hatching),
        hex(hatching.colour)
    )
}

pub fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// `fill="#123456"`, or a stroke, with its opacity where it has one.
pub fn painted(what: &str, colour: BackendColor) -> String {
    let (red, green, blue) = colour.rgb;
    let mut out = format!("{what}=\"{}\"", hex(Rgb(red, green, blue)));
    if colour.alpha < 1.0 {
        _ = write!(out, " {what}-opacity=\"{}\"", colour.alpha);
    }
    out
}

pub fn stroked<S: BackendStyle>(style: &S) -> String {
    format!(
        "fill=\"none\" {} stroke-width=\"{}\" stroke-linejoin=\"round\"",
        painted("stroke", style.color()),
        style.stroke_width()
    )
}

/// Lines from point to point; steps that lead nowhere are left out.
pub fn line_data(points: impl IntoIterator<Item = BackendCoord>) -> String {
    let mut points = points.into_iter();
    let Some(mut last) = points.next() else {
        return String::new();
    };
    let mut data = format!("M{} {}", last.0, last.1);
    for point in points.filter(|&point| std::mem::replace(&mut last, point) != point) {
        _ = write!(data, "L{} {}", point.0, point.1);
    }
    data
}

/// A polygon between pixels, to a tenth of one, at an offset. Each corner is told by its way from the one before: one shape at
/// several places is spelled nearly alike, and compresses well.
pub fn fine_data(outline: &[(f64, f64)], base: BackendCoord) -> String {
    let tenths = |place: f64, base: i32| ((place + f64::from(base)) * 10.0).round();
    let mut data = String::new();
    let mut last: Option<(f64, f64)> = None;
    for &(x, y) in outline {
        let at = (tenths(x, base.0), tenths(y, base.1));
        let (letter, way) = match last {
            None => ('M', at),
            Some(last) => ('l', (at.0 - last.0, at.1 - last.1)),
        };
        _ = write!(data, "{letter}{} {}", way.0 / 10.0, way.1 / 10.0);
        last = Some(at);
    }
    data + "z"
}

pub fn box_data(from: BackendCoord, to: BackendCoord) -> String {
    let ((left, top), (right, bottom)) = (from, to);
    format!("M{left} {top}H{right}V{bottom}H{left}z")
}

/// A text. Its baseline is computed, as renderers disagree about the others: letters of the common faces
/// fill their line from 0.8 of the size above the baseline to 0.2 below it, and capitals are 0.7 high.
pub fn text_element<S: BackendTextStyle>(text: &str, style: &S, (x, y): BackendCoord) -> String {
    let size = style.size();
    let anchor = match style.anchor().h_pos {
        HPos::Left => "start",
        HPos::Center => "middle",
        HPos::Right => "end",
    };
    let below = match style.anchor().v_pos {
        VPos::Top => 0.8,
        VPos::Center => 0.35,
        VPos::Bottom => -0.2,
    };
    let baseline = ((f64::from(y) + below * size) * 10.0).round() / 10.0;
    let mut out = format!(
        "<text x=\"{x}\" y=\"{baseline}\" {} font-family=\"{}\" font-size=\"{size}\"",
        painted("fill", style.color()),
        escaped(style.family().as_str()),
    );
    if anchor != "start" {
        _ = write!(out, " text-anchor=\"{anchor}\"");
    }
    match style.style() {
        FontStyle::Normal => {}
        FontStyle::Bold => out += " font-weight=\"bold\"",
        slanted => _ = write!(out, " font-style=\"{}\"", slanted.as_str()),
    }
    let turn = match style.transform() {
        FontTransform::None => 0,
        FontTransform::Rotate90 => 90,
        FontTransform::Rotate180 => 180,
        FontTransform::Rotate270 => -90,
    };
    if turn != 0 {
        _ = write!(out, " transform=\"rotate({turn} {x} {y})\"");
    }
    _ = write!(out, ">{}</text>", escaped(text));
    out
}
