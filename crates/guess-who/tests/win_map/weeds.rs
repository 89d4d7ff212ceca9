//! The marks on the chance to win: weeds in the race, elsewhere the positions where an even split loses, and the colours
//! below them.

use super::{Chance, all_rules, cell, figure, halvings, pool, raster};
use upperhand::guess_who::{Rules, SolvedTable, rung};
use upperhand_kit::{Anchor, Cell, Figure, GRADIENT_STEPS, Gradient, Role, Stroke};
use upperhand_oracles::question_numerator;

/// Where a position of the race belongs: `None` outside the weeds, else the opponent's halvings, one for each level.
fn weeds(mine: u32, theirs: u32) -> Option<u32> {
    let is_played = mine > 1 && theirs > 1;
    (is_played && halvings(mine) > halvings(theirs)).then(|| halvings(theirs))
}

/// Does the most even question win less than the best move? By the table.
fn even_split_loses(table: &SolvedTable, mine: u32, theirs: u32) -> bool {
    let (n, m) = (pool(mine), pool(theirs));
    if mine == 1 || table.rules().is_over(n, m) {
        return false;
    }
    let parts = u32::from(table.rules().answers()).min(mine);
    let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
    question_numerator(table, n, m, &even) < table.numerator(n, m)
}

fn hatched(figure: &Figure, mine: u32, theirs: u32) -> usize {
    let (x, y) = (f64::from(mine), f64::from(theirs));
    let covers =
        |from: (f64, f64), to: (f64, f64)| from.0 < x && x < to.0 && from.1 < y && y < to.1;
    let areas = figure.hatches.iter();
    areas.filter(|hatch| covers(hatch.from, hatch.to)).count()
}

/// Does an outline of the weeds' colour run between two neighbours?
fn outlined(figure: &Figure, a: (u32, u32), b: (u32, u32)) -> bool {
    let x = f64::midpoint(f64::from(a.0), f64::from(b.0));
    let y = f64::midpoint(f64::from(a.1), f64::from(b.1));
    let is_upright = a.1 == b.1;
    let lines = figure
        .curves
        .iter()
        .filter(|curve| curve.role == Role::Weeds);
    lines.into_iter().any(|curve| {
        assert_eq!((curve.stroke, curve.points.len()), (Stroke::Cased, 2));
        let (from, to) = (curve.points[0], curve.points[1]);
        let on = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
        (from.0 == to.0) == is_upright && on(x, from.0, to.0) && on(y, from.1, to.1)
    })
}

/// Compares hatching and outline of a whole window with the group that each position belongs to.
fn check<T: PartialEq>(
    figure: &Figure,
    (left, bottom, size): (u32, u32, u32),
    group: impl Fn(u32, u32) -> Option<T>,
) {
    for mine in left..left + size {
        for theirs in bottom..bottom + size {
            let here = group(mine, theirs);
            let expected = usize::from(here.is_some());
            let title = &figure.title;
            assert_eq!(
                hatched(figure, mine, theirs),
                expected,
                "{title} ({mine}, {theirs})"
            );
            for (n, m) in [(mine + 1, theirs), (mine, theirs + 1)] {
                if n < left + size && m < bottom + size {
                    let differ = group(n, m) != here;
                    let line = outlined(figure, (mine, theirs), (n, m));
                    assert_eq!(line, differ, "({mine}, {theirs}) | ({n}, {m})");
                }
            }
        }
    }
}

#[test]
fn the_weeds_of_the_race_are_hatched_and_outlined_on_the_chance() {
    let mut chance = Chance(16);
    let mut windows = vec![(1, 1, 24), (1, 1, 100), (2_147_483_600, 1_073_741_800, 48)];
    for _ in 0..20 {
        let size = 8 + u32::try_from(chance.below(60)).unwrap();
        let bits = chance.below(20);
        let mut first = || 1 + u32::try_from(chance.below(1 << bits)).unwrap();
        windows.push((first(), first(), size));
    }
    for (left, bottom, size) in windows {
        let set = format!("left={left} bottom={bottom} size={size}");
        check(&figure(Rules::RACE, &set), (left, bottom, size), weeds);
    }
}

