//! The line that a game leaves, by another route: every move there is, tried one after the other, over random games.

use num_traits::{One, ToPrimitive, Zero};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use upperhand::BigRational;
use upperhand::guess_who::board::faces;
use upperhand::guess_who::{Ending, Rules};
use upperhand::play::{guess_who, guts};
use upperhand_figures::model;
use upperhand_oracles::{exact, normalized, pool};

/// What a figure says of a game that its address brings to its end.
fn line(figure: &str, address: &str) -> Option<String> {
    let mut model = model(figure).unwrap();
    let settings = normalized(model.as_mut(), &address.replace('&', " "));
    model.outcome(&settings).map(|outcome| outcome.line)
}

/// A line in its parts: the deal, the result, the skill, the luck and the squares. Whatever else it held would be a spoiler.
fn parts(line: &str) -> [String; 5] {
    let (words, squares) = match line.rsplit_once(' ') {
        Some((words, last)) if last.contains(['🟦', '🟧']) => (words, last),
        _ => (line, ""),
    };
    let mut all = squares.chars();
    assert!(all.all(|square| square == '🟦' || square == '🟧'), "{line}");
    let parts: Vec<String> = words.split(" · ").map(str::to_owned).collect();
    let [deal, result, skill, luck] = parts.try_into().unwrap();
    // At a table of cards luck is not told apart.
    let luck = luck
        .trim_start_matches("luck ")
        .trim_start_matches("all else ");
    [deal, result, skill, luck.to_owned(), squares.to_owned()]
}

/// All ways to divide suspects into 2 parts up to `most`, each at least as large as the one before.
fn divisions(pool: u32, least: u32, most: usize) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    for first in least..=pool / 2 {
        all.push(vec![first, pool - first]);
        if most > 2 {
            let rest = divisions(pool - first, first, most - 1);
            all.extend(rest.into_iter().map(|rest| [vec![first], rest].concat()));
        }
    }
    all
}

/// The chances of all moves of whoever is to move.
fn worths(game: &guess_who::Game, answers: u8) -> Vec<BigRational> {
    let standing = game.standing(game.to_move()).len();
    let questions = divisions(standing, 1, answers.into()).into_iter();
    let worths = questions.map(|sizes| exact(guess_who::question_worth(game, &sizes).unwrap()));
    worths
        .chain(guess_who::naming_worth(game).map(exact))
        .collect()
}

fn any_choice(
    game: &guess_who::Game,
    answers: u8,
    random: &mut Xoshiro256PlusPlus,
) -> guess_who::Choice {
    let standing = game.standing(guess_who::Player::You).len();
    let may_name = game.setup().rules.ending() != Ending::Race;
    if standing == 1 || may_name && random.random_ratio(1, 8) {
        return guess_who::Choice::Name;
    }
    let all = divisions(standing, 1, answers.into());
    guess_who::Choice::Ask(all[random.random_range(0..all.len())].clone())
}

/// A percentage, half up, that is 0 or 100 only where the share is.
fn percentage(share: &BigRational) -> i64 {
    let (zero, one) = (BigRational::zero(), BigRational::one());
    let hundred = share * BigRational::from_integer(100.into());
    let nearest = hundred.round().to_integer().to_i64().unwrap();
    nearest.clamp(i64::from(*share > zero), 100 - i64::from(*share < one))
}

fn signed(text: &str) -> f64 {
    let digits = text.replace('−', "-").replace('\u{202f}', "");
    digits.trim_start_matches('+').parse().unwrap()
}

