//! The figure `limit-tiles` as plain data: what it shows is what the core says, and it repeats.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{
    Ending, LimitRegion, Rules, SolvedTable, limit_probability, limit_region, win_probability,
};
use upperhand_games::format::{grouped, significant};
use upperhand_guess_who::limit_tiles::LimitTiles;
use upperhand_kit::model::Input;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Along, Cell, Edit, Extent, Figure, KeyPress, Model, PanZoom, Resolution, Scale, Settings,
};
use upperhand_oracles::{all_rules, assigned, normalize, pool, question_numerator, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 60,
    rows: 50,
};

fn settings(rules: Rules, changes: &[(&'static str, Value)]) -> Settings {
    let mut settings = LimitTiles::default().defaults();
    settings.set("rules", Value::Name(rules.ending().name()));
    settings.set("answers", Value::Whole(u32::from(rules.answers())));
    for (name, value) in changes {
        settings.set(name, value.clone());
    }
    settings
}

fn at(rules: Rules, zoom: f64) -> Settings {
    settings(rules, &[("zoom", Value::Real(zoom))])
}

fn shown(panel: usize, settings: &Settings) -> Figure {
    LimitTiles::default().figure_at(panel, settings, RESOLUTION)
}

fn real(edit: &Edit, name: &str) -> f64 {
    assert!(
        edit.set.has(edit.state.fields(&[name])),
        "{name} is not set"
    );
    edit.state.real(name)
}

/// All coordinates of a figure that lie on an axis of pools.
fn pools(figure: &Figure, panel: usize) -> Vec<f64> {
    let mut found = vec![figure.x.to];
    let mut add = |(x, y): (f64, f64)| {
        found.push(x);
        if panel == 0 {
            found.push(y);
        }
    };
    for hatch in &figure.hatches {
        add(hatch.from);
        add(hatch.to);
    }
    for segment in &figure.segments {
        add(segment.from);
        add(segment.to);
    }
    for label in &figure.labels {
        add(label.from);
        add(label.to);
    }
    for &point in figure.curves.iter().flat_map(|curve| &curve.points) {
        add(point);
    }
    found
}

#[test]
fn one_period_further_the_picture_is_the_same() {
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for zoom in [-39.3, -7.0, 0.123_456, 2.2, 31.999] {
            for panel in 0..3 {
                let near = shown(panel, &at(rules, zoom));
                let far = shown(panel, &at(rules, zoom + 1.0));
                assert_eq!(near.raster, far.raster, "{rules} at {zoom}");
                assert_eq!(near.legend, far.legend);
                assert_eq!((near.y.label, near.x.label), (far.y.label, far.x.label));
                assert_eq!(near.labels.len(), far.labels.len());
                let mut names = near.labels.iter().zip(&far.labels);
                let names_move = names.all(|(a, b)| a.text != b.text);
                assert!(names_move, "levels go on counting");
                assert_eq!(near.labels.is_empty(), panel > 0);
                let (here, there) = (
                    shown(panel, &at(rules, zoom)),
                    shown(panel, &at(rules, zoom + 1.0)),
                );
                let (here, there) = (pools(&here, panel), pools(&there, panel));
                assert_eq!(here.len(), there.len());
                for (a, b) in here.into_iter().zip(there) {
                    if matches!(rules.answers(), 2 | 4) {
                        assert_eq!(r * a, b, "{rules} at {zoom}: to the last bit");
                    } else {
                        assert!((r * a - b).abs() <= 1e-13 * b, "{rules} at {zoom}: {a} {b}");
                    }
                }
            }
            assert_eq!(shown(3, &at(rules, zoom)), shown(3, &at(rules, zoom + 1.0)));
        }
    }
}

#[test]
fn the_colour_of_a_cell_is_the_limit_at_its_middle() {
    for rules in all_rules() {
        for zoom in [-3.4, 0.0, 2.2, 5.9] {
            let figure = shown(0, &at(rules, zoom));
            let raster = figure.raster.as_ref().unwrap();
            assert_eq!(raster.cells.len(), 60 * 50);
            for (index, cell) in raster.cells.iter().enumerate() {
                let x = ((index % 60) as f64 + 0.5) / 60.0 * figure.x.to;
                let y = ((index / 60) as f64 + 0.5) / 50.0 * figure.y.to;
                let expected = Cell::magnitude(limit_probability(rules, x, y).unwrap());
                assert!(
                    cell.index().abs_diff(expected.index()) <= 1,
                    "{rules} ({x}, {y})"
                );
            }
        }
    }
}

/// The name that the map gives to a part of the board.
fn name(region: LimitRegion) -> String {
    let signed = |level: i32| {
        let digits: String = level
            .unsigned_abs()
            .to_string()
            .bytes()
            .map(|digit| char::from_u32(0x2080 + u32::from(digit - b'0')).unwrap())
            .collect();
        format!("{}{digits}", if level < 0 { "₋" } else { "" })
    };
    match region {
        LimitRegion::InTheWeeds { level } => format!("W{}", signed(level)),
        seam @ LimitRegion::Seam { .. } => panic!("{seam:?} has no room for a name"),
        LimitRegion::UpperHand { level } => format!("U{}", signed(level)),
    }
}

#[test]
fn lines_hatches_and_names_are_those_of_the_parts() {
    for rules in all_rules() {
        for zoom in [-4.7, 0.0, 2.2, 3.95] {
            let figure = shown(0, &at(rules, zoom));
            let side = figure.x.to;
            assert!(
                figure.segments.len() >= 6 && figure.labels.len() >= 2,
                "{rules}"
            );
            for segment in &figure.segments {
                let middle = (
                    f64::midpoint(segment.from.0, segment.to.0) * 1.000_01,
                    f64::midpoint(segment.from.1, segment.to.1) * 0.999_99,
                );
                let is_upright = segment.from.0 == segment.to.0;
                let (before, after) = if is_upright {
                    (
                        (segment.from.0 * 0.999, middle.1),
                        (segment.from.0 * 1.001, middle.1),
                    )
                } else {
                    (
                        (middle.0, segment.from.1 * 0.999),
                        (middle.0, segment.from.1 * 1.001),
                    )
                };
                let part = |(x, y)| limit_region(rules, x, y).unwrap();
                assert_ne!(part(before), part(after), "{rules} at {zoom}: {segment:?}");
            }
            for label in &figure.labels {
                let x = f64::midpoint(label.from.0, label.to.0);
                let y = f64::midpoint(label.from.1, label.to.1);
                assert_eq!(
                    label.text,
                    name(limit_region(rules, x, y).unwrap()),
                    "{rules}"
                );
            }
            for step in 0..4000_u32 {
                let x = (f64::from(step % 80) + 0.613) / 80.0 * side;
                let y = (f64::from(step / 80) + 4.287) / 55.0 * side;
                let is_hatched = figure.hatches.iter().any(|hatch| {
                    hatch.from.0 < x && x < hatch.to.0 && hatch.from.1 < y && y < hatch.to.1
                });
                let weeds = matches!(
                    limit_region(rules, x, y),
                    Some(LimitRegion::InTheWeeds { .. })
                );
                assert_eq!(is_hatched, weeds, "{rules} at {zoom}: ({x}, {y})");
            }
        }
    }
}

#[test]
fn the_lines_show_the_limit_and_its_bounds() {
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        let settings = at(rules, 2.2);
        for panel in [1, 2] {
            let figure = shown(panel, &settings);
            assert!((figure.x.to / figure.x.from - r * r).abs() < 1e-9);
            let (bounds, line) = figure.curves.split_at(figure.curves.len() - 1);
            let bounds: Vec<f64> = bounds.iter().map(|curve| curve.points[0].1).collect();
            let (most, least) = (bounds[0], bounds[bounds.len() - 1]);
            for &(x, value) in &line[0].points {
                let limit = if panel == 1 {
                    limit_probability(rules, x, x).unwrap() - value
                } else {
                    limit_probability(rules, value * x, x).unwrap() - 0.5
                };
                assert!(
                    limit.abs() < 1e-13,
                    "{rules} panel {panel} at {x}: {limit:e}"
                );
            }
            // Between the points too, and no further out than needed.
            let (mut lowest, mut highest) = (f64::INFINITY, 0.0_f64);
            for step in 0..20_000 {
                let x = r.powf(f64::from(step) / 20_000.0);
                let value = if panel == 1 {
                    limit_probability(rules, x, x).unwrap()
                } else {
                    upperhand::guess_who::limit_fair_start(rules, x).unwrap() / x
                };
                (lowest, highest) = (lowest.min(value), highest.max(value));
            }
            assert!(
                least <= lowest + 1e-13 && lowest - least < 3e-4,
                "{rules} {least} {lowest}"
            );
            assert!(
                most >= highest - 1e-13 && most - highest < 3e-4,
                "{rules} {most} {highest}"
            );
        }
    }
}

