//! The end of a game and the way through it: each claim beside a naive game tree, and the time that moves take, which loses and
//! doubles nothing.

use super::games::{ZERO, played};
use super::{Board, choose, percent};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::Ending;
use upperhand_guess_who::play_guess_who::PlayGuessWho;
use upperhand_guess_who::play_guess_who::words::{verdict::verdict, why::why};
use upperhand_kit::Model as _;
use upperhand_kit::controller::Event;
use upperhand_oracles::{game_tree, normalized, sized};

/// What each part of a verdict claims of what choices cost, what the other's gave, luck and the chance at the start.
fn is_true(words: &str, won: bool, [cost, given, luck, start]: [Fraction; 4]) -> bool {
    let zero = Fraction::ZERO;
    let fiftieth = Fraction::new(1, 50);
    let bad = zero - luck;
    let (praise, rest) = match words.split_once(['.', ',']) {
        Some((praise, rest)) if praise.ends_with("erfect play") => {
            let is_so = if praise == "Perfect play" {
                cost == zero
            } else {
                zero < cost && cost < fiftieth
            };
            if !is_so {
                return false;
            }
            (true, rest.trim())
        }
        _ => (false, words),
    };
    match (praise, rest) {
        (true, "It could not be lost.") => won && start == Fraction::ONE && luck == zero,
        (true, "It could not be won.") => !won && start == zero && luck == zero,
        (true, "Unlucky.") => !won && bad > cost,
        (true, "and some luck.") => won && luck > zero && luck >= given,
        (true, "The rest was their mistakes.") | (false, "Won by their mistakes.") => {
            won && luck <= zero && given > zero
        }
        (true, "Luck helped less than their mistakes.")
        | (false, "Won by their mistakes, mostly.") => won && zero < luck && luck < given,
        (false, "Won by luck.") => won && cost >= fiftieth && luck > zero && given == zero,
        (false, "Won by luck, mostly.") => won && cost >= fiftieth && luck > given && given > zero,
        (false, "Won by luck and their mistakes alike.") => won && luck == given && luck > zero,
        (false, "Lost by mistakes.") => !won && luck >= zero && cost > zero,
        (false, "Lost by mistakes, mostly.") => !won && zero < bad && bad < cost,
        (false, "Lost by mistakes and bad luck alike.") => !won && bad == cost && bad > zero,
        (false, "Unlucky, mostly.") => !won && bad > cost && cost >= fiftieth,
        _ => panic!("{words}"),
    }
}

#[test]
fn the_verdict_is_what_the_moves_come_to() {
    let mut seen = BTreeSet::new();
    for seed in 0..sized(110, 240) {
        let game = played(seed, 8);
        let (words, _) = verdict(&game.game).unwrap();
        // Of two people at one screen it is said of the first.
        assert_eq!(words.starts_with("Player 1: "), game.is_shared);
        if game.is_shared {
            continue;
        }
        let (cost, given) = (game.costs(true), game.costs(false));
        let start = game.told[0].best;
        let luck = Fraction::new(i128::from(game.won), 1) - start + cost - given;
        assert!(
            is_true(&words, game.won, [cost, given, luck, start]),
            "{words} seed {seed}: cost {cost:?}, given {given:?}, luck {luck:?}"
        );
        seen.insert(words);
    }
    assert!(seen.len() >= 7, "{seen:?}");
}

/// The turns in which a player is sure to win, by trying every question.
fn sure(ending: Ending, pool: u32) -> u32 {
    match (pool, ending) {
        (1, Ending::Race) => 0,
        (1, _) => 1,
        _ => {
            let worst = |asked: u32| sure(ending, asked).max(sure(ending, pool - asked));
            1 + (1..=pool / 2).map(worst).min().unwrap()
        }
    }
}

