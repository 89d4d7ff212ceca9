//! The figure `question-profile`: every number against the exhaustive table, every function at any setting.

use upperhand::guess_who::{
    Ending, Probability, Rules, SolvedTable, optimal_bids, win_probability,
};
use upperhand_guess_who::question_profile::QuestionProfile;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Along, Cell, Edit, Extent, KeyPress, Model, Resolution, Role, Settings, Table,
};
use upperhand_oracles::{assigned, normalize, pool, question_numerator};

const RESOLUTION: Resolution = Resolution {
    columns: 120,
    rows: 100,
};

/// The settings of an address such as "rules=official&mine=14".
fn settings(query: &str) -> Settings {
    let mut model = QuestionProfile::default();
    let mut settings = model.defaults();
    let pairs: Vec<(&str, &str)> = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .collect();
    for (name, text) in &pairs {
        assert_eq!(settings.set_text(name, text), None, "{query}");
    }
    let names: Vec<&str> = pairs.iter().map(|pair| pair.0).collect();
    normalize(&mut model, &mut settings, &names);
    settings
}

fn at(rules: Rules, mine: u32, theirs: u32) -> Settings {
    let (ending, answers) = (rules.ending().name(), rules.answers());
    settings(&format!(
        "rules={ending}&answers={answers}&mine={mine}&theirs={theirs}"
    ))
}