#[test]
fn elsewhere_the_positions_where_an_even_split_loses_are() {
    const SIZE: u32 = 40;
    let mut chance = Chance(17);
    let mut seen = 0;
    for rules in all_rules().filter(|&rules| rules != Rules::RACE) {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let corner = |chance: &mut Chance| 1 + u32::try_from(chance.below(24)).unwrap();
        let window = (corner(&mut chance), corner(&mut chance), 16);
        for (left, bottom, size) in [(1, 1, SIZE), window] {
            let figure = figure(rules, &format!("left={left} bottom={bottom} size={size}"));
            check(&figure, (left, bottom, size), |mine, theirs| {
                even_split_loses(&table, mine, theirs).then_some(())
            });
            seen += figure.hatches.len();
            let says = |text: &str| figure.legend.keys.iter().any(|key| key.text == text);
            assert!(says("an even split loses something here"), "{rules}");
        }
    }
    assert!(seen > 100, "{seen}");
    // Too many positions to be hatched one by one: the key says so.
    let wide = figure(Rules::OFFICIAL, "size=65");
    assert!(wide.hatches.is_empty());
    let keys: Vec<&str> = wide
        .legend
        .keys
        .iter()
        .map(|key| key.text.as_str())
        .collect();
    assert_eq!(keys, ["zoom in to 64 to see where an even split loses"]);
}

/// The weeds are named wherever they are, and nothing else is; their levels are facts for the curious.
#[test]
fn the_weeds_are_named_where_they_need_fewer_halvings() {
    let figure = figure(Rules::RACE, "size=60 contours=none");
    let mut positions = 0;
    for mine in 1..=60 {
        for theirs in 1..=60 {
            let (x, y) = (f64::from(mine), f64::from(theirs));
            let labels = figure.labels.iter().filter(|label| {
                label.from.0 < x && x < label.to.0 && label.from.1 < y && y < label.to.1
            });
            let names: Vec<&str> = labels
                .map(|label| {
                    assert_eq!(label.anchor, Anchor::Right);
                    label.text.as_str()
                })
                .collect();
            // At the stairs both pools round up to one rung, which has its name there.
            let rungs = [mine, theirs].map(|size| rung(pool(size)));
            let number = rungs[0].to_string();
            let rung = format!("rung {number}");
            let expected = match weeds(mine, theirs) {
                Some(_) => vec!["weeds"],
                None if rungs[0] == rungs[1] && mine > 1 => vec![rung.as_str(), &number],
                None => Vec::new(),
            };
            assert_eq!(names, expected, "({mine}, {theirs})");
            positions += usize::from(names == ["weeds"]);
        }
    }
    assert!(positions > 500, "{positions}");
}

/// Both sides of a comparison are named, each within its side.
#[test]
fn both_sides_of_a_comparison_say_their_rules() {
    let figure = figure(
        Rules::OFFICIAL,
        "size=40 compare=race divider=40 contours=none",
    );
    let divider = figure.divider.unwrap();
    let name = |text: &str| {
        let found = figure.labels.iter().find(|label| label.text == text);
        let label = found.unwrap_or_else(|| panic!("{text}: {:?}", figure.labels));
        assert_eq!(label.anchor, Anchor::Heading);
        (label.from.0, label.to.0)
    };
    assert_eq!(name("the official rules"), (figure.x.from, divider));
    assert_eq!(name("the race"), (divider, figure.x.to));
    assert_eq!(name("official"), (figure.x.from, divider));
    assert_eq!(name("race"), (divider, figure.x.to));
    assert!(
        figure
            .hatches
            .iter()
            .all(|hatch| hatch.to.0 <= divider || hatch.from.0 >= divider),
        "no hatching crosses the divider"
    );
    let alone = self::figure(Rules::OFFICIAL, "size=40 contours=none");
    assert!(alone.labels.is_empty());
}

