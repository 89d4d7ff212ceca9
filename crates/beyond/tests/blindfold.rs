//! The figure `blindfold`: what it says is what the solver finds, position by position, beside the exhaustive table of those who see.

use crate::{answer, task_run};
use num_bigint::BigInt;
use num_rational::BigRational;
use upperhand::guess_who::{Blindfold, Ending, Error, Plan, Rules, SolvedTable, blindfold};
use upperhand_beyond::blindfold::BlindfoldMap;
use upperhand_kit::{Cell, Extent, Figure, KeyPress, Model, Paint, Resolution, Role, Settings};
use upperhand_oracles::{fact, normalized, pool};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 200,
};

/// The names of the map's layers.
const LAYERS: [&str; 3] = ["difference", "blindfold", "win"];

fn rules_of(ending: Ending) -> Rules {
    Rules::new(2, ending).unwrap()
}

fn settings(figure: &mut BlindfoldMap, ending: Ending, (mine, theirs): (u32, u32)) -> Settings {
    let set = format!("rules={} mine={mine} theirs={theirs}", ending.name());
    normalized(figure, &set)
}

/// The figure with the map solved up to a stage.
fn solved(ending: Ending, side: u32) -> BlindfoldMap {
    let mut figure = BlindfoldMap::default();
    let settings = settings(&mut figure, ending, (6, 4));
    while let Some(task) = figure.task(&settings) {
        if task.numbers[1] > side {
            break;
        }
        assert!(!task.is_begun && task.numbers.len() == 2, "{task:?}");
        let answer = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &answer).unwrap();
    }
    figure
}

fn whole(number: u32) -> BigRational {
    BigRational::from_integer(number.into())
}

/// Both chances, where there is a position.
struct Exact {
    solved: Blindfold,
    seeing: BigRational,
}

impl Exact {
    fn at(table: &SolvedTable, (n, m): (u32, u32)) -> Option<Self> {
        match blindfold(table.rules(), pool(n), pool(m)) {
            Ok(solved) => Some(Self {
                solved,
                seeing: BigRational::new(table.numerator(pool(n), pool(m)).into(), (n * m).into()),
            }),
            Err(error) => {
                assert_eq!(error, Error::NotAPosition);
                None
            }
        }
    }

    fn difference(&self) -> BigRational {
        &self.solved.win - &self.seeing
    }
}

/// A number of at least 0 with one decimal, half up: "63.2".
fn tenths(percent: &BigRational) -> String {
    let rounded = (percent * whole(10) + BigRational::new(1.into(), 2.into())).to_integer();
    let (units, tenth): (BigInt, BigInt) = (&rounded / 10, &rounded % 10);
    format!("{units}.{tenth}")
}

fn percent(chance: &BigRational) -> String {
    match tenths(&(chance * whole(100))).as_str() {
        _ if *chance == whole(0) => "0\u{202f}%".to_owned(),
        _ if *chance == whole(1) => "100\u{202f}%".to_owned(),
        tenths => format!("{tenths}\u{202f}%"),
    }
}

/// The number of "3.5 points" or "0.041 points" is that of a difference, to its last digit.
fn says_points(text: &str, difference: &BigRational) -> bool {
    let (number, unit) = text.split_once(' ').unwrap_or_else(|| panic!("{text}"));
    let decimals = number.split_once('.').map_or(0, |(_, digits)| digits.len());
    let scale = BigInt::from(10).pow(u32::try_from(decimals.max(1)).unwrap());
    let value: BigInt = (number.replace('.', "") + if decimals == 0 { "0" } else { "" })
        .parse()
        .unwrap();
    let off = difference * whole(100) * &scale - BigRational::from_integer(value);
    unit.starts_with("point")
        && off <= BigRational::new(1.into(), 2.into())
        && off >= BigRational::new((-1).into(), 2.into())
}

