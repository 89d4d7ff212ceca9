//! The figure `limit-tiles`: what it knows and draws is what the core says, and it repeats.

use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{
    LimitRegion, Pool, Probability, Rules, SolvedTable, even_split, limit_fair_start,
    limit_probability, limit_region, question_value, win_probability,
};
use upperhand_guess_who::limit_tiles::{Advice, Asked, Facts, LimitTiles};
use upperhand_kit::model::{Input, Readout};
use upperhand_kit::settings::Value;
use upperhand_kit::state::State as _;
use upperhand_kit::{Cell, Edit, Extent, Figure, Model, PanZoom, Resolution, Scale, Settings};
use upperhand_oracles::{all_rules, assigned, fact, normalize, pool, question_numerator, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 60,
    rows: 50,
};

fn at(rules: Rules, zoom: f64) -> Asked {
    let (ending, answers) = (rules.ending(), rules.answers());
    Asked {
        ending,
        answers,
        zoom,
        ..Asked::initial()
    }
}

fn near(rules: Rules, (alpha, beta): (f64, f64), power: u32) -> Asked {
    Asked {
        alpha,
        beta,
        power,
        ..at(rules, 2.2)
    }
}

fn of(asked: &Asked) -> Settings {
    Settings::of(asked.clone())
}

fn facts(asked: &Asked) -> Facts {
    LimitTiles::default().facts(asked)
}

fn said(asked: &Asked) -> Readout {
    LimitTiles::default().readout(&of(asked))
}

fn shown(panel: usize, asked: &Asked) -> Figure {
    LimitTiles::default().figure_at(panel, &of(asked), RESOLUTION)
}

/// The map without much of a picture: its axes.
fn axes(asked: &Asked) -> Figure {
    let coarse = Resolution {
        columns: 2,
        rows: 2,
    };
    LimitTiles::default().figure_at(0, &of(asked), coarse)
}

fn real(edit: &Edit, name: &str) -> f64 {
    let is_set = edit.set.has(edit.state.fields(&[name]));
    assert!(is_set, "{name} is not set");
    edit.state.real(name)
}

fn whole(size: f64) -> Pool {
    pool(size.to_string().parse().unwrap())
}

/// A number by chance, its logarithm spread evenly.
fn scattered(random: &mut Xoshiro256PlusPlus, (least, most): (f64, f64)) -> f64 {
    least * (most / least).powf(random.random())
}

/// Two such numbers.
fn position(random: &mut Xoshiro256PlusPlus, ends: (f64, f64)) -> (f64, f64) {
    (scattered(random, ends), scattered(random, ends))
}

/// Random numbers, the same ones each time.
fn dice() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(22)
}

/// All coordinates of a figure that lie on an axis of pools.
fn pools(figure: &Figure, panel: usize) -> Vec<f64> {
    let hatches = figure.hatches.iter().map(|hatch| (hatch.from, hatch.to));
    let segments = figure.segments.iter().map(|line| (line.from, line.to));
    let labels = figure.labels.iter().map(|label| (label.from, label.to));
    let ends = hatches.chain(segments).chain(labels);
    let curves = figure.curves.iter().flat_map(|curve| curve.points.clone());
    let places = ends.flat_map(|(from, to)| [from, to]).chain(curves);
    let is_map = panel == 0;
    let found = places.flat_map(|(x, y)| [Some(x), is_map.then_some(y)]);
    found.flatten().chain([figure.x.to]).collect()
}

