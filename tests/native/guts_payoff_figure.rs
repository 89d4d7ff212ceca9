//! The figure `guts-payoff` as plain data: every number again by integrals of the rules' own formula, by
//! searching grids, and by what the paper prints.

use upperhand::figures::guts_payoff::GutsPayoff;
use upperhand::figures::model::{Along, Changes, Extent, Input, Key, Readout, Resolution};
use upperhand::figures::settings::{Settings, Value};
use upperhand::figures::{Cell, Figure, Model, Role, Stroke};
use upperhand::guts::cards::{Deck, Hands};

const RESOLUTION: Resolution = Resolution {
    columns: 40,
    rows: 30,
};

const TABLES: [(u32, bool); 8] = [
    (2, false),
    (2, true),
    (3, false),
    (3, true),
    (6, false),
    (7, true),
    (20, false),
    (20, true),
];

fn settings(players: u32, weenie: bool, changes: &[(&'static str, f64)]) -> Settings {
    let mut settings = GutsPayoff::default().defaults();
    settings.set("players", Value::Whole(players));
    settings.set("weenie", Value::Switch(weenie));
    for &(name, value) in changes {
        settings.set(name, Value::Real(value));
    }
    let set: Vec<&str> = changes.iter().map(|change| change.0).collect();
    GutsPayoff::default().settle(&mut settings, &set);
    settings
}

fn shown(panel: usize, settings: &Settings) -> Figure {
    GutsPayoff::default()
        .figure_at(panel, settings, RESOLUTION)
        .unwrap()
}

fn readout(settings: &Settings) -> Readout {
    GutsPayoff::default().readout(settings).unwrap()
}

fn fact(readout: &Readout, term: &str) -> String {
    let found = readout.facts.iter().find(|fact| fact.0 == term);
    found.unwrap_or_else(|| panic!("no {term}")).1.clone()
}

/// The number that a text begins with, after `before`.
fn number(text: &str, before: &str) -> f64 {
    let after = text
        .split_once(before)
        .unwrap_or_else(|| panic!("{text}"))
        .1;
    let is_digit = |letter: &char| letter.is_ascii_digit() || "−+.".contains(*letter);
    let digits: String = after.chars().take_while(is_digit).collect();
    digits
        .replace('−', "-")
        .parse()
        .unwrap_or_else(|_| panic!("{text}: {digits}"))
}

/// ∫ of a function between two places, smooth between the breaks: Simpson's rule.
fn integral(from: f64, to: f64, breaks: &[f64], function: impl Fn(f64) -> f64) -> f64 {
    let mut ends = vec![from, to];
    ends.extend(breaks.iter().filter(|at| from < **at && **at < to));
    ends.sort_by(f64::total_cmp);
    let piece = |ends: &[f64]| {
        let step = (ends[1] - ends[0]) / 200.0;
        let sum: f64 = (0..=200)
            .map(|index| {
                let weight = match index {
                    0 | 200 => 1.0,
                    odd if odd % 2 == 1 => 4.0,
                    _ => 2.0,
                };
                weight * function(step.mul_add(f64::from(index), ends[0]))
            })
            .sum();
        sum * step / 3.0
    };
    ends.windows(2).map(piece).sum()
}

/// α and β by the formula that the rules give, with integrals by numbers.
fn round(weenie: bool, mine: f64, others: &[f64]) -> (f64, f64) {
    let n = others.len() as f64 + 1.0;
    let all: f64 = others.iter().product();
    let holders: f64 = others.iter().map(|at| 1.0 - at).sum();
    let wins = integral(mine, 1.0, others, |x| {
        others.iter().map(|at| at.max(x)).product()
    });
    let mut alpha = holders - 1.0 - mine + 2.0 * mine * all + n * (2.0 * wins - (1.0 - mine));
    let mut beta = 2.0 * mine * all + holders - mine;
    if weenie {
        let worst = integral(0.0, mine, others, |x| {
            others.iter().map(|at| at.min(x)).product()
        });
        alpha += mine * all - n * worst;
        beta += mine * all;
    }
    (alpha, beta)
}

fn bloc(players: u32, weenie: bool, mine: f64, at: f64) -> (f64, f64) {
    round(weenie, mine, &vec![at; players as usize - 1])
}

fn curve(figure: &Figure, role: Role, stroke: Stroke) -> &[(f64, f64)] {
    let found = figure
        .curves
        .iter()
        .find(|curve| curve.role == role && curve.stroke == stroke);
    &found
        .unwrap_or_else(|| panic!("no {role:?} {stroke:?}"))
        .points
}

fn fair(players: u32, weenie: bool) -> f64 {
    let chance: f64 = if weenie { 1.0 / 3.0 } else { 0.5 };
    chance.powf(1.0 / f64::from(players - 1))
}

#[test]
fn the_curves_are_the_round_and_its_sum_for_ever() {
    for (players, weenie) in TABLES {
        for others in [0.0, 0.5, 0.8, fair(players, weenie), 1.0] {
            let settings = settings(players, weenie, &[("others", others), ("fee", 0.25)]);
            let figure = shown(0, &settings);
            let alphas = curve(&figure, Role::You, Stroke::Cased);
            let betas = curve(&figure, Role::Ink, Stroke::Thin);
            let fees = curve(&figure, Role::Muted, Stroke::Dashed);
            assert_eq!((alphas.len(), betas.len(), fees.len()), (161, 161, 161));
            let returns: Vec<(f64, f64)> = figure
                .curves
                .iter()
                .filter(|curve| curve.role == Role::UpperHand)
                .flat_map(|curve| curve.points.clone())
                .collect();
            for index in 0..161 {
                let at = alphas[index].0;
                let (alpha, beta) = bloc(players, weenie, at, others);
                assert!(
                    (alphas[index].1 - alpha).abs() < 1e-6,
                    "{players} {weenie} {others} {at}"
                );
                assert!((betas[index].1 - beta).abs() < 1e-9);
                assert!((fees[index].1 - 0.25 * (beta - 1.0)).abs() < 1e-9);
                let total = returns.iter().find(|point| point.0 == at);
                // At β = 1 itself rounding decides; a piece of one point is no line.
                if beta > 1.0 + 1e-9 {
                    assert!(total.is_none(), "{players} {weenie} {others} {at}: {beta}");
                } else if beta < 0.9 {
                    let all: f64 = (0..400).map(|round| alpha * beta.powi(round)).sum();
                    let room = figure.y.to - figure.y.from;
                    let held = all.clamp(figure.y.from - room, figure.y.to + room);
                    assert!((total.unwrap().1 - held).abs() < 1e-4, "{at}: {all}");
                }
            }
        }
    }
}

#[test]
fn no_threshold_is_better_than_the_one_marked_and_the_readout_says_what_others_cost() {
    for (players, weenie) in TABLES {
        for others in [0.05, 0.4, 0.75, 0.93] {
            for mine in [0.0, 0.3, 0.72, 0.95, 1.0] {
                let settings =
                    settings(players, weenie, &[("threshold", mine), ("others", others)]);
                let figure = shown(0, &settings);
                let (at, best) = figure.dots[0].at;
                let searched = (0..=1000)
                    .map(|step| bloc(players, weenie, f64::from(step) / 1000.0, others).0)
                    .fold(f64::MIN, f64::max);
                assert!(best > searched - 1e-7, "{players} {weenie} {others}");
                assert!((bloc(players, weenie, at, others).0 - best).abs() < 1e-6);
                let (alpha, beta) = bloc(players, weenie, mine, others);
                let readout = readout(&settings);
                let close =
                    |value: f64, exact: f64| (value - exact).abs() <= 0.006 * exact.abs().max(1e-4);
                let said = fact(&readout, "This round, α");
                assert!(close(number(&said, ""), alpha), "{said} {alpha}");
                let said = fact(&readout, "Stakes carried on, β");
                assert!(close(number(&said, ""), beta), "{said} {beta}");
                let said = fact(&readout, "Total return");
                if beta < 1.0 {
                    assert!(close(number(&said, ""), alpha / (1.0 - beta)), "{said}");
                } else {
                    assert!(said.starts_with("none"), "{said}");
                }
                let cost = best - alpha;
                if cost > 1e-9 {
                    assert!(
                        close(number(&readout.advice, "costs "), cost),
                        "{}",
                        readout.advice
                    );
                    let word = if mine < at {
                        "Reckless"
                    } else {
                        "Overcautious"
                    };
                    assert!(readout.advice.starts_with(word), "{}", readout.advice);
                }
                for hatch in &figure.hatches {
                    assert!(hatch.from.1 < hatch.to.1 && hatch.to.1 == best);
                    assert_eq!(hatch.role == Role::Opponent, hatch.to.0 <= at);
                }
            }
        }
    }
}

#[test]
fn the_colour_of_a_cell_is_the_round_at_its_middle() {
    for (players, weenie) in TABLES {
        let figure = shown(1, &settings(players, weenie, &[]));
        let raster = figure.raster.unwrap();
        assert_eq!(raster.cells.len(), 40 * 30);
        let most = f64::from(players - 1);
        for (index, cell) in raster.cells.iter().enumerate() {
            let mine = ((index % 40) as f64 + 0.5) / 40.0;
            let theirs = ((index / 40) as f64 + 0.5) / 30.0;
            let (alpha, _) = bloc(players, weenie, mine, theirs);
            assert!(alpha.abs() <= most, "{players} {weenie} ({mine}, {theirs})");
            let shade = Cell::magnitude(0.5 + 0.5 * (alpha.abs() / most).sqrt().copysign(alpha));
            let apart = cell.index().abs_diff(shade.index());
            assert!(apart <= 1, "{players} {weenie} ({mine}, {theirs})");
        }
    }
}

/// The diagonal, where all play alike, is one of the lines; on all of them the sign changes.
#[test]
fn the_lines_are_where_nobody_wins() {
    for (players, weenie) in TABLES {
        for third in [None, Some(0.3)] {
            let players = if third.is_some() { 3 } else { players };
            let changes: &[(&str, f64)] = if third.is_some() {
                &[("third", 0.3)]
            } else {
                &[]
            };
            let fine = Resolution {
                columns: 500,
                rows: 400,
            };
            let settings = settings(players, weenie, changes);
            let figure = GutsPayoff::default().figure_at(1, &settings, fine).unwrap();
            let alpha = |mine: f64, theirs: f64| {
                let (mine, theirs) = (mine.clamp(0.0, 1.0), theirs.clamp(0.0, 1.0));
                match third {
                    Some(third) => round(weenie, mine, &[theirs, third]).0,
                    None => bloc(players, weenie, mine, theirs).0,
                }
            };
            let lines = figure
                .curves
                .iter()
                .filter(|curve| curve.stroke == Stroke::ThinCased);
            let points: Vec<(f64, f64)> = lines.flat_map(|line| line.points.clone()).collect();
            assert!(points.len() > 90);
            for &(x, y) in &points {
                let step = 0.012;
                let around = [
                    (0.0, 0.0),
                    (-step, 0.0),
                    (step, 0.0),
                    (0.0, -step),
                    (0.0, step),
                ];
                let values = around.map(|(right, up)| alpha(x + right, y + up));
                let least = values.into_iter().fold(f64::MAX, f64::min);
                let most = values.into_iter().fold(f64::MIN, f64::max);
                assert!(
                    least <= 1e-9 && most >= -1e-9,
                    "{players} {weenie} ({x}, {y}): {values:?}"
                );
            }
            if third.is_none() {
                for step in 1..20 {
                    let at = f64::from(step) / 20.0;
                    let is_near =
                        |point: &(f64, f64)| (point.0 - at).abs() + (point.1 - at).abs() < 0.02;
                    assert!(points.iter().any(is_near), "{players} {weenie} {at}");
                }
            }
        }
    }
}

/// Both best replies meet in the equilibrium, and neither side finds better on a grid.
#[test]
fn the_replies_on_the_map_are_best_and_cross_at_the_equilibrium() {
    for (players, weenie) in TABLES {
        let figure = shown(1, &settings(players, weenie, &[]));
        let at = fair(players, weenie);
        assert!(
            figure
                .dots
                .iter()
                .all(|dot| (dot.at.0 - at).abs() + (dot.at.1 - at).abs() < 1e-12)
        );
        let grid = || (0..=200).map(|step| f64::from(step) / 200.0);
        for &(mine, theirs) in curve(&figure, Role::You, Stroke::Cased).iter().step_by(7) {
            let value = bloc(players, weenie, mine, theirs).0;
            let best = grid()
                .map(|x| bloc(players, weenie, x, theirs).0)
                .fold(f64::MIN, f64::max);
            assert!(value > best - 1e-6, "{players} {weenie} ({mine}, {theirs})");
        }
        for &(mine, theirs) in curve(&figure, Role::Opponent, Stroke::Cased)
            .iter()
            .step_by(5)
        {
            let value = bloc(players, weenie, mine, theirs).0;
            let best = grid()
                .map(|y| bloc(players, weenie, mine, y).0)
                .fold(f64::MAX, f64::min);
            assert!(value < best + 1e-6, "{players} {weenie} ({mine}, {theirs})");
        }
    }
}

/// Against a bloc at the equilibrium every lower threshold is as good: there your best
/// reply jumps, and the map shows it at one height.
#[test]
fn a_jump_of_the_best_reply_is_level() {
    for players in [2, 3, 9] {
        let figure = shown(1, &settings(players, false, &[]));
        let replies = curve(&figure, Role::You, Stroke::Cased);
        let jump = replies.windows(2).find(|pair| pair[0].0 - pair[1].0 > 0.4);
        let [from, to] = jump.unwrap() else {
            panic!("two points")
        };
        assert!(
            (from.0 - fair(players, false)).abs() < 1e-9 && to.0 < 1e-9,
            "{jump:?}"
        );
        assert!((from.1 - to.1).abs() < 1e-8);
    }
}

/// Guts, (6.6), which holds up to √(2/3); with two players Lemma 5.3.
#[test]
fn the_worst_case_is_the_papers() {
    let figure = shown(2, &settings(3, false, &[]));
    let blocs = curve(&figure, Role::Opponent, Stroke::Dashed);
    let all = curve(&figure, Role::Opponent, Stroke::Thick);
    let mut seen = 0;
    for (&(p, bloc), &(same, free)) in blocs.iter().zip(all) {
        assert_eq!(p, same);
        let a = -((4.0 * p * p + 6.0).powf(1.5) + 8.0 * p.powi(3) - 36.0 * p) / 27.0;
        let b = -2.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p) / 27.0;
        if p <= (2.0_f64 / 3.0).sqrt() {
            // α_a is a bloc above you; beyond the equilibrium the best one is below, at 1/(2p).
            let a_bloc = if 2.0 * p * p <= 1.0 {
                a
            } else {
                -(2.0 * p * p - 1.0).powi(2) / (2.0 * p)
            };
            assert!((bloc - a_bloc).abs() < 1e-12, "{p}: {bloc} {a_bloc}");
            assert!((free - a.min(b)).abs() < 1e-12, "{p}: {free} {b}");
            seen += 1;
        } else {
            assert!((free - (2.0 * p - 3.0 * p * p)).abs() < 1e-12, "{p}");
        }
    }
    assert!(seen > 50);
    let two = shown(2, &settings(2, false, &[]));
    let quarter = curve(&two, Role::Opponent, Stroke::Thick)
        .iter()
        .find(|point| point.0 == 0.25);
    assert_eq!(quarter.unwrap().1, -1.0 / 32.0);
    for (players, weenie) in TABLES {
        let figure = shown(2, &settings(players, weenie, &[]));
        let all = curve(&figure, Role::Opponent, Stroke::Thick);
        let safest = figure.dots[0].at.1;
        let best = all.iter().map(|point| point.1).fold(f64::MIN, f64::max);
        assert!(safest >= best - 1e-11, "{players} {weenie}");
    }
}

#[test]
fn their_replies_and_the_margin_are_what_a_search_finds() {
    for (players, weenie) in TABLES {
        for (mine, fee) in [(0.35, 1.0), (0.8, 0.5), (0.97, 0.0)] {
            let settings = settings(players, weenie, &[("threshold", mine), ("fee", fee)]);
            let readout = readout(&settings);
            let rounds: Vec<(f64, f64)> = (0..=2000)
                .map(|step| bloc(players, weenie, mine, f64::from(step) / 2000.0))
                .collect();
            let least = |value: &dyn Fn(&(f64, f64)) -> f64| {
                rounds.iter().map(value).fold(f64::MAX, f64::min)
            };
            let close =
                |value: f64, exact: f64| (value - exact).abs() <= 0.006 * exact.abs().max(1e-3);
            let worst = least(&|round| round.0);
            let said = number(&fact(&readout, "The best bloc against you"), "α ");
            assert!(
                close(said, worst),
                "{players} {weenie} {mine}: {said} {worst}"
            );
            let free = number(&fact(&readout, "Their best reply"), "α ");
            assert!(free <= said + 1e-9, "{free} {said}");
            let margin = least(&|round| round.0 - fee * (round.1 - 1.0));
            let text = fact(&readout, "Recovering the fee, margin");
            let said = number(&text, "here, ");
            assert!(
                close(said, margin),
                "{players} {weenie} {mine}: {text} {margin}"
            );
        }
    }
}

#[test]
fn hands_are_named_by_their_share() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    for thousandth in (1..1000).step_by(13) {
        let mine = f64::from(thousandth) / 1000.0;
        let readout = readout(&settings(4, false, &[("threshold", mine)]));
        let text = fact(&readout, "Hands you hold");
        let label = text.split(": ").nth(1).unwrap().split(' ').next().unwrap();
        let weaker = hands.index_of(label).unwrap() as f64;
        assert!(
            (weaker / 1326.0 - mine).abs() <= 0.5 / 1326.0 + 1e-12,
            "{text}"
        );
    }
}

