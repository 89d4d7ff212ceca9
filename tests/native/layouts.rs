//! Words in the pictures of every figure, on telephones and on wide pages: inside the picture, large enough, none over another.
//! Names make room for the marker of a crosshair, and its numbers cover nothing that has to be read beside them.

use crate::support::{RESOLUTION, at_random};
use itertools::iproduct;
use std::collections::BTreeSet;
use upperhand::guess_who::board::{read_board, write_address};
use upperhand_draw::{
    Drawing, Layout, Primitive, Text, Theme, draw_crosshair, draw_figure, draw_ground,
};
use upperhand_figures::{all, model};
use upperhand_games::people::name;
use upperhand_kit::{Anchor, Axis, Crosshair, Dot, Figure, Model, Role, Settings, Size};
use upperhand_oracles::text_box::{Bounds, TextBox, overlap, target, texts};
use upperhand_oracles::{normalized, sized};

/// Sizes of pictures in CSS pixels and pixel ratios: of telephones, of a column of text and of a wide page.
const SIZES: [((u32, u32), f64); 6] = [
    ((288, 304), 1.0),
    ((328, 369), 1.0),
    ((328, 369), 2.0),
    ((300, 300), 3.0),
    ((620, 400), 1.0),
    ((960, 640), 1.5),
];

/// The least size of letters in CSS pixels.
const LEAST: f64 = 12.0;

/// The least distance between two names in one row, which are not to be read as one, in CSS pixels.
const APART: f64 = 15.0;

/// What was looked at.
#[derive(Debug, Default)]
struct Seen {
    names: usize,
    /// Names that stand elsewhere than without the marker, or nowhere.
    displaced: usize,
    left_out: usize,
    /// Names that a guide meets.
    met: usize,
    numbers: usize,
}

/// A picture of a size.
struct Picture<'a> {
    context: String,
    figure: &'a Figure,
    layout: Layout,
    /// Width and height in device pixels.
    size: (u32, u32),
    ratio: f64,
}

fn contains(whole: Bounds, part: Bounds) -> bool {
    whole[0] <= part[0] && whole[1] <= part[1] && part[2] <= whole[2] && part[3] <= whole[3]
}

fn grown([left, top, right, bottom]: Bounds, by: i32) -> Bounds {
    [left - by, top - by, right + by, bottom + by]
}

/// The words of a drawing. What has a colour of its own is a text of its own, right after the others of its line.
fn words(drawing: &Drawing) -> Vec<TextBox> {
    let mut words: Vec<TextBox> = Vec::new();
    for text in texts(drawing)
        .into_iter()
        .filter(|text| !text.words.is_empty())
    {
        let [left, top, right, bottom] = text.bounds;
        match words.last_mut() {
            Some(TextBox { words, bounds, .. })
                if [top, bottom] == [bounds[1], bounds[3]] && left.abs_diff(bounds[2]) <= 1 =>
            {
                *words += &text.words;
                bounds[2] = right;
            }
            _ => words.push(text),
        }
    }
    words
}

/// The boxes among what is drawn.
fn blocks(primitives: &[Primitive]) -> impl DoubleEndedIterator<Item = Bounds> + '_ {
    primitives.iter().filter_map(|primitive| match primitive {
        Primitive::Block { from, to, .. } => Some([from.0, from.1, to.0, to.1]),
        _ => None,
    })
}

