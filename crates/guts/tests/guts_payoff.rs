//! The figure `guts-payoff`: what it knows and draws, again by counting who holds, by searching grids, and by what the paper prints.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use upperhand::guts::cards::{Deck, Hand, Hands};
use upperhand::guts::{InTurn, Players, Rules, best_bloc_response, best_response, recovery_margin};
use upperhand_games::card_names::hand_name;
use upperhand_games::guts_rules::threshold;
use upperhand_guts::guts_payoff::{Asked, Facts, GutsPayoff, RoundFacts};
use upperhand_kit::settings::Value;
use upperhand_kit::state::State as _;
use upperhand_kit::{Cell, Edit, Figure, KeyPress, Model, Resolution, Role, Settings, Stroke};
use upperhand_oracles::dealt_guts::counted;
use upperhand_oracles::{assigned, normalize};

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

/// A table at first: your threshold is 0.5, that of all others 0.6.
fn table(players: u32, weenie: bool) -> Asked {
    Asked {
        players: Players::new(players as usize).unwrap(),
        rules: if weenie {
            Rules::Weenie
        } else {
            Rules::Standard
        },
        ..Asked::initial()
    }
}

/// The others at one threshold, and you at another.
fn asked((players, weenie): (u32, bool), mine: f64, others: f64) -> Asked {
    Asked {
        mine,
        others,
        ..table(players, weenie)
    }
}

/// The same with the lines for theorists.
fn for_theorists(asked: &Asked) -> Asked {
    Asked {
        theory: true,
        ..asked.clone()
    }
}

fn shown_at(panel: usize, asked: &Asked, resolution: Resolution) -> Figure {
    GutsPayoff::default().figure_at(panel, &Settings::of(asked.clone()), resolution)
}

fn shown(panel: usize, asked: &Asked) -> Figure {
    shown_at(panel, asked, RESOLUTION)
}

fn facts(asked: &Asked) -> RoundFacts {
    match GutsPayoff::default().facts(asked) {
        Facts::AtOnce(round) => *round,
        Facts::InTurn(turn) => panic!("{turn:?}"),
    }
}

/// α of player 1 and β, hold by hold and hand by hand.
fn round(weenie: bool, mine: f64, others: &[f64]) -> (f64, f64) {
    counted(&[&[mine], others].concat(), weenie)
}

fn bloc(players: u32, weenie: bool, mine: f64, at: f64) -> (f64, f64) {
    round(weenie, mine, &vec![at; players as usize - 1])
}

/// Thresholds from 0 to 1, so many apart.
fn grid(steps: u32) -> impl Iterator<Item = f64> + Clone {
    (0..=steps).map(move |step| f64::from(step) / f64::from(steps))
}

fn most(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::MIN, f64::max)
}

fn least(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(f64::MAX, f64::min)
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

/// Is a hand the one above which so large a share of all are held? Stronger hands are counted one by one.
fn is_weakest(weaker: usize, at: f64) -> bool {
    (weaker as f64 / 1326.0 - at).abs() <= 0.5 / 1326.0 + 1e-12
}

/// Theorists see the round and its sum for ever, players one curve, which leaves the round by less than anybody sees.
#[test]
fn the_curves_are_the_round_and_its_sum_for_ever() {
    for (players, weenie) in TABLES {
        let fair = fair(players, weenie);
        for others in [0.0, 0.3, 0.5, 0.65, 0.8, 0.9, fair, 1.0] {
            let case = format!("{players} {weenie} {others}");
            let asked = Asked {
                fee: 0.25,
                ..asked((players, weenie), 0.5, others)
            };
            let figure = shown(0, &for_theorists(&asked));
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
                assert!((alphas[index].1 - alpha).abs() < 1e-6, "{case} {at}");
                assert!((betas[index].1 - beta).abs() < 1e-9);
                assert!((fees[index].1 - 0.25 * (beta - 1.0)).abs() < 1e-9);
                let total = returns.iter().find(|point| point.0 == at);
                // At β = 1 itself rounding decides; a piece of one point is no line.
                if beta > 1.0 + 1e-9 {
                    assert!(total.is_none(), "{case} {at}: {beta}");
                } else if beta < 0.9 {
                    let all: f64 = (0..400).map(|round| alpha * beta.powi(round)).sum();
                    let room = figure.y.to - figure.y.from;
                    let held = all.clamp(figure.y.from - room, figure.y.to + room);
                    assert!((total.unwrap().1 - held).abs() < 1e-4, "{at}: {all}");
                }
            }
            let figure = shown(0, &asked);
            assert_eq!(figure.curves.len(), 1);
            let room = figure.y.to - figure.y.from;
            for pair in curve(&figure, Role::You, Stroke::Cased).windows(2) {
                let at = 0.3 * pair[0].0 + 0.7 * pair[1].0;
                let drawn = 0.3 * pair[0].1 + 0.7 * pair[1].1;
                let away = (drawn - bloc(players, weenie, at, others).0).abs();
                assert!(away < 1e-3 * room, "{case} {at}: {away}");
            }
            for (at, alpha) in figure.dots.iter().map(|dot| dot.at) {
                assert!((alpha - bloc(players, weenie, at, others).0).abs() < 1e-6);
            }
            let [best, at_fair, ..] = &figure.dots[..] else {
                panic!("{:?}", figure.dots)
            };
            assert!((at_fair.at.0 - fair).abs() < 1e-12);
            // Each side is named on its side, above all of the curve, where a mistake can be made.
            let sides = figure.labels.iter();
            for label in sides.filter(|label| label.text.contains(['←', '→'])) {
                assert_eq!(label.text == "← reckless", label.from.0 < best.at.0);
                assert!(label.from.1 > best.at.1 + 0.04 * room);
            }
        }
    }
}

