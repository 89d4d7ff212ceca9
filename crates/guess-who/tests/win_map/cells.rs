//! Every cell of every layer against the exhaustive table.

use super::{
    LAYERS, cell, even_split_loss, figure, fill, is_position, positions, raster, role_of, rule_of,
};
use itertools::iproduct;
use upperhand::guess_who::{Probability, RuleTable, Rules, SolvedTable, limit_probability};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Figure, GRADIENT_STEPS, Gradient, Role, Swatch};
use upperhand_oracles::{all_rules, pool, sized};

const SIZE: u32 = 24;

fn value(numerator: u32, mine: u32, theirs: u32) -> f64 {
    Probability::new(numerator.into(), u64::from(mine * theirs)).value()
}

/// What a cell of a layer shows; `None` where another test looks.
fn expected(layer: &str, table: &SolvedTable, (mine, theirs): (u32, u32)) -> Option<Cell> {
    let rules = table.rules();
    let (n, m) = (pool(mine), pool(theirs));
    let is_over = rules.is_over(n, m);
    let questions = table.optimal_questions(n, m).unwrap();
    Some(match layer {
        "win" | "distance" if !is_position(rules, mine, theirs) => fill(Kind::NoPosition),
        "win" => Cell::magnitude(table.win(n, m).value()),
        // Of the optimal questions with the most parts, the one whose smallest part is largest.
        "question" => {
            let most_even = questions.iter().max_by_key(|parts| (parts.len(), parts[0]));
            match most_even {
                _ if is_over => fill(Kind::Over),
                None => fill(Kind::Name),
                Some(parts) => {
                    let share = f64::from(rules.answers()) * f64::from(parts[0]);
                    Cell::magnitude(share / f64::from(mine))
                }
            }
        }
        // The module of the race’s regions checks them.
        "regions" if rules == Rules::RACE => return None,
        "regions" => match even_split_loss(table, mine, theirs) {
            _ if is_over => fill(Kind::Over),
            _ if questions.is_empty() => fill(Kind::Name),
            Some(0) => fill(Kind::Best),
            _ => fill(Kind::Loses),
        },
        "distance" => {
            let limit = limit_probability(rules, mine.into(), theirs.into()).unwrap();
            let apart = table.win(n, m).value() - limit;
            let strength = if apart.abs() < 1e-12 {
                0.0
            } else {
                ((apart.abs().log10() + 7.0) / 6.0).clamp(0.0, 1.0)
            };
            Cell::magnitude(0.5 + 0.5 * strength.copysign(apart))
        }
        _ => return None,
    })
}

#[test]
fn cells_show_what_the_table_says() {
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        for layer in ["win", "question", "regions", "distance"] {
            let figure = figure(rules, &format!("layer={layer} size={SIZE}"));
            assert_eq!(raster(&figure).cells.len(), (SIZE * SIZE) as usize);
            // p∞ is a double here, and exact there.
            let near = u16::from(layer == "distance");
            for (mine, theirs) in positions(SIZE) {
                let shown = cell(&figure, mine, theirs);
                if let Some(expected) = expected(layer, &table, (mine, theirs)) {
                    assert!(
                        shown.index().abs_diff(expected.index()) <= near,
                        "{layer}, {rules} ({mine}, {theirs}): {shown:?}, not {expected:?}"
                    );
                }
                // The mover's colour where she is ahead, the opponent's where she is behind, and neither at exactly one half.
                if layer == "win" && shown.index() < GRADIENT_STEPS {
                    let numerator = table.numerator(pool(mine), pool(theirs));
                    let is_ahead = (2 * numerator).cmp(&(mine * theirs));
                    let shade = shown.index().cmp(&Cell::magnitude(0.5).index());
                    assert_eq!(shade, is_ahead, "{rules} ({mine}, {theirs})");
                }
            }
            let (low, high) = match layer {
                "win" => (Role::Opponent, Role::You),
                "distance" => (Role::Weeds, Role::UpperHand),
                _ => continue,
            };
            assert_eq!(figure.legend.gradient, Gradient::Diverging { low, high });
        }
    }
    assert_eq!(Cell::magnitude(1.0).index(), GRADIENT_STEPS - 1);
}