impl Picture<'_> {
    #[expect(clippy::cast_possible_truncation, reason = "pixels")]
    fn device(&self, css: f64) -> i32 {
        (css * self.ratio).round() as i32
    }

    fn whole(&self) -> Bounds {
        let [width, height] = [self.size.0, self.size.1].map(|side| i32::try_from(side).unwrap());
        [0, 0, width, height]
    }

    fn plot(&self) -> Bounds {
        let layout = &self.layout;
        [layout.left, layout.top, layout.right, layout.bottom]
    }

    /// The middle of what a crosshair points at.
    fn middle(&self, Crosshair { from, to, .. }: &Crosshair) -> (i32, i32) {
        let layout = &self.layout;
        let x = i32::midpoint(layout.pixel_from_x(from.0), layout.pixel_from_x(to.0));
        let y = i32::midpoint(layout.pixel_from_y(from.1), layout.pixel_from_y(to.1));
        let [left, top, right, bottom] = self.plot();
        (x.clamp(left, right), y.clamp(top, bottom))
    }

    /// The box of the rings around a cell, which are at least nine pixels wide inside, and four pixels around that; `None` outside the
    /// plot.
    fn marker(&self, crosshair: &Crosshair) -> Option<Bounds> {
        let layout = &self.layout;
        let [left, right] = [crosshair.from.0, crosshair.to.0].map(|x| layout.pixel_from_x(x));
        let [bottom, top] = [crosshair.from.1, crosshair.to.1].map(|y| layout.pixel_from_y(y));
        let is_inside = left <= layout.right
            && layout.left <= right
            && top <= layout.bottom
            && layout.top <= bottom;
        let reach = self.device(4.0);
        let (x, y) = self.middle(crosshair);
        let cell = [
            left.max(layout.left).min(x - reach),
            top.max(layout.top).min(y - reach),
            right.min(layout.right).max(x + reach),
            bottom.min(layout.bottom).max(y + reach),
        ];
        is_inside.then(|| grown(cell, reach))
    }

    /// All words without a crosshair, which leave room for the plot.
    fn check_words(&self, words: &[TextBox]) {
        let context = &self.context;
        let plot = f64::from(self.layout.bottom - self.layout.top);
        assert!(plot > 0.25 * f64::from(self.size.1), "{context}: {plot}");
        for (index, text) in words.iter().enumerate() {
            assert!(contains(self.whole(), text.bounds), "{context}: {text:?}");
            assert!(text.size >= LEAST * self.ratio, "{context}: {text:?}");
            for other in &words[..index] {
                assert!(!text.overlaps(other), "{context}: {text:?} over {other:?}");
            }
        }
    }

    /// Names, which stay in the plot and apart from each other.
    fn check_names(&self, names: &[TextBox]) {
        let (context, layout) = (&self.context, &self.layout);
        for (index, name) in names.iter().enumerate() {
            assert!(contains(self.plot(), name.bounds), "{context}: {name:?}");
            for Dot { at, radius, .. } in &self.figure.dots {
                let (x, y) = (layout.pixel_from_x(at.0), layout.pixel_from_y(at.1));
                let dot = grown([x, y, x, y], self.device(*radius));
                assert!(!overlap(name.bounds, dot), "{context}: {name:?}");
            }
            let [left, top, right, bottom] = name.bounds;
            let room = self.device(APART);
            let with_room = [left - room, top, right + room, bottom];
            let other = names[..index].iter();
            let near = other.clone().find(|other| overlap(with_room, other.bounds));
            assert!(near.is_none(), "{context}: {name:?} beside {near:?}");
        }
    }

    /// What is drawn over the ground: names around the marker, and numbers.
    fn check_crosshair(
        &self,
        crosshair: &Crosshair,
        (over, primitives): (&[TextBox], &[Primitive]),
        (ground, usual): (&[TextBox], &[TextBox]),
        seen: &mut Seen,
    ) {
        let context = &self.context;
        // Numbers are drawn last, where there is anything to point at.
        let marker = self.marker(crosshair);
        let tags = [&crosshair.x, &crosshair.y].into_iter().flatten();
        let count = marker.map_or(0, |_| tags.count());
        let (names, numbers) = over.split_at(over.len() - count);
        self.check_names(names);
        if let Some(marker) = marker {
            for name in names {
                let is_under = overlap(name.bounds, marker);
                assert!(!is_under, "{context}: {name:?} under {marker:?}");
                seen.met += usize::from(self.check_plate(name, primitives));
            }
            for name in usual {
                let stays = names.iter().any(|shown| shown.bounds == name.bounds);
                let plate = grown(name.bounds, self.device(5.0));
                assert!(
                    stays || overlap(plate, marker),
                    "{context}: {name:?} has gone"
                );
                seen.displaced += usize::from(!stays);
            }
            seen.names += names.len();
            seen.left_out += usual.len() - names.len();
        }
        let title = ground.iter().find(|text| text.words == self.figure.y.label);
        for number in numbers {
            assert!(
                contains(self.whole(), number.bounds),
                "{context}: {number:?}"
            );
            let is_over = title.is_some_and(|title| number.overlaps(title));
            assert!(!is_over, "{context}: {number:?} over {title:?}");
        }
        // The box of a number is the last that is drawn around it.
        let boxed = |number: Option<&TextBox>| {
            let bounds = number?.bounds;
            blocks(primitives)
                .rev()
                .find(|block| contains(*block, bounds))
        };
        let below = crosshair.x.as_ref().and(numbers.first());
        let beside = crosshair.y.as_ref().and(numbers.last());
        let (below, beside) = (boxed(below), boxed(beside));
        if let (Some(below), Some(beside)) = (below, beside) {
            assert!(
                !overlap(below, beside),
                "{context}: {below:?} over {beside:?}"
            );
        }
        if let Some(beside) = beside {
            let (x, y) = self.middle(crosshair);
            let cell = grown([x, y, x, y], self.device(3.0));
            assert!(
                !overlap(beside, cell),
                "{context}: {beside:?} over {cell:?}"
            );
            let name = names.iter().find(|name| overlap(beside, name.bounds));
            assert!(name.is_none(), "{context}: {beside:?} over {name:?}");
        }
        for number in [below, beside].into_iter().flatten() {
            let is_tick = |text: &&TextBox| {
                text.bounds[1] >= self.layout.bottom && text.words != self.figure.x.label
            };
            for tick in ground.iter().filter(is_tick) {
                let is_covered = blocks(primitives).any(|block| contains(block, tick.bounds));
                let is_clear = !overlap(number, tick.bounds);
                assert!(
                    is_clear || is_covered,
                    "{context}: {number:?} cuts {tick:?}"
                );
            }
        }
        seen.numbers += numbers.len();
    }

    /// Nothing that is drawn later covers a name; a guide that meets it goes below its plate. Returns whether one does.
    fn check_plate(&self, name: &TextBox, primitives: &[Primitive]) -> bool {
        let is_it = |primitive: &Primitive| match primitive {
            Primitive::Text(Text { at: (x, y), .. }) => contains(name.bounds, [*x, *y, *x, *y]),
            _ => false,
        };
        let last = primitives.iter().rposition(is_it).unwrap();
        let (below, above) = primitives.split_at(last);
        let over = blocks(above).find(|block| overlap(*block, name.bounds));
        assert!(over.is_none(), "{}: {name:?} below {over:?}", self.context);
        // A guide, its casing and the plate over both.
        let meeting = blocks(below).filter(|block| overlap(*block, name.bounds));
        meeting.count() > 2
    }
}