/// Wherever you and the others are: the round, your best reply, what your payoff does up to it and beyond.
#[test]
fn no_threshold_is_better_than_the_best_reply_and_every_one_beside_it_costs() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut seen = [0; 3];
    for (players, weenie) in TABLES {
        let anywhere: Vec<(f64, f64)> = (0..12).map(|_| dice.random()).collect();
        let at_ends = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.3, 0.0)];
        let at_best = [(0.5, fair(players, weenie)), (0.72, 0.72)];
        let all = anywhere.into_iter().chain(at_ends).chain(at_best);
        for (turn, (mine, others)) in all.enumerate() {
            // Two who play apart are two others of their own; of any other number all are alike.
            let (apart, third) = dice.random();
            let asked = Asked {
                apart,
                third,
                ..asked((players, weenie), mine, others)
            };
            let mut theirs = vec![others; players as usize - 1];
            if apart && players == 3 {
                theirs[1] = third;
            }
            let case = format!("{players} {weenie} {mine} {theirs:?}");
            let facts = facts(&asked);
            let pays = |at: f64| round(weenie, at, &theirs).0;
            let (alpha, beta) = round(weenie, mine, &theirs);
            assert!((facts.round.alpha - alpha).abs() < 1e-6, "{case}");
            assert!((facts.round.beta - beta).abs() < 1e-9, "{case}");
            // Stakes that are the same, or gone, are so but for rounding.
            for whole in [0.0, 1.0] {
                let is_there = (facts.round.beta - whole).abs() < 1e-12;
                assert_eq!(is_there, (beta - whole).abs() < 1e-12, "{case}");
                assert!(!is_there || whole == 0.0 || facts.round.beta == 1.0);
            }
            let (at, best) = (facts.best.at, facts.best.round.alpha);
            assert!((pays(at) - best).abs() < 1e-6, "{case}");
            assert!(best > most(grid(1000).map(pays)) - 1e-7, "{case}");
            assert!((facts.cost() - (best - alpha).max(0.0)).abs() < 1e-6);
            let slopes: Vec<(f64, f64)> = grid(1000)
                .map(|from| (from, pays((from + 1e-3).min(1.0)) - pays(from)))
                .take(1000)
                .collect();
            for (from, slope) in slopes {
                if from > at {
                    assert!(slope < 1e-11, "{case}: {from} {slope}");
                } else if from + 1e-3 < at && facts.rises {
                    assert!(slope > 0.0, "{case}: {from} {slope}");
                } else if from + 1e-3 < at {
                    assert!(slope.abs() < 1e-11, "{case}: {from} {slope}");
                }
            }
            // Holding none is never best.
            assert!(at < 0.999, "{case}");
            if turn % 4 == 0 {
                check_replies(&mut dice, &asked);
            }
            let kinds = [at < 1e-9, facts.rises, !facts.rises];
            for (count, is_seen) in seen.iter_mut().zip(kinds) {
                *count += u32::from(is_seen);
            }
            for hatch in &shown(0, &asked).hatches {
                assert!(hatch.from.1 < hatch.to.1 && hatch.to.1 <= best);
                // No spur hangs below the curve.
                for x in [hatch.from.0, hatch.to.0] {
                    assert!(pays(x) < hatch.from.1 + 1e-6, "{case}");
                }
            }
        }
    }
    // Holding all is best somewhere; a payoff rises up to the best reply, and is level.
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn the_colour_of_a_cell_is_the_round_at_its_middle() {
    for (players, weenie) in TABLES {
        let figure = shown(1, &table(players, weenie));
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
            let asked = Asked {
                apart: third.is_some(),
                third: third.unwrap_or(0.0),
                ..table(players, weenie)
            };
            let fine = Resolution {
                columns: 500,
                rows: 400,
            };
            let figure = shown_at(1, &asked, fine);
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
                assert!(
                    least(values.into_iter()) <= 1e-9 && most(values.into_iter()) >= -1e-9,
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
        let figure = shown(1, &table(players, weenie));
        let at = fair(players, weenie);
        assert!(
            figure
                .dots
                .iter()
                .all(|dot| (dot.at.0 - at).abs() + (dot.at.1 - at).abs() < 1e-12)
        );
        for &(mine, theirs) in curve(&figure, Role::You, Stroke::Cased).iter().step_by(7) {
            let value = bloc(players, weenie, mine, theirs).0;
            let best = most(grid(200).map(|x| bloc(players, weenie, x, theirs).0));
            assert!(value > best - 1e-6, "{players} {weenie} ({mine}, {theirs})");
        }
        // Against a bloc at the equilibrium every lower threshold is as good: there the best reply jumps, at one height.
        let replies = curve(&figure, Role::You, Stroke::Cased);
        let jump = replies.windows(2).find(|pair| pair[0].0 - pair[1].0 > 0.4);
        if !weenie {
            let [from, to] = jump.unwrap() else {
                panic!("two points")
            };
            assert!((from.0 - at).abs() < 1e-9 && to.0 < 1e-9, "{jump:?}");
            assert!((from.1 - to.1).abs() < 1e-8);
        }
        let theirs = curve(&figure, Role::Opponent, Stroke::Dotted);
        for &(mine, theirs) in theirs.iter().step_by(5) {
            let value = bloc(players, weenie, mine, theirs).0;
            let best = least(grid(200).map(|y| bloc(players, weenie, mine, y).0));
            assert!(value < best + 1e-6, "{players} {weenie} ({mine}, {theirs})");
        }
    }
}

/// The best bloc and the best of all replies to each threshold, and for three players without the Weenie rule the paper's α_b, where
/// one of both always holds (Guts, Proposition 6.8).
#[test]
fn the_worst_case_is_what_the_core_finds() {
    for (players, weenie) in TABLES {
        let asked = table(players, weenie);
        let figure = shown(2, &for_theorists(&asked));
        let all = curve(&figure, Role::Opponent, Stroke::Thick);
        assert!(all.len() > 100);
        for &(at, left) in all {
            let reply = best_response(asked.rules, asked.players, threshold(at));
            assert_eq!(left, reply.alpha, "{players} {weenie} {at}");
        }
        if players > 2 {
            for &(at, left) in curve(&figure, Role::Opponent, Stroke::Dashed) {
                let reply = best_bloc_response(asked.rules, asked.players, threshold(at));
                assert_eq!(left, reply.alpha, "{players} {weenie} {at}");
            }
        }
        let mut thin = figure
            .curves
            .iter()
            .filter(|curve| curve.stroke == Stroke::Thin);
        assert_eq!(
            thin.clone().count(),
            usize::from((players, weenie) == (3, false))
        );
        for &(p, left) in thin.next().map_or(&[][..], |curve| &curve.points) {
            if p <= (2.0_f64 / 3.0).sqrt() {
                let one_holds = -2.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p) / 27.0;
                assert!((left - one_holds).abs() < 1e-12, "{p}: {left} {one_holds}");
            }
        }
        let safest = figure.dots[0].at;
        let best = most(all.iter().map(|point| point.1));
        assert!(safest.1 >= best - 1e-11, "{players} {weenie}");
        assert_eq!(facts(&asked).safest, safest);
    }
}

