//! The renderer, through a backend that remembers what it was told to draw.

#![cfg(feature = "draw")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, IntoDrawingArea};
use plotters::prelude::DrawingBackend;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingErrorKind, FontTransform,
};
use std::cell::RefCell;
use std::convert::Infallible;
use std::rc::Rc;
use upperhand::draw::{
    DrawError, Filling, Hatching, Image, Layout, PixelByPixel, Rgb, Theme, draw, draw_crosshair,
    draw_with,
};
use upperhand::guess_who::{Pool, Rules, Solutions};
use upperhand::view::win_map::{Layer, Request, figure};
use upperhand::view::{Crosshair, Figure};

/// A picture in memory, and the texts with the boxes they take.
#[derive(Clone)]
struct Memory {
    size: (u32, u32),
    pixels: Rc<RefCell<Vec<(u8, u8, u8)>>>,
    texts: Rc<RefCell<Vec<Text>>>,
}

#[derive(Clone, Debug)]
struct Text {
    words: String,
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Text {
    fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

impl Memory {
    fn new(width: u32, height: u32) -> Self {
        Self {
            size: (width, height),
            pixels: Rc::new(RefCell::new(vec![(0, 0, 0); (width * height) as usize])),
            texts: Rc::default(),
        }
    }

    fn pixel(&self, x: i32, y: i32) -> Rgb {
        let (red, green, blue) = self.pixels.borrow()[(y * self.size.0 as i32 + x) as usize];
        Rgb(red, green, blue)
    }
}

impl DrawingBackend for Memory {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Result<(), DrawingErrorKind<Infallible>> {
        Ok(())
    }

    fn present(&mut self) -> Result<(), DrawingErrorKind<Infallible>> {
        Ok(())
    }

    fn draw_pixel(
        &mut self,
        (x, y): BackendCoord,
        colour: BackendColor,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        assert!(
            x >= 0 && y >= 0 && x < self.size.0 as i32 && y < self.size.1 as i32,
            "({x}, {y})"
        );
        let mut pixels = self.pixels.borrow_mut();
        let under = &mut pixels[(y * self.size.0 as i32 + x) as usize];
        let mix = |from: u8, to: u8| {
            (f64::from(from) + (f64::from(to) - f64::from(from)) * colour.alpha).round() as u8
        };
        let (red, green, blue) = colour.rgb;
        *under = (mix(under.0, red), mix(under.1, green), mix(under.2, blue));
        Ok(())
    }

    /// Up to but not including the lower right corner, as a canvas fills it.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        assert!(fill, "everything is filled");
        let inside = |value: i32, limit: u32| value.clamp(0, limit as i32);
        for y in inside(from.1, self.size.1)..inside(to.1, self.size.1) {
            for x in inside(from.0, self.size.0)..inside(to.0, self.size.0) {
                self.draw_pixel((x, y), style.color())?;
            }
        }
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let width = text.chars().count() as f64 * style.size() * 0.6;
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        (x, y): BackendCoord,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        let (across, along) = self.estimate_text_size(text, style)?;
        let (across, along) = (across as i32, along as i32);
        let left = match style.anchor().h_pos {
            HPos::Left => 0,
            HPos::Center => -across / 2,
            HPos::Right => -across,
        };
        let top = match style.anchor().v_pos {
            VPos::Top => 0,
            VPos::Center => -along / 2,
            VPos::Bottom => -along,
        };
        let corners = [(left, top), (left + across, top + along)];
        let turned = match style.transform() {
            FontTransform::None => corners,
            FontTransform::Rotate270 => corners.map(|(x, y)| (y, -x)),
            _ => unreachable!("text reads to the right or upwards"),
        };
        let [(x1, y1), (x2, y2)] = turned;
        self.texts.borrow_mut().push(Text {
            words: text.to_owned(),
            left: x + x1.min(x2),
            top: y + y1.min(y2),
            right: x + x1.max(x2),
            bottom: y + y1.max(y2),
        });
        Ok(())
    }
}

struct Drawn {
    memory: Memory,
    area: DrawingArea<Memory, Shift>,
    figure: Figure,
    layout: Layout,
    theme: Theme,
}

fn drawn(rules: Rules, layer: Layer, size: u32, css: (u32, u32), ratio: f64) -> Drawn {
    drawn_with(&PixelByPixel, rules, layer, size, css, ratio)
}

fn drawn_with(
    filling: &dyn Filling<Memory>,
    rules: Rules,
    layer: Layer,
    size: u32,
    css: (u32, u32),
    ratio: f64,
) -> Drawn {
    let device = |length: u32| (f64::from(length) * ratio).round() as u32;
    let memory = Memory::new(device(css.0), device(css.1));
    let area = memory.clone().into_drawing_area();
    let size = Pool::new(u64::from(size)).unwrap();
    let request = Request { rules, layer, size };
    let figure = figure(&mut Solutions::default(), request).unwrap();
    let theme = Theme::light();
    let layout = draw_with(&area, &figure, &theme, ratio, filling).unwrap();
    Drawn {
        memory,
        area,
        figure,
        layout,
        theme,
    }
}

/// Leaves areas empty, where only the words matter.
struct Unfilled;

impl Filling<Memory> for Unfilled {
    fn put(
        &self,
        _: &DrawingArea<Memory, Shift>,
        _: &Image,
        _: (i32, i32),
        _: (u32, u32),
    ) -> Result<(), DrawError<Memory>> {
        Ok(())
    }

