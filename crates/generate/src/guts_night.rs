//! The tables of `guts.html`: which hand to hold, what to bring, what the rules of a house change.

use std::fmt::Write as _;

use upperhand::guts::cards::{Error as CardError, Ranking, TableLine, table_line};
use upperhand::guts::{
    Error, InTurn, Players, Ruin, Rules, capped_threshold, equilibrium, kitty_equilibrium,
};

const TABLES: std::ops::RangeInclusive<u32> = 2..=10;

/// Hands of so many cards, and whether straights and flushes count.
const DEALS: [(u32, bool, &str); 4] = [
    (1, false, "1 card"),
    (2, false, "2 cards"),
    (3, false, "3 cards"),
    (3, true, "3, straights and flushes"),
];

/// Bankrolls are looked for up to here.
const MOST_ANTES: u32 = 1000;

/// How seldom a pot may take more.
const RARE: f64 = 0.01;

/// The hands to hold by players, of each deal.
fn lines(players: u32) -> Result<Vec<TableLine>, CardError> {
    let line = |&(cards, straights, _): &(u32, bool, &str)| {
        table_line(players, Ranking::new(cards, straights)?)
    };
    DEALS.iter().map(line).collect()
}

/// "A-Q-8", "10-9-6 flush".
fn hand(line: &TableLine) -> String {
    let suit = if line.is_flush { " flush" } else { "" };
    // A hand stays in one line.
    line.hand.replace(' ', "\u{2011}") + suit
}

/// A table for a page: the heads of its columns, and the head of each row with its cells.
fn table(heads: &[&str], rows: &[(String, Vec<String>)]) -> String {
    let mut text = "<thead><tr>".to_owned();
    for head in heads {
        _ = write!(text, "<th scope=\"col\">{head}</th>");
    }
    text += "</tr></thead>\n<tbody>\n";
    for (head, cells) in rows {
        _ = write!(text, "<tr><th scope=\"row\">{head}</th>");
        for cell in cells {
            _ = write!(text, "<td>{cell}</td>");
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n"
}

/// The chart.
pub fn chart() -> Result<String, Box<dyn std::error::Error>> {
    let row = |players: u32| -> Result<_, Box<dyn std::error::Error>> {
        let mut cells: Vec<String> = lines(players)?.iter().map(hand).collect();
        cells.push(bankroll(players)?.to_string());
        Ok((players.to_string(), cells))
    };
    let [one, two, three, straights] = DEALS.map(|(_, _, name)| name);
    let heads = ["Players", one, two, three, straights, "Bring, antes"];
    Ok(table(
        &heads,
        &TABLES.map(row).collect::<Result<Vec<_>, _>>()?,
    ))
}

/// The fewest antes of which fewer than one pot in a hundred takes more.
fn bankroll(players: u32) -> Result<u32, Error> {
    let ruin = Ruin::at_equilibrium(Rules::Standard, players as usize, MOST_ANTES)?;
    ruin.smallest_bankroll(RARE)
        .ok_or(Error::Bankroll { given: MOST_ANTES })
}

/// The chart as a picture to keep, on light paper: it is for a phone's album and for print.
pub fn card() -> Result<String, Box<dyn std::error::Error>> {
    const COLUMNS: [u32; 6] = [24, 120, 210, 330, 460, 616];
    const TOP: u32 = 118;
    const ROW: u32 = 34;
    let height = TOP + ROW * 9 + 56;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\" width=\"720\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"17\" fill=\"#1D1D1F\">\n\
         <title>Guts: the weakest hand to hold</title>\n\
         <rect width=\"720\" height=\"{height}\" fill=\"#FBFAF7\"/>\n\
         <text x=\"24\" y=\"44\" font-size=\"26\" font-weight=\"600\">Guts: hold this hand and better</text>\n"
    );
    let mut line = |y: u32, style: &str, cells: &[String]| {
        for (x, cell) in COLUMNS.iter().zip(cells) {
            _ = writeln!(text, "<text x=\"{x}\" y=\"{y}\"{style}>{cell}</text>");
        }
    };
    let heads = [
        "Players",
        "1 card",
        "2 cards",
        "3 cards",
        "3, straights",
        "Bring",
    ];
    line(
        TOP - 34,
        " fill=\"#5F6368\" font-size=\"14\"",
        &heads.map(str::to_owned),
    );
    let flushes = ["", "", "", "", "and flushes", ""];
    line(
        TOP - 16,
        " fill=\"#5F6368\" font-size=\"14\"",
        &flushes.map(str::to_owned),
    );
    for (row, players) in (0..).zip(TABLES) {
        let mut cells = vec![players.to_string()];
        cells.extend(lines(players)?.iter().map(hand));
        cells.push(format!("{} antes", bankroll(players)?));
        line(TOP + 10 + ROW * row, "", &cells);
    }
    _ = write!(
        text,
        "<text x=\"24\" y=\"{}\" fill=\"#5F6368\" font-size=\"14\">A pair before its third card. Under 1\u{202f}% of pots take more than \
         you bring. Computed exactly by Upperhand.</text>\n</svg>\n",
        height - 26
    );
    Ok(text)
}

/// The share of hands that are held, by rules of the house.
pub fn house() -> Result<String, Error> {
    let row = |count: u32| {
        let players = Players::new(count as usize)?;
        let lines = [
            equilibrium(Rules::Standard, players).threshold,
            equilibrium(Rules::Weenie, players).threshold,
            kitty_equilibrium(Rules::Standard, players).threshold,
            capped_threshold(players, 2.0)?,
            capped_threshold(players, 5.0)?,
        ];
        let held = lines.map(|line| (100.0 * (1.0 - line.get())).round());
        let cells = held.map(|held| format!("{held}\u{a0}%"));
        Ok((count.to_string(), cells.to_vec()))
    };
    let heads = [
        "Players",
        "As usual",
        "The best hand that dropped pays",
        "A kitty has a hand, too",
        "Cap, the pot twice as large",
        "Cap, the pot five times as large",
    ];
    Ok(table(
        &heads,
        &TABLES.map(row).collect::<Result<Vec<_>, _>>()?,
    ))
}

/// What each seat wins where all declare in turn.
pub fn turns() -> Result<String, Error> {
    const SEATS: [&str; 9] = ["Players", "1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."];
    let row = |players: usize| {
        let won = InTurn::new(players)?.alpha();
        let mut cells: Vec<String> = won.iter().map(|won| signed(100.0 * won)).collect();
        cells.resize(SEATS.len() - 1, String::new());
        Ok((players.to_string(), cells))
    };
    let rows = (2..SEATS.len()).map(row);
    Ok(table(&SEATS, &rows.collect::<Result<Vec<_>, _>>()?))
}

/// "+12", "−9", "0": whole, with a sign.
fn signed(value: f64) -> String {
    let size = value.abs().round();
    match value {
        _ if size == 0.0 => "0".to_owned(),
        value if value < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}
