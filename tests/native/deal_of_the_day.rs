//! The deal of the day: the same for everybody on a date, whatever the clock says later.

use crate::support::{act, keep, tally};
use crate::{fresh, in_use, open};
use std::collections::BTreeSet;
use upperhand::play::Day;
use upperhand_figures::model;
use upperhand_kit::controller::{Event, Source, ToShare};
use upperhand_kit::model::Input;
use upperhand_oracles::sized;
use upperhand_oracles::used::{Used, pairs};

const GAMES: [&str; 2] = ["play-guess-who", "play-guts"];

/// 1 January 2026 and 16 February 2027, as days since 1 January 1970.
const FIRST: f64 = 20_454.0;
const DAY_412: f64 = FIRST + 411.0;

const NO_DEAL: &str = "There is no deal of the day on the date that this device’s clock shows: the first was dealt on 1 \
    January 2026.";

fn on(used: &mut Used, days: f64) {
    used.send(Event::Date(days));
}

fn day(used: &Used) -> u32 {
    used.whole(["day"])[0]
}

/// One exchange, always in the same way.
fn play_on(used: &mut Used) {
    if used.figure.name() == "play-guts" {
        act(used, "hold");
        act(used, "next");
    } else {
        let ask = used.controls.iter().find(|control| control.name == "ask");
        let Some(Input::Slider { most, .. }) = ask.map(|ask| ask.input.clone()) else {
            panic!("no slider of questions");
        };
        used.slide("ask", (most / 2.0).ceil());
        act(used, "question");
    }
}

fn is_over(used: &mut Used) -> bool {
    let heading = used.heading();
    heading.contains(" won after ") || heading.starts_with("The game is over")
}

/// A game from here to its end: all that is said on the way.
fn played(used: &mut Used) -> Vec<String> {
    let mut said = Vec::new();
    while !is_over(used) {
        used.run(100.0);
        play_on(used);
        let readout = used.readout();
        said.push(format!("{}. {}", readout.heading, readout.advice));
        assert!(said.len() < 5000);
    }
    said
}

/// A game whose address has just been read on a date, and what it answers.
fn linked(game: &str, days: f64, texts: &[(&str, &str)]) -> (Used, Vec<String>) {
    let mut used = fresh(game, &[]);
    on(&mut used, days);
    let notices = used.read(texts).notices;
    (used, notices)
}

/// The deal of a day, begun by its button.
fn begun(game: &str, address: &str, days: f64) -> Used {
    let mut used = open(game, address);
    on(&mut used, days);
    assert_eq!(act(&mut used, "today").notices, [""; 0]);
    used
}

/// SplitMix64 and xoshiro256++, written out.
fn xoshiro(seed: u64) -> u64 {
    let mut sum = seed;
    let [a, _, _, d] = [(); 4].map(|()| {
        sum = sum.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = sum;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    });
    a.wrapping_add(d).rotate_left(23).wrapping_add(a)
}

/// And of no deal by its number.
#[test]
fn every_day_has_a_seed_of_its_own() {
    let mut seeds = BTreeSet::new();
    for number in 1..=Day::LAST {
        let seed = Day::new(number).unwrap().seed();
        let keyed = xoshiro(xoshiro(xoshiro(1).wrapping_add(number.into())));
        assert_eq!(seed, keyed >> 11);
        assert!(seed > 999_999 && seeds.insert(seed), "{number}");
    }
}

#[test]
fn dates_are_numbered_from_the_first_and_others_have_no_deal() {
    // As `date -u` counts them.
    for (days, number) in [
        (20_453.0, None),
        (20_453.999_999, None),
        (FIRST, Some(1)),
        (20_782.0, Some(329)),
        (20_782.999_999, Some(329)),
        (20_819.0, Some(366)),
        (120_452.0, Some(99_999)),
        (120_453.0, None),
        (0.0, None),
        (-1e300, None),
        (f64::INFINITY, None),
        (f64::NAN, None),
    ] {
        assert_eq!(Day::on(days).map(Day::number), number, "{days}");
    }
}

