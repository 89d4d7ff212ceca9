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
use upperhand_kit::controller::PlotArea;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Edges, Figure, Label, LegendKey, Resolution, Role, Stroke,
};
use upperhand_oracles::normalized;
use upperhand_oracles::text_box::{TextBox, target, texts};

/// Where a plot lies, as the controller is told of it.
fn area(layout: &Layout) -> PlotArea {
    let (x, y) = layout.spans();
    PlotArea {
        from: (layout.left.into(), layout.top.into()),
        to: (layout.right.into(), layout.bottom.into()),
        x,
        y,
        divider: None,
    }
}

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

/// The map with these settings, and its crosshair.
fn map(set: &str) -> (Figure, Crosshair) {
    map_of(set, 512)
}

/// The same, of so many cells along each axis at most.
fn map_of(set: &str, cells: usize) -> (Figure, Crosshair) {
    let mut map = model("win-map").unwrap();
    let settings = normalized(map.as_mut(), set);
    let resolution = Resolution {
        columns: cells,
        rows: cells,
    };
    let figure = map.figure_at(0, &settings, resolution);
    (figure, map.crosshair(0, &settings).unwrap())
}

fn drawn(set: &str, css: (u32, u32), ratio: f64) -> Drawn {
    drawn_figure(map(set).0, css, ratio)
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
    for layer in LAYERS {
        let (figure, _) = map_of(&format!("layer={layer}"), 64);
        for (width, ratio) in [(280, 1.0), (328, 2.0), (640, 1.0)] {
            let keyed: Vec<bool> = (120..=480)
                .step_by(8)
                .map(|height| {
                    let drawn = written(figure.clone(), (width, height), ratio);
                    let texts = drawn.memory.texts.borrow();
                    let is_there = |key: &LegendKey| {
                        // Long ones are broken into lines.
                        let starts = |text: &TextBox| {
                            text.words.len() > 3 && key.text.starts_with(&text.words)
                        };
                        texts.iter().any(starts)
                    };
                    let keys = &drawn.figure.legend.keys;
                    let there = keys.iter().filter(|key| is_there(key)).count();
                    assert!(
                        there == 0 || there == keys.len(),
                        "{there} of {} keys",
                        keys.len()
                    );
                    let plot = f64::from(drawn.layout.bottom - drawn.layout.top) / ratio;
                    // The title of the axis has a second line in the narrowest.
                    assert!(
                        there == 0 || plot > 60.0,
                        "{layer}, {width}×{height}: {plot}"
                    );
                    there > 0
                })
                .collect();
            assert!(keyed.is_sorted(), "{layer}, {width}: {keyed:?}");
            assert_eq!(
                [keyed.first(), keyed.last()],
                [Some(&false), Some(&true)],
                "{layer}"
            );
        }
    }
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
        "size=24",
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
                let (at_x, at_y) = area(&drawn.layout).data_at(centre).unwrap();
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
fn where_cells_outnumber_pixels_none_vanishes() {
    let drawn = drawn("size=512 contours=none rules=official", (260, 240), 1.0);
    let Layout {
        left,
        top,
        right,
        bottom,
        ..
    } = drawn.layout;
    assert!(right - left < 512 && bottom - top < 512);
    // The mean of a block lies between its least and its largest chance; from the left to the right of a
    // row the chance only falls, so the colours only go from blue to orange.
    let blueness = |x, y| {
        let Rgb(red, _, blue) = drawn.memory.pixel(x, y);
        i32::from(blue) - i32::from(red)
    };
    for y in [top, i32::midpoint(top, bottom), bottom - 4] {
        let row: Vec<i32> = (left..right).map(|x| blueness(x, y)).collect();
        let rises = row.windows(2).filter(|pair| pair[1] > pair[0] + 3).count();
        assert_eq!(rises, 0, "row {y}: {row:?}");
    }
}

#[test]
fn every_cell_is_found_under_its_own_pixels() {
    for axes in ["linear", "log"] {
        let drawn = drawn(&format!("size=64 axes={axes}"), (328, 369), 2.0);
        let layout = drawn.layout;
        let whole = |(x, y): (f64, f64)| (x.round() as u32, y.round() as u32);
        // A doubling axis leaves a pool of 64 some three pixels.
        for mine in 1..=64 {
            for theirs in 1..=64 {
                let x = f64::from(layout.pixel_from_x(f64::from(mine)));
                let y = f64::from(layout.pixel_from_y(f64::from(theirs)));
                let found = area(&layout).data_at((x, y)).map(whole);
                assert_eq!(found, Some((mine, theirs)), "{axes}");
                assert_eq!(
                    area(&layout).nearest_data((x, y)).map(whole),
                    Some((mine, theirs))
                );
            }
        }
        assert_eq!(area(&layout).data_at((0.0, 0.0)), None);
        assert_eq!(
            area(&layout).nearest_data((0.0, 0.0)).map(whole),
            Some((1, 64))
        );
        assert_eq!(
            area(&layout).nearest_data((1e9, 1e9)).map(whole),
            Some((64, 1))
        );
        assert_eq!(area(&layout).nearest_data((f64::NAN, 1.0)), None);
    }
}

#[test]
fn the_crosshair_marks_its_cell_and_both_numbers() {
    for (mine, theirs) in [(40, 24), (1, 64), (64, 1)] {
        let set = format!("size=64 mine={mine} theirs={theirs}");
        let drawn = drawn(&set, (328, 369), 2.0);
        drawn.memory.texts.borrow_mut().clear();
        let (layout, theme) = (&drawn.layout, &drawn.theme);
        drawn.point_at(&map(&set).1);
        let texts = drawn.memory.texts.borrow();
        let words: Vec<&str> = texts.iter().map(|text| text.words.as_str()).collect();
        // Names that a guide meets are written once more, above it.
        let (names, numbers) = words.split_at(words.len() - 2);
        assert_eq!(numbers, [mine.to_string(), theirs.to_string()]);
        let labels = &drawn.figure.labels;
        assert!(
            names
                .iter()
                .all(|name| labels.iter().any(|label| label.text == *name))
        );
        let x = layout.pixel_from_x(f64::from(mine));
        let below = drawn.memory.pixel(x - 8, layout.bottom + 14);
        assert_eq!(
            below, theme.you,
            "the bubble of your pool is in your colour"
        );
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

#[test]
fn a_crosshair_outside_the_plot_is_not_drawn() {
    let drawn = drawn("size=64", (328, 369), 1.0);
    drawn.memory.texts.borrow_mut().clear();
    let before = drawn.memory.pixels.borrow().clone();
    let outside = map("size=128 mine=100 theirs=24").1;
    let touched = drawn.point_at(&outside);
    assert_eq!((touched.columns, touched.rows), ((0, 0), (0, 0)));
    // Names stand where they did.
    assert_eq!(drawn.memory.texts.borrow().len(), touched.names.len());
    assert_eq!(*drawn.memory.pixels.borrow(), before);
}

/// A plain figure of two even axes from 0 to 10 and these marks.
fn plain(curves: Vec<Curve>, dots: Vec<Dot>, labels: Vec<Label>) -> Figure {
    let axis = |role| Axis::linear("axis", role, (0.0, 10.0));
    Figure {
        curves,
        dots,
        labels,
        ..Figure::new("A figure", axis(Role::Muted), axis(Role::Muted))
    }
}

/// The pixels that differ from the same figure without its marks.
fn marked(figure: &Figure) -> (Vec<(i32, i32)>, Layout) {
    let with = drawn_figure(figure.clone(), (300, 300), 1.0);
    let empty = plain(Vec::new(), Vec::new(), Vec::new());
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
fn curves_are_clipped_to_the_plot() {
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
            let figure = plain(vec![line(points, stroke)], Vec::new(), Vec::new());
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
        let (pixels, _) = marked(&plain(vec![outside], Vec::new(), Vec::new()));
        assert_eq!(pixels, []);
    }
}

#[test]
fn dashes_have_gaps_and_lines_have_none() {
    let columns = |stroke| {
        let level = line(&[(0.0, 5.0), (3.0, 5.0), (10.0, 5.0)], stroke);
        let (pixels, layout) = marked(&plain(vec![level], Vec::new(), Vec::new()));
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

#[test]
fn dots_are_discs_or_rings_and_only_in_the_plot() {
    let dot = |at, filled| {
        let dot = Dot {
            at,
            role: Role::You,
            filled,
            radius: 6.0,
        };
        drawn_figure(plain(Vec::new(), vec![dot], Vec::new()), (300, 300), 1.0)
    };
    let theme = Theme::light();
    for (filled, middle) in [(true, theme.you), (false, theme.paper)] {
        let drawn = dot((5.0, 5.0), filled);
        let (x, y) = (
            drawn.layout.pixel_from_x(5.0),
            drawn.layout.pixel_from_y(5.0),
        );
        assert_eq!(drawn.memory.pixel(x, y), middle);
        let to_the_right = |away: i32| drawn.memory.pixel(x + away, y) == theme.you;
        let upwards = |away: i32| drawn.memory.pixel(x, y - away) == theme.you;
        assert!((4..=6).any(to_the_right) && (4..=6).any(upwards));
        assert_ne!(drawn.memory.pixel(x + 9, y), theme.you);
    }
    let outside = Dot {
        at: (11.0, 5.0),
        role: Role::You,
        filled: true,
        radius: 6.0,
    };
    assert_eq!(marked(&plain(Vec::new(), vec![outside], Vec::new())).0, []);
}

#[test]
fn the_divider_runs_from_top_to_bottom() {
    let drawn = drawn("size=64 compare=open divider=25", (500, 400), 1.0);
    let x = drawn.layout.pixel_from_x(drawn.figure.divider.unwrap());
    for y in drawn.layout.top..drawn.layout.bottom {
        let handle = (y - i32::midpoint(drawn.layout.top, drawn.layout.bottom)).abs() < 26;
        if !handle {
            assert_eq!(drawn.memory.pixel(x, y), drawn.theme.ink, "row {y}");
        }
    }
}

/// A name by the divider stands clear of it and of its handle, whole and on its plate, or is not there at all.
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
                    names += 1;
                }
            }
        }
    }
    assert!(names > 1000 && moved > 20, "{names} {moved}");
}

