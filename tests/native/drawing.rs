//! The renderer, through a backend that remembers what it was told to draw.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels"
)]

use plotters::drawing::IntoDrawingArea;
use plotters::prelude::DrawingBackend;
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingErrorKind,
};
use std::cell::RefCell;
use std::convert::Infallible;
use std::rc::Rc;
use upperhand_draw::{Drawing, Layout, Rgb, Target, Theme, Touched, draw_crosshair, draw_figure};
use upperhand_figures::model;
use upperhand_kit::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Figure, Label, LegendKey, Raster, Resolution, Role,
    Stroke,
};
use upperhand_oracles::normalized;
use upperhand_oracles::text_box::{TextBox, target, texts};

/// A picture in memory, and the texts with the boxes they take.
#[derive(Clone)]
struct Picture {
    size: (u32, u32),
    pixels: Rc<RefCell<Vec<(u8, u8, u8)>>>,
    texts: Rc<RefCell<Vec<TextBox>>>,
}

impl Picture {
    fn new(width: u32, height: u32) -> Self {
        Self {
            size: (width, height),
            pixels: Rc::new(RefCell::new(vec![(0, 0, 0); (width * height) as usize])),
            texts: Rc::default(),
        }
    }

    fn draw(&self, drawing: &Drawing) {
        let area = self.clone().into_drawing_area();
        drawing.draw_on(&area).unwrap();
        self.texts.borrow_mut().extend(texts(drawing));
    }

    fn pixel(&self, x: i32, y: i32) -> Rgb {
        let (red, green, blue) = self.pixels.borrow()[(y * self.size.0 as i32 + x) as usize];
        Rgb(red, green, blue)
    }
}

impl DrawingBackend for Picture {
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
        if style.color().alpha == 1.0 {
            let mut pixels = self.pixels.borrow_mut();
            let (left, right) = (inside(from.0, self.size.0), inside(to.0, self.size.0));
            for y in inside(from.1, self.size.1)..inside(to.1, self.size.1) {
                let row = y * self.size.0 as i32;
                let covered = (row + left) as usize..(row + right.max(left)) as usize;
                pixels[covered].fill(style.color().rgb);
            }
            return Ok(());
        }
        for y in inside(from.1, self.size.1)..inside(to.1, self.size.1) {
            for x in inside(from.0, self.size.0)..inside(to.0, self.size.0) {
                self.draw_pixel((x, y), style.color())?;
            }
        }
        Ok(())
    }

    /// Texts are looked at by their boxes.
    fn draw_text<S: BackendTextStyle>(
        &mut self,
        _: &str,
        _: &S,
        _: BackendCoord,
    ) -> Result<(), DrawingErrorKind<Infallible>> {
        Ok(())
    }
}

struct Drawn {
    memory: Picture,
    figure: Figure,
    layout: Layout,
    theme: Theme,
    ratio: f64,
}

impl Drawn {
    /// Draws a crosshair over it.
    fn point_at(&self, crosshair: &Crosshair) -> Touched {
        let target = target(self.memory.size, &self.theme, self.ratio);
        let (drawing, touched) = draw_crosshair(&target, &self.figure, crosshair, &self.layout);
        self.memory.draw(&drawing);
        touched
    }
}

/// The map with these settings, of so many cells along each axis at most, and its crosshair.
fn map_of(set: &str, cells: usize) -> (Figure, Crosshair) {
    let mut map = model("win-map").unwrap();
    let settings = normalized(map.as_mut(), set);
    let resolution = Resolution::square(cells);
    let figure = map.figure_at(0, &settings, resolution);
    (figure, map.crosshair(0, &settings).unwrap())
}

fn drawn(set: &str, css: (u32, u32), ratio: f64) -> Drawn {
    drawn_figure(map_of(set, 512).0, css, ratio)
}

fn drawn_figure(figure: Figure, css: (u32, u32), ratio: f64) -> Drawn {
    let (drawn, drawing) = laid_out(figure, css, ratio, 1);
    drawn.memory.draw(&drawing);
    drawn
}

/// Its words alone: no pixel is drawn, and few are computed.
fn written(figure: Figure, css: (u32, u32), ratio: f64) -> Drawn {
    let (drawn, drawing) = laid_out(figure, css, ratio, 64);
    *drawn.memory.texts.borrow_mut() = texts(&drawing);
    drawn
}