/// What a move leaves and the better one are facts, which a tree knows: here is what is said of them besides.
#[test]
fn every_mistake_is_explained() {
    let mut kinds = BTreeSet::new();
    for seed in 500..580 {
        let played = played(seed, 8);
        let ending = played.rules.ending();
        for (index, told) in played.told.iter().enumerate() {
            let said = why(&played.game, index);
            let is_explained = told.lost() > ZERO && (told.by_first || played.is_shared);
            assert_eq!(said.is_some(), is_explained, "{said:?}");
            let Some(said) = said else {
                continue;
            };
            let [own, other] = told.pools;
            let best = game_tree::solve(played.rules, own, other);
            let questions = best.questions.iter().map(|parts| parts[0]);
            let mut sizes = questions.chain(best.name_suspect.then_some(0));
            let part = told.asked.map_or(0, |part| part.min(own - part));
            let is_cautious = sizes.clone().all(|size| size < part);
            let is_bold = sizes.all(|size| size > part);
            for (lead, holds) in [("Too cautious: ", is_cautious), ("Too bold: ", is_bold)] {
                assert_eq!(said.contains(lead), holds, "{said}");
                kinds.extend(holds.then_some(lead));
            }
            if said.contains(" loses at once.") {
                assert!(told.asked.is_none() && ending == Ending::Official && own > 1);
                continue;
            }
            let left = told.asked.map_or(own - 1, |_| own - part);
            let win = Fraction::ONE - game_tree::solve(played.rules, other, left).win;
            let [need, theirs] = [left, other].map(|pool| sure(ending, pool));
            let turns = if need == 1 { "turn" } else { "turns" };
            let [you, they, s] = match (played.is_shared, told.by_first) {
                (false, _) => ["you", "they", ""],
                (true, true) => ["player 1", "player 2", "s"],
                (true, false) => ["player 2", "player 1", "s"],
            };
            let expected = format!(
                "leaves {left}, and {you} need{s} {need} more {turns} to be sure; {they} need{s} {theirs} and move{s} next. \
                 From there {you} win{s} {}. Better: ",
                percent(win)
            );
            assert!(said.contains(&expected), "{said}: {expected}");
        }
    }
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}

/// Of two people at one screen nobody is called you or they.
#[test]
fn two_people_are_told_apart_to_the_end() {
    let games = (400..480).map(|seed| played(seed, 8));
    for game in games.filter(|game| game.is_shared) {
        let query = upperhand_kit::Settings::of(game.asked()).query();
        let texts = query.split('&').filter_map(|pair| pair.split_once('='));
        let mut board = Board::open(&texts.collect::<Vec<_>>());
        let readout = board.used.readout();
        let winner = if game.won { "Player 1" } else { "Player 2" };
        assert!(readout.heading.starts_with(&format!("{winner} won after ")));
        assert_eq!((readout.value.as_str(), readout.unit), (winner, "won"));
        let all = format!("{} {readout:?}", board.used.figure.summary()).to_lowercase();
        assert!(!all.contains("you") && !all.contains("they "), "{all}");
    }
}