/// What others do to you who know your threshold is what the core finds, alike or not, and how far you stay above the line of the fee.
fn check_replies(dice: &mut impl Rng, asked: &Asked) {
    let (rules, players, mine) = (asked.rules, asked.players, threshold(asked.mine));
    let fee = dice.random_range(0.0..=1.0);
    assert_eq!(facts(asked).theory, None);
    let facts = facts(&for_theorists(&Asked {
        apart: false,
        fee,
        ..asked.clone()
    }));
    let theory = facts.theory.unwrap();
    assert_eq!(facts.exploited, best_response(rules, players, mine));
    assert_eq!(theory.bloc, best_bloc_response(rules, players, mine));
    let least = recovery_margin(rules, players, mine, fee).unwrap();
    assert_eq!(theory.least_margin, least, "{asked:?} {fee}");
    let others = vec![asked.others; players.others()];
    let (alpha, beta) = round(rules == Rules::Weenie, asked.mine, &others);
    let margin = alpha - fee * (beta - 1.0);
    assert!((theory.margin - margin).abs() < 1e-6, "{asked:?} {fee}");
}

#[test]
fn hands_are_named_by_their_share() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    for at in grid(77) {
        let facts = facts(&asked((4, false), at, 0.6));
        let known = [at, fair(4, false), facts.best.at, 0.6];
        for (found, at) in facts.weakest.into_iter().zip(known) {
            assert!(is_weakest(found.dropped, at), "{found:?} {at}");
            let is_weaker = |hand: &&Hand| found.hand.is_none_or(|weakest| **hand < weakest);
            assert_eq!(hands.iter().filter(is_weaker).count(), found.dropped);
            assert_eq!(found.hand.is_none(), at == 1.0);
        }
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
    let at = Settings::of(asked((3, false), 0.5, 0.6));
    for panel in 0..3 {
        let on_map = |at: f64| (panel == 1).then_some(at);
        let pointed = figure.point(panel, &at, (0.123_456, 1.7));
        assert_eq!(real(&pointed, "threshold"), Some(0.123));
        assert_eq!(real(&pointed, "others"), on_map(1.0));
        let pressed = figure.press(panel, &at, KeyPress::Step(10, 0));
        assert_eq!(real(&pressed, "threshold"), Some(0.51));
        let pressed = figure.press(panel, &at, KeyPress::Step(0, -1000));
        assert_eq!(real(&pressed, "others"), on_map(0.0));
    }
    // Setting player 3's threshold means playing apart.
    let mut settings = at.clone();
    assert!(!at.switch("apart"));
    normalize(&mut figure, &mut settings, &["third"]);
    assert!(settings.switch("apart"));
}