fn check(
    context: &str,
    figure: &Figure,
    crosshair: Option<&Crosshair>,
    sizes: &[((u32, u32), f64)],
    seen: &mut Seen,
) {
    for &((width, height), ratio) in sizes {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "pixels"
        )]
        let device = |css: u32| (f64::from(css) * ratio).round() as u32;
        let (theme, size) = (Theme::light(), (device(width), device(height)));
        let target = target(size, &theme, ratio);
        let (drawing, layout) = draw_ground(&target, figure);
        let picture = Picture {
            context: format!("{context}, {width}×{height} at {ratio}"),
            figure,
            layout,
            size,
            ratio,
        };
        let ground = words(&drawing);
        let usual = words(&draw_crosshair(&target, figure, None, &picture.layout).0);
        if !figure.is_bare() {
            picture.check_words(&[&ground[..], &usual].concat());
        }
        picture.check_names(&usual);
        if let Some(crosshair) = crosshair {
            let (over, _) = draw_crosshair(&target, figure, crosshair, &picture.layout);
            let over = (&*words(&over), &*over.layers[0].primitives);
            picture.check_crosshair(crosshair, over, (&ground, &usual), seen);
        }
    }
}

/// Every panel of a figure at some settings.
fn check_all(
    model: &mut dyn Model,
    settings: &Settings,
    sizes: &[((u32, u32), f64)],
    seen: &mut Seen,
) {
    for panel in 0..model.panels().len() {
        if !model.shows(panel, settings) {
            continue;
        }
        let crosshair = model.crosshair(panel, settings);
        let figure = model.figure_at(panel, settings, RESOLUTION);
        let context = format!(
            "{} panel {panel} of {}",
            model.schema().name,
            settings.query()
        );
        check(&context, &figure, crosshair.as_ref(), sizes, seen);
    }
}

/// The same at an address.
fn check_at(name: &str, set: &str, sizes: &[((u32, u32), f64)], seen: &mut Seen) {
    let mut model = model(name).unwrap();
    let settings = normalized(model.as_mut(), set);
    check_all(model.as_mut(), &settings, sizes, seen);
}

#[test]
fn words_stand_apart_in_all_figures() {
    let mut seen = Seen::default();
    for entry in all() {
        at_random(entry.schema.name, 40, |model, settings, _| {
            check_all(model, &settings, &SIZES, &mut seen);
        });
    }
    assert!(
        seen.names > 500 && seen.met > 20 && seen.numbers > 1000,
        "{seen:?}"
    );
}

