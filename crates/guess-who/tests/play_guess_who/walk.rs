//! The end of a game and the way through it: each claim beside the moves of the table and a naive game tree, and the time
//! that moves take, which loses and doubles nothing.

use super::endings::{Told, all_told, naming, play};
use super::{Board, asked, choose, percent};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Rules};
use upperhand_kit::Size;
use upperhand_kit::controller::Event;
use upperhand_oracles::{game_tree, sized};

const OPPONENTS: [&str; 5] = ["perfect", "careless", "halving", "bold", "person"];

/// A game by random moves to its end.
struct Played {
    board: Board,
    rules: Rules,
    told: Vec<Told>,
    won: bool,
    is_shared: bool,
}

fn played(seed: u64, most: u32) -> Played {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rules = Rules::new(2, Ending::ALL[random.random_range(0..3)]).unwrap();
    let pools = [0, 1].map(|_| random.random_range(2..=most));
    let opponent = OPPONENTS[random.random_range(0..OPPONENTS.len())];
    let texts = [u64::from(pools[0]), u64::from(pools[1]), seed].map(|number| number.to_string());
    let mut board = Board::open(&[
        ("rules", rules.ending().name()),
        ("mine", &texts[0]),
        ("theirs", &texts[1]),
        ("seed", &texts[2]),
        ("opponent", opponent),
        ("begins", ["you", "opponent"][random.random_range(0..2)]),
    ]);
    if random.random_ratio(1, 2) {
        play(&mut board, rules, &mut random);
    } else {
        well_played(&mut board);
    }
    let (told, won) = all_told(&mut board, rules, pools);
    Played {
        board,
        rules,
        told,
        won,
        is_shared: opponent == "person",
    }
}

/// A game in which nearly every move is what the full coach says.
fn well_played(board: &mut Board) {
    while !board.is_over() {
        let standing = board.standing();
        board.used.write(
            upperhand_kit::controller::Source::User,
            &[("coach", "full")],
        );
        board.run();
        let said = board.advice();
        let (_, best) = said.rsplit_once("est: ").unwrap();
        if best.starts_with("name ") {
            if standing.len() > 1 {
                board.toggle(standing[0]);
            }
            board.act("name");
        } else {
            for &cell in &standing[..asked(best, "ask ")] {
                board.toggle(cell);
            }
            board.act("question");
        }
    }
}

