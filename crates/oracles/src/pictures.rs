//! Figures made by hand, and how they are drawn.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use upperhand::guess_who::{Pool, Rules, win_probability};
use upperhand_draw::{Drawing, Image, Target, Theme, draw_crosshair, draw_ground};
use upperhand_kit::{
    Anchor, Axis, Cell, Crosshair, Curve, Dot, Edges, ExportPage, Figure, Fill, Gradient, Hatch,
    Label, LegendKey, Raster, Role, Segment, Stroke, Swatch, Tick, Ticks,
};

/// A PNG as an address. Nothing is compressed, so that no release of an encoder changes a snapshot.
pub fn png_address(image: &Image) -> String {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::NoCompression);
    encoder.set_filter(png::Filter::NoFilter);
    let rgb: Vec<u8> = image
        .pixels
        .iter()
        .flat_map(|p| [p[0], p[1], p[2]])
        .collect();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&rgb).unwrap();
    writer.finish().unwrap();
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&bytes))
}

/// A figure with its crosshair.
pub fn drawn(target: &Target, figure: &Figure, crosshair: Option<&Crosshair>) -> Drawing {
    let (mut drawing, layout) = draw_ground(target, figure);
    let (over, _) = draw_crosshair(target, figure, crosshair, &layout);
    drawing.layers.extend(over.layers);
    drawing
}

/// A figure with its crosshair as SVG, laid out for Helvetica.
pub fn svg_of(
    figure: &Figure,
    crosshair: Option<&Crosshair>,
    css: (u32, u32),
    ratio: u32,
    theme: &Theme,
) -> String {
    let target = Target::new((css.0 * ratio, css.1 * ratio), theme).at_ratio(ratio.into());
    let drawing = drawn(&target, figure, crosshair);
    drawing.svg(&figure.title, &figure.legend.label, &png_address)
}

fn axis(label: &str, role: Role, ends: (f64, f64), ticks: Ticks) -> Axis {
    Axis::linear(label, role, ends).with_ticks(ticks)
}

/// The chance to win the official game over pools up to `size`, with every kind of mark on it.
pub fn map(size: u32) -> Figure {
    let chance = |mine: u32, theirs: u32| {
        let pool = |size: u32| Pool::new(u64::from(size)).unwrap();
        win_probability(Rules::OFFICIAL, pool(mine), pool(theirs))
            .unwrap()
            .value()
    };
    let whole = Ticks::Whole { base: 2 };
    let ends = (0.5, f64::from(size) + 0.5);
    let x = axis("Your suspects", Role::You, ends, whole.clone());
    let y = axis("Their suspects", Role::Opponent, ends, whole);
    let cells = (1..=size).flat_map(|theirs| (1..=size).map(move |mine| (mine, theirs)));
    let cells = cells.map(|(mine, theirs)| Cell::magnitude(chance(mine, theirs)));
    let level: Vec<(f64, f64)> = (1..=size)
        .filter_map(|mine| {
            let theirs = (1..=size).find(|&theirs| chance(mine, theirs) >= 0.5)?;
            Some((f64::from(mine), f64::from(theirs)))
        })
        .collect();
    let part = |share: f64| 0.5 + f64::from(size) * share;
    Figure {
        raster: Some(Raster {
            columns: Edges::Even(size as usize),
            rows: Edges::Even(size as usize),
            cells: cells.collect(),
            fills: Vec::new(),
        }),
        hatches: vec![Hatch {
            from: (part(0.5), part(0.0)),
            to: (part(1.0), part(0.25)),
            role: Role::Weeds,
        }],
        segments: vec![Segment {
            from: (part(0.5), part(0.0)),
            to: (part(0.5), part(0.25)),
            role: Role::Ink,
        }],
        curves: vec![
            Curve {
                points: level,
                role: Role::Ink,
                stroke: Stroke::Cased,
            },
            Curve {
                points: vec![(part(0.0), part(0.0)), (part(1.0), part(1.0))],
                role: Role::Ink,
                stroke: Stroke::Dashed,
            },
        ],
        dots: vec![
            Dot {
                at: (part(0.25), part(0.75)),
                role: Role::You,
                filled: true,
                radius: 5.0,
            },
            Dot {
                at: (part(0.75), part(0.5)),
                role: Role::Opponent,
                filled: false,
                radius: 5.0,
            },
        ],
        labels: vec![Label {
            from: (part(0.5), part(0.0)),
            to: (part(1.0), part(0.25)),
            anchor: Anchor::Top,
            text: "W₄".to_owned(),
        }],
        legend: map_legend(),
        ..Figure::new("Chance to win", x, y)
    }
}

