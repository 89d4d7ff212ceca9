//! The figure `win-map` as plain data: what it shows is what the core says.

use upperhand::guess_who::race::{self, Region};
use upperhand::guess_who::{Pool, Position, Probability, Rules, Solutions, SolvedTable};
use upperhand::view::win_map::{Layer, Readout, Request, figure, readout, summary};
use upperhand::view::{Cell, Figure, GRADIENT_STEPS, Role};

const YES_NO: [Rules; 3] = [Rules::RACE, Rules::OFFICIAL, Rules::OPEN];

fn pool(size: u32) -> Pool {
    Pool::new(u64::from(size)).unwrap()
}

fn map(rules: Rules, layer: Layer, size: u32) -> Figure {
    let request = Request {
        rules,
        layer,
        size: pool(size),
    };
    figure(&mut Solutions::default(), request).unwrap()
}

fn said(rules: Rules, mine: u32, theirs: u32) -> Readout {
    readout(&mut Solutions::default(), rules, pool(mine), pool(theirs)).unwrap()
}

fn cell(figure: &Figure, mine: u32, theirs: u32) -> Cell {
    let columns = u32::try_from(figure.raster.columns).unwrap();
    figure.raster.cells[((theirs - 1) * columns + mine - 1) as usize]
}

#[test]
fn the_colour_of_a_cell_is_its_win_probability() {
    for rules in YES_NO {
        let figure = map(rules, Layer::Win, 40);
        let table = SolvedTable::new(rules, 40).unwrap();
        for mine in 1..=40 {
            for theirs in 1..=40 {
                let shown = cell(&figure, mine, theirs);
                if rules == Rules::RACE && mine == 1 && theirs == 1 {
                    assert_eq!(shown, Cell::fill(0));
                    continue;
                }
                let win = table.win(pool(mine), pool(theirs)).value();
                assert_eq!(shown, Cell::magnitude(win), "{rules} ({mine}, {theirs})");
            }
        }
        assert_eq!(cell(&figure, 1, 40), Cell::magnitude(1.0));
        assert_eq!(Cell::magnitude(1.0).index(), GRADIENT_STEPS - 1);
    }
}

#[test]
fn the_boldness_of_a_cell_is_the_smaller_part_of_the_most_even_best_question() {
    for rules in YES_NO {
        let figure = map(rules, Layer::Question, 40);
        let table = SolvedTable::new(rules, 40).unwrap();
        for mine in 1..=40 {
            for theirs in 1..=40 {
                let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
                let most_even = questions.iter().map(|parts| parts[0]).max();
                let expected = most_even.map_or(Cell::fill(0), |smaller| {
                    Cell::magnitude(f64::from(smaller) / f64::from(mine) * 2.0)
                });
                assert_eq!(
                    cell(&figure, mine, theirs),
                    expected,
                    "{rules} ({mine}, {theirs})"
                );
            }
        }
    }
}

#[test]
fn the_regions_of_the_race_are_filled_outlined_hatched_and_named() {
    let figure = map(Rules::RACE, Layer::Regions, 40);
    for mine in 1..=40 {
        for theirs in 1..=40 {
            let fill = usize::from(cell(&figure, mine, theirs).index() - GRADIENT_STEPS);
            let role = figure.raster.fills[fill].role;
            let (x, y) = (f64::from(mine), f64::from(theirs));
            let covers =
                |from: (f64, f64), to: (f64, f64)| from.0 < x && x < to.0 && from.1 < y && y < to.1;
            let hatched = figure
                .hatches
                .iter()
                .filter(|h| covers(h.from, h.to))
                .count();
            let names: Vec<&str> = figure
                .labels
                .iter()
                .filter(|label| covers(label.from, label.to))
                .map(|label| label.text.as_str())
                .collect();
            match race::region(pool(mine), pool(theirs)) {
                Some(Region::InTheWeeds { level }) => {
                    assert_eq!((role, hatched), (Role::Weeds, 1), "({mine}, {theirs})");
                    assert!(names.contains(&format!("W{}", subscript(level)).as_str()));
                }
                Some(Region::UpperHand { level }) => {
                    assert_eq!((role, hatched), (Role::UpperHand, 0), "({mine}, {theirs})");
                    assert!(names.contains(&format!("U{}", subscript(level)).as_str()));
                }
                None => assert_eq!((role, hatched, names.len()), (Role::Muted, 0, 0)),
            }
        }
    }
}

fn subscript(level: u32) -> char {
    ['₀', '₁', '₂', '₃', '₄', '₅'][level as usize]
}

/// Wherever two neighbours are in different regions, a line runs between them; nowhere else.
#[test]
fn the_outline_runs_exactly_between_different_regions() {
    let figure = map(Rules::RACE, Layer::Regions, 40);
    let line_between = |a: (u32, u32), b: (u32, u32)| {
        let x = f64::midpoint(f64::from(a.0), f64::from(b.0));
        let y = f64::midpoint(f64::from(a.1), f64::from(b.1));
        let vertical = a.1 == b.1;
        figure.segments.iter().any(|line| {
            let on = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
            (line.from.0 == line.to.0) == vertical
                && on(x, line.from.0, line.to.0)
                && on(y, line.from.1, line.to.1)
        })
    };
    let region = |(mine, theirs): (u32, u32)| race::region(pool(mine), pool(theirs));
    for mine in 1..40 {
        for theirs in 1..40 {
            let here = (mine, theirs);
            for there in [(mine + 1, theirs), (mine, theirs + 1)] {
                let differ = region(here) != region(there);
                assert_eq!(line_between(here, there), differ, "{here:?} | {there:?}");
            }
        }
    }
}

