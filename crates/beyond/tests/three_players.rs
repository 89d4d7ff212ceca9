//! The figure `three-players`: what it knows is what the naive game tree comes to, with the outcomes of equilibria.

use crate::{answer, solve_tasks, task_run};
use itertools::iproduct;
use upperhand::BigRational;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Rules, ThreeTable};
use upperhand_beyond::three_players::{Asked, Facts, Layer, ThreePlayers};
use upperhand_kit::described::Missing;
use upperhand_kit::{Cell, Model, Settings};
use upperhand_oracles::three_players::{Tree, positions, splits};
use upperhand_oracles::{RESOLUTION, exact, pool};

/// The pools that the game tree is grown for.
const SIDE: u32 = 4;

/// The largest pool on the map.
const LARGEST: u32 = 64;

/// The name of the task.
const TASK: &str = "three-players/positions";

/// All rules that the figure has.
fn all_rules() -> impl Iterator<Item = Rules> {
    upperhand_oracles::all_rules().filter(|rules| rules.answers() < 4)
}

fn asked(rules: Rules, pools: [u32; 3]) -> Asked {
    let [mine, theirs, last] = pools.map(pool);
    Asked {
        ending: rules.ending(),
        answers: rules.answers(),
        mine,
        theirs,
        last,
        size: LARGEST,
        layer: Layer::Choice,
    }
}

fn facts(figure: &mut ThreePlayers, rules: Rules, pools: [u32; 3]) -> Facts {
    figure.facts(&asked(rules, pools))
}

/// The ends of what each player has over all equilibria.
fn ends(tree: &mut Tree, pools: [u32; 3]) -> [[BigRational; 2]; 3] {
    let outcomes = tree.outcomes((0, pools.map(Some)));
    [0, 1, 2].map(|seat| {
        let all = || outcomes.iter().map(|outcome| outcome[seat].clone());
        [all().min().unwrap(), all().max().unwrap()]
    })
}

