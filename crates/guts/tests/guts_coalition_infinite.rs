//! The figure `guts-coalition` of infinitely many: what it shows and says is what rounds say by their ends.

use crate::in_use;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guts::Rules;
use upperhand::guts::coalition::limiting::{Joint, Rate, one_round, repeated};
use upperhand_guts::guts_coalition::GutsCoalition;
use upperhand_kit::model::Input;
use upperhand_kit::settings::Value;
use upperhand_kit::{
    Along, Edges, Extent, Figure, Grip, KeyPress, Model, Resolution, Role, Settings, Stroke,
};
use upperhand_oracles::infinitely_many::plain;
use upperhand_oracles::stakes::is_per_hundred;
use upperhand_oracles::{assigned, normalized, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 50,
};

fn infinite(query: &str) -> Settings {
    normalized(
        &mut GutsCoalition::default(),
        &format!("players=inf {query}"),
    )
}

fn shown(panel: usize, settings: &Settings) -> Figure {
    GutsCoalition::default().figure_at(panel, settings, RESOLUTION)
}

fn rules(settings: &Settings) -> Rules {
    if settings.switch("weenie") {
        Rules::Weenie
    } else {
        Rules::Standard
    }
}

/// The chosen mixture as the settings say it: chances to be the best of all, whether one spoils, weights.
fn mixture(settings: &Settings) -> [(f64, bool, f64); 2] {
    let (bloc, beside, weight) = if settings.name("mixture") == "paper" {
        let epsilon = settings.real("epsilon");
        let fair: f64 = if settings.switch("weenie") {
            1.0 / 3.0
        } else {
            0.5
        };
        let weight = (settings.real("gap-constant") * epsilon * epsilon).min(1.0);
        (
            (fair - epsilon).max(0.0),
            (fair + settings.real("delta")).min(1.0),
            weight,
        )
    } else {
        (
            settings.real("bloc"),
            settings.real("beside"),
            settings.real("weight"),
        )
    };
    [
        (bloc.max(1e-3), false, 1.0 - weight),
        (beside.max(1e-3), true, weight),
    ]
}

/// Her α + βV by the ends of a round.
fn worth(settings: &Settings, chance: f64) -> f64 {
    let rules = rules(settings);
    let after = if settings.switch("repeated") {
        repeated(rules).value
    } else {
        0.0
    };
    let mine = -chance.max(1e-3).ln();
    mixture(settings)
        .into_iter()
        .map(|(chance, spoils, weight)| {
            let rate = Rate::of_chance(chance).unwrap();
            weight * plain(Joint { rate, spoils }).worth(rules, mine, after)
        })
        .sum()
}

/// Does she win without end by holding ever more?
fn is_unbounded(settings: &Settings) -> bool {
    let slope: f64 = mixture(settings)
        .into_iter()
        .map(|(chance, _, weight)| weight * (2.0 * chance - 1.0))
        .sum();
    slope > 1e-12
}

/// The number after some words.
fn number(text: &str, before: &str) -> f64 {
    let text = text.replace('\u{202f}', "");
    let (_, after) = text
        .split_once(before)
        .unwrap_or_else(|| panic!("{text}: {before}"));
    let is_digit = |letter: &char| letter.is_ascii_digit() || "−+.".contains(*letter);
    let digits: String = after.chars().take_while(is_digit).collect();
    let digits = digits.trim_end_matches('.').replace('−', "-");
    digits
        .parse()
        .unwrap_or_else(|_| panic!("{text}: {digits}"))
}

