//! The figure `guts-coalition` where hands are numbers: what it knows and shows is what the payoffs of all players say, and of
//! infinitely many what rounds say by their ends.

use crate::in_use;
use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::coalition::limiting::{self, Joint, Rate};
use upperhand::guts::coalition::{one_round, repeated};
use upperhand::guts::{Players, Rules, Threshold, equilibrium, payoff};
use upperhand_beyond::guts_coalition::numbers::{Advice, Facts};
use upperhand_beyond::guts_coalition::{self, Asked, GutsCoalition, Handle, Mixed};
use upperhand_games::antes::signed_per_hundred;
use upperhand_games::guts_rules::{PlayerCount, threshold};
use upperhand_kit::settings::Value;
use upperhand_kit::state::State as _;
use upperhand_kit::{
    Cell, Edges, Extent, Figure, Grip, KeyPress, Model, Resolution, Role, Settings, Stroke,
};
use upperhand_oracles::infinitely_many::plain;
use upperhand_oracles::{assigned, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 50,
};

/// Infinitely many.
const INFINITE: u32 = 0;

/// The least threshold among infinitely many.
const LEAST: f64 = 1e-3;

fn asked(count: u32, weenie: bool, repeated: bool, mixture: Mixed) -> Asked {
    Asked {
        players: match count {
            INFINITE => PlayerCount::Infinite,
            count => PlayerCount::Finite(players(count)),
        },
        rules: [Rules::Standard, Rules::Weenie][usize::from(weenie)],
        repeated,
        mixture,
        ..Asked::initial()
    }
}

fn paper() -> Asked {
    asked(3, false, false, Mixed::Paper)
}

fn players(count: u32) -> Players {
    Players::new(count as usize).unwrap()
}

fn facts(asked: &Asked) -> Facts {
    match GutsCoalition::default().facts(&asked.agreed()) {
        guts_coalition::Facts::Numbers(facts) => facts,
        _ => panic!("hands are numbers"),
    }
}

fn shown(panel: usize, asked: &Asked) -> Figure {
    let settings = Settings::of(asked.agreed());
    GutsCoalition::default().figure_at(panel, &settings, RESOLUTION)
}

fn curve(figure: &Figure, role: Role, stroke: Stroke) -> &[(f64, f64)] {
    let mut curves = figure.curves.iter();
    let found = curves.find(|curve| (curve.role, curve.stroke) == (role, stroke));
    &found.unwrap().points
}

/// What player 1 can be sure of, by the solver.
fn value(asked: &Asked) -> f64 {
    match (asked.players, asked.repeated) {
        (PlayerCount::Finite(players), true) => repeated(asked.rules, players).unwrap().value,
        (PlayerCount::Finite(players), false) => one_round(asked.rules, players).unwrap().value,
        (PlayerCount::Infinite, true) => limiting::repeated(asked.rules).value,
        (PlayerCount::Infinite, false) => limiting::one_round(asked.rules).value,
    }
}

/// The game of the figure by the payoffs of all players.
struct Oracle {
    rules: Rules,
    value: f64,
    /// What the rest of the game is worth.
    after: f64,
    /// The thresholds of the others, which of infinitely many are the bloc's and that beside who spoils, with their weights.
    mixture: [(Vec<f64>, f64); 2],
    is_infinite: bool,
}

impl Oracle {
    fn of(asked: &Asked) -> Self {
        let (others, fair) = match (asked.players, asked.rules) {
            (PlayerCount::Finite(players), rules) => (
                players.others(),
                equilibrium(rules, players).threshold.get(),
            ),
            (PlayerCount::Infinite, Rules::Standard) => (2, 0.5),
            (PlayerCount::Infinite, Rules::Weenie) => (2, 1.0 / 3.0),
        };
        let is_infinite = asked.players == PlayerCount::Infinite;
        let (bloc, spoiler, beside, weight) = match asked.mixture {
            Mixed::Paper => {
                let (bloc, beside) = (fair - asked.epsilon, fair + asked.delta);
                let weight = asked.gap_constant * asked.epsilon * asked.epsilon;
                (bloc.max(0.0), 0.0, beside.min(1.0), weight.min(1.0))
            }
            _ => (asked.bloc, asked.spoiler, asked.beside, asked.weight),
        };
        let least = if is_infinite { LEAST } else { 0.0 };
        let mut rarely = vec![beside.max(least); others];
        // One of infinitely many spoils by holding every hand.
        rarely[0] = if is_infinite { 0.0 } else { spoiler };
        let value = value(asked);
        Self {
            rules: asked.rules,
            value,
            after: if asked.repeated { value } else { 0.0 },
            mixture: [
                (vec![bloc.max(least); others], 1.0 - weight),
                (rarely, weight),
            ],
            is_infinite,
        }
    }