/// With the divider in the middle both sides have a name, also on a phone.
#[test]
fn both_sides_of_a_divider_have_a_name_on_a_phone() {
    for rules in ["race", "official", "open"] {
        for other in ["race", "official", "open"]
            .into_iter()
            .filter(|other| *other != rules)
        {
            let set = format!("rules={rules} compare={other} size=24");
            let Drawn {
                memory,
                layout,
                figure,
                ..
            } = &written(map_of(&set, 64).0, (328, 369), 2.0);
            let x = layout.pixel_from_x(figure.divider.unwrap());
            let texts = memory.texts.borrow();
            let named = |name: &str, is_there: &dyn Fn(&TextBox) -> bool| {
                let mut texts = texts.iter().filter(|text| is_there(text));
                texts.any(|text| {
                    text.words == name || text.words.starts_with(&format!("the {name}"))
                })
            };
            let inside =
                |text: &TextBox| text.bounds[1] >= layout.top && text.bounds[3] <= layout.bottom;
            assert!(
                named(rules, &|text| inside(text) && text.bounds[2] <= x),
                "{set}: {texts:?}"
            );
            assert!(
                named(other, &|text| inside(text) && text.bounds[0] >= x),
                "{set}: {texts:?}"
            );
        }
    }
}

/// Chances end at 0 and at 100 %, and so do the ticks of their axis.
#[test]
fn no_tick_is_an_impossible_chance() {
    let mut chances = 0;
    for (alpha, beta) in [
        ("0.002", "4.59"),
        ("4.59", "0.002"),
        ("0.1", "3"),
        ("1.5", "1.5"),
    ] {
        for (rules, k) in [("race", "4"), ("open", "12"), ("official", "0")] {
            let set = format!("alpha={alpha} beta={beta} rules={rules} k={k}");
            let figure = panels("limit-tiles", &set).swap_remove(3);
            for (css, ratio) in SIZES {
                let drawn = written(figure.clone(), css, ratio);
                for text in drawn.memory.texts.borrow().iter() {
                    let Some(number) = text.words.strip_suffix("\u{202f}%") else {
                        continue;
                    };
                    let number: f64 = number.replace('−', "-").parse().unwrap();
                    assert!((0.0..=100.0).contains(&number), "{set}: {text:?}");
                    chances += 1;
                }
            }
        }
    }
    assert!(chances > 100, "{chances}");
}

