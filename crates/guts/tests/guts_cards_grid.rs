//! Two cards at first sight: ranks by ranks, the suits of one cell, and words that can be read on their ground. The other
//! route goes by the labels of hands.

use crate::guts_cards::{cell_at, facts, of, settings, solved};
use proptest::prelude::{ProptestConfig, any, proptest};
use std::collections::{BTreeMap, BTreeSet};
use upperhand::guts::cards::{AllDrop, CardGame, Deck, Hand, Strategy, equilibrium};
use upperhand_draw::{Custom, Primitive, Rgb, Target, Theme, draw_figure};
use upperhand_guts::guts_cards::GutsCards;
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Caption, Cell, Figure, KeyPress, Model, Resolution, Settings};
use upperhand_oracles::assigned;

const RESOLUTION: Resolution = Resolution {
    columns: 300,
    rows: 200,
};

const RANKS: &str = "23456789TJQKA";

fn game(ranks: u32, suits: u32) -> CardGame {
    CardGame::new(Deck::new(ranks, suits).unwrap(), 2, AllDrop::Replay).unwrap()
}

/// The ranks of a hand, "JT", and its suits, "DS".
fn parts(hand: Hand) -> (String, String) {
    let letters: Vec<char> = hand.letters().chars().collect();
    let every_other = |from: usize| letters[from..].iter().step_by(2).collect();
    (every_other(0), every_other(1))
}

fn middle(caption: &Caption) -> (f64, f64) {
    let (from, to) = (caption.from, caption.to);
    (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))
}

fn pointed(model: &mut GutsCards, settings: &Settings, at: (f64, f64)) -> usize {
    settings_after(model, settings, at).whole("hand") as usize
}

fn settings_after(model: &mut GutsCards, settings: &Settings, at: (f64, f64)) -> Settings {
    model.point(0, settings, at).on(settings)
}

/// The whole game is in the first picture, in cells that stand in order: every pair of ranks by name, as light as its hands
/// are held on average. It is known how many are held and dropped, and which are neither.
#[test]
fn the_first_view_shows_the_whole_game() {
    for (ranks, suits, weenie) in [
        (13, 4, false),
        (13, 4, true),
        (13, 3, false),
        (9, 4, false),
        (9, 3, false),
        (6, 4, false),
        (5, 2, false),
        (3, 2, false),
        (2, 4, false),
        (4, 1, false),
        (4, 1, true),
    ] {
        let first = settings(&[
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("weenie", Value::Switch(weenie)),
        ]);
        let mut model = solved(&first);
        let figure = model.figure_at(0, &first, RESOLUTION);
        let rule = AllDrop::with_weenie(weenie);
        let game = CardGame::new(Deck::new(ranks, suits).unwrap(), 2, rule).unwrap();
        let held = equilibrium(&game).unwrap();
        let names: Vec<char> = RANKS.chars().skip(13 - ranks as usize).collect();
        let (mut counts, mut others) = ([0; 3], Vec::new());
        for (high, one) in names.iter().enumerate() {
            for (low, other) in names[..=high].iter().enumerate() {
                let name = format!("{one}{other}");
                let hands: Vec<usize> = (0..game.hands().len())
                    .filter(|hand| parts(*game.hands().get(*hand)).0 == name)
                    .collect();
                let caption = figure.captions.iter().find(|caption| caption.text == name);
                if hands.is_empty() {
                    assert!(caption.is_none() && suits == 1 && high == low, "{name}");
                    continue;
                }
                let at = middle(caption.unwrap_or_else(|| panic!("{name} is not named")));
                let place = |rank: usize| (rank as f64 + 0.5) * f64::from(suits);
                assert_eq!(at, (place(ranks as usize - 1 - low), place(high)), "{name}");
                let shares: Vec<f64> = hands.iter().map(|hand| held.hold(*hand).value()).collect();
                let shade = shares.iter().sum::<f64>() / hands.len() as f64;
                let shade = Cell::magnitude(shade).index();
                assert!(cell_at(&figure, at).index().abs_diff(shade) <= 1, "{name}");
                assert_eq!(caption.unwrap().on, Some(cell_at(&figure, at)), "{name}");
                let chosen = pointed(&mut model, &first, at);
                assert!(hands.contains(&chosen), "{name}");
                let is_all = |share: f64| shares.iter().all(|held| *held == share);
                let kinds = [true, is_all(1.0), is_all(0.0)];
                for (count, is_one) in counts.iter_mut().zip(kinds) {
                    *count += usize::from(is_one);
                }
                if kinds == [true, false, false] {
                    others.push((high, low));
                }
            }
        }
        let of_ranks = ranks * (ranks - 1) / 2 + if suits > 1 { ranks } else { 0 };
        assert_eq!(counts[0], of_ranks as usize);
        let pairs = facts(&mut model, &first).pairs.unwrap();
        assert_eq!([pairs.all, pairs.held, pairs.dropped], counts);
        let mut found: Vec<(usize, usize)> = pairs
            .others
            .iter()
            .map(|pair| (pair.high, pair.low))
            .collect();
        found.sort_unstable();
        assert_eq!(found, others);
    }
    let three = settings(&[of(3), ("ranks", Value::Whole(4))]);
    assert_eq!(facts(&mut solved(&three), &three).pairs, None);
}