/// What Nica §1.2 prints, and facts from whole pools that have reached their limit.
#[test]
fn the_bounds_are_the_printed_ones() {
    let texts = |panel: usize, rules: Rules| {
        let figure = shown(panel, &at(rules, 2.2));
        let last = figure.legend.keys.into_iter().next_back();
        last.map(|key| key.text).unwrap()
    };
    let space = '\u{202f}';
    assert_eq!(
        texts(1, Rules::RACE),
        format!("least 5/8 = 62.5{space}%, most 2/3 = 66.7{space}%")
    );
    assert_eq!(texts(2, Rules::RACE), "least 4/3, most 3/2");
    // official: (24, 24) and (32, 32) are at their limits 5/9 and 9/16.
    assert_eq!(
        texts(1, Rules::OFFICIAL),
        format!("least 5/9 = 55.6{space}%, most 9/16 = 56.3{space}%")
    );
    assert_eq!(texts(2, Rules::new(4, Ending::Open).unwrap()), "always 2");
    // open with yes/no questions is the race's limit on a larger board.
    assert_eq!(texts(1, Rules::OPEN), texts(1, Rules::RACE));
    let mut tiles = LimitTiles::default();
    let sentence = tiles.sentence(&at(Rules::RACE, 2.2));
    assert_eq!(
        sentence,
        format!(
            "With equal pools on ever larger boards, the first player wins between 62.5{space}% and 66.7{space}%; \
             here, with 1.5 against 1.5, 63.0{space}%. Pools are to scale: 1.5 stands for 24, 48, 96 … suspects; 2 times both, and the chance is the same."
        )
    );
    let summary = tiles.summary(&at(Rules::RACE, 2.2));
    assert!(summary.contains("between 5/8 and 2/3") && summary.contains("between 4/3 and 3/2"));
}

