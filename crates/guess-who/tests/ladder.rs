//! The rule of the ladder: it loses nothing anywhere in the race, and figures say what it says.

use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::play::{Bold, Move, Strategy};
use upperhand::guess_who::{Rules, WinTable, ladder_bid, question_value, rung, win_probability};
use upperhand_kit::{Figure, Model, Paint, Resolution, Role, Settings};
use upperhand_oracles::{normalize, pool};

const LARGEST: u32 = 512;

/// Round both pools up to a power of two. Is yours the larger? Ask about half of theirs. If not, halve.
fn told(mine: u32, theirs: u32) -> u32 {
    let rounded_up = |pool: u32| (0..32).map(|k| 1 << k).find(|&rung| rung >= pool).unwrap();
    if rounded_up(mine) > rounded_up(theirs) {
        rounded_up(theirs) / 2
    } else {
        mine / 2
    }
}

#[test]
fn it_loses_nothing_at_any_position_up_to_512() {
    let side = pool(LARGEST);
    let table = WinTable::exhaustive(Rules::RACE, side, side).unwrap();
    let numerator = |n: u32, m: u32| table.numerators[((n - 1) * LARGEST + m - 1) as usize];
    for n in 2..=LARGEST {
        for m in 2..=LARGEST {
            let bid = ladder_bid(pool(n), pool(m)).unwrap();
            assert_eq!(bid, told(n, m), "({n}, {m})");
            let lost = numerator(m, bid) + numerator(m, n - bid);
            assert_eq!(numerator(n, m) + lost, n * m, "({n}, {m})");
        }
    }
}

#[test]
fn it_loses_nothing_at_the_largest_pools_either() {
    let sizes = [
        2,
        3,
        (1 << 30) - 1,
        1 << 30,
        (1 << 30) + 1,
        (1 << 31) - 2,
        (1 << 31) - 1,
    ];
    for n in sizes {
        for m in sizes {
            let bid = ladder_bid(pool(n), pool(m)).unwrap();
            let worth = question_value(Rules::RACE, pool(n), pool(m), &[bid, n - bid]);
            let best = win_probability(Rules::RACE, pool(n), pool(m));
            assert_eq!(worth, best, "({n}, {m})");
        }
    }
    assert_eq!(rung(pool(u32::MAX / 2)), 1 << 31);
}

#[test]
fn there_is_no_bid_where_a_pool_is_one() {
    for size in [1, 2, 64] {
        assert_eq!(ladder_bid(pool(1), pool(size)), None);
        assert_eq!(ladder_bid(pool(size), pool(1)), None);
    }
}

#[test]
fn the_bold_opponent_climbs_the_ladder() {
    for n in 2..=130 {
        for m in 2..=130 {
            let bid = ladder_bid(pool(n), pool(m)).unwrap();
            let bold = Bold { answers: 2 }.choose(pool(n), pool(m));
            assert_eq!(bold, Move::Ask(vec![bid, n - bid]), "({n}, {m})");
        }
    }
}

/// The figure of a game, with these settings.
fn game(texts: &[(&str, String)]) -> (Box<dyn Model>, Settings) {
    let mut game = model("play-guess-who").unwrap();
    let mut settings = game.defaults();
    let names: Vec<&str> = texts.iter().map(|(name, _)| *name).collect();
    for (name, text) in texts {
        assert_eq!(settings.set_text(name, text), None);
    }
    normalize(&mut *game, &mut settings, &names);
    (game, settings)
}

fn board(texts: &[(&str, String)]) -> Figure {
    let (mut game, settings) = game(texts);
    let resolution = Resolution {
        columns: 800,
        rows: 600,
    };
    game.figure_at(0, &settings, resolution)
}

fn pools(mine: u32, theirs: u32) -> Vec<(&'static str, String)> {
    let coach = ("coach", "full".to_owned());
    vec![
        ("mine", mine.to_string()),
        ("theirs", theirs.to_string()),
        coach,
    ]
}