fn changed(settings: &Settings, changes: &[(&'static str, Value)]) -> Settings {
    let mut settings = settings.clone();
    for (name, value) in changes {
        settings.set(name, value.clone());
    }
    let names: Vec<&str> = changes.iter().map(|change| change.0).collect();
    normalize(&mut QuestionProfile::default(), &mut settings, &names);
    settings
}

/// Settings after an edit, as the page makes them agree with it.
fn edited(settings: &Settings, edit: &Edit) -> Settings {
    changed(settings, &assigned(edit))
}

fn rule_sets(answers: core::ops::RangeInclusive<u8>) -> Vec<Rules> {
    let endings = Ending::ALL.into_iter();
    let all =
        endings.flat_map(|ending| answers.clone().map(move |count| Rules::new(count, ending)));
    all.map(Result::unwrap).collect()
}

/// The rows of a table as parts, chance and whether it says optimal.
fn rows(table: &Table) -> Vec<(Vec<u32>, Probability, bool)> {
    let number = |text: &String| text.parse::<u64>().unwrap();
    let row = |row: &Vec<String>| {
        let mut parts: Vec<u32> = row[0]
            .split(" + ")
            .map(|part| part.parse().unwrap())
            .collect();
        parts.sort_unstable();
        (
            parts,
            Probability::new(number(&row[1]), number(&row[2])),
            row[5] == "yes",
        )
    };
    table.rows.iter().map(row).collect()
}

/// Every split of `pool` into 2 to `most` ascending parts.
fn splits(pool: u32, most: usize) -> Vec<Vec<u32>> {
    fn extend(rest: u32, least: u32, left: usize, parts: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
        if !parts.is_empty() && rest >= least {
            found.push([&parts[..], &[rest]].concat());
        }
        if left > 2 || parts.is_empty() {
            for part in least..=rest / 2 {
                parts.push(part);
                extend(rest - part, part, left - 1, parts, found);
                parts.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(pool, 1, most + 1, &mut Vec::new(), &mut found);
    found.retain(|parts| parts.len() <= most);
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn the_runs_of_optimal_bids_are_those_of_the_table() {
    for rules in rule_sets(2..=2) {
        let table = SolvedTable::new(rules, 160).unwrap();
        for mine in 1..=160 {
            for theirs in 1..=160 {
                let (mine, theirs) = (pool(mine), pool(theirs));
                let runs = optimal_bids(rules, mine, theirs).unwrap();
                assert!(runs.is_sorted_by_key(|run| run.first));
                let mut bids: Vec<u32> = runs.iter().flat_map(|run| run.bids()).collect();
                let count: u32 = runs.iter().map(|run| run.count()).sum();
                assert_eq!(bids.len(), count as usize);
                bids.sort_unstable();
                let questions = table.optimal_questions(mine, theirs).unwrap();
                let expected: Vec<u32> = questions.iter().map(|question| question[0]).collect();
                assert_eq!(bids, expected, "{rules} ({mine:?}, {theirs:?})");
            }
        }
    }
    assert!(optimal_bids(Rules::TRIPARTITE, pool(9), pool(9)).is_err());
}

#[test]
fn every_question_has_the_worth_that_the_table_gives_it() {
    let mut model = QuestionProfile::default();
    for rules in rule_sets(2..=3) {
        let table = SolvedTable::new(rules, 14).unwrap();
        for mine in 2..=14 {
            for theirs in 1..=14 {
                if rules.is_over(pool(mine), pool(theirs)) {
                    continue;
                }
                let shown = model.table(&at(rules, mine, theirs), Extent::Shown);
                let shown = rows(&shown);
                let mut questions: Vec<Vec<u32>> = shown.iter().map(|row| row.0.clone()).collect();
                questions.sort_unstable();
                questions.dedup();
                assert_eq!(questions, splits(mine, usize::from(rules.answers())));
                let best = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
                for (parts, chance, optimal) in shown {
                    let worth = question_numerator(&table, pool(mine), pool(theirs), &parts);
                    let expected = Probability::new(u64::from(worth), u64::from(mine * theirs));
                    assert_eq!(chance, expected, "{rules} ({mine}, {theirs}) {parts:?}");
                    assert_eq!(
                        optimal,
                        best.contains(&parts),
                        "{rules} ({mine}, {theirs}) {parts:?}"
                    );
                }
            }
        }
    }
}

/// The best question with a part of each size, among all splits.
#[test]
fn the_other_parts_are_as_good_as_can_be() {
    let mut model = QuestionProfile::default();
    for rules in rule_sets(4..=6) {
        let table = SolvedTable::new(rules, 16).unwrap();
        for (mine, theirs) in [(2, 5), (3, 3), (5, 2), (9, 16), (13, 6), (16, 11), (16, 2)] {
            let shown = model.table(&at(rules, mine, theirs), Extent::Shown);
            let all = splits(mine, usize::from(rules.answers()));
            for (bid, (parts, chance, _)) in (1..mine).zip(rows(&shown)) {
                assert!(parts.contains(&bid), "{parts:?}");
                let worth =
                    |parts: &Vec<u32>| question_numerator(&table, pool(mine), pool(theirs), parts);
                let with_it = all.iter().filter(|parts| parts.contains(&bid));
                let best = with_it.map(worth).max().unwrap();
                let expected = Probability::new(u64::from(best), u64::from(mine * theirs));
                assert_eq!(chance, expected, "{rules} ({mine}, {theirs}) {bid}");
            }
        }
    }
}

/// Dots stand at the best questions, in every order, and nowhere else.
#[test]
fn best_questions_are_marked() {
    let mut model = QuestionProfile::default();
    for (rules, mine, theirs) in [
        (Rules::RACE, 24, 24),
        (Rules::OFFICIAL, 14, 14),
        (Rules::OFFICIAL, 10, 4),
        (Rules::OPEN, 40, 17),
        (Rules::TRIPARTITE, 24, 24),
        (Rules::TRIPARTITE, 11, 5),
    ] {
        let table = SolvedTable::new(rules, 40).unwrap();
        let figure = model.figure_at(0, &at(rules, mine, theirs), RESOLUTION);
        let best = figure.dots.iter().filter(|dot| dot.role == Role::You);
        let mut marked: Vec<(u32, u32)> = best
            .map(|dot| {
                if rules.answers() == 2 {
                    return (whole(dot.at.0), 0);
                }
                let second = dot.at.1 / 0.75_f64.sqrt();
                (whole(dot.at.0 - second / 2.0), whole(second))
            })
            .collect();
        marked.sort_unstable();
        marked.dedup();
        let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
        let mut expected = Vec::new();
        for parts in questions {
            for (i, &first) in parts.iter().enumerate() {
                for (j, &second) in parts.iter().enumerate() {
                    if i != j {
                        expected.push((first, if parts.len() == 2 { 0 } else { second }));
                    }
                }
            }
        }
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(marked, expected, "{rules} ({mine}, {theirs})");
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small and positive"
)]
fn whole(number: f64) -> u32 {
    assert!(
        (number - number.round()).abs() < 1e-9,
        "{number} is no whole number"
    );
    number.round() as u32
}

/// The colours of the triangle go with what questions are worth.
#[test]
fn the_brightest_cells_are_the_best_questions() {
    let mut model = QuestionProfile::default();
    let settings = at(Rules::TRIPARTITE, 9, 24);
    let figure = model.figure_at(0, &settings, RESOLUTION);
    let raster = figure.raster.as_ref().unwrap();
    let cell = |first: f64, second: f64| {
        let place = (first + second / 2.0, second * 0.75_f64.sqrt());
        let share =
            |value: f64, axis: &upperhand_kit::Axis| (value - axis.from) / (axis.to - axis.from);
        let column = whole((share(place.0, &figure.x) * 120.0).floor()) as usize;
        let row = whole((share(place.1, &figure.y) * 100.0).floor()) as usize;
        raster.cells[row * 120 + column]
    };
    // 3 + 3 + 3 is the only best one; (9, 0, 0) is no question.
    let best = Cell::magnitude(1.0);
    assert_eq!(cell(3.0, 3.0), best);
    assert_eq!(cell(9.0, 0.0), Cell::fill(0));
    let table = SolvedTable::new(Rules::TRIPARTITE, 24).unwrap();
    let worth = |first: u32, second: u32| {
        let mut parts = vec![first, second, 9 - first - second];
        parts.retain(|&part| part > 0);
        question_numerator(&table, pool(9), pool(24), &parts)
    };
    let all: Vec<(u32, u32)> = (0..=8)
        .flat_map(|second| {
            (u32::from(second == 0)..=(9 - second).min(8)).map(move |first| (first, second))
        })
        .collect();
    for &(a, b) in &all {
        for &(c, d) in &all {
            let (one, other) = (
                cell(f64::from(a), f64::from(b)),
                cell(f64::from(c), f64::from(d)),
            );
            assert_eq!(
                worth(a, b).cmp(&worth(c, d)),
                one.index().cmp(&other.index()),
                "({a}, {b}) and ({c}, {d})"
            );
        }
    }
}

#[test]
fn the_readout_says_what_the_papers_say() {
    let mut model = QuestionProfile::default();
    let mut fact = |query: &str, term: &str| {
        let readout = model.readout(&settings(query));
        let found = readout.facts.iter().find(|fact| fact.0 == term);
        (
            readout.exact.clone(),
            found.unwrap().1.replace('\u{202f}', " "),
        )
    };
    // Cushing et al.: at (14, 14) only 4 and 6 are best, worth 55/98.
    let halved = fact("rules=official&mine=14&theirs=14&bid=7", "Best questions");
    assert_eq!(
        halved,
        ("27/49".to_owned(), "ask about 4 or 6 of 14".to_owned())
    );
    let cost = fact("rules=official&mine=14&theirs=14&bid=7", "This loses");
    assert_eq!(cost.1, "1 point (1/98)");
    assert_eq!(
        fact("rules=official&mine=14&theirs=14&bid=10", "This loses").1,
        "nothing"
    );
    assert_eq!(fact("mine=24&theirs=24", "Region").1, "the upper hand");
    assert_eq!(fact("mine=24&theirs=24", "Level").1, "4");
    let best = fact("rules=official&answers=3&mine=24&theirs=24", "Best chance");
    assert_eq!(best.1, "63.5 % (61/96)");
    // Far beyond any table: Nica, Theorem 1.1.
    let bold = fact("mine=1000000000&theirs=10&bid=8", "This loses");
    assert_eq!(bold, ("37/5000000000".to_owned(), "nothing".to_owned()));
    let many = fact(
        "rules=official&mine=2147483646&theirs=2147483647",
        "Best questions",
    );
    assert!(
        many.1
            .starts_with("ask about one of 268 435 456 numbers from 536 870 912 to"),
        "{}",
        many.1
    );
    // An even run and an odd one that leave nothing out.
    let all = fact("rules=official&mine=587734763&theirs=84", "Best questions");
    assert_eq!(all.1, "ask about 160 to 293 867 381 of 587 734 763");
}

/// Whoever asks against one suspect loses by the official rules, whatever the question.
#[test]
fn worths_that_are_all_the_same_are_told_once() {
    let state = settings("rules=official&answers=3&mine=6&theirs=1");
    let figure = QuestionProfile::default().figure_at(0, &state, RESOLUTION);
    let ticks = figure.legend.ticks.iter();
    let ticks: Vec<&str> = ticks.map(|tick| tick.text.as_str()).collect();
    assert_eq!(ticks, ["0\u{202f}%"]);
}

/// The first view: half is the natural question, and it is a mistake.
#[test]
fn the_profile_opens_on_a_mistake_and_says_what_it_costs() {
    let mut model = QuestionProfile::default();
    let first = model.defaults();
    let readout = model.readout(&first);
    assert_eq!(readout.heading, "Ask about 3 of your 6 suspects");
    assert_eq!(readout.exact, "1/3");
    assert_eq!(
        readout.advice.replace('\u{202f}', " "),
        "Better ask about 2 of 6: this wins 41.7 %, halving now 33.3 %."
    );
    assert_eq!(
        model.sentence(&first).replace('\u{202f}', " "),
        "With 6 against 4 you win 41.7 % at best; halving now costs you 8.3 points."
    );
}

/// What the advice says of every question up to 16 suspects, against the exhaustive table.
#[test]
fn every_advice_on_a_question_holds_by_the_table() {
    use upperhand_games::format::percent;
    const SIZE: u32 = 16;
    let mut model = QuestionProfile::default();
    let (mut better, mut best_told, mut stakes_told, mut naming) = (0, 0, 0, 0);
    for rules in rule_sets(2..=3) {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let split = if rules.answers() == 2 {
            "halving now"
        } else {
            "an even split now"
        };
        for (mine, theirs) in (2..=SIZE).flat_map(|mine| (2..=SIZE).map(move |m| (mine, m))) {
            let (n, m) = (pool(mine), pool(theirs));
            let product = u64::from(mine * theirs);
            let worth = |parts: &[u32]| {
                let numerator = question_numerator(&table, n, m, parts);
                Probability::new(u64::from(numerator), product)
            };
            let win = table.win(n, m);
            let count = u32::from(rules.answers()).min(mine);
            let even: Vec<u32> = (0..count).map(|part| (mine + part) / count).collect();
            let position = at(rules, mine, theirs);
            for bid in 1..mine {
                // With three answers the other two parts are as even as can be.
                let second = if rules.answers() == 3 {
                    (mine - bid) / 2
                } else {
                    0
                };
                let mut asked = vec![bid, second, mine - bid - second];
                asked.retain(|&part| part > 0);
                asked.sort_unstable();
                let chosen = [("bid", Value::Whole(bid)), ("second", Value::Whole(second))];
                let now = changed(&position, &chosen);
                let readout = model.readout(&now);
                let text = &readout.advice;
                let context = format!("{rules} ({mine}, {theirs}) {asked:?}: {text}");
                assert_eq!(readout.exact, worth(&asked).to_string(), "{context}");
                let is_best = worth(&asked) == win;
                assert_eq!(text.starts_with("Nothing is better"), is_best, "{context}");
                let by_name = upperhand::guess_who::naming_is_optimal(rules, n, m);
                let stakes = |name: &str, other: Probability| {
                    format!("this wins {}, {name} {}.", percent(win), percent(other))
                };
                if is_best {
                    best_told += 1;
                    assert_eq!(text.contains("naming a suspect"), by_name, "{context}");
                    let even_is_as_good = worth(&even) == win;
                    if !by_name && !even_is_as_good {
                        assert!(text.ends_with(&stakes(split, worth(&even))), "{context}");
                        stakes_told += 1;
                    } else if !by_name && asked == even {
                        assert_eq!(text, &format!("Nothing is better than {split}."));
                    } else if !by_name {
                        assert_eq!(text, &format!("Nothing is better, and {split} is as good."));
                    }
                    continue;
                }
                let name = if asked == even { split } else { "yours" };
                assert!(text.ends_with(&stakes(name, worth(&asked))), "{context}");
                let optimal = table.optimal_questions(n, m).unwrap();
                if optimal.is_empty() {
                    assert!(
                        by_name && text.starts_with("Better name a suspect: "),
                        "{context}"
                    );
                    naming += 1;
                    continue;
                }
                let told = text.split(':').next().unwrap();
                let told = told.strip_prefix(if rules.answers() == 2 {
                    "Better ask about "
                } else {
                    "Better split "
                });
                let told = told.unwrap_or_else(|| panic!("{context}"));
                let numbers: Vec<u32> = told
                    .split(|letter: char| !letter.is_ascii_digit())
                    .filter_map(|number| number.parse().ok())
                    .collect();
                let parts = match rules.answers() {
                    2 => vec![numbers[0], numbers[1] - numbers[0]],
                    _ => numbers[1..].to_vec(),
                };
                assert!(optimal.contains(&parts), "{context}");
                better += 1;
            }
        }
    }
    let counts = [better, best_told, stakes_told, naming];
    assert!(counts.into_iter().all(|count| count > 20), "{counts:?}");
}

/// At any size the best question shown is worth the position, and nothing is worth more.
#[test]
fn no_question_beats_the_position() {
    let mut model = QuestionProfile::default();
    let mut random = Random(7);
    for _ in 0..40 {
        let rules = rule_sets(2..=6)[random.below(15) as usize];
        let (mine, theirs) = (random.pool().max(2), random.pool().max(2));
        let win = win_probability(rules, pool(mine), pool(theirs)).unwrap();
        let shown = model.table(&at(rules, mine, theirs), Extent::Shown);
        for (parts, chance, optimal) in rows(&shown) {
            assert_eq!(parts.iter().sum::<u32>(), mine);
            assert!(
                chance.value() <= win.value(),
                "{rules} ({mine}, {theirs}) {parts:?}"
            );
            assert_eq!(
                optimal,
                chance == win,
                "{rules} ({mine}, {theirs}) {parts:?}"
            );
        }
        if rules.answers() == 2 && rules.ending() != Ending::Open {
            assert!(
                rows(&shown).iter().any(|row| row.2),
                "{rules} ({mine}, {theirs})"
            );
        }
    }
}

#[test]
fn the_question_keeps_its_share_of_the_pool() {
    let mut now = settings("mine=24&bid=8");
    for mine in (2..=300).chain((2..300).rev()) {
        now = changed(&now, &[("mine", Value::Whole(mine))]);
        assert!((1..mine).contains(&now.whole("bid")), "{mine}");
        let apart = f64::from(now.whole("bid")) - f64::from(mine) / 3.0;
        assert!(apart.abs() <= 0.5, "{apart} from a third of {mine}");
    }
    assert_eq!(changed(&now, &[("mine", Value::Whole(24))]).whole("bid"), 8);
    // One suspect left, and more again.
    let one = changed(&now, &[("mine", Value::Whole(1))]);
    assert_eq!(one.whole("bid"), 0);
    assert_eq!(
        changed(&one, &[("mine", Value::Whole(30))]).whole("bid"),
        10
    );
    // A part too large is held to the pool.
    let three = changed(
        &now,
        &[("answers", Value::Whole(3)), ("mine", Value::Whole(25))],
    );
    assert_eq!((three.whole("bid"), three.whole("second")), (8, 8));
    let edge = changed(&three, &[("bid", Value::Whole(24))]);
    assert_eq!((edge.whole("bid"), edge.whole("second")), (24, 1));
    let corner = changed(
        &three,
        &[("bid", Value::Whole(0)), ("second", Value::Whole(0))],
    );
    assert_eq!((corner.whole("bid"), corner.whole("second")), (0, 1));
    // The sliders reach both pools, and pools stay on them when they get shorter.
    assert_eq!(settings("mine=1000").whole("size"), 1024);
    let short = changed(&settings("mine=1000"), &[("size", Value::Whole(100))]);
    assert_eq!((short.whole("mine"), short.whole("size")), (100, 100));
}

/// An address says all: read again, nothing changes.
#[test]
fn addresses_lead_back() {
    let mut random = Random(3);
    for _ in 0..300 {
        let first = random.settings();
        let query = first.query();
        let again = settings(&query);
        assert!(first.iter().eq(again.iter()), "{query}: {again:?}");
    }
}

#[test]
fn pointing_at_a_question_chooses_it() {
    let mut model = QuestionProfile::default();
    let mut random = Random(5);
    for _ in 0..300 {
        let now = random.settings();
        let Some(crosshair) = model.crosshair(0, &now) else {
            continue;
        };
        let edit = model.point(0, &now, crosshair.centre());
        assert_eq!(edited(&now, &edit), now, "{}", now.query());
    }
    let now = settings("rules=official&answers=3&mine=12&theirs=9&bid=4&second=4");
    // At a corner, too, a resting pointer previews a question: one of two parts at least.
    for (corner, parts) in [
        ((0.0, 0.0), (0, 1)),
        ((12.0, 0.0), (11, 0)),
        ((6.0, 10.4), (0, 11)),
    ] {
        let edit = model.point(0, &now, corner);
        for shown in [edit.on(&now), edited(&now, &edit)] {
            let shown = (shown.whole("bid"), shown.whole("second"));
            assert_eq!(shown, parts, "{corner:?}");
        }
    }
    let pressed = |now: &Settings, key: KeyPress| {
        let next = edited(now, &QuestionProfile::default().press(0, now, key));
        (next.whole("bid"), next.whole("second"))
    };
    assert_eq!(pressed(&now, KeyPress::Step(1, 0)), (5, 4));
    assert_eq!(pressed(&now, KeyPress::Step(0, -1)), (4, 3));
    assert_eq!(pressed(&now, KeyPress::End(Along::Y)), (4, 8));
    assert_eq!(pressed(&now, KeyPress::Start(Along::X)), (0, 4));
    let now = settings("mine=12&theirs=9");
    assert_eq!(pressed(&now, KeyPress::Step(10, 0)).0, 11);
    assert_eq!(pressed(&now, KeyPress::Start(Along::X)).0, 1);
}

#[test]
fn where_nothing_can_be_asked_the_figure_says_so() {
    let mut model = QuestionProfile::default();
    for (query, words) in [
        ("mine=1&theirs=7", "you have won the race"),
        ("mine=7&theirs=1", "they have won the race"),
        ("mine=1&theirs=1", "This cannot happen"),
        ("rules=open&mine=1&theirs=7", "name it"),
    ] {
        let now = settings(query);
        let figure = model.figure_at(0, &now, RESOLUTION);
        assert!(
            figure.raster.is_none() && figure.curves.is_empty(),
            "{query}"
        );
        assert!(
            figure.legend.label.contains(words),
            "{query}: {}",
            figure.legend.label
        );
        assert!(model.readout(&now).advice.contains(words), "{query}");
        assert!(model.crosshair(0, &now).is_none());
        assert!(model.point(0, &now, (0.5, 0.5)).set.is_empty());
    }
}

/// A seeded generator (xorshift), so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u32) -> u32 {
        for _ in 0..3 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
        }
        u32::try_from(self.0 % u64::from(most)).unwrap()
    }

    /// As many bits as chance wants.
    fn pool(&mut self) -> u32 {
        let bits = 1 + self.below(31);
        1 + self.below((1 << bits) - 1)
    }

    fn settings(&mut self) -> Settings {
        let ending = ["race", "official", "open"][self.below(3) as usize];
        let answers = 2 + self.below(5);
        let mut query = format!("rules={ending}&answers={answers}");
        for name in ["mine", "theirs", "bid", "second"] {
            if self.below(4) > 0 {
                query = format!("{query}&{name}={}", self.pool());
            }
        }
        settings(&query)
    }
}

/// The facts have the same terms for every question and position of a rule set, so that nothing jumps.
#[test]
fn terms_do_not_change_while_somebody_scrubs() {
    let mut model = QuestionProfile::default();
    for rules in rule_sets(2..=6) {
        let terms = |mine: u32, theirs: u32, model: &mut QuestionProfile| {
            let readout = model.readout(&at(rules, mine, theirs));
            readout
                .facts
                .into_iter()
                .map(|fact| fact.0)
                .collect::<Vec<_>>()
        };
        let usual = terms(24, 24, &mut model);
        for (mine, theirs) in [(1, 1), (1, 9), (9, 1), (5000, 3), (3, 5000)] {
            assert_eq!(terms(mine, theirs, &mut model), usual, "{rules}");
        }
    }
}

/// The triangle's sides are as long on the screen: a unit along x is one along y.
#[test]
fn the_triangle_is_equilateral() {
    use upperhand_draw::{Target, Theme, draw_figure};
    let small = Resolution {
        columns: 24,
        rows: 24,
    };
    let now = settings("rules=official&answers=3");
    let figure = QuestionProfile::default().figure_at(0, &now, small);
    for size in [(960, 640), (340, 400)] {
        let (_, layout) = draw_figure(&Target::new(size, &Theme::light()), &figure);
        let across = layout.pixel_from_x(24.0) - layout.pixel_from_x(0.0);
        let along = layout.pixel_from_y(0.0) - layout.pixel_from_y(24.0);
        assert!(
            across > 100 && (across - along).abs() <= 2,
            "{across} and {along}"
        );
    }
}