/// Two taps reach every hand: its cell, and its suits in the corner, where each is told how it is played.
#[test]
fn two_taps_reach_every_hand() {
    for (ranks, suits) in [(13, 4), (13, 2), (6, 3), (2, 4)] {
        let mut state = settings(&[
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
        ]);
        let mut model = solved(&state);
        let game = game(ranks, suits);
        let held = equilibrium(&game).unwrap();
        for (hand, dealt) in game.hands().iter().enumerate() {
            let (name, _) = parts(*dealt);
            let figure = model.figure_at(0, &state, RESOLUTION);
            let cell = figure.captions.iter().find(|caption| caption.text == name);
            state = settings_after(&mut model, &state, middle(cell.unwrap()));
            let figure = model.figure_at(0, &state, RESOLUTION);
            // The names of the suits stand at the left end of its row and on top of its column.
            let cards: Vec<String> = upperhand_oracles::stakes::written(&dealt.to_string())
                .split('\u{a0}')
                .map(str::to_owned)
                .collect();
            let captions = figure.captions.iter();
            let row = captions.clone().filter(|caption| caption.text == cards[0]);
            let row = row.min_by(|a, b| a.from.0.total_cmp(&b.from.0)).unwrap();
            let column = captions.filter(|caption| caption.text == cards[1]);
            let column = column.max_by(|a, b| a.from.1.total_cmp(&b.from.1)).unwrap();
            let at = (middle(column).0, middle(row).1);
            assert_eq!(pointed(&mut model, &state, at), hand, "{dealt}");
            let share = held.hold(hand);
            assert_eq!(
                cell_at(&figure, at),
                Cell::magnitude(share.value()),
                "{dealt}"
            );
            let apart = |caption: &&Caption| {
                let (x, y) = middle(caption);
                (x - at.0).hypot(y - at.1)
            };
            let told = figure
                .captions
                .iter()
                .min_by(|a, b| apart(a).total_cmp(&apart(b)));
            let told = told.unwrap();
            let word = match share.value() {
                0.0 => "drop".to_owned(),
                1.0 => "hold".to_owned(),
                _ => share.to_string(),
            };
            assert_eq!(told.text, word, "{dealt}");
            state = settings_after(&mut model, &state, at);
            // The ring around it.
            let figure = model.figure_at(0, &state, RESOLUTION);
            let ring = &figure.curves.last().unwrap().points;
            let opposite = [ring[0], ring[2]];
            let around = |told: f64, ends: [f64; 2]| ends[0] <= told && told <= ends[1];
            for (x, y) in [told.from, told.to] {
                assert!(
                    around(x, opposite.map(|end| end.0)) && around(y, opposite.map(|end| end.1))
                );
            }
            let centre = Caption::within(opposite[0], opposite[1], "", told.paint);
            assert!(apart(&&centre) < 1e-9 && apart(&told) < 1e-9, "{dealt}");
        }
    }
}