    /// α and β of player 1, strategy by strategy, before a game that is worth so much.
    fn before(&self, mixture: &[(Vec<f64>, f64)], mine: f64, after: f64) -> f64 {
        let each = mixture.iter().enumerate().map(|(index, (others, weight))| {
            if self.is_infinite {
                let rate = Rate::of_chance(others[1]).unwrap();
                let spoils = index == 1;
                let hers = -mine.max(LEAST).ln();
                return weight * plain(Joint { rate, spoils }).worth(self.rules, hers, after);
            }
            let all: Vec<f64> = [mine].iter().chain(others).copied().collect();
            let round = payoff(self.rules, &Threshold::all(&all).unwrap()).unwrap();
            weight * (round.alpha[0] + after * round.beta)
        });
        each.sum()
    }

    fn worth(&self, mine: f64) -> f64 {
        self.before(&self.mixture, mine, self.after)
    }

    /// The most of a fine grid.
    fn best(&self, steps: u32) -> f64 {
        let grid = (0..=steps).map(|step| f64::from(step) / f64::from(steps));
        grid.map(|at| self.worth(at)).fold(f64::MIN, f64::max)
    }

    /// Does she win without end by holding ever more, among infinitely many?
    fn is_unbounded(&self) -> bool {
        let each = self.mixture.iter();
        let slope: f64 = each
            .map(|(others, weight)| weight * (2.0 * others[1] - 1.0))
            .sum();
        self.is_infinite && slope > 1e-12
    }
}

/// A state anywhere in what is allowed, its mixture the paper's or the reader's.
fn random(dice: &mut Xoshiro256PlusPlus) -> Asked {
    let count = match dice.random_range(0..4_u32) {
        0 => INFINITE,
        _ => dice.random_range(3..=20),
    };
    let mixture = [Mixed::Paper, Mixed::Own][dice.random_range(0..2_usize)];
    let game = asked(count, dice.random(), dice.random(), mixture);
    let mut share = || match dice.random_range(0..5_u32) {
        0 => 0.0,
        1 => 1.0,
        _ => dice.random::<f64>(),
    };
    let state = Asked {
        mine: threshold(share()),
        bloc: share(),
        spoiler: share(),
        beside: share(),
        weight: share(),
        epsilon: share() / 2.0,
        delta: share() / 2.0,
        gap_constant: share() * 10_000.0,
        ..game
    };
    state.agreed()
}