#[test]
fn one_period_further_the_picture_is_the_same() {
    for (rules, zoom) in iproduct!(all_rules(), [-39.3, -7.0, 0.123_456, 2.2, 31.999]) {
        let r = f64::from(rules.answers());
        for panel in 0..3 {
            let [near, far] = [zoom, zoom + 1.0].map(|zoom| shown(panel, &at(rules, zoom)));
            assert_eq!(near.raster, far.raster, "{rules} at {zoom}");
            assert_eq!(near.legend, far.legend);
            assert_eq!((&near.y.label, &near.x.label), (&far.y.label, &far.x.label));
            assert_eq!(near.labels.len(), far.labels.len());
            assert_eq!(near.labels.is_empty(), panel > 0);
            let mut names = near.labels.iter().zip(&far.labels);
            assert!(
                names.all(|(a, b)| a.text != b.text),
                "levels go on counting"
            );
            let [here, there] = [near, far].map(|figure| pools(&figure, panel));
            assert_eq!(here.len(), there.len());
            for (a, b) in here.into_iter().zip(there) {
                // To the last bit, where powers are.
                let is_exact = matches!(rules.answers(), 2 | 4);
                let off = if is_exact { 0.0 } else { 1e-13 };
                assert!((r * a - b).abs() <= off * b, "{rules} at {zoom}: {a} {b}");
            }
        }
        let [near, far] = [zoom, zoom + 1.0].map(|zoom| shown(3, &at(rules, zoom)));
        assert_eq!(near, far);
    }
}

#[test]
fn the_colour_of_a_cell_is_the_limit_at_its_middle() {
    for (rules, zoom) in iproduct!(all_rules(), [-3.4, 0.0, 2.2, 5.9]) {
        let figure = shown(0, &at(rules, zoom));
        let raster = figure.raster.as_ref().unwrap();
        assert_eq!(raster.cells.len(), 60 * 50);
        for (index, cell) in raster.cells.iter().enumerate() {
            let x = ((index % 60) as f64 + 0.5) / 60.0 * figure.x.to;
            let y = ((index / 60) as f64 + 0.5) / 50.0 * figure.y.to;
            let expected = Cell::magnitude(limit_probability(rules, x, y).unwrap());
            let is_near = cell.index().abs_diff(expected.index()) <= 1;
            assert!(is_near, "{rules} ({x}, {y})");
        }
    }
}

/// The name that the map gives to a part of the board.
fn name(region: LimitRegion) -> String {
    let (letter, level) = match region {
        LimitRegion::InTheWeeds { level } => ("W", level),
        LimitRegion::UpperHand { level } => ("U", level),
        seam @ LimitRegion::Seam { .. } => panic!("{seam:?} has no room for a name"),
    };
    let digits = level.to_string().replace('-', "₋");
    let lowered = digits.chars().map(|digit| match digit.to_digit(10) {
        Some(digit) => char::from_u32(0x2080 + digit).unwrap(),
        None => digit,
    });
    letter.chars().chain(lowered).collect()
}

#[test]
fn lines_hatches_and_names_are_those_of_the_parts() {
    for (rules, zoom) in iproduct!(all_rules(), [-4.7, 0.0, 2.2, 3.95]) {
        let part = |(x, y)| limit_region(rules, x, y).unwrap();
        let figure = shown(0, &at(rules, zoom));
        let side = figure.x.to;
        let is_rich = figure.segments.len() >= 6 && figure.labels.len() >= 2;
        assert!(is_rich, "{rules}");
        for segment in &figure.segments {
            let (from, to) = (segment.from, segment.to);
            let x = f64::midpoint(from.0, to.0) * 1.000_01;
            let y = f64::midpoint(from.1, to.1) * 0.999_99;
            let [before, after] = [0.999, 1.001].map(|share| {
                if from.0 == to.0 {
                    (from.0 * share, y)
                } else {
                    (x, from.1 * share)
                }
            });
            assert_ne!(part(before), part(after), "{rules} at {zoom}: {segment:?}");
        }
        for label in &figure.labels {
            let x = f64::midpoint(label.from.0, label.to.0);
            let y = f64::midpoint(label.from.1, label.to.1);
            assert_eq!(label.text, name(part((x, y))), "{rules}");
        }
        for (column, row) in iproduct!(0..80_u8, 0..50_u8) {
            let x = (f64::from(column) + 0.613) / 80.0 * side;
            let y = (f64::from(row) + 4.287) / 55.0 * side;
            let is_hatched = figure.hatches.iter().any(|hatch| {
                hatch.from.0 < x && x < hatch.to.0 && hatch.from.1 < y && y < hatch.to.1
            });
            let weeds = matches!(part((x, y)), LimitRegion::InTheWeeds { .. });
            assert_eq!(is_hatched, weeds, "{rules} at {zoom}: ({x}, {y})");
        }
    }
}

