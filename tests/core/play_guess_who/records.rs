//! Records and addresses: the same game wherever it is played again, and errors that name the move.

use super::{all_rules, any_game, any_setup, assert_same, dice, pool};
use rand::RngExt;
use upperhand::guess_who::{Pool, Rules};
use upperhand::play::guess_who::{
    Choice, Game, Opponent, Parts, Player, Record, Setup, read_moves, replay, review, write_moves,
};

#[test]
fn a_game_is_the_same_from_its_address() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 300);
        for _ in 0..100 {
            let setup = any_setup(rules, 24, &mut dice);
            let game = any_game(setup, &mut dice).pop().unwrap();
            let record = &game.record();
            let text = write_moves(&record.moves);
            let is_plain = |letter: u8| {
                letter.is_ascii_lowercase() || letter.is_ascii_digit() || b"-.".contains(&letter)
            };
            assert!(text.bytes().all(is_plain), "{text}");
            let read = read_moves(&text);
            assert_eq!((&read.0, read.1), (&record.moves, None), "{text}");
            let again = replay(record).unwrap();
            assert_eq!(again.rejection, None);
            assert_same(&again.game, &game);
        }
    }
}

#[test]
fn a_move_taken_back_and_made_again_changes_nothing() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 500);
        for _ in 0..40 {
            let setup = any_setup(rules, 20, &mut dice);
            let games = any_game(setup, &mut dice);
            for pair in games.windows(2) {
                let undone = pair[1].undone().unwrap();
                assert_same(&undone, &pair[0]);
                let made = pair[1].moves().last().unwrap().clone();
                assert_same(&undone.after(made).unwrap(), &pair[1]);
            }
            // From any move of a person the game is found as it stood.
            let last = games.last().unwrap();
            let is_person = |player| player == Player::You || setup.opponent == Opponent::Person;
            let mut found = games[..games.len() - 1].iter();
            for (index, turn) in last.history().iter().enumerate() {
                let before = last.before(index);
                assert_eq!(before.is_some(), is_person(turn.by));
                if let Some(before) = before {
                    assert_same(&before, found.next().unwrap());
                }
            }
            assert_eq!(
                (found.next(), last.before(last.history().len())),
                (None, None)
            );
            assert_eq!(games[0].undone(), None);
        }
    }
}

#[test]
fn any_game_leads_to_any_other_of_its_setup() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 700);
        for _ in 0..20 {
            let setup = any_setup(rules, 20, &mut dice);
            let [one, two] = [(); 2].map(|()| any_game(setup, &mut dice));
            for other in &one {
                let given = &two[dice.random_range(0..two.len())];
                for (from, to) in [
                    (other, given),
                    (other, &one[dice.random_range(0..one.len())]),
                ] {
                    let replay = from.read(&write_moves(to.moves()));
                    assert_eq!(replay.rejection, None);
                    assert_same(&replay.game, to);
                }
                let seed = dice.random_range(0..=Setup::LARGEST_SEED);
                let elsewhere = Setup {
                    seed,
                    ..any_setup(rules, 20, &mut dice)
                };
                for setup in [Setup { seed, ..setup }, elsewhere] {
                    let restarted = other.restarted(setup).unwrap();
                    assert_same(&restarted, &Game::new(setup).unwrap());
                }
            }
        }
    }
}

#[test]
fn another_question_leaves_later_draws_alone() {
    let setup = Setup {
        opponent: Opponent::Careless,
        seed: 5,
        ..Setup::new(Rules::OPEN, pool(24), pool(24))
    };
    let game = Game::new(setup).unwrap();
    // The opponent weighs its moves by its own pool and yours: both questions leave you 12.
    let one = game.after(Choice::Ask(vec![12, 12])).unwrap();
    let halves = Parts::new(vec![(1..=12).collect(), (13..=24).collect()]).unwrap();
    let other = game.after(Choice::AskParts(halves)).unwrap();
    assert_eq!(one.history()[1], other.history()[1]);
}

#[test]
fn impossible_moves_are_named_with_the_reason() {
    let cases = "\
        race | n | a suspect was named under the race, where a pool of one wins at once and nothing is named
        official | n25 | suspect 25 is outside 1..=24, the suspects still standing
        official | n0 | suspect 0 is outside 1..=24, the suspects still standing
        open | 8-8-8 | the parts [8, 8, 8] are no question for a pool of 24: two positive parts must add up to 24
        tripartite | 24 | the parts [24] are no question for a pool of 24: 2 to 3 positive parts must add up to 24
        race | - | the parts [] are no question for a pool of 24: two positive parts must add up to 24
        race | pab2 | the parts [1, 2] are no question for a pool of 24: two positive parts must add up to 24";
    for case in cases.lines() {
        let [rules, text, said] = case.trim().splitn(3, " | ").collect::<Vec<_>>()[..] else {
            panic!("{case}")
        };
        let game = Game::new(Setup::new(rules.parse().unwrap(), pool(24), pool(24))).unwrap();
        let (moves, rest) = read_moves(text);
        assert_eq!(rest, None);
        let refused = game.after(moves[0].clone()).unwrap_err().to_string();
        assert_eq!(
            refused,
            format!("move 1, \"{text}\", is impossible: {said}")
        );
    }
    let said = |parts| Parts::new(parts).unwrap_err().to_string();
    let twice = "suspect 3 is there twice: each of those standing must be in exactly one part";
    // Whatever the number of suspects is, of which only the numbers given speak.
    assert_eq!(said(vec![vec![1, 2, 3], vec![3, 4, 5, 6]]), twice);
    assert_eq!(said(vec![vec![1, 3, 2, 3], vec![4, 5]]), twice);
    assert_eq!(
        said(vec![vec![0]]),
        "suspect 0 is none: those standing are numbered from 1"
    );
    assert_eq!(
        said(vec![vec![1], vec![3]]),
        "suspect 3 is there, but only 2 are given: each of those standing, from 1 on, must be in exactly one part"
    );
}

