//! Tables and the files made of them.

use super::{LAYERS, all_rules, map, pool, pools_along, raster, rule_of, settings};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use upperhand::guess_who::{
    Ending, Pool, Probability, RuleTable, Rules, SolvedTable, win_probability,
};
use upperhand_games::format::{grouped, percent_exactly};
use upperhand_kit::export::{Origin, csv, json};
use upperhand_kit::{Extent, Table};

fn table(rules: Rules, set: &str, extent: Extent) -> Table {
    map().table(&settings(rules, set), extent)
}

#[test]
fn near_the_crosshair_the_table_has_exact_fractions() {
    for rules in all_rules() {
        let solved = SolvedTable::new(rules, 32).unwrap();
        for (mine, theirs) in [(24, 20), (1, 1), (2, 30), (32, 32)] {
            let set = format!("size=32 mine={mine} theirs={theirs}");
            let near = table(rules, &set, Extent::Near);
            let around = |pool: u32| pool.saturating_sub(3).max(1)..=(pool + 3).min(32);
            let columns: Vec<String> = around(mine).map(grouped).collect();
            assert_eq!(near.columns[1..], columns);
            assert_eq!(near.rows.len(), around(theirs).count());
            for (row, m) in near.rows.iter().zip(around(theirs)) {
                assert_eq!(row[0], grouped(m));
                for (text, n) in row[1..].iter().zip(around(mine)) {
                    let win = solved.win(pool(n), pool(m));
                    let expected = if rules.ending() == Ending::Race && (n, m) == (1, 1) {
                        "–".to_owned()
                    } else {
                        percent_exactly(win)
                    };
                    assert_eq!(*text, expected, "{rules} ({n}, {m})");
                }
            }
        }
    }
}

#[test]
fn all_that_is_shown_is_listed_with_exact_numbers() {
    for rules in all_rules() {
        let solved = SolvedTable::new(rules, 16).unwrap();
        let mut costs = BTreeMap::new();
        for layer in LAYERS {
            let shown = table(rules, &format!("size=16 layer={layer}"), Extent::Shown);
            let columns = [
                "mine",
                "theirs",
                "rules",
                "answers",
                "numerator",
                "denominator",
                "probability",
            ];
            assert_eq!(shown.columns[..7], columns);
            assert_eq!(shown.columns.len(), if layer == "win" { 7 } else { 8 });
            let mut rows = shown.rows.iter();
            for theirs in 1..=16 {
                for mine in 1..=16 {
                    if rules.ending() == Ending::Race && (mine, theirs) == (1, 1) {
                        continue;
                    }
                    let row = rows.next().unwrap();
                    let number = |column: usize| row[column].parse::<u64>().unwrap();
                    assert_eq!((number(0), number(1)), (mine, theirs));
                    assert_eq!(
                        (&row[2][..], number(3)),
                        (rules.ending().name(), rules.answers().into())
                    );
                    let numerator =
                        solved.numerator(Pool::new(mine).unwrap(), Pool::new(theirs).unwrap());
                    let exact = Probability::new(numerator.into(), mine * theirs);
                    assert_eq!(Probability::new(number(4), number(5)), exact);
                    assert_eq!(
                        (number(4), number(5)),
                        (exact.numerator(), exact.denominator())
                    );
                    assert_eq!(row[6].parse::<f64>().unwrap(), exact.value());
                    // A question as its smallest part, a cost as a number that the picture shades.
                    let (n, m) = (Pool::new(mine).unwrap(), Pool::new(theirs).unwrap());
                    if layer == "question" && mine > 1 && theirs > 1 {
                        let even = solved.most_even_question(n, m);
                        let part = even.map_or_else(
                            || "name a suspect".to_owned(),
                            |parts| parts[0].to_string(),
                        );
                        assert_eq!(row[7], part);
                    }
                    if let Some(rule) = rule_of(layer).filter(|_| !rules.is_over(n, m)) {
                        let cost = &costs
                            .entry(layer)
                            .or_insert_with(|| RuleTable::new(rules, rule, 16).unwrap());
                        assert_eq!(
                            row[7].parse::<f64>().unwrap(),
                            cost.cost(n, m).value(),
                            "{rules} {layer}"
                        );
                    }
                }
            }
            assert_eq!(rows.next(), None);
        }
    }
}

