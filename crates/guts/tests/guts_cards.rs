//! The figure `guts-cards` as plain data: what it shows is what the core says, for every deck.

use crate::{answer, task_run};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, HandReturn, ReturnSums, Strategy, equilibrium,
    exploitability, payoff, threshold_payoffs,
};
use upperhand_guts::guts_cards::{Facts, GutsCards, HandFacts};
use upperhand_kit::described::Missing;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Cell, Edges, Edit, Extent, Figure, Model, PanZoom, Resolution, Settings, Ticks,
};
use upperhand_oracles::stakes::written;
use upperhand_oracles::{assigned, normalize};

const RESOLUTION: Resolution = Resolution {
    columns: 300,
    rows: 200,
};

/// Hands of so many cards.
pub fn of(cards: u32) -> (&'static str, Value) {
    ("cards", Value::Name(["1", "2", "3"][cards as usize - 1]))
}

pub fn settings(changes: &[(&'static str, Value)]) -> Settings {
    let mut settings = GutsCards::default().defaults();
    change(&mut GutsCards::default(), &mut settings, changes);
    settings
}

/// The figure with everything solved that it needs.
pub fn solved(settings: &Settings) -> GutsCards {
    let mut model = GutsCards::default();
    finish(&mut model, settings);
    model
}

pub fn finish(model: &mut GutsCards, settings: &Settings) {
    while let Some(task) = model.task(settings) {
        let answer = answer(&task).unwrap();
        model.receive(task.name, &task.numbers, &answer).unwrap();
    }
}

/// What is known of a hand, and of two lines.
pub fn facts(model: &mut GutsCards, settings: &Settings) -> HandFacts {
    match model.facts(settings.state()) {
        Facts::Hands(facts) => *facts,
        Facts::Lines(_) => panic!("a line"),
    }
}

/// The colours of a map of two cards that is not whole, hand by hand, against the strategies themselves.
#[test]
fn every_colour_is_the_probability_of_its_hand() {
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap();
    let optimal = equilibrium(&game).unwrap();
    for (view, share) in [
        (
            "equilibrium",
            (|held: f64, _: f64| held) as fn(f64, f64) -> f64,
        ),
        ("threshold", |_, by| by),
        ("difference", |held, by| f64::midpoint(held - by, 1.0)),
    ] {
        let settings = whole_map(&[
            ("view", Value::Name(view)),
            ("hold-above", Value::Whole(700)),
            ("size", Value::Real(0.9999)),
        ]);
        let mut model = solved(&settings);
        let figure = model.figure_at(0, &settings, RESOLUTION);
        let raster = figure.raster.unwrap();
        assert_eq!(raster.cells.len(), 52 * 52);
        let mut hands = 0;
        for (index, cell) in raster.cells.iter().enumerate() {
            let deck = Deck::STANDARD;
            let [x, y] = [index % 52, index / 52].map(|card| u8::try_from(card).unwrap());
            let (high, low) = (y, 51 - x);
            let label = format!("{}/{}", deck.card(high), deck.card(low));
            if high <= low {
                assert_eq!(*cell, Cell::fill(0), "{label}");
                continue;
            }
            let hand = game.hands().index_of(&label).unwrap();
            let by_threshold = if hand >= 700 { 1.0 } else { 0.0 };
            let expected = share(optimal.hold(hand).value(), by_threshold);
            assert_eq!(*cell, Cell::magnitude(expected), "{label}");
            hands += 1;
        }
        assert_eq!(hands, game.hands().len());
    }
}

/// The matrix shows the payoffs of thresholds, a part of it in the colours that its own largest payoff asks for.
#[test]
fn the_matrix_shows_the_payoffs_of_thresholds() {
    let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay).unwrap();
    let rows: Vec<Vec<i32>> = (0..53).map(|mine| threshold_payoffs(&game, mine)).collect();
    let deals = game.hands().deals() as f64;
    let mut model = GutsCards::default();
    let mut settings = whole_map(&[of(1), ("view", Value::Name("matrix"))]);
    assert_eq!(model.figure_at(0, &settings, RESOLUTION).raster, None);
    finish(&mut model, &settings);
    // All 53 thresholds along each side, and 27 about the saddle point.
    for seen in [0..53_u32, 13..40] {
        let share = |thresholds: u32| Value::Real(f64::from(thresholds) / 53.0);
        let (from, size) = (share(seen.start), share(seen.end - seen.start));
        let window = [("left", from.clone()), ("bottom", from), ("size", size)];
        change(&mut model, &mut settings, &window);
        let figure = model.figure_at(0, &settings, RESOLUTION);
        let pairs = seen
            .clone()
            .flat_map(|mine| seen.clone().map(move |theirs| (mine, theirs)));
        let payoff =
            |(mine, theirs): (u32, u32)| f64::from(rows[mine as usize][theirs as usize]) / deals;
        let most = pairs.clone().map(payoff).map(f64::abs).fold(0.0, f64::max);
        for pair in pairs {
            let root = (payoff(pair).abs() / most).sqrt();
            let share = f64::midpoint(1.0, root.copysign(payoff(pair)));
            let cell = cell_at(&figure, (pair.1.into(), pair.0.into()));
            assert!(
                cell.index().abs_diff(Cell::magnitude(share).index()) <= 1,
                "{pair:?}"
            );
        }
        let dots: Vec<(f64, f64)> = figure.dots.iter().map(|dot| dot.at).collect();
        assert_eq!(dots, [(26.0, 26.0)]);
    }
}

/// The numbers of the file say by themselves that the strategy is optimal.
#[test]
fn the_file_holds_the_whole_optimum() {
    for (cards, weenie) in [(1, false), (2, false), (2, true), (3, false)] {
        let settings = settings(&[of(cards), ("weenie", Value::Switch(weenie))]);
        let table = solved(&settings).table(&settings, Extent::Shown);
        let rule = if weenie {
            AllDrop::Weenie
        } else {
            AllDrop::Replay
        };
        let game = CardGame::new(Deck::STANDARD, cards, rule).unwrap();
        assert_eq!(table.rows.len(), game.hands().len());
        let number = |row: &[String], column: usize| row[column].parse::<i128>().unwrap();
        let whole = 5040;
        let held = table.rows.iter().map(|row| {
            assert_eq!(whole % number(row, 3), 0);
            number(row, 2) * whole / number(row, 3)
        });
        let strategy = Strategy::new(game.hands(), held.collect(), whole).unwrap();
        assert_eq!(exploitability(&game, &strategy), Fraction::ZERO);
        let returns = ReturnSums::new(&game, &strategy);
        for (index, row) in table.rows.iter().enumerate() {
            assert_eq!(row[0], game.hands().get(index).to_string());
            assert_eq!(
                Fraction::new(number(row, 5), number(row, 6)),
                returns.get(index).hold
            );
            assert_eq!(
                Fraction::new(number(row, 7), number(row, 8)),
                returns.get(index).drop
            );
        }
        let best = settings.whole("hold-above") as usize;
        let threshold = Strategy::threshold(game.hands(), best).unwrap();
        assert!(payoff(&game, &threshold, &strategy).numerator() <= 0);
    }
}

/// The list holds the hands around the one chosen, to a single one or to all of them.
#[test]
fn the_list_walks_and_zooms() {
    let mut settings = settings(&[of(3), ("hand", Value::Whole(12_000))]);
    let mut model = solved(&settings);
    let game = CardGame::new(Deck::STANDARD, 3, AllDrop::Replay).unwrap();
    let optimal = equilibrium(&game).unwrap();
    let returns = ReturnSums::new(&game, &optimal);
    let figure = model.figure_at(2, &settings, RESOLUTION);
    let Ticks::At(names) = &figure.y.ticks else {
        panic!("{:?}", figure.y.ticks);
    };
    assert_eq!(names.len(), 15);
    for (row, tick) in names.iter().enumerate() {
        let hand = 12_000 - 7 + row;
        assert_eq!(
            (tick.at, &tick.text),
            (hand as f64, &written(&game.hands().get(hand).to_string()))
        );
        let HandReturn { hold, drop } = returns.get(hand);
        let margin = (hold - drop).value();
        assert_eq!(
            figure.curves[row].points,
            [(0.0, hand as f64), (margin, hand as f64)]
        );
        let shade = figure.raster.as_ref().unwrap().cells[2 * row];
        assert_eq!(shade, Cell::magnitude(optimal.hold(hand).value()));
    }
    let mut go = |pan_zoom: PanZoom| {
        settings = model.pan_zoom(2, &settings, pan_zoom).on(&settings);
        (settings.whole("hand"), settings.whole("around"))
    };
    assert_eq!(go(PanZoom::Pan(0.0, 1.0)), (12_015, 7));
    assert_eq!(go(PanZoom::Zoom(2.0, None)), (12_015, 14));
    assert_eq!(go(PanZoom::Zoom(0.01, None)), (12_015, 3));
    assert_eq!(go(PanZoom::Zoom(1e9, None)), (12_015, 11_050));
    assert_eq!(go(PanZoom::Pan(0.0, -1.0)), (0, 11_050));
    assert_eq!(go(PanZoom::Reset), (0, 7));
    // A mixed hand returns the same either way: a ring stands for its bar.
    let mixed = u32::try_from(optimal.mixed_hands().next().unwrap()).unwrap();
    settings.set("hand", Value::Whole(mixed));
    let figure = model.figure_at(2, &settings, RESOLUTION);
    assert!(
        figure
            .dots
            .iter()
            .any(|dot| dot.at == (0.0, f64::from(mixed)))
    );
}

/// A deck that takes long, before it is solved, when it is stopped, and at the optimum.
#[test]
fn what_is_shown_says_how_far_it_is_solved() {
    let settings = settings(&[
        of(3),
        ("ranks", Value::Whole(6)),
        ("suits", Value::Whole(4)),
    ]);
    let mut model = GutsCards::default();
    let task = model.task(&settings).unwrap();
    assert_eq!(
        (task.name, &task.numbers[..], task.is_begun),
        ("guts-cards/optimum", &[3, 6, 4, 0, 0][..], false)
    );
    assert_eq!(task.label, "Solving three cards from 6 ranks in 4 suits");
    let game = CardGame::new(Deck::new(6, 4).unwrap(), 3, AllDrop::Replay).unwrap();
    let best = usize::try_from(settings.whole("hold-above")).unwrap();
    let threshold = Strategy::threshold(game.hands(), best).unwrap();
    let loses = exploitability(&game, &threshold);
    let waiting = facts(&mut model, &settings);
    assert_eq!(
        (waiting.missing, waiting.loses),
        (Some(Missing::NotYet), loses)
    );
    let mut run = task_run(task.name, &task.numbers).unwrap();
    while run.done() < 0.3 {
        run.step().unwrap();
    }
    model
        .receive(task.name, &task.numbers, &run.answer())
        .unwrap();
    let answer = run.answer();
    let held = answer[1..].iter().map(|&held| i128::from(held));
    let partial = Strategy::new(game.hands(), held.collect(), i128::from(answer[0])).unwrap();
    let loses = exploitability(&game, &partial);
    let stopped = facts(&mut model, &settings);
    assert_eq!(
        (stopped.missing, stopped.loses),
        (Some(Missing::Stopped), loses)
    );
    let table = model.table(&settings, Extent::Shown);
    assert!(table.caption.ends_with(", as far as it was solved"));
    assert!(model.task(&settings).unwrap().is_begun);
    finish(&mut model, &settings);
    let optimal = facts(&mut model, &settings);
    assert_eq!((optimal.missing, optimal.loses), (None, Fraction::ZERO));
}

/// An answer is judged by the figure itself.
#[test]
fn what_is_no_answer_is_refused() {
    let settings = settings(&[of(3), ("ranks", Value::Whole(6))]);
    let mut model = GutsCards::default();
    let task = model.task(&settings).unwrap();
    let mut refused = |answer: &[i64]| {
        let received = model.receive(task.name, &task.numbers, answer);
        received.unwrap_err().to_string()
    };
    assert_eq!(refused(&[]), "an empty answer is no strategy");
    assert!(refused(&[1, 0, 1]).contains("2 numbers are no strategy"));
    assert!(refused(&[0; 2025]).contains("a common denominator of 0"));
    let mut wild = [1; 2025];
    wild[7] = 2;
    assert!(refused(&wild).contains("hand 6 cannot be held"));
    assert!(model.receive(task.name, &[1, 2], &[1]).is_err());
    // What is not shown is left alone.
    model.receive(task.name, &[2, 9, 4, 0, 0], &[7]).unwrap();
    assert!(task_run("guts-cards/optimum", &[3, 2, 1, 0, 0]).is_err());
    assert!(task_run("guts-cards/optimum", &[3, 13, 4, 0, 2]).is_err());
    assert!(task_run("chess", &[]).is_err());
}

/// Changes as the page makes them: set, then normalized.
fn change(model: &mut GutsCards, settings: &mut Settings, changes: &[(&'static str, Value)]) {
    let names: Vec<&str> = changes.iter().map(|change| change.0).collect();
    for (name, value) in changes {
        settings.set(name, value.clone());
    }
    normalize(model, settings, &names);
}

/// The same of an edit.
fn apply(model: &mut GutsCards, settings: &mut Settings, edit: &Edit) {
    *settings = edit.on(settings);
    model.normalize(settings, edit.set);
}

/// What fills the cell at a point.
pub fn cell_at(figure: &Figure, (x, y): (f64, f64)) -> Cell {
    let raster = figure.raster.as_ref().unwrap();
    let place = |edges: &Edges, at: f64, (from, to): (f64, f64)| match edges {
        Edges::Even(cells) => {
            let edge = |cell: usize| from + cell as f64 / *cells as f64 * (to - from);
            (1..*cells).filter(|&cell| edge(cell) <= at).count()
        }
        Edges::At(edges) => edges.iter().filter(|&&edge| edge <= at).count() - 1,
    };
    let column = place(&raster.columns, x, (figure.x.from, figure.x.to));
    let row = place(&raster.rows, y, (figure.y.from, figure.y.to));
    raster.cells[row * raster.columns.cells() + column]
}

/// A part of the map shows the same colours in the same places as the whole, whatever part it is.
#[test]
fn a_zoomed_map_is_a_part_of_the_whole() {
    for (cards, view) in [(1, "equilibrium"), (2, "equilibrium"), (2, "difference")] {
        // All but the last pixel, as the whole map of two cards has a cell for every pair of ranks.
        let whole = whole_map(&[
            of(cards),
            ("view", Value::Name(view)),
            ("size", Value::Real(0.9999)),
        ]);
        let (width, height) = [(13.0, 4.0), (52.0, 52.0)][cards as usize - 1];
        let mut model = solved(&whole);
        let map = model.figure_at(0, &whole, RESOLUTION);
        for (left, bottom, size) in [(0.0, 0.0, 0.5), (0.3, 0.45, 0.25), (0.7117, 0.29, 0.0789)] {
            let mut part = whole.clone();
            let window = [
                ("left", Value::Real(left)),
                ("bottom", Value::Real(bottom)),
                ("size", Value::Real(size)),
            ];
            change(&mut model, &mut part, &window);
            let figure = model.figure_at(0, &part, RESOLUTION);
            assert!((figure.x.from - (map.x.from + left * width)).abs() < 1e-9);
            assert!((figure.y.to - (map.y.from + (bottom + size) * height)).abs() < 1e-9);
            for step in 0..2500_u32 {
                let along = |place: u32, from: f64, to: f64| {
                    from + (f64::from(place) + 0.37) / 50.0 * (to - from)
                };
                let at = (
                    along(step % 50, figure.x.from, figure.x.to),
                    along(step / 50, figure.y.from, figure.y.to),
                );
                assert_eq!(
                    cell_at(&figure, at),
                    cell_at(&map, at),
                    "{cards} {view} {at:?}"
                );
            }
        }
    }
}

/// Zoomed in as far as it goes, at every hand of two cards: its cell takes a third of the map, bears its name,
/// and is that hand when it is pointed at.
#[test]
fn the_map_zooms_to_each_single_hand() {
    let mut settings = settings(&[]);
    let mut model = solved(&settings);
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap();
    for hand in 0..game.hands().len() {
        let hand_set = [("hand", Value::Whole(u32::try_from(hand).unwrap()))];
        go(&mut model, &mut settings, PanZoom::Reset);
        change(&mut model, &mut settings, &hand_set);
        go(&mut model, &mut settings, PanZoom::Zoom(1e-9, None));
        let figure = model.figure_at(0, &settings, RESOLUTION);
        let side = figure.x.to - figure.x.from;
        assert!((2.99..3.01).contains(&side), "{side}");
        let crosshair = model.crosshair(0, &settings).unwrap();
        let (x, y) = crosshair.centre();
        assert!((figure.x.from..figure.x.to).contains(&x), "{x}");
        assert!((figure.y.from..figure.y.to).contains(&y), "{y}");
        let label = game.hands().get(hand).to_string();
        let name = written(&label);
        let lower = written(label.split('/').next_back().unwrap());
        let label = figure.captions.iter().find(|label| label.text == name);
        let label = label.unwrap_or_else(|| panic!("{name} is not named"));
        assert!((label.from.0..label.to.0).contains(&x) && (label.from.1..label.to.1).contains(&y));
        let pointed = model.point(0, &settings, (x, y));
        assert_eq!(
            assigned(&pointed),
            [("hand", settings.get("hand").unwrap())]
        );
        let Ticks::At(ticks) = &figure.x.ticks else {
            panic!("{:?}", figure.x.ticks);
        };
        assert!(
            ticks.iter().any(|tick| tick.text == lower && tick.at == x),
            "{name}"
        );
    }
}

fn window(settings: &Settings) -> [f64; 4] {
    ["left", "bottom", "size", "aspect"].map(|name| settings.real(name))
}

fn go(model: &mut GutsCards, settings: &mut Settings, pan_zoom: PanZoom) -> [f64; 4] {
    let edit = model.pan_zoom(0, settings, pan_zoom);
    apply(model, settings, &edit);
    window(settings)
}

/// The whole map.
fn whole() -> Settings {
    let window = [
        ("left", 0.0),
        ("bottom", 0.0),
        ("size", 1.0),
        ("aspect", 1.0),
    ];
    settings(&window.map(|(name, share)| (name, Value::Real(share))))
}

/// The same with these changes.
fn whole_map(changes: &[(&'static str, Value)]) -> Settings {
    let mut settings = whole();
    change(&mut GutsCards::default(), &mut settings, changes);
    settings
}

/// What stands under the pointer stays there, as far as the map goes; the window stays in the map, comes to a hand that is set, and
/// is left alone by what else is.
#[test]
fn the_window_goes_where_it_is_sent() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(51);
    let model = &mut GutsCards::default();
    for (cards, view) in [
        (1, "equilibrium"),
        (2, "threshold"),
        (2, "matrix"),
        (3, "matrix"),
    ] {
        let mut settings = whole_map(&[of(cards), ("view", Value::Name(view))]);
        let figure =
            |model: &mut GutsCards, settings: &Settings| model.figure_at(0, settings, RESOLUTION);
        let sides = figure(model, &settings);
        let sides = [sides.x.range(), sides.y.range()];
        // The share of each side at which the window starts, and that it covers.
        let parts = |window: [f64; 4]| {
            let [left, bottom, size, aspect] = window;
            [(left, size * aspect), (bottom, size)]
        };
        for turn in 0..80 {
            let before = parts(window(&settings));
            let shares = [0, 1]
                .map(|side: usize| before[side].0 + dice.random_range(0.0..1.0) * before[side].1);
            let at = [0, 1]
                .map(|side: usize| sides[side].0 + shares[side] * (sides[side].1 - sides[side].0));
            let by = [dice.random_range(-1.5..1.5), dice.random_range(-1.5..1.5)];
            let edit = match turn % 4 {
                0 | 1 => PanZoom::Zoom(dice.random_range(0.4..1.6), Some((at[0], at[1]))),
                _ => PanZoom::Pan(by[0], by[1]),
            };
            let after = parts(go(model, &mut settings, edit));
            for side in 0..2 {
                let ((start, size), (now, now_size)) = (before[side], after[side]);
                assert!(now >= 0.0 && now + now_size < 1.0 + 1e-3, "{after:?}");
                let wanted = match edit {
                    PanZoom::Pan(..) => start + by[side] * size,
                    _ => shares[side] - (shares[side] - start) / size * now_size,
                };
                let wanted = wanted.clamp(0.0, (1.0 - now_size).max(0.0));
                assert!((now - wanted).abs() < 3e-4, "{before:?} {edit:?} {after:?}");
            }
            let hands = [52, 1326, 22_100][cards as usize - 1];
            let hand = ("hand", Value::Whole(dice.random_range(0..hands)));
            change(model, &mut settings, &[hand]);
            let shown = figure(model, &settings);
            let (x, y) = model.crosshair(0, &settings).unwrap().centre();
            assert!(shown.x.from <= x && x <= shown.x.to && shown.y.from <= y && y <= shown.y.to);
            let held = window(&settings);
            change(
                model,
                &mut settings,
                &[("hold-above", Value::Whole(hands / 2))],
            );
            assert_eq!(window(&settings), held);
        }
        go(model, &mut settings, PanZoom::Reset);
        let whole = parts(window(&settings));
        assert_eq!(whole, [(0.0, 1.0); 2]);
        let edit = model.pan_zoom(1, &settings, PanZoom::Zoom(0.5, None));
        assert!(edit.set.is_empty());
    }
}

/// Every view begins with the whole of it, unless a part was asked for.
#[test]
fn every_view_begins_with_the_whole() {
    let mut model = GutsCards::default();
    let whole = [0.0, 0.0, 1.0, 1.0];
    let mut used = settings(&[]);
    assert_eq!((window(&used), used.query().as_str()), (whole, ""));
    for (name, value) in [
        ("view", Value::Name("matrix")),
        ("view", Value::Name("difference")),
        of(1),
        of(2),
        of(3),
    ] {
        go(&mut model, &mut used, PanZoom::Zoom(0.3, None));
        assert_ne!(window(&used), whole);
        change(&mut model, &mut used, &[(name, value)]);
        assert_eq!(window(&used), whole, "{name}");
    }
    // Nothing is closer than the map of three cards.
    assert_eq!(go(&mut model, &mut used, PanZoom::Zoom(0.3, None)), whole);
    // A part that was asked for together with a deck is shown.
    let asked = settings(&[
        of(1),
        ("left", Value::Real(0.5)),
        ("size", Value::Real(0.25)),
        ("aspect", Value::Real(1.0)),
    ]);
    assert_eq!(window(&asked), [0.5, 0.0, 0.25, 1.0]);
}
