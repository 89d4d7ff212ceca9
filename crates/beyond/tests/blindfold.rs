//! The figure `blindfold`: what it knows is what the solver finds, position by position, beside the exhaustive table of those who see.

use crate::{answer, solve_tasks, task_run};
use core::cmp::Ordering;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use upperhand::guess_who::{Ending, Plan, Rules, SolvedTable, blindfold};
use upperhand_beyond::blindfold::{Asked, BlindfoldMap, Drawn, Layer, Place};
use upperhand_kit::{Cell, Extent, Figure, Model, Paint, Role, Settings};
use upperhand_oracles::{RESOLUTION, exact, pool};

fn asked(ending: Ending, [mine, theirs]: [u32; 2], layer: Layer) -> Asked {
    let [mine, theirs] = [mine, theirs].map(pool);
    Asked {
        ending,
        mine,
        theirs,
        layer,
    }
}

fn settings(ending: Ending, pools: [u32; 2]) -> Settings {
    Settings::of(asked(ending, pools, Layer::Difference))
}

/// The figure with the map solved up to 8, 12, 14, 16, …: so many stages.
fn solved(ending: Ending, stages: usize) -> BlindfoldMap {
    let mut figure = BlindfoldMap::default();
    solve_tasks(&mut figure, &settings(ending, [6, 4]), stages).unwrap();
    figure
}

/// The mover's chance with eyes open, by the exhaustive table.
fn chance(table: &SolvedTable, [n, m]: [u32; 2]) -> BigRational {
    BigRational::new(table.numerator(pool(n), pool(m)).into(), (n * m).into())
}

fn value(exact: &BigRational) -> f64 {
    exact.to_f64().unwrap()
}

#[test]
fn facts_are_those_of_the_solver_and_shown() {
    let mut plans = [0_usize; 4];
    let open = SolvedTable::new(Rules::OPEN, 24).unwrap();
    for ending in Ending::ALL {
        let rules = Rules::new(2, ending).unwrap();
        let table = SolvedTable::new(rules, 24).unwrap();
        let mut figure = solved(ending, 2);
        let maps = [Layer::Difference, Layer::Blindfold, Layer::Seeing].map(|layer| {
            let settings = Settings::of(asked(ending, [6, 4], layer));
            figure.figure_at(0, &settings, RESOLUTION)
        });
        let mut tally = [0, 0, 0];
        for place in 0..24 * 24 {
            let [n, m] = [place % 24 + 1, place / 24 + 1];
            let facts = figure.facts(&asked(ending, [n, m], Layer::Seeing));
            let Place { seeing, known, .. } = facts.place;
            let case = format!("{ending:?} ({n}, {m}): {known:?}");
            let shown = |map: &Figure| map.raster.as_ref().unwrap().cells[place as usize];
            let cells = maps.each_ref().map(shown);
            assert_eq!(facts.open.map(exact), Some(chance(&open, [n, m])), "{case}");
            if ending == Ending::Race && [n, m] == [1, 1] {
                assert!(seeing.is_none() && known.is_none(), "{case}");
                assert_eq!(cells, [Cell::fill(0); 3]);
                continue;
            }
            let eyes_open = chance(&table, [n, m]);
            assert_eq!(exact(seeing.unwrap()), eyes_open, "{case}");
            check_cell(cells[2], value(&eyes_open), &case);
            if n.max(m) > 12 {
                assert!(
                    known.is_none() && cells[..2] == [Cell::fill(1); 2],
                    "{case}"
                );
                continue;
            }
            let found = blindfold(rules, pool(n), pool(m)).unwrap();
            let known = known.unwrap();
            assert_eq!(exact(known.win), found.win, "{case}");
            let (who, gained) = known.gained;
            assert_eq!(who, found.win.cmp(&eyes_open), "{case}");
            let apart = exact(gained);
            let difference = if who == Ordering::Less { -apart } else { apart };
            assert_eq!(difference, &found.win - eyes_open, "{case}");
            check_cell(cells[0], 0.5 + value(&difference) / 0.3, &case);
            check_cell(cells[1], value(&found.win), &case);
            tally[usize::from(who != Ordering::Greater) + usize::from(who == Ordering::Equal)] += 1;
            let bars = figure.figure_at(1, &settings(ending, [n, m]), RESOLUTION);
            let sides = [
                (Role::You, n, &found.first),
                (Role::Opponent, m, &found.second),
            ];
            for (drawn, (role, pool, mixture)) in known.drawn.iter().zip(sides) {
                check_drawn(drawn, rules, pool, mixture);
                check_bars(&bars, role, drawn);
                plans[2 * usize::from(drawn.plans > 1) + usize::from(drawn.halving.is_some())] += 1;
            }
        }
        assert_eq!(
            figure.facts(&asked(ending, [2, 2], Layer::Seeing)).tally,
            tally
        );
    }
    assert!(plans.iter().all(|&count| count > 20), "{plans:?}");
}

/// A cell of the gradient stands at a share of it.
fn check_cell(cell: Cell, share: f64, case: &str) {
    let apart = cell.index().abs_diff(Cell::magnitude(share).index());
    assert!(
        apart <= 1 && (0.0..=1.0).contains(&share),
        "{case}: {cell:?} for {share}"
    );
}