/// The same figure on another backend: every word that is drawn in memory is in the SVG.
#[test]
fn the_same_marks_reach_svg() {
    for set in [
        "size=64 layer=regions",
        "size=64 contours=quarters compare=official",
    ] {
        let drawn = drawn(set, (770, 719), 1.0);
        let target = Target::new((770, 719), &drawn.theme);
        let (drawing, _) = draw_figure(&target, &drawn.figure);
        let svg = drawing.svg("map", "", &|_| String::new());
        let texts = drawn.memory.texts.borrow();
        let named = |name: &str| texts.iter().any(|text| text.words == name);
        assert!(named("weeds") || named("½ fair"));
        let marks = ["weeds", "upper hand", "½", "¼", "¾"];
        let is_mark = |words: &str| marks.iter().any(|mark| words.starts_with(mark));
        for text in texts.iter().filter(|text| is_mark(&text.words)) {
            assert!(svg.contains(&text.words), "{:?} is missing", text.words);
        }
    }
}

/// Every panel of a figure with these settings.
fn panels(name: &str, set: &str) -> Vec<Figure> {
    let mut model = model(name).unwrap();
    let settings = normalized(model.as_mut(), set);
    let resolution = Resolution {
        columns: 16,
        rows: 16,
    };
    (0..model.panels().len())
        .map(|panel| model.figure_at(panel, &settings, resolution))
        .collect()
}