fn laid_out(figure: Figure, css: (u32, u32), ratio: f64, downsampling: u32) -> (Drawn, Drawing) {
    let device = |length: u32| (f64::from(length) * ratio).round() as u32;
    let memory = Picture::new(device(css.0), device(css.1));
    let theme = Theme::light();
    let target = Target {
        downsampling,
        ..target(memory.size, &theme, ratio)
    };
    let (drawing, layout) = draw_figure(&target, &figure);
    let drawn = Drawn {
        memory,
        figure,
        layout,
        theme,
        ratio,
    };
    (drawn, drawing)
}

const LAYERS: [&str; 6] = ["win", "question", "regions", "gain", "distance", "halving"];

const SIZES: [((u32, u32), f64); 5] = [
    ((328, 369), 1.0),
    ((328, 369), 2.0),
    ((770, 719), 1.0),
    ((960, 640), 1.5),
    ((164, 352), 2.0),
];

#[test]
fn a_low_picture_is_a_plot_rather_than_its_keys() {
    let mut seen_some = false;
    for layer in LAYERS {
        let (figure, _) = map_of(&format!("layer={layer}"), 64);
        for (width, ratio) in [(280, 1.0), (328, 2.0), (640, 1.0)] {
            let keyed = (120..=480).step_by(8).map(|height| {
                let drawn = written(figure.clone(), (width, height), ratio);
                let texts = drawn.memory.texts.borrow();
                let is_there = |key: &LegendKey| {
                    // Long ones are broken into lines, or cut.
                    let starts =
                        |text: &TextBox| text.words.len() > 3 && key.text.starts_with(&text.words);
                    texts.iter().any(starts)
                };
                let keys: Vec<bool> = figure.legend.keys.iter().map(is_there).collect();
                assert!(keys.is_sorted_by(|one, next| one >= next), "{keys:?}");
                let plot = f64::from(drawn.layout.bottom - drawn.layout.top) / ratio;
                // The title of the axis has a second line in the narrowest.
                assert!(!keys[0] || plot > 60.0, "{layer}, {width}×{height}: {plot}");
                keys.iter().filter(|key| **key).count()
            });
            let keyed: Vec<usize> = keyed.collect();
            assert!(keyed.is_sorted(), "{layer}, {width}: {keyed:?}");
            let keys = figure.legend.keys.len();
            assert_eq!([keyed[0], keyed[keyed.len() - 1]], [0, keys], "{layer}");
            seen_some |= keyed.iter().any(|&there| 0 < there && there < keys);
        }
    }
    assert!(seen_some, "all keys or none");
}

fn gradient(fraction: f64) -> Rgb {
    let colour = colorous::CIVIDIS.eval_continuous(fraction);
    Rgb(colour.r, colour.g, colour.b)
}

/// The cell whose edges hold a value, `None` on an edge between two or very near to it.
fn cell_under(edges: &Edges, axis: &Axis, value: f64) -> Option<usize> {
    let edges: Vec<f64> = match edges {
        Edges::At(edges) => edges.clone(),
        Edges::Even(cells) => {
            let share = |cell: usize| cell as f64 / *cells as f64;
            let ends = (axis.scale.even(axis.from), axis.scale.even(axis.to));
            let even = |cell: usize| ends.0 + share(cell) * (ends.1 - ends.0);
            (0..=*cells)
                .map(|cell| axis.scale.value(even(cell)))
                .collect()
        }
    };
    let near = |edge: f64| (edge - value).abs() <= 1e-9 + 1e-13 * value.abs();
    if edges.iter().any(|&edge| near(edge)) {
        return None;
    }
    edges
        .windows(2)
        .position(|pair| pair[0] < value && value < pair[1])
}

