//! Hands in texts: every hand in every form that people type reads back as itself, ranks alone are told by what they leave
//! open, and nonsense is refused with a sentence. The other route goes by the labels of hands, which are built by the core.

use crate::in_use;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use upperhand::guts::cards::{Deck, Hand, Hands, NoHand};
use upperhand_kit::controller::Source;
use upperhand_oracles::sized;

/// All decks with enough cards for two hands of each size.
fn decks() -> impl Iterator<Item = Hands> {
    let sizes = (1..=3).flat_map(|cards| (2..=13).map(move |ranks| (cards, ranks)));
    let decks = sizes.flat_map(|(cards, ranks)| (1..=4).map(move |suits| (cards, ranks, suits)));
    decks.filter_map(|(cards, ranks, suits)| Hands::new(Deck::new(ranks, suits).ok()?, cards).ok())
}

/// A card of a label such as "10H" in one of the ways to type it.
fn typed(card: &str, draw: &mut impl Rng) -> String {
    let (rank, suit) = card.split_at(card.len() - 1);
    let rank = match rank {
        "10" if draw.random() => "T",
        rank => rank,
    };
    let suits = match suit {
        "C" => ["C", "♣", "♣\u{fe0e}", "♧"],
        "H" => ["H", "♥", "♥\u{fe0f}", "♡"],
        "D" => ["D", "♦", "♦\u{fe0e}", "♢"],
        _ => ["S", "♠", "♠\u{fe0e}", "♤"],
    };
    let suit = suits[draw.random_range(0..4)];
    let gap = if draw.random_range(0..5) == 0 {
        " "
    } else {
        ""
    };
    let text = format!("{rank}{gap}{suit}");
    if draw.random() {
        text.to_lowercase()
    } else {
        text
    }
}

/// A label with its cards in any order and form.
fn written(label: &str, draw: &mut impl Rng) -> String {
    let mut cards: Vec<String> = label.split('/').map(|card| typed(card, draw)).collect();
    cards.shuffle(draw);
    let between = ["", " ", ", ", ",", "/", "\u{a0}", "-"][draw.random_range(0..7)];
    let around = ["", " "][draw.random_range(0..2)];
    format!("{around}{}{around}", cards.join(between))
}

#[test]
fn every_hand_in_every_form_reads_back_as_itself() {
    let draw = &mut Xoshiro256PlusPlus::seed_from_u64(39);
    let mut count = 0;
    for hands in decks() {
        let step = 1 + hands.len() / sized(60, 700);
        let first = draw.random_range(0..step);
        for index in (first..hands.len()).step_by(step) {
            let hand = hands.get(index);
            let label = hand.to_string();
            for text in [
                label.clone(),
                hand.letters(),
                written(&label, draw),
                written(&label, draw),
            ] {
                let read = hands
                    .read(&text)
                    .unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!((read.index, read.count), (index, 1), "{text} for {label}");
                count += 1;
            }
            let size = hands.size().into();
            assert_eq!(
                Hands::nth(hands.deck(), size, index),
                Some(*hand),
                "{label}"
            );
            let letters = hand.letters();
            assert_eq!(letters.len(), 2 * size as usize);
            assert!(letters.bytes().all(|letter| letter.is_ascii_alphanumeric()));
        }
        assert_eq!(
            Hands::nth(hands.deck(), hands.size().into(), hands.len()),
            None
        );
    }
    assert!(count > 15_000, "{count}");
}

/// The ranks of a label, ascending.
fn ranks(label: &str) -> Vec<String> {
    let mut ranks: Vec<String> = label
        .split('/')
        .map(|card| card[..card.len() - 1].to_owned())
        .collect();
    ranks.sort();
    ranks
}

#[test]
fn ranks_alone_mean_the_strongest_of_the_hands_that_have_them() {
    for hands in decks().filter(|hands| hands.len() < 2000) {
        let labels: Vec<String> = hands.iter().map(Hand::to_string).collect();
        let mut all: Vec<Vec<String>> = labels.iter().map(|label| ranks(label)).collect();
        let by_hand = all.clone();
        all.sort();
        all.dedup();
        for wanted in all {
            let with: Vec<usize> = (0..labels.len())
                .filter(|hand| by_hand[*hand] == wanted)
                .collect();
            for text in [
                wanted.concat(),
                wanted.join(" ").to_lowercase(),
                wanted.concat().replace("10", "t"),
            ] {
                let read = hands.read(&text).unwrap();
                assert_eq!(
                    (read.index, read.count),
                    (*with.last().unwrap(), with.len()),
                    "{text}"
                );
            }
        }
    }
}

/// A suit that is given for one of two cards holds for one of them, whichever it fits.
#[test]
fn a_suit_may_be_given_for_some_cards() {
    let hands = Hands::new(Deck::STANDARD, 2).unwrap();
    for (text, label, count) in [
        ("JD7", "JD/7S", 4),
        ("7 jd", "JD/7S", 4),
        ("J7D", "JS/7D", 4),
        ("JJ", "JS/JD", 6),
        ("JCJ", "JS/JC", 3),
        ("1010", "10S/10D", 6),
        ("T10", "10S/10D", 6),
        ("10 9h", "10S/9H", 4),
    ] {
        let read = hands.read(text).unwrap();
        assert_eq!(
            (hands.get(read.index).to_string().as_str(), read.count),
            (label, count),
            "{text}"
        );
    }
}