fn tick_texts(figure: &Figure) -> Vec<&str> {
    let ticks = figure.legend.ticks.iter();
    ticks.map(|tick| tick.text.as_str()).collect()
}

fn points(share: f64) -> String {
    format!("{:.1}", 100.0 * share).replace(".0", "")
}

/// Where a rule loses nothing anywhere, the picture says so, and its colours are the chances.
#[test]
fn the_cost_of_a_rule_is_what_is_lost_of_the_chance_to_win() {
    let layers = || {
        LAYERS
            .into_iter()
            .filter_map(|layer| Some((layer, rule_of(layer)?)))
    };
    let mut free = Vec::new();
    for (rules, (layer, rule)) in all_rules().flat_map(|rules| layers().map(move |of| (rules, of)))
    {
        let figure = figure(rules, &format!("layer={layer} size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let kept = RuleTable::new(rules, rule, SIZE).unwrap();
        let cost = |(mine, theirs): (u32, u32)| {
            let (n, m) = (pool(mine), pool(theirs));
            let lost = table.numerator(n, m) - kept.numerator(n, m);
            (!rules.is_over(n, m)).then(|| value(lost, mine, theirs))
        };
        let most = positions(SIZE).filter_map(cost).fold(0.0, f64::max);
        if most == 0.0 {
            let chances = super::figure(rules, &format!("size={SIZE}"));
            assert_eq!(figure.raster, chances.raster, "{rules} {layer}");
            assert_eq!(figure.legend.ticks, chances.legend.ticks);
            free.push(format!("{rules}: {}", figure.title));
            continue;
        }
        let most = most.max(0.01);
        for at in positions(SIZE) {
            let expected = cost(at).map_or(fill(Kind::Over), |cost| Cell::magnitude(cost / most));
            assert_eq!(
                cell(&figure, at.0, at.1),
                expected,
                "{rules} {layer} {at:?}"
            );
        }
        assert_eq!(tick_texts(&figure).last(), Some(&&*points(most)));
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
}

/// In points, by the root: the best move less the most even question, from the table. The position where it is largest is named.
#[test]
fn the_gain_of_a_cell_is_the_best_move_less_an_even_split() {
    for rules in all_rules() {
        let figure = figure(rules, &format!("layer=gain size={SIZE}"));
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let gain = |(mine, theirs): (u32, u32)| {
            let lost = even_split_loss(&table, mine, theirs)?;
            Some(value(lost, mine, theirs))
        };
        let largest = positions(SIZE).filter_map(gain).fold(0.0, f64::max);
        let most = largest.max(0.01);
        for at in positions(SIZE) {
            let expected = gain(at).map_or(fill(Kind::NothingToAsk), |gain| {
                Cell::magnitude((gain / most).sqrt())
            });
            assert_eq!(cell(&figure, at.0, at.1), expected, "{rules} {at:?}");
        }
        assert_eq!(
            tick_texts(&figure),
            ["0", &points(0.25 * most), &points(most)]
        );
        assert_eq!(figure.legend.ticks[1].at, 0.5);
        let known = super::facts(rules, &format!("layer=gain size={SIZE}")).largest;
        let named = known.map(|known| {
            assert_eq!(known.gain.value(), largest, "{rules}");
            (known.mine.get(), known.theirs.get())
        });
        assert_eq!(
            named.and_then(gain),
            (largest > 0.0).then_some(largest),
            "{rules}"
        );
        let place = named.map(|(mine, theirs)| (f64::from(mine), f64::from(theirs)));
        assert!(
            figure.labels.iter().map(|label| label.from).eq(place),
            "{rules}"
        );
        if rules == Rules::RACE {
            assert_eq!(figure.labels[0].text, "4 against 2: 25 points");
        }
    }
    let even = figure(Rules::RACE, "layer=gain size=8 left=8 bottom=100");
    assert_eq!(even.title, "Nothing beats an even split on this map");
}

/// Beyond what is solved, a cell is blank and the legend says why.
#[test]
fn what_is_not_known_is_blank_and_told() {
    let told = |figure: &Figure, text: &str| figure.legend.keys.iter().any(|key| key.text == text);
    for (rules, layer, why) in [
        (Rules::TRIPARTITE, "question", "not searched"),
        (Rules::RACE, "halving", "not computed beyond 512"),
    ] {
        let figure = figure(rules, &format!("layer={layer} left=500 size=24 theirs=5"));
        for column in 0..24 {
            let is_blank = cell(&figure, 1 + column, 5) == fill(Kind::Unknown);
            assert_eq!(is_blank, 500 + column > 512, "{layer}, column {column}");
        }
        assert!(told(&figure, why));
    }
    // A column or two of a wide map would take as long as a whole one.
    for (size, is_blank) in [(30_000, false), (40_000, true)] {
        let map = figure(Rules::TRIPARTITE, &format!("layer=question size={size}"));
        assert!(told(&map, "not searched"), "{size}");
        assert_eq!(cell(&map, 1, 5) == fill(Kind::Unknown), is_blank, "{size}");
    }
    let race = figure(Rules::RACE, "layer=question left=500 size=24");
    let asked = raster(&race).cells[24..].iter();
    assert!(asked.into_iter().all(|cell| cell.index() < GRADIENT_STEPS));
    assert!(told(&race, "game over"));
}

/// Every fill that a cell has is explained by a key, once, and no key explains what is not there.
#[test]
fn the_keys_explain_what_is_on_the_map() {
    let windows = [
        "size=12",
        "size=12 left=2 bottom=2",
        "size=12 left=2",
        "size=12 bottom=9",
    ];
    let compared = iproduct!(2..=6, ["race", "official", "open"])
        .map(|(answers, other)| format!("size=40 compare={other} compare-answers={answers}"))
        .collect::<Vec<_>>();
    for (place, rules) in all_rules().enumerate() {
        // Every rule set meets some others.
        let compared = compared.iter().skip(place % 5).step_by(sized(5, 1));
        let sets = windows.into_iter().chain(compared.map(String::as_str));
        for (set, layer) in iproduct!(sets, LAYERS) {
            let figure = figure(rules, &format!("layer={layer} {set}"));
            let keys = &figure.legend.keys;
            for (index, key) in keys.iter().enumerate() {
                assert!(
                    !keys[..index].contains(key),
                    "{rules} {set} {layer}: {key:?}"
                );
            }
            let raster = raster(&figure);
            let mut swatches = keys.iter().flat_map(|key| &key.swatches);
            for cell in &raster.cells {
                let Some(fill) = cell.index().checked_sub(GRADIENT_STEPS) else {
                    assert!(!figure.legend.ticks.is_empty(), "{rules} {layer} {set}");
                    continue;
                };
                let fill = raster.fills[usize::from(fill)];
                let explained = swatches.clone().any(|swatch| match swatch {
                    Swatch::Fill(known) | Swatch::Hatched(known, _) => *known == fill,
                    Swatch::Line(..) | Swatch::Dot(..) => false,
                });
                assert!(explained, "{rules} {layer} {set}: {fill:?}");
            }
            let mut roles = raster.cells.iter().map(|cell| role_of(&figure, *cell));
            let said_blank = swatches
                .any(|swatch| matches!(swatch, Swatch::Fill(fill) if fill.role == Role::Muted));
            let has_blank = roles.any(|role| role == Some(Role::Muted));
            assert_eq!(said_blank, has_blank, "{rules} {layer} {set}");
        }
    }
}