#[test]
fn a_pixel_has_the_colour_of_the_cell_under_its_centre() {
    for set in [
        "size=24 left=30 bottom=7 mine=40 theirs=12",
        "size=64 axes=log",
        "size=2147483647 axes=log",
        "size=40 left=1000000000 bottom=999999999",
    ] {
        let drawn = drawn(
            &format!("{set} rules=official layer=question"),
            (500, 400),
            1.0,
        );
        let raster = drawn.figure.raster.as_ref().unwrap();
        let steps = f64::from(upperhand_kit::GRADIENT_STEPS - 1);
        let Layout {
            left,
            top,
            right,
            bottom,
            ..
        } = drawn.layout;
        let mut checked = 0;
        for y in top..bottom {
            for x in left..right {
                let centre = (f64::from(x) + 0.5, f64::from(y) + 0.5);
                let (at_x, at_y) = drawn.layout.area(&drawn.figure).data_at(centre).unwrap();
                let column = cell_under(&raster.columns, &drawn.figure.x, at_x);
                let row = cell_under(&raster.rows, &drawn.figure.y, at_y);
                let (Some(column), Some(row)) = (column, row) else {
                    continue;
                };
                let cell = raster.cells[row * raster.columns.cells() + column];
                let fill = cell.index().checked_sub(upperhand_kit::GRADIENT_STEPS);
                let expected = match fill {
                    Some(fill) => drawn.theme.fill(raster.fills[usize::from(fill)]),
                    None => gradient(f64::from(cell.index()) / steps),
                };
                assert_eq!(drawn.memory.pixel(x, y), expected, "{set}: ({x}, {y})");
                checked += 1;
            }
        }
        assert!(
            checked > 90 * (right - left) * (bottom - top) / 100,
            "{set}: {checked}"
        );
    }
}

#[test]
fn a_pixel_shows_the_mean_of_the_cells_under_it() {
    let mut figure = plain(Vec::new());
    let (_, Layout { left, right, .. }) = marked(&figure);
    let columns = 4 * (right - left);
    let cells = (0..columns).map(|column| Cell::magnitude(f64::from(column % 2)));
    figure.raster = Some(Raster::even(columns as usize, cells.collect()));
    let drawn = drawn_figure(figure, (300, 300), 1.0);
    let middle = gradient(512.0 / f64::from(upperhand_kit::GRADIENT_STEPS - 1));
    assert!((left..right).all(|x| drawn.memory.pixel(x, 150) == middle));
}

#[test]
fn every_cell_is_found_under_its_own_pixels() {
    for axes in ["linear", "log"] {
        let drawn = drawn(&format!("size=64 axes={axes}"), (328, 369), 2.0);
        let (layout, area) = (drawn.layout, drawn.layout.area(&drawn.figure));
        let whole = |(x, y): (f64, f64)| (x.round() as u32, y.round() as u32);
        // A doubling axis leaves a pool of 64 some three pixels.
        for mine in 1..=64 {
            for theirs in 1..=64 {
                let x = f64::from(layout.pixel_from_x(f64::from(mine)));
                let y = f64::from(layout.pixel_from_y(f64::from(theirs)));
                let found = area.data_at((x, y)).map(whole);
                assert_eq!(found, Some((mine, theirs)), "{axes}");
                assert_eq!(area.nearest_data((x, y)).map(whole), Some((mine, theirs)));
            }
        }
        assert_eq!(area.data_at((0.0, 0.0)), None);
        assert_eq!(area.nearest_data((0.0, 0.0)).map(whole), Some((1, 64)));
        assert_eq!(area.nearest_data((1e9, 1e9)).map(whole), Some((64, 1)));
        assert_eq!(area.nearest_data((f64::NAN, 1.0)), None);
    }
}

#[test]
fn a_crosshair_touches_nothing_but_what_it_says() {
    let pools = [1, 2, 13, 24, 40, 63, 64];
    for (axes, size) in [
        ("linear", (328, 369)),
        ("log", (360, 240)),
        ("linear", (120, 90)),
    ] {
        let drawn = drawn(&format!("size=64 axes={axes}"), size, 2.0);
        let before = drawn.memory.pixels.borrow().clone();
        for (mine, theirs) in pools.iter().flat_map(|x| pools.map(|y| (x, y))) {
            let set = format!("size=64 axes={axes} mine={mine} theirs={theirs}");
            drawn.memory.texts.borrow_mut().clear();
            drawn.memory.pixels.borrow_mut().clone_from(&before);
            let touched = drawn.point_at(&map_of(&set, 1).1);
            let width = drawn.memory.size.0 as usize;
            let told = |x: i32, y: i32| {
                (touched.columns.0..touched.columns.1).contains(&x)
                    || (touched.rows.0..touched.rows.1).contains(&y)
                    || touched.names.iter().any(|&(from, to)| {
                        (from.0..to.0).contains(&x) && (from.1..to.1).contains(&y)
                    })
            };
            let after = drawn.memory.pixels.borrow();
            let changed = (0..after.len()).filter(|&at| after[at] != before[at]);
            let changed: Vec<_> = changed
                .map(|at| ((at % width) as i32, (at / width) as i32))
                .collect();
            assert!(!changed.is_empty(), "{set}");
            let untold = changed.iter().find(|(x, y)| !told(*x, *y));
            assert_eq!(untold, None, "{set} {touched:?}");
            for text in drawn.memory.texts.borrow().iter() {
                let [left, top, right, bottom] = text.bounds;
                let columns = touched.columns.0 <= left && right <= touched.columns.1;
                let rows = touched.rows.0 <= top && bottom <= touched.rows.1;
                let is_name = touched.names.iter().any(|&(from, to)| {
                    from.0 <= left && from.1 <= top && right <= to.0 && bottom <= to.1
                });
                assert!(columns || rows || is_name, "{set} {text:?} {touched:?}");
            }
        }
    }
}