/// A sampled map lists the pools that its cells stand for, under the rules of their side.
#[test]
fn a_sampled_table_lists_the_pools_of_the_cells() {
    for window in [
        "size=2147483647",
        "axes=log size=2147483647",
        "left=1000000000 size=100000",
    ] {
        let set = format!("{window} compare=open divider=50");
        let shown = table(Rules::RACE, &set, Extent::Shown);
        let figure = super::figure(Rules::RACE, &set);
        let (columns, _) = pools_along(&figure.x, &raster(&figure).columns);
        let (rows, _) = pools_along(&figure.y, &raster(&figure).rows);
        let mut lines = shown.rows.iter();
        for &theirs in &rows {
            for &mine in &columns {
                let is_race = f64::from(mine) < figure.divider.unwrap();
                if is_race && (mine, theirs) == (1, 1) {
                    continue;
                }
                let rules = if is_race { Rules::RACE } else { Rules::OPEN };
                let win = win_probability(rules, pool(mine), pool(theirs)).unwrap();
                let line = lines.next().unwrap();
                let expected = [
                    mine.to_string(),
                    theirs.to_string(),
                    rules.ending().name().to_owned(),
                    "2".to_owned(),
                    win.numerator().to_string(),
                    win.denominator().to_string(),
                ];
                assert_eq!(line[..6], expected);
            }
        }
        assert_eq!(lines.next(), None);
    }
}

const ORIGIN: Origin = Origin {
    figure: "win-map",
    title: "Guess Who?: the map of all positions",
    version: "1.2.3",
    address: "https://example.org/?a=\"b\"&c=\\d\r\n\u{7}ü",
};

#[test]
fn json_holds_the_table_and_the_settings() {
    for layer in LAYERS {
        let settings = settings(
            Rules::TRIPARTITE,
            &format!("size=12 layer={layer} compare=open"),
        );
        let table = map().table(&settings, Extent::Shown);
        let text = json(&table, &settings, ORIGIN);
        let parsed: Json = serde_json::from_str(&text).unwrap();
        assert_eq!(parsed["figure"], "win-map");
        assert_eq!(parsed["version"], "1.2.3");
        assert_eq!(parsed["address"], ORIGIN.address);
        assert_eq!(parsed["caption"], table.caption);
        let texts = |json: &Json| -> Vec<String> {
            let list = json.as_array().unwrap().iter();
            list.map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(texts(&parsed["columns"]), table.columns);
        assert_eq!(parsed["title"], ORIGIN.title);
        // Whatever is a number to people is one to a program, by the very same digits.
        let field = |field: &String| match field.parse::<f64>() {
            Ok(_) => field.clone(),
            Err(_) => serde_json::to_string(field).unwrap(),
        };
        let row = |row: &Vec<String>| {
            let fields: Vec<String> = row.iter().map(field).collect();
            format!("[{}]", fields.join(","))
        };
        let rows: Vec<String> = table.rows.iter().map(row).collect();
        assert!(text.ends_with(&format!("\"rows\":[\n{}\n]}}\n", rows.join(",\n"))));
        let held = parsed["settings"].as_object().unwrap();
        assert_eq!(held.len(), settings.iter().count());
        assert_eq!(held["rules"], "official");
        assert_eq!(held["answers"], 3);
        let is_view = LAYERS[..4].contains(&layer);
        assert_eq!(held["layer"], if is_view { layer } else { "rule" });
        assert_eq!(held["compare-answers"], 2);
    }
}

/// The fields of comma-separated values, by the letter of RFC 4180.
fn parsed(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(core::mem::take(&mut field)),
            '\r' if !quoted => {
                assert_eq!(letters.next(), Some('\n'));
                row.push(core::mem::take(&mut field));
                rows.push(core::mem::take(&mut row));
            }
            letter => field.push(letter),
        }
    }
    assert!(
        !quoted && row.is_empty() && field.is_empty(),
        "it ends in the middle"
    );
    rows
}

#[test]
fn csv_holds_the_table_after_its_comments() {
    let settings = settings(Rules::RACE, "size=12 layer=question");
    let mut table = map().table(&settings, Extent::Shown);
    table.rows[3][2] = "a \"quoted\", text\r\nof two lines".to_owned();
    let text = csv(&table, &settings, ORIGIN);
    let comments: Vec<&str> = text
        .split("\r\n")
        .take_while(|line| line.starts_with("# "))
        .collect();
    assert_eq!(comments.len(), 5);
    assert_eq!(comments[0], format!("# {}", ORIGIN.title));
    assert_eq!(comments[1], format!("# {}", table.caption));
    let setting = settings.setting("layer").unwrap();
    assert!(
        comments[2].contains(&format!("{}: Question", setting.label))
            && comments[3].contains("1.2.3")
    );
    assert!(
        comments[4].ends_with("&c=\\d   ü"),
        "an address takes one line: {}",
        comments[4]
    );
    let body = text.splitn(6, "\r\n").nth(5).unwrap();
    let rows = parsed(body);
    assert_eq!(rows[0], table.columns);
    assert_eq!(rows[1..], table.rows);
}
