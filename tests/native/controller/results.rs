//! Results of games that a reader keeps: each deal once, as it ended first, and none with a move taken back.

use crate::support::{act, keep, tally};
use crate::{in_use, open};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::ops::Range;
use std::sync::Arc;
use upperhand::guess_who::board::faces;
use upperhand::guess_who::{Pool, Rules};
use upperhand::play::guess_who::{Game, Player, Setup, read_moves};
use upperhand_kit::Task;
use upperhand_kit::controller::{Answers, Event, EventResponse, Source};
use upperhand_oracles::used::Used;

const NONE: &str = "No game has ended yet. Each deal counts once, and none with a move taken back.";

/// Two against two in the race: who asks wins at once.
fn brief() -> Used {
    open("play-guess-who", "mine=2&theirs=2")
}

fn win(used: &mut Used) -> EventResponse {
    used.slide("ask", 1.0);
    act(used, "question")
}

#[test]
fn a_deal_counts_once_whatever_is_taken_back_later() {
    let mut used = brief();
    assert_eq!(keep(&mut used, &[]), None);
    assert_eq!(tally(&mut used).as_deref(), Some(NONE));
    assert!(win(&mut used).settled);
    let kept = keep(&mut used, &[]).unwrap();
    assert_eq!(kept, ["race-2-2-2-2-perfect-you-1 1 0"]);
    let words = "1 game, 1 won; mistakes cost 0 points in all.";
    assert_eq!(tally(&mut used).as_deref(), Some(words));
    assert!(!act(&mut used, "undo").settled);
    assert!(!win(&mut used).settled);
    assert_eq!(keep(&mut used, &kept), None, "the device has it already");
    assert_eq!(tally(&mut used), None, "nothing is said twice");
    act(&mut used, "new-game");
    assert!(win(&mut used).settled);
    let both = keep(&mut used, &kept).unwrap();
    assert_eq!(both[1], "race-2-2-2-2-perfect-you-7 1 0");
}

#[test]
fn a_page_that_is_opened_again_counts_nothing_twice() {
    let mut used = brief();
    win(&mut used);
    let kept = keep(&mut used, &[]).unwrap();
    let moves = used.text("moves");
    // The same deal from its start, and the address of its end, of which a move is taken back.
    let mut again = brief();
    win(&mut again);
    assert_eq!(keep(&mut again, &kept), None);
    let end = format!("mine=2&theirs=2&moves={moves}");
    let mut linked = open("play-guess-who", &end);
    assert_eq!(keep(&mut linked, &kept), None);
    act(&mut linked, "undo");
    win(&mut linked);
    assert_eq!(keep(&mut linked, &kept), None);
}

#[test]
fn ends_that_come_with_an_address_and_deals_with_a_move_taken_back_count_nothing() {
    let mut linked = open("play-guess-who", "mine=2&theirs=2&moves=1-1");
    act(&mut linked, "undo");
    win(&mut linked);
    assert_eq!(
        keep(&mut linked, &[]).unwrap(),
        ["race-2-2-2-2-perfect-you-1"]
    );
    assert_eq!(tally(&mut linked).as_deref(), Some(NONE));

    let mut scripted = brief();
    assert!(scripted.write(Source::Script, &[("moves", "1-1")]).settled);
    assert_eq!(
        keep(&mut scripted, &[]).unwrap(),
        ["race-2-2-2-2-perfect-you-1"]
    );

    let mut practised = in_use("play-guts", &[]);
    act(&mut practised, "hold");
    assert!(act(&mut practised, "undo").settled);
    act(&mut practised, "leave");
    let line = "cards2-replay-mixed-0.5-100-10-1-";
    assert_eq!(keep(&mut practised, &[]).unwrap(), [line]);
}

#[test]
fn the_switch_pressed_off_forgets_and_what_is_no_result_is_passed_over() {
    let mut used = brief();
    assert_eq!(tally(&mut used), None);
    win(&mut used);
    // Pressed on after the end of a game: that one counts.
    let kept = keep(&mut used, &[]).unwrap();
    let words = "1 game, 1 won; mistakes cost 0 points in all.";
    assert_eq!(tally(&mut used).as_deref(), Some(words));
    used.send(Event::Results(None));
    assert_eq!(tally(&mut used).as_deref(), Some(""));
    assert_eq!(keep(&mut used, &[]), None);
    let strange = [
        "", "  ", "a b", "a NaN", "a inf", "b 1 2 3", &kept[0], &kept[0],
    ];
    let strange = strange.map(str::to_owned);
    assert_eq!(keep(&mut used, &strange).unwrap(), ["b 1 2 3", &kept[0]]);
    let words = "2 games, 2 won; mistakes cost 2 points in all. 1 deal of the day.";
    assert_eq!(tally(&mut used).as_deref(), Some(words));
    let many: Vec<String> = (0..2500).map(|deal| format!("d{deal} 1 0")).collect();
    assert_eq!(keep(&mut used, &many).unwrap(), many[500..]);
}