#[test]
fn what_is_no_hand_is_told_why() {
    let two = Hands::new(Deck::STANDARD, 2).unwrap();
    let short = Hands::new(Deck::new(8, 2).unwrap(), 2).unwrap();
    let single = Hands::new(Deck::new(13, 1).unwrap(), 2).unwrap();
    for (hands, text, why) in [
        (&two, "", "it names no card"),
        (&two, " , ", "it names no card"),
        (&two, "J", "it names 1 card, and a hand has 2"),
        (&two, "588", "it names 3 cards, and a hand has 2"),
        (&two, "J1", "“1” is no rank and no suit"),
        (&two, "queen 7", "“u” is no rank and no suit"),
        (&two, "♦J7", "the suit “♦” needs a rank before it"),
        (&two, "JDS7", "the suit “S” needs a rank before it"),
        (&two, "JD jd", "JD is in it twice"),
        (
            &short,
            "J2",
            "there is no 2 in a deck of 7 to A in clubs and hearts",
        ),
        (
            &short,
            "JS7",
            "there is no JS in a deck of 7 to A in clubs and hearts",
        ),
        (
            &single,
            "JJ",
            "a deck of 2 to A in clubs has fewer cards of one rank",
        ),
    ] {
        assert_eq!(hands.read(text).unwrap_err().to_string(), why, "{text}");
    }
}

/// Texts of the letters of hands, in any order, and of any letters at all.
fn texts() -> impl Strategy<Value = String> {
    let letters = "23456789TJQKA10tjqkacdhsCDHS♣♥♦♠ ,/-"
        .chars()
        .collect::<Vec<_>>();
    let near = prop::collection::vec(prop::sample::select(letters), 0..9);
    prop_oneof![
        near.prop_map(|letters| letters.into_iter().collect::<String>()),
        ".{0,40}",
        Just("J".repeat(500)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]
    /// Whatever is typed, the core takes it for a hand that has these ranks, or says why not.
    #[test]
    fn any_text_is_a_hand_or_is_refused(text in texts(), cards in 1..=3_u32, ranks in 6..=13_u32, suits in 1..=4_u32) {
        let hands = Hands::new(Deck::new(ranks, suits).unwrap(), cards).unwrap();
        match hands.read(&text) {
            Ok(read) => {
                let typed = text.to_uppercase().replace("10", "T").replace("1 0", "T");
                let mut given: Vec<char> = typed.chars().filter(|letter| "23456789TJQKA".contains(*letter)).collect();
                let mut found: Vec<char> = hands.get(read.index).letters().chars().step_by(2).collect();
                given.sort_unstable();
                found.sort_unstable();
                assert_eq!(given, found, "{text}");
                assert!(read.count >= 1);
            }
            Err(why) => {
                assert!(!why.to_string().is_empty());
                assert!(why != NoHand::Empty || !text.chars().any(char::is_alphanumeric), "{text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    /// The figure takes it as the core does, says what it took or why not, and nothing else changes.
    #[test]
    fn the_figure_says_what_it_took(text in texts(), seed in any::<u64>()) {
        let mut used = in_use("guts-cards", &[("ranks", "9")]);
        let before = used.figure.settings().clone();
        let hands = Hands::new(Deck::new(9, 4).unwrap(), 2).unwrap();
        let notices = used.write(Source::User, &[("hand", &text)]).notices;
        let now = used.whole(["hand"])[0] as usize;
        match hands.read(&text) {
            Ok(read) => {
                assert_eq!(now, read.index);
                let is_open = read.count > 1;
                assert_eq!(notices.len(), usize::from(is_open), "{text}: {notices:?}");
                if is_open {
                    assert!(notices[0].contains(&format!("fits {} hands", read.count)), "{notices:?}");
                }
            }
            Err(why) => {
                assert_eq!(*used.figure.settings(), before);
                let notice = notices.concat();
                assert!(notice.contains(&why.to_string()) && notice.contains("write it like J7, JD 7S or J♦7♠"), "{notice}");
                let shown = before.named(before.index("hand").unwrap()).text();
                assert!(notice.ends_with(&format!("Showing {shown}.")), "{notice}");
                let start: String = text.chars().take(30).collect();
                assert!(text.trim().is_empty() || notice.contains(&start), "{notice}");
            }
        }
        // Any hand goes round by way of the address.
        let draw = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
        let hand = hands.get(draw.random_range(0..hands.len()));
        let text = written(&hand.to_string(), draw);
        let notices = used.write(Source::User, &[("hand", &text)]).notices;
        assert!(notices.is_empty(), "{notices:?}");
        let query = used.figure.query();
        assert!(query.contains(&format!("hand={}&", hand.letters())), "{query}");
        let named: Vec<(&str, &str)> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let again = in_use("guts-cards", &named[1..]);
        assert_eq!(again.figure.settings(), used.figure.settings());
    }
}