#[test]
fn the_lines_show_the_limit_and_its_bounds() {
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        let asked = at(rules, 2.2);
        let Facts {
            diagonal, handicap, ..
        } = facts(&asked);
        for (panel, [least, most]) in [(1, diagonal), (2, handicap)] {
            let figure = shown(panel, &asked);
            assert!((figure.x.to / figure.x.from - r * r).abs() < 1e-9);
            let (dashed, line) = figure.curves.split_at(figure.curves.len() - 1);
            let dashed: Vec<f64> = dashed.iter().map(|curve| curve.points[0].1).collect();
            assert_eq!(
                (dashed[0], dashed[dashed.len() - 1]),
                (most, [least, most][2 - dashed.len()])
            );
            for &(x, value) in &line[0].points {
                let off = match panel {
                    1 => limit_probability(rules, x, x).unwrap() - value,
                    _ => limit_probability(rules, value * x, x).unwrap() - 0.5,
                };
                assert!(off.abs() < 1e-13, "{rules} panel {panel} at {x}: {off:e}");
            }
            // Between the points too, and no further out than needed.
            let values = (0..20_000).map(|step| {
                let x = r.powf(f64::from(step) / 20_000.0);
                match panel {
                    1 => limit_probability(rules, x, x).unwrap(),
                    _ => limit_fair_start(rules, x).unwrap() / x,
                }
            });
            let (lowest, highest) = values.fold((f64::INFINITY, 0.0_f64), |(low, high), value| {
                (low.min(value), high.max(value))
            });
            let is_least = least <= lowest + 1e-13 && lowest - least < 3e-4;
            assert!(is_least, "{rules} {least} {lowest}");
            let is_most = most >= highest - 1e-13 && most - highest < 3e-4;
            assert!(is_most, "{rules} {most} {highest}");
        }
    }
}

/// By exhaustive search: every question with its value, one after the other.
#[test]
fn the_advice_is_the_best_move_of_the_real_board() {
    const SIDE: u32 = 60;
    let mut random = dice();
    let mut seen = [0; 4];
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIDE).unwrap();
        let mut tiles = LimitTiles::default();
        for _ in 0..600 {
            let (n, m) = (random.random_range(2..=SIDE), random.random_range(1..=SIDE));
            let (mine, theirs) = (pool(n), pool(m));
            if rules.is_over(mine, theirs) {
                continue;
            }
            let best = table.optimal_questions(mine, theirs).unwrap();
            let split = even_split(mine, rules.answers());
            let even = question_numerator(&table, mine, theirs, &split);
            let even = Probability::new(even.into(), u64::from(n * m));
            let lost = table.win(mine, theirs).less(even).unwrap();
            let advice = tiles.facts(&near(rules, (n.into(), m.into()), 0)).advice;
            let context = format!("{rules} {n} {m}: {advice:?} {best:?}");
            let kind = match advice {
                Advice::Even => {
                    assert!(best.contains(&split) && lost.numerator() == 0, "{context}");
                    0
                }
                Advice::Uneven { cost, part } => {
                    assert!(!best.contains(&split) && cost == lost, "{context}");
                    match part {
                        Some(part) => {
                            assert!(best.contains(&vec![part, n - part]), "{context}");
                            assert!(best.iter().all(|parts| parts[0] <= part), "{context}");
                            1
                        }
                        None if rules.answers() == 2 => {
                            let is_named = table.naming_is_optimal(mine, theirs);
                            assert!(is_named && best.is_empty(), "{context}");
                            2
                        }
                        None => 3,
                    }
                }
                Advice::Over { .. } | Advice::Name => panic!("{context}"),
            };
            seen[kind] += 1;
        }
    }
    let [even, parts, named, others] = seen;
    assert!(
        even > 1000 && parts > 100 && named > 5 && others > 100,
        "{seen:?}"
    );
}

