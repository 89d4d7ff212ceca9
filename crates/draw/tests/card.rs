//! A card: its title on as many lines as it takes, and nothing over anything else.

#![allow(clippy::cast_possible_wrap, reason = "pixels")]

use upperhand_draw::{Card, Theme, draw_card};
use upperhand_oracles::pictures::{map, pointed};
use upperhand_oracles::text_box::{TextBox, overlap, target, texts};

const SIZE: (u32, u32) = (1200, 630);

/// The texts of a card, as they are drawn.
fn drawn(title: &str) -> Vec<TextBox> {
    let figure = map(24);
    let crosshair = pointed(12, 7);
    let card = Card {
        title,
        picture: (&figure, Some(&crosshair)),
        name: "Upperhand",
        told: "56.6 % by the official rules",
    };
    texts(&draw_card(&target(SIZE, &Theme::light(), 1.5), &card))
}

#[test]
fn titles_of_any_length_stand_whole_above_the_picture_and_the_name_below() {
    let mut counts = Vec::new();
    for words in [1, 5, 9, 14, 22] {
        let title = vec!["gambling"; words].join(" ");
        let texts = drawn(&title);
        let is_title = |text: &&TextBox| text.words.starts_with("gambling");
        let lines: Vec<&TextBox> = texts.iter().filter(is_title).collect();
        let whole: Vec<&str> = lines.iter().map(|line| line.words.as_str()).collect();
        assert_eq!(whole.join(" "), title);
        let (width, height) = (SIZE.0 as i32, SIZE.1 as i32);
        for text in &texts {
            let [left, top, right, bottom] = text.bounds;
            assert!(
                left >= 0 && top >= 0 && right <= width && bottom <= height,
                "{text:?}"
            );
        }
        let name = texts.iter().find(|text| text.words == "Upperhand").unwrap();
        for text in texts
            .iter()
            .filter(|text| !is_title(text) && text.words != "Upperhand")
        {
            assert!(
                lines.iter().all(|line| line.bounds[3] <= text.bounds[1]),
                "{text:?}"
            );
            assert!(!overlap(name.bounds, text.bounds), "{text:?}");
        }
        counts.push(lines.len());
    }
    assert_eq!(counts[..2], [1, 1]);
    assert!(counts.is_sorted() && counts[4] > 2, "{counts:?}");
}