fn real(changes: &Changes, name: &str) -> Option<f64> {
    changes.iter().find_map(|change| match change {
        (found, Value::Real(value)) if *found == name => Some(*value),
        _ => None,
    })
}

#[test]
fn pointer_and_keys_move_thresholds() {
    let mut figure = GutsPayoff::default();
    let at = settings(3, false, &[("threshold", 0.5), ("others", 0.6)]);
    for panel in 0..3 {
        let pointed = figure.point(panel, &at, (0.123_456, 1.7));
        assert_eq!(real(&pointed, "threshold"), Some(0.123));
        assert_eq!(real(&pointed, "others"), (panel == 1).then_some(1.0));
        let right = figure.press(panel, &at, Key::Step(10, 0));
        assert_eq!(real(&right, "threshold"), Some(0.6));
        let up = figure.press(panel, &at, Key::Step(0, -1));
        assert_eq!(real(&up, "others"), (panel == 1).then_some(0.59));
        let end = figure.press(panel, &at, Key::End(Along::X));
        assert_eq!(real(&end, "threshold"), Some(1.0));
        let start = figure.press(panel, &at, Key::Start(Along::Y));
        assert_eq!(real(&start, "others"), (panel == 1).then_some(0.0));
        let beyond = figure.press(panel, &at, Key::Step(-100, 0));
        assert_eq!(real(&beyond, "threshold"), Some(0.0));
    }
    // Setting player 3's threshold means playing apart.
    assert!(!at.switch("apart") && settings(3, false, &[("third", 0.2)]).switch("apart"));
}