/// The pools of a real board are those to scale, multiplied as often as is asked for or as often as fits, and never cut
/// apart: so the gap is that of a rounding. Where one is below a suspect there is no gap to tell.
#[test]
fn a_real_board_is_to_scale_or_says_that_it_is_not() {
    let mut random = dice();
    let (mut whole_boards, mut smaller, mut below) = (0, 0, 0);
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        let mut tiles = LimitTiles::default();
        for _ in 0..300 {
            let (alpha, beta) = position(&mut random, (1e-3, 1e4));
            let power = random.random_range(0..31);
            let asked = near(rules, (alpha, beta), power);
            let facts = tiles.facts(&asked);
            let (mut scale, mut fits) = (1.0, 0);
            while fits < power && scale * r * alpha.max(beta) < 2_147_483_648.0 {
                (scale, fits) = (scale * r, fits + 1);
            }
            let [n, m] = [alpha, beta].map(|pool| (scale * pool).floor().max(1.0));
            let context = format!("{rules} {alpha} {beta} {power}: {facts:?}");
            assert_eq!(facts.pools, (whole(n), whole(m)), "{context}");
            assert_eq!(facts.is_largest, fits < power, "{context}");
            let is_below = scale * alpha.min(beta) < 1.0;
            assert!(facts.win.is_some() || n.max(m) == 1.0, "{context}");
            let is_known = !is_below && facts.win.is_some();
            assert_eq!(facts.gap.is_some(), is_known, "{context}");
            let controls = tiles.controls(&of(&asked));
            let k = controls.into_iter().find(|control| control.name == "k");
            let Some(Input::Slider { value, to, .. }) = k.map(|control| control.input) else {
                panic!("k is a slider")
            };
            assert!(value == f64::from(fits) && value <= to, "{context}");
            below += u32::from(is_below);
            let Some(win) = facts.win.filter(|_| !is_below) else {
                continue;
            };
            assert_eq!(win, win_probability(rules, whole(n), whole(m)).unwrap());
            let apart = win.value() - limit_probability(rules, alpha, beta).unwrap();
            assert!((facts.gap.unwrap() - apart).abs() < 1e-14, "{context}");
            assert!(apart.abs() <= 3.0 * (1.0 / n + 1.0 / m), "{context}");
            whole_boards += u32::from(fits == power);
            smaller += u32::from(fits < power);
        }
    }
    let counts = [whole_boards, smaller, below];
    assert!(counts.into_iter().all(|count| count > 300), "{counts:?}");
    // Pools to scale that are too large themselves stand for a smaller board of the same chance: 3·10¹²/2¹¹ and its half.
    let large = facts(&near(Rules::RACE, (3e12, 1.5e12), 0));
    assert_eq!(large.pools, (pool(1_464_843_750), pool(732_421_875)));
    assert!(large.is_largest);
}

