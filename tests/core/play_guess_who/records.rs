//! Records and addresses: the same game wherever it is played again, and errors that name the move.

use super::{all_rules, any_game, any_setup, assert_same, dice, pool};
use rand::RngExt;
use upperhand::guess_who::{Pool, Rules};
use upperhand::play::guess_who::{
    Choice, Game, Opponent, Parts, Player, Record, Setup, read_moves, replay, review, write_moves,
};

#[test]
fn a_game_is_the_same_from_its_json_and_its_address() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 300);
        for _ in 0..100 {
            let setup = any_setup(rules, 24, &mut dice);
            let game = any_game(setup, &mut dice).pop().unwrap();
            let record = &game.record();
            assert_eq!(&Record::from_json(&record.to_json()).unwrap(), record);
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
fn any_list_of_moves_is_read_as_it_was_written() {
    let mut dice = dice(400);
    for _ in 0..2_000 {
        let count = dice.random_range(0..6);
        let moves: Vec<Choice> = (0..count)
            .map(|_| match dice.random_range(0..4) {
                0 => Choice::Name,
                1 => Choice::NameSuspect(dice.random()),
                2 => {
                    let sizes = dice.random_range(0..5);
                    Choice::Ask((0..sizes).map(|_| dice.random_range(0..100)).collect())
                }
                _ => {
                    let mut parts = vec![Vec::new(); dice.random_range(0..5)];
                    let suspects = if parts.is_empty() {
                        0
                    } else {
                        dice.random_range(0..70)
                    };
                    for suspect in 1..=suspects {
                        let part = dice.random_range(0..parts.len());
                        parts[part].push(suspect);
                    }
                    Choice::AskParts(Parts::new(parts).unwrap())
                }
            })
            .collect();
        let read = read_moves(&write_moves(&moves));
        assert_eq!((read.0, read.1), (moves, None));
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
fn different_seeds_give_different_games() {
    let setup = Setup::new(Rules::OFFICIAL, pool(64), pool(64));
    let secrets = |seed| {
        let game = Game::new(Setup { seed, ..setup }).unwrap();
        [Player::You, Player::Opponent].map(|player| game.secret(player))
    };
    let all: std::collections::BTreeSet<_> = (0..1000).map(secrets).collect();
    // Of 4096 pairs some 890 come up.
    assert!((800..970).contains(&all.len()), "{}", all.len());
    for board in 0..2 {
        let seen: std::collections::BTreeSet<_> = all.iter().map(|pair| pair[board]).collect();
        assert_eq!(seen.len(), 64);
    }
}

#[test]
fn impossible_moves_are_named_with_the_reason() {
    let at = |rules| Game::new(Setup::new(rules, pool(24), pool(24))).unwrap();
    let parts = |parts| Choice::AskParts(Parts::new(parts).unwrap());
    let cases = [
        (
            Rules::RACE,
            Choice::Name,
            r#"move 1, "n", is impossible: a suspect was named under the race, where a pool of one wins at once and nothing is named"#,
        ),
        (
            Rules::OFFICIAL,
            Choice::NameSuspect(25),
            r#"move 1, "n25", is impossible: suspect 25 is outside 1..=24, the suspects still standing"#,
        ),
        (
            Rules::OFFICIAL,
            Choice::NameSuspect(0),
            r#"move 1, "n0", is impossible: suspect 0 is outside 1..=24, the suspects still standing"#,
        ),
        (
            Rules::OPEN,
            Choice::Ask(vec![8, 8, 8]),
            r#"move 1, "8-8-8", is impossible: the parts [8, 8, 8] are no question for a pool of 24: two positive parts must add up to 24"#,
        ),
        (
            Rules::TRIPARTITE,
            Choice::Ask(vec![24]),
            r#"move 1, "24", is impossible: the parts [24] are no question for a pool of 24: 2 to 3 positive parts must add up to 24"#,
        ),
        (
            Rules::RACE,
            Choice::Ask(vec![]),
            r#"move 1, "-", is impossible: the parts [] are no question for a pool of 24: two positive parts must add up to 24"#,
        ),
        (
            Rules::RACE,
            parts(vec![vec![1], vec![2, 3]]),
            r#"move 1, "pab2", is impossible: the parts [1, 2] are no question for a pool of 24: two positive parts must add up to 24"#,
        ),
    ];
    for (rules, choice, said) in cases {
        assert_eq!(at(rules).after(choice).unwrap_err().to_string(), said);
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
    let read = read_moves("12-12.8-16.8-16.n");
    assert_eq!(read.1, None);
    let record = Record {
        setup,
        moves: read.0,
    };
    let replayed = replay(&record).unwrap();
    assert_eq!(replayed.game.history().len(), 2);
    assert_eq!(replayed.game.moves(), &record.moves[..2]);
    assert_eq!(
        replayed.rejection.unwrap().to_string(),
        r#"move 3, "8-16", is impossible: the parts [8, 16] are no question for a pool of 12: two positive parts must add up to 12"#
    );
    // After the end, too.
    let over = Record {
        setup,
        moves: vec![Choice::Name, Choice::Name],
    };
    let said = replay(&over).unwrap().rejection.unwrap().to_string();
    assert!(
        said.starts_with(r#"move 2, "n", is impossible: the game is over, "#),
        "{said}"
    );
    assert_eq!(review(&replay(&over).unwrap().game).steps.len(), 1);
}

#[test]
fn a_text_is_read_up_to_what_is_no_move() {
    for (text, moves, said) in [
        ("8-16.x", 1, "move 2, \"x\", is no move"),
        ("8-16.", 1, "move 2, \"\", is no move"),
        (".", 0, "move 1, \"\", is no move"),
        ("08-16", 0, "move 1, \"08-16\", is no move"),
        ("8--16", 0, "move 1, \"8--16\", is no move"),
        ("4294967296-1", 0, "move 1, \"4294967296-1\", is no move"),
        ("+8-16", 0, "move 1, \"+8-16\", is no move"),
        ("n.nn", 1, "move 2, \"nn\", is no move"),
        ("pA", 0, "move 1, \"pA\", is no move"),
        (
            "pa4294967295b4294967295",
            0,
            "move 1, \"pa4294967295b4294967295\", is no move",
        ),
        ("paé", 0, "move 1, \"paé\", is no move"),
    ] {
        let read = read_moves(text);
        assert_eq!(read.0.len(), moves, "{text}");
        let error = read.1.unwrap().to_string();
        assert!(error.starts_with(said), "{text}: {error}");
    }
}

#[test]
fn json_that_is_no_record_says_why() {
    let good = r#"{"v":1,"setup":{"rules":{"answers":4,"ending":"open"},"mine":24,"theirs":24,"seed":7},"moves":[[12,12],"name",{"parts":[[1],[2]]},{"name":3}]}"#;
    assert_eq!(Record::from_json(good).unwrap().moves.len(), 4);
    for (from, to, said) in [
        (
            r#""v":1"#,
            r#""v":2"#,
            "a record of version 2, where only version 1 is known",
        ),
        (
            r#""mine":24"#,
            r#""mine":0"#,
            "a pool of 0 is outside 1..=2147483647",
        ),
        (
            r#""answers":4"#,
            r#""answers":7"#,
            "a question with 7 answers is outside 2..=6",
        ),
        (
            "\"open\"",
            "\"shut\"",
            "unknown ending \"shut\": there are \"race\", \"official\" and \"open\"",
        ),
        (
            "[[1],[2]]",
            "[[1],[1]]",
            "move 3, \"parts\", is impossible: suspect 1 is there twice",
        ),
        (
            r#"{"name":3}"#,
            r#"{"name":3,"parts":[[1],[2]]}"#,
            "this is no record of a game: ",
        ),
        (
            r#""name":3"#,
            r#""name":-3"#,
            "this is no record of a game: ",
        ),
        ("24", "", "this is no record of a game: "),
    ] {
        let error = Record::from_json(&good.replacen(from, to, 1))
            .unwrap_err()
            .to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn setups_that_are_no_game_say_what_is_allowed() {
    let usual = Setup::new(Rules::TRIPARTITE, pool(65), pool(24));
    let large = pool(10_001);
    let cases = [
        (
            Setup {
                seed: 1 << 53,
                ..usual
            },
            "a seed of 9007199254740992 is outside 0..=9007199254740991",
        ),
        (
            Setup {
                opponent_answers: 7,
                ..usual
            },
            "a question with 7 answers is outside 2..=6",
        ),
        (
            Setup {
                opponent: Opponent::Careless,
                ..usual
            },
            "a careless opponent weighs every question, up to pools of 64: 65 is too many",
        ),
        (
            Setup {
                theirs: large,
                ..usual
            },
            "which goes up to a pool of 10000",
        ),
        (
            Setup {
                mine: Pool::MAX,
                opponent_answers: 2,
                ..usual
            },
            "more than the 8388608 allowed",
        ),
    ];
    for (setup, said) in cases {
        let error = Game::new(setup).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
    assert!(
        Game::new(Setup {
            mine: large,
            ..usual
        })
        .is_ok()
    );
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
