//! The first game of the story, as its scripts and its page have it: every position that it can come to, its questions and its
//! numbers, by a tree of games that knows nothing but the rules.

use std::collections::BTreeMap;
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
    let lines = lines.lines().map(|line| {
        let (pools, questions) = line.split_once(':').unwrap();
        let pools = numbers(pools);
        ((pools[0], pools[1]), numbers(questions))
    });
    lines.collect()
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
    let chances = [(1, 4), (3, 4), (1, 6)].map(|(share, of)| Fraction::new(share, of));
    assert_eq!([4, 2, 6].map(left), chances);
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
    let (mut questions, mut replies) = (Questions::new(), Questions::new());
    let mut next = vec![start()];
    while let Some((mine, theirs)) = next.pop() {
        let mut asked = vec![mine / 2, best(mine, theirs)];
        asked.dedup();
        let left = asked.iter().flat_map(|&part| [part, mine - part]);
        for left in left.filter(|&left| left > 1) {
            let reply = best(theirs, left);
            replies.insert((theirs, left), vec![reply]);
            let both = [reply, theirs - reply].into_iter();
            next.extend(both.filter(|&left| left > 1).map(|theirs| (left, theirs)));
        }
        questions.insert((mine, theirs), asked);
    }
    assert_eq!(table("QUESTIONS"), questions);
    assert_eq!(table("REPLIES"), replies);
}

/// The bold question wins five games of sixteen and halving none, and the games that fall are typical.
#[test]
fn the_page_says_what_is_counted() {
    let (mine, theirs) = start();
    assert_eq!((mine, theirs, best(mine, theirs)), (8, 4, 2));
    assert_eq!(
        (number("halving"), halving(mine, theirs)),
        (0, Fraction::ZERO)
    );
    let (games, won) = (number("games"), number("best"));
    let chance = win(mine, theirs);
    assert_eq!(chance, Fraction::new(3_125, 10_000));
    let off = Fraction::new(won, 1) - chance * Fraction::new(games, 1);
    assert!(
        -Fraction::ONE < off && off < Fraction::ONE,
        "{won} of {games}"
    );
    // The text of the first game, in one line.
    let (_, page) = PAGE.split_once("<section class=\"first-game\"").unwrap();
    let (page, _) = page.split_once("</section>").unwrap();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
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
    assert_eq!(page.matches("<li>").count(), (mine + theirs) as usize);
}