#[test]
fn a_day_has_one_deal_for_all_and_another_day_another() {
    for game in GAMES {
        let mut usual = begun(game, "", DAY_412);
        assert_eq!(day(&usual), 412);
        assert_eq!(usual.figure.query(), format!("figure={game}&day=412"));
        let mut frames = usual.run(100.0).into_iter();
        let sentence = frames.find_map(|frame| frame.sentence).unwrap();
        assert!(sentence.starts_with("Deal of the day 412. "));
        let said = played(&mut usual);
        for address in [
            "seed=9&coach=hints",
            "rules=open&mine=40&opponent=bold&begins=opponent",
            "answers=3&moves=8-8-8",
            "players=5&opponents=reckless&weenie=yes&fee=0",
            "deal=cards1&moves=hd",
        ] {
            let mut other = begun(game, address, DAY_412 + 0.9);
            assert_eq!(played(&mut other), said, "{address}");
        }
        // By its address as well.
        for days in [DAY_412, DAY_412 + 7.0] {
            let (mut linked, notices) = linked(game, days, &[("day", "412")]);
            assert_eq!(notices, [""; 0]);
            assert_eq!(played(&mut linked), said);
        }
        let days = (0..sized(8, 30)).map(|after| FIRST + f64::from(after));
        let days: BTreeSet<_> = days
            .map(|days| played(&mut begun(game, "", days)))
            .collect();
        assert!(days.len() > sized(6, 25), "{game}");
    }
}

#[test]
fn a_game_goes_on_after_midnight_and_the_button_then_deals_the_next_day() {
    for game in GAMES {
        let mut used = begun(game, "", DAY_412);
        let said = played(&mut used);
        // A deal that is over can be played again.
        act(&mut used, "today");
        assert_eq!((day(&used), used.text("moves")), (412, String::new()));
        used.run(100.0);
        play_on(&mut used);
        let moves = used.text("moves");
        // A press on the same day loses nothing.
        act(&mut used, "today");
        assert_eq!(used.text("moves"), moves);
        on(&mut used, DAY_412 + 1.0);
        assert_eq!((day(&used), used.text("moves")), (412, moves));
        assert_eq!(played(&mut used), said[1..]);
        assert_eq!(day(&used), 412);
        act(&mut used, "today");
        assert_eq!((day(&used), used.text("moves")), (413, String::new()));
        assert!(!is_over(&mut used));
    }
}

#[test]
fn a_clock_that_is_wrong_is_told_and_loses_nothing() {
    for game in GAMES {
        for days in [
            f64::NAN,
            -3.0,
            0.0,
            20_453.9,
            120_453.0,
            1e300,
            f64::NEG_INFINITY,
        ] {
            let mut used = open(game, "seed=5");
            play_on(&mut used);
            let before = used.figure.query();
            // No date at all, then a wrong one.
            assert_eq!(act(&mut used, "today").notices, [NO_DEAL]);
            on(&mut used, days);
            assert_eq!(act(&mut used, "today").notices, [NO_DEAL]);
            assert_eq!(used.figure.query(), before);
            played(&mut used);
            let over = used.figure.query();
            act(&mut used, "today");
            assert_eq!(used.figure.query(), over);
            let written = used.write(Source::User, &[("day", "today")]);
            assert_eq!(
                (written.notices, used.figure.query()),
                (vec![NO_DEAL.to_owned()], over)
            );
        }
    }
}

