//! What is said of a round: who held, who took what, what comes next.

use super::{DEALS, Table, either, random};
use upperhand::guts::cards::{Deck, Hands};
use upperhand_games::card_names::hand_name;
use upperhand_guts::play_guts::money::{signed, whole};
use upperhand_oracles::cash::Cash;
use upperhand_oracles::text_box::size;

/// Hands of cards by their names, from the weakest.
fn ranks(cards: u32) -> Vec<String> {
    let hands = Hands::new(Deck::STANDARD, cards).unwrap();
    hands.iter().map(hand_name).collect()
}

fn strength(hand: &str, ranks: &[String]) -> f64 {
    match ranks.iter().position(|name| name == hand) {
        Some(rank) => rank as f64,
        None => hand.parse().unwrap_or_else(|_| panic!("no hand: {hand:?}")),
    }
}

fn antes(count: i64) -> String {
    whole(u128::try_from(count).unwrap())
}

#[test]
fn rounds_are_told_as_coins_have_it() {
    let all_ranks = [1, 2, 3].map(ranks);
    for (index, deal) in DEALS.into_iter().enumerate() {
        let mut random = random(index as u64);
        let mut table = Table::at(deal);
        let ranks: &[String] = match table.used.text("deal").as_str() {
            "cards1" => &all_ranks[0],
            "cards2" => &all_ranks[1],
            "cards3" => &all_ranks[2],
            _ => &[],
        };
        let players = table.players().len();
        let (mut cash, mut round) = (Cash::new(players), 0);
        while !table.is_over() && round < 40 {
            round += 1;
            let before = cash.worth(0);
            let pot = antes(cash.pot);
            assert!(table.fact("Pot").unwrap().starts_with(&format!("{pot}: ")));
            let dealt = table.players();
            assert!(dealt[1..].iter().all(|row| row[1] == "hidden"), "{dealt:?}");
            let holds = either(&mut random);
            table.choose(holds);
            let shown = table.players();
            assert_eq!(shown[0][1], dealt[0][1], "the hand stays the same");
            let hands: Vec<f64> = shown.iter().map(|row| strength(&row[1], ranks)).collect();
            let held: Vec<bool> = shown.iter().map(|row| row[2] == "held").collect();
            assert_eq!(held[0], holds);
            let worths = |cash: &Cash| (0..players).map(|player| cash.worth(player)).collect();
            let own: Vec<i64> = worths(&cash);
            let winner = cash.round(&hands, &held, deal.contains("weenie=yes"));
            let then: Vec<i64> = worths(&cash);
            for ((row, before), after) in shown.iter().zip(&own).zip(&then) {
                assert_eq!(row[3], signed((after - before) as f64), "{row:?}");
            }
            check_picture(&table, &held, winner);
            let said = table.advice();
            let names: Vec<String> = shown.iter().map(|row| row[0].clone()).collect();
            check(&said, &names, &held, winner, &pot);
            let brought = match cash.worth(0) - before {
                0 => "You neither gained nor lost.".to_owned(),
                change @ 1.. => format!("You gained {}.", antes(change)),
                change => format!("You lost {}.", antes(-change)),
            };
            assert!(said.contains(&brought), "{said}: {brought}");
            assert_eq!(table.facts().game.bankroll(), cash.worth(0).into());
            if table.can("next") {
                let next = if held.iter().filter(|held| **held).count() == 1 {
                    "A new pot begins, "
                } else {
                    "The next pot is "
                };
                let next = format!("{next}{}.", antes(cash.pot));
                assert!(said.contains(&next), "{said}: {next}");
                table.act("next");
                if deal.contains("deal=turns") {
                    check_declared(&mut table, &names, round);
                } else {
                    check_choices_before(&table, &names, &held);
                }
            } else {
                assert!(table.is_over(), "{said}");
                assert!(said.contains("That was the last pot."), "{said}");
            }
        }
        assert!(round > 3, "{deal:?}");
    }
}

/// The words on the players: one wins, the other holders pay, or who had the best hand where all dropped and must.
fn check_picture(table: &Table, held: &[bool], winner: Option<usize>) {
    let figure = table.used.figures()[0].as_ref().unwrap();
    let large = figure.inscriptions.iter().map(|said| &said.text);
    let all = large.chain(figure.captions.iter().map(|said| &said.text));
    let said = |word: &str| all.clone().filter(|said| *said == word).count();
    let holders = held.iter().filter(|held| **held).count();
    let is_fined = winner.is_none() && table.used.text("weenie") == "yes";
    let pays = holders.saturating_sub(1) + usize::from(is_fined);
    assert_eq!(said("wins"), holders.min(1));
    assert_eq!(said("pays"), pays);
    assert_eq!(said("drops"), held.len() - holders.min(1) - pays);
    // Who neither wins nor pays steps back.
    if winner.is_some() && held[1..].contains(&false) {
        assert!(figure.shapes.iter().any(|shape| shape.faded.is_some()));
    }
    if !held.contains(&false) {
        assert!(figure.shapes.iter().all(|shape| shape.faded.is_none()));
    }
}

