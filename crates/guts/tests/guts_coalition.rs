//! The figure `guts-coalition` as plain data: what it shows is what the payoffs of all players say.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::coalition::{Mixture, limiting, one_round, repeated};
use upperhand::guts::{Players, Rules, Threshold, equilibrium, payoff};
use upperhand_guts::guts_coalition::GutsCoalition;
use upperhand_kit::model::Input;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Along, Cell, Edges, Edit, Extent, Figure, Grip, KeyPress, Model, PanZoom, Resolution, Role,
    Settings, Stroke,
};
use upperhand_oracles::stakes::is_per_hundred;
use upperhand_oracles::{assigned, normalize, normalized};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 50,
};

/// Settings with the whole view first.
fn settings(changes: &[(&'static str, Value)]) -> Settings {
    let mut settings = GutsCoalition::default().defaults();
    settings.set("near", false);
    for (name, value) in changes {
        settings.set(name, value.clone());
    }
    settings
}

fn game(count: u32, weenie: bool, repeated: bool) -> Vec<(&'static str, Value)> {
    vec![
        ("players", Value::Whole(count)),
        ("weenie", Value::Switch(weenie)),
        ("repeated", Value::Switch(repeated)),
    ]
}

fn paper() -> Settings {
    settings(&[("mixture", Value::Name("paper"))])
}

fn shown(panel: usize, settings: &Settings) -> Figure {
    GutsCoalition::default().figure_at(panel, settings, RESOLUTION)
}

fn curve(figure: &Figure, role: Role, stroke: Stroke) -> &[(f64, f64)] {
    let mut curves = figure.curves.iter();
    let found = curves.find(|curve| (curve.role, curve.stroke) == (role, stroke));
    &found.unwrap().points
}

fn players(count: u32) -> Players {
    Players::new(count as usize).unwrap()
}

fn at(hand: f64) -> Threshold {
    Threshold::new(hand).unwrap()
}

/// α + βV of player 1 by the payoff of all players, strategy by strategy.
fn worth(rules: Rules, mixture: &[(Vec<f64>, f64)], mine: f64, after: f64) -> f64 {
    let each = mixture.iter().map(|(others, weight)| {
        let all: Vec<f64> = [mine].iter().chain(others).copied().collect();
        let round = payoff(rules, &Threshold::all(&all).unwrap()).unwrap();
        weight * (round.alpha[0] + after * round.beta)
    });
    each.sum()
}

fn rules(weenie: bool) -> Rules {
    if weenie {
        Rules::Weenie
    } else {
        Rules::Standard
    }
}

/// The chosen mixture as the settings say it.
fn mixture(settings: &Settings) -> Vec<(Vec<f64>, f64)> {
    let count = settings.whole("players");
    let rules = rules(settings.switch("weenie"));
    let p = equilibrium(rules, players(count)).threshold.get();
    let (bloc, spoiler, beside, weight) = match settings.name("mixture") {
        "paper" => {
            let epsilon = settings.real("epsilon");
            let weight = settings.real("gap-constant") * epsilon * epsilon;
            let beside = (p + settings.real("delta")).min(1.0);
            ((p - epsilon).max(0.0), 0.0, beside, weight.min(1.0))
        }
        _ => (
            settings.real("bloc"),
            settings.real("spoiler"),
            settings.real("beside"),
            settings.real("weight"),
        ),
    };
    let others = count as usize - 1;
    let mut rarely = vec![beside; others];
    rarely[0] = spoiler;
    vec![(vec![bloc; others], 1.0 - weight), (rarely, weight)]
}

/// Does an advice say that nothing is better, or as good as nothing?
fn is_no_better(advice: &str) -> bool {
    advice == "You can’t do better here."
        || advice.starts_with("You can hardly do better here: by under 0.01 antes per 100 ")
}

#[test]
fn the_curve_is_the_payoff_of_the_mixture() {
    for (count, weenie, is_repeated) in [
        (3, false, false),
        (3, false, true),
        (7, true, false),
        (5, true, true),
        (20, false, true),
        (12, true, true),
    ] {
        for name in ["paper", "own"] {
            let mut changes = game(count, weenie, is_repeated);
            changes.push(("mixture", Value::Name(name)));
            let settings = settings(&changes);
            let solve = if is_repeated { repeated } else { one_round };
            let value = solve(rules(weenie), players(count)).unwrap().value;
            let after = if is_repeated { value } else { 0.0 };
            let mixture = mixture(&settings);
            for panel in [0, 1] {
                let figure = shown(panel, &settings);
                let line = curve(&figure, Role::You, Stroke::Thick);
                assert!(line.len() > 17 && line.windows(2).all(|pair| pair[0].0 < pair[1].0));
                for &(mine, drawn) in line {
                    let expected = worth(rules(weenie), &mixture, mine, after);
                    assert!((drawn - expected).abs() < 1e-11, "{count} {name} {mine}");
                }
                // The dot is the highest of all, and the optimum's line never above the value.
                let dot = figure.dots[0].at;
                let most = line.iter().map(|point| point.1).fold(dot.1, f64::max);
                assert!(most - dot.1 < 1e-12, "{count} {name}");
                let at_dot = worth(rules(weenie), &mixture, dot.0, after);
                assert!((at_dot - dot.1).abs() < 1e-11);
                let optimum = curve(&figure, Role::Opponent, Stroke::Thin);
                let held = optimum.iter().map(|point| point.1).fold(-9e9, f64::max);
                assert!(held <= value + 1e-9 && dot.1 >= value - 1e-9);
                assert!(
                    (value - held < 1e-9) || panel == 1 || after == -1.0,
                    "{count}"
                );
            }
        }
    }
}

/// Guts, Example 6.14 and Figure 1: the mixture wins 0.4 % of an ante.
#[test]
fn the_papers_mixture_is_that_of_the_paper() {
    let expected = Mixture::of_the_paper(players(3), 0.04, 0.137, 17.0 / 16.0 * 100.0).unwrap();
    let best = expected.best_threshold();
    let figure = shown(0, &paper());
    let dot = figure.dots[0].at;
    assert!((dot.0 - best.threshold.get()).abs() < 1e-9 && (dot.1 - best.alpha).abs() < 1e-15);
    assert_eq!(
        GutsCoalition::default().sentence(&paper()),
        "In one round of 3 players, a coalition of 2 that shares a die, but not its cards, wins at least 0.56 antes per \
         100 rounds from you, however well you play; this mixture wins at least 0.45, 80\u{202f}% of that."
    );
    let readout = GutsCoalition::default().readout(&paper());
    let fact = |name: &str| {
        let fact = readout.facts.iter().find(|fact| fact.0 == name);
        fact.unwrap().1.clone()
    };
    let excess = best.alpha + 0.005_566_346_53;
    assert_eq!(
        fact("This mixture leaves you"),
        format!("{:.2} antes per 100 rounds more", 100.0 * excess)
    );
    assert_eq!(
        fact("The coalition plays"),
        "83.0\u{202f}%: both above 0.6671"
    );
    assert_eq!(
        fact("Otherwise"),
        "17.0\u{202f}%: 1 above 0, 1 above 0.8441"
    );
    assert_eq!(
        fact("What you can be sure of"),
        "−0.56 antes per 100 rounds"
    );
    assert_eq!(fact("How exact that is"), "certified to 10⁻¹¹");
}

#[test]
fn a_mixture_of_one_way_to_play_is_told_whole() {
    // With the Weenie rule four players have nothing to fear but the equilibrium.
    let mut model = GutsCoalition::default();
    let alone = normalized(&mut model, "weenie=yes players=4");
    let readout = model.readout(&alone);
    let fact = |name: &str| readout.facts.iter().find(|fact| fact.0 == name);
    let said = |name: &str| fact(name).unwrap().1.as_str();
    assert!(said("The coalition plays").starts_with("100\u{202f}%: all above 0."));
    assert_eq!(said("Otherwise"), "nothing else");
}

#[test]
fn the_line_of_values_is_the_solution_of_every_game() {
    for (weenie, last, inside) in [(false, 20, 19), (true, 7, 4)] {
        let settings = settings(&game(5, weenie, true));
        let figure = shown(3, &settings);
        let solvers = [
            (Rules::Standard, false, 20),
            (Rules::Weenie, false, 20),
            // With the Weenie rule the pot outgrows seven players.
            (rules(weenie), true, last),
        ];
        assert_eq!(figure.curves.len(), 3);
        for (line, (rules, is_repeated, last)) in figure.curves.iter().zip(solvers) {
            let (tables, limit) = line.points.split_at(line.points.len().min(18));
            for (&(x, value), count) in tables.iter().zip(3_u32..) {
                assert_eq!(x, f64::from(count));
                let solve = if is_repeated { repeated } else { one_round };
                assert_eq!(value, solve(rules, players(count)).unwrap().value);
            }
            if last < 20 {
                assert_eq!(line.points.last().unwrap().0, f64::from(last));
                continue;
            }
            let solve = if is_repeated {
                limiting::repeated
            } else {
                limiting::one_round
            };
            assert_eq!(limit, [(22.0, solve(rules).value)]);
        }
        let is_seen = |value: f64| (figure.y.from..=figure.y.to).contains(&value);
        assert!(figure.dots.iter().all(|dot| is_seen(dot.at.1)));
        assert_eq!(figure.dots.len(), 19 * 2 + inside);
        let crosshair = GutsCoalition::default().crosshair(3, &settings).unwrap();
        let value = repeated(rules(weenie), players(5)).unwrap().value;
        assert_eq!(crosshair.centre(), (5.0, value));
    }
}

/// While there is no time a few tables stand for all; nothing else changes, and none of them moves.
#[test]
fn a_coarse_line_of_values_has_some_of_the_points() {
    for (weenie, is_repeated) in [(false, false), (true, true)] {
        let settings = settings(&game(5, weenie, is_repeated));
        let coarse = Resolution {
            columns: 40,
            rows: 30,
        };
        let mut model = GutsCoalition::default();
        let some = model.figure_at(3, &settings, coarse);
        let all = shown(3, &settings);
        assert_eq!((&some.x, &some.y), (&all.x, &all.y));
        for (few, line) in some.curves.iter().zip(&all.curves) {
            assert!(few.points.len() < line.points.len());
            assert!(few.points.iter().all(|point| line.points.contains(point)));
            assert_eq!(few.points.last(), line.points.last());
        }
        // The axis ends just below the lowest value of all.
        let seen = all.curves.iter().flat_map(|line| &line.points);
        let inside = seen.map(|point| point.1).filter(|value| *value > -1.0);
        assert!((1.06 * inside.fold(0.0, f64::min) - all.y.from).abs() < 1e-15);
    }
}

/// What all members gain is what player 1 loses, member by member as in the payoff of all players.
#[test]
fn members_gain_what_player_1_loses() {
    let mut changes = game(6, false, false);
    changes.push(("mixture", Value::Name("paper")));
    changes.push(("threshold", Value::Real(0.8)));
    let settings = settings(&changes);
    let figure = shown(4, &settings);
    let mixture = mixture(&settings);
    let dots: Vec<f64> = figure.dots.iter().map(|dot| dot.at.1).collect();
    let (parts, total) = dots.split_at(10);
    assert_eq!(total.len(), 5);
    let mut sums = [0.0; 5];
    // Strategies in the order of the mixture: the frequent one first.
    for ((others, weight), part) in mixture.iter().zip(parts.chunks(5)) {
        let all: Vec<f64> = [0.8].iter().chain(others).copied().collect();
        let round = payoff(Rules::Standard, &Threshold::all(&all).unwrap()).unwrap();
        for ((gain, sum), alpha) in part.iter().zip(&mut sums).zip(&round.alpha[1..]) {
            assert!((gain - weight * alpha).abs() < 1e-14);
            *sum += gain;
        }
    }
    for (sum, gain) in sums.iter().zip(total) {
        assert!((sum - gain).abs() < 1e-14);
    }
    let lost = worth(Rules::Standard, &mixture, 0.8, 0.0);
    assert!((total.iter().sum::<f64>() + lost).abs() < 1e-13);
    // One who spoils pays for the others, or the others for her: they never gain alike.
    assert!(total[0] > 0.0 && total[1] < total[0]);
}

fn value(edit: &Edit) -> Value {
    let [(_, value)] = &assigned(edit)[..] else {
        panic!("{edit:?}")
    };
    value.clone()
}

#[test]
fn pointing_and_keys_set_threshold_and_players() {
    let mut model = GutsCoalition::default();
    let usual = settings(&[]);
    assert_eq!(
        assigned(&model.point(0, &usual, (0.612_34, 5.0))),
        [("threshold", Value::Real(0.612))]
    );
    assert_eq!(
        assigned(&model.point(0, &usual, (-1.0, 0.0))),
        [("threshold", Value::Real(0.0))]
    );
    assert_eq!(
        assigned(&model.point(3, &usual, (7.4, 0.0))),
        [("players", Value::Whole(7))]
    );
    assert_eq!(
        assigned(&model.point(3, &usual, (99.0, 0.0))),
        [("players", Value::Name("inf"))]
    );
    assert_eq!(
        assigned(&model.point(3, &usual, (20.9, 0.0))),
        [("players", Value::Whole(20))]
    );
    assert_eq!(assigned(&model.point(4, &usual, (2.0, 0.0))), []);
    assert_eq!(assigned(&model.point(0, &usual, (f64::NAN, 0.0))), []);
    assert_eq!(
        value(&model.press(0, &usual, KeyPress::Step(-1, 0))),
        Value::Real(0.495)
    );
    assert_eq!(
        value(&model.press(0, &usual, KeyPress::Step(0, 10))),
        Value::Real(0.55)
    );
    assert_eq!(
        value(&model.press(0, &usual, KeyPress::End(Along::X))),
        Value::Real(1.0)
    );
    assert_eq!(
        value(&model.press(3, &usual, KeyPress::Step(1, 0))),
        Value::Whole(4)
    );
    assert_eq!(
        value(&model.press(3, &usual, KeyPress::Step(-1, 0))),
        Value::Whole(3)
    );
    assert_eq!(assigned(&model.pan_zoom(0, &usual, PanZoom::Reset)), []);
    // Close by, what differs little from the value fills the picture: the curves may end below it.
    let close = shown(1, &usual);
    let game = one_round(Rules::Standard, players(3)).unwrap().value;
    assert!(close.y.from < game && close.y.from > 4.0 * game && close.y.to < -2.0 * game);
    let far = settings(&[("threshold", Value::Real(close.x.to - 1e-9))]);
    assert_eq!(model.crosshair(1, &far).unwrap().centre().1, close.y.from);
    // The close view can stand first; then the other panel is the whole one.
    let near = settings(&[("near", Value::Switch(true))]);
    assert_eq!(shown(0, &near), shown(1, &usual));
    assert_eq!(shown(1, &near), shown(0, &usual));
    let Value::Real(end) = value(&model.press(0, &near, KeyPress::End(Along::X))) else {
        panic!("a threshold is a number")
    };
    assert!((end - shown(0, &near).x.to).abs() <= 5e-5);
}

fn own() -> Settings {
    settings(&[("mixture", Value::Name("own"))])
}

/// How many members hold is what the thresholds of the joint strategy say, wherever one looks.
#[test]
fn the_picture_of_the_mixture_is_the_mixture() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..60 {
        let mut settings = random_settings(&mut dice);
        if settings.name("mixture") == "optimum" {
            settings.set("mixture", Value::Name("paper"));
        }
        let figure = shown(2, &settings);
        let raster = figure.raster.as_ref().unwrap();
        let (Edges::At(columns), Edges::At(rows)) = (&raster.columns, &raster.rows) else {
            panic!("cells of their own size")
        };
        assert_eq!((columns[0], rows[0]), (figure.x.from, figure.y.from));
        assert_eq!(raster.cells.len(), (columns.len() - 1) * (rows.len() - 1));
        let cell = |edges: &[f64], at: f64| edges.partition_point(|edge| *edge <= at) - 1;
        let mixture = mixture(&settings);
        for _ in 0..60 {
            let (hand, round): (f64, f64) = (dice.random(), dice.random());
            let (others, _) = &mixture[usize::from(round >= mixture[0].1)];
            let holders = others.iter().filter(|at| **at <= hand).count();
            let index = cell(rows, round) * (columns.len() - 1) + cell(columns, hand);
            let filled = raster.cells[index];
            assert_eq!(
                filled,
                Cell::fill(u16::try_from(holders).unwrap()),
                "{hand} {round} {settings:?}"
            );
        }
    }
}

fn set(settings: &mut Settings, changes: &[(&'static str, Value)]) {
    for (name, value) in changes {
        settings.set(name, value.clone());
    }
}

/// Takes hold of a handle where it stands and draws it to a point.
fn drag(model: &mut GutsCoalition, settings: &mut Settings, handle: &'static str, to: (f64, f64)) {
    settings.set("handle", Value::Name(handle));
    let at = model.crosshair(2, settings).unwrap().centre();
    let Grip::Handle(taken) = model.grip(2, settings, at) else {
        panic!("{handle} is out of reach at {at:?}")
    };
    *settings = taken.on(settings);
    assert_eq!(settings.name("handle"), handle);
    *settings = model.point(2, settings, to).on(settings);
}

#[test]
fn every_line_of_the_mixture_can_be_dragged() {
    let mut model = GutsCoalition::default();
    for (handle, to, expected) in [
        ("bloc", (0.7, 0.1), 0.7),
        ("spoiler", (0.2, 0.5), 0.2),
        ("beside", (0.9, 0.5), 0.9),
        ("weight", (0.3, 0.75), 0.25),
        ("weight", (0.3, 1.4), 0.0),
        ("bloc", (-3.0, 0.1), 0.0),
    ] {
        let mut settings = own();
        let before = settings.clone();
        drag(&mut model, &mut settings, handle, to);
        assert_eq!(settings.real(handle), expected);
        for other in ["bloc", "spoiler", "beside", "weight"] {
            let same = settings.real(other) == before.real(other);
            assert!(same || other == handle, "{handle} moved {other}");
        }
        let centre = model.crosshair(2, &settings).unwrap().centre();
        let along = if handle == "weight" {
            1.0 - centre.1
        } else {
            centre.0
        };
        assert!((along - expected).abs() < 1e-15);
    }
    // The paper's mixture stays one of the paper's.
    for (handle, to, name) in [
        ("bloc", (0.65, 0.2), "epsilon"),
        ("beside", (0.9, 0.9), "delta"),
        ("weight", (0.3, 0.9), "gap-constant"),
    ] {
        let mut settings = paper();
        drag(&mut model, &mut settings, handle, to);
        assert_eq!(settings.name("mixture"), "paper");
        assert_ne!(settings.real(name), paper().real(name));
        let mixture = mixture(&settings);
        let (drawn, wanted) = match handle {
            "bloc" => (mixture[0].0[0], 0.65),
            "beside" => (mixture[1].0[1], 0.9),
            _ => (mixture[1].1, 0.1),
        };
        assert!((drawn - wanted).abs() < 6e-4, "{handle}: {drawn}");
    }
    let mut spoiled = paper();
    drag(&mut model, &mut spoiled, "spoiler", (0.1, 0.9));
    assert_eq!(
        (spoiled.name("mixture"), spoiled.real("spoiler")),
        ("own", 0.1)
    );
    assert!((spoiled.real("bloc") - (0.5_f64.sqrt() - 0.04)).abs() < 1e-5);
}

/// Who takes hold of the best mixture starts from it: where nothing moves far, nothing is lost.
#[test]
fn the_best_mixture_becomes_the_readers_own() {
    for (count, weenie, is_repeated) in [(3, false, false), (9, false, true), (12, true, false)] {
        let mut settings = settings(&game(count, weenie, is_repeated));
        let mut model = GutsCoalition::default();
        let value = shown(0, &settings).dots[0].at.1;
        settings.set("handle", Value::Name("bloc"));
        let at = model.crosshair(2, &settings).unwrap().centre();
        drag(&mut model, &mut settings, "bloc", at);
        assert_eq!(settings.name("mixture"), "own");
        let kept = shown(0, &settings).dots[0].at.1;
        assert!(
            kept >= value - 1e-12 && kept < value + 0.002,
            "{count}: {kept} {value}"
        );
    }
    // Where nobody spoils, there is nothing to take hold of but the bloc and the weight.
    let safe = settings(&game(4, true, false));
    let mut model = GutsCoalition::default();
    let figure = shown(2, &safe);
    assert_eq!(figure.dots.len(), 2 * 2);
    assert!(matches!(model.grip(2, &safe, (0.2, 0.3)), Grip::Nothing));
    assert!(matches!(model.grip(2, &safe, (0.2, 0.97)), Grip::Handle(_)));
}

#[test]
fn keys_take_a_line_and_move_it() {
    let mut model = GutsCoalition::default();
    let mut settings = own();
    for (key, handle) in [
        (KeyPress::Step(0, 1), "weight"),
        (KeyPress::Step(0, 1), "spoiler"),
        (KeyPress::Step(0, 1), "beside"),
        (KeyPress::Step(0, 1), "beside"),
        (KeyPress::Step(0, -10), "bloc"),
    ] {
        let edit = model.press(2, &settings, key);
        assert_eq!(assigned(&edit), [("handle", Value::Name(handle))]);
        settings = edit.on(&settings);
    }
    for (key, bloc) in [
        (KeyPress::Step(1, 0), 0.665),
        (KeyPress::Step(-10, 0), 0.61),
        (KeyPress::Start(Along::X), 0.0),
        (KeyPress::End(Along::X), 1.0),
    ] {
        let expected = ("bloc", Value::Real(bloc));
        assert_eq!(
            assigned(&model.press(2, &own(), key)),
            [expected],
            "{key:?}"
        );
    }
    assert_eq!(
        assigned(&model.press(2, &settings, KeyPress::End(Along::Y))),
        []
    );
    // Elsewhere the panel itself follows the pointer.
    for panel in [0, 1, 3] {
        assert!(matches!(
            model.grip(panel, &settings, (0.5, 0.0)),
            Grip::Anywhere
        ));
    }
    assert!(matches!(
        model.grip(4, &settings, (0.5, 0.0)),
        Grip::Nothing
    ));
}

/// Settings anywhere in what is allowed.
fn random_settings(dice: &mut Xoshiro256PlusPlus) -> Settings {
    let mut share = || match dice.random_range(0..5_u32) {
        0 => 0.0,
        1 => 1.0,
        _ => dice.random::<f64>(),
    };
    let mut changes: Vec<(&'static str, Value)> =
        ["threshold", "bloc", "spoiler", "beside", "weight"]
            .into_iter()
            .map(|name| (name, Value::Real(share())))
            .collect();
    changes.push(("epsilon", Value::Real(share() / 2.0)));
    changes.push(("delta", Value::Real(share() / 2.0)));
    changes.push(("gap-constant", Value::Real(share() * 10_000.0)));
    changes.push(("players", Value::Whole(dice.random_range(3..=20))));
    changes.push((
        "mixture",
        Value::Name(["optimum", "paper", "own"][dice.random_range(0..3_usize)]),
    ));
    for name in ["weenie", "repeated", "near"] {
        changes.push((name, Value::Switch(dice.random())));
    }
    settings(&changes)
}

#[test]
fn everything_shown_is_listed() {
    let settings = paper();
    let table = GutsCoalition::default().table(&settings, Extent::Shown);
    let of = |panel: &str, series: &str| -> Vec<(f64, f64)> {
        let rows = table
            .rows
            .iter()
            .filter(|row| row[0] == panel && row[1] == series);
        rows.map(|row| (row[2].parse().unwrap(), row[3].parse().unwrap()))
            .collect()
    };
    for (panel, name) in [(0, "return"), (1, "near the equilibrium")] {
        let figure = shown(panel, &settings);
        assert_eq!(
            of(name, "this mixture"),
            curve(&figure, Role::You, Stroke::Thick)
        );
        assert_eq!(
            of(name, "best mixture"),
            curve(&figure, Role::Opponent, Stroke::Thin)
        );
    }
    let values = shown(3, &settings);
    let drawn = values.curves[2].points.iter().map(|&(x, value)| match x {
        22.0 => (f64::INFINITY, value),
        _ => (x, value),
    });
    let drawn: Vec<(f64, f64)> = drawn.collect();
    assert_eq!(of("value by players", "repeated game"), drawn);
    assert_eq!(of("gain of a member", "in all").len(), 2);
    assert_eq!(
        of("weight", "joint strategy 2"),
        [(2.0, 106.25 * 0.04 * 0.04)]
    );
    let thresholds = of("threshold of a member", "joint strategy 1");
    assert!(
        thresholds
            .iter()
            .all(|row| row.1 == at(0.5_f64.sqrt() - 0.04).get())
    );
    // The table on the page has the crosshair's own row in its middle.
    let near = GutsCoalition::default().table(&settings, Extent::Near);
    let here = worth(Rules::Standard, &mixture(&settings), 0.5, 0.0);
    assert_eq!(near.rows[6][0], "0.5");
    assert_eq!(near.rows[6][1].replace('−', "-"), format!("{here:.6}"));
}

/// Where the coalition can let the pot grow for ever player 1 leaves at once.
#[test]
fn a_ruinous_game_is_said_to_be_one() {
    let settings = settings(&game(12, true, true));
    let mut model = GutsCoalition::default();
    let readout = model.readout(&settings);
    assert!(
        readout.advice.contains("leave at once"),
        "{}",
        readout.advice
    );
    let facts: Vec<&str> = readout.facts[2..5]
        .iter()
        .map(|fact| fact.1.as_str())
        .collect();
    assert_eq!(
        facts,
        ["−100 antes per 100 games", "leave at once", "exact"]
    );
    assert!(model.sentence(&settings).contains("grow for ever"));
    let dot = model.figure_at(0, &settings, RESOLUTION).dots[0].at;
    assert!(dot.1 <= -1.0 + 1e-12);
    // With five players nobody can win anything.
    let safe = self::settings(&game(5, true, true));
    let sentence = model.sentence(&safe);
    assert!(
        sentence.contains("no coalition of 4 can win anything"),
        "{sentence}"
    );
}

/// Where the coalition could ruin player 1 but plays a mixture that does not, she does better to play.
#[test]
fn nobody_is_told_to_leave_a_game_that_wins() {
    let own = |count: u32, bloc: f64, weight: f64| {
        let mut changes = game(count, true, true);
        changes.push(("mixture", Value::Name("own")));
        changes.push(("bloc", Value::Real(bloc)));
        changes.push(("weight", Value::Real(weight)));
        settings(&changes)
    };
    let paper = |count: u32| {
        let mut changes = game(count, true, true);
        changes.push(("mixture", Value::Name("paper")));
        settings(&changes)
    };
    let mut model = GutsCoalition::default();
    for settings in [own(20, 1.0, 0.0), own(7, 0.0, 0.15), paper(20), paper(7)] {
        let count = settings.whole("players");
        let value = repeated(Rules::Weenie, players(count)).unwrap().value;
        assert_eq!(value, -1.0);
        let mixture = mixture(&settings);
        let left = |at: f64| worth(Rules::Weenie, &mixture, at, value);
        let best = (0..=500).map(|step| left(f64::from(step) / 500.0));
        let best = best.fold(f64::MIN, f64::max);
        assert!(best > -1.0 + 1e-3, "{count}: {best}");
        let advice = model.readout(&settings).advice;
        assert!(!advice.contains("leave"), "{advice}");
        let sentence = model.sentence(&settings);
        assert!(
            sentence.contains("against its best mixture you do best to leave at once"),
            "{sentence}"
        );
    }
    // Every hand is held against others who hold none.
    let readout = model.readout(&own(20, 1.0, 0.0));
    assert!(
        readout.advice.starts_with("Hold every hand: "),
        "{}",
        readout.advice
    );
}

/// A return beyond the close view stands at its edge, with an arrow to where it is.
#[test]
fn what_lies_beyond_the_close_view_has_an_arrow() {
    let mut model = GutsCoalition::default();
    let mut seen = [0; 3];
    for count in [3, 7, 20] {
        for mine in [0.0, 0.5, 0.7, 0.9, 0.95, 1.0] {
            let mut changes = game(count, false, false);
            changes.push(("threshold", Value::Real(mine)));
            let settings = settings(&changes);
            for (panel, is_near) in [(0, false), (1, true)] {
                let figure = model.figure_at(panel, &settings, RESOLUTION);
                let crosshair = model.crosshair(panel, &settings).unwrap();
                let (at, said) = (crosshair.centre().1, crosshair.y.unwrap());
                let here = number(&model.readout(&settings).value, "") / 100.0;
                let half = 5e-5 + 0.006 * here.abs();
                assert!(
                    (number(&said.replace(['↓', '↑', ' '], ""), "") / 100.0 - here).abs() < half
                );
                let is_seen = (at - here).abs() < half;
                assert_eq!(
                    said.starts_with("↓ "),
                    !is_seen && at > here,
                    "{said} at {at}"
                );
                assert_eq!(
                    said.starts_with("↑ "),
                    !is_seen && at < here,
                    "{said} at {at}"
                );
                assert!(is_seen || is_near && [figure.y.from, figure.y.to].contains(&at));
                seen[if is_seen { usize::from(is_near) } else { 2 }] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// The number in a text after some words, spaces between thousands left out.
fn number(text: &str, before: &str) -> f64 {
    let text = text.replace('\u{202f}', "");
    let (_, after) = text.split_once(before).unwrap_or_else(|| panic!("{text}"));
    let is_digit = |letter: &char| letter.is_ascii_digit() || "−+.".contains(*letter);
    let digits: String = after.chars().take_while(is_digit).collect();
    let digits = digits.trim_end_matches('.').replace('−', "-");
    digits.parse().unwrap_or_else(|_| panic!("{text}"))
}

/// A game of at least some mixture, as the next roll of the dice has it.
fn random_game(dice: &mut Xoshiro256PlusPlus) -> Settings {
    let mut settings = random_settings(dice);
    if settings.name("mixture") == "optimum" {
        settings.set("mixture", Value::Name("own"));
    }
    settings
}

/// Headline, advice and worst case by the payoffs of all players, searched through.
#[test]
fn what_is_said_is_what_a_search_finds() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut model = GutsCoalition::default();
    let mut improvable = 0;
    for _ in 0..120 {
        let settings = random_game(&mut dice);
        let (count, is_repeated) = (settings.whole("players"), settings.switch("repeated"));
        let rules = rules(settings.switch("weenie"));
        let solve = if is_repeated { repeated } else { one_round };
        let solution = solve(rules, players(count)).unwrap();
        let after = if is_repeated { solution.value } else { 0.0 };
        let mixture = mixture(&settings);
        let mine = settings.real("threshold");
        let here = worth(rules, &mixture, mine, after);
        let readout = model.readout(&settings);
        assert!(
            is_per_hundred(number(&readout.value, ""), here),
            "{}",
            readout.value
        );
        let kept = &readout.facts[2];
        assert!(
            is_per_hundred(number(&kept.1, ""), solution.value),
            "{kept:?}"
        );
        let grid = (0..=500).map(|step| f64::from(step) / 500.0);
        let best = grid
            .map(|at| worth(rules, &mixture, at, after))
            .fold(f64::MIN, f64::max);
        let reply = &readout.facts[1];
        if reply.1.starts_with("under 0.01 ") {
            // What the advice says too: rounding makes no difference of it.
            assert!(best - here < 1e-4, "{reply:?}");
            assert!(is_no_better(&readout.advice), "{}", readout.advice);
        } else {
            assert!(
                number(&reply.1, "") / 100.0 > best - 0.006 * best.abs() - 1e-4,
                "{reply:?}"
            );
        }
        // Leaving loses the ante: it is advised where nothing that can be held loses less.
        let leaves = readout.advice.contains("leave at once");
        assert!(!leaves || best < -1.0 + 1.1e-4, "{} {best}", readout.advice);
        if !leaves && best - here > 1.1e-4 {
            let said = number(&readout.advice, "that brings ") / 100.0;
            let least = best - here - 0.006 * (best - here).abs() - 1e-4;
            assert!(said > least, "{}", readout.advice);
            let at = match &readout.advice {
                every if every.starts_with("Hold every hand: ") => 0.0,
                no if no.starts_with("Hold no hand: ") => 1.0,
                advice => number(advice, "Hold above "),
            };
            let gained = worth(rules, &mixture, at, after) - here;
            assert!(
                (gained - said).abs() < 1e-4 + 0.006 * said,
                "{}",
                readout.advice
            );
            if readout.advice.starts_with("Hold above ") {
                let part = number(&readout.advice, "the best ");
                let share = 100.0 * (1.0 - at);
                assert!((part - share).abs() < 0.06, "{}", readout.advice);
                // All hands or none are called so.
                assert!(part > 0.0 && part < 100.0, "{}", readout.advice);
            }
            improvable += 1;
        } else if !leaves && best - here < 9e-5 {
            assert!(is_no_better(&readout.advice), "{}", readout.advice);
        }
        if let Some((_, said)) = readout
            .facts
            .iter()
            .find(|fact| fact.0.starts_with("If they"))
        {
            let worst = number(said, "") / 100.0;
            for _ in 0..100 {
                let tried = (1..count).map(|_| dice.random()).collect();
                let left = worth(rules, &[(tried, 1.0)], mine, 0.0);
                assert!(left > worst - 1e-4 - 0.006 * worst.abs(), "{said} {left}");
            }
            assert!(
                worst <= best + 1e-4,
                "they do at least as well as this mixture"
            );
        }
    }
    assert!(improvable > 60);
}

/// The sentence: what is won at least, by the solver’s value and by the best of a fine grid.
#[test]
fn the_sentence_says_what_the_coalition_wins() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut model = GutsCoalition::default();
    let mut seen = [0; 3];
    for _ in 0..150 {
        let settings = random_game(&mut dice);
        let (count, is_repeated) = (settings.whole("players"), settings.switch("repeated"));
        let rules = rules(settings.switch("weenie"));
        let solve = if is_repeated { repeated } else { one_round };
        let value = solve(rules, players(count)).unwrap().value;
        let sentence = model.sentence(&settings);
        let unit = if is_repeated { "games" } else { "rounds" };
        if sentence.contains("grow for ever") {
            assert!(value <= -1.0, "{sentence}");
            continue;
        }
        if sentence.contains("no coalition") {
            assert!(value > -1e-6, "{sentence}");
            seen[0] += 1;
        } else {
            assert!(
                is_per_hundred(number(&sentence, "wins at least "), -value),
                "{sentence}"
            );
            assert!(sentence.contains(&format!("antes per 100 {unit} from you")));
        }
        let after = if is_repeated { value } else { 0.0 };
        let mixture = mixture(&settings);
        let grid = (0..=1000).map(|step| f64::from(step) / 1000.0);
        let best = grid
            .map(|at| worth(rules, &mixture, at, after))
            .fold(f64::MIN, f64::max);
        let (_, rest) = sentence.split_once("; ").unwrap_or_default();
        if rest.contains("wins at least ") {
            let said = number(rest, "wins at least ") / 100.0;
            assert!(
                (said + best).abs() < 2e-4 + 0.006 * best.abs(),
                "{sentence} {best}"
            );
            let part = number(rest, ", ") / 100.0;
            assert!((part - best / value).abs() < 0.02, "{sentence}");
            seen[1] += 1;
        } else if rest.contains("you win ") {
            let said = number(rest, "you win ") / 100.0;
            assert!(
                (said - best).abs() < 2e-4 + 0.006 * best.abs(),
                "{sentence} {best}"
            );
            seen[2] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// A new figure opens near the equilibrium, and its slider ends where the picture does; a step past the end takes the
/// whole view with it, which stays.
#[test]
fn the_close_view_stands_first_until_it_is_left() {
    let mut model = GutsCoalition::default();
    let usual = model.defaults();
    assert!(usual.switch("near") && !settings(&[]).switch("near"));
    for count in 3..=20 {
        for weenie in [false, true] {
            let mut near = usual.clone();
            set(&mut near, &game(count, weenie, false));
            let figure = shown(0, &near);
            let p = equilibrium(rules(weenie), players(count)).threshold.get();
            let (from, to) = figure.x.range();
            assert!(from < p && p < to && to - from < 1.01 * (1.0 - p) + 1e-3);
            let controls = model.controls(&near);
            let control = controls.iter().find(|control| control.name == "threshold");
            let Input::Slider {
                from: first,
                to: last,
                step,
                least,
                most,
                ..
            } = control.unwrap().input
            else {
                panic!("a threshold is a number")
            };
            assert_eq!((first, last, least, most), (from, to, 0.0, 1.0));
            // The ends are whole steps from 0, so that a slider stands at every value a pointer sets.
            for end in [from, to] {
                assert!(
                    (end / step - (end / step).round()).abs() < 1e-6,
                    "{end} {step}"
                );
            }
            let crosshair = model.crosshair(0, &near).unwrap();
            assert!((from..=to).contains(&crosshair.centre().0));
            // What lies beyond is said to.
            assert_eq!(crosshair.x.unwrap().contains('←'), 0.5 < from);
            near.set("threshold", Value::Real(from - step));
            normalize(&mut model, &mut near, &["threshold"]);
            assert!(!near.switch("near"));
            assert_eq!(shown(0, &near).x.range(), (0.0, 1.0));
            near.set("threshold", Value::Real(p));
            normalize(&mut model, &mut near, &["threshold"]);
            assert!(!near.switch("near"));
        }
    }
}

/// Without their die the take falls to nothing, once and repeated, and nothing that is said of it is about a die.
#[test]
fn without_a_die_the_take_falls_to_nothing() {
    let mut model = GutsCoalition::default();
    for (count, weenie, repeated) in (3..=20).flat_map(|count| {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(weenie, repeated)| (count, weenie, repeated))
    }) {
        let fair = equilibrium(rules(weenie), players(count)).threshold.get();
        let mut changes = game(count, weenie, repeated);
        changes.push(("mixture", Value::Name("apart")));
        changes.push(("threshold", Value::Real(fair)));
        let settings = settings(&changes);
        let readout = model.readout(&settings);
        let fact = |term: &str| {
            let found = readout.facts.iter().find(|(known, _)| *known == term);
            found.unwrap().1.clone()
        };
        let context = format!("{count} {weenie} {repeated}: {readout:?}");
        assert_eq!(fact("How exact that is"), "exact", "{context}");
        assert!(
            fact("What you can be sure of").starts_with("0 antes"),
            "{context}"
        );
        assert_eq!(fact("Otherwise"), "nothing else", "{context}");
        let sentence = model.sentence(&settings);
        let end = format!(
            "{} who share no die win nothing from you, if you hold the right hands.",
            count - 1
        );
        assert!(sentence.ends_with(&end), "{sentence}");
        // By the payoffs of all players, at every threshold: nothing is won, and nothing lost at the equilibrium.
        let others = vec![fair; count as usize - 1];
        let mixture = [(others, 1.0)];
        let most =
            (0..=1000).map(|place| worth(rules(weenie), &mixture, f64::from(place) / 1000.0, 0.0));
        assert!(most.fold(f64::MIN, f64::max) <= 1e-12, "{context}");
        assert!(
            worth(rules(weenie), &mixture, fair, 0.0).abs() < 1e-12,
            "{context}"
        );
    }
}
