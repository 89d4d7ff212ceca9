//! The colours of figures and pages.

use std::fs;
use upperhand_draw::{Rgb, Theme};
use upperhand_kit::Role;

/// The palette stands in three places: native themes, the figure's style sheet, the page's.
#[test]
fn one_palette_for_figure_and_page() {
    let roles = [
        ("paper", Role::Paper),
        ("ink", Role::Ink),
        ("muted", Role::Muted),
        ("rule", Role::Rule),
        ("you", Role::You),
        ("opponent", Role::Opponent),
        ("weeds", Role::Weeds),
        ("upper-hand", Role::UpperHand),
    ];
    let root = upperhand_oracles::root();
    let figure = fs::read_to_string(root.join("www/element/styles.js")).unwrap();
    let page = fs::read_to_string(root.join("www/pages/page.css")).unwrap();
    let (light, dark) = (Theme::light(), Theme::dark());
    for (name, role) in roles {
        let hex = |theme: &Theme| {
            let Rgb(red, green, blue) = theme.colour(role);
            format!("#{red:02X}{green:02X}{blue:02X}")
        };
        let pair = format!("light-dark({}, {})", hex(&light), hex(&dark));
        let in_figure = format!("--uh-{name}: var(--upper-hand-{name}, {pair});");
        let in_page = format!("--upper-hand-{name}: {pair};");
        assert!(
            figure.contains(&in_figure),
            "www/element/styles.js lacks {in_figure}"
        );
        assert!(
            page.contains(&in_page),
            "www/pages/page.css lacks {in_page}"
        );
    }
}

/// The contrast of two colours, as WCAG 2 defines it.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |Rgb(red, green, blue): Rgb| {
        let linear = |channel: u8| match f64::from(channel) / 255.0 {
            share if share <= 0.040_45 => share / 12.92,
            share => ((share + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    };
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// WCAG AA for text: 4.5 to 1.
#[test]
fn text_colours_stand_out_from_their_paper() {
    for theme in [Theme::light(), Theme::dark()] {
        for text in [
            theme.ink,
            theme.muted,
            theme.you,
            theme.opponent,
            theme.weeds,
            theme.upper_hand,
        ] {
            let ratio = contrast(text, theme.paper);
            assert!(ratio >= 4.5, "{text:?} on {:?}: {ratio:.2}", theme.paper);
        }
    }
}

/// On every step of every scale black or white can be read, and red wherever the ground is light or dark.
#[test]
fn words_stand_out_from_every_shade() {
    let is_red = |Rgb(red, green, blue): Rgb| red > 150 && green < red - 60 && blue < red - 60;
    for grey in 0..=255 {
        for ground in [
            Rgb(grey, grey, grey),
            Rgb(grey, 255 - grey, 90),
            Rgb(40, grey, 255 - grey),
        ] {
            let ratio = contrast(ground.readable(), ground);
            assert!(ratio >= 4.5, "{ground:?}");
            assert!((ratio - ground.contrast(ground.readable())).abs() < 1e-12);
            if let Some(red) = ground.readable_red() {
                assert!(is_red(red) && contrast(red, ground) >= 4.5, "{ground:?}");
            }
        }
    }
    for theme in [Theme::light(), Theme::dark()] {
        for ground in [theme.paper, theme.ink] {
            assert!(ground.readable_red().is_some(), "{ground:?}");
        }
    }
}