#[test]
fn what_is_known_is_what_a_search_finds() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut seen = [0; 4];
    for _ in 0..sized(120, 300) {
        let asked = random(&mut dice);
        let (facts, oracle) = (facts(&asked), Oracle::of(&asked));
        let (analysis, mine) = (&facts.analysis, facts.mine.get());
        let context = format!("{asked:?}");
        // Integrals among infinitely many are not exact.
        let near = if oracle.is_infinite { 1e-6 } else { 1e-11 };
        assert!((facts.here - oracle.worth(mine)).abs() < near, "{context}");
        assert_eq!(analysis.solution.value, oracle.value, "{context}");
        // One reply of the others, all of them tried at random, at least is as bad as any.
        if !asked.repeated {
            for _ in 0..60 {
                let others = oracle.mixture[0].0.iter();
                let tried: Vec<f64> = others.map(|_| dice.random_range(LEAST..1.0)).collect();
                let left = oracle.before(&[(tried, 1.0)], mine, 0.0);
                assert!(left > facts.worst - near, "{context}: {left}");
            }
        }
        assert_eq!(analysis.is_unbounded(), oracle.is_unbounded(), "{context}");
        if oracle.is_unbounded() {
            assert_eq!(facts.advice, Advice::HoldEverMore);
            assert!(oracle.worth(LEAST) > oracle.worth(2.0 * LEAST));
            seen[0] += 1;
            continue;
        }
        let best = oracle.best(400);
        let (most, at) = (analysis.best.alpha, analysis.best.threshold.get());
        assert!((oracle.worth(at) - most).abs() < near, "{context}");
        assert!(most > best - near, "{context}: {best}");
        assert!(facts.worst <= most + near || asked.repeated, "{context}");
        match facts.advice {
            // Leaving loses the ante: it is advised where nothing that can be held loses less.
            Advice::Leave => {
                assert!(best < -1.0 + 1e-4 && oracle.value == -1.0, "{context}");
                seen[1] += 1;
            }
            Advice::Stay(more) => {
                assert!((most - facts.here - more).abs() < 1e-12 && more < 1e-4);
                seen[2] += 1;
            }
            Advice::Hold(more) => {
                assert!((most - facts.here - more).abs() < 1e-12 && more >= 1e-4);
                seen[3] += 1;
            }
            Advice::HoldEverMore => panic!("{context}"),
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

/// Where holding more neither gains nor loses in the end, nothing is without end.
#[test]
fn a_level_mixture_is_no_gold_mine() {
    let level = Asked {
        bloc: 0.4,
        beside: 0.65,
        weight: 0.4,
        ..asked(INFINITE, false, false, Mixed::Own)
    };
    assert!((facts(&level).analysis.best.threshold.get() - 0.4).abs() < 1e-9);
}

/// Without their die the take falls to nothing, once and repeated, by the payoffs of all players at every threshold. Of a threshold that
/// they know she is sure of no more than with it: each reply that it draws holds her to that alone.
#[test]
fn without_a_die_the_take_falls_to_nothing_for_her_who_may_answer() {
    for (count, weenie, repeated) in iproduct!(3..=20, [false, true], [false, true]) {
        let state = asked(count, weenie, repeated, Mixed::Apart);
        let fair = equilibrium(state.rules, players(count)).threshold.get();
        let (facts, oracle) = (facts(&state), Oracle::of(&state));
        let (solution, sure) = (&facts.analysis.solution, &facts.analysis.sure);
        assert_eq!((solution.value, solution.gap), (0.0, 0.0));
        assert_eq!(facts.analysis.joint.len(), 1, "{count} {weenie} {repeated}");
        let alone = |others, mine, after| oracle.before(&[(others, 1.0)], mine, after);
        let worth = |at| alone(vec![fair; count as usize - 1], at, 0.0);
        let most = (0..=1000).map(|place| worth(f64::from(place) / 1000.0));
        assert!(most.fold(f64::MIN, f64::max) <= 1e-12);
        assert!(worth(fair).abs() < 1e-12);
        for (drawn, mine) in iproduct!(sure.joint(), sure.player) {
            let others = drawn.0.iter().map(|at| at.get()).collect();
            let left = alone(others, mine.get(), oracle.after);
            assert!((left - oracle.value).abs() < 1e-9, "{left} {state:?}");
        }
        let said = GutsCoalition::default().readout(&Settings::of(state));
        let sure = format!("{} {}", signed_per_hundred(oracle.value), said.unit);
        assert!(said.facts.contains(&("What you can be sure of", sure)));
    }
}

#[test]
fn the_curves_are_the_payoffs_of_the_mixture() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(400);
    for _ in 0..40 {
        let asked = random(&mut dice);
        let oracle = Oracle::of(&asked);
        let figure = shown(0, &asked);
        let line = curve(&figure, Role::You, Stroke::Thick);
        assert!(line.len() >= 17 && line.windows(2).all(|pair| pair[0].0 < pair[1].0));
        for &(mine, drawn) in line.iter().step_by(3) {
            let off = (drawn - oracle.worth(mine)).abs();
            assert!(off < 1e-6, "{mine} {asked:?}");
        }
        // The dot is the highest of all, and the optimum's line never above the value.
        assert_eq!(figure.dots.is_empty(), oracle.is_unbounded());
        let most = figure.dots.iter().map(|dot| dot.at.1);
        let most = most.fold(f64::INFINITY, f64::min);
        assert!(line.iter().all(|point| point.1 < most + 1e-12));
        let optimum = curve(&figure, Role::Opponent, Stroke::Thin);
        let held = optimum.iter().map(|point| point.1).fold(-9e9, f64::max);
        let value = oracle.value;
        assert!(held <= value + 1e-9, "{held} {asked:?}");
        // Who had better leave may lose more by staying.
        assert!(most >= value - 1e-9 || value == -1.0, "{most} {asked:?}");
        let is_all = oracle.after == -1.0 || oracle.is_infinite;
        assert!(value - held < 1e-9 || is_all, "{asked:?}");
        // What differs little from the value fills the picture.
        assert!(figure.y.from < value && value < figure.y.to);
        let size = (most - value).abs().max(value.abs()).max(1e-3);
        assert!(oracle.is_unbounded() || figure.y.from > value - 5.0 * size);
    }
}

#[test]
fn the_line_of_values_is_the_solution_of_every_game() {
    for (weenie, last, inside) in [(false, 20, 19), (true, 7, 4)] {
        let state = asked(5, weenie, true, Mixed::Optimum);
        let figure = shown(2, &state);
        let games = [
            asked(5, false, false, Mixed::Optimum),
            asked(5, true, false, Mixed::Optimum),
            state.clone(),
        ];
        assert_eq!(figure.curves.len(), 3);
        for (line, game) in figure.curves.iter().zip(games) {
            for (&(x, drawn), count) in line.points.iter().zip((3..=20).chain([INFINITE])) {
                assert_eq!(x, f64::from(if count == INFINITE { 22 } else { count }));
                let game = Asked {
                    players: asked(count, false, false, Mixed::Own).players,
                    ..game.clone()
                };
                assert_eq!(drawn, value(&game));
            }
            // With the Weenie rule the pot outgrows seven players.
            let ends = line.points.last().unwrap().0;
            let is_ruin = game.repeated && weenie;
            assert_eq!(ends, f64::from(if is_ruin { last } else { 22 }));
        }
        let is_seen = |value: f64| (figure.y.from..=figure.y.to).contains(&value);
        assert!(figure.dots.iter().all(|dot| is_seen(dot.at.1)));
        assert_eq!(figure.dots.len(), 19 * 2 + inside);
        // While there is no time a few tables stand for all; nothing else changes, and none of them moves.
        let coarse = Resolution {
            columns: 40,
            rows: 30,
        };
        let some = GutsCoalition::default().figure_at(2, &Settings::of(state), coarse);
        assert_eq!((&some.x, &some.y), (&figure.x, &figure.y));
        for (few, line) in some.curves.iter().zip(&figure.curves) {
            assert!(few.points.len() < line.points.len());
            assert!(few.points.iter().all(|point| line.points.contains(point)));
            assert_eq!(few.points.last(), line.points.last());
        }
    }
}

/// How many members hold is what the thresholds of the joint strategy say, wherever one looks.
#[test]
fn the_picture_of_the_mixture_is_the_mixture() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..60 {
        let asked = random(&mut dice);
        let figure = shown(1, &asked);
        let raster = figure.raster.as_ref().unwrap();
        let (Edges::At(columns), Edges::At(rows)) = (&raster.columns, &raster.rows) else {
            panic!("cells of their own size")
        };
        assert_eq!((columns[0], rows[0]), (figure.x.from, figure.y.from));
        assert_eq!(raster.cells.len(), (columns.len() - 1) * (rows.len() - 1));
        let cell = |edges: &[f64], at: f64| edges.partition_point(|edge| *edge <= at) - 1;
        let oracle = Oracle::of(&asked);
        for _ in 0..60 {
            let (hand, round): (f64, f64) = (dice.random(), dice.random());
            let (others, _) = &oracle.mixture[usize::from(round >= oracle.mixture[0].1)];
            let holders = if oracle.is_infinite {
                // 24 stand for all.
                usize::from(others[0] <= hand) + 23 * usize::from(others[1] <= hand)
            } else {
                others.iter().filter(|at| **at <= hand).count()
            };
            let index = cell(rows, round) * (columns.len() - 1) + cell(columns, hand);
            let expected = Cell::fill(u16::try_from(holders).unwrap());
            assert_eq!(raster.cells[index], expected, "{hand} {round} {asked:?}");
        }
    }
}

