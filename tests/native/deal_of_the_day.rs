//! The deal of the day: the same for everybody on a date, whatever the clock says later.

use crate::in_use;
use std::collections::BTreeSet;
use upperhand::play::Day;
use upperhand_figures::model;
use upperhand_kit::controller::{Answers, Event, EventResponse, Source, ToShare};
use upperhand_kit::model::Input;
use upperhand_oracles::sized;
use upperhand_oracles::used::Used;

/// Settings as an address says them.
type Texts = &'static [(&'static str, &'static str)];

const GAMES: [&str; 2] = ["play-guess-who", "play-guts"];

/// 1 January 2026 and 16 February 2027, as days since 1 January 1970.
const FIRST: f64 = 20_454.0;
const DAY_412: f64 = FIRST + 411.0;

const NO_DEAL: &str = "There is no deal of the day on the date that this device’s clock shows: the first was dealt on 1 \
    January 2026.";

fn act(used: &mut Used, name: &str) -> EventResponse {
    used.send(Event::Act {
        name: name.to_owned(),
        draw: 77,
    })
}

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

/// The deal of a day, begun by its button.
fn begun(game: &str, texts: &[(&str, &str)], days: f64) -> Used {
    let mut used = in_use(game, texts);
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

#[test]
fn every_day_has_a_seed_of_its_own_whose_bits_are_mixed() {
    let mut seeds = BTreeSet::new();
    let mut ones = [0_u32; 53];
    for number in 1..=Day::LAST {
        let seed = Day::new(number).unwrap().seed();
        let keyed = xoshiro(xoshiro(xoshiro(1).wrapping_add(number.into())));
        assert_eq!(seed, keyed >> 11);
        assert!(
            seed > 999_999,
            "day {number} has the seed of a deal by its number"
        );
        assert!(seeds.insert(seed), "day {number} has the seed of another");
        for (bit, ones) in (0..).zip(&mut ones) {
            *ones += u32::from(seed >> bit & 1 == 1);
        }
    }
    // Half of them, up to six standard errors.
    assert!(
        ones.iter().all(|ones| ones.abs_diff(50_000) < 950),
        "{ones:?}"
    );
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
        let mut usual = begun(game, &[], DAY_412);
        assert_eq!(day(&usual), 412);
        assert_eq!(usual.figure.query(), format!("figure={game}&day=412"));
        let sentence = usual
            .run(100.0)
            .into_iter()
            .find_map(|frame| frame.sentence);
        assert!(sentence.unwrap().starts_with("Deal of the day 412. "));
        let said = played(&mut usual);
        let others: &[Texts] = &[
            &[("seed", "9"), ("coach", "hints")],
            &[
                ("rules", "open"),
                ("mine", "40"),
                ("opponent", "bold"),
                ("begins", "opponent"),
            ],
            &[("answers", "3"), ("moves", "8-8-8")],
            &[
                ("players", "5"),
                ("opponents", "reckless"),
                ("weenie", "yes"),
                ("fee", "0"),
            ],
            &[("deal", "cards1"), ("moves", "hd")],
        ];
        for texts in others {
            assert_eq!(
                played(&mut begun(game, texts, DAY_412 + 0.9)),
                said,
                "{texts:?}"
            );
        }
        // By its address as well.
        for days in [DAY_412, DAY_412 + 7.0] {
            let mut linked = Used::fresh(model(game).unwrap(), &[], Answers::default());
            on(&mut linked, days);
            let read = linked.send(Event::Read {
                texts: vec![("day".to_owned(), "412".to_owned())],
                others: Vec::new(),
            });
            assert_eq!(read.notices, [""; 0]);
            assert_eq!(played(&mut linked), said);
        }
        let days =
            (0..sized(8, 30)).map(|after| played(&mut begun(game, &[], FIRST + f64::from(after))));
        assert!(days.collect::<BTreeSet<_>>().len() > sized(6, 25), "{game}");
    }
}

#[test]
fn a_game_goes_on_after_midnight_and_the_button_then_deals_the_next_day() {
    for game in GAMES {
        let mut used = begun(game, &[], DAY_412);
        let same = played(&mut begun(game, &[], DAY_412));
        play_on(&mut used);
        let moves = used.text("moves");
        // A press on the same day loses nothing.
        act(&mut used, "today");
        assert_eq!(used.text("moves"), moves);
        on(&mut used, DAY_412 + 1.0);
        assert_eq!((day(&used), used.text("moves")), (412, moves));
        let rest = played(&mut used);
        assert_eq!(rest, same[1..]);
        assert_eq!(day(&used), 412);
        act(&mut used, "today");
        assert_eq!((day(&used), used.text("moves")), (413, String::new()));
        assert!(!is_over(&mut used));
    }
}