#[test]
fn an_address_may_say_today_or_a_day_and_is_answered_where_it_cannot_be() {
    let allowed = "is not possible as the number of the deal of the day: it takes a whole number from 0 to 99\u{202f}999.";
    for game in GAMES {
        let read = |text: &str| {
            let (used, notices) = linked(game, DAY_412, &[("day", text)]);
            (day(&used), notices.join(" "))
        };
        for (text, number) in [("today", 412), (" today ", 412), ("1", 1), ("0", 0)] {
            assert_eq!(read(text), (number, String::new()));
        }
        let early = "By this device’s clock, deal of the day 413 is still to come: today’s is 412.";
        assert_eq!(read("413"), (413, early.to_owned()));
        // Numbers are read alike in all settings, however they are written.
        assert_eq!(read("1e3"), read("1000"));
        let most = format!("“100000” {allowed} Showing 99\u{202f}999.");
        assert_eq!(read("100000"), (99_999, most));
        for text in ["-1", "<b>412</b>", "4e1x", "Today", "٤"] {
            assert_eq!(read(text), (0, format!("“{text}” {allowed} Showing 0.")));
        }
    }
    // A link glides nowhere: the deal is there at once.
    let mut used = in_use(GAMES[0], &[]);
    on(&mut used, DAY_412);
    used.send(Event::AllowMotion);
    used.send(Event::Glide(pairs(&[("day", "today")])));
    assert_eq!(day(&used), 412);
}

#[test]
fn agreements_of_ones_own_come_back_after_the_deal_of_the_day() {
    let mut used = begun("play-guess-who", "mine=30&rules=open", DAY_412);
    let told = |used: &Used| (used.whole(["mine", "day"]), used.text("rules"));
    assert_eq!(told(&used), ([24, 412], "race".to_owned()));
    act(&mut used, "new-game");
    assert_eq!(told(&used), ([30, 0], "open".to_owned()));
    assert_eq!(used.whole(["seed"]), [7]);
    // Another agreement leaves the day, and says so by its address alone.
    let mut used = begun("play-guess-who", "", DAY_412);
    play_on(&mut used);
    used.slide("theirs", 20.0);
    assert_eq!(used.figure.query(), "figure=play-guess-who&theirs=20");
    let mut used = begun("play-guts", "fee=0.5", DAY_412);
    assert_eq!(used.text("fee"), "1");
    act(&mut used, "new-game");
    assert_eq!((day(&used), used.text("fee")), (0, "0.5".to_owned()));
    // What an address says beside a day does not go with it, and that is told.
    let texts = [("day", "412"), ("mine", "30"), ("moves", "12-12")];
    let (mut used, notices) = linked("play-guess-who", f64::NAN, &texts);
    let conflict = "“30” is not possible as your pool beside the other settings. Showing 24.";
    assert_eq!(notices, [conflict]);
    let query = used.figure.query();
    assert_eq!(query, "figure=play-guess-who&day=412&moves=12-12");
}

#[test]
fn a_deal_of_the_day_counts_for_its_day_where_it_is_played_in_time() {
    for (game, numbers) in [("play-guess-who", 2), ("play-guts", 4)] {
        for (days, is_in_time) in [
            (DAY_412, true),
            (DAY_412 + 1.0, true),
            (DAY_412 + 2.0, false),
            (DAY_412 - 1.0, false),
            (f64::NAN, false),
        ] {
            let mut used = open(game, "day=412");
            on(&mut used, days);
            played(&mut used);
            let kept = keep(&mut used, &[]).unwrap();
            let words: Vec<&str> = kept[0].split(' ').collect();
            let day = words.get(1 + numbers).copied();
            assert_eq!(day, is_in_time.then_some("412"), "{game} on {days}");
        }
        // A deal by its number counts for no day.
        let mut used = in_use(game, &[]);
        on(&mut used, DAY_412);
        played(&mut used);
        assert_eq!(
            keep(&mut used, &[]).unwrap()[0].split(' ').count(),
            1 + numbers
        );
    }
}

#[test]
fn a_streak_is_told_and_ends_when_a_day_is_missed() {
    let known = [410, 411].map(|day| format!("deal-{day} 1 0 {day}"));
    let mut used = begun("play-guess-who", "", DAY_412);
    played(&mut used);
    assert_eq!(keep(&mut used, &known).unwrap().len(), 3);
    for (days, told) in [
        (DAY_412, " 3 deals of the day, the last 3 days in a row."),
        (
            DAY_412 + 2.0,
            " 3 deals of the day, at best 3 days in a row.",
        ),
    ] {
        on(&mut used, days);
        let tally = tally(&mut used).unwrap();
        assert!(tally.ends_with(told), "{tally}");
    }
}