/// Takes hold of a line where it stands and draws it to a point.
fn drag(asked: &Asked, handle: Handle, to: (f64, f64)) -> Settings {
    let mut model = GutsCoalition::default();
    let with = Settings::of(Asked {
        handle,
        ..asked.clone()
    });
    let at = model.crosshair(1, &with).unwrap().centre();
    let Grip::Handle(taken) = model.grip(1, &Settings::of(asked.clone()), at) else {
        panic!("{handle:?} is out of reach at {at:?}")
    };
    let taken = taken.on(&Settings::of(asked.clone()));
    assert_eq!(taken.name("handle"), handle.name());
    model.point(1, &taken, to).on(&taken)
}

#[test]
fn every_line_of_the_mixture_can_be_dragged() {
    for count in [3, INFINITE] {
        let own = Asked {
            beside: 0.65,
            ..asked(count, false, false, Mixed::Own)
        };
        for (handle, to, expected) in [
            (Handle::Bloc, (0.7, 0.1), 0.7),
            (Handle::Spoiler, (0.2, 0.5), 0.2),
            (Handle::Beside, (0.9, 0.5), 0.9),
            (Handle::Weight, (0.3, 0.75), 0.25),
            (Handle::Weight, (0.3, 1.4), 0.0),
            (Handle::Bloc, (-3.0, 0.1), 0.0),
        ] {
            // Nobody of infinitely many spoils but by holding every hand.
            if count == INFINITE && handle == Handle::Spoiler {
                continue;
            }
            let dragged = drag(&own, handle, to);
            for other in Handle::ALL {
                let at = dragged.real(other.name());
                let before = Settings::of(own.clone()).real(other.name());
                let to = if *other == handle { expected } else { before };
                assert_eq!(at, to, "{handle:?} {other:?}");
            }
        }
    }
    // The paper's mixture stays one of the paper's, but for the spoiler's line.
    for (handle, to, name) in [
        (Handle::Bloc, (0.65, 0.2), "epsilon"),
        (Handle::Beside, (0.9, 0.9), "delta"),
        (Handle::Weight, (0.3, 0.9), "gap-constant"),
    ] {
        let dragged = drag(&paper(), handle, to);
        assert_eq!(dragged.name("mixture"), "paper");
        assert_ne!(dragged.real(name), Settings::of(paper()).real(name));
        let oracle = Oracle::of(dragged.state());
        let (drawn, wanted) = match handle {
            Handle::Bloc => (oracle.mixture[0].0[0], 0.65),
            Handle::Beside => (oracle.mixture[1].0[1], 0.9),
            _ => (oracle.mixture[1].1, 0.1),
        };
        assert!((drawn - wanted).abs() < 6e-4, "{handle:?}: {drawn}");
    }
    let spoiled = drag(&paper(), Handle::Spoiler, (0.1, 0.9));
    let own = (spoiled.name("mixture"), spoiled.real("spoiler"));
    assert_eq!(own, ("own", 0.1));
    assert!((spoiled.real("bloc") - (0.5_f64.sqrt() - 0.04)).abs() < 1e-5);
}