/// The sentence on the pool that makes the game fair, by the chance itself at hundreds of pools of theirs: even with what is
/// said to be always fair, and with all else ahead below the bounds, and behind above them.
#[test]
fn the_fair_pool_is_even_at_every_size() {
    let mut always = 0;
    for rules in all_rules() {
        let summary = LimitTiles::default().summary(&at(rules, 2.2));
        let number = |text: &str| match text.split_once('/') {
            Some((above, below)) => above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap(),
            None if text == "twice" => 2.0,
            None => text.parse().unwrap(),
        };
        let r = f64::from(rules.answers());
        let ys = (0..400).map(|step| r.powf(f64::from(step) / 400.0));
        let win = |x: f64, y: f64| limit_probability(rules, x, y).unwrap();
        let [before, after] = [
            " always fair with a pool ",
            " fair when your pool is between ",
        ];
        if let Some((_, said)) = summary.split_once(before) {
            let said = said.strip_suffix(" theirs.").unwrap();
            let times = number(said.trim_end_matches(" times"));
            assert!(
                ys.into_iter()
                    .all(|y| (win(times * y, y) - 0.5).abs() < 1e-9),
                "{summary}"
            );
            always += 1;
        } else {
            let (_, said) = summary.split_once(after).unwrap();
            let said = said.strip_suffix(" times theirs.").unwrap();
            let (least, most) = said.split_once(" and ").unwrap();
            let [least, most] = [least, most].map(number);
            // Numbers are told to five digits.
            for y in ys {
                assert!(
                    win(least * (1.0 - 1e-4) * y, y) > 0.5,
                    "{rules} {y}: {summary}"
                );
                assert!(
                    win(most * (1.0 + 1e-4) * y, y) < 0.5,
                    "{rules} {y}: {summary}"
                );
            }
        }
    }
    assert!(always > 0);
    let four = LimitTiles::default().summary(&at(Rules::new(4, Ending::Open).unwrap(), 2.2));
    assert!(
        four.ends_with("The game is always fair with a pool twice theirs."),
        "{four}"
    );
    assert!(four.contains("and between them neither"), "{four}");
}

#[test]
fn dots_and_tables_hold_the_finite_game() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let table = SolvedTable::new(rules, 400).unwrap();
        let win = |n: u32, m: u32| table.win(pool(n), pool(m));
        for (alpha, beta) in [(1.5, 1.5), (1.0, 0.375), (0.5, 1.3)] {
            let point = [("alpha", Value::Real(alpha)), ("beta", Value::Real(beta))];
            let settings = settings(rules, &point);
            let figure = shown(3, &settings);
            let mut checked = 0;
            for dot in &figure.dots {
                let (n, m) = (dot.at.0, (dot.at.0 * beta / alpha).round().max(1.0));
                if n.max(m) <= 400.0 {
                    let [n, m] = [n, m].map(|size| size.to_string().parse().unwrap());
                    assert_eq!(dot.at.1, win(n, m).value(), "{rules} ({n}, {m})");
                    checked += 1;
                }
            }
            assert!(checked > 60, "{rules}: {checked}");
            assert_eq!(figure.x.scale, Scale::Logarithmic);
            let near = LimitTiles::default().table(&settings, Extent::Near);
            assert_eq!(near.rows.len(), 13);
            for (power, row) in near.rows.iter().enumerate().take(6) {
                let scale = f64::from(rules.answers()).powi(i32::try_from(power).unwrap());
                let whole = |size: f64| size.floor().max(1.0).to_string();
                let (n, m) = (whole(scale * alpha), whole(scale * beta));
                assert_eq!([&row[0], &row[1], &row[2]], [&power.to_string(), &n, &m]);
                let (n, m): (u32, u32) = (n.parse().unwrap(), m.parse().unwrap());
                if n.max(m) <= 400 && (rules != Rules::RACE || n.max(m) > 1) {
                    assert!(row[3].starts_with(&format!("{} (", win(n, m))), "{row:?}");
                }
            }
        }
    }
}

/// The advice for a position of the real board, by exhaustive search: every question with its value, one after the other.
fn searched(table: &SolvedTable, answers: u8, mine: u32, theirs: u32) -> (Vec<Vec<u32>>, f64) {
    let rules_split = upperhand::guess_who::even_split(pool(mine), answers);
    let product = f64::from(mine * theirs);
    let even = question_numerator(table, pool(mine), pool(theirs), &rules_split);
    let cost = table.win(pool(mine), pool(theirs)).value() - f64::from(even) / product;
    let best = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
    (best, cost)
}

#[test]
fn the_advice_is_the_best_move_of_the_real_board() {
    const SIDE: u32 = 60;
    let (mut even, mut bids, mut others, mut named) = (0, 0, 0, 0);
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIDE).unwrap();
        for case in 0..600_u32 {
            let (mine, theirs) = (
                2 + case.wrapping_mul(0x9E37_79B9) % (SIDE - 1),
                1 + case.wrapping_mul(0x85EB_CA6B) % SIDE,
            );
            if rules.is_over(pool(mine), pool(theirs)) {
                continue;
            }
            let point = [
                ("alpha", Value::Real(f64::from(mine))),
                ("beta", Value::Real(f64::from(theirs))),
                ("k", Value::Whole(0)),
            ];
            let advice = LimitTiles::default()
                .readout(&settings(rules, &point))
                .advice;
            let (best, cost) = searched(&table, rules.answers(), mine, theirs);
            let context = format!("{rules} {mine} {theirs}: {advice}");
            let noun = if theirs == 1 { "suspect" } else { "suspects" };
            let said = advice
                .strip_prefix(&format!("With {mine} against {theirs} {noun}, "))
                .expect(&context);
            let split = upperhand::guess_who::even_split(pool(mine), rules.answers());
            let is_best = best.contains(&split);
            assert_eq!(is_best, cost.abs() < 1e-12, "{context}");
            if said == "split evenly: no move is better." {
                assert!(is_best, "{context}");
                even += 1;
                continue;
            }
            assert!(!is_best, "{context}");
            let (move_said, cost_said) = said.split_once(" costs ").expect(&context);
            let cost_said: f64 = cost_said
                .split(' ')
                .next()
                .unwrap()
                .parse()
                .expect(&context);
            assert!(
                (cost_said / (100.0 * cost) - 1.0).abs() < 0.006,
                "{context} {cost}"
            );
            if let Some(bid) = move_said.strip_prefix("ask about ") {
                let bid: u32 = bid.strip_suffix(": halving now").unwrap().parse().unwrap();
                assert!(best.contains(&vec![bid, mine - bid]), "{context} {best:?}");
                assert!(
                    best.iter().all(|parts| parts[0] <= bid),
                    "the most even: {context}"
                );
                bids += 1;
            } else if move_said.starts_with("name") {
                assert!(
                    table.naming_is_optimal(pool(mine), pool(theirs)) && best.is_empty(),
                    "{context}"
                );
                named += 1;
            } else {
                assert_eq!(move_said, "do not split evenly: that", "{context}");
                others += 1;
            }
        }
    }
    assert!(
        even > 1000 && bids > 100 && others > 100 && named > 5,
        "{even} {bids} {others} {named}"
    );
}