#[test]
fn under_other_rules_the_regions_say_where_halving_is_optimal() {
    let figure = map(Rules::OFFICIAL, Layer::Regions, 40);
    let table = SolvedTable::new(Rules::OFFICIAL, 40).unwrap();
    for mine in 1..=40 {
        for theirs in 1..=40 {
            let position = Position::of(&table, pool(mine), pool(theirs)).unwrap();
            let half = vec![mine / 2, mine - mine / 2];
            let expected = if position.questions.is_empty() {
                2
            } else {
                u16::from(position.questions.contains(&half))
            };
            assert_eq!(
                cell(&figure, mine, theirs),
                Cell::fill(expected),
                "({mine}, {theirs})"
            );
        }
    }
}

#[test]
fn the_readout_says_everything_in_words() {
    let race = said(Rules::RACE, 40, 24);
    assert_eq!(
        race,
        Readout {
            position: "You have 40, they have 24".to_owned(),
            percent: "44.4\u{202f}%".to_owned(),
            exact: "71/160".to_owned(),
            decimal: "= 0.44375".to_owned(),
            moves: "ask about 16 of 40".to_owned(),
            region: "In the weeds at level 4".to_owned(),
            advice: "Ask about 16 of your 40 suspects: you are in the weeds at level 4, so gamble."
                .to_owned(),
            mine_spoken: "40 suspects, you win 44.4\u{202f}%".to_owned(),
            theirs_spoken: "they have 24 suspects, you win 44.4\u{202f}%".to_owned(),
        }
    );
    let official = said(Rules::OFFICIAL, 14, 14);
    assert_eq!(official.moves, "ask about 4 or 6 of 14");
    assert_eq!(official.region, "");
    // 55/98 for 4 or 6 against 54/98 for 7.
    assert_eq!(
        official.advice,
        "Ask about 6 of your 14 suspects, not 7: an even split would cost you 1.0\u{202f}%."
    );
    assert_eq!(
        said(Rules::OFFICIAL, 24, 24).moves,
        "ask about 8 to 12 of 24"
    );
    assert_eq!(
        said(Rules::OFFICIAL, 2, 2).advice,
        "Ask about 1 of your 2 suspects, or name one: both are worth the same."
    );
}

#[test]
fn the_ends_of_the_game_are_told_as_such() {
    assert_eq!(said(Rules::RACE, 1, 1).percent, "–");
    assert_eq!(
        said(Rules::RACE, 1, 9).advice,
        "Only one suspect is left to you: you have won."
    );
    assert_eq!(
        said(Rules::RACE, 9, 1).advice,
        "Only one suspect is left to them: they have won."
    );
    assert_eq!(said(Rules::RACE, 9, 1).percent, "0\u{202f}%");
    assert_eq!(
        said(Rules::OFFICIAL, 1, 9).advice,
        "Name the one suspect you have left: you win."
    );
    assert_eq!(
        said(Rules::OFFICIAL, 9, 1).advice,
        "Name any of your 9 suspects now: on their next turn they win."
    );
    assert_eq!(said(Rules::OFFICIAL, 9, 1).exact, "1/9");
}

/// The readout never grows while somebody scrubs: no text is longer than its place.
#[test]
fn every_readout_fits_its_place() {
    let mut solutions = Solutions::default();
    for rules in YES_NO {
        for mine in (1..=512).step_by(3) {
            for theirs in (1..=512).step_by(5) {
                let words = readout(&mut solutions, rules, pool(mine), pool(theirs)).unwrap();
                let context = format!("{rules} ({mine}, {theirs}): {words:?}");
                assert!(words.advice.chars().count() <= 92, "{context}");
                assert!(words.moves.chars().count() <= 48, "{context}");
            }
        }
    }
}

#[test]
fn the_summary_counts_the_map() {
    let request = Request {
        rules: Rules::OFFICIAL,
        layer: Layer::Win,
        size: pool(24),
    };
    let text = summary(&mut Solutions::default(), request).unwrap();
    let table = SolvedTable::new(Rules::OFFICIAL, 24).unwrap();
    let half = Probability::new(1, 2);
    let mut favourite = 0;
    let mut even = 0;
    for mine in 1..=24 {
        for theirs in 1..=24 {
            let win = table.win(pool(mine), pool(theirs));
            favourite += u32::from(win.value() > 0.5);
            even += u32::from(win == half);
        }
    }
    let share = f64::from(favourite) / 576.0 * 100.0;
    assert!(
        text.contains(&format!(
            "favourite in {share:.1}\u{202f}% of all 576 positions"
        )),
        "{text}"
    );
    assert!(text.contains(&format!("exactly even in {even}.")), "{text}");
    assert!(
        text.contains("wins 55.6\u{202f}% of the games (5/9)"),
        "{text}"
    );
}
