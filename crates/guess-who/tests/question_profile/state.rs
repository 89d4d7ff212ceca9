//! A question goes with its position, and pointers reach it.

use super::{edited, settings};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use upperhand_guess_who::question_profile::QuestionProfile;
use upperhand_kit::settings::Value;
use upperhand_kit::{Edit, Model, Settings};
use upperhand_oracles::random_settings;

fn changed(settings: &Settings, changes: &[(&'static str, u32)]) -> Settings {
    let mut state = settings.clone();
    for &(name, value) in changes {
        state.set(name, Value::Whole(value));
    }
    let names: Vec<&str> = changes.iter().map(|change| change.0).collect();
    let set = state.fields(&names);
    edited(settings, &Edit { state, set })
}

#[test]
fn the_question_keeps_its_share_of_the_pool() {
    let mut now = settings("mine=24 bid=8");
    for mine in (2..=300).chain((2..300).rev()) {
        now = changed(&now, &[("mine", mine)]);
        assert!((1..mine).contains(&now.whole("bid")), "{mine}");
        let apart = f64::from(now.whole("bid")) - f64::from(mine) / 3.0;
        assert!(apart.abs() <= 0.5, "{apart} from a third of {mine}");
    }
    assert_eq!(changed(&now, &[("mine", 24)]).whole("bid"), 8);
    // One suspect left, and more again.
    let one = changed(&now, &[("mine", 1)]);
    assert_eq!(one.whole("bid"), 0);
    assert_eq!(changed(&one, &[("mine", 30)]).whole("bid"), 10);
    // A part too large is held to the pool.
    let three = changed(&now, &[("answers", 3), ("mine", 25)]);
    for (set, parts) in [
        (vec![], (8, 8)),
        (vec![("bid", 24)], (24, 1)),
        (vec![("bid", 0), ("second", 0)], (0, 1)),
    ] {
        let now = changed(&three, &set);
        assert_eq!((now.whole("bid"), now.whole("second")), parts, "{set:?}");
    }
    // The sliders reach both pools, and pools stay on them when they get shorter.
    assert_eq!(settings("mine=1000").whole("size"), 1024);
    let short = changed(&settings("mine=1000"), &[("size", 100)]);
    assert_eq!((short.whole("mine"), short.whole("size")), (100, 100));
}

#[test]
fn pointing_at_a_question_chooses_it() {
    let mut model = QuestionProfile::default();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..300 {
        let now = random_settings(&mut model, &mut random);
        if let Some(crosshair) = model.crosshair(0, &now) {
            let edit = model.point(0, &now, crosshair.centre());
            assert_eq!(edited(&now, &edit), now, "{}", now.query());
        }
    }
    // At a corner, too, a resting pointer previews a question: one of two parts at least.
    let now = settings("rules=official answers=3 mine=12 theirs=9 bid=4 second=4");
    for (corner, parts) in [
        ((0.0, 0.0), (0, 1)),
        ((12.0, 0.0), (11, 0)),
        ((6.0, 10.4), (0, 11)),
    ] {
        let shown = model.point(0, &now, corner).on(&now);
        let shown = (shown.whole("bid"), shown.whole("second"));
        assert_eq!(shown, parts, "{corner:?}");
    }
    let over = settings("mine=1 theirs=7");
    assert!(model.point(0, &over, (0.5, 0.5)).set.is_empty());
}