impl Played {
    fn costs(&self, by_first: bool) -> Fraction {
        let moves = self.told.iter().filter(|told| told.by_first == by_first);
        moves.fold(Fraction::ZERO, |sum, told| sum + (told.best - told.chosen))
    }
}

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
    for seed in 0..sized(60, 160) {
        let mut game = played(seed, 8);
        let said = game.board.used.figure.export_page("", &[]).sentence;
        let (words, _) = said
            .split_once(if game.is_shared {
                " Player 1 started at "
            } else {
                " You started at "
            })
            .unwrap();
        let words = match words.strip_prefix("Player 1: ") {
            Some(words) if game.is_shared => {
                let words = words.replace("player 2’s", "their");
                format!("{}{}", words[..1].to_uppercase(), &words[1..])
            }
            _ => words.to_owned(),
        };
        let (cost, given) = (game.costs(true), Fraction::ZERO - game.costs(false));
        let start = game.told[0].best;
        let end = Fraction::new(i128::from(game.won), 1);
        let luck = end - start + cost - given;
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

/// The sentence below the words on the position.
fn sentence(board: &mut Board) -> String {
    board.used.figure.export_page("", &[]).sentence
}

#[test]
fn every_mistake_is_explained() {
    let mut kinds = BTreeSet::new();
    for seed in 500..560 {
        let Played {
            mut board,
            rules,
            told,
            is_shared,
            ..
        } = played(seed, 8);
        // At the last one the whole game is told.
        for (index, told) in told.iter().enumerate().take(told.len() - 1) {
            let step = (index + 1).to_string();
            board
                .used
                .write(upperhand_kit::controller::Source::User, &[("move", &step)]);
            board.run();
            let said = sentence(&mut board);
            assert!(said.starts_with(&told.words), "{said}");
            let lost = if told.by_first {
                told.best - told.chosen
            } else {
                told.chosen - told.best
            };
            let is_explained = lost > Fraction::ZERO && (told.by_first || is_shared);
            assert_eq!(said.contains(" Better: "), is_explained, "{said}");
            if !is_explained {
                continue;
            }
            let [own, other] = told.pools;
            let worths = worths(rules, own, other);
            let best = worths.iter().map(|(_, worth)| *worth).max().unwrap();
            let of_best = worths.iter().filter(|(_, worth)| *worth == best);
            let sizes: Vec<u32> = of_best.map(|(size, _)| *size).collect();
            let is_name = told.words.contains(" named ");
            let part = if is_name {
                0
            } else {
                let part = u32::try_from(asked(&told.words, " asked ")).unwrap();
                part.min(own - part)
            };
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
                let asked = u32::try_from(asked(better, "ask ")).unwrap();
                game_tree::question(rules, own, other, &[asked, own - asked])
            };
            assert_eq!(worth, best, "{said}");
            if said.contains(" loses at once.") {
                assert!(is_name && rules.ending() == Ending::Official && own > 1);
                continue;
            }
            let left = number(&said, " leaves ");
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
    // A wrong name by the official rules ends the game: it is never gone past.
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}

#[test]
fn best_play_after_a_mistake_is_best_and_leads_back() {
    let mut lines = 0;
    for seed in 700..740 {
        let Played {
            mut board,
            rules,
            told,
            is_shared,
            ..
        } = played(seed, 9);
        let before = board.used.figure.query();
        let Some((says, true)) = board.button("why") else {
            continue;
        };
        let index = super::after(&says, "from move ") - 1;
        board.act("why");
        lines += 1;
        let heading = board.used.heading();
        assert!(heading.starts_with(&format!("Best play from move {}: 1 of ", index + 1)));
        let count = super::after(&heading, " of ");
        let mover_is_first = told[index].by_first;
        let [mut own, mut other] = told[index].pools;
        let mut over = false;
        for shown in 1..=count {
            board.used.slide("line", shown as f64);
            board.run();
            assert!(!over, "the line goes on after its end");
            let by_first = mover_is_first == (shown % 2 == 1);
            let said = sentence(&mut board);
            let best = game_tree::solve(rules, own, other).win;
            let (worth, left) = if said.contains(" named ") {
                let is_right = said.contains(": right.");
                assert_eq!(is_right, own <= 2, "{said}");
                over = is_right || rules.ending() == Ending::Official;
                (
                    naming(rules, own, other),
                    if is_right { 1 } else { own - 1 },
                )
            } else {
                let asked = u32::try_from(asked(&said, " asked ")).unwrap();
                let is_yes = said.contains(": yes, ");
                let left = if is_yes { asked } else { own - asked };
                assert!(left >= own - left, "not the likelier answer: {said}");
                over = rules.ending() == Ending::Race && left == 1;
                let parts = [asked, own - asked];
                (game_tree::question(rules, own, other, &parts), left)
            };
            // The first is the mistake itself.
            assert_eq!(worth == best, shown > 1, "{said}");
            let mover_wins = over && !said.contains(": wrong.");
            let after = if over {
                Fraction::new(i128::from(mover_wins), 1)
            } else {
                Fraction::ONE - game_tree::solve(rules, other, left).win
            };
            let of_first = if by_first {
                after
            } else {
                Fraction::ONE - after
            };
            assert_eq!(board.used.readout().value, percent(of_first), "{said}");
            if !is_shared && by_first {
                assert_eq!(board.standing().len(), left as usize);
            }
            (own, other) = (other, left);
        }
        assert!(over, "the line stops before the end");
        board.act("why");
        let back = board.used.figure.query();
        assert!(
            back == before || back == format!("{before}&move={}", index + 1),
            "{back}"
        );
        assert_eq!(
            told.len(),
            board
                .used
                .figure
                .table(upperhand_kit::model::Extent::Near)
                .rows
                .len()
        );
    }
    assert!(lines > 8, "{lines}");
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

/// Each place of the way has a choice of yours to play again: the one that is shown, or else the nearest, a later one first.
#[test]
fn every_place_of_the_way_can_be_replayed_from() {
    let mut answers = 0;
    for seed in 0..24 {
        let Played {
            mut board,
            told,
            is_shared,
            ..
        } = played(seed, 12);
        let own: Vec<usize> = (0..told.len())
            .filter(|&index| is_shared || told[index].by_first)
            .collect();
        if own.is_empty() {
            continue;
        }
        let moves = board.used.text("moves");
        for step in 0..told.len() {
            let open = [("moves", moves.as_str()), ("move", &step.to_string())];
            board
                .used
                .write(upperhand_kit::controller::Source::User, &open);
            board.run();
            let shown = step.saturating_sub(1);
            let next = own.iter().find(|&&index| index >= shown);
            let from = *next.or(own.last()).unwrap();
            let says = format!("Replay from move {}", from + 1);
            assert_eq!(board.button("replay"), Some((says, true)), "{seed} {step}");
            answers += usize::from(from != shown);
            board.act("replay");
            let text = board.used.text("moves");
            let kept = text.split('.').filter(|made| !made.is_empty()).count();
            let before = own.iter().filter(|&&index| index < from).count();
            assert_eq!(kept, before, "{seed} {step}: {text} of {moves}");
            assert!(!board.is_over());
        }
    }
    assert!(answers > 10, "{answers}");
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
        ("full", vec![2, 3], vec![], vec![1, 3]),
        ("hints", vec![1, 2, 3], vec![1], vec![1, 3]),
        ("off", vec![1, 2, 3], vec![1, 2, 3], vec![1, 3]),
    ] {
        let mut board = Board::open(&[("coach", coach), ("rules", "official"), ("seed", "4")]);
        let check = |board: &mut Board, absent: &[usize]| {
            let expected: Vec<usize> = (0..4).filter(|panel| !absent.contains(panel)).collect();
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
        play(&mut board, Rules::OFFICIAL, &mut random);
        check(&mut board, &end);
    }
}
