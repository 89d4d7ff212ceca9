//! The figure `guts-payoff` as plain data: every number again by counting who holds, by searching grids, and by what the
//! paper prints.

use upperhand::guts::cards::{Deck, Hands};
use upperhand_guts::guts_payoff::GutsPayoff;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Along, Cell, Edit, Figure, KeyPress, Model, Readout, Resolution, Role, Settings, Stroke,
    Swatch, Ticks,
};
use upperhand_oracles::dealt_guts::counted;
use upperhand_oracles::stakes::{between, is_per_hundred};
use upperhand_oracles::{assigned, fact, normalize};

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
    normalize(&mut GutsPayoff::default(), &mut settings, &set);
    settings
}

/// The same with the lines for theorists.
fn for_theorists(mut settings: Settings) -> Settings {
    settings.set("theory", Value::Switch(true));
    settings
}

/// The number of weaker hands of two cards, by a name with the signs of suits.
fn weaker(hands: &Hands, name: &str) -> f64 {
    let plain: String = name
        .chars()
        .filter(|letter| *letter != '\u{fe0e}')
        .map(|letter| match letter {
            '♣' => 'C',
            '♥' => 'H',
            '♦' => 'D',
            '♠' => 'S',
            '\u{a0}' => '/',
            other => other,
        })
        .collect();
    let index = hands.index_of(&plain);
    index.unwrap_or_else(|| panic!("{name} is no hand")) as f64
}

fn shown(panel: usize, settings: &Settings) -> Figure {
    GutsPayoff::default().figure_at(panel, settings, RESOLUTION)
}

fn readout(settings: &Settings) -> Readout {
    GutsPayoff::default().readout(settings)
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
        .trim_end_matches('.')
        .replace('−', "-")
        .parse()
        .unwrap_or_else(|_| panic!("{text}: {digits}"))
}

/// α of player 1 and β, hold by hold and hand by hand.
fn round(weenie: bool, mine: f64, others: &[f64]) -> (f64, f64) {
    counted(&[&[mine], others].concat(), weenie)
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
            let figure = shown(0, &for_theorists(settings));
            let alphas = curve(&figure, Role::You, Stroke::Cased);
            let betas = curve(&figure, Role::Ink, Stroke::Thin);
            let fees = curve(&figure, Role::Muted, Stroke::Dashed);
            assert!(alphas.len() > 160);
            assert_eq!((alphas.len(), alphas.len()), (betas.len(), fees.len()));
            let returns: Vec<(f64, f64)> = figure
                .curves
                .iter()
                .filter(|curve| curve.role == Role::UpperHand)
                .flat_map(|curve| curve.points.clone())
                .collect();
            for index in (0..alphas.len()).step_by(2) {
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
            let searched = (0..=1000)
                .map(|step| bloc(players, weenie, f64::from(step) / 1000.0, others).0)
                .fold(f64::MIN, f64::max);
            for mine in [0.0, 0.3, 0.72, 0.95, 1.0] {
                let settings =
                    settings(players, weenie, &[("threshold", mine), ("others", others)]);
                let figure = shown(0, &settings);
                let (at, best) = figure.dots[0].at;
                assert!(best > searched - 1e-7, "{players} {weenie} {others}");
                assert!((bloc(players, weenie, at, others).0 - best).abs() < 1e-6);
                let (alpha, beta) = bloc(players, weenie, mine, others);
                let readout = readout(&for_theorists(settings.clone()));
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
                assert!(is_per_hundred(spaced_number(&readout.value, ""), alpha));
                check_best(&fact(&readout, "It comes to"), best, best - alpha);
                check_advice(&readout.advice, (mine, at), best - alpha);
                for hatch in &figure.hatches {
                    assert!(hatch.from.1 < hatch.to.1 && hatch.to.1 <= best);
                    // No spur hangs below the curve.
                    for x in [hatch.from.0, hatch.to.0] {
                        assert!(bloc(players, weenie, x, others).0 < hatch.from.1 + 1e-6);
                    }
                }
            }
        }
    }
}