/// Of three cards each cell is the mean of the hands with its two highest ranks, or with its pair, and each cell of the corner that of
/// those with one third rank; pointing at both leads to such a hand.
#[test]
fn three_cards_stand_by_the_first_two_and_the_third() {
    for (ranks, suits) in [(13, 4), (6, 3), (5, 2)] {
        let asked = [
            of(3),
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("view", Value::Name("threshold")),
        ];
        let mut state = settings(&asked);
        let mut model = GutsCards::default();
        let line = state.whole("hold-above") as usize;
        let dealt = CardGame::new(Deck::new(ranks, suits).unwrap(), 3, AllDrop::Replay);
        let dealt = dealt.unwrap();
        // By the names of the two ranks that are sorted first, and of all three: how many are held, and all.
        let mut cells: BTreeMap<String, (f64, f64)> = BTreeMap::new();
        for (index, hand) in dealt.hands().iter().enumerate() {
            let (name, _) = parts(*hand);
            let is_triple = name.starts_with(&name[1..]);
            let two = Some(name[..2].to_owned()).filter(|_| !is_triple);
            for name in two.into_iter().chain([name]) {
                let (held, of) = cells.entry(name).or_default();
                *held += f64::from(u8::from(index >= line));
                *of += 1.0;
            }
        }
        let two: Vec<String> = cells
            .keys()
            .filter(|name| name.len() == 2)
            .cloned()
            .collect();
        for name in two {
            let figure = model.figure_at(0, &state, RESOLUTION);
            let place = figure.captions.iter().find(|caption| caption.text == name);
            state = settings_after(&mut model, &state, middle(place.unwrap()));
            let figure = model.figure_at(0, &state, RESOLUTION);
            let seen = figure
                .captions
                .iter()
                .filter(|caption| caption.text.starts_with(&name));
            let mut thirds = 0;
            for caption in seen {
                let (held, of) = cells[&caption.text];
                let cell = cell_at(&figure, middle(caption));
                assert_eq!(cell, Cell::magnitude(held / of), "{}", caption.text);
                let after = settings_after(&mut model, &state, middle(caption));
                let hand = dealt.hands().get(after.whole("hand") as usize);
                let (called, _) = parts(*hand);
                assert!(
                    called.starts_with(&caption.text),
                    "{called} {}",
                    caption.text
                );
                thirds += usize::from(caption.text.len() == 3);
            }
            let all = cells
                .keys()
                .filter(|cell| cell.len() == 3 && cell.starts_with(&name));
            assert_eq!(thirds, all.count(), "{name}");
        }
    }
}