/// The game that is over, as the last frame that says so has it.
fn shared(used: &mut Used) -> Option<ToShare> {
    let frames = used.run(100.0);
    frames
        .into_iter()
        .filter_map(|frame| frame.outcome)
        .next_back()
}

#[test]
fn a_game_that_is_over_can_be_handed_on_without_its_moves() {
    for (game, texts, query, name) in [
        (0, "day=412", "day=412", "Upperhand 412"),
        (0, "seed=77&into=1", "seed=77", "Upperhand deal 77"),
        (
            0,
            "mine=9&answers=3&words=hat",
            "answers=3&opponent-answers=3&mine=9",
            "Upperhand deal 1",
        ),
        (1, "day=412", "day=412", "Upperhand Guts 412"),
        (
            1,
            "seed=6&players=4&fee=0.5&deal=line",
            "seed=6&players=4&fee=0.5&deal=line",
            "Upperhand Guts deal 6",
        ),
    ] {
        let mut used = open(GAMES[game], texts);
        assert_eq!(shared(&mut used), None, "nothing is to be shared yet");
        let said = played(&mut used);
        let told = shared(&mut used).unwrap();
        assert_eq!(told.query, format!("figure={}&{query}", GAMES[game]));
        assert!(
            told.line.starts_with(&format!("{name} · ")),
            "{}",
            told.line
        );
        // The friend, who plays alike, has the same to say.
        let mut friend = open(GAMES[game], query);
        assert_eq!(friend.text("moves"), "");
        assert_eq!(played(&mut friend), said);
        assert_eq!(shared(&mut friend), Some(told));
        act(&mut used, "undo");
        let nothing = Some(ToShare::default());
        assert_eq!(shared(&mut used), nothing, "it is not over any more");
    }
    // Of two people at one screen nobody is the reader.
    let mut pair = open(GAMES[0], "opponent=person&mine=2&theirs=2");
    played(&mut pair);
    assert_eq!(shared(&mut pair), None);
}

#[test]
fn days_in_a_row_end_today_or_yesterday() {
    for (days, today, words) in [
        (&[][..], 9, ""),
        (&[9.0], 9, " 1 deal of the day."),
        (&[9.0, 7.0], 9, " 2 deals of the day."),
        (
            &[8.0, 9.0],
            9,
            " 2 deals of the day, the last 2 days in a row.",
        ),
        (
            &[9.0, 8.0, 8.0],
            10,
            " 2 deals of the day, the last 2 days in a row.",
        ),
        (
            &[8.0, 9.0],
            11,
            " 2 deals of the day, at best 2 days in a row.",
        ),
        (
            &[1.0, 2.0, 3.0, 8.0, 9.0],
            9,
            " 5 deals of the day, the last 2 days in a row, 3 at best.",
        ),
        (
            &[1.0, 2.0, 3.0, 9.0],
            9,
            " 4 deals of the day, at best 3 days in a row.",
        ),
        // Without a date no row is the present one.
        (
            &[1.0, 2.0],
            0,
            " 2 deals of the day, at best 2 days in a row.",
        ),
        // What another page has written.
        (&[f64::NAN, -4.0, 1e300, 0.0], 9, ""),
    ] {
        for (game, numbers) in GAMES.into_iter().zip([2, 4]) {
            // The last game is of no day.
            let days = days.iter().copied().map(Some).chain([None]);
            let results = days.map(|day| {
                let numbers = std::iter::repeat_n(0.0, numbers);
                numbers.chain(day).collect::<Vec<f64>>()
            });
            let results: Vec<Vec<f64>> = results.collect();
            let results: Vec<&[f64]> = results.iter().map(Vec::as_slice).collect();
            let model = model(game).unwrap();
            let said = model.tally(&results, (today > 0).then_some(today)).unwrap();
            let is_so = said.ends_with(&format!(".{words}"));
            assert!(is_so, "{game} {results:?} on {today}: {said}");
        }
    }
}