#[test]
fn both_chances_and_who_gains_are_said_exactly() {
    let mut seen = [0_u32; 3];
    for ending in Ending::ALL {
        let side = if ending == Ending::Open { 16 } else { 12 };
        let table = SolvedTable::new(rules_of(ending), side).unwrap();
        let mut figure = solved(ending, side);
        let mut counts = [0_u32; 3];
        for n in 1..=side {
            for m in 1..=side {
                let settings = settings(&mut figure, ending, (n, m));
                let readout = figure.readout(&settings);
                let sentence = figure.sentence(&settings);
                let case = format!("{ending:?} ({n}, {m}): {readout:?}");
                let Some(exact) = Exact::at(&table, (n, m)) else {
                    assert_eq!(readout.value, "–", "{case}");
                    assert!(readout.advice.starts_with("This cannot happen"), "{case}");
                    assert!(sentence.ends_with("this cannot happen."), "{sentence}");
                    continue;
                };
                assert_eq!(readout.exact, exact.solved.win.to_string(), "{case}");
                let [blind, seeing] = [&exact.solved.win, &exact.seeing].map(percent);
                assert_eq!(readout.value, blind, "{case}");
                let both = format!(": you win {blind}, with eyes open {seeing}.");
                assert!(sentence.ends_with(&both), "{sentence}");
                assert!(
                    fact(&readout, "With eyes open").starts_with(&seeing),
                    "{case}"
                );
                let difference = exact.difference();
                let order = difference.cmp(&whole(0)) as i8;
                counts[usize::try_from(1 - order).unwrap()] += 1;
                if ending == Ending::Race && n.min(m) == 1 {
                    assert!(readout.advice.starts_with("The game is over"), "{case}");
                    assert_eq!(
                        fact(&readout, "Gained by the blindfold"),
                        "none, the game is over"
                    );
                    continue;
                }
                let who = ["They", "Nobody", "You"][usize::try_from(order + 1).unwrap()];
                seen[usize::try_from(order + 1).unwrap()] += 1;
                let apart = if order < 0 { -&difference } else { difference };
                let gained = fact(&readout, "Gained by the blindfold");
                if order == 0 {
                    assert_eq!(gained, "nobody", "{case}");
                    assert!(readout.advice.starts_with("Nobody gains"), "{case}");
                    continue;
                }
                let advice = readout
                    .advice
                    .strip_prefix(&format!("{who} gain "))
                    .expect(&case);
                let (said, rest) = advice.split_once(" by the blindfold: ").expect(&case);
                assert!(says_points(said, &apart), "{case}");
                assert_eq!(rest, format!("with eyes open you win {seeing}."), "{case}");
                assert_eq!(
                    gained,
                    format!("{} {said} ({apart})", who.to_lowercase()),
                    "{case}"
                );
            }
        }
        let [you, nobody, they] = counts;
        let readout = figure.readout(&settings(&mut BlindfoldMap::default(), ending, (2, 2)));
        assert_eq!(
            fact(&readout, "Of the pools solved"),
            format!("you gain at {you}, they at {they}, nobody at {nobody}")
        );
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// The chance of a plan in a mixture.
fn chance_of(drawn: &[(Plan, BigRational)], plan: &Plan) -> Option<BigRational> {
    let ends = |plan: &Plan| {
        let counts = plan
            .right()
            .iter()
            .copied()
            .zip(plan.wrong().iter().copied());
        let mut ends: Vec<(u32, u32)> = counts.collect();
        while ends.last() == Some(&(0, 0)) {
            ends.pop();
        }
        ends
    };
    let found = drawn.iter().find(|(known, _)| ends(known) == ends(plan));
    found.map(|(_, chance)| chance.clone())
}

#[test]
fn what_both_draw_from_is_told_and_drawn_as_bars() {
    let mut halved = [0_u32; 4];
    for ending in [Ending::Race, Ending::Official] {
        let rules = rules_of(ending);
        let table = SolvedTable::new(rules, 12).unwrap();
        let mut figure = solved(ending, 12);
        for (n, m) in [
            (2, 3),
            (4, 1),
            (4, 4),
            (6, 4),
            (8, 8),
            (11, 9),
            (7, 12),
            (12, 12),
        ] {
            // The race would be over.
            if ending == Ending::Race && m == 1 {
                continue;
            }
            let exact = Exact::at(&table, (n, m)).unwrap();
            let settings = settings(&mut figure, ending, (n, m));
            let readout = figure.readout(&settings);
            let sides = [
                (n, &exact.solved.first, ["You", "That plan of yours"]),
                (m, &exact.solved.second, ["They", "That of theirs"]),
            ];
            for (pool, drawn, [who, takes]) in sides {
                let said = fact(&readout, &format!("{who} may draw from"));
                let halving = chance_of(drawn, &Plan::halving(rules, pool));
                let (kind, expected) = match (halving, drawn.len()) {
                    (Some(_), 1) if pool == 1 => (0, "one plan: name the suspect".to_owned()),
                    (Some(_), 1) => (0, "one plan: halve every time".to_owned()),
                    (None, 1) => (1, "one plan, which does not halve every time".to_owned()),
                    (Some(chance), count) => {
                        let chance = percent(&chance);
                        (
                            2,
                            format!("{count} plans, halving every time in {chance} of games"),
                        )
                    }
                    (None, count) => (3, format!("{count} plans, none of which halves every time")),
                };
                assert_eq!(said, expected, "{ending:?} ({n}, {m})");
                halved[kind] += 1;
                let mean: BigRational = drawn
                    .iter()
                    .flat_map(|(plan, chance)| {
                        (0_u32..).zip(plan.right().iter().zip(plan.wrong())).map(
                            move |(turn, (right, wrong))| {
                                chance * whole(turn * (right + wrong)) / whole(pool)
                            },
                        )
                    })
                    .sum();
                let said = fact(&readout, &format!("{takes} takes"));
                let (number, turns) = said
                    .strip_suffix(" on average")
                    .unwrap()
                    .split_once(' ')
                    .unwrap();
                assert_eq!(turns == "turn", number == "1", "{said}");
                let number: f64 = number.parse().unwrap();
                assert!((number - value(&mean)).abs() < 0.0501, "{said}: {mean}");
            }
            let bars = figure.figure_at(1, &settings, RESOLUTION);
            for (role, pool) in [(Role::You, n), (Role::Opponent, m)] {
                check_bars(&bars, role, pool, ending);
            }
        }
    }
    assert!(halved[0] > 0 && halved[2] > 0, "{halved:?}");
}

fn value(exact: &BigRational) -> f64 {
    let scaled = (exact * BigRational::from_integer(1_000_000_000.into())).to_integer();
    let scaled: f64 = scaled.to_string().parse().unwrap();
    scaled / 1e9
}

/// Bars of a player add up to all games. In the race they obey Kraft’s equality: 2 to the minus turn is 1/pool on average.
fn check_bars(bars: &Figure, role: Role, pool: u32, ending: Ending) {
    let (mut sum, mut kraft) = (0.0, 0.0);
    for shape in &bars.shapes {
        let (Paint::Role(of) | Paint::Tint(of, _)) = shape.paint else {
            panic!("{shape:?}");
        };
        if of == role {
            let [(left, from), _, (_, to), _] = shape.outline[..] else {
                panic!("{shape:?}");
            };
            let turn = (left + 0.19).round();
            sum += to - from;
            kraft += (to - from) * 0.5_f64.powf(turn);
            assert!((bars.y.range().0..=bars.y.range().1).contains(&to) && turn >= 0.0);
            assert!(bars.x.range().1 >= turn, "{turn}");
        }
    }
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    if ending == Ending::Race {
        assert!(
            (kraft - 1.0 / f64::from(pool)).abs() < 1e-9,
            "{kraft} {pool}"
        );
    }
}

#[test]
fn colours_are_the_chances_and_their_difference() {
    for ending in Ending::ALL {
        let table = SolvedTable::new(rules_of(ending), 24).unwrap();
        let mut figure = solved(ending, 8);
        for layer in LAYERS {
            let mut settings = settings(&mut figure, ending, (6, 4));
            settings.set_text("layer", layer);
            let map = figure.figure_at(0, &settings, RESOLUTION);
            let raster = map.raster.as_ref().unwrap();
            assert_eq!(raster.cells.len(), 24 * 24);
            for (place, cell) in raster.cells.iter().enumerate() {
                let (n, m) = (
                    u32::try_from(place % 24 + 1).unwrap(),
                    u32::try_from(place / 24 + 1).unwrap(),
                );
                let is_position = ending != Ending::Race || (n, m) != (1, 1);
                let expected = if !is_position {
                    Cell::fill(0)
                } else if layer == "win" {
                    let seeing = f64::from(table.numerator(pool(n), pool(m))) / f64::from(n * m);
                    Cell::magnitude(seeing)
                } else if n.max(m) > 8 {
                    Cell::fill(1)
                } else {
                    let exact = Exact::at(&table, (n, m)).unwrap();
                    let difference = value(&exact.difference());
                    assert!(difference.abs() <= 0.15, "{ending:?} ({n}, {m})");
                    match layer {
                        "blindfold" => Cell::magnitude(value(&exact.solved.win)),
                        _ => Cell::magnitude(0.5 + difference / 0.3),
                    }
                };
                let apart = cell.index().abs_diff(expected.index());
                assert!(
                    apart <= u16::from(expected.index() < 1000),
                    "{ending:?} {layer} ({n}, {m})"
                );
            }
            let keys: Vec<&str> = map.legend.keys.iter().map(|key| &key.text[..]).collect();
            assert_eq!(keys.contains(&"not solved yet"), layer != "win", "{keys:?}");
            assert_eq!(
                keys.contains(&"no position"),
                ending == Ending::Race,
                "{keys:?}"
            );
        }
    }
}

#[test]
fn parts_of_the_map_come_one_after_the_other_and_are_proved() {
    let mut figure = BlindfoldMap::default();
    let settings = settings(&mut figure, Ending::Official, (3, 5));
    let readout = figure.readout(&settings);
    assert_eq!(readout.value, "–");
    assert!(
        readout
            .advice
            .contains("not solved yet here. With eyes open you win "),
        "{readout:?}"
    );
    let task = figure.task(&settings).unwrap();
    let label = "Solving all pools up to 8 blindfold under the official rules";
    assert_eq!(task.label, label);
    let answer = answer(&task).unwrap();
    // Whatever a Worker says, no wrong value is believed.
    let told = |answer: &[i64]| {
        let mut figure = BlindfoldMap::default();
        let received = figure.receive(task.name, &task.numbers, answer);
        received.map(|()| figure.table(&settings, Extent::Shown).rows)
    };
    let truth = told(&answer).unwrap();
    let mut refused = 0;
    for place in (0..answer.len()).step_by(41) {
        let mut altered = answer.clone();
        altered[place] += 1;
        match told(&altered) {
            Ok(rows) => assert_eq!(rows, truth, "{place}"),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > answer.len() / 82, "{refused} of {}", answer.len());
    assert!(told(&answer[..answer.len() - 1]).is_err());
    for numbers in [
        &[][..],
        &[3, 8],
        &[0, 9],
        &[0, 25, 8],
        &[0, 1, 1],
        &[1, 0, 8],
    ] {
        assert!(figure.receive(task.name, numbers, &answer).is_err());
        assert!(task_run(task.name, numbers).is_err());
    }
    // What has come before a stop is kept, and the rest is wanted.
    let mut figure = BlindfoldMap::default();
    let mut run = task_run(task.name, &task.numbers).unwrap();
    let mut done = 0.0;
    while run.done() < 0.5 {
        run.step().unwrap();
        assert!(run.done() >= done);
        done = run.done();
    }
    figure
        .receive(task.name, &task.numbers, &run.answer())
        .unwrap();
    let rest = figure.task(&settings).unwrap();
    assert!(rest.is_begun && rest.numbers == task.numbers, "{rest:?}");
    assert_ne!(figure.readout(&settings).value, "–");
    figure.receive(task.name, &task.numbers, &answer).unwrap();
    assert_eq!(figure.task(&settings).unwrap().numbers[1], 12);
}

/// A position that is looked at comes before the map, and the map is not asked for again where it is stopped.
#[test]
fn the_position_looked_at_is_solved_first() {
    let mut figure = BlindfoldMap::default();
    for pools in [(24, 24), (17, 23), (9, 2)] {
        let settings = settings(&mut figure, Ending::Official, pools);
        let task = figure.task(&settings).unwrap();
        assert_eq!(task.numbers, [1, pools.0, pools.1]);
        assert_eq!(
            task.label,
            format!(
                "Solving {} against {} blindfold under the official rules",
                pools.0, pools.1
            )
        );
        let answer = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &answer).unwrap();
        let exact = blindfold(Rules::OFFICIAL, pool(pools.0), pool(pools.1)).unwrap();
        assert_eq!(figure.readout(&settings).exact, exact.win.to_string());
        assert_eq!(figure.task(&settings).unwrap().numbers, [1, 8]);
    }
    let over = settings(&mut figure, Ending::Race, (1, 1));
    assert_eq!(figure.task(&over).unwrap().numbers, [0, 8]);
}

#[test]
fn pools_are_pointed_at_and_moved_by_keys_and_all_is_listed() {
    let mut figure = solved(Ending::Race, 8);
    let settings = settings(&mut figure, Ending::Race, (900, 30));
    assert!(settings.query().contains("mine=24") && settings.query().contains("theirs=24"));
    let at = |figure: &mut BlindfoldMap, place: (f64, f64)| {
        let edit = figure.point(0, &settings, place);
        edit.on(&settings).query()
    };
    assert!(
        at(&mut figure, (3.4, 7.6)).contains("mine=3&theirs=8"),
        "{}",
        at(&mut figure, (3.4, 7.6))
    );
    let key = figure.press(0, &settings, KeyPress::Step(-1, 0));
    assert!(key.on(&settings).query().contains("mine=23"));
    let shown = figure.table(&settings, Extent::Shown);
    assert_eq!((shown.rows.len(), shown.columns.len()), (24 * 24, 7));
    let near = figure.table(&settings, Extent::Near);
    assert_eq!(near.rows.len(), 9);
    let row = shown
        .rows
        .iter()
        .find(|row| row[0] == "8" && row[1] == "8")
        .unwrap();
    let table = SolvedTable::new(Rules::RACE, 8).unwrap();
    let exact = Exact::at(&table, (8, 8)).unwrap();
    assert_eq!(
        (&row[3], &row[5]),
        (&exact.solved.win.to_string(), &exact.seeing.to_string())
    );
    assert_eq!(row[6], "−4.04");
    let summary = figure.summary(&settings);
    assert!(
        summary.contains("10.9\u{202f}% of it is solved"),
        "{summary}"
    );
}
