//! The figure `guts-cards` as plain data: what it shows is what the core says, for every deck.

use proptest::prelude::{ProptestConfig, any, proptest};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, Strategy, ThresholdPayoffs, equilibrium, exploitability,
    hand_returns, payoff,
};
use upperhand::view::exhibit::{Along, Exhibit, Extent, Key, Resolution};
use upperhand::view::guts_cards::GutsCards;
use upperhand::view::settings::{Settings, Value};
use upperhand::view::{Cell, Figure};

const RESOLUTION: Resolution = Resolution {
    columns: 300,
    rows: 200,
};

fn settings(changes: &[(&'static str, Value)]) -> Settings {
    let exhibit = GutsCards::default();
    let mut settings = Settings::new(exhibit.parameters());
    let names: Vec<&str> = changes.iter().map(|change| change.0).collect();
    for &(name, value) in changes {
        settings.set(name, value);
    }
    exhibit.settle(&mut settings, &names);
    settings
}

fn fact(settings: &Settings, term: &str) -> String {
    let readout = GutsCards::default().readout(settings).unwrap();
    let found = readout.facts.into_iter().find(|fact| fact.0 == term);
    found.unwrap().1
}

#[test]
fn the_first_view_tells_the_story_of_two_cards() {
    let settings = settings(&[]);
    let mut exhibit = GutsCards::default();
    assert_eq!(
        exhibit.sentence(&settings).unwrap(),
        "With two cards from 13 ranks in 4 suits, the best threshold, to hold above JD/7S, is not optimal: \
         the best reply gains 2/162435 (1.231·10⁻⁵) antes a round. The optimum shown mixes 2 hands."
    );
    let readout = exhibit.readout(&settings).unwrap();
    assert_eq!(readout.heading, "JS/2C, stronger than 588 of 1326 hands");
    assert_eq!(
        fact(&settings, "Threshold loses"),
        "2/162435 (1.231·10⁻⁵) antes a round to the best reply, which also holds 20 hands from JS/2C to JS/6S"
    );
    assert_eq!(fact(&settings, "Equilibrium loses"), "0, exactly");
}

/// The colours of a two-card map, hand by hand, against the strategies themselves.
#[test]
fn every_colour_is_the_probability_of_its_hand() {
    let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay).unwrap();
    let optimal = equilibrium(&game).unwrap();
    for (show, share) in [
        (
            "equilibrium",
            (|held: f64, _: f64| held) as fn(f64, f64) -> f64,
        ),
        ("threshold", |_, by| by),
        ("difference", |held, by| f64::midpoint(held - by, 1.0)),
    ] {
        let settings = settings(&[
            ("show", Value::Name(show)),
            ("hold-above", Value::Whole(700)),
        ]);
        let mut exhibit = GutsCards::default();
        let figure = exhibit.figure(0, &settings, RESOLUTION).unwrap();
        let raster = figure.raster.unwrap();
        assert_eq!(raster.cells.len(), 52 * 52);
        let mut hands = 0;
        for (index, cell) in raster.cells.iter().enumerate() {
            let deck = Deck::STANDARD;
            let [x, y] = [index % 52, index / 52].map(|card| u8::try_from(card).unwrap());
            let label = format!("{}/{}", deck.card(x), deck.card(y));
            if x <= y {
                assert_eq!(*cell, Cell::fill(0), "{label}");
                continue;
            }
            let hand = game.hands().index_of(&label).unwrap();
            let by_threshold = if hand >= 700 { 1.0 } else { 0.0 };
            let expected = share(optimal.hold(hand).value(), by_threshold);
            assert_eq!(*cell, Cell::magnitude(expected), "{label}");
            hands += 1;
        }
        assert_eq!(hands, game.hands().len());
    }
}

#[test]
fn the_matrix_shows_the_payoffs_of_thresholds() {
    let settings = settings(&[("cards", Value::Whole(1)), ("show", Value::Name("matrix"))]);
    let figure = GutsCards::default()
        .figure(0, &settings, RESOLUTION)
        .unwrap();
    let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay).unwrap();
    let payoffs = ThresholdPayoffs::new(&game).unwrap();
    let most = payoffs
        .numerators()
        .iter()
        .map(|payoff| payoff.abs())
        .max()
        .unwrap();
    let raster = figure.raster.unwrap();
    assert_eq!(raster.cells.len(), payoffs.numerators().len());
    for (cell, &payoff) in raster.cells.iter().zip(payoffs.numerators()) {
        let root = (f64::from(payoff.abs()) / f64::from(most)).sqrt();
        let share = f64::midpoint(1.0, root.copysign(f64::from(payoff)));
        assert!(cell.index().abs_diff(Cell::magnitude(share).index()) <= 1);
    }
    let saddles: Vec<(f64, f64)> = figure.dots.iter().map(|dot| dot.at).collect();
    assert_eq!(payoffs.saddle_points(), [26]);
    assert_eq!(saddles, [(26.0, 26.0)]);
}