/// A plain figure of two even axes from 0 to 10 and these curves.
fn plain(curves: Vec<Curve>) -> Figure {
    let axis = || Axis::linear("axis", Role::Muted, (0.0, 10.0));
    let mut figure = Figure::new("A figure", axis(), axis());
    figure.curves = curves;
    figure
}

/// The pixels that differ from the same figure without its marks.
fn marked(figure: &Figure) -> (Vec<(i32, i32)>, Layout) {
    let with = drawn_figure(figure.clone(), (300, 300), 1.0);
    let empty = plain(Vec::new());
    let without = drawn_figure(empty, (300, 300), 1.0);
    assert_eq!(with.layout, without.layout);
    let all = (0..300).flat_map(|y| (0..300).map(move |x| (x, y)));
    let differ = |&(x, y): &(i32, i32)| with.memory.pixel(x, y) != without.memory.pixel(x, y);
    (all.filter(differ).collect(), with.layout)
}

fn line(points: &[(f64, f64)], stroke: Stroke) -> Curve {
    Curve {
        points: points.to_vec(),
        role: Role::You,
        stroke,
    }
}

#[test]
fn marks_are_clipped_to_the_plot() {
    let strokes = [
        Stroke::Thin,
        Stroke::Thick,
        Stroke::Cased,
        Stroke::ThinCased,
        Stroke::Dashed,
        Stroke::Dotted,
    ];
    for stroke in strokes {
        for points in [
            &[(-50.0, 5.0), (50.0, 6.0)][..],
            &[(5.0, -1e12), (5.0, 1e12)],
            &[(-3.0, -4.0), (13.0, 14.0), (5.0, -20.0)],
            &[(2.0, 2.0), (4.0, 40.0), (6.0, 2.0)],
        ] {
            let figure = plain(vec![line(points, stroke)]);
            let (pixels, layout) = marked(&figure);
            assert!(pixels.len() > 50, "{stroke:?} {points:?}");
            for (x, y) in pixels {
                // Half the width of the widest stroke may stand over the edge.
                let is_inside = (layout.left - 3..layout.right + 3).contains(&x)
                    && (layout.top - 3..layout.bottom + 3).contains(&y);
                assert!(is_inside, "{stroke:?} {points:?}: ({x}, {y})");
            }
        }
        let outside = line(&[(-5.0, 2.0), (-1.0, 30.0), (40.0, 12.0)], stroke);
        assert_eq!(marked(&plain(vec![outside])).0, []);
    }
    let mut outside = plain(Vec::new());
    for at in [(-1.0, 5.0), (5.0, 10.5), (1e300, 5.0)] {
        outside.add(Dot::filled(at, Role::You, 6.0));
        outside.add(Label::on(at, "a name"));
    }
    assert_eq!(marked(&outside).0, []);
    let written = written(outside, (300, 300), 1.0);
    let texts = written.memory.texts.borrow();
    assert!(texts.iter().all(|text| text.words != "a name"));
}