/// Edges, corners and long numbers.
#[test]
fn words_stand_apart_at_hostile_addresses() {
    let mut seen = Seen::default();
    for (name, sets) in [
        (
            "guts-payoff",
            &[
                "players=2 threshold=0 others=0",
                "players=3 threshold=0 others=1",
                "players=2 threshold=0.02 others=0.9 theory=yes",
                "players=20 threshold=0.01 others=0.99",
                "players=2 threshold=0.03 others=0.5 weenie=yes",
                "players=3 apart=yes",
                "players=3 weenie=yes fee=0",
                "players=8 others=0.95",
                "players=20 weenie=yes",
            ][..],
        ),
        (
            "guts-coalition",
            &[
                "",
                "repeated=yes",
                "players=20 threshold=1",
                "threshold=0",
                "mixture=own bloc=0.02 weight=0.9",
                "players=3 mixture=paper repeated=yes",
                "players=8 weenie=yes mixture=own",
                "players=20 weenie=yes repeated=yes",
            ],
        ),
        (
            "limit-tiles",
            &[
                "alpha=0.01 beta=0.01",
                "alpha=0.01 beta=4.4",
                "k=30 alpha=1.2345 beta=2.3456",
                "alpha=4.59 beta=0.01234",
                "rules=official alpha=0.02 beta=0.3",
            ],
        ),
        (
            "win-map",
            &[
                "answers=4 mine=2147483000 size=16 left=2147483000 layer=question",
                "answers=4 mine=2147483000 size=16 left=2147483000 compare=open compare-as=difference",
                "answers=4 mine=2147483000 theirs=2147483000 size=16 left=2147483000 bottom=2147483000",
                "mine=1 theirs=300 size=512",
                "mine=1 theirs=2147483000 size=16 bottom=2147483000",
                "size=2147483647 mine=2147483647 theirs=1",
                "left=1000000000 bottom=123456789 size=1000000",
            ],
        ),
    ] {
        for set in sets {
            check_at(name, set, &SIZES, &mut seen);
        }
    }
    assert!(seen.numbers > 300, "{}", seen.numbers);
}

/// Also where the number beside is so long that it reaches over the plot.
#[test]
fn numbers_of_any_length_stand_apart_in_the_corner() {
    let axis = |label: &str| Axis::linear(label, Role::You, (0.0, 1.0));
    let figure = Figure::new("Numbers", axis("x"), axis("y"));
    let mut seen = Seen::default();
    for step in 0..40 {
        for text in ["1", "2.577·10¹⁰", "1\u{202f}234\u{202f}567\u{202f}890"] {
            let at = (f64::from(step) / 200.0, 0.01);
            let crosshair = Crosshair::at(at, text.to_owned(), text.to_owned());
            let context = format!("{at:?} {text}");
            check(&context, &figure, Some(&crosshair), &SIZES, &mut seen);
        }
    }
    assert!(seen.numbers > 1000, "{}", seen.numbers);
}

/// Also in the narrowest picture, where no axis has numbers of ten digits.
#[test]
fn words_of_the_map_stand_apart_in_all_windows_and_layers() {
    const NARROW: [((u32, u32), f64); 3] =
        [((164, 352), 2.0), ((328, 369), 1.0), ((960, 640), 1.5)];
    let mut seen = Seen::default();
    let [rules, windows, shown] = [
        "race;official answers=3;open answers=6;race answers=4",
        "size=8;size=24;size=100;size=512;axes=log size=8;axes=log size=64;axes=log size=1000000",
        "layer=win;layer=question;layer=regions;layer=gain;layer=rule rule=distance;layer=rule rule=halving;\
         contours=quarters;contours=tenths;compare=open compare-answers=5;\
         compare=open compare-as=difference compare-answers=5",
    ]
    .map(|all| all.split(';'));
    for (rules, window, shown) in iproduct!(rules, windows, shown) {
        let set = format!("rules={rules} {window} {shown}");
        check_at("win-map", &set, &NARROW, &mut seen);
    }
    // At every eighth position.
    for layer in ["win", "regions", "gain"] {
        for (mine, theirs) in (1..=48)
            .step_by(sized(8, 2))
            .flat_map(|mine| (1..=48).map(move |theirs| (mine, theirs)))
        {
            let set = format!("mine={mine} theirs={theirs} size=48 layer={layer}");
            check_at("win-map", &set, &SIZES[2..4], &mut seen);
        }
    }
    assert!(
        seen.displaced > 25 && 2 * seen.left_out < seen.displaced,
        "{seen:?}"
    );
}