/// The captions of a board from the highest rung on, each with the colour below it.
fn rungs(figure: &Figure) -> Vec<(String, Option<Paint>)> {
    let captions = figure.captions.iter();
    let from = captions.skip_while(|caption| caption.text != "64");
    let told = from.map(|caption| {
        let middle = |from: f64, to: f64| f64::midpoint(from, to);
        let at = (
            middle(caption.from.0, caption.to.0),
            middle(caption.from.1, caption.to.1),
        );
        let holds = |outline: &[(f64, f64)]| {
            let reach = |of: fn(&(f64, f64)) -> f64| {
                let all = || outline.iter().map(of);
                (
                    all().fold(f64::MAX, f64::min),
                    all().fold(f64::MIN, f64::max),
                )
            };
            let (across, along) = (reach(|at| at.0), reach(|at| at.1));
            across.0 < at.0 && at.0 < across.1 && along.0 < at.1 && at.1 < along.1
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
    let rounded = |pool: u32| 1 << (0..31).find(|&k| 1 << k >= pool).unwrap();
    for _ in 0..300 {
        let (mine, theirs) = (random.random_range(2..=64), random.random_range(2..=64));
        let ask = random.random_range(0..mine);
        let mut texts = pools(mine, theirs);
        texts.push(("ask", ask.to_string()));
        let said = rungs(&board(&texts));
        let (own, other): (u32, u32) = (rounded(mine), rounded(theirs));
        let rule = if own > other {
            format!("In the weeds: ask about half of their rung, {}", other / 2)
        } else {
            "Not above their rung: halve".to_owned()
        };
        let (mut figure, settings) = game(&texts);
        let facts = figure.readout(&settings).facts;
        let told = facts.iter().find(|(term, _)| *term == "Rungs");
        assert!(told.unwrap().1.ends_with(&format!(". {rule}")), "{told:?}");
        let mut words = Vec::new();
        for step in [64, 32, 16, 8, 4, 2, 1] {
            words.push(step.to_string());
            let [yes, no] = [ask, mine - ask].map(|left| ask > 0 && rounded(left) == step);
            words.extend(match (yes, no) {
                (true, true) => None,
                (true, false) => Some("yes".to_owned()),
                (false, true) => Some("no".to_owned()),
                _ if step == own && own == other => Some("both".to_owned()),
                _ if step == own => Some("you".to_owned()),
                _ if step == other => Some("they".to_owned()),
                _ => None,
            });
        }
        let told: Vec<&String> = said.iter().map(|(text, _)| text).collect();
        assert_eq!(told, words.iter().collect::<Vec<_>>());
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
    for (name, text) in [
        ("rules", "official"),
        ("rules", "open"),
        ("answers", "3"),
        ("opponent-answers", "3"),
    ] {
        let mut texts = pools(40, 12);
        texts.push((name, text.to_owned()));
        assert!(rungs(&board(&texts)).is_empty(), "{name} {text}");
        let (mut figure, settings) = game(&texts);
        let facts = figure.readout(&settings).facts;
        assert!(facts.iter().all(|(term, _)| *term != "Rungs"), "{facts:?}");
    }
    for coach in ["off", "hints", "full"] {
        let mut texts = pools(40, 12);
        texts.push(("coach", coach.to_owned()));
        let is_full = coach == "full";
        assert_eq!(rungs(&board(&texts)).is_empty(), !is_full);
        let (mut figure, settings) = game(&texts);
        let rungs = "yours 64, theirs 16. In the weeds: ask about half of their rung, 8";
        let facts = figure.readout(&settings).facts;
        assert_eq!(facts.contains(&("Rungs", rungs.to_owned())), is_full);
        let said = format!("{facts:?} {}", figure.summary(&settings));
        assert_eq!(said.to_lowercase().contains("rung"), is_full, "{said}");
    }
}

/// On the map each step of the stairs bears the name of the rung that both pools round up to there.
#[test]
fn the_rungs_are_the_stairs_of_the_map() {
    for layer in ["win", "regions"] {
        let mut map = model("win-map").unwrap();
        let mut settings = map.defaults();
        assert_eq!(settings.set_text("layer", layer), None);
        assert_eq!(settings.set_text("size", "64"), None);
        normalize(&mut *map, &mut settings, &["layer", "size"]);
        let resolution = Resolution {
            columns: 64,
            rows: 64,
        };
        let figure = map.figure_at(0, &settings, resolution);
        for step in [2, 4, 8, 16, 32, 64] {
            let name = format!("rung {step}");
            let label = figure.labels.iter().find(|label| label.text == name);
            let label = label.unwrap_or_else(|| panic!("{layer}: no {name}"));
            let rungs = |from: f64, to: f64| {
                let pools = (1..=64).filter(|&pool| from < f64::from(pool) && f64::from(pool) < to);
                pools.map(|size| rung(pool(size))).collect::<Vec<_>>()
            };
            for pools in [
                rungs(label.from.0, label.to.0),
                rungs(label.from.1, label.to.1),
            ] {
                assert_eq!(pools, vec![step; step as usize / 2], "{layer}");
            }
        }
    }
}
