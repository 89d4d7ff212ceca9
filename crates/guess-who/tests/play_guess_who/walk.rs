//! The end of a game and the way through it: each claim beside a naive game tree, and the time that moves take, which loses and
//! doubles nothing.

use super::games::{ZERO, naming, played};
use super::{Board, choose, percent};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Rules};
use upperhand_guess_who::play_guess_who::words::{verdict::verdict, why::why};
use upperhand_kit::Size;
use upperhand_kit::controller::Event;
use upperhand_oracles::{game_tree, sized};

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
    for seed in 0..sized(90, 200) {
        let game = played(seed, 8);
        let (words, _) = verdict(&game.game).unwrap();
        let words = match words.strip_prefix("Player 1: ") {
            Some(words) if game.is_shared => {
                let words = words.replace("player 2’s", "their");
                format!("{}{}", words[..1].to_uppercase(), &words[1..])
            }
            _ => words,
        };
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

/// The worth of every move of a position: questions by the smaller part, 0 for a name.
fn worths(rules: Rules, own: u32, other: u32) -> Vec<(u32, Fraction)> {
    let asked = (1..=own / 2).map(|part| {
        let parts = [part, own - part];
        (part, game_tree::question(rules, own, other, &parts))
    });
    let named = (rules.ending() != Ending::Race).then(|| (0, naming(rules, own, other)));
    named.into_iter().chain(asked).collect()
}

fn number(text: &str, before: &str) -> u32 {
    u32::try_from(super::after(text, before)).unwrap()
}

#[test]
fn every_mistake_is_explained() {
    let mut kinds = BTreeSet::new();
    for seed in 500..580 {
        let played = played(seed, 8);
        let (rules, is_shared) = (played.rules, played.is_shared);
        for (index, told) in played.told.iter().enumerate() {
            let said = why(&played.game, index);
            let is_explained = told.lost() > ZERO && (told.by_first || is_shared);
            assert_eq!(said.is_some(), is_explained, "{said:?}");
            let Some(said) = said else {
                continue;
            };
            let [own, other] = told.pools;
            let worths = worths(rules, own, other);
            let best = worths.iter().map(|(_, worth)| *worth).max().unwrap();
            let of_best = worths.iter().filter(|(_, worth)| *worth == best);
            let sizes: Vec<u32> = of_best.map(|(size, _)| *size).collect();
            let part = told.asked.map_or(0, |part| part.min(own - part));
            for (lead, holds) in [
                ("Too cautious: ", sizes.iter().all(|size| *size < part)),
                ("Too bold: ", sizes.iter().all(|size| *size > part)),
            ] {
                assert_eq!(said.contains(lead), holds, "{said}: {sizes:?}");
                if holds {
                    kinds.insert(lead);
                }
            }
            let (_, better) = said.split_once(" Better: ").unwrap();
            let worth = if better.starts_with("name ") {
                naming(rules, own, other)
            } else {
                let asked = u32::try_from(super::asked(better, "ask ")).unwrap();
                game_tree::question(rules, own, other, &[asked, own - asked])
            };
            assert_eq!(worth, best, "{said}");
            if said.contains(" loses at once.") {
                assert!(told.asked.is_none() && rules.ending() == Ending::Official && own > 1);
                continue;
            }
            let left = number(&said, " leaves ");
            let is_name = told.asked.is_none();
            let likelier = if is_name { own - 1 } else { own - part };
            assert_eq!(left, likelier, "{said}");
            let (you, they) = match (is_shared, told.by_first) {
                (false, _) => ("you need ", "they need "),
                (true, true) => ("player 1 needs ", "player 2 needs "),
                (true, false) => ("player 2 needs ", "player 1 needs "),
            };
            assert_eq!(number(&said, you), sure(rules.ending(), left), "{said}");
            assert_eq!(number(&said, they), sure(rules.ending(), other), "{said}");
            let after = Fraction::ONE - game_tree::solve(rules, other, left).win;
            let (_, from_there) = said.split_once(" From there ").unwrap();
            let win = if is_shared { " wins " } else { " win " };
            assert!(
                from_there.contains(&format!("{win}{}.", percent(after))),
                "{said}: {after:?}"
            );
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
            ("mine", "8"),
            ("theirs", "8"),
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

/// Panels without anything to show yet are not there, neither on the page nor in what is exported.
#[test]
fn panels_come_when_they_have_something_to_show() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for (coach, first, later, end) in [
        ("full", vec![2], vec![], vec![1]),
        ("hints", vec![1, 2], vec![1], vec![1]),
        ("off", vec![1, 2], vec![1, 2], vec![1]),
    ] {
        let mut board = Board::open(&[("coach", coach), ("rules", "official"), ("seed", "4")]);
        let check = |board: &mut Board, absent: &[usize]| {
            let expected: Vec<usize> = (0..3).filter(|panel| !absent.contains(panel)).collect();
            assert_eq!(board.used.figure.shown_panels(), expected, "{coach}");
            let sizes = vec![Size::USUAL; expected.len()];
            let page = board.used.figure.export_page("", &sizes);
            assert_eq!(page.panels.len(), expected.len());
        };
        check(&mut board, &first);
        choose(&mut board, &mut random);
        board.act("question");
        assert!(!board.is_over());
        check(&mut board, &later);
        while !board.is_over() {
            if board.standing().len() > 1 {
                board.toggle(board.standing()[0]);
            }
            board.act("name");
        }
        check(&mut board, &end);
    }
}