#[test]
fn the_plan_is_the_equilibrium_of_every_table() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    for (players, weenie) in TABLES {
        let settings = settings(players, weenie, &[]);
        let figure = shown(3, &settings);
        for (curve, is_weenie) in figure.curves.iter().zip([false, true]) {
            assert_eq!(curve.stroke == Stroke::Thick, is_weenie == weenie);
            assert_eq!(curve.points.len(), 19);
            for (&(x, part), count) in curve.points.iter().zip(2_u32..) {
                assert_eq!(x, f64::from(count));
                assert!((part - (1.0 - fair(count, is_weenie))).abs() < 1e-12);
                assert!(figure.dots.iter().any(|dot| dot.at == (x, part)));
            }
        }
        // The table's own hand is named first, and nothing can push it aside.
        assert_eq!(figure.labels[0].from.0.floor(), f64::from(players));
        for label in &figure.labels {
            let weaker = hands.index_of(&label.text).unwrap() as f64;
            let is_its_place = |count: &u32| f64::from(*count) == label.from.0.floor();
            let count = (2..=20).find(is_its_place).unwrap();
            let at = fair(count, weenie);
            assert!((weaker / 1326.0 - at).abs() <= 0.5 / 1326.0 + 1e-12);
        }
        let crosshair = GutsPayoff::default().crosshair(3, &settings).unwrap();
        let (x, y) = crosshair.centre();
        assert_eq!(x, f64::from(players));
        assert!((y - (1.0 - fair(players, weenie))).abs() < 1e-12);
    }
    let mut figure = GutsPayoff::default();
    let three = settings(3, false, &[]);
    let players = |count| vec![("players", Value::Whole(count))];
    assert_eq!(figure.point(3, &three, (7.4, 0.3)), players(7));
    assert_eq!(figure.point(3, &three, (99.0, 0.3)), players(20));
    assert_eq!(figure.point(3, &three, (f64::NAN, 0.3)), []);
    assert_eq!(figure.press(3, &three, Key::Step(1, 0)), players(4));
    assert_eq!(figure.press(3, &three, Key::Step(0, -10)), players(2));
    assert_eq!(figure.press(3, &three, Key::End(Along::X)), players(20));
    assert_eq!(figure.press(3, &three, Key::Start(Along::Y)), []);
}