/// The words of the main picture of a figure at an address, two device pixels in each of these CSS pixels.
fn words_at(name: &str, set: &str, (width, height): (u32, u32)) -> Vec<TextBox> {
    let mut model = model(name).unwrap();
    let settings = normalized(model.as_mut(), set);
    let key = model.background_key(0, &settings, Size { width, height });
    let figure = model.figure(0, &key, RESOLUTION);
    let theme = Theme::light();
    words(&draw_figure(&target((2 * width, 2 * height), &theme, 2), &figure).0)
}

/// Below 200 pixels a plot has no room for the names of regions.
#[test]
fn a_small_plot_names_no_region() {
    let mut counts = [0, 0];
    for address in "win-map?layer=win win-map?layer=regions question-profile?answers=3".split(' ') {
        let (name, set) = address.split_once('?').unwrap();
        let mut model = model(name).unwrap();
        let settings = normalized(model.as_mut(), set);
        let figure = model.figure_at(0, &settings, RESOLUTION);
        for (width, height) in (180..400)
            .step_by(20)
            .flat_map(|width| (180..400).step_by(10).map(move |height| (width, height)))
        {
            let theme = Theme::light();
            let target = target((width, height), &theme, 1);
            let (_, layout) = draw_ground(&target, &figure);
            let (names, _) = draw_crosshair(&target, &figure, None, &layout);
            let shorter = (layout.right - layout.left).min(layout.bottom - layout.top);
            let is_of_region = |text: &&TextBox| {
                let mut labels = figure.labels.iter();
                labels.any(|label| {
                    label.text == text.words
                        && matches!(label.anchor, Anchor::Corner | Anchor::Top | Anchor::Right)
                })
            };
            let count = words(&names).iter().filter(is_of_region).count();
            let is_small = shorter < 200;
            assert_eq!(count == 0, is_small, "{address} {width}×{height}");
            assert!(is_small || name == "win-map" || count == 3, "{count}");
            counts[usize::from(is_small)] += 1;
        }
    }
    assert!(counts.into_iter().all(|count| count > 50), "{counts:?}");
}

/// A board of faces that have these names alone.
fn board(names: &[String]) -> String {
    let rows = names.iter().zip(["no", "yes"].iter().cycle());
    let rows = rows.map(|(name, hat)| format!("{name},{hat}\n"));
    let board = read_board(&format!("name,hat\n{}", rows.collect::<String>())).unwrap();
    format!("board={}", write_address(&board))
}

/// On the picture of a phone of 390 pixels.
#[test]
fn the_names_of_a_board_are_read_on_a_phone() {
    for (count, name) in [(16_u8, "Leopold"), (24, "Norbert"), (40, "Rosa")] {
        let letters = (b'A'..).take(count.into()).map(char::from);
        let names: Vec<String> = letters.map(|letter| format!("{name}{letter}")).collect();
        let read = words_at("real-board", &board(&names), (358, 369));
        for name in &names {
            let text = read.iter().find(|text| text.words == *name);
            let size = text.map(|text| text.size / 2.0);
            assert!(size >= Some(11.0), "{count} faces, {name}: {size:?}");
        }
    }
}

/// All suspects are named or none, wherever the pixels of their rows begin.
#[test]
fn cards_of_one_size_are_named_alike() {
    let counts = (120..=260).map(|height| {
        let read = words_at("play-guess-who", "", (288, height));
        let is_read = |name: &&str| read.iter().any(|text| text.words == *name);
        (1..=24).map(name).filter(is_read).count()
    });
    assert_eq!(counts.collect::<BTreeSet<_>>(), BTreeSet::from([0, 24]));
}

/// Long names are cut so that one still tells them apart.
#[test]
fn long_names_on_the_tiles_of_a_phone_are_cut_and_told_apart() {
    let names = (1..=24).map(|face| format!("Suspect of the number {face}"));
    let read = words_at("real-board", &board(&names.collect::<Vec<_>>()), (328, 343));
    let cut = read.iter().map(|text| text.words.as_str());
    let cut: BTreeSet<&str> = cut.filter(|words| words.starts_with("Su")).collect();
    assert_eq!(cut.len(), 24, "{cut:?}");
    assert!(cut.iter().any(|name| name.ends_with("…24")), "{cut:?}");
}

/// The chance of every question on a board stands beside its bar, on a page and on a phone.
#[test]
fn the_chances_of_a_board_are_read() {
    for (size, rows) in [((776, 604), 20), ((736, 560), 20), ((328, 284), 8)] {
        let read = words_at("real-board", "moves=", size);
        let is_chance = |text: &&TextBox| text.words.ends_with('%') && text.words.contains('.');
        assert_eq!(read.iter().filter(is_chance).count(), rows, "{size:?}");
    }
}