/// In turn the figure tells and draws what the solver finds in every situation, and all that does not matter there is gone.
#[test]
fn in_turn_every_situation_has_its_line() {
    for players in [2_u32, 3, 5, 8] {
        let mut figure = GutsPayoff::default();
        let found = InTurn::new(players as usize).unwrap();
        let all: Vec<(String, f64)> = found.thresholds().collect();
        for number in (0..all.len()).step_by(players as usize - 1) {
            let (history, best) = &all[number];
            let asked = Asked {
                in_turn: true,
                declared: u32::try_from(number).unwrap(),
                ..table(players, false)
            };
            let Facts::InTurn(turn) = figure.facts(&asked) else {
                panic!("{asked:?}")
            };
            assert_eq!((&turn.turn.history(), turn.best), (history, *best));
            let payoff = |at: f64| found.payoff(history, at).unwrap();
            assert_eq!((turn.alpha, turn.best_alpha), (payoff(0.5), payoff(*best)));
            assert!(turn.alpha <= turn.best_alpha + 1e-12);
            let settings = Settings::of(asked);
            let drawn = figure.figure_at(0, &settings, RESOLUTION);
            let points = curve(&drawn, Role::You, Stroke::Cased);
            assert!(points.iter().all(|&(at, alpha)| alpha == payoff(at)));
            let plan = figure.figure_at(3, &settings, RESOLUTION);
            // Each seat has its own stretch of the axis, in which its turns stand in order.
            let place = |number: usize| {
                let seat = all[number].0.len();
                let first = (1_usize << seat) - 1;
                (seat + 1) as f64 + (number - first) as f64 / (first + 1) as f64
            };
            let ring = (place(number), 1.0 - best);
            let dots: Vec<(f64, f64)> = plan.dots.iter().map(|dot| dot.at).collect();
            assert_eq!(dots.len(), all.len() + 1);
            assert_eq!(dots.iter().filter(|at| **at == ring).count(), 2);
            for (other, (_, at)) in all.iter().enumerate() {
                assert!(dots.contains(&(place(other), 1.0 - at)));
            }
            let pointed = figure.point(3, &settings, (ring.0 + 1e-6, 0.5));
            let [change] = &assigned(&pointed)[..] else {
                panic!("{pointed:?}")
            };
            assert_eq!(*change, ("declared", Value::Whole(turn.turn.number)));
            let shown: Vec<usize> = (0..4)
                .filter(|&panel| figure.shows(panel, &settings))
                .collect();
            assert_eq!(shown, [0, 3]);
        }
    }
}