/// The line lies between hands held and hands dropped, in the grid and in the corner: around the one cell through which it
/// goes on both sides.
#[test]
fn the_line_parts_what_it_holds_from_what_it_drops() {
    let game = game(13, 4);
    let mut cells = BTreeMap::<String, Vec<usize>>::new();
    for hand in 0..1326 {
        cells
            .entry(parts(*game.hands().get(hand)).0)
            .or_default()
            .push(hand);
    }
    let mut model = GutsCards::default();
    for line in [
        0, 1, 200, 448, 664, 666, 668, 672, 1247, 1248, 1250, 1300, 1326,
    ] {
        let state = settings(&[
            ("hold-above", Value::Whole(line)),
            ("view", Value::Name("threshold")),
        ]);
        let figure = model.figure_at(0, &state, RESOLUTION);
        let threshold = Strategy::threshold(game.hands(), line as usize).unwrap();
        // How a cell is played: all its hands dropped, all held, or both.
        let played = |name: &str| {
            let hands = cells[name].iter();
            hands
                .map(|hand| threshold.numerators()[*hand])
                .collect::<BTreeSet<i128>>()
        };
        let names: Vec<char> = RANKS.chars().collect();
        let is_line = |at: (f64, f64), is_upright: bool| {
            figure.curves.iter().any(|curve| {
                let [from, to] = curve.points[..] else {
                    return false;
                };
                let along = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
                let lies = along(at.0, from.0, to.0) && along(at.1, from.1, to.1);
                lies && (from.0 == to.0) == is_upright
            })
        };
        for high in 0..13 {
            for low in 0..=high {
                let own = played(&format!("{}{}", names[high], names[low]));
                let (x, y) = (4.0 * (12 - low) as f64, 4.0 * high as f64);
                if low > 0 {
                    let right = played(&format!("{}{}", names[high], names[low - 1]));
                    assert_eq!(
                        is_line((x + 4.0, y + 2.0), true),
                        own != right,
                        "{line} {high} {low}"
                    );
                }
                if low < high {
                    let below = played(&format!("{}{}", names[high - 1], names[low]));
                    assert_eq!(
                        is_line((x + 2.0, y), false),
                        own != below,
                        "{line} {high} {low}"
                    );
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]
    /// Arrows go from rank to rank, as far as there are cells; longer steps to the next hand.
    #[test]
    fn arrows_go_along_the_grid(ranks in 2..=13_u32, suits in 1..=4_u32, hand in any::<u32>(), x in -1..=1_i32, y in -1..=1_i32) {
        let game = game(ranks, suits.max(if ranks < 4 { 2 } else { 1 }));
        let suits = u32::from(game.hands().deck().suits());
        let hands = game.hands().len();
        let hand = hand as usize % hands;
        let state = settings(&[
            ("ranks", Value::Whole(ranks)),
            ("suits", Value::Whole(suits)),
            ("hand", Value::Whole(u32::try_from(hand).unwrap())),
        ]);
        let mut model = GutsCards::default();
        let mut press = |key: KeyPress| -> usize {
            let edit = model.press(0, &state, key);
            assert_eq!(assigned(&edit).len(), 1);
            edit.on(&state).whole("hand") as usize
        };
        let rank = |letter: char| i32::try_from(RANKS.find(letter).unwrap()).unwrap();
        let both = |hand: usize| {
            let (ranks, _) = parts(*game.hands().get(hand));
            let both: Vec<i32> = ranks.chars().map(rank).collect();
            (both[0], both[1])
        };
        let (high, low) = both(hand);
        let there = (0..hands).any(|other| both(other) == (high + y, low - x));
        let wanted = if there { (high + y, low - x) } else { (high, low) };
        assert_eq!(both(press(KeyPress::Step(x, y))), wanted);
        let next = |by: i32| (i32::try_from(hand).unwrap() + by).clamp(0, i32::try_from(hands).unwrap() - 1);
        for by in [10, -10] {
            assert_eq!(i32::try_from(press(KeyPress::Step(0, by))).unwrap(), next(by.signum()));
        }
        assert_eq!(press(KeyPress::Start(Along::X)), 0);
        assert_eq!(press(KeyPress::End(Along::Y)), hands - 1);
    }
}

const fn is_red(Rgb(red, green, blue): Rgb) -> bool {
    red > 150 && green < red - 60 && blue < red - 60
}

/// The words of a picture, with their colours and the grounds on which they stand: the image in the plot, or paper.
fn words(figure: &Figure, css: (u32, u32), ratio: u32, theme: &Theme) -> Vec<(String, Rgb, Rgb)> {
    let target = Target::new((css.0 * ratio, css.1 * ratio), theme).at_ratio(ratio.into());
    let (drawing, _) = draw_figure(&target, figure);
    let primitives = || drawing.layers.iter().flat_map(|layer| &layer.primitives);
    let images: Vec<_> = primitives()
        .filter_map(|primitive| match primitive {
            Primitive::Custom(Custom::Image { image, at, size }) => Some((image, *at, *size)),
            _ => None,
        })
        .collect();
    let ground = |(x, y): (i32, i32)| {
        images
            .iter()
            .rev()
            .find_map(|(image, at, size)| {
                let share = |at: i32, from: i32, length: u32, cells: u32| {
                    let inside = u32::try_from(at - from)
                        .ok()
                        .filter(|inside| *inside < length)?;
                    Some(inside * cells / length)
                };
                let column = share(x, at.0, size.0, image.width)?;
                let row = share(y, at.1, size.1, image.height)?;
                let [red, green, blue, _] = image.pixels[(row * image.width + column) as usize];
                Some(Rgb(red, green, blue))
            })
            .unwrap_or(theme.paper)
    };
    let texts = primitives().filter_map(|primitive| match primitive {
        Primitive::Text(text) => Some((text.text.clone(), text.colour, ground(text.at))),
        _ => None,
    });
    texts.collect()
}

/// Names in cells can be read on what lies below them, and hearts and diamonds are red: on phones and wide pages, light and
/// dark, whatever is shown.
#[test]
fn all_words_can_be_read_and_red_suits_are_red() {
    for (cards, view, line) in [
        (1, "equilibrium", 23),
        (1, "difference", 23),
        (2, "equilibrium", 668),
        (2, "threshold", 668),
        (2, "difference", 668),
        (3, "equilibrium", 10_000),
    ] {
        let state = settings(&[
            of(cards),
            ("view", Value::Name(view)),
            ("hold-above", Value::Whole(line)),
        ]);
        let mut model = solved(&state);
        for panel in 0..3 {
            let figure = model.figure_at(panel, &state, RESOLUTION);
            let (light, dark) = (Theme::light(), Theme::dark());
            let (phone, page) = ((328, 330), (740, 520));
            for (css, ratio, theme) in [
                (phone, 2, &light),
                (phone, 2, &dark),
                (page, 1, &light),
                (page, 1, &dark),
            ] {
                let words = words(&figure, css, ratio, theme);
                let mut reds = 0;
                for (text, colour, ground) in &words {
                    let told =
                        format!("{cards} {view} {panel}: {text} in {colour:?} on {ground:?}");
                    assert!(colour.contrast(*ground) >= 4.5, "{told}");
                    let has_red_suit = text.contains(['♥', '♦']);
                    // No red can be read on the colours of who holds it.
                    let may_be_plain = view == "difference" && panel == 0;
                    assert!(
                        is_red(*colour) == has_red_suit || has_red_suit && may_be_plain,
                        "{told}"
                    );
                    reds += usize::from(has_red_suit);
                }
                assert!(!words.is_empty());
                if panel == 0 && cards == 2 {
                    let named = words.iter().filter(|(text, ..)| text.chars().count() == 2);
                    assert!(named.count() > 90, "{css:?}");
                    assert_eq!(reds, 4, "{view} {css:?} {words:?}");
                }
            }
        }
    }
}