/// The numbers of the file say by themselves that the strategy is optimal.
#[test]
fn the_file_holds_the_whole_optimum() {
    for (cards, weenie) in [(1, false), (2, false), (2, true), (3, false)] {
        let settings = settings(&[
            ("cards", Value::Whole(cards)),
            ("weenie", Value::Switch(weenie)),
        ]);
        let table = GutsCards::default()
            .table(&settings, Extent::Shown)
            .unwrap();
        let rule = if weenie {
            AllDrop::Weenie
        } else {
            AllDrop::Replay
        };
        let game = CardGame::new(Deck::STANDARD, cards, rule).unwrap();
        assert_eq!(table.rows.len(), game.hands().len());
        let number = |row: &[String], column: usize| row[column].parse::<i128>().unwrap();
        let whole = 5040;
        let held = table.rows.iter().map(|row| {
            assert_eq!(whole % number(row, 3), 0);
            number(row, 2) * whole / number(row, 3)
        });
        let strategy = Strategy::new(game.hands(), held.collect(), whole).unwrap();
        assert_eq!(exploitability(&game, &strategy), Fraction::ZERO);
        let returns = hand_returns(&game, &strategy);
        for (index, row) in table.rows.iter().enumerate() {
            assert_eq!(row[0], game.hands().get(index).to_string());
            assert_eq!(
                Fraction::new(number(row, 5), number(row, 6)),
                returns[index].hold
            );
            assert_eq!(
                Fraction::new(number(row, 7), number(row, 8)),
                returns[index].drop
            );
        }
        let best = settings.whole("hold-above") as usize;
        let threshold = Strategy::threshold(game.hands(), best).unwrap();
        assert!(payoff(&game, &threshold, &strategy).numerator() <= 0);
    }
}

fn check_figure(figure: &Figure) {
    assert!(figure.x.from < figure.x.to && figure.y.from < figure.y.to);
    if let Some(raster) = &figure.raster {
        let cells = raster.columns.cells() * raster.rows.cells();
        assert_eq!(raster.cells.len(), cells);
    }
    let curves = figure.curves.iter().flat_map(|curve| &curve.points);
    let dots = figure.dots.iter().map(|dot| &dot.at);
    for &(x, y) in curves.chain(dots) {
        assert!((figure.x.from..=figure.x.to).contains(&x), "{x}");
        assert!((figure.y.from..=figure.y.to).contains(&y), "{y}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn no_legal_settings_are_too_much(
        cards in 1..=3_u32, ranks in 2..=13_u32, suits in 1..=4_u32, weenie in any::<bool>(),
        show in 0..4_usize, above in 0..=22_100_u32, hand in 0..22_100_u32, settled in any::<bool>(),
    ) {
        let mut exhibit = GutsCards::default();
        let mut settings = Settings::new(exhibit.parameters());
        let show = ["equilibrium", "threshold", "difference", "matrix"][show];
        for (name, value) in [
            ("cards", Value::Whole(cards)),
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("weenie", Value::Switch(weenie)),
            ("show", Value::Name(show)),
            ("hold-above", Value::Whole(above)),
            ("hand", Value::Whole(hand)),
        ] {
            settings.set(name, value);
        }
        if settled {
            exhibit.settle(&mut settings, &["cards", "hand"]);
        }
        let keys = [
            Key::Step(1, 0), Key::Step(0, -10), Key::Start(Along::X), Key::End(Along::Y),
        ];
        for panel in 0..exhibit.panels().len() {
            let figure = exhibit.figure(panel, &settings, RESOLUTION).unwrap();
            check_figure(&figure);
            let crosshair = exhibit.crosshair(panel, &settings).unwrap();
            let (x, y) = crosshair.centre();
            assert!((figure.x.from..=figure.x.to).contains(&x), "{x}");
            assert!((figure.y.from..=figure.y.to).contains(&y), "{y}");
            // Pointing at the crosshair changes nothing.
            let mut pointed = settings.clone();
            for (name, value) in exhibit.point(panel, &settings, (x, y)) {
                pointed.set(name, value);
            }
            assert_eq!(exhibit.crosshair(panel, &pointed).unwrap().centre(), (x, y));
            for key in keys {
                assert_eq!(exhibit.press(panel, &settings, key).len(), 1);
            }
        }
        let readout = exhibit.readout(&settings).unwrap();
        assert_eq!(readout.facts.len(), 8);
        let texts = readout.facts.iter().map(|fact| fact.1.clone());
        for text in texts.chain([
            readout.heading, readout.value, readout.exact, readout.advice,
            exhibit.sentence(&settings).unwrap(), exhibit.summary(&settings).unwrap(),
        ]) {
            assert!(!text.is_empty() && !text.contains("NaN") && !text.contains("inf"), "{text}");
        }
        assert_eq!(exhibit.controls(&settings).unwrap().len(), 7);
        let table = exhibit.table(&settings, Extent::Near).unwrap();
        assert!((1..=15).contains(&table.rows.len()));
        assert!(table.rows.iter().all(|row| row.len() == table.columns.len()));
    }
}

/// The deck that takes longest shows what it has, and ends at the optimum.
#[test]
fn a_long_search_goes_on_from_drawing_to_drawing() {
    let settings = settings(&[
        ("cards", Value::Whole(3)),
        ("ranks", Value::Whole(4)),
        ("suits", Value::Whole(4)),
    ]);
    let mut exhibit = GutsCards::default();
    let certificate = |exhibit: &mut GutsCards| {
        let facts = exhibit.readout(&settings).unwrap().facts;
        let found = facts.into_iter().find(|fact| fact.0 == "Equilibrium loses");
        found.unwrap().1
    };
    let mut said = Vec::new();
    for _ in 0..40 {
        exhibit.figure(0, &settings, RESOLUTION).unwrap();
        said.push(certificate(&mut exhibit));
    }
    assert!(said[0].starts_with("still solving, "), "{}", said[0]);
    assert_eq!(said[39], "0, exactly");
}