/// All that is drawn on the way to the limit is listed: each dot is the finite game's own fraction, with the opponent's pool in
/// proportion. The table on the page has the boards that are to scale.
#[test]
fn every_dot_is_a_board_in_proportion() {
    let mut random = dice();
    let mut dots = 0;
    for rules in all_rules() {
        let usual = [(1.5, 1.5), (1.0, 0.375), (0.5, 1.3)].map(|at| (at, 4));
        let mut any = || {
            (
                position(&mut random, (1e-2, 1e3)),
                random.random_range(0..31),
            )
        };
        let any: Vec<_> = (0..sized(2, 20)).map(|_| any()).collect();
        for ((alpha, beta), power) in usual.into_iter().chain(any) {
            let asked = near(rules, (alpha, beta), power);
            let figure = shown(3, &asked);
            assert_eq!(figure.x.scale, Scale::Logarithmic);
            let [rows, near] = [Extent::Shown, Extent::Near]
                .map(|extent| LimitTiles::default().table(&of(&asked), extent).rows);
            let of_panel = |panel: &'static str| rows.iter().filter(move |row| row[0] == panel);
            assert_eq!(of_panel("map").count(), 64 * 64);
            assert!(of_panel("equal pools").count() > 190);
            assert!(of_panel("fair handicap").count() > 190);
            assert_eq!(of_panel("finite game").count(), figure.dots.len());
            for (row, dot) in of_panel("finite game").zip(&figure.dots) {
                let [mine, theirs] = [&row[1], &row[2]].map(|pool| pool.parse::<f64>().unwrap());
                let wanted = beta / alpha * mine;
                let is_near = (theirs - wanted).abs() <= 0.5 + 1e-9 * wanted;
                let context = format!("{asked:?} {row:?}");
                assert!(is_near || wanted < 0.5 && theirs == 1.0, "{context}");
                let win = win_probability(rules, whole(mine), whole(theirs)).unwrap();
                let told = format!("{}/{}", row[3], row[4]);
                assert_eq!(told.trim_end_matches("/1"), win.to_string());
                assert_eq!(dot.at, (mine, win.value()), "{context}");
                dots += 1;
            }
            // More answers reach the largest boards earlier.
            if power != 4 || rules.answers() > 3 {
                continue;
            }
            assert_eq!(near.len(), 13);
            for (power, row) in (0..6).zip(&near) {
                let scale = f64::from(rules.answers()).powi(power);
                let [n, m] = [alpha, beta].map(|size| (scale * size).floor().max(1.0));
                assert_eq!(row[..3], [power.to_string(), n.to_string(), m.to_string()]);
                if let Ok(win) = win_probability(rules, whole(n), whole(m)) {
                    assert!(row[3].starts_with(&format!("{win} (")), "{row:?}");
                }
            }
        }
    }
    assert!(dots > 2_000, "{dots}");
}

/// A cost that no number of points tells is a trace, by the exact worth of an even split; and no line is longer than its place.
#[test]
fn the_readout_fits_its_place_and_tells_no_traces_in_digits() {
    let mut random = dice();
    let (mut traces, mut told) = (0, 0);
    for rules in all_rules() {
        let mut tiles = LimitTiles::default();
        for case in 0..300 {
            let ends = if case < 60 { (1.0, 4.0) } else { (1e-3, 1e3) };
            let asked = near(rules, position(&mut random, ends), case % 31);
            let (facts, readout) = (tiles.facts(&asked), tiles.readout(&of(&asked)));
            let (mine, theirs) = facts.pools;
            let cost = win_probability(rules, mine, theirs).ok().and_then(|win| {
                let split = even_split(mine, rules.answers());
                win.less(question_value(rules, mine, theirs, &split).ok()?)
            });
            let is_over = mine.get() == 1 || rules.is_over(mine, theirs);
            let cost = cost.filter(|cost| cost.numerator() > 0 && !is_over);
            let is_trace = cost.is_some_and(|cost| cost.value() < 1e-10);
            let advice = &readout.advice;
            assert_eq!(advice.ends_with(" costs a trace."), is_trace, "{advice}");
            assert!(!advice.contains("·10"), "{advice}");
            traces += u32::from(is_trace);
            told += u32::from(cost.is_some() && !is_trace);
            let tile = fact(&readout, "Tile");
            for (text, most) in [(advice, 112), (&readout.heading, 44), (&tile, 38)] {
                assert!(text.chars().count() <= most, "{text}");
            }
        }
    }
    assert!(traces > 5 && told > 20, "{traces} {told}");
}

