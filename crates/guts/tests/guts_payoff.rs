//! The figure `guts-payoff`: what it knows and draws, again by counting who holds, by searching grids, and by what the paper prints.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::cards::{Deck, Hand, Hands};
use upperhand::guts::{InTurn, Players, Reply, Rules, Threshold};
use upperhand_games::card_names::hand_name;
use upperhand_guts::guts_payoff::{Asked, Facts, GutsPayoff};
use upperhand_kit::settings::Value;
use upperhand_kit::state::{FieldSet, State as _};
use upperhand_kit::{
    Along, Cell, Edit, Figure, KeyPress, Model, Resolution, Role, Settings, Stroke, Swatch, Ticks,
};
use upperhand_oracles::dealt_guts::counted;
use upperhand_oracles::{assigned, fact};

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

fn facts(asked: &Asked) -> Facts {
    GutsPayoff::default().facts(asked)
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

#[test]
fn the_curves_are_the_round_and_its_sum_for_ever() {
    for (players, weenie) in TABLES {
        for others in [0.0, 0.5, 0.8, fair(players, weenie), 1.0] {
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

/// Wherever you and the others are: the round, your best reply, what your payoff does up to it and beyond.
#[test]
fn no_threshold_is_better_than_the_best_reply_and_every_one_beside_it_costs() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut seen = [0; 3];
    for (players, weenie) in TABLES {
        let anywhere: Vec<(f64, f64)> = (0..12).map(|_| dice.random()).collect();
        let at_ends = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.3, 0.0)];
        let at_best = [(0.5, fair(players, weenie)), (0.72, 0.72)];
        for (mine, others) in anywhere.into_iter().chain(at_ends).chain(at_best) {
            let case = format!("{players} {weenie} {mine} {others}");
            let facts = facts(&asked((players, weenie), mine, others));
            let pays = |at: f64| bloc(players, weenie, at, others).0;
            let (alpha, beta) = bloc(players, weenie, mine, others);
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
            let kinds = [at < 1e-9, facts.rises, !facts.rises];
            for (count, is_seen) in seen.iter_mut().zip(kinds) {
                *count += u32::from(is_seen);
            }
            for hatch in &shown(0, &asked((players, weenie), mine, others)).hatches {
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
        let theirs = curve(&figure, Role::Opponent, Stroke::Dotted);
        for &(mine, theirs) in theirs.iter().step_by(5) {
            let value = bloc(players, weenie, mine, theirs).0;
            let best = least(grid(200).map(|y| bloc(players, weenie, mine, y).0));
            assert!(value < best + 1e-6, "{players} {weenie} ({mine}, {theirs})");
        }
    }
}

/// Against a bloc at the equilibrium every lower threshold is as good: there your best
/// reply jumps, and the map shows it at one height.
#[test]
fn a_jump_of_the_best_reply_is_level() {
    for players in [2, 3, 9] {
        let figure = shown(1, &table(players, false));
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
    let figure = shown(2, &for_theorists(&table(3, false)));
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
    let two = shown(2, &table(2, false));
    let quarter = curve(&two, Role::Opponent, Stroke::Thick)
        .iter()
        .find(|point| point.0 == 0.25);
    assert_eq!(quarter.unwrap().1, -1.0 / 32.0);
    for (players, weenie) in TABLES {
        let figure = shown(2, &table(players, weenie));
        let all = curve(&figure, Role::Opponent, Stroke::Thick);
        let safest = figure.dots[0].at.1;
        let best = most(all.iter().map(|point| point.1));
        assert!(safest >= best - 1e-11, "{players} {weenie}");
        assert_eq!(facts(&table(players, weenie)).safest, figure.dots[0].at);
    }
}

/// What others do to you who know your threshold, alike or not, and how far you stay above the line of the fee.
#[test]
fn their_replies_and_the_margin_are_what_a_search_finds() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(17);
    for (players, weenie) in TABLES {
        for (mine, fee) in [(0.35, 1.0), (0.8, 0.5), (0.97, 0.0), (0.0, 0.25)] {
            let case = format!("{players} {weenie} {mine}");
            let asked = Asked {
                fee,
                ..asked((players, weenie), mine, 0.6)
            };
            assert_eq!(facts(&asked).theory, None);
            let facts = facts(&for_theorists(&asked));
            let rounds: Vec<(f64, f64)> = grid(2000)
                .map(|at| bloc(players, weenie, mine, at))
                .collect();
            let theory = facts.theory.unwrap();
            let is_found =
                |value: f64, searched: f64| value < searched + 1e-6 && value > searched - 1e-4;
            let worst = least(rounds.iter().map(|round| round.0));
            assert!(is_found(theory.bloc.alpha, worst), "{case}: {worst}");
            let thresholds = |reply: &Reply| -> Vec<f64> {
                let each = reply.opponents.thresholds().into_iter();
                each.map(Threshold::get).collect()
            };
            let at = thresholds(&theory.bloc);
            assert!(at.iter().all(|&other| other == at[0]) && at.len() + 1 == players as usize);
            assert!((round(weenie, mine, &at).0 - theory.bloc.alpha).abs() < 1e-6);
            let margin = |(alpha, beta): (f64, f64)| alpha - fee * (beta - 1.0);
            let searched = least(rounds.into_iter().map(margin));
            assert!(
                is_found(theory.least_margin, searched),
                "{case}: {searched}"
            );
            let here = margin(bloc(players, weenie, mine, 0.6));
            assert!((theory.margin - here).abs() < 1e-6, "{case}: {here}");
            // No replies that can be tried leave less than the worst, and those that are named leave that.
            let left = facts.exploited.alpha;
            let named = thresholds(&facts.exploited);
            assert!(
                (round(weenie, mine, &named).0 - left).abs() < 1e-6,
                "{case}"
            );
            assert!(left <= theory.bloc.alpha + 1e-9, "{case}");
            let mut tried = vec![0.0; players as usize - 1];
            for _ in 0..100 {
                tried.fill_with(|| dice.random());
                assert!(round(weenie, mine, &tried).0 > left - 1e-6, "{tried:?}");
            }
        }
    }
}

/// Two who play apart are two others of their own.
#[test]
fn a_round_against_two_who_play_apart_is_theirs() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(18);
    for weenie in [false, true] {
        for _ in 0..20 {
            let (mine, others, third): (f64, f64, f64) = dice.random();
            let apart = Asked {
                apart: true,
                third,
                ..asked((3, weenie), mine, others)
            };
            let found = facts(&apart);
            let pays = |at: f64| round(weenie, at, &[others, third]).0;
            assert!((found.round.alpha - pays(mine)).abs() < 1e-9);
            let best = found.best.round.alpha;
            assert!(
                (pays(found.best.at) - best).abs() < 1e-9
                    && best > most(grid(500).map(pays)) - 1e-9
            );
            // Of more players the others are alike.
            let four = Asked {
                players: Players::new(4).unwrap(),
                ..apart
            };
            assert!((facts(&four).round.alpha - bloc(4, weenie, mine, others).0).abs() < 1e-6);
        }
    }
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
        for (key, threshold, others) in [
            (KeyPress::Step(10, 0), Some(0.51), None),
            (KeyPress::Step(0, -1), None, on_map(0.599)),
            (KeyPress::End(Along::X), Some(1.0), None),
            (KeyPress::Start(Along::Y), None, on_map(0.0)),
            (KeyPress::Step(-1000, 0), Some(0.0), None),
        ] {
            let pressed = figure.press(panel, &at, key);
            assert_eq!(real(&pressed, "threshold"), threshold, "{key:?}");
            assert_eq!(real(&pressed, "others"), others, "{key:?}");
        }
    }
    // Setting player 3's threshold means playing apart.
    let mut settings = at.clone();
    assert!(!at.switch("apart"));
    let third = settings
        .declared()
        .iter()
        .position(|setting| setting.name == "third");
    let set_too = figure.normalize(&mut settings, FieldSet::of(third.unwrap()));
    assert!(settings.switch("apart") && !set_too.is_empty());
}

/// In turn the figure tells and draws what the solver finds in every situation, and all that does not matter there is gone.
#[test]
fn in_turn_every_situation_has_its_line() {
    for players in [2_u32, 3, 5, 8] {
        let found = InTurn::new(players as usize).unwrap();
        let all: Vec<(String, f64)> = found.thresholds().collect();
        for number in (0..all.len()).step_by(players as usize - 1) {
            let (history, best) = &all[number];
            let asked = Asked {
                in_turn: true,
                declared: u32::try_from(number).unwrap(),
                ..table(players, false)
            };
            let turn = facts(&asked).turn.unwrap();
            assert_eq!((&turn.turn.history(), turn.best), (history, *best));
            let payoff = |at: f64| found.payoff(history, at).unwrap();
            assert_eq!((turn.alpha, turn.best_alpha), (payoff(0.5), payoff(*best)));
            assert!(turn.alpha <= turn.best_alpha + 1e-12);
            let drawn = shown(0, &asked);
            let points = curve(&drawn, Role::You, Stroke::Cased);
            assert!(points.iter().all(|&(at, alpha)| alpha == payoff(at)));
            let plan = shown(3, &asked);
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
            let mut figure = GutsPayoff::default();
            let settings = Settings::of(asked);
            let pointed = figure.point(3, &settings, (ring.0 + 1e-6, 0.5));
            let [change] = &assigned(&pointed)[..] else {
                panic!("{pointed:?}")
            };
            assert_eq!(*change, ("declared", Value::Whole(turn.turn.number)));
            let readout = figure.readout(&settings);
            let declared: Vec<&str> = history
                .chars()
                .map(|declared| if declared == 'H' { "hold" } else { "drop" })
                .collect();
            let before = match declared.len() {
                0 => format!("You, first of {players}: "),
                _ => format!(" of {players}, after {}: ", declared.join(", ")),
            };
            assert!(readout.heading.contains(&before), "{}", readout.heading);
            let seats = fact(&readout, "The seats, from the first on");
            let sentence = figure.sentence(&settings);
            assert_eq!(seats.split(", ").count(), players as usize);
            let ends = [seats.split(", ").next(), seats.split(", ").last()];
            for (seat, verb) in ends.into_iter().flatten().zip(["loses", "wins"]) {
                let size = seat.trim_start_matches(['\u{2212}', '+']);
                assert!(sentence.contains(&format!("{verb} {size}")), "{sentence}");
            }
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
        // Nobody holds less than no hand, or more than all.
        let Ticks::At(ticks) = &figure.y.ticks else {
            panic!("shares of hands")
        };
        for tick in ticks {
            assert!((0.0..=1.0).contains(&tick.at), "{tick:?}");
            assert_eq!(tick.text, format!("{:.0}\u{202f}%", 100.0 * tick.at));
        }
        // A rule has the same colour whichever is played.
        let roles: Vec<Role> = figure.curves.iter().map(|curve| curve.role).collect();
        assert_eq!(roles, [Role::You, Role::Weeds]);
        let crosshair = GutsPayoff::default()
            .crosshair(3, &Settings::of(asked))
            .unwrap();
        let (x, y) = crosshair.centre();
        assert_eq!(x, f64::from(players));
        assert!((y - (1.0 - fair(players, weenie))).abs() < 1e-12);
    }
    let mut figure = GutsPayoff::default();
    let three = Settings::of(table(3, false));
    let players = |count| vec![("players", Value::Whole(count))];
    assert_eq!(assigned(&figure.point(3, &three, (7.4, 0.3))), players(7));
    assert_eq!(assigned(&figure.point(3, &three, (99.0, 0.3))), players(20));
    assert_eq!(assigned(&figure.point(3, &three, (f64::NAN, 0.3))), []);
    for (key, moved) in [
        (KeyPress::Step(1, 0), players(4)),
        (KeyPress::Step(-10, 0), players(2)),
        (KeyPress::End(Along::X), players(20)),
        (KeyPress::Step(0, 1), vec![]),
    ] {
        assert_eq!(assigned(&figure.press(3, &three, key)), moved, "{key:?}");
    }
}

/// Guts, (6.6): α_b, where one of both always holds, by the printed formula, and at its ends by the game.
#[test]
fn alpha_b_is_drawn_for_three_players() {
    let figure = shown(2, &for_theorists(&table(3, false)));
    let line = curve(&figure, Role::Ink, Stroke::Thin);
    let mut seen = 0;
    for &(p, drawn) in line {
        if p <= (2.0_f64 / 3.0).sqrt() {
            let b = -2.0 * ((9.0 * p * p + 3.0).powf(1.5) - 27.0 * p) / 27.0;
            assert!((drawn - b).abs() < 1e-12, "{p}");
            seen += 1;
        }
        let searched = least(grid(400).map(|at| round(false, p, &[0.0, at]).0));
        assert!(drawn <= searched + 1e-6 && drawn >= searched - 1e-4, "{p}");
    }
    assert!(seen > 50);
    let names: Vec<&str> = figure
        .labels
        .iter()
        .map(|label| label.text.as_str())
        .collect();
    assert_eq!(names, ["both alike", "one always holds"]);
    let four = for_theorists(&table(4, false));
    assert!(shown(2, &four).labels.is_empty());
}

/// What a tenth of all hands more or fewer costs, and none, while the others stay and once they answer.
#[test]
fn players_are_told_what_deviating_costs() {
    for (players, weenie) in TABLES {
        let facts = facts(&table(players, weenie));
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
            // A bloc is one of the answers, and one who always holds beside a bloc another.
            let beside = |at: f64| {
                let mut others = vec![at; players as usize - 1];
                others[0] = 0.0;
                round(weenie, mine, &others).0
            };
            let worst =
                least(grid(400).map(|at| bloc(players, weenie, mine, at).0.min(beside(at))));
            let (below, above) = (1.02 * worst - 5e-5, worst + 1e-6);
            assert!((below..=above).contains(&off.answered), "{case} {worst}");
        }
    }
}

/// One curve whose marks the legend names, and no line of the theory; who asks for the theory has them all.
#[test]
fn players_see_one_curve_and_theorists_have_all_of_them() {
    for (players, weenie) in TABLES {
        for others in [0.0, 0.3, 0.65, 0.9, fair(players, weenie), 1.0] {
            let figure = shown(0, &asked((players, weenie), 0.5, others));
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
    let controls = |asked: Asked| {
        let controls = GutsPayoff::default().controls(&Settings::of(asked));
        controls.iter().any(|control| control.name == "fee")
    };
    let theory = for_theorists(&table(3, false));
    assert_eq!(shown(0, &theory).curves.len(), 4);
    assert!(controls(theory) && !controls(table(3, false)));
}

/// One other is no "others", and two who play apart have a number each.
#[test]
fn the_others_are_called_as_many_as_they_are() {
    let of_others = |asked: &Asked| {
        let controls = GutsPayoff::default().controls(&Settings::of(asked.clone()));
        let found = controls.iter().find(|control| control.name == "others");
        let control = found.unwrap();
        (control.short_label, control.label)
    };
    let apart = Asked {
        apart: true,
        ..table(3, false)
    };
    let two = table(2, true);
    assert_eq!(of_others(&apart), ("player 2", "Player 2’s threshold"));
    assert_eq!(of_others(&two), ("other", "The other’s threshold"));
    let three = of_others(&table(3, false));
    assert_eq!(three, ("others", "The others’ threshold"));
    for (players, weenie) in TABLES {
        let asked = table(players, weenie);
        let mut texts: Vec<String> = (0..4)
            .map(|panel| shown(panel, &asked))
            .flat_map(|figure| [figure.title, figure.legend.label])
            .collect();
        let (settings, mut model) = (Settings::of(asked), GutsPayoff::default());
        let readout = model.readout(&settings);
        texts.extend([readout.heading, readout.advice]);
        let told = readout.facts.into_iter();
        texts.extend(told.flat_map(|fact| [fact.0.to_owned(), fact.1]));
        texts.extend([model.sentence(&settings), model.summary(&settings)]);
        let has_others = texts.iter().any(|text| text.contains("others"));
        assert_eq!(has_others, players > 2, "{texts:?}");
    }
    let title = |asked: &Asked| shown(0, asked).legend.label;
    assert!(title(&two).ends_with("against the other"));
    assert!(title(&apart).ends_with("against these two"));
}

/// Where the best reply wins hardly more than what is played, nothing that is said makes a difference of it.
#[test]
fn rounding_makes_no_better_reply() {
    let (mut hardly, mut model) = (0, GutsPayoff::default());
    for at in grid(400) {
        let readout = model.readout(&Settings::of(asked((3, false), at, at)));
        let more = most(grid(1000).map(|mine| bloc(3, false, mine, at).0));
        // Alike all win nothing: what is said of the best reply is what it wins more.
        assert_eq!(readout.value, "0");
        let said = fact(&readout, "It comes to");
        let (is_none, is_under) = (said.starts_with("0 "), said.starts_with("under 0.01 "));
        assert_eq!(readout.advice.starts_with("You can’t"), is_none, "{at}");
        assert_eq!(
            readout.advice.starts_with("You can hardly"),
            is_under,
            "{at}"
        );
        assert!(!is_none || more < 1e-7, "{at}: {said} {more}");
        assert!(!is_under || more < 1e-4 + 1e-7, "{at}: {said} {more}");
        assert!(
            is_none || is_under || more > 1e-4 - 1e-7,
            "{at}: {said} {more}"
        );
        hardly += i32::from(is_under);
    }
    assert!(hardly > 0);
}