/// Going through the moves by the slider, each board stands as it did in the game.
#[test]
fn the_board_goes_along_with_the_slider() {
    let mut board = Board::open(&[
        ("rules", "open"),
        ("mine", "9"),
        ("theirs", "7"),
        ("seed", "3"),
    ]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut stood = vec![board.standing()];
    while !board.is_over() {
        if board.standing().len() == 1 {
            board.act("name");
        } else {
            choose(&mut board, &mut random);
            board.act("question");
        }
        stood.push(board.standing());
    }
    let moves = board
        .used
        .figure
        .table(upperhand_kit::model::Extent::Near)
        .rows;
    for (step, row) in moves.iter().enumerate() {
        board.used.slide("move", (step + 1) as f64);
        board.run();
        let own = moves[..=step].iter().filter(|row| row[1] == "You").count();
        assert_eq!(board.standing(), stood[own], "after move {}", step + 1);
        assert!(board.advice().starts_with(&row[2]));
    }
    board.used.slide("move", 0.0);
    board.run();
    assert_eq!(board.standing(), stood[0]);
    assert_eq!(board.used.heading(), "Before the first move");
    // On the map each place of the way can be pointed at.
    let mut found = BTreeSet::new();
    for (x, y) in (0..60).flat_map(|x| (0..60).map(move |y| (x, y))) {
        let at = (4.0 + f64::from(x) * 10.0, 4.0 + f64::from(y) * 7.8);
        board.used.down(at);
        board.used.up(at);
        found.insert(board.used.text("move"));
    }
    assert!(found.len() > moves.len() / 2, "{found:?}");
}

/// The advices and headings that are told one after the other.
fn told_in_time(board: &mut Board, milliseconds: f64) -> Vec<String> {
    let frames = board.used.run(milliseconds);
    let mut told: Vec<String> = Vec::new();
    for frame in frames {
        if let Some(cells) = &frame.hotspots {
            board.cells.clone_from(&cells.hotspots);
        }
        if let Some(readout) = frame.readout {
            told.push(format!("{}. {}", readout.heading, readout.advice));
        }
    }
    told
}

#[test]
fn moves_are_told_one_after_the_other_and_skipping_changes_nothing() {
    for seed in 0..sized(3, 6_usize) {
        let deal = seed.to_string();
        let rules = Ending::ALL[seed % 3].name();
        let texts = [
            ("rules", rules),
            ("mine", "7"),
            ("theirs", "7"),
            ("seed", deal.as_str()),
        ];
        let [mut paced, mut skipped, mut still] = [0; 3].map(|_| Board::open(&texts));
        paced.used.send(Event::AllowMotion);
        skipped.used.send(Event::AllowMotion);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed as u64);
        while !still.is_over() {
            let standing = still.standing();
            let act = if standing.len() == 1 {
                "name"
            } else {
                "question"
            };
            if standing.len() > 1 {
                for &cell in &standing[..standing.len() / 2] {
                    for board in [&mut paced, &mut skipped, &mut still] {
                        board.toggle(cell);
                    }
                }
            }
            for board in [&mut paced, &mut skipped, &mut still] {
                board.used.send(Event::Act {
                    name: act.to_owned(),
                    draw: 7,
                });
            }
            let at_once = told_in_time(&mut still, 1000.0);
            assert_eq!(at_once.len(), 1, "{at_once:?}");
            let in_time = told_in_time(&mut paced, 9000.0);
            assert_eq!(in_time.last(), at_once.last());
            let has_answer = at_once[0].contains(" They ");
            assert_eq!(in_time.len(), if has_answer { 2 } else { 1 }, "{in_time:?}");
            if has_answer {
                assert!(
                    !in_time[0].contains(" They ") && in_time[0].contains("You asked "),
                    "{in_time:?}"
                );
                let (_, own) = in_time[0].split_once("You asked ").unwrap();
                assert!(in_time[1].contains(own), "{in_time:?}");
            }
            // Anywhere on the way.
            let first = told_in_time(&mut skipped, f64::from(random.random_range(1..1900)));
            let response = skipped.used.send(Event::Skip);
            assert_eq!(
                response.handled,
                first.last() != at_once.last(),
                "{first:?}"
            );
            let rest = told_in_time(&mut skipped, 500.0);
            assert_eq!(rest.last().or(first.last()), at_once.last());
            assert!(!skipped.used.send(Event::Skip).handled);
            let [one, two, three] =
                [&mut paced, &mut skipped, &mut still].map(|board| board.used.figure.query());
            assert!(one == three && two == three);
            assert!(paced.cells == still.cells && skipped.cells == still.cells);
        }
    }
}

/// Panels without anything to show yet are not there.
#[test]
fn panels_come_when_they_have_something_to_show() {
    let wrong = "rules=official moves=n1 mine=6 theirs=6";
    for (set, shown) in [
        ("coach=full", &[0, 1][..]),
        ("coach=full moves=12-12", &[0, 1, 2]),
        ("coach=hints", &[0]),
        ("coach=hints moves=12-12", &[0, 2]),
        ("coach=off", &[0]),
        ("coach=off moves=12-12", &[0]),
        (&format!("coach=off {wrong}"), &[0, 2]),
        (&format!("coach=full {wrong}"), &[0, 2]),
    ] {
        let mut model = PlayGuessWho::default();
        let settings = normalized(&mut model, set);
        let panels = (0..3).filter(|&panel| model.shows(panel, &settings));
        assert!(panels.eq(shown.iter().copied()), "{set}");
    }
}