#[test]
fn dashes_have_gaps_and_lines_have_none() {
    let columns = |stroke| {
        let level = line(&[(0.0, 5.0), (3.0, 5.0), (10.0, 5.0)], stroke);
        let (pixels, layout) = marked(&plain(vec![level]));
        let covered = (layout.left + 1..layout.right - 1)
            .map(|column| pixels.iter().any(|&(x, _)| x == column))
            .collect::<Vec<bool>>();
        let gaps = covered
            .windows(2)
            .filter(|pair| pair[0] && !pair[1])
            .count();
        let share = covered.iter().filter(|&&on| on).count() as f64 / covered.len() as f64;
        (gaps, share)
    };
    assert_eq!(columns(Stroke::Thin), (0, 1.0));
    assert_eq!(columns(Stroke::Cased), (0, 1.0));
    for (stroke, gaps, most) in [
        (Stroke::Dashed, 20..40, 0.75),
        (Stroke::Dotted, 40..80, 0.8),
    ] {
        let (found, share) = columns(stroke);
        assert!(
            gaps.contains(&found) && (0.4..most).contains(&share),
            "{stroke:?}: {found} gaps, {share}"
        );
    }
}

/// A name by the divider stands clear of it and of its handle, whole and on its plate, or is not there at all. With the divider in the
/// middle both sides have a name, also on a phone.
#[test]
fn no_name_is_cut_by_the_divider() {
    let (mut names, mut moved) = (0, 0);
    for divider in (0..=100).step_by(5) {
        for set in [
            "compare=official",
            "compare=open compare-answers=3 contours=quarters",
            "rules=official compare=race layer=regions contours=none",
        ] {
            let set = format!("size=40 {set} divider={divider}");
            let (figure, _) = map_of(&set, 64);
            for (css, ratio) in SIZES {
                let Drawn {
                    memory,
                    figure,
                    layout,
                    ..
                } = &written(figure.clone(), css, ratio);
                let device = |css: f64| (css * ratio).round() as i32;
                let x = layout.pixel_from_x(figure.divider.unwrap());
                let middle = i32::midpoint(layout.top, layout.bottom);
                let texts = memory.texts.borrow();
                let inside = texts.iter().filter(|text| {
                    let [left, top, _, bottom] = text.bounds;
                    layout.left <= left && layout.top <= top && bottom <= layout.bottom
                });
                let mut sides = [0, 0];
                for text in inside {
                    let labels = figure.labels.iter();
                    let Some(label) = labels.clone().find(|label| label.text == text.words) else {
                        continue;
                    };
                    let [left, top, right, bottom] = text.bounds;
                    let is_at_handle =
                        top < middle + device(23.0) && middle - device(23.0) < bottom;
                    let reach = device(if is_at_handle { 12.0 } else { 2.0 });
                    let is_clear = right <= x - reach || x + reach <= left;
                    assert!(is_clear, "{css:?} {set}: {text:?} at the divider, {x}");
                    // A name of a side, or of a part of one, stays on it.
                    if label.from.0 < label.to.0 {
                        let is_left = figure.divider.unwrap() >= label.to.0;
                        let is_alone = labels.filter(|one| one.text == text.words).count() == 1;
                        assert!(!is_alone || (right <= x) == is_left, "{set}: {text:?}");
                    } else {
                        let at = layout.pixel_from_x(label.from.0);
                        moved += i32::from((i32::midpoint(left, right) - at).abs() > device(3.0));
                    }
                    sides[usize::from(x <= left)] += 1;
                }
                let is_named = sides.iter().all(|&count| count > 0);
                assert!(is_named || divider != 50 || css.0 != 328, "{set}");
                names += sides.iter().sum::<usize>();
            }
        }
    }
    assert!(names > 1000 && moved > 20, "{names} {moved}");
}

/// Where a line nearly turns back, its corner stays where it is: a joint would stand far beyond it.
#[test]
fn a_line_that_turns_back_has_no_spike() {
    let axis = |label: &str| Axis::linear(label, Role::Ink, (0.0, 1.0));
    let mut figure = Figure::new("A fold", axis("x"), axis("y"));
    let fold = vec![(0.3, 0.5), (0.5, 0.5), (0.3, 0.504)];
    figure
        .curves
        .push(Curve::new(fold, Role::You, Stroke::Thick));
    let Drawn {
        memory,
        layout,
        theme,
        ..
    } = drawn_figure(figure, (480, 360), 1.0);
    let corner = layout.pixel_from_x(0.5);
    let is_drawn =
        |x: i32| (layout.top..layout.bottom).any(|y| memory.pixel(x, y) == theme.colour(Role::You));
    assert!(is_drawn(corner - 4) && !(corner + 6..layout.right).any(is_drawn));
}