/// What the best reply comes to, as a number or, where the advice calls your own as good, as hardly more than that.
fn check_best(said: &str, best: f64, cost: f64) {
    if said == "under 0.01 antes per 100 rounds more" {
        assert!(cost < 1e-4 + 1e-7, "{said} {cost}");
    } else {
        assert!(!(1e-7..=1e-4 - 1e-7).contains(&cost), "{said} {cost}");
        assert!(is_per_hundred(spaced_number(said, ""), best), "{said}");
    }
}

/// The advice of a threshold beside the best one, which wins so much more a round.
fn check_advice(advice: &str, (mine, best): (f64, f64), cost: f64) {
    if advice == "You can’t do better here." {
        assert!(cost < 1e-7, "{advice} {cost}");
        return;
    }
    if advice == "You can hardly do better here: by under 0.01 antes per 100 rounds." {
        assert!(cost < 1e-4 + 1e-7, "{advice} {cost}");
        return;
    }
    assert!(cost > 1e-4 - 1e-7, "{advice} {cost}");
    let word = if mine < best {
        "Reckless: holding "
    } else {
        "Overcautious: holding "
    };
    assert!(advice.starts_with(word), "{advice}");
    assert!(
        is_per_hundred(spaced_number(advice, "bring "), cost),
        "{advice} {cost}"
    );
    match best {
        0.0 => assert!(advice.contains("every hand"), "{advice}"),
        1.0 => assert!(advice.contains("no hand"), "{advice}"),
        _ => {
            let part = number(advice, "the best ");
            assert!(part > 0.0 && part < 100.0, "{advice}");
            assert!(advice.contains("% of hands") && (part - 100.0 * (1.0 - best)).abs() < 0.051);
        }
    }
}

/// A number that may have spaces between its thousands.
fn spaced_number(text: &str, before: &str) -> f64 {
    number(&text.replace('\u{202f}', ""), before)
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
            let figure = GutsPayoff::default().figure_at(1, &settings, fine);
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
        for &(mine, theirs) in curve(&figure, Role::Opponent, Stroke::Dotted)
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
    let figure = shown(2, &for_theorists(settings(3, false, &[])));
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
            let readout = readout(&for_theorists(settings));
            let rounds: Vec<(f64, f64)> = (0..=2000)
                .map(|step| bloc(players, weenie, mine, f64::from(step) / 2000.0))
                .collect();
            let least = |value: &dyn Fn(&(f64, f64)) -> f64| {
                rounds.iter().map(value).fold(f64::MAX, f64::min)
            };
            let close =
                |value: f64, exact: f64| (value - exact).abs() <= 0.006 * exact.abs().max(1e-3);
            let worst = least(&|round| round.0);
            let said = number(&fact(&readout, "The bloc worst for you"), "α ");
            assert!(
                close(said, worst),
                "{players} {weenie} {mine}: {said} {worst}"
            );
            let text = fact(&readout, "If they exploit you");
            let free = spaced_number(&text, "") / 100.0;
            // Rounded to a hundredth in a hundred rounds, or to three digits.
            assert!(free <= said + 1e-4 + 0.005 * said.abs(), "{free} {said}");
            let margin = least(&|round| round.0 - fee * (round.1 - 1.0));
            let text = fact(&readout, "Above the fee line by");
            let said = number(&text, "at worst ");
            assert!(
                close(said, margin),
                "{players} {weenie} {mine}: {text} {margin}"
            );
            let (alpha, beta) = bloc(players, weenie, mine, 0.6);
            let here = alpha - fee * (beta - 1.0);
            assert!(close(number(&text, ""), here), "{text} {here}");
        }
    }
}

#[test]
fn hands_are_named_by_their_share() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    for thousandth in (1..1000).step_by(13) {
        let mine = f64::from(thousandth) / 1000.0;
        let readout = readout(&settings(4, false, &[("threshold", mine)]));
        let text = fact(&readout, "Among two-card hands");
        let weaker = weaker(&hands, text.strip_suffix(" or better").unwrap());
        assert!(
            (weaker / 1326.0 - mine).abs() <= 0.5 / 1326.0 + 1e-12,
            "{text}"
        );
    }
}