#[test]
fn an_exact_fraction_is_the_limit() {
    let third = 1.0 / 3.0;
    for (rules, x, y, expected) in [
        // Nica (3.7) at level 0: 1 − 1/y + 2/(3xy).
        (Rules::RACE, 1.5, 1.5, Some((17, 27))),
        (Rules::OFFICIAL, 24.0, 24.0, Some((5, 9))),
        // No power of 2 makes a tenth whole, nor one of 3 a half, nor is a double a third.
        (Rules::RACE, 0.1, 0.2, None),
        (Rules::TRIPARTITE, 1.5, 1.5, None),
        (Rules::TRIPARTITE, third, 1.0, None),
    ] {
        let expected = expected.map(|(above, below)| Probability::new(above, below));
        assert_eq!(facts(&near(rules, (x, y), 4)).exact, expected);
    }
    let mut found = 0;
    for rules in all_rules() {
        let mut tiles = LimitTiles::default();
        for (step, other) in iproduct!(1..40_u8, [1_u8, 3, 10, 37]) {
            let (x, y) = (f64::from(step) / 4.0, f64::from(other) / 2.0);
            let Some(exact) = tiles.facts(&near(rules, (x, y), 4)).exact else {
                continue;
            };
            let off = exact.value() - limit_probability(rules, x, y).unwrap();
            assert!(off.abs() < 4e-15, "{rules} ({x}, {y}): {exact}");
            found += 1;
        }
    }
    assert!(found > 1000, "{found}");
}

#[test]
fn pointing_sets_the_point() {
    let mut tiles = LimitTiles::default();
    for rules in all_rules() {
        let settings = of(&at(rules, 2.2));
        let side = axes(&at(rules, 2.2)).x.to;
        let map = tiles.point(0, &settings, (0.612_345 * side, 0.2 * side));
        for (name, share) in [("alpha", 0.612_345), ("beta", 0.2)] {
            let pool = real(&map, name);
            assert!((pool - share * side).abs() < side / 2000.0);
            // What a pixel resolves.
            assert!(pool.to_string().len() <= 6, "{rules}: {pool}");
        }
        let equal = tiles.point(1, &settings, (0.5 * side, 0.9));
        assert_eq!(real(&equal, "alpha"), real(&equal, "beta"));
        let fair = tiles.point(2, &settings, (0.4 * side, 1.4));
        let win = limit_probability(rules, real(&fair, "alpha"), real(&fair, "beta")).unwrap();
        assert!((win - 0.5).abs() < 1e-13, "{rules}: {win}");
        for power in 0..4_u32 {
            let mine = 1.5 * f64::from(rules.answers()).powi(power.cast_signed());
            let found = tiles.point(3, &settings, (1.1 * mine, 0.5));
            assert_eq!(assigned(&found), [("k", Value::Whole(power))]);
        }
    }
}

#[test]
fn travelling_zooms_by_periods() {
    let mut tiles = LimitTiles::default();
    for rules in all_rules() {
        let settings = of(&at(rules, 2.25));
        let r = f64::from(rules.answers());
        let zoomed = |factor: f64| PanZoom::Zoom(factor, Some((1.0, 1.0)));
        for (by, zoom) in [
            (zoomed(r), 3.25),
            (zoomed(1.0 / r), 1.25),
            (zoomed(1e300), 40.0),
            (PanZoom::Reset, 2.2),
        ] {
            assert_eq!(real(&tiles.pan_zoom(0, &settings, by), "zoom"), zoom);
        }
        for (panel, by) in [
            (0, PanZoom::Pan(0.5, 0.5)),
            (0, zoomed(f64::NAN)),
            (1, zoomed(r)),
        ] {
            assert!(tiles.pan_zoom(panel, &settings, by).set.is_empty());
        }
    }
}

/// Takes over an edit as the controller does.
fn set(tiles: &mut LimitTiles, settings: &mut Settings, edit: &Edit) {
    *settings = edit.on(settings);
    tiles.normalize(settings, edit.set);
}