/// Who takes hold of the best mixture starts from it: where nothing moves far, nothing is lost.
#[test]
fn the_best_mixture_becomes_the_readers_own() {
    for (count, weenie, repeated) in [(3, false, false), (9, false, true), (12, true, false)] {
        let best = asked(count, weenie, repeated, Mixed::Optimum);
        let pair = facts(&best).analysis.pair;
        let dragged = drag(&best, Handle::Bloc, (pair.bloc, 0.2));
        assert_eq!(dragged.name("mixture"), "own");
        let (kept, value) = (facts(dragged.state()).analysis.best.alpha, value(&best));
        let is_near = kept >= value - 1e-12 && kept < value + 0.002;
        assert!(is_near, "{count}: {kept} {value}");
    }
    let best = asked(INFINITE, false, false, Mixed::Optimum);
    let pair = facts(&best).analysis.pair;
    let dragged = drag(&best, Handle::Weight, (0.2, 1.0 - pair.weight));
    let kept = [pair.bloc, pair.beside, pair.weight];
    for (name, kept) in ["bloc", "beside", "weight"].into_iter().zip(kept) {
        assert!((dragged.real(name) - kept).abs() < 1e-3, "{name}");
    }
    // Where nobody spoils, there is nothing to take hold of but the bloc and the weight.
    let safe = asked(4, true, false, Mixed::Optimum);
    assert_eq!(shown(1, &safe).dots.len(), 2 * 2);
    let grip = |at| GutsCoalition::default().grip(1, &Settings::of(safe.clone()), at);
    assert!(matches!(grip((0.2, 0.3)), Grip::Nothing));
    assert!(matches!(grip((0.2, 0.97)), Grip::Handle(_)));
}

#[test]
fn up_and_down_take_another_line() {
    let mut settings = Settings::of(asked(3, false, false, Mixed::Own));
    let lines = ["weight", "spoiler", "beside", "beside", "bloc"];
    for (by, handle) in [1, 1, 1, 1, -10].into_iter().zip(lines) {
        let edit = GutsCoalition::default().press(1, &settings, KeyPress::Step(0, by));
        assert_eq!(assigned(&edit), [("handle", Value::Name(handle))]);
        settings = edit.on(&settings);
    }
}