/// In turn everybody sees who has declared: those from the seat on that is first, in words, in the picture and in the table.
fn check_declared(table: &mut Table, names: &[String], round: usize) {
    let first = round % names.len();
    let rows = table.players();
    let is_before = |seat: usize| first > 0 && seat >= first;
    let advice = table.advice();
    let figure = table.used.figures()[0].as_ref().unwrap();
    let captions = figure.captions.iter().map(|caption| &caption.text);
    let large = figure.inscriptions.iter().map(|said| &said.text);
    let all: Vec<&String> = captions.chain(large).collect();
    let seen = |word: &str| all.iter().filter(|text| **text == word).count();
    let count = |choice: &str| rows.iter().filter(|row| row[2] == choice).count();
    assert_eq!(
        (seen("holds"), seen("drops")),
        (count("held"), count("dropped"))
    );
    let (before, _) = advice.split_once(". ").unwrap();
    let (holders, dropped) = before.split_once("; ").unwrap_or((before, before));
    for (seat, row) in rows.iter().enumerate() {
        assert_eq!(row[2] == "none yet", !is_before(seat), "{rows:?}");
        let part = if row[2] == "held" { holders } else { dropped };
        assert_eq!(
            seat > 0 && part.contains(&names[seat]),
            is_before(seat),
            "{advice}"
        );
    }
    assert_eq!(before == "You are first", first == 0);
}

/// The narrowest table, in CSS pixels, and the size of its words.
const NARROWEST: f64 = 296.0;
const SMALL: f64 = 12.0;

/// Over the hands of a new deal nobody holds or drops yet: one line says who held before, and finds room on every table.
fn check_choices_before(table: &Table, names: &[String], held: &[bool]) {
    let figure = table.used.figures()[0].as_ref().unwrap();
    let mut captions = figure.captions.iter();
    let before = "last round: ";
    let caption = captions
        .find(|caption| caption.text.starts_with(before))
        .unwrap();
    let count = held.iter().filter(|held| **held).count();
    let said = &caption.text[before.len()..];
    match said.split_once(" held") {
        None => assert_eq!((said, count), ("all dropped", 0)),
        Some(("all", _)) => assert_eq!(count, held.len()),
        Some((who, _)) => {
            let is_exception = who.starts_with("all but ");
            for (name, held) in names.iter().zip(held) {
                assert_eq!(is_named(name, who), *held != is_exception, "{said}");
            }
            assert_eq!(who.ends_with(" alone"), count == 1, "{said}");
        }
    }
    let share = (caption.to.0 - caption.from.0) / (figure.x.to - figure.x.from);
    let (width, _) = size(&caption.text, SMALL);
    assert!(f64::from(width) <= share * NARROWEST, "{said}: {width}");
}

fn is_named(name: &str, text: &str) -> bool {
    let mut words = text.split([' ', ',']);
    words.any(|word| word.eq_ignore_ascii_case(name))
}

/// The sentence on who held and who took the pot.
fn check(said: &str, names: &[String], held: &[bool], winner: Option<usize>, pot: &str) {
    let who = |is_meant: &dyn Fn(usize) -> bool| {
        let seats = (0..names.len()).filter(|&seat| is_meant(seat));
        let names: Vec<&str> = seats.map(|seat| names[seat].as_str()).collect();
        match &names[..] {
            [before @ .., last] if !before.is_empty() => {
                format!("{} and {last}", before.join(", "))
            }
            _ => names.concat(),
        }
    };
    let holders = who(&|seat| held[seat]);
    let losers = who(&|seat| held[seat] && Some(seat) != winner);
    let each = if losers.contains(" and ") {
        " each"
    } else {
        ""
    };
    let expected = match winner {
        None => "All dropped. ".to_owned(),
        Some(_) if losers.is_empty() => format!("{holders} alone held and took the pot of {pot}."),
        Some(winner) => format!(
            "{holders} held. {} took the pot of {pot}; {losers}{each} matched it.",
            names[winner]
        ),
    };
    // In the middle of a sentence you are small.
    assert!(
        said.to_lowercase().starts_with(&expected.to_lowercase()),
        "{said}: {expected}"
    );
    assert!(said.contains(&format!("pot of {pot}")), "{said}");
}