#[test]
fn the_plan_is_the_equilibrium_of_every_table() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    let names: Vec<String> = hands.iter().map(hand_name).collect();
    for (players, weenie) in TABLES {
        let asked = table(players, weenie);
        let figure = shown(3, &asked);
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
            let weaker = names.iter().position(|name| *name == label.text).unwrap();
            assert!(is_weakest(weaker, fair(count, weenie)), "{}", label.text);
            // The names stand in one row, where they hide no point.
            assert_eq!(y, figure.labels[0].from.1);
            assert!(y > figure.y.from && figure.dots.iter().all(|dot| y < dot.at.1 - 0.1));
        }
        let crosshair = GutsPayoff::default()
            .crosshair(3, &Settings::of(asked))
            .unwrap();
        let (x, y) = crosshair.centre();
        assert_eq!(x, f64::from(players));
        assert!((y - (1.0 - fair(players, weenie))).abs() < 1e-12);
    }
    let mut figure = GutsPayoff::default();
    let three = Settings::of(table(3, false));
    for (at, players) in [(7.4, 7), (99.0, 20)] {
        let pointed = assigned(&figure.point(3, &three, (at, 0.3)));
        assert_eq!(pointed, [("players", Value::Whole(players))]);
    }
    assert_eq!(assigned(&figure.point(3, &three, (f64::NAN, 0.3))), []);
}

/// What a tenth of all hands more or fewer costs, and none, while the others stay and once they answer.
#[test]
fn players_are_told_what_deviating_costs() {
    for (players, weenie) in TABLES {
        let asked = table(players, weenie);
        let facts = facts(&asked);
        let at = fair(players, weenie);
        assert!((facts.fair.threshold.get() - at).abs() < 1e-12);
        let (_, beta) = bloc(players, weenie, at, at);
        assert!((facts.fair.beta - beta).abs() < 1e-9);
        let expected = [at - 0.1, (at + 0.1).min(1.0), at];
        for (off, mine) in facts.off.into_iter().zip(expected) {
            let case = format!("{players} {weenie} {mine}: {off:?}");
            assert!((off.at - mine).abs() < 1e-12, "{case}");
            let alone = bloc(players, weenie, mine, at).0;
            assert!(
                (off.alone - alone).abs() < 1e-6 && off.alone < 1e-12,
                "{case}"
            );
            // Where a text says that nothing is lost, that is no rounding: who holds more loses nothing to players who stay, and
            // who holds exactly as many neither.
            let is_none = mine == at || (!weenie && mine < at);
            assert_eq!(off.alone.abs() < 1e-12, is_none, "{case}");
            let reply = best_response(asked.rules, asked.players, threshold(mine));
            assert_eq!(off.answered, reply.alpha, "{case}");
        }
    }
}

/// Where the best reply wins hardly more than what is played, nothing that is said makes a difference of it.
#[test]
fn rounding_makes_no_better_reply() {
    let (mut hardly, mut model) = (0, GutsPayoff::default());
    for at in grid(400) {
        let said = model
            .readout(&Settings::of(asked((3, false), at, at)))
            .advice;
        // Alike all win nothing: what the best reply wins is what it wins more.
        let more = most(grid(1000).map(|mine| bloc(3, false, mine, at).0));
        let (is_none, is_hardly) = (
            said.starts_with("You can’t"),
            said.starts_with("You can hardly"),
        );
        let between = match (is_none, is_hardly) {
            (true, _) => -1.0..1e-7,
            (_, true) => 0.0..1e-4 + 1e-7,
            _ => 1e-4 - 1e-7..f64::INFINITY,
        };
        assert!(between.contains(&more), "{at}: {said} {more}");
        hardly += i32::from(is_hardly);
    }
    assert!(hardly > 0);
}