/// The words of a term.
fn told(readout: &upperhand_kit::model::Readout, term: &str) -> String {
    let found = readout.facts.iter().find(|fact| fact.0 == term);
    found.unwrap_or_else(|| panic!("{term}")).1.clone()
}

/// The pools of a real board are those to scale, multiplied as often as is asked for or as often as fits, and never cut
/// apart: so the gap is that of a rounding. Where one is below a suspect there is no gap to tell.
#[test]
fn a_real_board_is_to_scale_or_says_that_it_is_not() {
    let (mut whole, mut smaller, mut below) = (0, 0, 0);
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        for case in 0..300_u32 {
            let alpha = scattered(case, (1e-3, 1e4));
            let beta = scattered(case + 7777, (1e-3, 1e4));
            let asked = case % 31;
            let point = [
                ("alpha", Value::Real(alpha)),
                ("beta", Value::Real(beta)),
                ("k", Value::Whole(asked)),
            ];
            let state = settings(rules, &point);
            let mut tiles = LimitTiles::default();
            let readout = tiles.readout(&state);
            let (mut scale, mut power) = (1.0, 0);
            while power < asked && scale * r * alpha.max(beta) < 2_147_483_648.0 {
                scale *= r;
                power += 1;
            }
            let pools = [alpha, beta].map(|pool| (scale * pool).floor().max(1.0));
            let board = told(&readout, "On a real board").replace('\u{202f}', "");
            let gap = told(&readout, "Gap to the limit");
            let context = format!("{rules} {alpha} {beta} {asked}: {board}; {gap}");
            let start = format!("{} against {}: ", pools[0], pools[1]);
            assert!(board.starts_with(&start), "{context}: {pools:?}");
            let is_below = scale * alpha.min(beta) < 1.0;
            let is_position = !board.contains("no position");
            assert_eq!(
                board.ends_with(", the largest that fits"),
                power < asked && !is_below,
                "{context}"
            );
            assert!(is_below || is_position || pools == [1.0; 2], "{context}");
            assert_eq!(
                gap.starts_with("not given"),
                is_below && is_position,
                "{context}"
            );
            let controls = tiles.controls(&state);
            let k = controls.into_iter().find(|control| control.name == "k");
            let Some(Input::Slider { value, to, .. }) = k.map(|control| control.input) else {
                panic!("k is a slider")
            };
            assert_eq!(value, f64::from(power), "{context}");
            assert!(value <= to, "{context}");
            below += u32::from(is_below);
            if is_below || !is_position {
                continue;
            }
            let limit = limit_probability(rules, alpha, beta).unwrap();
            let win = win_probability(
                rules,
                pool(pools[0].to_string().parse().unwrap()),
                pool(pools[1].to_string().parse().unwrap()),
            );
            let apart = (win.unwrap().value() - limit).abs();
            assert!(
                apart <= 3.0 * (1.0 / pools[0] + 1.0 / pools[1]),
                "{context}"
            );
            whole += u32::from(power == asked);
            smaller += u32::from(power < asked);
        }
    }
    let counts = [whole, smaller, below];
    assert!(counts.into_iter().all(|count| count > 300), "{counts:?}");
    let on_board = |alpha, beta| {
        let point = [
            ("alpha", Value::Real(alpha)),
            ("beta", Value::Real(beta)),
            ("k", Value::Whole(0)),
        ];
        let readout = LimitTiles::default().readout(&settings(Rules::RACE, &point));
        told(&readout, "On a real board").clone()
    };
    // Pools to scale that are too large themselves stand for a smaller board of the same chance: 3·10¹²/2¹¹ and its half.
    let board = on_board(3e12, 1.5e12).replace('\u{202f}', "");
    assert!(
        board.starts_with("1464843750 against 732421875: ")
            && board.ends_with(", the largest that fits"),
        "{board}"
    );
    assert_eq!(
        on_board(8.0, 0.001),
        "8 against 1: 0\u{202f}%; a pool below one suspect counts as one"
    );
}

/// On the way to the limit the opponent's pool is in proportion at every dot.
#[test]
fn every_dot_is_a_board_in_proportion() {
    let mut dots = 0;
    for rules in all_rules() {
        for case in 0..sized(4, 20_u32) {
            let alpha = scattered(case, (1e-2, 1e3));
            let beta = scattered(case + 7777, (1e-2, 1e3));
            let point = [
                ("alpha", Value::Real(alpha)),
                ("beta", Value::Real(beta)),
                ("k", Value::Whole(7 * case % 31)),
            ];
            let table = LimitTiles::default().table(&settings(rules, &point), Extent::Shown);
            for row in table.rows.iter().filter(|row| row[0] == "finite game") {
                let [mine, theirs] = [&row[1], &row[2]].map(|pool| pool.parse::<f64>().unwrap());
                let wanted = beta / alpha * mine;
                let is_near = (theirs - wanted).abs() <= 0.5 + 1e-9 * wanted;
                assert!(
                    is_near || wanted < 0.5 && theirs == 1.0,
                    "{rules} {point:?} {row:?}"
                );
                dots += 1;
            }
        }
    }
    assert!(dots > 2_000, "{dots}");
}

