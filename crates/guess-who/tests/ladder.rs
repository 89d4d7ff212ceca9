//! The rule of the ladder: it loses nothing anywhere in the race, and the figure of a game says what it says.

use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{Rules, WinTable, ladder_bid, question_value, rung, win_probability};
use upperhand_guess_who::play_guess_who::PlayGuessWho;
use upperhand_kit::{Figure, Model, Paint, Readout, Role};
use upperhand_oracles::{RESOLUTION, fact, normalized, pool, sized};

fn rounded_up(pool: u32) -> u32 {
    (0..32).map(|k| 1 << k).find(|&rung| rung >= pool).unwrap()
}

/// Round both pools up to a power of two. Is yours the larger? Ask about half of theirs. If not, halve.
fn told(mine: u32, theirs: u32) -> u32 {
    if rounded_up(mine) > rounded_up(theirs) {
        rounded_up(theirs) / 2
    } else {
        mine / 2
    }
}

#[test]
fn it_loses_nothing_at_any_position() {
    const LARGEST: u32 = 512;
    let side = pool(LARGEST);
    let table = WinTable::exhaustive(Rules::RACE, side, side).unwrap();
    let numerator = |n: u32, m: u32| table.numerators[((n - 1) * LARGEST + m - 1) as usize];
    for (n, m) in iproduct!(2..=LARGEST, 2..=LARGEST) {
        let bid = ladder_bid(pool(n), pool(m)).unwrap();
        assert_eq!(bid, told(n, m), "({n}, {m})");
        let lost = numerator(m, bid) + numerator(m, n - bid);
        assert_eq!(numerator(n, m) + lost, n * m, "({n}, {m})");
    }
    // Nor at the largest pools.
    let sizes = [
        2,
        3,
        (1 << 30) - 1,
        1 << 30,
        (1 << 30) + 1,
        (1 << 31) - 2,
        (1 << 31) - 1,
    ];
    for (n, m) in iproduct!(sizes, sizes) {
        let (mine, theirs) = (pool(n), pool(m));
        let bid = ladder_bid(mine, theirs).unwrap();
        let worth = question_value(Rules::RACE, mine, theirs, &[bid, n - bid]);
        assert_eq!(
            worth,
            win_probability(Rules::RACE, mine, theirs),
            "({n}, {m})"
        );
        let is_one = [(pool(1), mine), (mine, pool(1))].map(|(n, m)| ladder_bid(n, m));
        assert_eq!(is_one, [None; 2]);
        assert_eq!(rung(mine), rounded_up(n));
    }
}

/// The board of a game with the coach's help, and what is said beside it.
fn game(set: &str) -> (Figure, Readout, String) {
    let mut game = PlayGuessWho::default();
    let settings = normalized(&mut game, set);
    let board = game.figure_at(0, &settings, RESOLUTION);
    (board, game.readout(&settings), game.summary(&settings))
}

/// The captions of a board from the highest rung on, each with the colour below it.
fn rungs(figure: &Figure) -> Vec<(String, Option<Paint>)> {
    let captions = figure.captions.iter();
    let from = captions.skip_while(|caption| caption.text != "64");
    let told = from.map(|caption| {
        let at = (
            f64::midpoint(caption.from.0, caption.to.0),
            f64::midpoint(caption.from.1, caption.to.1),
        );
        let holds = |outline: &[(f64, f64)]| {
            let is_between = |of: fn(&(f64, f64)) -> f64| {
                let is_past = |end: f64| {
                    outline
                        .iter()
                        .any(|corner| end * of(corner) > end * of(&at))
                };
                is_past(1.0) && is_past(-1.0)
            };
            is_between(|at| at.0) && is_between(|at| at.1)
        };
        let below = figure.shapes.iter().rfind(|shape| holds(&shape.outline));
        (caption.text.clone(), below.map(|shape| shape.paint))
    });
    told.collect()
}

/// Each pool on its rung in its player's colour, the rungs of yes and no by name, and the rule in words: beside a rule told
/// here once more.
#[test]
fn under_the_boards_of_the_race_both_pools_stand_on_their_rungs() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(64);
    for _ in 0..sized(120, 300) {
        let (mine, theirs) = (random.random_range(2..=64), random.random_range(2..=64));
        let ask = random.random_range(0..mine);
        let set = format!("mine={mine} theirs={theirs} coach=full ask={ask}");
        let (board, readout, _) = game(&set);
        let said = rungs(&board);
        let (own, other) = (rounded_up(mine), rounded_up(theirs));
        let rule = if own > other {
            format!(
                "In the weeds: ask about half of their rung, {}",
                told(mine, theirs)
            )
        } else {
            "Not above their rung: halve".to_owned()
        };
        let told = fact(&readout, "Rungs");
        assert_eq!(told, format!("yours {own}, theirs {other}. {rule}"));
        let mut words = Vec::new();
        for step in [64, 32, 16, 8, 4, 2, 1] {
            words.push(step.to_string());
            let [yes, no] = [ask, mine - ask].map(|left| ask > 0 && rounded_up(left) == step);
            let word = match (yes, no) {
                (true, true) => None,
                (true, false) => Some("yes"),
                (false, true) => Some("no"),
                _ if step == own && own == other => Some("both"),
                _ if step == own => Some("you"),
                _ if step == other => Some("they"),
                _ => None,
            };
            words.extend(word.map(str::to_owned));
        }
        assert!(
            said.iter().map(|(text, _)| text).eq(&words),
            "{set}: {said:?}"
        );
        for (text, paint) in &said {
            let paint = paint.unwrap_or(Paint::Role(Role::Paper));
            let expected = match text.parse::<u32>() {
                Ok(step) if step == own => Paint::Role(Role::You),
                Ok(step) if step == other => Paint::Role(Role::Opponent),
                Ok(_) => Paint::Tint(Role::Rule, 55),
                Err(_) => continue,
            };
            // Of a shared rung the number stands on either half.
            let is_shared = own == other && paint == Paint::Role(Role::Opponent);
            assert!(paint == expected || is_shared, "{text}: {paint:?}");
        }
    }
}

/// Elsewhere the rule is no theorem, and only the full coach speaks of rungs.
#[test]
fn no_other_rules_have_a_ladder_and_no_other_coach_tells_the_rule() {
    for (set, is_told) in [
        ("coach=full", true),
        ("coach=hints", false),
        ("coach=off", false),
        ("coach=full rules=official", false),
        ("coach=full rules=open", false),
        ("coach=full answers=3", false),
        ("coach=full opponent-answers=3", false),
    ] {
        let (board, mut readout, summary) = game(&format!("mine=40 theirs=12 {set}"));
        assert_eq!(!rungs(&board).is_empty(), is_told, "{set}");
        assert_eq!(summary.to_lowercase().contains("rung"), is_told, "{set}");
        readout.facts.retain(|(term, _)| *term == "Rungs");
        assert_eq!(readout.facts.len(), usize::from(is_told), "{set}");
    }
}