/// Guts, (6.6): α_b, where one of both always holds, by the printed formula, and at its ends by the game.
#[test]
fn alpha_b_is_drawn_for_three_players() {
    let figure = shown(2, &settings(3, false, &[]));
    let line = curve(&figure, Role::Ink, Stroke::Thin);
    let mut seen = 0;
    for &(p, drawn) in line {
        if p <= (2.0_f64 / 3.0).sqrt() {
            let b = -2.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p) / 27.0;
            assert!((drawn - b).abs() < 1e-12, "{p}");
            seen += 1;
        }
        let searched = (0..=400)
            .map(|step| round(false, p, &[0.0, f64::from(step) / 400.0]).0)
            .fold(f64::MAX, f64::min);
        assert!(drawn <= searched + 1e-6 && drawn >= searched - 1e-4, "{p}");
    }
    assert!(seen > 50);
    let names: Vec<&str> = figure
        .labels
        .iter()
        .map(|label| label.text.as_str())
        .collect();
    assert_eq!(names[..2], ["α_a", "α_b"]);
    assert_eq!(shown(2, &settings(4, false, &[])).labels.len(), 1);
}

/// The advice to players: hands to hold, and what a tenth of all hands more or fewer costs.
#[test]
fn players_are_told_what_deviating_costs() {
    for (players, weenie) in TABLES {
        let sentence = GutsPayoff::default()
            .sentence(&settings(players, weenie, &[]))
            .unwrap();
        let at = fair(players, weenie);
        assert_eq!(number(&sentence, "With "), f64::from(players), "{sentence}");
        let part = number(&sentence, "hold the best ");
        assert!((part - 100.0 * (1.0 - at)).abs() < 0.051, "{sentence}");
        let close = |said: f64, exact: f64| (said - exact).abs() <= 0.006 * exact.max(1e-9);
        let more = sentence.split("more costs ").nth(1).unwrap();
        let fewer = sentence
            .split("fewer, ")
            .nth(1)
            .or(more.split("none, ").nth(1))
            .unwrap();
        let held = |off: f64| (at + off).min(1.0);
        for (text, mine) in [(more, at - 0.1), (fewer, held(0.1))] {
            let alone = -bloc(players, weenie, mine, at).0;
            if alone < 1e-9 {
                // Without the Weenie rule who holds more loses nothing to players who stay.
                assert!(text.starts_with("nothing, or "), "{sentence}");
            } else {
                assert!(close(number(text, ""), alone), "{sentence} {alone}");
            }
            // A bloc is one of the answers, and one who always holds beside a bloc another.
            let grid = || (0..=400).map(|step| f64::from(step) / 400.0);
            let beside = |at: f64| {
                let mut others = vec![at; players as usize - 1];
                others[0] = 0.0;
                round(weenie, mine, &others).0
            };
            let worst = grid()
                .map(|at| bloc(players, weenie, mine, at).0)
                .fold(f64::MAX, f64::min);
            let worst = grid().map(beside).fold(worst, f64::min);
            let said = number(text, ", or ");
            assert!(
                said >= -worst * 0.99 && said <= -worst * 1.02,
                "{sentence}: {said} {worst}"
            );
        }
    }
}