/// A cost that no number of points tells is a trace, by the exact worth of an even split.
#[test]
fn a_trace_is_not_told_in_digits() {
    let (mut traces, mut told) = (0, 0);
    for rules in all_rules() {
        for case in 0..40_u32 {
            let alpha = scattered(case, (1.0, 4.0));
            let beta = scattered(case + 7777, (0.2, 4.0));
            let point = [
                ("alpha", Value::Real(alpha)),
                ("beta", Value::Real(beta)),
                ("k", Value::Whole(4 + case % 27)),
            ];
            let state = settings(rules, &point);
            let readout = LimitTiles::default().readout(&state);
            let board = self::told(&readout, "On a real board").replace('\u{202f}', "");
            let pools = board.split(':').next().unwrap();
            let (mine, theirs) = pools.split_once(" against ").unwrap();
            let [mine, theirs] = [mine, theirs].map(|size| pool(size.parse().unwrap()));
            if rules.is_over(mine, theirs) || mine.get() == 1 {
                continue;
            }
            let split = upperhand::guess_who::even_split(mine, rules.answers());
            let even = upperhand::guess_who::question_value(rules, mine, theirs, &split).unwrap();
            let win = win_probability(rules, mine, theirs).unwrap();
            let cost = win.less(even).unwrap();
            let context = format!("{rules} {board}: {}", readout.advice);
            assert!(!readout.advice.contains("·10"), "{context}");
            let is_trace = cost.numerator() > 0 && cost.value() < 1e-10;
            let said = readout.advice.ends_with(" costs a trace.");
            assert_eq!(said, is_trace, "{context}");
            traces += u32::from(said);
            told += u32::from(cost.numerator() > 0 && !is_trace);
        }
    }
    assert!(traces > 5 && told > 20, "{traces} {told}");
}

/// Under the official rules no small part is best at 404 against 87, though the limit puts it in the weeds.
#[test]
fn the_advice_gambles_only_where_that_is_best() {
    let point = [
        ("alpha", Value::Real(404.0)),
        ("beta", Value::Real(87.0)),
        ("k", Value::Whole(0)),
    ];
    let readout = LimitTiles::default().readout(&settings(Rules::OFFICIAL, &point));
    assert_eq!(readout.facts[1].1, "in the weeds, level 6 (W₆)");
    let table = SolvedTable::new(Rules::OFFICIAL, 404).unwrap();
    let best = table.optimal_questions(pool(404), pool(87)).unwrap();
    let is_even_best = best.contains(&vec![202, 202]);
    assert!(best.iter().all(|parts| parts[0] > 100), "{best:?}");
    assert_eq!(
        readout.advice.contains("split evenly: no move is better"),
        is_even_best,
        "{}",
        readout.advice
    );
}

