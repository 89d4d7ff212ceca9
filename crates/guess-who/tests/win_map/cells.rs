//! Every cell of every layer against the exhaustive table.

use super::{LAYERS, all_rules, cell, figure, pool, raster, rule_of};
use num_rational::Ratio;
use upperhand::guess_who::{Ending, Probability, RuleTable, Rules, SolvedTable, limit_probability};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Figure, GRADIENT_STEPS, Gradient, Role};
use upperhand_oracles::question_numerator;

const SIZE: u32 = 24;

/// Compares every cell of a layer with what is expected at (mine, theirs).
fn compare(layer: &str, mut expected: impl FnMut(&SolvedTable, &Figure, u32, u32) -> Cell) {
    for rules in all_rules() {
        let figure = figure(rules, &format!("layer={layer} size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        assert_eq!(raster(&figure).cells.len(), (SIZE * SIZE) as usize);
        for mine in 1..=SIZE {
            for theirs in 1..=SIZE {
                let shown = cell(&figure, mine as usize - 1, theirs as usize - 1);
                let expected = expected(&table, &figure, mine, theirs);
                assert_eq!(shown, expected, "{layer}, {rules} ({mine}, {theirs})");
            }
        }
    }
}

fn fill(kind: Kind) -> Cell {
    Cell::fill(kind as u16)
}

fn is_over(rules: Rules, mine: u32, theirs: u32) -> bool {
    rules.ending() == Ending::Race && (mine == 1 || theirs == 1)
}

#[test]
fn the_colour_of_a_cell_is_its_win_probability() {
    compare("win", |table, _, mine, theirs| {
        if table.rules().ending() == Ending::Race && (mine, theirs) == (1, 1) {
            fill(Kind::NoPosition)
        } else {
            Cell::magnitude(table.win(pool(mine), pool(theirs)).value())
        }
    });
    assert_eq!(Cell::magnitude(1.0).index(), GRADIENT_STEPS - 1);
}

/// Of the optimal questions with the most parts, the one whose smallest part is largest.
#[test]
fn the_boldness_of_a_cell_is_the_smallest_part_of_the_most_even_best_question() {
    compare("question", |table, _, mine, theirs| {
        let rules = table.rules();
        let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
        let most_even = questions.iter().max_by_key(|parts| (parts.len(), parts[0]));
        match most_even {
            _ if is_over(rules, mine, theirs) => fill(Kind::Over),
            None => fill(Kind::Name),
            Some(parts) => {
                let share = f64::from(rules.answers()) * f64::from(parts[0]) / f64::from(mine);
                Cell::magnitude(share)
            }
        }
    });
}

#[test]
fn outside_the_race_the_regions_say_where_an_even_split_is_optimal() {
    compare("regions", |table, figure, mine, theirs| {
        let rules = table.rules();
        if rules == Rules::RACE {
            // The module of the race’s regions checks them.
            return cell(figure, mine as usize - 1, theirs as usize - 1);
        }
        let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
        let parts = u32::from(rules.answers()).min(mine);
        let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
        assert_eq!(even.iter().sum::<u32>(), mine);
        fill(match () {
            () if is_over(rules, mine, theirs) => Kind::Over,
            () if questions.is_empty() => Kind::Name,
            () if questions.contains(&even) => Kind::Best,
            () => Kind::Loses,
        })
    });
}

/// To one step of the gradient: p∞ is a double here, and exact there.
#[test]
fn the_distance_of_a_cell_is_the_chance_less_its_limit() {
    for rules in all_rules() {
        let figure = figure(rules, &format!("layer=rule rule=distance size={SIZE}"));
        assert!(matches!(
            figure.legend.gradient,
            Gradient::Diverging {
                low: Role::Weeds,
                high: Role::UpperHand
            }
        ));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        for mine in 1..=SIZE {
            for theirs in 1..=SIZE {
                let shown = cell(&figure, mine as usize - 1, theirs as usize - 1);
                if rules.ending() == Ending::Race && (mine, theirs) == (1, 1) {
                    assert_eq!(shown, fill(Kind::NoPosition));
                    continue;
                }
                let win = table.win(pool(mine), pool(theirs)).value();
                let limit = limit_probability(rules, f64::from(mine), f64::from(theirs)).unwrap();
                let apart = win - limit;
                let strength = if apart.abs() < 1e-12 {
                    0.0
                } else {
                    ((apart.abs().log10() + 7.0) / 6.0).clamp(0.0, 1.0)
                };
                let expected = Cell::magnitude(0.5 + 0.5 * strength.copysign(apart));
                assert!(
                    shown.index().abs_diff(expected.index()) <= 1,
                    "{rules} ({mine}, {theirs}): {shown:?}, not {expected:?} for {apart}"
                );
            }
        }
    }
}

/// Where a rule loses nothing anywhere, the picture says so, and its colours are the chances.
#[test]
fn the_cost_of_a_rule_is_what_is_lost_of_the_chance_to_win() {
    let layers = LAYERS
        .into_iter()
        .filter_map(|layer| Some((layer, rule_of(layer)?)));
    let mut free = Vec::new();
    for (rules, (layer, rule)) in
        all_rules().flat_map(|rules| layers.clone().map(move |layer| (rules, layer)))
    {
        let figure = figure(rules, &format!("layer={layer} size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let kept = RuleTable::new(rules, rule, SIZE).unwrap();
        if kept.worst(pool(SIZE)).is_none() {
            let chances = super::figure(rules, &format!("size={SIZE}"));
            assert_eq!(figure.raster, chances.raster, "{rules} {layer}");
            assert_eq!(figure.legend.ticks, chances.legend.ticks);
            assert!(
                figure.title.ends_with(" nothing on this map"),
                "{}",
                figure.title
            );
            free.push(format!("{rules}: {}", figure.title));
            continue;
        }
        let cost = |mine: u32, theirs: u32| {
            let (n, m) = (pool(mine), pool(theirs));
            let lost = table.numerator(n, m) - kept.numerator(n, m);
            Probability::new(u64::from(lost), u64::from(mine * theirs)).value()
        };
        let all = (1..=SIZE).flat_map(|mine| (1..=SIZE).map(move |theirs| (mine, theirs)));
        let played = all
            .clone()
            .filter(|&(mine, theirs)| !is_over(rules, mine, theirs));
        let most = played.fold(0.01, |most: f64, (mine, theirs)| {
            most.max(cost(mine, theirs))
        });
        for (mine, theirs) in all {
            let expected = if is_over(rules, mine, theirs) {
                fill(Kind::Over)
            } else {
                Cell::magnitude(cost(mine, theirs) / most)
            };
            let shown = cell(&figure, mine as usize - 1, theirs as usize - 1);
            assert_eq!(shown, expected, "{rules} {layer} ({mine}, {theirs})");
        }
        let last = figure.legend.ticks.last().unwrap();
        assert_eq!(
            (last.at, last.text.clone()),
            (1.0, format!("{:.1}", 100.0 * most).replace(".0", ""))
        );
        assert!(
            figure.title.ends_with(" you, in points"),
            "{}",
            figure.title
        );
    }
    assert_eq!(
        free,
        [
            "race: Keeping to the ladder loses nothing on this map",
            "official: Keeping to even parts loses nothing on this map",
            "open: Naming early loses nothing on this map",
            "open, 3 answers: Naming from three suspects down loses nothing on this map",
            "open, 3 answers: Naming early loses nothing on this map",
        ]
    );
    // Beyond 512 nothing is known: no more is claimed.
    let edge = figure(
        Rules::RACE,
        "layer=rule rule=ladder left=500 bottom=500 size=24",
    );
    assert_eq!(
        edge.title,
        "Keeping to the ladder loses nothing on this map, as far as is computed"
    );
    let even = figure(Rules::RACE, "layer=gain size=8 left=8 bottom=100");
    assert_eq!(even.title, "Nothing beats an even split on this map");
}

/// Beyond what is solved, a cell is blank and the legend says why.
#[test]
fn what_is_not_known_is_blank_and_told() {
    let tripartite = figure(
        Rules::TRIPARTITE,
        "layer=question left=500 size=24 theirs=5",
    );
    for column in 0..24 {
        let is_blank = cell(&tripartite, column, 4) == fill(Kind::Unknown);
        assert_eq!(is_blank, 500 + column > 512, "column {column}");
    }
    let told = |figure: &Figure, text: &str| figure.legend.keys.iter().any(|key| key.text == text);
    assert!(told(&tripartite, "not searched"));
    // A column or two of a wide map would take as long as a whole one.
    let blank_in_first_column = |size: u32| {
        let map = figure(Rules::TRIPARTITE, &format!("layer=question size={size}"));
        assert!(told(&map, "not searched"), "{size}");
        cell(&map, 0, 4) == fill(Kind::Unknown)
    };
    assert!(!blank_in_first_column(30_000));
    assert!(blank_in_first_column(40_000));
    let halving = figure(Rules::RACE, "layer=rule rule=halving left=500 size=24");
    for column in 0..24 {
        let is_blank = cell(&halving, column, 4) == fill(Kind::Unknown);
        assert_eq!(is_blank, 500 + column > 512, "column {column}");
    }
    assert!(told(&halving, "not computed beyond 512"));
    let race = figure(Rules::RACE, "layer=question left=500 size=24");
    assert!(
        (1..24).all(|row| (0..24).all(|column| cell(&race, column, row).index() < GRADIENT_STEPS))
    );
    assert!(told(&race, "game over"));
}

/// Every fill that a cell has is explained by a key, and no key explains what is not there.
#[test]
fn the_keys_explain_what_is_on_the_map() {
    use upperhand_kit::Swatch;
    for rules in all_rules() {
        for layer in super::LAYERS {
            for window in [
                "size=12",
                "size=12 left=2 bottom=2",
                "size=12 left=2",
                "size=12 bottom=9",
            ] {
                let figure = figure(rules, &format!("layer={layer} {window}"));
                let raster = raster(&figure);
                let mut swatches = figure.legend.keys.iter().flat_map(|key| &key.swatches);
                for cell in &raster.cells {
                    let Some(fill) = cell.index().checked_sub(GRADIENT_STEPS) else {
                        assert!(!figure.legend.ticks.is_empty(), "{rules} {layer} {window}");
                        continue;
                    };
                    let fill = raster.fills[usize::from(fill)];
                    let explained = swatches.clone().any(|swatch| match swatch {
                        Swatch::Fill(known) | Swatch::Hatched(known, _) => *known == fill,
                        Swatch::Line(..) | Swatch::Dot(..) => false,
                    });
                    assert!(explained, "{rules} {layer} {window}: {fill:?}");
                }
                let has = |role: Role| {
                    let fills = raster.cells.iter().filter_map(|cell| {
                        let index = cell.index().checked_sub(GRADIENT_STEPS)?;
                        Some(raster.fills[usize::from(index)])
                    });
                    fills.into_iter().any(|fill| fill.role == role)
                };
                let said_blank = swatches
                    .any(|swatch| matches!(swatch, Swatch::Fill(fill) if fill.role == Role::Muted));
                assert_eq!(said_blank, has(Role::Muted), "{rules} {layer} {window}");
            }
        }
    }
}

/// In points, by the root: the best move less the most even question, from the table.
#[test]
fn the_gain_of_a_cell_is_the_best_move_less_an_even_split() {
    for rules in all_rules() {
        let figure = figure(rules, &format!("layer=gain size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let gain = |mine: u32, theirs: u32| {
            if mine == 1 || is_over(rules, mine, theirs) {
                return None;
            }
            let (n, m) = (pool(mine), pool(theirs));
            let parts = u32::from(rules.answers()).min(mine);
            let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
            let lost = table.numerator(n, m) - question_numerator(&table, n, m, &even);
            Some(Probability::new(u64::from(lost), u64::from(mine * theirs)).value())
        };
        let all = (1..=SIZE).flat_map(|mine| (1..=SIZE).map(move |theirs| (mine, theirs)));
        let gains = all.clone().filter_map(|(mine, theirs)| gain(mine, theirs));
        let most = gains.fold(0.01, f64::max);
        for (mine, theirs) in all {
            let expected = gain(mine, theirs);
            let expected = expected.map_or(fill(Kind::NothingToAsk), |gain| {
                Cell::magnitude((gain / most).sqrt())
            });
            let shown = cell(&figure, mine as usize - 1, theirs as usize - 1);
            assert_eq!(shown, expected, "{rules} ({mine}, {theirs})");
        }
        let last = figure.legend.ticks.last().unwrap();
        let points = |share: f64| format!("{:.1}", 100.0 * share * most).replace(".0", "");
        let texts: Vec<&str> = figure
            .legend
            .ticks
            .iter()
            .map(|tick| tick.text.as_str())
            .collect();
        assert_eq!(texts, ["0".to_owned(), points(0.25), points(1.0)]);
        assert_eq!((last.at, figure.legend.ticks[1].at), (1.0, 0.5));
    }
}

/// The gain layer names the position where the gain is largest, and how large: found again in the exhaustive table.
#[test]
fn the_largest_gain_is_named() {
    let mut race = None;
    for rules in all_rules() {
        let figure = figure(rules, &format!("layer=gain size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let all = (1..=SIZE).flat_map(|mine| (1..=SIZE).map(move |theirs| (mine, theirs)));
        let gains = all.filter_map(|(mine, theirs)| {
            if mine == 1 || is_over(rules, mine, theirs) {
                return None;
            }
            let (n, m) = (pool(mine), pool(theirs));
            let parts = u32::from(rules.answers()).min(mine);
            let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
            let lost = table.numerator(n, m) - question_numerator(&table, n, m, &even);
            Some((
                Ratio::new(u64::from(lost), u64::from(mine * theirs)),
                (mine, theirs),
            ))
        });
        let gains: Vec<_> = gains.collect();
        let most = gains.iter().map(|(gain, _)| *gain).max().unwrap();
        let labels: Vec<_> = figure.labels.iter().collect();
        if *most.numer() == 0 {
            assert!(labels.is_empty(), "{rules}: {labels:?}");
            continue;
        }
        let [label] = labels[..] else {
            panic!("{rules}: {labels:?}");
        };
        let (position, gain) = label.text.split_once(": ").unwrap();
        let (mine, theirs) = position.split_once(" against ").unwrap();
        let at = (mine.parse().unwrap(), theirs.parse().unwrap());
        assert!(gains.contains(&(most, at)), "{rules}: {}", label.text);
        assert_eq!(label.from, (f64::from(at.0), f64::from(at.1)));
        let points: f64 = gain
            .trim_end_matches("point")
            .strip_suffix(" points")
            .unwrap()
            .parse()
            .unwrap();
        let exact = 100.0 * *most.numer() as f64 / *most.denom() as f64;
        assert!(
            (points - exact).abs() <= 0.050_000_1,
            "{rules}: {points} {exact}"
        );
        if rules == Rules::RACE {
            assert_eq!(most, Ratio::new(1, 4));
            race = Some(label.text.clone());
        }
    }
    assert_eq!(race.as_deref(), Some("4 against 2: 25 points"));
}

/// No two layers or rule sets look alike where positions are few, but rules of thumb that cost the same everywhere.
#[test]
fn every_layer_of_every_rule_set_is_another_figure() {
    let costs = |rules: Rules, layer: &str| {
        let table = RuleTable::new(rules, rule_of(layer)?, 64).unwrap();
        let pools = (1..=64).flat_map(|n| (1..=64).map(move |m| (pool(n), pool(m))));
        let shown = pools.map(|(n, m)| (!rules.is_over(n, m)).then(|| table.cost(n, m)));
        Some(shown.collect::<Vec<_>>())
    };
    let mut seen: Vec<(String, _, Figure)> = Vec::new();
    for rules in all_rules() {
        for layer in super::LAYERS {
            let set = format!("size=64 mine=17 theirs=11 contours=none layer={layer}");
            let figure = figure(rules, &set);
            if figure.title.contains("nothing") {
                continue;
            }
            let name = format!("{rules} {layer}");
            let costs = costs(rules, layer);
            for (other, known, shown) in &seen {
                let is_same = costs.is_some() && costs == *known;
                assert_eq!(shown.raster == figure.raster, is_same, "{name} is {other}");
            }
            seen.push((name, costs, figure));
        }
    }
}