/// Shares and plans are those of the mixture. In the race shares obey Kraft’s equality: 2 to the minus turn is 1/pool on average.
fn check_drawn(drawn: &Drawn, rules: Rules, pool: u32, mixture: &[(Plan, BigRational)]) {
    let turns = |plan: &Plan| {
        let ends = plan.right().iter().zip(plan.wrong()).enumerate();
        let ends = ends.map(|(turn, (right, wrong))| (turn, *right, *wrong));
        ends.filter(|(_, right, wrong)| right + wrong > 0)
            .collect::<Vec<_>>()
    };
    assert_eq!(drawn.plans, mixture.len());
    let halving = turns(&Plan::halving(rules, pool));
    let halves = mixture.iter().find(|(plan, _)| turns(plan) == halving);
    assert_eq!(
        drawn.halving.map(exact),
        halves.map(|(_, chance)| chance.clone())
    );
    let mut mean = BigRational::from_integer(0.into());
    let (mut sum, mut kraft) = (0.0, 0.0);
    for (turn, &(right, wrong)) in (0..).zip(&drawn.done) {
        let [done, missed] = [Plan::right, Plan::wrong].map(|counts| {
            let all = mixture.iter().map(|(plan, chance)| {
                let suspects = counts(plan).get(turn).copied().unwrap_or(0);
                chance * BigRational::new(suspects.into(), pool.into())
            });
            all.sum::<BigRational>()
        });
        assert!((right - value(&done)).abs() + (wrong - value(&missed)).abs() < 1e-9);
        mean += (done + missed) * BigRational::from_integer(turn.into());
        sum += right + wrong;
        kraft += (right + wrong) * 0.5_f64.powi(i32::try_from(turn).unwrap());
    }
    assert!((drawn.turns() - value(&mean)).abs() < 1e-9 && (sum - 1.0).abs() < 1e-9);
    assert!(rules != Rules::RACE || (kraft * f64::from(pool) - 1.0).abs() < 1e-9);
}

/// A player's bars are the shares of games, right and then wrong on top, each beside its turn.
fn check_bars(bars: &Figure, role: Role, drawn: &Drawn) {
    let paints = [Paint::Role(role), Paint::Tint(role, 45)];
    let expected = drawn
        .done
        .iter()
        .enumerate()
        .flat_map(|(turn, &(right, wrong))| {
            let both = [(paints[0], 0.0, right), (paints[1], right, right + wrong)];
            both.map(|(paint, from, to)| (turn as f64, paint, from, to))
        });
    let expected: Vec<_> = expected.filter(|(.., from, to)| to > from).collect();
    let of_role = bars
        .shapes
        .iter()
        .filter(|shape| paints.contains(&shape.paint));
    let found = of_role.map(|shape| {
        let [(left, from), _, (right, to), _] = shape.outline[..] else {
            panic!("{shape:?}");
        };
        (f64::midpoint(left, right).round(), shape.paint, from, to)
    });
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

/// Parts of the map come one after the other, a position that is looked at before them, and the map is not asked for again where it is
/// stopped.
#[test]
fn the_position_looked_at_is_solved_first_and_then_the_map() {
    let parts = settings(Ending::Official, [3, 5]);
    for (stages, side) in [(0, 8), (1, 12), (2, 14), (4, 18)] {
        let task = solved(Ending::Official, stages).task(&parts).unwrap();
        assert_eq!((task.numbers, task.is_begun), (vec![1, side], false));
    }
    let mut figure = BlindfoldMap::default();
    let task = figure.task(&parts).unwrap();
    assert_eq!(
        task.label,
        "Solving all pools up to 8 blindfold under the official rules"
    );
    let right = answer(&task).unwrap();
    for numbers in [
        &[][..],
        &[3, 8],
        &[0, 9],
        &[0, 25, 8],
        &[0, 1, 1],
        &[1, 0, 8],
    ] {
        assert!(figure.receive(task.name, numbers, &right).is_err());
        assert!(task_run(task.name, numbers).is_err());
    }
    for [n, m] in [[24, 24], [17, 23], [9, 2]] {
        let settings = settings(Ending::Official, [n, m]);
        let task = figure.task(&settings).unwrap();
        assert_eq!(task.numbers, [1, n, m]);
        let label = format!("Solving {n} against {m} blindfold under the official rules");
        assert_eq!(task.label, label);
        let right = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &right).unwrap();
        let known = figure.facts(settings.state()).place.known.unwrap();
        let found = blindfold(Rules::OFFICIAL, pool(n), pool(m)).unwrap();
        assert_eq!(exact(known.win), found.win);
        assert_eq!(figure.task(&settings).unwrap().numbers, [1, 8]);
    }
    let nobody = figure.task(&settings(Ending::Race, [1, 1])).unwrap();
    assert_eq!(nobody.numbers, [0, 8]);
}

#[test]
fn pools_are_pointed_at_and_listed() {
    let mut figure = solved(Ending::Race, 1);
    let corner = settings(Ending::Race, [24, 24]);
    let pointed = figure.point(0, &corner, (3.4, 7.6)).on(&corner);
    assert_eq!(pointed, settings(Ending::Race, [3, 8]));
    assert_eq!(figure.table(&corner, Extent::Near).rows.len(), 9);
    let shown = figure.table(&corner, Extent::Shown);
    assert_eq!((shown.rows.len(), shown.columns.len()), (24 * 24, 7));
    let row = "8 8 64.7\u{202f}% 11/17 68.8\u{202f}% 11/16 −4.04";
    assert_eq!(shown.rows[7 * 24 + 7].join(" "), row);
}