    fn hatch(
        &self,
        _: &DrawingArea<Memory, Shift>,
        _: (i32, i32),
        _: (i32, i32),
        _: Hatching,
    ) -> Result<(), DrawError<Memory>> {
        Ok(())
    }
}

const LAYERS: [Layer; 3] = [Layer::Win, Layer::Question, Layer::Regions];

#[test]
fn texts_stay_inside_the_picture_and_never_collide() {
    for layer in LAYERS {
        for size in [8, 9, 24, 64, 100, 300, 512] {
            for (css, ratio) in [
                ((328, 369), 1.0),
                ((328, 369), 2.0),
                ((770, 719), 1.0),
                ((960, 640), 1.5),
                ((164, 352), 2.0),
            ] {
                for rules in [Rules::RACE, Rules::OFFICIAL] {
                    let drawn = drawn_with(&Unfilled, rules, layer, size, css, ratio);
                    let texts = drawn.memory.texts.borrow();
                    let (width, height) = drawn.memory.size;
                    for (index, text) in texts.iter().enumerate() {
                        let context = format!("{layer:?} {size} {css:?} {ratio}: {text:?}");
                        assert!(text.left >= 0 && text.top >= 0, "{context}");
                        assert!(
                            text.right <= width as i32 && text.bottom <= height as i32,
                            "{context}"
                        );
                        for other in &texts[index + 1..] {
                            assert!(!text.overlaps(other), "{context} over {other:?}");
                        }
                    }
                    assert!(texts.len() >= 8, "{texts:?}");
                }
            }
        }
    }
}

#[test]
fn a_pixel_has_the_colour_of_the_cell_under_its_centre() {
    let drawn = drawn(Rules::OFFICIAL, Layer::Win, 24, (500, 400), 1.0);
    let gradient = |fraction: f64| {
        let colour = colorous::CIVIDIS.eval_continuous(fraction);
        Rgb(colour.r, colour.g, colour.b)
    };
    let steps = f64::from(upperhand::view::GRADIENT_STEPS - 1);
    let Layout {
        left,
        top,
        right,
        bottom,
        ..
    } = drawn.layout;
    for y in top..bottom {
        for x in left..right {
            // A centre exactly on the edge between two cells may show either.
            let on_edge =
                |from: i32, to: i32, at: i32| (2 * (at - from) + 1) * 24 % (2 * (to - from)) == 0;
            if on_edge(left, right, x) || on_edge(top, bottom, y) {
                continue;
            }
            let centre = (f64::from(x) + 0.5, f64::from(y) + 0.5);
            let (mine, theirs) = drawn.layout.whole_from_pixel(centre.0, centre.1).unwrap();
            let cell = drawn.figure.raster.cells[((theirs - 1) * 24 + mine - 1) as usize];
            let expected = gradient(f64::from(cell.index()) / steps);
            assert_eq!(
                drawn.memory.pixel(x, y),
                expected,
                "pixel ({x}, {y}), cell ({mine}, {theirs})"
            );
        }
    }
}

#[test]
fn where_cells_outnumber_pixels_none_vanishes() {
    let drawn = drawn(Rules::RACE, Layer::Win, 512, (260, 240), 1.0);
    let Layout {
        left,
        top,
        right,
        bottom,
        ..
    } = drawn.layout;
    assert!(right - left < 512 && bottom - top < 512);
    // The mean of a block lies between its least and its largest chance; from the left to the right of a
    // row the chance only falls, so the colours only darken.
    let brightness = |x, y| {
        let Rgb(red, green, blue) = drawn.memory.pixel(x, y);
        u32::from(red) + u32::from(green) + u32::from(blue)
    };
    for y in [top, i32::midpoint(top, bottom), bottom - 4] {
        let row: Vec<u32> = (left..right).map(|x| brightness(x, y)).collect();
        let rises = row.windows(2).filter(|pair| pair[1] > pair[0] + 3).count();
        assert_eq!(rises, 0, "row {y}: {row:?}");
    }
}

#[test]
fn every_cell_is_found_under_its_own_pixels() {
    let drawn = drawn(Rules::RACE, Layer::Win, 64, (328, 369), 2.0);
    let layout = drawn.layout;
    for mine in 1..=64 {
        for theirs in 1..=64 {
            let x = f64::from(layout.pixel_from_x(f64::from(mine)));
            let y = f64::from(layout.pixel_from_y(f64::from(theirs)));
            assert_eq!(layout.whole_from_pixel(x, y), Some((mine, theirs)));
            assert_eq!(layout.nearest_whole(x, y), Some((mine, theirs)));
        }
    }
    assert_eq!(layout.whole_from_pixel(0.0, 0.0), None);
    assert_eq!(layout.nearest_whole(0.0, 0.0), Some((1, 64)));
    assert_eq!(layout.nearest_whole(1e9, 1e9), Some((64, 1)));
    assert_eq!(layout.nearest_whole(f64::NAN, 1.0), None);
}

#[test]
fn the_crosshair_marks_its_cell_and_both_numbers() {
    for crosshair in [
        Crosshair { x: 40, y: 24 },
        Crosshair { x: 1, y: 64 },
        Crosshair { x: 64, y: 1 },
    ] {
        let drawn = drawn(Rules::RACE, Layer::Win, 64, (328, 369), 2.0);
        drawn.memory.texts.borrow_mut().clear();
        let (layout, theme) = (&drawn.layout, &drawn.theme);
        draw_crosshair(&drawn.area, &drawn.figure, crosshair, layout, theme, 2.0).unwrap();
        let texts = drawn.memory.texts.borrow();
        let words: Vec<&str> = texts.iter().map(|text| text.words.as_str()).collect();
        assert_eq!(words, [crosshair.x.to_string(), crosshair.y.to_string()]);
        let x = layout.pixel_from_x(f64::from(crosshair.x));
        let below = drawn.memory.pixel(x - 8, layout.bottom + 14);
        assert_eq!(
            below, theme.you,
            "the bubble of your pool is in your colour"
        );
        for text in texts.iter() {
            assert!(
                text.right <= drawn.memory.size.0 as i32 && text.left >= 0,
                "{text:?}"
            );
        }
    }
}

/// The same figure on another backend: every word that is drawn in memory is in the SVG.
#[test]
fn the_same_marks_reach_svg() {
    let drawn = drawn(Rules::RACE, Layer::Regions, 64, (770, 719), 1.0);
    let mut svg = String::new();
    {
        let backend = plotters::backend::SVGBackend::with_string(&mut svg, (770, 719));
        let area = backend.into_drawing_area();
        let figure = Figure {
            // The raster would be a rectangle a pixel.
            raster: upperhand::view::Raster {
                columns: 1,
                rows: 1,
                ..drawn.figure.raster.clone()
            },
            ..drawn.figure.clone()
        };
        draw(&area, &figure, &drawn.theme, 1.0).unwrap();
        area.present().unwrap();
    }
    let texts = drawn.memory.texts.borrow();
    assert!(texts.iter().any(|text| text.words == "W₄"));
    for text in texts
        .iter()
        .filter(|text| text.words.starts_with(['W', 'U', 'S']))
    {
        assert!(svg.contains(&text.words), "{:?} is missing", text.words);
    }
}
