//! Tables and the files made of them.

use super::{LAYERS, is_position, map, rule_of, settings};
use itertools::iproduct;
use serde_json::Value as Json;
use upperhand::guess_who::{Probability, RuleTable, Rules, SolvedTable};
use upperhand_games::format::{grouped, percent_exactly};
use upperhand_kit::export::{Origin, csv, json};
use upperhand_kit::{Extent, Model as _, Table};
use upperhand_oracles::{all_rules, pool};

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
            assert!(
                near.columns[1..]
                    .iter()
                    .eq(&around(mine).map(grouped).collect::<Vec<_>>())
            );
            let rows = around(theirs).map(|m| {
                let wins = around(mine).map(|n| {
                    let win = || percent_exactly(solved.win(pool(n), pool(m)));
                    is_position(rules, n, m)
                        .then(win)
                        .unwrap_or_else(|| "–".to_owned())
                });
                std::iter::once(grouped(m)).chain(wins).collect::<Vec<_>>()
            });
            assert!(near.rows.iter().cloned().eq(rows), "{rules} {set}");
        }
    }
}

#[test]
fn all_that_is_shown_is_listed_with_exact_numbers() {
    for (rules, layer) in iproduct!(all_rules(), LAYERS) {
        let solved = SolvedTable::new(rules, 16).unwrap();
        let costs = rule_of(layer).map(|rule| RuleTable::new(rules, rule, 16).unwrap());
        let shown = table(rules, &format!("size=16 layer={layer}"), Extent::Shown);
        let columns = "mine theirs rules answers numerator denominator probability";
        assert_eq!(shown.columns[..7].join(" "), columns);
        assert_eq!(shown.columns.len(), if layer == "win" { 7 } else { 8 });
        let mut rows = shown.rows.iter();
        for (theirs, mine) in iproduct!(1..=16, 1..=16) {
            if !is_position(rules, mine, theirs) {
                continue;
            }
            let row = rows.next().unwrap();
            let (n, m) = (pool(mine), pool(theirs));
            let win = Probability::new(solved.numerator(n, m).into(), (mine * theirs).into());
            let expected = [
                mine.to_string(),
                theirs.to_string(),
                rules.ending().name().to_owned(),
                rules.answers().to_string(),
                win.numerator().to_string(),
                win.denominator().to_string(),
            ];
            assert_eq!(row[..6], expected);
            assert_eq!(row[6].parse::<f64>().unwrap(), win.value());
            // A question as its smallest part, a cost as a number that the picture shades.
            if layer == "question" && mine > 1 && theirs > 1 {
                let even = solved.most_even_question(n, m);
                let part = even.map(|parts| parts[0].to_string());
                assert_eq!(row[7], part.unwrap_or_else(|| "name a suspect".to_owned()));
            }
            if let Some(costs) = costs.as_ref().filter(|_| !rules.is_over(n, m)) {
                let cost = row[7].parse::<f64>().unwrap();
                assert_eq!(cost, costs.cost(n, m).value(), "{rules} {layer}");
            }
        }
        assert_eq!(rows.next(), None);
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
    let settings = settings(Rules::TRIPARTITE, "size=12 layer=question compare=open");
    let table = map().table(&settings, Extent::Shown);
    let text = json(&table, &settings, ORIGIN);
    let parsed: Json = serde_json::from_str(&text).unwrap();
    assert_eq!(parsed["columns"], Json::from(table.columns));
    for (name, expected) in [
        ("figure", "win-map"),
        ("version", "1.2.3"),
        ("title", ORIGIN.title),
        ("address", ORIGIN.address),
        ("caption", &table.caption),
    ] {
        assert_eq!(parsed[name], expected);
    }
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
    assert_eq!(
        (&held["rules"], &held["answers"]),
        (&"official".into(), &3.into())
    );
    assert_eq!(
        (&held["layer"], &held["compare-answers"]),
        (&"question".into(), &2.into())
    );
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
    let lines: Vec<&str> = text.splitn(6, "\r\n").collect();
    let [title, caption, about, version, address, body] = lines[..] else {
        panic!("{text}");
    };
    assert_eq!(title, format!("# {}", ORIGIN.title));
    assert_eq!(caption, format!("# {}", table.caption));
    let layer = settings.setting("layer").unwrap().label;
    assert!(about.contains(&format!("{layer}: Question")) && version.contains("1.2.3"));
    assert!(
        address.starts_with("# ") && address.ends_with("&c=\\d   ü"),
        "it takes one line: {address}"
    );
    let rows = parsed(body);
    assert_eq!(rows[0], table.columns);
    assert_eq!(rows[1..], table.rows);
}