#[test]
fn a_deal_that_is_over_can_be_played_again() {
    for game in GAMES {
        let mut used = begun(game, &[], DAY_412);
        let said = played(&mut used);
        act(&mut used, "today");
        assert_eq!((day(&used), used.text("moves")), (412, String::new()));
        assert_eq!(played(&mut used), said);
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
            let mut used = in_use(game, &[("seed", "5")]);
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
    for game in GAMES {
        let read = |text: &str| {
            let mut used = Used::fresh(model(game).unwrap(), &[], Answers::default());
            on(&mut used, DAY_412);
            let texts = vec![("day".to_owned(), text.to_owned())];
            let response = used.send(Event::Read {
                texts,
                others: Vec::new(),
            });
            (day(&used), response.notices.join(" "))
        };
        let allowed = "is not possible as the number of the deal of the day: it takes a whole number from 0 to 99\u{202f}999.";
        assert_eq!(read("today"), (412, String::new()));
        assert_eq!(read(" today "), (412, String::new()));
        assert_eq!(read("1"), (1, String::new()));
        assert_eq!(read("0"), (0, String::new()));
        let early = "By this device’s clock, deal of the day 413 is still to come: today’s is 412.";
        assert_eq!(read("413"), (413, early.to_owned()));
        // Numbers are read alike in all settings, however they are written.
        for (text, plain) in [("1e3", "1000"), ("413.0", "413"), ("0.4e1", "4")] {
            assert_eq!(read(text), read(plain));
        }
        assert_eq!(
            read("100000"),
            (99_999, format!("“100000” {allowed} Showing 99\u{202f}999."))
        );
        assert_eq!(read("-1"), (0, format!("“-1” {allowed} Showing 0.")));
        for text in ["<b>412</b>", "4e1x", "Today", "javascript:1", "٤"] {
            assert_eq!(read(text), (0, format!("“{text}” {allowed} Showing 0.")));
        }
    }
    // A link glides nowhere: the deal is there at once.
    let mut used = in_use(GAMES[0], &[]);
    on(&mut used, DAY_412);
    used.send(Event::AllowMotion);
    used.send(Event::Glide(vec![("day".to_owned(), "today".to_owned())]));
    assert_eq!(day(&used), 412);
}

#[test]
fn agreements_of_ones_own_come_back_after_the_deal_of_the_day() {
    let mut used = begun(
        "play-guess-who",
        &[("mine", "30"), ("rules", "open")],
        DAY_412,
    );
    assert_eq!(
        (used.whole(["mine", "day"]), used.text("rules")),
        ([24, 412], "race".to_owned())
    );
    act(&mut used, "new-game");
    assert_eq!(used.whole(["mine", "day", "seed"]), [30, 0, 77]);
    assert_eq!(used.text("rules"), "open");
    // Another agreement leaves the day, and says so by its address alone.
    let mut used = begun("play-guess-who", &[], DAY_412);
    play_on(&mut used);
    used.slide("theirs", 20.0);
    assert_eq!(used.figure.query(), "figure=play-guess-who&theirs=20");
    let mut used = begun("play-guts", &[("fee", "0.5")], DAY_412);
    assert_eq!(used.text("fee"), "1");
    act(&mut used, "new-game");
    assert_eq!((day(&used), used.text("fee")), (0, "0.5".to_owned()));
    // What an address says beside a day does not go with it, and that is told.
    let mut used = Used::fresh(model("play-guess-who").unwrap(), &[], Answers::default());
    let texts = [("day", "412"), ("mine", "30"), ("moves", "12-12")];
    let response = used.send(Event::Read {
        texts: texts
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .to_vec(),
        others: Vec::new(),
    });
    assert_eq!(
        response.notices,
        ["“30” is not possible as your pool beside the other settings. Showing 24."]
    );
    assert_eq!(
        used.figure.query(),
        "figure=play-guess-who&day=412&moves=12-12"
    );
}

/// All that the device is to keep.
fn kept(used: &mut Used, known: &[String]) -> Vec<String> {
    let kept = Some(known.to_vec());
    let results = used.send(Event::Results(kept)).results;
    results.unwrap_or_else(|| known.to_vec())
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
            let mut used = in_use(game, &[("day", "412")]);
            on(&mut used, days);
            played(&mut used);
            let kept = kept(&mut used, &[]);
            let words: Vec<&str> = kept[0].split(' ').collect();
            let day = words.get(1 + numbers).copied();
            assert_eq!(day, is_in_time.then_some("412"), "{game} on {days}");
        }
        // A deal by its number counts for no day.
        let mut used = in_use(game, &[]);
        on(&mut used, DAY_412);
        played(&mut used);
        assert_eq!(kept(&mut used, &[])[0].split(' ').count(), 1 + numbers);
    }
}