/// Chances, what the others decide, and the moves: what is none leaves less whatever the others choose.
#[test]
fn what_is_known_of_a_position_is_what_the_game_tree_says() {
    let mut figure = ThreePlayers::default();
    let mut seen = [0_u32; 4];
    for rules in all_rules() {
        let mut tree = Tree::new(rules);
        for pools in positions(rules, SIDE) {
            let Facts {
                place,
                moves,
                all_moves,
                ..
            } = facts(&mut figure, rules, pools);
            let ends = ends(&mut tree, pools);
            let known = place.chances().unwrap();
            let known = known.map(|chance| [exact(chance.low), exact(chance.high)]);
            assert_eq!(known, ends, "{rules} {pools:?}");
            let widest = ends.iter().map(|[low, high]| high - low).max();
            assert_eq!(place.decided().map(exact).ok(), widest, "{rules} {pools:?}");
            if rules.ending() == Ending::Race && pools.contains(&1) {
                assert_eq!(moves, []);
                seen[0] += 1;
                continue;
            }
            let [mine, theirs, last] = pools;
            let guaranteed = &ends[0][0];
            let questions = splits(mine, 1, rules.answers().into());
            for parts in &questions {
                // The most that a question leaves.
                let chances = parts.iter().map(|&part| {
                    let next = tree.outcomes((1, [Some(part), Some(theirs), Some(last)]));
                    let best = next.iter().map(|outcome| outcome[0].clone()).max().unwrap();
                    best * BigRational::new(part.into(), mine.into())
                });
                let can_be_best = chances.sum::<BigRational>() >= *guaranteed;
                let is_listed = moves.contains(&Move::Ask(parts.clone()));
                assert_eq!(is_listed, can_be_best, "{rules} {pools:?} {parts:?}");
            }
            let names = moves.contains(&Move::Name);
            let asks = moves.len() - usize::from(names);
            assert!(
                asks <= questions.len() && !moves.is_empty(),
                "{rules} {pools:?}"
            );
            let all = questions.len() + usize::from(rules.ending() != Ending::Race);
            assert_eq!(all_moves as usize, all, "{rules} {pools:?}");
            seen[1 + usize::from(names) + usize::from(moves.len() == all)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    let never = facts(&mut figure, Rules::RACE, [1, 1, 5]);
    assert_eq!(never.place.ends, Err(Missing::Never));
    assert_eq!(never.moves, []);
}

#[test]
fn colours_and_the_fair_start_are_those_of_the_table() {
    for (rules, last) in [
        (Rules::RACE, 5),
        (Rules::RACE, 1),
        (Rules::OFFICIAL, 40),
        (Rules::TRIPARTITE, 9),
    ] {
        let mut figure = ThreePlayers::default();
        let state = asked(rules, [6, 4, last]);
        let settings = Settings::of(state.clone());
        let numbers = answer(&figure.task(&settings).unwrap()).unwrap();
        let table = ThreeTable::from_numbers(rules, [pool(LARGEST); 3], &numbers).unwrap();
        solve_tasks(&mut figure, &settings, 1).unwrap();
        let is_over = |[mine, theirs]: [u32; 2]| {
            let ones = [mine, theirs, last].into_iter().filter(|&pool| pool == 1);
            if rules == Rules::RACE {
                ones.count()
            } else {
                0
            }
        };
        let all = || iproduct!(1..=LARGEST, 1..=LARGEST).map(|(theirs, mine)| [mine, theirs]);
        let share = |[mine, theirs]: [u32; 2], of: &dyn Fn([[u32; 2]; 3]) -> u32| {
            let ends = table.numerators([mine, theirs, last].map(pool));
            f64::from(of(ends)) / f64::from(mine * theirs * last)
        };
        let widest = |ends: [[u32; 2]; 3]| ends.map(|[low, high]| high - low).into_iter().max();
        let decided = |at| share(at, &|ends| widest(ends).unwrap());
        let played = all().filter(|&at| is_over(at) < 2);
        let most = played.map(decided).fold(0.0, f64::max);
        for &layer in Layer::ALL {
            let picture = Settings::of(Asked {
                layer,
                ..state.clone()
            });
            let raster = figure.figure_at(0, &picture, RESOLUTION).raster.unwrap();
            assert_eq!(raster.cells.len(), (LARGEST * LARGEST) as usize);
            for (at, cell) in all().zip(&raster.cells) {
                if is_over(at) > 1 {
                    assert_eq!(*cell, Cell::fill(0));
                    continue;
                }
                let chance = match layer {
                    Layer::Yours => share(at, &|ends| ends[0][0]),
                    Layer::Next => share(at, &|ends| ends[1][0]),
                    Layer::Last => share(at, &|ends| ends[2][0]),
                    Layer::Choice => decided(at) / most.max(1e-9),
                };
                let colour = match layer {
                    Layer::Choice => chance,
                    _ if chance < 1.0 / 3.0 => 1.5 * chance,
                    _ => 0.5 + 0.75 * (chance - 1.0 / 3.0),
                };
                let near = Cell::magnitude(colour).index().abs_diff(cell.index());
                assert!(near <= 1, "{layer:?} {at:?}");
            }
        }
        let dots = figure.figure_at(0, &settings, RESOLUTION).dots;
        let fairest = figure.facts(&state).fairest;
        let apart = |&at: &[u32; 2]| {
            let highest = |ends: [[u32; 2]; 3]| ends.into_iter().flatten().max().unwrap();
            let lowest = |ends: [[u32; 2]; 3]| ends.into_iter().flatten().min().unwrap();
            share(at, &highest) - share(at, &lowest)
        };
        let open = all().filter(|&at| is_over(at) == 0);
        let least = open.min_by(|one, other| apart(one).total_cmp(&apart(other)));
        match (fairest, least) {
            (Ok([mine, theirs, _]), Some(least)) => {
                let fair = [mine.get(), theirs.get()];
                let more = apart(&fair) - apart(&least);
                assert!(more.abs() < 1e-12, "{fair:?} {least:?}");
                assert_eq!(dots[0].at, (fair[0].into(), fair[1].into()));
            }
            (fairest, least) => {
                assert_eq!((fairest, least), (Err(Missing::Never), None));
                assert!(dots.is_empty());
            }
        }
    }
}

/// A task that has made so many steps.
fn stopped(rules: Rules, steps: u32) -> ([u32; 2], Vec<i64>) {
    let numbers = [rules.ending() as u32, rules.answers().into()];
    let mut run = task_run(TASK, &numbers).unwrap();
    for _ in 0..steps {
        run.step().unwrap();
    }
    assert!(!run.is_over() && run.done() < 1.0);
    (numbers, run.answer())
}

#[test]
fn small_positions_are_known_at_once_and_others_as_far_as_they_are_solved() {
    for rules in all_rules() {
        let mut figure = ThreePlayers::default();
        let ends = |figure: &mut ThreePlayers, pools| facts(figure, rules, pools).place.ends;
        let (small, large, beyond) = ([8, 8, 8], [9, 20, 30], [9, 21, 30]);
        assert!(ends(&mut figure, small).is_ok());
        assert_eq!(ends(&mut figure, large), Err(Missing::NotYet));
        let settings = Settings::of(asked(rules, large));
        let task = figure.task(&settings).unwrap();
        assert!(!task.is_begun);
        // Stopped before it knows more than what was known at once.
        let (numbers, answer) = stopped(rules, 5);
        assert_eq!(task.numbers, numbers);
        figure.receive(TASK, &numbers, &answer).unwrap();
        assert!(figure.task(&settings).unwrap().is_begun);
        assert!(ends(&mut figure, small).is_ok());
        assert_eq!(ends(&mut figure, large), Err(Missing::Stopped));
        // Sums of three pools are solved one after the other, from 3 on.
        let (numbers, answer) = stopped(rules, 9 + 20 + 30 - 2);
        figure.receive(TASK, &numbers, &answer).unwrap();
        let table = ThreeTable::new(rules, large.map(pool)).unwrap();
        let solved = table.numerators(large.map(pool));
        assert_eq!(ends(&mut figure, large), Ok(solved));
        assert_eq!(ends(&mut figure, beyond), Err(Missing::Stopped));
        let beyond = Settings::of(asked(rules, beyond));
        let raster = figure.figure_at(0, &beyond, RESOLUTION).raster.unwrap();
        for (index, cell) in (0_u32..).zip(&raster.cells) {
            let sum = 1 + index % LARGEST + 1 + index / LARGEST + 30;
            assert_eq!(*cell == Cell::fill(1), sum > 59, "{index}");
        }
    }
}

#[test]
fn what_is_no_answer_is_refused() {
    let mut figure = ThreePlayers::default();
    let before = facts(&mut figure, Rules::OFFICIAL, [5, 3, 4]);
    let (numbers, answer) = stopped(Rules::OFFICIAL, 6);
    for wrong in [
        Vec::new(),
        [&answer[..], &[0]].concat(),
        [&[-1], &answer[1..]].concat(),
        [&answer[..1], &[0], &answer[2..]].concat(),
    ] {
        assert!(figure.receive(TASK, &numbers, &wrong).is_err());
    }
    assert_eq!(facts(&mut figure, Rules::OFFICIAL, [5, 3, 4]), before);
    for numbers in [&[][..], &[3, 2], &[0, 1], &[0, 4], &[0, 2, 2]] {
        assert!(task_run(TASK, numbers).is_err());
    }
}

#[test]
fn a_pool_makes_the_map_larger_and_a_smaller_map_moves_the_pools() {
    let mut figure = ThreePlayers::default();
    let mut shown = |pools, size, set: &[&str]| {
        let state = Asked {
            size,
            ..asked(Rules::RACE, pools)
        };
        let mut settings = Settings::of(state);
        let set = settings.fields(set);
        let kept = figure.normalize(&mut settings, set);
        let state: &Asked = settings.state();
        ([state.mine.get(), state.theirs.get(), state.size], kept)
    };
    assert_eq!(shown([25, 3, 5], 24, &["mine"]).0, [25, 3, 32]);
    assert_eq!(shown([25, 3, 5], 10, &["mine", "size"]).0, [25, 3, 32]);
    // The pools stay where a smaller map has moved them.
    let (smaller, kept) = shown([25, 3, 5], 10, &["size"]);
    assert_eq!(smaller, [10, 3, 10]);
    assert!(!kept.is_empty());
}
