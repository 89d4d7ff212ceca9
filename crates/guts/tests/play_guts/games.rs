//! Games as addresses, their buttons, and what does not fit.

use super::Table;
use upperhand_kit::Size;
use upperhand_kit::controller::{Event, Source};
use upperhand_oracles::used::pairs;

#[test]
fn impossible_moves_are_named_and_those_before_them_played() {
    for (moves, kept, reason) in [
        (
            "hlh",
            "hl",
            "In the moves, move 3, “h”, is impossible: you have left the game. Showing the game after move 2.",
        ),
        (
            "x",
            "",
            "In the moves, move 1, “x”, is impossible: moves are h for hold, d for drop and l for leave. Showing the start of the game.",
        ),
    ] {
        let mut table = Table::open(&[]);
        let changes = table.used.send(Event::Read {
            texts: pairs(&[("moves", moves)]),
            others: Vec::new(),
        });
        assert_eq!(changes.notices, [reason]);
        assert_eq!(table.used.text("moves"), kept);
    }
    // Ten pots are taken at last: nothing can be played then.
    let many = "h".repeat(400);
    let mut table = Table::open(&[]);
    let changes = table.used.send(Event::Read {
        texts: pairs(&[("moves", many.as_str()), ("opponents", "overcautious")]),
        others: Vec::new(),
    });
    let [notice] = changes.notices.as_slice() else {
        panic!("{:?}", changes.notices)
    };
    assert!(
        notice.contains(" taken the last pot. Showing the game after move "),
        "{notice}"
    );
    table.run();
    assert!(table.is_over());
}

#[test]
fn opponents_fit_the_deal() {
    let mut table = Table::open(&[("opponents", "coalition")]);
    table.used.write(Source::User, &[("deal", "cards2")]);
    assert_eq!(table.used.text("opponents"), "equilibrium");
    table.used.write(Source::User, &[("players", "2")]);
    table
        .used
        .write(Source::User, &[("opponents", "coalition")]);
    assert_eq!(
        ["deal", "players", "opponents"].map(|name| table.used.text(name)),
        ["line", "3", "coalition"]
    );
    table.used.write(Source::User, &[("players", "2")]);
    assert_eq!(table.used.text("opponents"), "equilibrium");
    let changes = table.used.send(Event::Read {
        texts: pairs(&[("deal", "cards3"), ("opponents", "coalition")]),
        others: Vec::new(),
    });
    assert_eq!(
        changes.notices,
        [
            "“coalition” is not possible as the opponents beside the other settings. Showing equilibrium.",
            "A coalition plays with numbers that all declare at once."
        ]
    );
    for (asked, notice) in [
        (
            [("deal", "cards2"), ("players", "8")],
            "With cards at most 6 play.",
        ),
        (
            [("deal", "turns"), ("weenie", "yes")],
            "In turn all never drop: whoever is last holds.",
        ),
    ] {
        let changes = table.used.send(Event::Read {
            texts: pairs(&asked),
            others: Vec::new(),
        });
        assert_eq!(changes.notices.last().unwrap(), notice);
    }
}

/// Ann and Bo sit down from the start, and others beside them, as many as are asked for and can play.
#[test]
fn ann_and_bo_are_there_from_the_start() {
    let mut table = Table::open(&[]);
    for (deal, players, seated) in [
        ("cards2", "3", 3),
        ("cards3", "3", 3),
        ("cards2", "2", 2),
        ("cards3", "6", 6),
        ("line", "8", 8),
        ("cards1", "8", 6),
    ] {
        let asked = [("deal", deal), ("players", players)];
        table.used.write(Source::User, &asked);
        let rows = table.players().into_iter();
        let names: Vec<String> = rows.map(|row| row[0].clone()).collect();
        let all = ["You", "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
        assert_eq!(names, all[..seated], "{deal} {players}");
        assert_eq!(table.used.text("opponents"), "mixed");
    }
}

#[test]
fn buttons_do_what_they_say() {
    let mut table = Table::open(&[("fee", "0.5"), ("seed", "5")]);
    let can = |table: &Table| {
        ["hold", "drop", "next", "leave", "undo", "new-game"].map(|name| table.can(name))
    };
    assert_eq!(can(&table), [true, true, false, true, false, true]);
    assert_eq!(table.button("leave").unwrap().0, "Leave and pay 0.5 antes");
    table.act("next");
    assert_eq!(table.used.text("moves"), "");
    table.choose(true);
    assert_eq!(can(&table), [false, false, true, true, true, true]);
    table.act("drop");
    assert_eq!(
        (table.used.text("moves"), table.used.text("revealed")),
        ("h".to_owned(), "yes".to_owned())
    );
    table.act("next");
    table.act("leave");
    assert_eq!(can(&table), [false, false, false, false, true, true]);
    assert!(table.used.heading().starts_with("You left: you "));
    assert_eq!(table.advice(), "You have left the game.");
    table.act("undo");
    assert_eq!(table.used.text("moves"), "h");
    table.act("new-game");
    assert_eq!(
        (table.used.text("moves"), table.used.text("seed")),
        (String::new(), "77".to_owned())
    );
    table.choose(false);
    // Another agreement begins anew; another fee or coach does not.
    table
        .used
        .write(Source::User, &[("coach", "full"), ("fee", "0.25")]);
    assert_eq!(table.used.text("moves"), "d");
    table.used.write(Source::User, &[("weenie", "yes")]);
    assert_eq!(table.used.text("moves"), "");
}

#[test]
fn hands_turn_in_time_where_motion_is_wanted() {
    for allows in [false, true] {
        let mut table = Table::open(&[("deal", "line"), ("players", "4")]);
        if allows {
            table.used.send(Event::AllowMotion);
        }
        table.used.send(Event::Act {
            name: "hold".to_owned(),
            draw: 0,
        });
        let frames = table.run();
        let is_table = |frame: &&upperhand_kit::controller::Frame| {
            frame.panels.iter().any(|panel| panel.panel == 0)
        };
        let count = frames.iter().filter(is_table).count();
        assert_eq!(count > 8, allows, "{count} pictures");
        assert!(count < 40, "{count} pictures");
        // Your number, and those of the others.
        let figure = table.used.figures()[0].as_ref().unwrap();
        let numbers = figure
            .inscriptions
            .iter()
            .filter(|words| words.text.starts_with("0."));
        assert_eq!(numbers.count(), 4);
    }
}

/// Panels without anything to show yet are not there, neither on the page nor in what is exported.
#[test]
fn panels_come_when_they_have_something_to_show() {
    let mut untold = 0;
    for (coach, seed) in ["full", "off"]
        .into_iter()
        .flat_map(|coach| ["1", "2", "3", "4", "5"].map(|seed| (coach, seed)))
    {
        let mut table = Table::open(&[("coach", coach), ("seed", seed)]);
        let check = |table: &mut Table, expected: &[usize]| {
            assert_eq!(table.used.figure.shown_panels(), expected, "{coach}");
            let sizes = vec![Size::USUAL; expected.len()];
            let page = table.used.figure.export_page("", &sizes);
            assert_eq!(page.panels.len(), expected.len());
        };
        check(&mut table, &[0]);
        table.choose(true);
        if coach == "full" || table.is_over() {
            check(&mut table, &[0, 1, 2]);
        } else {
            untold += 1;
            check(&mut table, &[0, 1]);
        }
        table.act("new-game");
        check(&mut table, &[0]);
    }
    assert!(untold > 0);
}
