//! The numbers of a crosshair beside the axes of narrow pictures: they cover neither what they tell of, nor a name, nor a
//! title, nor a part of a tick.

use upperhand_draw::{Theme, draw_crosshair, draw_ground};
use upperhand_figures::model;
use upperhand_kit::{Crosshair, Figure, Resolution};
use upperhand_oracles::normalized;
use upperhand_oracles::pictures::{Mark, marks};
use upperhand_oracles::text_box::{Bounds, TextBox, overlap, target, texts};

/// The pictures of a figure with these settings that have a crosshair, each with its name.
fn pictures(name: &str, set: &str) -> Vec<(String, Figure, Crosshair)> {
    let mut model = model(name).unwrap();
    let settings = normalized(model.as_mut(), set);
    let resolution = Resolution {
        columns: 32,
        rows: 32,
    };
    let panels = 0..model.panels().len();
    let picture = |panel| {
        let figure = model.figure_at(panel, &settings, resolution);
        let crosshair = model.crosshair(panel, &settings)?;
        Some((format!("{name} {set}, picture {panel}"), figure, crosshair))
    };
    panels.filter_map(picture).collect()
}

/// Is the whole of one within the other?
fn contains(whole: Bounds, part: Bounds) -> bool {
    whole[0] <= part[0] && whole[1] <= part[1] && part[2] <= whole[2] && part[3] <= whole[3]
}

fn check(context: &str, figure: &Figure, crosshair: &Crosshair, css: (u32, u32), ratio: u32) {
    let theme = Theme::light();
    let target = target((css.0 * ratio, css.1 * ratio), &theme, ratio);
    let (drawing, layout) = draw_ground(&target, figure);
    let ground = texts(&drawing);
    let (drawing, _) = draw_crosshair(&target, figure, crosshair, &layout);
    let (texts, marks) = (texts(&drawing), marks(&drawing));
    let blocks: Vec<Bounds> = marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Block { from, to, .. } => Some([from.0, from.1, to.0, to.1]),
            _ => None,
        })
        .collect();
    // The box of a number is the last that is drawn around it.
    let boxed = |number: &Option<String>| {
        let number = number.as_ref()?;
        let text = texts.iter().find(|text| text.words == *number)?;
        let boxes = blocks.iter().rev();
        boxes.copied().find(|block| contains(*block, text.bounds))
    };
    let is_name = |text: &&TextBox| figure.labels.iter().any(|label| label.text == text.words);
    let (from, to) = (crosshair.from, crosshair.to);
    let column = i32::midpoint(layout.pixel_from_x(from.0), layout.pixel_from_x(to.0));
    let row = i32::midpoint(layout.pixel_from_y(from.1), layout.pixel_from_y(to.1));
    let middle = (
        column.clamp(layout.left, layout.right),
        row.clamp(layout.top, layout.bottom),
    );
    let is_below = |text: &&TextBox| {
        text.bounds[1] >= layout.bottom && text.words != figure.x.label && !is_name(text)
    };
    if let Some(beside) = boxed(&crosshair.y) {
        let reach = i32::try_from(3 * ratio).unwrap();
        let cell = [
            middle.0 - reach,
            middle.1 - reach,
            middle.0 + reach,
            middle.1 + reach,
        ];
        assert!(
            !overlap(beside, cell),
            "{context}: {beside:?} over {cell:?}"
        );
        for name in texts.iter().filter(is_name) {
            let bounds = name.bounds;
            assert!(
                !overlap(beside, bounds),
                "{context}: {beside:?} over {name:?}"
            );
        }
    }
    let numbers = [&crosshair.x, &crosshair.y].map(boxed);
    for number in numbers.into_iter().flatten() {
        for tick in ground.iter().filter(is_below) {
            let is_covered = blocks.iter().any(|block| contains(*block, tick.bounds));
            let is_clear = !overlap(number, tick.bounds);
            assert!(
                is_clear || is_covered,
                "{context}: {number:?} cuts {tick:?}"
            );
        }
    }
    if let Some(below) = numbers[0] {
        for title in ground.iter().filter(|text| text.words == figure.y.label) {
            let is_clear = !overlap(below, title.bounds);
            assert!(is_clear, "{context}: {below:?} over {title:?}");
        }
    }
}

#[test]
fn numbers_cover_neither_the_cell_nor_a_name_nor_a_title_nor_part_of_a_tick() {
    let mut seen = 0;
    for (name, sets) in [
        (
            "guts-payoff",
            [
                "players=2 threshold=0 others=0",
                "players=3 threshold=0 others=1",
                "players=2 threshold=0.02 others=0.9 theory=yes",
                "players=20 threshold=0.01 others=0.99",
                "players=2 threshold=0.03 others=0.5 weenie=yes",
            ],
        ),
        (
            "guts-coalition",
            [
                "",
                "repeated=yes",
                "players=20 threshold=1",
                "threshold=0",
                "mixture=own bloc=0.02 weight=0.9",
            ],
        ),
        (
            "limit-tiles",
            [
                "alpha=0.01 beta=0.01",
                "alpha=0.01 beta=4.4",
                "k=30 alpha=1.2345 beta=2.3456",
                "alpha=4.59 beta=0.01234",
                "rules=official alpha=0.02 beta=0.3",
            ],
        ),
        (
            "win-map",
            [
                "answers=4 mine=2147483000 size=16 left=2147483000 layer=question",
                "answers=4 mine=2147483000 size=16 left=2147483000 compare=open compare-as=difference",
                "answers=4 mine=2147483000 theirs=2147483000 size=16 left=2147483000 bottom=2147483000",
                "mine=1 theirs=300 size=512",
                "mine=1 theirs=2147483000 size=16 bottom=2147483000",
            ],
        ),
    ] {
        for set in sets {
            for (context, figure, crosshair) in pictures(name, set) {
                for (css, ratio) in [((328, 369), 1), ((344, 340), 2), ((300, 300), 3)] {
                    let context = format!("{context}, {css:?} {ratio}");
                    check(&context, &figure, &crosshair, css, ratio);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 150, "{seen}");
}