fn random(dice: &mut Xoshiro256PlusPlus) -> Settings {
    let mut share = || match dice.random_range(0..6_u32) {
        0 => 0.0,
        1 => 1.0,
        _ => (1000.0 * dice.random::<f64>()).round() / 1000.0,
    };
    let shares =
        ["threshold", "bloc", "beside", "weight"].map(|name| format!("{name}={}", share()));
    let [epsilon, delta] = [share() / 2.0, share() / 2.0];
    let kind = ["paper", "own"][dice.random_range(0..2_usize)];
    let [weenie, forever] = [(); 2].map(|()| if dice.random() { "yes" } else { "no" });
    infinite(&format!(
        "mixture={kind} epsilon={epsilon} delta={delta} {} weenie={weenie} repeated={forever} near=no",
        shares.join(" ")
    ))
}

#[test]
fn infinity_has_one_grammar() {
    let mut settings = GutsCoalition::default().defaults();
    for text in ["inf", "∞", "Infinity", " inf "] {
        settings.set("players", Value::Whole(5));
        assert_eq!(settings.set_text("players", text), None, "{text}");
        assert_eq!(settings.get("players"), Some(Value::Name("inf")));
        assert_eq!(settings.query(), "players=inf");
    }
    for (text, instead) in [("21", "20"), ("1e9", "20"), ("-inf", "3"), ("2.4", "3")] {
        let notice = settings.set_text("players", text).unwrap();
        let expected = format!(
            "“{text}” is not possible as the number of players: it takes a whole number from 3 to 20, or inf. Showing {instead}."
        );
        assert_eq!(notice, expected);
    }
    settings.set_text("players", "inf");
    let notice = settings.set_text("players", "many").unwrap();
    assert!(notice.ends_with("or inf. Showing ∞."), "{notice}");
    assert_eq!(settings.get("players"), Some(Value::Name("inf")));
}

#[test]
fn the_slider_and_the_keys_reach_infinity_and_come_back() {
    let mut used = in_use("guts-coalition", &[("players", "19")]);
    for (position, text) in [
        (20.0, "20"),
        (21.0, "inf"),
        (30.0, "inf"),
        (20.4, "20"),
        (3.0, "3"),
    ] {
        used.slide("players", position);
        assert_eq!(used.text("players"), text, "{position}");
    }
    let mut model = GutsCoalition::default();
    for (players, position, words) in [("3", 3.0, "3"), ("20", 20.0, "20"), ("inf", 21.0, "∞")] {
        let settings = normalized(&mut model, &format!("players={players}"));
        let controls = model.controls(&settings);
        let slider = controls
            .iter()
            .find(|control| control.name == "players")
            .unwrap();
        let Input::Slider {
            position: at,
            from,
            to,
            words: said,
            spoken,
            ..
        } = &slider.input
        else {
            panic!("a slider")
        };
        assert_eq!(
            (*at, *from, *to, said.as_str()),
            (position, 3.0, 21.0, words)
        );
        assert_eq!(
            spoken.starts_with("infinitely many players, you lose at least 6.22 "),
            players == "inf"
        );
        // On the picture of all tables, too.
        let [more, less] =
            [1, -1].map(|by| assigned(&model.press(3, &settings, KeyPress::Step(by, 0))));
        let [more, less] = [more, less].map(|set| set[0].1.text());
        let expected = match players {
            "3" => ["4", "3"],
            "20" => ["inf", "19"],
            _ => ["inf", "20"],
        };
        assert_eq!([more.as_str(), less.as_str()], expected);
        let end = assigned(&model.press(3, &settings, KeyPress::End(Along::X)));
        assert_eq!(end[0].1.text(), "inf");
        let start = assigned(&model.press(3, &settings, KeyPress::Start(Along::X)));
        assert_eq!(start[0].1.text(), "3");
        let at = model.crosshair(3, &settings).unwrap().centre().0;
        assert_eq!(at, if players == "inf" { 22.0 } else { position });
    }
}

/// A threshold that infinitely many cannot have comes back with a table that can.
#[test]
fn what_was_asked_for_comes_back() {
    let mut used = in_use(
        "guts-coalition",
        &[
            ("mixture", "own"),
            ("threshold", "0"),
            ("handle", "spoiler"),
        ],
    );
    used.slide("players", 21.0);
    assert_eq!(
        [used.text("threshold"), used.text("handle")],
        ["0.001", "beside"]
    );
    used.slide("players", 7.0);
    assert_eq!(
        [used.text("threshold"), used.text("handle")],
        ["0", "spoiler"]
    );
}