#[test]
fn a_line_of_guess_who_says_what_every_move_there_was_was_worth() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(412);
    let mut seen = [0; 3];
    let features = Arc::new(faces(64).unwrap());
    for seed in 0..300_u32 {
        let ending = Ending::ALL[random.random_range(0..3)];
        let answers: u8 = random.random_range(2..=4);
        let opponent = guess_who::Opponent::ALL[random.random_range(0..4_usize)];
        let pools = [(); 2].map(|()| random.random_range(2..=14_u32));
        let you_begin: bool = random.random();
        let setup = guess_who::Setup {
            opponent,
            you_begin,
            seed: seed.into(),
            ..guess_who::Setup::new(
                Rules::new(answers, ending).unwrap(),
                pool(pools[0]),
                pool(pools[1]),
            )
        };
        let mut game = guess_who::Game::in_words(setup, Arc::clone(&features)).unwrap();
        let (mut lost, mut most, mut squares) =
            (BigRational::zero(), BigRational::zero(), String::new());
        let start = exact(game.start());
        let mut by_choices = BigRational::zero();
        while !game.is_over() {
            let all = worths(&game, answers);
            let (best, worst) = (all.iter().max().unwrap(), all.iter().min().unwrap());
            let entry = game.history().len();
            let next = game.after(any_choice(&game, answers, &mut random)).unwrap();
            let chosen = exact(next.history()[entry].chosen);
            squares.push(if chosen == *best { '🟦' } else { '🟧' });
            lost += best - &chosen;
            most += best - worst;
            by_choices += chosen - best;
            game = next;
        }
        // What the opponent’s moves gave: luck is all the rest.
        for turn in game.history() {
            if turn.by == guess_who::Player::Opponent {
                by_choices += exact(turn.chosen) - exact(turn.best);
            }
        }
        let has_won = game.winner() == Some(guess_who::Player::You);
        let result = BigRational::from_integer(i32::from(has_won).into());
        let luck = (result - start - by_choices) * BigRational::from_integer(100.into());
        let skill = if most.is_zero() {
            "nothing to lose".to_owned()
        } else {
            format!(
                "{}\u{a0}% skill",
                percentage(&(BigRational::one() - lost / most))
            )
        };
        let begins = if you_begin { "you" } else { "opponent" };
        let address = format!(
            "rules={}&answers={answers}&mine={}&theirs={}&opponent={}&begins={begins}&seed={seed}&moves={}",
            ending.name(),
            pools[0],
            pools[1],
            opponent.name(),
            guess_who::write_moves(game.moves()),
        );
        let said = parts(&line("play-guess-who", &address).unwrap());
        assert_eq!(said[0], format!("Upperhand deal {seed}"), "{address}");
        assert_eq!(said[1], if has_won { "won" } else { "lost" }, "{address}");
        assert_eq!((&said[2], &said[4]), (&skill, &squares), "{address}");
        assert!(
            (signed(&said[3]) - luck.to_f64().unwrap()).abs() <= 0.5 + 1e-9,
            "{address}: {}",
            said[3]
        );
        assert_ne!(said[3], "−0");
        seen[0] += u32::from(skill == "100\u{a0}% skill");
        seen[1] += u32::from(skill == "nothing to lose");
        seen[2] += u32::from(squares.contains('🟧'));
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

const TABLE: guts::Deal = guts::Deal::Table {
    cards: 1,
    players: 4,
};

#[test]
fn a_line_of_guts_says_what_the_other_choice_would_have_returned() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(413);
    for seed in 0..120_u32 {
        let (deal, is_exact) = [
            (guts::Deal::Line(2), false),
            (guts::Deal::Line(4), false),
            (guts::Deal::Turns(4), false),
            (guts::Deal::Cards(1), true),
            (TABLE, true),
        ][random.random_range(0..5_usize)];
        let opponents = guts::Opponent::ALL[random.random_range(0..3_usize)];
        let weenie = random.random() && deal != guts::Deal::Turns(4);
        let setup = guts::Setup {
            deal,
            opponents,
            weenie,
            seed: seed.into(),
            pots: 10,
            ..guts::Setup::default()
        };
        let mut game = guts::Game::new(setup).unwrap();
        let (mut lost, mut most, mut rest) = (0.0, 0.0, 0.0);
        let mut squares = String::new();
        while !game.is_over() && game.history().len() < 40 {
            let stakes = game.stakes() as f64;
            let returns = guts::advice(&game).unwrap().returns;
            let holds = random.random_ratio(1, 3);
            let [hold, drop] = [returns.hold, returns.drop].map(|worth| worth.value() * stakes);
            let (chosen, other) = if holds { (hold, drop) } else { (drop, hold) };
            let is_free = returns.better().is_none() || chosen > other;
            squares.push(if is_free { '🟦' } else { '🟧' });
            lost += (other - chosen).max(0.0);
            most += (other - chosen).abs();
            rest += game.solution().edge().value() * stakes + (chosen - other).min(0.0);
            let choice = if holds {
                guts::Choice::Hold
            } else {
                guts::Choice::Drop
            };
            game = game.after(choice).unwrap();
        }
        if !game.is_over() {
            game = game.after(guts::Choice::Leave).unwrap();
        }
        let won = game.result().value();
        let luck = won - game.fee_paid().value() - rest;
        let (name, players) = match deal {
            guts::Deal::Line(players) => ("line".to_owned(), players),
            guts::Deal::Turns(players) => ("turns".to_owned(), players),
            guts::Deal::Cards(cards) => (format!("cards{cards}"), 2),
            guts::Deal::Table { cards, players } => (format!("cards{cards}"), players),
        };
        let weenie = if weenie { "yes" } else { "no" };
        let address = format!(
            "deal={name}&players={players}&opponents={}&weenie={weenie}&seed={seed}&moves={}",
            opponents.name(),
            guts::write_moves(game.moves()),
        );
        let said = parts(&line("play-guts", &address).unwrap());
        assert_eq!(said[0], format!("Upperhand Guts deal {seed}"));
        let (verb, antes) = said[1].split_once(' ').unwrap();
        assert_eq!(verb, if won < 0.0 { "lost" } else { "won" }, "{address}");
        for (text, value) in [(antes, won.abs()), (&said[3], luck)] {
            let digits = text.trim_end_matches('s').trim_end_matches(" ante");
            let is_near = (signed(digits) - value).abs() < 0.005 + 1e-9 * (1.0 + value.abs());
            assert!(is_near, "{address}: {digits} for {value}");
        }
        assert_eq!(said[4], squares, "{address}");
        let kept = 1.0 - lost / most;
        let percent = said[2].strip_suffix("\u{a0}% skill");
        let percent: f64 = percent.unwrap().parse().unwrap();
        assert!((percent - 100.0 * kept).abs() <= 0.5 + 1e-6 || percent == 1.0 || percent == 99.0);
        assert_eq!(percent == 100.0, !squares.contains('🟧'), "{address}");
        assert!(!is_exact || percent > 0.0 || squares.contains('🟧'));
    }
}

#[test]
fn a_game_that_is_not_over_leaves_no_line() {
    assert_eq!(line("play-guess-who", "seed=3"), None);
    assert_eq!(line("play-guess-who", "seed=3&moves=12-12"), None);
    assert_eq!(line("play-guts", "seed=3&moves=h"), None);
    let left = line("play-guts", "seed=3&moves=l").unwrap();
    let said = "Upperhand Guts deal 3 · lost 1 ante · nothing to lose · luck 0 antes";
    assert_eq!(left, said);
}