/// The slider of a pool is its axis, and its field has room for its number as a browser writes it, at every zoom.
#[test]
fn the_slider_of_a_pool_is_its_axis() {
    let tiles = &mut LimitTiles::default();
    for rules in all_rules() {
        for zoom in (-80..=80)
            .step_by(sized(3, 1))
            .map(|half| f64::from(half) / 2.0)
        {
            let mut settings = of(&at(rules, 2.2));
            settings.set("zoom", zoom);
            normalize(tiles, &mut settings, &["zoom"]);
            let figure = axes(settings.state());
            let controls = tiles.controls(&settings);
            for (name, axis) in [("alpha", &figure.x), ("beta", &figure.y)] {
                assert_eq!((axis.setting, axis.scale), (Some(name), Scale::Linear));
                let control = controls.iter().find(|control| control.name == name);
                let Input::Slider {
                    value,
                    position,
                    from,
                    to,
                    step,
                    digits,
                    ..
                } = control.unwrap().input
                else {
                    panic!("{name} is a slider")
                };
                let context = format!("{rules} at {zoom}: {value} by {step}");
                assert_eq!((to, position, from), (axis.to, value, step), "{context}");
                assert!((1024.0..=2600.0).contains(&(axis.to / step)), "{context}");
                let short = format!("{value:e}");
                assert!(
                    short.len() <= 11,
                    "also where a carried pool is long: {context}"
                );
                // "1.2089e+24" has a sign that Rust leaves out.
                let text = if (1e-6..1e21).contains(&value) {
                    value.to_string()
                } else {
                    short.replace('e', "e+").replace("+-", "-")
                };
                assert!((text.len()..=21).contains(&digits), "{context}: {digits}");
            }
        }
    }
}