/// Everything that is said, for whatever can be set.
fn check(figure: &mut GutsPayoff, settings: &Settings) {
    for panel in 0..4 {
        let plot = figure.figure_at(panel, settings, RESOLUTION).unwrap();
        assert!(plot.y.from < plot.y.to && plot.y.from.is_finite() && plot.y.to.is_finite());
        let points = plot.curves.iter().flat_map(|curve| &curve.points);
        assert!(
            points
                .clone()
                .all(|point| point.0.is_finite() && point.1.is_finite())
        );
        let span = plot.y.to - plot.y.from;
        // Nothing is so far out that pixels overflow.
        assert!(
            points
                .clone()
                .all(|point| (point.1 - plot.y.from).abs() < 100.0 * span)
        );
        let crosshair = figure.crosshair(panel, settings).unwrap();
        let (x, y) = crosshair.centre();
        assert!((plot.x.from..=plot.x.to).contains(&x), "{settings:?}");
        assert!(
            (plot.y.from..=plot.y.to).contains(&y),
            "panel {panel}: {y} {settings:?}"
        );
    }
    let readout = figure.readout(settings).unwrap();
    // Texts that keep to their lines, so that nothing below them moves.
    assert!(readout.value.chars().count() <= 8, "{}", readout.value);
    assert!(readout.advice.chars().count() <= 110, "{}", readout.advice);
    for (term, text) in &readout.facts {
        assert!(text.chars().count() <= 40, "{term}: {text}");
    }
    let mut texts = vec![
        readout.heading,
        readout.value,
        readout.decimal,
        readout.advice,
        figure.sentence(settings).unwrap(),
        figure.summary(settings).unwrap(),
    ];
    assert_eq!(readout.facts.len(), 11);
    texts.extend(readout.facts.into_iter().map(|fact| fact.1));
    for extent in [Extent::Near, Extent::Shown] {
        let table = figure.table(settings, extent).unwrap();
        assert!(
            table
                .rows
                .iter()
                .all(|row| row.len() == table.columns.len())
        );
        assert!(extent == Extent::Shown || table.rows.len() <= 13);
        texts.extend(table.rows.into_iter().map(|mut row| row.remove(0)));
    }
    for text in texts {
        let is_sound = !text.is_empty()
            && !text.contains("NaN")
            && !text.contains("inf")
            && !text.contains("-0");
        assert!(is_sound, "{text}");
    }
    for control in figure.controls(settings).unwrap() {
        match control.input {
            Input::Slider {
                value, least, most, ..
            } => assert!((least..=most).contains(&value)),
            Input::Switch { on } => assert_eq!(on, settings.switch(control.name)),
            Input::Choice { .. } => panic!("nothing is chosen by name"),
        }
    }
}

#[test]
fn no_legal_settings_are_too_much() {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(20_230_414);
    let mut figure = GutsPayoff::default();
    for _ in 0..150 {
        let players = dice.random_range(2..=20_u32);
        let weenie = dice.random_range(0..2) == 1;
        let mut any = || match dice.random_range(0..4) {
            0 => [0.0, 1.0, 0.5, fair(players, weenie)][dice.random_range(0..4)],
            1 => 1.0 - dice.random_range(0.0..0.05),
            _ => dice.random_range(0.0..1.0),
        };
        let changes = [("threshold", any()), ("others", any()), ("fee", any())];
        let mut settings = settings(players, weenie, &changes);
        settings.set("apart", Value::Switch(dice.random_range(0..2) == 1));
        settings.set("third", Value::Real(dice.random_range(0.0..=1.0)));
        check(&mut figure, &settings);
    }
}