/// The least size of letters in CSS pixels.
const LEAST: f64 = 12.0;

#[test]
fn a_title_without_room_for_one_line_takes_several() {
    let words = "The best hands to hold if all do the same, and the weakest of two cards";
    let mut figure = plain(Vec::new(), Vec::new(), Vec::new());
    words.clone_into(&mut figure.legend.label);
    figure.x.label = format!("Across: {words}");
    figure.y.label = format!("Upwards: {words}");
    for ratio in [1.0, 2.0] {
        let drawn = written(figure.clone(), (328, 400), ratio);
        let texts = drawn.memory.texts.borrow();
        assert!(texts.iter().all(|text| text.size >= LEAST * ratio));
        for title in [words, &figure.x.label, &figure.y.label] {
            assert!(texts.iter().all(|text| text.words != title));
            // The lines come in order, and together they say all of it.
            let (mut rest, mut lines) = (title, 0);
            for text in texts.iter() {
                if let Some(after) = rest.strip_prefix(text.words.as_str()) {
                    (rest, lines) = (after.trim_start(), lines + 1);
                }
            }
            assert!(rest.is_empty() && lines > 1, "{title}: {rest}");
        }
        let wide = written(figure.clone(), (960, 640), ratio);
        assert!(
            wide.memory
                .texts
                .borrow()
                .iter()
                .any(|text| text.words == words)
        );
    }
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