/// Where the game is over on the real board, a larger one is asked for only where there is one.
#[test]
fn a_larger_board_is_asked_for_where_there_is_one() {
    let mut random = dice();
    let mut seen = [0; 2];
    for case in 0..400_u32 {
        let ratio = scattered(&mut random, (1e-12, 1e12));
        let facts = |power: u32| facts(&near(Rules::RACE, (1.5, 1.5 * ratio), power));
        let now = facts(case % 31);
        if let Advice::Over { has_larger } = now.advice {
            let is_last = (case % 31..=30).all(|power| facts(power).pools == now.pools);
            assert_eq!(has_larger, !is_last, "{ratio} {now:?}");
            seen[usize::from(has_larger)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn a_chosen_position_is_held_by_the_window() {
    let mut tiles = LimitTiles::default();
    let mut random = dice();
    for rules in all_rules().cycle().take(sized(150, 600)) {
        let before = at(rules, random.random_range(-3.0..4.0));
        let (x, y) = position(&mut random, (1e-4, 1e6));
        let mut after = of(&before);
        after.set("alpha", x);
        after.set("beta", y);
        normalize(&mut tiles, &mut after, &["alpha", "beta"]);
        assert_eq!((after.real("alpha"), after.real("beta")), (x, y));
        let side = |zoom: f64| f64::from(rules.answers()).powf(zoom);
        let (from, to) = (before.zoom, after.real("zoom"));
        let fits = |zoom: f64| x.max(y) <= side(zoom) * (1.0 + 1e-4);
        assert!(fits(to), "{rules}: {x} {y} at {to}");
        let periods = to - from;
        assert!((periods - periods.round()).abs() < 1e-3 && periods > -1e-3);
        // No further out than needed.
        assert!(periods < 0.5 || !fits(to - 1.0) || x.max(y) > side(to - 1.0) * 0.999);
    }
}

#[test]
fn a_zoom_keeps_the_position_or_an_equal_one_in_view() {
    let mut tiles = LimitTiles::default();
    let mut random = dice();
    let (mut kept, mut carried, mut boards) = (0, 0, 0);
    for rules in all_rules().cycle().take(600) {
        let r = f64::from(rules.answers());
        let before = of(&near(rules, position(&mut random, (0.1, 4.0)), 4));
        let win = |settings: &Settings| {
            limit_probability(rules, settings.real("alpha"), settings.real("beta")).unwrap()
        };
        let factor = scattered(&mut random, (1e-6, 1e6));
        let mut by_gesture = before.clone();
        let edit = tiles.pan_zoom(0, &before, PanZoom::Zoom(factor, Some((1.0, 1.0))));
        set(&mut tiles, &mut by_gesture, &edit);
        let mut by_slider = before.clone();
        by_slider.set("zoom", by_gesture.real("zoom"));
        normalize(&mut tiles, &mut by_slider, &["zoom"]);
        let larger = |settings: &Settings| settings.real("alpha").max(settings.real("beta"));
        let side = axes(by_slider.state()).x.to;
        let is_seen = (side / 64.001..=side).contains(&larger(&by_slider));
        assert!(is_seen, "{rules}: {by_slider:?} of {side}");
        assert!((win(&by_slider) - win(&before)).abs() < 1e-12, "{rules}");
        let was = larger(&before);
        // Where the steps suffice, it is the same real board, but for the last bits of a carried pool.
        if (1..30).contains(&by_slider.whole("k")) {
            let board = |settings: &Settings| {
                r.powf(f64::from(settings.whole("k"))) * settings.real("alpha")
            };
            let ratio = board(&by_slider) / board(&before);
            assert!((ratio - 1.0).abs() < 1e-9, "{rules}");
            boards += 1;
        }
        let is_kept = was <= side && was > side / 64.0;
        assert_eq!(by_slider.real("alpha") == before.real("alpha"), is_kept);
        kept += u32::from(is_kept);
        carried += u32::from(!is_kept);
        if was > axes(before.state()).x.to / 64.0 {
            assert_eq!(by_gesture, by_slider);
        }
        // A gesture that comes back to where it began brings the position back.
        let back = tiles.pan_zoom(0, &before, PanZoom::Zoom(1.0, None));
        set(&mut tiles, &mut by_gesture, &back);
        assert_eq!(by_gesture, before);
    }
    let counts = [kept, carried, boards];
    assert!(kept > 12 && carried > 12 && boards > 75, "{counts:?}");
}

/// Pools as many times larger as are said have just the digits that are said: the decimal itself, by whole numbers.
#[test]
fn the_same_chance_is_at_the_very_multiples() {
    let mut random = dice();
    for (rules, places) in iproduct!(all_rules(), (2..=5).cycle().take(20)) {
        let digits = [(); 2].map(|()| random.random_range(10_000..100_000_u64));
        let unit = 10_u64.pow(places);
        let decimal = |number: u64| number as f64 / unit as f64;
        let [x, y] = digits.map(decimal);
        let told = fact(&said(&near(rules, (x, y), 4)), "Same chance at");
        let pairs = (1..=3).map(|power| {
            let times = u64::from(rules.answers()).pow(power);
            let [x, y] = digits.map(|digits| decimal(digits * times));
            format!("({x}, {y})")
        });
        let pairs: Vec<String> = pairs.chain(["…".to_owned()]).collect();
        assert_eq!(
            told.replace('\u{202f}', ""),
            pairs.join(", "),
            "{rules} {x} {y}"
        );
    }
    // A pool that has more digits than its name is near it, and so are its multiples.
    let said = said(&near(Rules::RACE, (0.777_777, 1.5), 4));
    let told = fact(&said, "Same chance at");
    assert!(told.starts_with("(≈ 1.555554, 3)"), "{told}");
}

/// A number to scale stands for whole boards: each said is it times a power of r, by integers.
#[test]
fn what_a_number_to_scale_stands_for_is_a_power_times_it() {
    let mut said = 0;
    for rules in all_rules() {
        let r = u64::from(rules.answers());
        let mut tiles = LimitTiles::default();
        for (eighths, k) in iproduct!(1..=40_u32, 0..9) {
            let alpha = f64::from(eighths) / 8.0;
            let sentence = tiles.sentence(&of(&near(rules, (alpha, 1.5), k)));
            let sentence = sentence.replace('\u{202f}', "");
            let scaled = u64::from(eighths) * r.pow(k);
            // The other's pool is 1.5 to scale.
            let is_whole = scaled.is_multiple_of(8) && (3 * r.pow(k)).is_multiple_of(2);
            assert_eq!(sentence.contains("stands for"), is_whole, "{sentence}");
            if is_whole {
                let boards = [1, r, r * r].map(|times| (scaled / 8 * times).to_string());
                let expected = format!("{alpha} stands for {} … suspects", boards.join(", "));
                assert!(sentence.contains(&expected), "{sentence}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}