fn real(edit: &Edit, name: &str) -> Option<f64> {
    assigned(edit).into_iter().find_map(|change| match change {
        (found, Value::Real(value)) if found == name => Some(value),
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
        let right = figure.press(panel, &at, KeyPress::Step(10, 0));
        assert_eq!(real(&right, "threshold"), Some(0.6));
        let up = figure.press(panel, &at, KeyPress::Step(0, -1));
        assert_eq!(real(&up, "others"), (panel == 1).then_some(0.59));
        let end = figure.press(panel, &at, KeyPress::End(Along::X));
        assert_eq!(real(&end, "threshold"), Some(1.0));
        let start = figure.press(panel, &at, KeyPress::Start(Along::Y));
        assert_eq!(real(&start, "others"), (panel == 1).then_some(0.0));
        let beyond = figure.press(panel, &at, KeyPress::Step(-100, 0));
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
        assert_eq!(figure.labels[0].from.0, f64::from(players));
        for label in &figure.labels {
            let (x, y) = label.from;
            let count = (2..=20).find(|count| f64::from(*count) == x).unwrap();
            let at = fair(count, weenie);
            assert!((weaker(&hands, &label.text) / 1326.0 - at).abs() <= 0.5 / 1326.0 + 1e-12);
            // The names stand in one row, where they hide no point.
            assert_eq!(y, figure.labels[0].from.1);
            assert!(y > figure.y.from && figure.dots.iter().all(|dot| y < dot.at.1 - 0.1));
        }
        // Nobody holds less than no hand, or more than all.
        let Ticks::At(ticks) = &figure.y.ticks else {
            panic!("shares of hands")
        };
        for tick in ticks {
            assert!((0.0..=1.0).contains(&tick.at), "{tick:?}");
            assert_eq!(number(&tick.text, ""), (100.0 * tick.at).round());
            assert!(tick.text.ends_with("\u{202f}%"));
        }
        // A rule has the same colour whichever is played.
        let roles: Vec<Role> = figure.curves.iter().map(|curve| curve.role).collect();
        assert_eq!(roles, [Role::You, Role::Weeds]);
        let crosshair = GutsPayoff::default().crosshair(3, &settings).unwrap();
        let (x, y) = crosshair.centre();
        assert_eq!(x, f64::from(players));
        assert!((y - (1.0 - fair(players, weenie))).abs() < 1e-12);
    }
    let mut figure = GutsPayoff::default();
    let three = settings(3, false, &[]);
    let players = |count| vec![("players", Value::Whole(count))];
    assert_eq!(assigned(&figure.point(3, &three, (7.4, 0.3))), players(7));
    assert_eq!(assigned(&figure.point(3, &three, (99.0, 0.3))), players(20));
    assert_eq!(assigned(&figure.point(3, &three, (f64::NAN, 0.3))), []);
    assert_eq!(
        assigned(&figure.press(3, &three, KeyPress::Step(1, 0))),
        players(4)
    );
    assert_eq!(
        assigned(&figure.press(3, &three, KeyPress::Step(0, -10))),
        players(2)
    );
    assert_eq!(
        assigned(&figure.press(3, &three, KeyPress::End(Along::X))),
        players(20)
    );
    assert_eq!(
        assigned(&figure.press(3, &three, KeyPress::Start(Along::Y))),
        []
    );
}

/// Guts, (6.6): α_b, where one of both always holds, by the printed formula, and at its ends by the game.
#[test]
fn alpha_b_is_drawn_for_three_players() {
    let figure = shown(2, &for_theorists(settings(3, false, &[])));
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
    assert_eq!(names, ["both alike", "one always holds"]);
    let four = for_theorists(settings(4, false, &[]));
    assert!(shown(2, &four).labels.is_empty());
}

/// The advice to players: hands to hold, and what a tenth of all hands more or fewer costs, once and every time.
#[test]
fn players_are_told_what_deviating_costs() {
    for (players, weenie) in TABLES {
        let sentence = GutsPayoff::default()
            .sentence(&settings(players, weenie, &[]))
            .replace('\u{202f}', "");
        let at = fair(players, weenie);
        assert_eq!(number(&sentence, "With "), f64::from(players), "{sentence}");
        let part = number(&sentence, "hold the best ");
        assert!((part - 100.0 * (1.0 - at)).abs() < 0.051, "{sentence}");
        let name = between(&sentence, ": with two cards, ", " or better. ");
        let hands = Hands::new(Deck::STANDARD, 2).unwrap();
        assert!((weaker(&hands, name) / 1326.0 - at).abs() <= 0.5 / 1326.0 + 1e-12);
        let looser = between(&sentence, "A bit looser, by 10 points, costs ", ". ");
        let (once, always) =
            if let Some(always) = looser.strip_prefix("nothing, until they notice: then ") {
                (
                    "nothing",
                    always.strip_suffix(" antes in 100 rounds").unwrap(),
                )
            } else {
                let costs = looser.strip_suffix(" once they notice").unwrap();
                costs.split_once(" antes in 100 rounds now, ").unwrap()
            };
        let is_none = sentence.contains(" Holding none costs ");
        assert_eq!(is_none, 1.0 - at < 0.1, "{sentence}");
        let tighter = if is_none {
            " Holding none costs "
        } else {
            " A bit tighter, by 10 points, costs "
        };
        let tighter = between(&sentence, tighter, " once they notice. ");
        let (fewer_once, fewer_always) = tighter.split_once(" now, ").unwrap();
        let itself = match between(&sentence, " Exactly this costs nothing", ". ") {
            ", noticed or not" => "nothing",
            noticed => between(noticed, " now, ", " once they notice"),
        };
        for (once, always, mine) in [
            (once, always, at - 0.1),
            (fewer_once, fewer_always, (at + 0.1).min(1.0)),
            ("nothing", itself, at),
        ] {
            let alone = -bloc(players, weenie, mine, at).0;
            if once == "nothing" {
                // Without the Weenie rule who holds more loses nothing to players who stay.
                // The sum over slices of the hand is that near.
                assert!(alone < 1e-6, "{sentence} {alone}");
            } else {
                assert!(
                    is_per_hundred(number(once, ""), alone),
                    "{sentence} {alone}"
                );
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
            let worst = -100.0 * grid().map(beside).fold(worst, f64::min);
            let said = if always == "nothing" {
                0.0
            } else {
                number(always, "")
            };
            assert!(
                said >= worst * 0.99 - 1e-6 && said <= worst * 1.02 + 0.005,
                "{sentence}: {said} {worst}"
            );
        }
    }
}

/// One curve whose marks the legend names, and no line of the theory; who asks for the theory has them all.
#[test]
fn players_see_one_curve_and_old_addresses_all_of_them() {
    for (players, weenie) in TABLES {
        for others in [0.0, 0.3, 0.65, 0.9, fair(players, weenie), 1.0] {
            let settings = settings(players, weenie, &[("others", others)]);
            let figure = shown(0, &settings);
            assert_eq!(figure.curves.len(), 1);
            assert_eq!(figure.y.ticks, Ticks::Hundredfold);
            let (fair, room) = (fair(players, weenie), figure.y.to - figure.y.from);
            for (at, alpha) in figure.dots.iter().map(|dot| dot.at) {
                assert!((alpha - bloc(players, weenie, at, others).0).abs() < 1e-6);
            }
            // The line leaves the curve by less than anybody sees.
            let line = curve(&figure, Role::You, Stroke::Cased);
            for pair in line.windows(2) {
                let at = 0.3 * pair[0].0 + 0.7 * pair[1].0;
                let drawn = 0.3 * pair[0].1 + 0.7 * pair[1].1;
                let away = (drawn - bloc(players, weenie, at, others).0).abs();
                assert!(
                    away < 1e-3 * room,
                    "{players} {weenie} {others} {at}: {away}"
                );
            }
            let best = figure.dots[0].at.0;
            assert!((figure.dots[1].at.0 - fair).abs() < 1e-12);
            for (index, (name, at)) in [("best reply", best), ("equilibrium", fair)]
                .into_iter()
                .enumerate()
            {
                let mut keys = figure.legend.keys.iter();
                let key = keys.find(|key| key.text.starts_with(name)).unwrap();
                let said = key.text.rsplit(' ').next().unwrap();
                assert!((said.parse::<f64>().unwrap() - at).abs() < 6e-5, "{said}");
                // With the very dot that stands there, and nothing moves when the number changes.
                let dot = figure.dots[index];
                assert_eq!(key.swatches, [Swatch::Dot(dot.role, dot.filled)]);
                assert_eq!(said.len(), 6);
            }
            // Each side is named on its side, above all of the curve, where a mistake can be made.
            for label in figure
                .labels
                .iter()
                .filter(|label| label.text.contains(['←', '→']))
            {
                assert_eq!(label.text == "← reckless", label.from.0 < best, "{best}");
                assert!(label.from.1 > figure.dots[0].at.1 + 0.04 * room);
            }
        }
    }
    let mut theory = GutsPayoff::default().defaults();
    assert!(!theory.switch("theory"));
    theory.set("theory", true);
    assert_eq!(readout(&theory).facts.len(), 15);
    let controls = |settings: &Settings| {
        let controls = GutsPayoff::default().controls(settings);
        controls.iter().any(|control| control.name == "fee")
    };
    assert!(controls(&theory) && !controls(&settings(3, false, &[])));
}

/// Worst cases and advice at any thresholds, by searching through the others' replies.
#[test]
fn what_is_said_of_any_threshold_is_what_a_search_finds() {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    for _ in 0..60 {
        let players = dice.random_range(2..=9_u32);
        let weenie = dice.random_range(0..2) == 1;
        let (mine, others): (f64, f64) = (dice.random(), dice.random());
        let settings = settings(players, weenie, &[("threshold", mine), ("others", others)]);
        let readout = readout(&settings);
        let alpha = bloc(players, weenie, mine, others).0;
        assert!(is_per_hundred(spaced_number(&readout.value, ""), alpha));
        let grid = || (0..=1000).map(|step| f64::from(step) / 1000.0);
        let searched = grid().map(|at| (bloc(players, weenie, at, others).0, at));
        let best = searched.fold(
            (f64::MIN, 0.0),
            |one, two| if two.0 > one.0 { two } else { one },
        );
        check_course(
            &settings,
            &grid()
                .map(|at| bloc(players, weenie, at, others).0)
                .collect::<Vec<_>>(),
        );
        if !(9e-5..=1.1e-4).contains(&(best.0 - alpha)) {
            let advice = &readout.advice;
            assert_eq!(
                advice.starts_with("You can"),
                best.0 - alpha < 1e-4,
                "{advice}"
            );
            check_sentence(&settings, alpha, best.0);
            if !advice.starts_with("You can") {
                assert_eq!(advice.starts_with("Reckless"), mine < best.1, "{advice}");
                let said = spaced_number(advice, "bring ");
                assert!((said / 100.0 - (best.0 - alpha)).abs() < 2e-4 + 0.006 * said / 100.0);
            }
        }
        // No reply that can be tried leaves less than what is said, and the one that is named leaves that.
        let worst = spaced_number(&fact(&readout, "If they exploit you"), "") / 100.0;
        let mut tried = vec![0.0; players as usize - 1];
        for _ in 0..300 {
            tried.fill_with(|| dice.random());
            let left = round(weenie, mine, &tried).0;
            assert!(
                left > worst - 1e-4 - 0.006 * worst.abs(),
                "{tried:?} {left} {worst}"
            );
        }
        let named = replies(&fact(&readout, "They then hold"), players as usize - 1);
        let left = round(weenie, mine, &named).0;
        assert!(
            (left - worst).abs() < 2e-3 + 0.006 * worst.abs(),
            "{named:?} {left} {worst}"
        );
    }
}

/// What the summary tells theorists of the stakes, and of the sum of all rounds, round by round.
#[test]
fn theorists_hear_of_the_stakes_and_of_what_all_rounds_bring() {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(17);
    let corners = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.5, 0.5)];
    let (mut none, mut same, mut dying, mut lasting) = (0, 0, 0, 0);
    for (players, weenie) in TABLES {
        let anywhere: Vec<(f64, f64)> = (0..20).map(|_| dice.random()).collect();
        for (mine, others) in corners.into_iter().chain(anywhere) {
            let (alpha, beta) = bloc(players, weenie, mine, others);
            let changes = [("threshold", mine), ("others", others)];
            let settings = for_theorists(settings(players, weenie, &changes));
            let summary = GutsPayoff::default().summary(&settings);
            if summary.contains(" No stakes are left for a next round. ") {
                none += 1;
                assert!(beta.abs() < 1e-12, "{summary} {beta}");
                continue;
            }
            assert!(beta > 1e-12, "{summary} {beta}");
            let said = summary
                .split_once(" The next round is played for ")
                .unwrap();
            if said.1.starts_with("the same stakes") {
                same += 1;
                assert!((beta - 1.0).abs() < 1e-12, "{summary} {beta}");
            } else {
                let away = number(said.1, "") - beta;
                assert!(away.abs() < 0.006 * beta + 1e-9, "{summary} {beta}");
                assert!((beta - 1.0).abs() > 1e-12, "{summary}");
            }
            if beta < 1.0 - 1e-12 {
                dying += 1;
                let rounds = std::iter::successors(Some(alpha), |paid| Some(paid * beta));
                let sum: f64 = rounds
                    .take(100_000)
                    .take_while(|paid| paid.abs() > 1e-15)
                    .sum();
                let away = number(said.1, "; until the pot is gone that comes to ") - sum;
                assert!(away.abs() < 0.006 * sum.abs() + 1e-8, "{summary} {sum}");
            } else {
                lasting += 1;
                assert!(
                    said.1
                        .contains(", which do not die out: there is no total return."),
                    "{summary} {beta}"
                );
            }
        }
    }
    let seen = [none, same, dying, lasting];
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

/// What the summary says of the payoff's course, by its values from threshold 0 to 1.
fn check_course(settings: &Settings, payoffs: &[f64]) {
    let summary = GutsPayoff::default().summary(settings);
    let last = payoffs.len() - 1;
    let peak = (0..=last)
        .max_by(|&one, &other| payoffs[one].total_cmp(&payoffs[other]))
        .unwrap();
    let steps: Vec<f64> = payoffs.windows(2).map(|pair| pair[1] - pair[0]).collect();
    if summary.contains("Your best reply is to hold every hand, ") {
        assert!(steps.iter().all(|&step| step < 1e-12), "{summary}");
        return;
    }
    let level = summary.contains("Your payoff stays level up to ");
    assert!(
        level || summary.contains("Your payoff rises up to "),
        "{summary}"
    );
    let best = if summary.contains(" up to the end: your best reply is to hold no hand") {
        1.0
    } else {
        number(&summary, " up to the threshold ")
    };
    let around = (0..last)
        .take_while(|&step| (step + 1) as f64 <= best * last as f64)
        .count();
    assert!(level || peak.abs_diff(around) <= 1, "{summary}: {peak}");
    let before = &steps[..around.saturating_sub(1)];
    if level {
        assert!(before.iter().all(|step| step.abs() < 1e-11), "{summary}");
    } else {
        assert!(before.iter().all(|&step| step > 0.0), "{summary}");
    }
    assert!(
        steps[(around + 1).min(last)..]
            .iter()
            .all(|&step| step < 0.0),
        "{summary}"
    );
}

/// The end of the sentence: what is won here a round, and what the best threshold would bring.
fn check_sentence(settings: &Settings, alpha: f64, best: f64) {
    let sentence = GutsPayoff::default().sentence(settings);
    let here = sentence.split("Here you ").nth(1).unwrap();
    if !here.starts_with("all but break even") {
        let sign = if alpha < 0.0 { -1.0 } else { 1.0 };
        let verb = if alpha < 0.0 { "lose " } else { "win " };
        let said = sign * spaced_number(here, verb);
        assert!(is_per_hundred(said, alpha), "{sentence} {alpha}");
    }
    let is_best = here.ends_with("; no threshold would bring 0.01 more.");
    assert_eq!(is_best, best - alpha < 1e-4, "{sentence}");
    if !is_best {
        let said = spaced_number(here, "would bring ") / 100.0;
        let away = (said - (best - alpha)).abs();
        assert!(away < 2e-4 + 0.006 * said, "{sentence} {best} {alpha}");
    }
}

/// "one above 0, 18 above 0.95" as thresholds.
fn replies(text: &str, others: usize) -> Vec<f64> {
    let groups = text.split(", ").flat_map(|group| {
        let (count, at) = group.split_once("above ").unwrap();
        let count = match count.trim() {
            "one" => 1,
            "both" => 2,
            "" | "all" => others,
            count => count.parse().unwrap(),
        };
        vec![at.parse().unwrap(); count]
    });
    let all: Vec<f64> = groups.collect();
    assert_eq!(all.len(), others, "{text}");
    all
}

/// One other is no "others", and two who play apart have a number each.
#[test]
fn the_others_are_called_as_many_as_they_are() {
    let of_others = |settings: &Settings| {
        let controls = GutsPayoff::default().controls(settings);
        let found = controls.iter().find(|control| control.name == "others");
        let control = found.unwrap();
        (control.short_label, control.label)
    };
    let apart = settings(3, false, &[("third", 0.2)]);
    let two = settings(2, true, &[]);
    assert_eq!(of_others(&apart), ("player 2", "Player 2’s threshold"));
    assert_eq!(of_others(&two), ("other", "The other’s threshold"));
    assert_eq!(
        of_others(&settings(3, false, &[])),
        ("others", "The others’ threshold")
    );
    for (players, weenie) in TABLES {
        let settings = settings(players, weenie, &[]);
        let mut model = GutsPayoff::default();
        let mut texts: Vec<String> = (0..4)
            .map(|panel| model.figure_at(panel, &settings, RESOLUTION))
            .flat_map(|figure| [figure.title, figure.legend.label])
            .collect();
        let readout = model.readout(&settings);
        texts.extend([readout.heading, readout.advice]);
        texts.extend(
            readout
                .facts
                .iter()
                .flat_map(|fact| [fact.0.to_owned(), fact.1.clone()]),
        );
        texts.push(model.sentence(&settings));
        texts.push(model.summary(&settings));
        let has_others = texts.iter().any(|text| text.contains("others"));
        assert_eq!(has_others, players > 2, "{texts:?}");
    }
    let title = |settings: &Settings| shown(0, settings).legend.label;
    assert!(title(&two).ends_with("against the other"));
    assert!(title(&apart).ends_with("against these two"));
}

/// Where the best reply wins hardly more than what is played, nothing that is said makes a difference of it.
#[test]
fn rounding_makes_no_better_reply() {
    let mut hardly = 0;
    for step in 0..=400 {
        let at = f64::from(step) / 400.0;
        let readout = readout(&settings(3, false, &[("threshold", at), ("others", at)]));
        let more = (0..=1000)
            .map(|step| bloc(3, false, f64::from(step) / 1000.0, at).0)
            .fold(f64::MIN, f64::max);
        let is_best = readout.advice.starts_with("You can");
        let said = fact(&readout, "It comes to");
        // Alike all win nothing: what is said of the best reply is what it wins more.
        assert_eq!(readout.value, "0");
        if is_best {
            let exact = said.starts_with("0 ") && more < 1e-7;
            let under = said.starts_with("under 0.01 ") && more < 1e-4;
            assert!(exact || under, "{at}: {said}");
            let is_hardly = readout
                .advice
                .starts_with("You can hardly do better here: ");
            assert_eq!(is_hardly, under, "{at}: {}", readout.advice);
            hardly += i32::from(said.starts_with("under"));
        } else {
            assert!(number(&said, "") >= 0.01, "{at}: {said}");
        }
    }
    assert!(hardly > 0);
}

/// Against one who holds no hand every hand is held, however near to it the search comes.
#[test]
fn every_hand_is_called_so() {
    let settings = settings(2, true, &[("threshold", 1.0), ("others", 1.0)]);
    let readout = readout(&settings);
    assert!(
        readout
            .advice
            .starts_with("Overcautious: holding every hand would bring "),
        "{}",
        readout.advice
    );
    assert_eq!(fact(&readout, "The best reply"), "above 0: every hand");
    let payoffs: Vec<f64> = (0..=100)
        .map(|step| bloc(2, true, f64::from(step) / 100.0, 1.0).0)
        .collect();
    check_course(&settings, &payoffs);
}