/// What lies below the picture stands at its edge, with an arrow to where it is.
#[test]
fn what_lies_beyond_the_picture_has_an_arrow() {
    let mut seen = [0; 2];
    for (count, mine) in iproduct!([3, 7, 20], [0.0, 0.5, 0.7, 0.9, 0.95, 1.0]) {
        let asked = Asked {
            mine: threshold(mine),
            ..asked(count, false, false, Mixed::Optimum)
        };
        let here = facts(&asked).here;
        let (figure, settings) = (shown(0, &asked), Settings::of(asked));
        let crosshair = GutsCoalition::default().crosshair(0, &settings).unwrap();
        let ((x, y), (low, high)) = (crosshair.centre(), figure.y.range());
        assert_eq!((x, y), (mine, here.clamp(low, high)), "{count}");
        let upwards = crosshair.y.unwrap();
        assert_eq!(upwards.starts_with("↓ "), here < low);
        seen[usize::from(here < low)] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn infinity_comes_after_twenty_and_what_was_asked_for_comes_back() {
    let mut used = in_use(
        "guts-coalition",
        &[
            ("mixture", "own"),
            ("threshold", "0"),
            ("handle", "spoiler"),
        ],
    );
    for (position, text, kept) in [
        (20.0, "20", ["0", "spoiler"]),
        // A threshold that infinitely many cannot have, and a line.
        (21.0, "inf", ["0.001", "beside"]),
        (20.4, "20", ["0", "spoiler"]),
        (3.0, "3", ["0", "spoiler"]),
    ] {
        used.slide("players", position);
        assert_eq!(used.text("players"), text, "{position}");
        assert_eq!([used.text("threshold"), used.text("handle")], kept);
    }
    let mut model = GutsCoalition::default();
    let infinite = Settings::of(asked(INFINITE, false, false, Mixed::Optimum));
    for (by, players) in [(1, "inf"), (-1, "20"), (-10, "11")] {
        let edit = model.press(2, &infinite, KeyPress::Step(by, 0));
        assert_eq!(edit.state.get("players").unwrap().text(), players);
    }
    assert_eq!(model.crosshair(2, &infinite).unwrap().centre().0, 22.0);
    for (at, players) in [(7.4, "7"), (20.9, "20"), (21.1, "inf")] {
        let edit = model.point(2, &infinite, (at, 0.0));
        assert_eq!(edit.state.get("players").unwrap().text(), players);
    }
}

#[test]
fn everything_shown_is_listed() {
    for asked in [paper(), asked(INFINITE, false, false, Mixed::Own)] {
        let (facts, settings) = (facts(&asked), Settings::of(asked.clone()));
        let table = GutsCoalition::default().table(&settings, Extent::Shown);
        let rows = |panel: &str, series: &str| -> Vec<(&str, f64)> {
            let all = table.rows.iter();
            let found = all.filter(|row| row[0] == panel && row[1] == series);
            let each = found.map(|row| (row[2].as_str(), row[3].parse().unwrap()));
            each.collect()
        };
        let figure = shown(0, &asked);
        for (series, role, stroke) in [
            ("this mixture", Role::You, Stroke::Thick),
            ("best mixture", Role::Opponent, Stroke::Thin),
        ] {
            let rows = rows("return", series).into_iter();
            let points = rows.map(|(x, value)| (x.parse::<f64>().unwrap(), value));
            let drawn = curve(&figure, role, stroke).iter();
            assert!(points.eq(drawn.copied()), "{series}");
        }
        let values = rows("value by players", "repeated game");
        let drawn = &shown(2, &asked).curves[2].points;
        let listed = values.iter().map(|row| row.1);
        assert!(listed.eq(drawn.iter().map(|point| point.1)));
        assert_eq!(values.last().unwrap().0.parse::<f64>(), Ok(f64::INFINITY));
        let oracle = Oracle::of(&asked);
        let weight = rows("weight", "joint strategy 2")[0].1;
        assert_eq!(weight, oracle.mixture[1].1);
        let held = |number: u32| rows("threshold of a member", &format!("joint strategy {number}"));
        let (often, rarely) = (held(1), held(2));
        assert!(often.iter().all(|row| row.1 == facts.analysis.pair.bloc));
        let last = ["3", "all others"][usize::from(oracle.is_infinite)];
        assert_eq!(often.len(), if oracle.is_infinite { 1 } else { 2 });
        assert_eq!((rarely[0].1, rarely[1].0), (0.0, last));
        // The table on the page has the crosshair's own row in its middle.
        let near = GutsCoalition::default().table(&settings, Extent::Near);
        assert_eq!(near.rows[6][0], "0.5");
        let here = near.rows[6][1].replace('−', "-");
        assert_eq!(here, format!("{:.6}", oracle.worth(0.5)));
    }
}