#[test]
fn a_streak_is_told_and_ends_when_a_day_is_missed() {
    let known = ["410", "411"]
        .map(|day| format!("deal-{day} 1 0 {day}"))
        .to_vec();
    let mut used = begun("play-guess-who", &[], DAY_412);
    kept(&mut used, &known);
    let tally = |used: &mut Used| {
        let frames = used.run(100.0);
        let mut tallies = frames.into_iter().filter_map(|frame| frame.tally);
        tallies.next_back().unwrap()
    };
    assert!(tally(&mut used).ends_with(" 2 deals of the day, the last 2 days in a row."));
    played(&mut used);
    let three = kept(&mut used, &known);
    assert_eq!(three.len(), 3);
    assert!(tally(&mut used).ends_with(" 3 deals of the day, the last 3 days in a row."));
    on(&mut used, DAY_412 + 2.0);
    assert!(tally(&mut used).ends_with(" 3 deals of the day, at best 3 days in a row."));
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
    let addresses: [(&str, Texts, &str); 5] = [
        (GAMES[0], &[("day", "412")], "day=412"),
        (GAMES[0], &[("seed", "77"), ("into", "1")], "seed=77"),
        (
            GAMES[0],
            &[("mine", "9"), ("answers", "3"), ("words", "hat")],
            "answers=3&opponent-answers=3&mine=9",
        ),
        (GAMES[1], &[("day", "412")], "day=412"),
        (
            GAMES[1],
            &[
                ("seed", "6"),
                ("players", "4"),
                ("fee", "0.5"),
                ("deal", "line"),
            ],
            "seed=6&players=4&fee=0.5&deal=line",
        ),
    ];
    for (game, texts, query) in addresses {
        let mut used = in_use(game, texts);
        assert_eq!(shared(&mut used), None, "nothing is to be shared yet");
        let said = played(&mut used);
        let told = shared(&mut used).unwrap();
        assert_eq!(told.query, format!("figure={game}&{query}"));
        let name = if game == GAMES[0] {
            "Upperhand"
        } else {
            "Upperhand Guts"
        };
        let name = match texts[0] {
            ("day", day) => format!("{name} {day} · "),
            ("seed", seed) => format!("{name} deal {seed} · "),
            _ => format!("{name} deal 1 · "),
        };
        assert!(told.line.starts_with(&name), "{}", told.line);
        // The friend, who plays alike, has the same to say.
        let pairs: Vec<(&str, &str)> = query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .collect();
        let mut friend = in_use(game, &pairs);
        assert_eq!(friend.text("moves"), "");
        assert_eq!(played(&mut friend), said);
        assert_eq!(shared(&mut friend), Some(told));
        act(&mut used, "undo");
        assert_eq!(
            shared(&mut used),
            Some(ToShare::default()),
            "it is not over any more"
        );
    }
    // Of two people at one screen nobody is the reader.
    let mut pair = in_use(
        GAMES[0],
        &[("opponent", "person"), ("mine", "2"), ("theirs", "2")],
    );
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
            let of = |day: Option<f64>| {
                let mut result = vec![0.0; numbers];
                result.extend(day);
                result
            };
            // The last game is of no day.
            let results = days.iter().map(|&day| of(Some(day))).chain([of(None)]);
            let results: Vec<Vec<f64>> = results.collect();
            let results: Vec<&[f64]> = results.iter().map(Vec::as_slice).collect();
            let model = model(game).unwrap();
            let said = model.tally(&results, (today > 0).then_some(today)).unwrap();
            assert!(
                said.ends_with(&format!(".{words}")),
                "{game} {days:?} on {today}: {said}"
            );
        }
    }
}
