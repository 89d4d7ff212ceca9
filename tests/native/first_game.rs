//! The first game of the story, as its scripts and its page have it: every position that it can come to, its questions and its
//! numbers, by a tree of games that knows nothing but the rules.

use std::collections::{BTreeMap, BTreeSet};
use upperhand::Fraction;

const SCRIPT: &str = include_str!("../../www/generated/first-game.js");
const PAGE: &str = include_str!("../../index.html");

/// Questions by the pools of whoever asks and of the other.
type Questions = BTreeMap<(u32, u32), Vec<u32>>;

/// The chance of whoever is to move if both play as well as they can: the first who is down to one suspect wins.
fn win(own: u32, others: u32) -> Fraction {
    let all = (1..=own / 2).map(|part| worth(own, others, part));
    all.max().expect("two suspects can be told apart")
}

/// The chance with a question about a part of one's suspects, and the best play after it.
fn worth(own: u32, others: u32, part: u32) -> Fraction {
    let left = |left: u32| match left {
        1 => Fraction::ONE,
        _ => Fraction::ONE - win(others, left),
    };
    average(own, part, left)
}

/// The mean over both answers to a question.
fn average(own: u32, part: u32, left: impl Fn(u32) -> Fraction) -> Fraction {
    let share = |part: u32| Fraction::new(part, own);
    share(part) * left(part) + share(own - part) * left(own - part)
}

/// The chance of whoever is to move and asks about half every time, against somebody who plays as well as can be.
fn halving(own: u32, others: u32) -> Fraction {
    average(own, own / 2, |left| match left {
        1 => Fraction::ONE,
        _ => average(others, best(others, left), |theirs| match theirs {
            1 => Fraction::ZERO,
            _ => halving(left, theirs),
        }),
    })
}

/// The one best question.
fn best(own: u32, others: u32) -> u32 {
    let chance = win(own, others);
    let all: Vec<u32> = (1..=own / 2)
        .filter(|&part| worth(own, others, part) == chance)
        .collect();
    assert_eq!(all.len(), 1, "{own} against {others} has one: {all:?}");
    all[0]
}

/// The lines of a table of the script.
fn table(name: &str) -> Questions {
    let (_, rest) = SCRIPT
        .split_once(&format!("export const {name} = {{\n"))
        .unwrap();
    let (lines, _) = rest.split_once("};").unwrap();
    let numbers = |text: &str| -> Vec<u32> {
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        numbers.filter_map(|number| number.parse().ok()).collect()
    };
    let line = |line: &str| {
        let (pools, questions) = line.split_once(':').unwrap();
        let pools = numbers(pools);
        ((pools[0], pools[1]), numbers(questions))
    };
    lines.lines().map(line).collect()
}

/// A number after its name in the script.
fn number(name: &str) -> u32 {
    let (_, rest) = SCRIPT.split_once(&format!("{name}: ")).unwrap();
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

/// Why two are better than four: what each answer leaves is worth as much as the page says, and both together.
#[test]
fn the_reason_is_the_mean_over_the_answers() {
    let left = |left: u32| Fraction::ONE - win(4, left);
    assert_eq!(left(4), Fraction::new(1, 4));
    assert_eq!(
        (left(2), left(6)),
        (Fraction::new(3, 4), Fraction::new(1, 6))
    );
    assert_eq!(worth(8, 4, 2), Fraction::new(5, 16));
    let why = PAGE.split_once("id=\"why\"").unwrap().1;
    let (why, _) = why.split_once("</section>").unwrap();
    for said in [
        "<h2>Ask about four: 25\u{a0}%</h2>",
        "<h2>Ask about two: 31.25\u{a0}%</h2>",
        "then it is their turn, and you win 25\u{a0}% if you play well from there",
        "a yes, two times in eight, wins 75\u{a0}%, while a no still wins 16.7\u{a0}%. Together that is 31.25\u{a0}%: one square of ",
        "Yes: four left</p><p class=\"square quarter\">25\u{a0}%",
        "No: four left</p><p class=\"square quarter\">25\u{a0}%",
        "Yes: two left</p><p class=\"square three-quarters\">75\u{a0}%",
        "No: six left</p><p class=\"square sixth\">16.7\u{a0}%",
    ] {
        assert!(why.contains(said), "{said}");
    }
}

fn start() -> (u32, u32) {
    (number("mine"), number("theirs"))
}

#[test]
fn every_position_has_half_and_the_best_question_and_the_best_reply() {
    let (questions, replies) = (table("QUESTIONS"), table("REPLIES"));
    let (mut mine_seen, mut theirs_seen) = (BTreeSet::new(), BTreeSet::new());
    let mut next = vec![start()];
    while let Some((mine, theirs)) = next.pop() {
        mine_seen.insert((mine, theirs));
        let mut expected = vec![mine / 2, best(mine, theirs)];
        expected.dedup();
        assert_eq!(
            questions[&(mine, theirs)],
            expected,
            "{mine} against {theirs}"
        );
        for left in expected.iter().flat_map(|&part| [part, mine - part]) {
            if left == 1 {
                continue;
            }
            theirs_seen.insert((theirs, left));
            let reply = best(theirs, left);
            assert_eq!(replies[&(theirs, left)], [reply], "{theirs} against {left}");
            let both = [reply, theirs - reply].into_iter();
            next.extend(both.filter(|&left| left > 1).map(|theirs| (left, theirs)));
        }
    }
    assert!(
        questions.into_keys().eq(mine_seen),
        "no other position is listed"
    );
    assert!(
        replies.into_keys().eq(theirs_seen),
        "no other reply is listed"
    );
}

#[test]
fn the_bold_question_wins_five_of_sixteen_and_halving_never() {
    let (mine, theirs) = start();
    assert_eq!((mine, theirs), (8, 4));
    assert_eq!(best(mine, theirs), 2);
    assert_eq!(win(mine, theirs), Fraction::new(5, 16));
    assert_eq!(halving(mine, theirs), Fraction::ZERO);
}

#[test]
fn the_games_that_fall_are_typical() {
    let (mine, theirs) = start();
    let (games, won) = (number("games"), number("best"));
    assert_eq!(number("halving"), 0);
    let expected = win(mine, theirs) * Fraction::new(games, 1);
    let off = Fraction::new(won, 1) - expected;
    assert!(
        -Fraction::ONE < off && off < Fraction::ONE,
        "{won} of {games}"
    );
}

/// The text of the first game on the page, in one line.
fn page() -> String {
    let (_, rest) = PAGE.split_once("<section class=\"first-game\"").unwrap();
    let (text, _) = rest.split_once("</section>").unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_says_what_is_counted() {
    let page = page();
    let (mine, theirs) = start();
    let (games, won) = (number("games"), number("best"));
    let chance = win(mine, theirs);
    for said in [
        format!("Yours: <span class=\"count\">{mine}</span>"),
        format!("Theirs: <span class=\"count\">{theirs}</span>"),
        "You have eight suspects left, they have four.".to_owned(),
        "Ask about four</button>".to_owned(),
        "Ask about two</button>".to_owned(),
        format!("<strong>0 of {games}</strong> asking about <br>half, every time"),
        format!("<strong>{won} of {games}</strong> asking about <br>two first"),
        format!("Exactly: {chance}, or 31.25 %"),
    ] {
        assert!(page.contains(&said), "{said}\n{page}");
    }
    assert_eq!(chance, Fraction::new(3_125, 10_000));
    assert_eq!(page.matches("<li>").count(), (mine + theirs) as usize);
}