#[test]
fn games_of_two_at_one_screen_are_nobodys() {
    let mut shared = brief();
    shared.write(Source::User, &[("opponent", "person")]);
    assert!(!win(&mut shared).settled);
    assert_eq!(in_use("win-map", &[]).frame().tally, None);
}

/// Plays the deals of these seeds with random buttons and questions, looks at each with the numbers that are kept of it, and returns
/// the tally.
fn tallied(
    used: &mut Used,
    seeds: Range<u32>,
    buttons: &[&str],
    mut check: impl FnMut(&mut Used, &[f64]),
) -> String {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    let mut kept = Vec::new();
    for seed in seeds {
        used.number("seed", f64::from(seed));
        let mut press = || {
            used.slide("ask", f64::from(random.random_range(1..12)));
            act(used, buttons[random.random_range(0..buttons.len())]).settled
        };
        assert!((0..2000).any(|_| press()), "the game has no end");
        kept = keep(used, &kept).unwrap();
        let words = kept.last().unwrap().split(' ').skip(1);
        let numbers: Vec<f64> = words.map(|word| word.parse().unwrap()).collect();
        check(used, &numbers);
    }
    tally(used).unwrap()
}

#[test]
fn tallies_of_guess_who_are_sums_over_the_moves_of_all_games() {
    let mut used = open("play-guess-who", "rules=open&mine=9");
    let (mut won, mut lost) = (0, 0.0);
    let buttons = ["question", "question", "name"];
    let said = tallied(&mut used, 10..40, &buttons, |used, numbers| {
        let [mine, theirs] = [9, 24].map(|size| Pool::new(size).unwrap());
        let mut setup = Setup::new(Rules::OPEN, mine, theirs);
        setup.seed = used.whole(["seed"])[0].into();
        let moves = read_moves(&used.text("moves")).0;
        let start = Game::in_words(setup, Arc::new(faces(64).unwrap())).unwrap();
        let game = start.replayed(&moves).whole().unwrap();
        let mine = game.history().iter().filter(|turn| turn.by == Player::You);
        let costs = mine.map(|turn| 100.0 * (turn.best.value() - turn.chosen.value()));
        let points: f64 = costs.sum();
        let is_won = used.heading().starts_with("You won");
        won += u32::from(is_won);
        lost += points;
        assert_eq!(
            (numbers.len(), numbers[0]),
            (2, f64::from(u8::from(is_won)))
        );
        assert!((numbers[1] - points).abs() < 1e-9);
    });
    let words = format!("30 games, {won} won; mistakes cost {lost:.1} points in all.");
    assert_eq!(said, words);
    assert!(won > 0 && won < 30 && lost > 1.0);
}

#[test]
fn tallies_of_guts_are_sums_over_the_rounds_of_all_games() {
    let mut used = open("play-guts", "deal=cards1&players=2&opponents=reckless");
    let (mut rounds, mut won) = (0, 0.0);
    let buttons = ["hold", "drop", "next"];
    let said = tallied(&mut used, 10..25, &buttons, |used, numbers| {
        let value = used.readout().value.replace('\u{202f}', "");
        let result: f64 = value.replace('−', "-").parse().unwrap();
        let count = used.text("moves").len();
        rounds += count;
        won += result;
        let [of, sum, skill, luck] = *numbers else {
            panic!("four numbers")
        };
        assert_eq!((of, sum), (count as f64, result));
        assert!(skill <= 0.0 && luck.is_finite());
    });
    let (verb, sum) = (if won < 0.0 { "lost" } else { "won" }, won.abs());
    let start =
        format!("15 games of {rounds} rounds: you {verb} {sum} antes in all; choices brought ");
    assert!(said.starts_with(&start), "{said}");
}

#[test]
fn the_oldest_results_make_room_for_new_ones() {
    let answers = Answers::default();
    let task = |number| Task {
        name: "guts-cards/optimum",
        numbers: vec![number],
        label: String::new(),
        is_begun: false,
    };
    let keep = |number, share| answers.keep(&task(number), &vec![0; Answers::KEPT_NUMBERS / share]);
    let kept = || [1, 2, 3].map(|number| answers.get(&task(number)).is_some());
    keep(1, 2);
    keep(2, 2);
    assert_eq!(kept(), [true, true, false]);
    keep(3, 2);
    assert_eq!(kept(), [false, true, true]);
    // A result that comes again is the newest.
    keep(2, 2);
    keep(1, 2);
    assert_eq!(kept(), [true, true, false]);
    answers.keep(&task(3), &vec![0; Answers::KEPT_NUMBERS + 1]);
    assert_eq!(kept(), [false, false, true], "the last one, however long");
}