#[test]
fn the_curves_are_rounds_by_their_ends() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(400);
    for _ in 0..30 {
        let settings = random(&mut dice);
        for panel in [0, 1] {
            let figure = shown(panel, &settings);
            let line = |role, stroke| {
                let curve = figure
                    .curves
                    .iter()
                    .find(|curve| (curve.role, curve.stroke) == (role, stroke));
                curve.unwrap().points.clone()
            };
            let chosen = line(Role::You, Stroke::Thick);
            assert!(chosen.windows(2).all(|pair| pair[0].0 < pair[1].0) && chosen.len() > 17);
            for &(at, drawn) in chosen.iter().step_by(5) {
                assert!(
                    (drawn - worth(&settings, at)).abs() < 1e-6,
                    "{at} {settings:?}"
                );
            }
            assert_eq!(figure.dots.is_empty(), is_unbounded(&settings));
            for dot in &figure.dots {
                assert!(chosen.iter().all(|point| point.1 < dot.at.1 + 1e-12));
            }
            let solve = if settings.switch("repeated") {
                repeated
            } else {
                one_round
            };
            let value = solve(rules(&settings)).value;
            let optimum = line(Role::Opponent, Stroke::Thin);
            assert!(optimum.iter().all(|point| point.1 < value + 1e-9));
            for panel in 2..5 {
                let figure = shown(panel, &settings);
                let points = figure.curves.iter().flat_map(|curve| &curve.points);
                let dots = figure.dots.iter().map(|dot| &dot.at);
                assert!(
                    points
                        .chain(dots)
                        .all(|(x, y)| x.is_finite() && y.is_finite())
                );
            }
        }
    }
}

/// Rate, value and shares of the pot; and every text is sound and short.
#[test]
fn facts_are_those_of_the_mixture() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(402);
    let mut model = GutsCoalition::default();
    for _ in 0..150 {
        let settings = random(&mut dice);
        let (mine, readout) = (settings.real("threshold"), model.readout(&settings));
        let fact = |name: &str| {
            let found = readout.facts.iter().find(|fact| fact.0 == name);
            found.unwrap_or_else(|| panic!("{name}")).1.clone()
        };
        let better = number(&fact("Better hands that you expect at most"), "");
        assert!((better + mine.ln()).abs() < 6e-5);
        let solve = if settings.switch("repeated") {
            repeated
        } else {
            one_round
        };
        let value = solve(rules(&settings)).value;
        assert!(is_per_hundred(
            number(&fact("What you can be sure of"), ""),
            value
        ));
        // What one who spoils wins of the pot, the others lose.
        let [_, (beside, _, weight)] = mixture(&settings);
        let won = weight * (2.0 * beside - 1.0);
        let [spoiler, rest] = ["The one who spoils wins", "All others of them win"].map(fact);
        if won.abs() < 5e-5 {
            assert_eq!([spoiler, rest], ["nothing of the pot"; 2]);
        } else {
            assert!(
                (number(&spoiler, "") / 100.0 - won).abs() < 6e-4,
                "{spoiler} {won}"
            );
            assert!(
                (number(&rest, "") / 100.0 + won).abs() < 6e-4,
                "{rest} {won}"
            );
        }
        for (name, text) in &readout.facts {
            assert!(
                text.chars().count() <= 40 || text.contains("; "),
                "{name}: {text}"
            );
        }
        assert!(readout.advice.chars().count() <= 110, "{}", readout.advice);
    }
}