/// What both sides have in common is explained once.
#[test]
fn no_mark_is_explained_twice() {
    for rules in all_rules() {
        for compare in ["race", "official", "open"] {
            for answers in 2..=6 {
                for layer in super::LAYERS {
                    let set = format!(
                        "size=40 compare={compare} compare-answers={answers} layer={layer}"
                    );
                    let keys = figure(rules, &set).legend.keys;
                    for (index, key) in keys.iter().enumerate() {
                        assert!(!keys[..index].contains(key), "{rules} {set}: {key:?}");
                    }
                }
            }
        }
    }
    let set = "size=40 compare=open layer=win";
    let keys = figure(Rules::OFFICIAL, set).legend.keys;
    let loses = keys
        .iter()
        .filter(|key| key.text == "an even split loses something here");
    assert_eq!(loses.count(), 1);
}

/// The mover's colour where she is ahead, the opponent's where she is behind, and neither at exactly one half.
#[test]
fn the_colour_vanishes_at_one_half() {
    let middle = Cell::magnitude(0.5).index();
    let mut halves = 0;
    for rules in all_rules() {
        let figure = figure(rules, "size=32");
        let (low, high) = (Role::Opponent, Role::You);
        assert_eq!(figure.legend.gradient, Gradient::Diverging { low, high });
        let table = SolvedTable::new(rules, 32).unwrap();
        for mine in 1..=32_u32 {
            for theirs in 1..=32_u32 {
                let index = cell(&figure, mine as usize - 1, theirs as usize - 1).index();
                if index >= GRADIENT_STEPS {
                    continue;
                }
                let numerator = table.numerator(pool(mine), pool(theirs));
                let expected = (2 * numerator).cmp(&(mine * theirs));
                assert_eq!(index.cmp(&middle), expected, "{rules} ({mine}, {theirs})");
                halves += u32::from(expected.is_eq());
            }
        }
        assert_eq!(raster(&figure).cells.len(), 32 * 32);
    }
    assert!(halves > 30, "{halves}");
}

/// The same on the screen, light and dark: the cells at exactly one half are the paper itself.
#[test]
fn cells_at_one_half_are_paper() {
    use upperhand_draw::{Custom, Primitive, Target, Theme, draw_figure};
    let figure = figure(Rules::OFFICIAL, "size=24");
    let table = SolvedTable::new(Rules::OFFICIAL, 24).unwrap();
    for theme in [Theme::light(), Theme::dark()] {
        let (drawing, _) = draw_figure(&Target::new((600, 600), &theme), &figure);
        let mut primitives = drawing.layers.iter().flat_map(|layer| &layer.primitives);
        let image = primitives.find_map(|primitive| match primitive {
            Primitive::Custom(Custom::Image { image, .. }) => Some(image),
            _ => None,
        });
        let pixels = &image.unwrap().pixels;
        assert_eq!(pixels.len(), 24 * 24);
        let mut halves = 0;
        for mine in 1..=24_u32 {
            for theirs in 1..=24_u32 {
                let numerator = table.numerator(pool(mine), pool(theirs));
                let [red, green, blue, _] = pixels[((24 - theirs) * 24 + mine - 1) as usize];
                let is_paper = upperhand_draw::Rgb(red, green, blue) == theme.paper;
                if 2 * numerator == mine * theirs {
                    assert!(is_paper, "({mine}, {theirs})");
                    halves += 1;
                } else if 50 * numerator.abs_diff(mine * theirs - numerator) > mine * theirs {
                    assert!(!is_paper, "({mine}, {theirs})");
                    let is_ahead = 2 * numerator > mine * theirs;
                    // Towards blue, as much as the paper itself is not neutral.
                    let apart = |channel: u8, paper: u8| i16::from(channel) - i16::from(paper);
                    let is_bluer = apart(blue, theme.paper.2) > apart(red, theme.paper.0);
                    assert_eq!(is_bluer, is_ahead, "({mine}, {theirs})");
                }
            }
        }
        assert!(halves > 3, "{halves}");
    }
}