#[test]
fn a_game_is_played_up_to_the_first_impossible_move() {
    let setup = Setup {
        opponent: Opponent::Person,
        ..Setup::new(Rules::OFFICIAL, pool(24), pool(24))
    };
    for (text, played, said) in [
        (
            "12-12.8-16.8-16.n",
            2,
            r#"move 3, "8-16", is impossible: the parts [8, 16] are no question"#,
        ),
        // After the end, too.
        (
            "n.n",
            1,
            r#"move 2, "n", is impossible: the game is over, "#,
        ),
    ] {
        let (moves, _) = read_moves(text);
        let replayed = replay(&Record { setup, moves }).unwrap();
        assert_eq!(
            write_moves(replayed.game.moves()),
            text.split('.').take(played).collect::<Vec<_>>().join(".")
        );
        assert_eq!(review(&replayed.game).steps.len(), played);
        let rejection = replayed.rejection.unwrap().to_string();
        assert!(rejection.starts_with(said), "{rejection}");
    }
}

#[test]
fn a_text_is_read_up_to_what_is_no_move() {
    for text in [
        "8-16.x",
        "8-16.",
        ".",
        "08-16",
        "8--16",
        "4294967296-1",
        "+8-16",
        "n.nn",
        "pA",
        "pa4294967295b4294967295",
        "paé",
    ] {
        let (before, wrong) = text
            .split_once('.')
            .map_or(("", text), |(one, other)| (one, other));
        let known = usize::from(!before.is_empty());
        let (moves, error) = read_moves(text);
        assert_eq!(moves.len(), known, "{text}");
        let said = format!("move {}, \"{wrong}\", is no move", known + 1);
        assert!(error.unwrap().to_string().starts_with(&said), "{text}");
    }
}

type Change = fn(&mut Setup);

#[test]
fn setups_that_are_no_game_say_what_is_allowed() {
    let usual = Setup::new(Rules::TRIPARTITE, pool(65), pool(24));
    let said = |change: fn(&mut Setup)| {
        let mut setup = usual;
        change(&mut setup);
        Game::new(setup).map_err(|error| error.to_string()).err()
    };
    let cases: [(Change, &str); 5] = [
        (
            |it| it.seed = 1 << 53,
            "a seed of 9007199254740992 is outside 0..=9007199254740991",
        ),
        (
            |it| it.opponent_answers = 7,
            "a question with 7 answers is outside 2..=6",
        ),
        (
            |it| it.opponent = Opponent::Careless,
            "a careless opponent weighs every question, up to pools of 64: 65 is too many",
        ),
        (
            |it| it.theirs = pool(10_001),
            "which goes up to a pool of 10000",
        ),
        (
            |it| (it.mine, it.opponent_answers) = (Pool::MAX, 2),
            "more than the 8388608 allowed",
        ),
    ];
    for (change, expected) in cases {
        let error = said(change).unwrap();
        assert!(error.contains(expected), "{error}");
    }
    assert_eq!(said(|it| it.mine = pool(10_001)), None);
}

/// The same numbers come in the browser: `tests/www/core-play.test.js` has this game, too.
#[test]
fn a_seed_gives_this_game_on_every_machine() {
    let setup = Setup {
        seed: 2026,
        opponent: Opponent::Careless,
        ..Setup::new(Rules::TRIPARTITE, pool(24), pool(24))
    };
    let game = Game::new(setup).unwrap();
    let game = game.after(Choice::Ask(vec![8, 8, 8])).unwrap();
    let game = game.after(Choice::Ask(vec![2, 3, 3])).unwrap();
    let told: Vec<(Option<Vec<u32>>, u32)> = game
        .history()
        .iter()
        .map(|turn| (turn.sizes(), turn.left.len()))
        .collect();
    assert_eq!(
        [game.secret(Player::You), game.secret(Player::Opponent)],
        [5, 11]
    );
    let expected = [
        ([8, 8, 8], 8),
        ([8, 8, 8], 8),
        ([2, 3, 3], 3),
        ([2, 2, 4], 4),
    ];
    let expected = expected.map(|(sizes, kept)| (Some(sizes.to_vec()), kept));
    assert_eq!(told, expected);
}