/// Where holding more neither gains nor loses in the end, nothing is without end.
#[test]
fn a_level_mixture_is_no_gold_mine() {
    let settings = infinite("mixture=own bloc=0.4 beside=0.65 weight=0.4");
    let readout = GutsCoalition::default().readout(&settings);
    assert_eq!(readout.facts[0].1, "above 0.4");
    assert!(!is_unbounded(&settings));
}

#[test]
fn what_is_said_is_what_a_search_finds() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(401);
    let mut model = GutsCoalition::default();
    let mut seen = [0; 3];
    for _ in 0..sized(25, 150) {
        let settings = random(&mut dice);
        let mine = settings.real("threshold");
        let here = worth(&settings, mine);
        let readout = model.readout(&settings);
        let advice = &readout.advice;
        assert!(
            is_per_hundred(number(&readout.value, ""), here),
            "{} {here}",
            readout.value
        );
        if let Some((_, said)) = readout
            .facts
            .iter()
            .find(|fact| fact.0.starts_with("If they"))
        {
            let worst = number(said, "") / 100.0;
            for (step, spoils) in (0..100).flat_map(|step| [(step, false), (step, true)]) {
                let rate = Rate::new(f64::from(step) / 30.0).unwrap();
                let left = plain(Joint { rate, spoils }).worth(rules(&settings), -mine.ln(), 0.0);
                assert!(left > worst - 1e-4 - 0.006 * worst.abs(), "{said} {left}");
            }
        }
        if is_unbounded(&settings) {
            let sentence = model.sentence(&settings);
            assert!(advice.starts_with("Hold ever more hands"), "{advice}");
            assert!(
                sentence.contains("you win the more, the more hands you hold"),
                "{sentence}"
            );
            assert!(worth(&settings, 1e-3) > worth(&settings, 2e-3));
            seen[0] += 1;
            continue;
        }
        let grid = (1..=1500).map(|step| f64::from(step) / 1500.0);
        let best = grid.map(|at| worth(&settings, at)).fold(f64::MIN, f64::max);
        if advice.contains("leave at once") {
            assert!(best < -1.0 + 1.1e-4, "{best}");
        } else if best - here < 9e-5 {
            assert!(advice.starts_with("You can"), "{advice} {best} {here}");
            seen[1] += 1;
        } else if best - here > 2e-4 {
            let said = number(advice, "that brings ") / 100.0;
            assert!(
                said > best - here - 1e-4 - 0.006 * (best - here),
                "{advice} {}",
                best - here
            );
            if advice.starts_with("Hold above ") {
                let at = number(advice, "Hold above ");
                assert!(
                    (worth(&settings, at) - here - said).abs() < 2e-4 + 0.006 * said,
                    "{advice}"
                );
                let better = number(advice, "fewer than ");
                assert!((better + at.ln()).abs() < 0.01 + 1e-4 / at, "{advice}");
            }
            seen[2] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn the_best_mixture_is_told_and_shown() {
    let mut model = GutsCoalition::default();
    let settings = infinite("threshold=0.3");
    assert_eq!(
        model.sentence(&settings),
        "In one round of infinitely many players, a coalition of infinitely many that shares a die, but not its cards, wins at least \
         6.22 antes per 100 rounds from you, however well you play."
    );
    let readout = model.readout(&settings);
    let fact = |name: &str| {
        readout
            .facts
            .iter()
            .find(|fact| fact.0 == name)
            .unwrap()
            .1
            .as_str()
    };
    assert_eq!(
        fact("The coalition plays"),
        "56.2\u{202f}%: all above 0.3899"
    );
    assert_eq!(
        fact("Otherwise"),
        "43.8\u{202f}%: 1 above 0, the rest above 0.6412"
    );
    assert_eq!(fact("To be sure of that"), "hold above 0.294");
    assert_eq!(
        fact("With n players you can be sure of"),
        "nearly −6.22 + 28.0/(n − 1)"
    );
    // A table of twenty is nearly there.
    let twenty = normalized(&mut model, "players=20");
    let said = model.readout(&twenty).facts[2].1.clone();
    assert!(
        (number(&said, "") - (-6.22 + 28.0 / 19.0)).abs() < 0.2,
        "{said}"
    );
    let ruin = infinite("weenie=yes repeated=yes");
    assert!(
        model
            .sentence(&ruin)
            .contains("a coalition of infinitely many can let the pot grow for ever")
    );
    let apart = infinite("mixture=apart");
    assert_eq!(
        model.sentence(&apart),
        "In one round of infinitely many players, infinitely many who share no die win nothing from you, if you hold the right hands."
    );
    assert_eq!(model.readout(&apart).facts[4].1, "exact");
}

#[test]
fn the_picture_of_the_mixture_has_its_lines() {
    let mut model = GutsCoalition::default();
    let mut settings = infinite("mixture=own bloc=0.4 beside=0.65 weight=0.4");
    let figure = shown(2, &settings);
    let Edges::At(columns) = &figure.raster.as_ref().unwrap().columns else {
        panic!("edges")
    };
    for at in [0.0, 0.4, 0.65, 1.0] {
        assert!(
            columns.iter().any(|edge| (edge - at).abs() < 1e-9),
            "{at}: {columns:?}"
        );
    }
    // Three lines can be taken hold of: nobody spoils but by holding every hand.
    assert_eq!(figure.dots.len(), 2 * 3);
    for (handle, to, moved) in [
        ("bloc", (0.3, 0.2), 0.3),
        ("beside", (0.8, 0.8), 0.8),
        ("weight", (0.2, 0.75), 0.25),
    ] {
        settings.set("handle", Value::Name(handle));
        let at = model.crosshair(2, &settings).unwrap().centre();
        let Grip::Handle(taken) = model.grip(2, &settings, at) else {
            panic!("{handle}")
        };
        settings = taken.on(&settings);
        settings = model.point(2, &settings, to).on(&settings);
        assert_eq!(settings.real(handle), moved);
    }
    // Who takes hold of the best mixture starts from it.
    let mut best = infinite("handle=weight");
    let at = model.crosshair(2, &best).unwrap().centre();
    best = model.point(2, &best, at).on(&best);
    assert_eq!(best.name("mixture"), "own");
    for (name, expected) in [("bloc", 0.3899), ("beside", 0.64119), ("weight", 0.438)] {
        assert!((best.real(name) - expected).abs() < 1e-3, "{name}");
    }
}

#[test]
fn everything_shown_is_listed() {
    let settings = infinite("mixture=own bloc=0.4 beside=0.65 weight=0.4");
    let table = GutsCoalition::default().table(&settings, Extent::Shown);
    let rows = |panel: &str, series: &str| -> Vec<[String; 2]> {
        let found = table
            .rows
            .iter()
            .filter(|row| row[0] == panel && row[1] == series);
        found.map(|row| [row[2].clone(), row[3].clone()]).collect()
    };
    assert_eq!(rows("threshold of a member", "joint strategy 1").len(), 1);
    let spoiled = rows("threshold of a member", "joint strategy 2");
    assert_eq!(spoiled[0], ["one who spoils", "0"]);
    assert_eq!(spoiled[1][0], "all others");
    assert!((spoiled[1][1].parse::<f64>().unwrap() - 0.65).abs() < 1e-12);
    let gains = rows("gain in pots", "in all");
    assert!((gains[0][1].parse::<f64>().unwrap() - 0.4 * 0.3).abs() < 1e-12);
    let value = rows("value by players", "one round");
    assert_eq!(value.last().unwrap()[0], "inf");
    assert_eq!(
        value.last().unwrap()[1],
        one_round(Rules::Standard).value.to_string()
    );
    let near = GutsCoalition::default().table(&settings, Extent::Near);
    let here = worth(&settings, 0.5);
    assert_eq!(near.rows[6][1].replace('−', "-"), format!("{here:.6}"));
}