fn map_legend() -> upperhand_kit::Legend {
    let tick = |at: f64, text: &str| Tick {
        at,
        text: text.to_owned(),
    };
    let key = |swatches: &[Swatch], text: &str| LegendKey {
        swatches: swatches.to_vec(),
        text: text.to_owned(),
    };
    let weeds = Fill {
        role: Role::Weeds,
        strength: 0.3,
    };
    upperhand_kit::Legend {
        label: "Chance that the mover wins".to_owned(),
        gradient: Gradient::Magnitude,
        ticks: vec![tick(0.0, "0 %"), tick(0.5, "50 %"), tick(1.0, "100 %")],
        keys: vec![
            key(&[Swatch::Line(Role::Ink, Stroke::Cased)], "fair start"),
            key(&[Swatch::Line(Role::Ink, Stroke::Dashed)], "as many"),
            key(&[Swatch::Hatched(weeds, Role::Weeds)], "in the weeds"),
            key(&[Swatch::Dot(Role::You, true)], "you are here"),
        ],
    }
}

/// Payoffs that leave the plot at both ends, without a raster.
pub fn curves() -> Figure {
    let x = axis("Threshold", Role::You, (0.0, 1.0), Ticks::Percent);
    let y = axis("Payoff", Role::Ink, (-1.0, 1.0), Ticks::Decimal);
    let through = |payoff: fn(f64) -> f64| {
        let along = (0..=40).map(|step| f64::from(step) / 40.0);
        along.map(|x| (x, payoff(x))).collect()
    };
    let curve = |points, role, stroke| Curve {
        points,
        role,
        stroke,
    };
    let key = |role, stroke, text: &str| LegendKey {
        swatches: vec![Swatch::Line(role, stroke)],
        text: text.to_owned(),
    };
    let mut figure = Figure::new("Payoff", x, y);
    figure.curves = vec![
        curve(through(|x| 2.0 * x * x - 1.2), Role::You, Stroke::Thick),
        curve(through(|x| 0.8 - 1.6 * x), Role::Opponent, Stroke::Thin),
    ];
    figure.segments = vec![Segment {
        from: (0.0, 0.0),
        to: (1.0, 0.0),
        role: Role::Rule,
    }];
    figure.divider = Some(0.7);
    figure.legend.keys = vec![
        key(Role::You, Stroke::Thick, "holding"),
        key(Role::Opponent, Stroke::Thin, "dropping"),
    ];
    figure
}

/// What is pointed at in a map.
pub fn pointed(mine: u32, theirs: u32) -> Crosshair {
    let (x, y) = (f64::from(mine), f64::from(theirs));
    Crosshair {
        from: (x - 0.5, y - 0.5),
        to: (x + 0.5, y + 0.5),
        x: Some(mine.to_string()),
        y: Some(theirs.to_string()),
    }
}

/// An export page with this number of panels, a map first.
pub fn export_page(size: u32, panels: usize) -> ExportPage {
    let others = (1..panels).map(|_| (curves(), None));
    ExportPage {
        title: "The race: who has the upper hand".to_owned(),
        sentence: "With 24 suspects against 16 you are in the weeds: a question of 6 of them wins \
                   more often than one that halves them, 37.5 % against 34.2 %."
            .to_owned(),
        panels: std::iter::once((map(size), None)).chain(others).collect(),
        foot: vec![
            "Questions with 2 answers; whoever has one suspect left wins. Pools up to 64."
                .to_owned(),
            format!(
                "upperhand 0.1.0 · https://example.org/#{}",
                "n=64&".repeat(30)
            ),
        ],
    }
}