/// What the words of the field mean, as their explanations say.
#[test]
fn weeds_and_upper_hand_are_what_they_are_explained_to_be() {
    let mut seen = [0; 3];
    for rules in all_rules() {
        let r = f64::from(rules.answers());
        let win = |x: f64, y: f64| limit_probability(rules, x, y).unwrap();
        for case in 0..2000 {
            let (x, y) = (
                scattered(case, (0.01, 50.0)),
                scattered(case + 7777, (0.01, 50.0)),
            );
            let here = win(x, y);
            match limit_region(rules, x, y).unwrap() {
                LimitRegion::InTheWeeds { .. } => {
                    seen[0] += 1;
                    assert!(
                        (win(2.0 * x, y) - here / 2.0).abs() < 1e-13,
                        "{rules} {x} {y}"
                    );
                }
                LimitRegion::Seam { .. } => seen[1] += 1,
                LimitRegion::UpperHand { .. } => {
                    seen[2] += 1;
                    let lost = 1.0 - win(x, 2.0 * y);
                    assert!((lost - (1.0 - here) / 2.0).abs() < 1e-13, "{rules} {x} {y}");
                }
            }
            // Times the number of answers, and the chance is the same; and in the limit an even split costs nothing.
            assert!((win(r * x, r * y) - here).abs() < 1e-13);
            assert!(
                (1.0 - win(y, x / r) - here).abs() < 1e-13,
                "{rules} {x} {y}"
            );
        }
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// No line of the readout is longer than its place.
#[test]
fn the_readout_fits_its_place() {
    for rules in all_rules() {
        for case in 0..300 {
            let point = [
                ("alpha", Value::Real(scattered(case, (1e-3, 1e3)))),
                ("beta", Value::Real(scattered(case + 7777, (1e-3, 1e3)))),
                ("k", Value::Whole(case % 31)),
            ];
            let readout = LimitTiles::default().readout(&settings(rules, &point));
            assert!(readout.advice.chars().count() <= 112, "{}", readout.advice);
            assert!(readout.heading.chars().count() <= 44, "{}", readout.heading);
            assert!(
                readout.facts[1].1.chars().count() <= 38,
                "{}",
                readout.facts[1].1
            );
        }
    }
}

#[test]
fn an_exact_fraction_is_the_limit() {
    let read = |rules: Rules, alpha: f64, beta: f64| {
        let point = [("alpha", Value::Real(alpha)), ("beta", Value::Real(beta))];
        LimitTiles::default().readout(&settings(rules, &point))
    };
    // Nica (3.7) at level 0: 1 − 1/y + 2/(3xy).
    assert_eq!(read(Rules::RACE, 1.5, 1.5).exact, "17/27");
    assert_eq!(read(Rules::OFFICIAL, 24.0, 24.0).exact, "5/9");
    // No power of 2 makes a tenth whole, nor one of 3 a half, nor is a double a third.
    assert_eq!(read(Rules::RACE, 0.1, 0.2).exact, "");
    let tripartite = Rules::TRIPARTITE;
    assert_eq!(read(tripartite, 1.5, 1.5).exact, "");
    assert_eq!(read(tripartite, 1.0 / 3.0, 1.0).exact, "");
    let mut exact = 0;
    for rules in all_rules() {
        for step in 1..40_u32 {
            for other in [1_u32, 3, 10, 37] {
                let (x, y) = (f64::from(step) / 4.0, f64::from(other) / 2.0);
                let found = read(rules, x, y);
                assert!(!found.value.is_empty() && !found.decimal.is_empty());
                let Some((above, below)) = found.exact.split_once('/') else {
                    continue;
                };
                let value = above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap();
                let limit = limit_probability(rules, x, y).unwrap();
                assert!(
                    (value - limit).abs() < 4e-15,
                    "{rules} ({x}, {y}): {value} {limit}"
                );
                exact += 1;
            }
        }
    }
    assert!(exact > 1000, "{exact}");
}

#[test]
fn pointing_sets_the_point() {
    let mut tiles = LimitTiles::default();
    for rules in all_rules() {
        let settings = at(rules, 2.2);
        let side = shown(0, &settings).x.to;
        let map = tiles.point(0, &settings, (0.612_345 * side, 0.2 * side));
        assert!((real(&map, "alpha") - 0.612_345 * side).abs() < side / 2000.0);
        assert!((real(&map, "beta") - 0.2 * side).abs() < side / 2000.0);
        for name in ["alpha", "beta"] {
            let written = real(&map, name).to_string();
            assert!(
                written.len() <= 6,
                "{rules}: {written} is what a pixel resolves"
            );
        }
        let equal = tiles.point(1, &settings, (0.5 * side, 0.9));
        assert_eq!(real(&equal, "alpha"), real(&equal, "beta"));
        let fair = tiles.point(2, &settings, (0.4 * side, 1.4));
        let win = limit_probability(rules, real(&fair, "alpha"), real(&fair, "beta")).unwrap();
        assert!((win - 0.5).abs() < 1e-13, "{rules}: {win}");
        for power in 0..4_u32 {
            let mine = 1.5 * f64::from(rules.answers()).powi(i32::try_from(power).unwrap());
            let found = tiles.point(3, &settings, (1.1 * mine, 0.5));
            assert_eq!(assigned(&found), [("k", Value::Whole(power))]);
        }
    }
}

#[test]
fn travelling_zooms_by_periods() {
    let mut tiles = LimitTiles::default();
    for rules in all_rules() {
        let settings = at(rules, 2.25);
        let r = f64::from(rules.answers());
        let zoomed = |factor: f64| PanZoom::Zoom(factor, Some((1.0, 1.0)));
        assert_eq!(real(&tiles.pan_zoom(0, &settings, zoomed(r)), "zoom"), 3.25);
        assert_eq!(
            real(&tiles.pan_zoom(0, &settings, zoomed(1.0 / r)), "zoom"),
            1.25
        );
        assert_eq!(
            real(&tiles.pan_zoom(0, &settings, zoomed(1e300)), "zoom"),
            40.0
        );
        assert_eq!(
            real(&tiles.pan_zoom(0, &settings, PanZoom::Reset), "zoom"),
            2.2
        );
        assert!(
            tiles
                .pan_zoom(0, &settings, PanZoom::Pan(0.5, 0.5))
                .set
                .is_empty()
        );
        assert!(tiles.pan_zoom(1, &settings, zoomed(r)).set.is_empty());
    }
}

/// Takes over an edit as the controller does.
fn set(tiles: &mut LimitTiles, settings: &mut Settings, edit: &Edit) {
    *settings = edit.on(settings);
    tiles.normalize(settings, edit.set);
}

/// A number that looks like chance, its logarithm spread evenly.
fn scattered(case: u32, (least, most): (f64, f64)) -> f64 {
    let mut bits = case;
    for factor in [0x7FEB_352D, 0x846C_A68B, 1] {
        bits = (bits ^ (bits >> 16)).wrapping_mul(factor);
    }
    let share = f64::from(bits >> 8) / f64::from(1 << 24);
    least * (most / least).powf(share)
}

#[test]
fn the_slider_of_a_pool_is_its_axis() {
    let mut tiles = LimitTiles::default();
    for rules in all_rules() {
        for zoom in [-39.0, -3.4, 0.0, 2.2, 11.1] {
            let settings = at(rules, zoom);
            let figure = shown(0, &settings);
            for (name, axis) in [("alpha", &figure.x), ("beta", &figure.y)] {
                assert_eq!((axis.setting, axis.scale), (Some(name), Scale::Linear));
                let controls = tiles.controls(&settings);
                let control = controls.into_iter().find(|control| control.name == name);
                let Input::Slider {
                    value,
                    position,
                    from,
                    to,
                    step,
                    ..
                } = control.unwrap().input
                else {
                    panic!("{name} is a slider")
                };
                assert_eq!((to, position), (axis.to, value), "{rules} at {zoom}");
                let steps = axis.to / step;
                assert!(
                    (1024.0..=2600.0).contains(&steps),
                    "{rules} at {zoom}: {steps}"
                );
                assert!(from == step, "the first step of the axis");
                // Every position has a short name, also where a carried pool is long.
                let digits = format!("{value:e}");
                assert!(digits.len() <= 11, "{digits}");
            }
        }
    }
}

/// The field of a pool has room for its number as a browser writes it, at every zoom.
#[test]
fn a_field_holds_its_number_whole() {
    let tiles = &mut LimitTiles::default();
    for rules in all_rules() {
        for zoom in -40..=40 {
            let mut state = settings(rules, &[]);
            let zoom = f64::from(zoom);
            state.set("zoom", zoom);
            normalize(tiles, &mut state, &["zoom"]);
            for control in tiles.controls(&state) {
                let Input::Slider { value, digits, .. } = control.input else {
                    continue;
                };
                let has_power = value.abs() >= 1e21 || (value != 0.0 && value.abs() < 1e-6);
                let text = if has_power {
                    // "1.2089e+24" has a sign that Rust leaves out.
                    format!("{value:e}").replace('e', "e+").replace("+-", "-")
                } else {
                    value.to_string()
                };
                let name = control.name;
                assert!(
                    text.len() <= digits || name == "zoom",
                    "{rules} {zoom}: {name} {text}"
                );
                assert!(digits <= 21, "{rules} {zoom}: {name} {digits}");
            }
        }
    }
}

/// Where the game is over on the real board, a larger one is asked for only where there is one.
#[test]
fn a_larger_board_is_asked_for_where_there_is_one() {
    let (mut larger, mut none) = (0, 0);
    for case in 0..400_u32 {
        let ratio = scattered(case, (1e-12, 1e12));
        let power = case % 31;
        let point = [
            ("alpha", Value::Real(1.5)),
            ("beta", Value::Real(1.5 * ratio)),
            ("k", Value::Whole(power)),
        ];
        let advice = |power: u32| {
            let mut state = settings(Rules::RACE, &point);
            state.set("k", Value::Whole(power));
            LimitTiles::default().readout(&state).advice
        };
        let now = advice(power);
        let is_last = (power..=30).all(|power| advice(power) == now);
        if now.ends_with("the game is over: take a larger real board.") {
            assert!(!is_last, "{ratio} {power}: {now}");
            larger += 1;
        } else if now.contains("the game is over") {
            assert!(now.ends_with(", and no larger real board fits."), "{now}");
            assert!(is_last, "{ratio} {power}: {now}");
            none += 1;
        }
    }
    assert!(larger > 10 && none > 10, "{larger} {none}");
}

#[test]
fn a_chosen_position_is_held_by_the_window() {
    let mut tiles = LimitTiles::default();
    for (case, rules) in all_rules().cycle().take(sized(150, 600)).enumerate() {
        let case = u32::try_from(case).unwrap();
        let before = at(rules, f64::from(case % 17) / 2.5 - 3.0);
        let (x, y) = (
            scattered(case, (1e-4, 1e6)),
            scattered(case + 7777, (1e-4, 1e6)),
        );
        let mut after = before.clone();
        after.set("alpha", x);
        after.set("beta", y);
        normalize(&mut tiles, &mut after, &["alpha", "beta"]);
        assert_eq!((after.real("alpha"), after.real("beta")), (x, y));
        let side = |zoom: f64| f64::from(rules.answers()).powf(zoom);
        let (from, to) = (before.real("zoom"), after.real("zoom"));
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
    let (mut kept, mut carried, mut boards) = (0, 0, 0);
    for (case, rules) in all_rules().cycle().take(600).enumerate() {
        let r = f64::from(rules.answers());
        let case = u32::try_from(case).unwrap();
        let point = [
            ("alpha", Value::Real(scattered(case, (0.1, 4.0)))),
            ("beta", Value::Real(scattered(case + 7777, (0.1, 4.0)))),
        ];
        let before = settings(rules, &point);
        let win = |settings: &Settings| {
            limit_probability(rules, settings.real("alpha"), settings.real("beta")).unwrap()
        };
        let factor = scattered(case + 99, (1e-6, 1e6));
        let mut by_gesture = before.clone();
        let edit = tiles.pan_zoom(0, &before, PanZoom::Zoom(factor, Some((1.0, 1.0))));
        set(&mut tiles, &mut by_gesture, &edit);
        let mut by_slider = before.clone();
        let zoom = Value::Real(by_gesture.real("zoom"));
        by_slider.set("zoom", zoom);
        normalize(&mut tiles, &mut by_slider, &["zoom"]);
        let side = shown(0, &by_slider).x.to;
        let larger = by_slider.real("alpha").max(by_slider.real("beta"));
        assert!(
            larger <= side && larger >= side / 64.001,
            "{rules}: {larger} of {side}"
        );
        assert!((win(&by_slider) - win(&before)).abs() < 1e-12, "{rules}");
        let was = before.real("alpha").max(before.real("beta"));
        // Where the steps suffice, it is the same real board, but for the last bits of a carried pool.
        if (1..30).contains(&by_slider.whole("k")) {
            let board = |settings: &Settings| {
                r.powf(f64::from(settings.whole("k"))) * settings.real("alpha")
            };
            assert!(
                (board(&by_slider) / board(&before) - 1.0).abs() < 1e-9,
                "{rules}"
            );
            boards += 1;
        }
        let is_kept = was <= side && was > side / 64.0;
        assert_eq!(by_slider.real("alpha") == before.real("alpha"), is_kept);
        kept += u32::from(is_kept);
        carried += u32::from(!is_kept);
        if was > shown(0, &before).x.to / 64.0 {
            assert_eq!(by_gesture, by_slider);
        }
        // A gesture that comes back to where it began brings the position back.
        let back = tiles.pan_zoom(0, &before, PanZoom::Zoom(1.0, None));
        set(&mut tiles, &mut by_gesture, &back);
        assert_eq!(by_gesture, before);
    }
    assert!(
        kept > 12 && carried > 12 && boards > 75,
        "{kept} {carried} {boards}"
    );
}

#[test]
fn a_key_goes_past_the_end_of_the_map() {
    let mut tiles = LimitTiles::default();
    let mut settings = at(Rules::RACE, 2.2);
    for key in [KeyPress::End(Along::X), KeyPress::End(Along::Y)] {
        let edit = tiles.press(0, &settings, key);
        set(&mut tiles, &mut settings, &edit);
    }
    assert_eq!(
        (settings.real("alpha"), settings.real("beta")),
        (4.594, 4.594)
    );
    assert_eq!(settings.real("zoom"), 2.2, "the ends are on the map");
    let edit = tiles.press(0, &settings, KeyPress::Step(1, 0));
    set(&mut tiles, &mut settings, &edit);
    assert_eq!(
        (settings.real("alpha"), settings.real("zoom")),
        (4.614, 3.2)
    );
}

/// What is shown as exact in the table is the finite game's own fraction.
#[test]
fn everything_shown_is_listed() {
    let settings = at(Rules::RACE, 2.2);
    let table = LimitTiles::default().table(&settings, Extent::Shown);
    let of = |panel: &str| table.rows.iter().filter(|row| row[0] == panel).count();
    assert_eq!(of("map"), 64 * 64);
    assert!(of("equal pools") > 190 && of("fair handicap") > 190);
    let finite = table.rows.iter().filter(|row| row[0] == "finite game");
    let mut count = 0;
    for row in finite {
        let win = win_probability(
            Rules::RACE,
            pool(row[1].parse().unwrap()),
            pool(row[2].parse().unwrap()),
        );
        let win = win.unwrap();
        assert_eq!(row[3], win.numerator().to_string());
        assert_eq!(row[4], win.denominator().to_string());
        count += 1;
    }
    assert_eq!(count, shown(3, &settings).dots.len());
}

/// Pools as many times larger as are said have just the digits that are said, by whole numbers.
#[test]
fn the_same_chance_is_at_the_very_multiples() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(18);
    for rules in all_rules() {
        for _ in 0..20 {
            let mut five = || {
                (
                    dice.random_range(10_000..100_000_u64),
                    dice.random_range(2..6_u32),
                )
            };
            let (alpha, beta) = (five(), five());
            let pool =
                |(digits, places): (u64, u32)| digits as f64 / 10_f64.powi(places.cast_signed());
            let state = settings(
                rules,
                &[
                    ("alpha", Value::Real(pool(alpha))),
                    ("beta", Value::Real(pool(beta))),
                ],
            );
            let readout = LimitTiles::default().readout(&state);
            let said = readout
                .facts
                .iter()
                .find(|fact| fact.0 == "Same chance at")
                .unwrap();
            let times = |(digits, places): (u64, u32), power: u32| {
                let product = digits * u64::from(rules.answers()).pow(power);
                let (whole, rest) = (product / 10_u64.pow(places), product % 10_u64.pow(places));
                let decimals = format!("{rest:0width$}", width = places as usize);
                let decimals = decimals.trim_end_matches('0');
                let point = if decimals.is_empty() || rest == 0 {
                    ""
                } else {
                    "."
                };
                let decimals = if rest == 0 { "" } else { decimals };
                format!("{whole}{point}{decimals}")
            };
            let pairs =
                (1..=3).map(|power| format!("({}, {})", times(alpha, power), times(beta, power)));
            let expected = format!("{}, …", pairs.collect::<Vec<_>>().join(", "));
            assert_eq!(
                said.1.replace('\u{202f}', ""),
                expected,
                "{rules} {state:?}"
            );
        }
    }
    // A pool that has more digits than its name is near it, and so are its multiples.
    let state = settings(Rules::RACE, &[("alpha", Value::Real(0.777_777))]);
    let readout = LimitTiles::default().readout(&state);
    let said = readout
        .facts
        .iter()
        .find(|fact| fact.0 == "Same chance at")
        .unwrap();
    assert!(said.1.starts_with("(≈ 1.555554, 3)"), "{said:?}");
}

/// A number to scale stands for whole boards: each said is it times a power of r, by integers.
#[test]
fn what_a_number_to_scale_stands_for_is_a_power_times_it() {
    let mut said = 0;
    for rules in all_rules() {
        let r = u64::from(rules.answers());
        for (eighths, k) in (1..=40_u64).flat_map(|eighths| (0..9).map(move |k| (eighths, k))) {
            let alpha = eighths as f64 / 8.0;
            let settings = settings(
                rules,
                &[("alpha", Value::Real(alpha)), ("k", Value::Whole(k))],
            );
            let sentence = LimitTiles::default().sentence(&settings);
            let scaled = eighths * r.pow(k);
            // The other's pool is 1.5 to scale.
            let is_whole = scaled.is_multiple_of(8) && (3 * r.pow(k)).is_multiple_of(2);
            assert_eq!(sentence.contains("stands for"), is_whole, "{sentence}");
            if is_whole {
                let boards = [1, r, r * r].map(|times| grouped(scaled / 8 * times));
                let expected = format!(
                    "{} stands for {} … suspects",
                    significant(alpha, 5),
                    boards.join(", ")
                );
                assert!(sentence.contains(&expected), "{expected}: {sentence}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}
