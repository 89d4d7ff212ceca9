//! What is drawn and said, how coarsely, and when.

use crate::{controller, in_use};
use upperhand_figures::model;
use upperhand_kit::controller::{Answers, BackgroundFrame, Event, Frame, Phase, Source};
use upperhand_kit::{Figure, GRADIENT_STEPS, Resolution};
use upperhand_oracles::used::{EVEN_MAP, MOUSE, SIZE, Used};

/// A figure before its first frame.
fn fresh(name: &str) -> Used {
    let texts = if name == "win-map" {
        &EVEN_MAP[..]
    } else {
        &[]
    };
    Used::fresh(model(name).unwrap(), texts, Answers::default())
}

fn drawn(frame: &Frame) -> Vec<usize> {
    frame.panels.iter().map(|panel| panel.panel).collect()
}

#[test]
fn panels_come_one_more_with_each_frame() {
    let mut payoff = fresh("guts-payoff");
    let frames = payoff.run(100.0);
    let panels: Vec<_> = frames.iter().map(drawn).collect();
    assert_eq!(panels[..4], [[0], [1], [2], [3]]);
    let complete: Vec<bool> = frames.iter().map(|frame| frame.complete).collect();
    assert_eq!(complete[..4], [false, false, false, true]);
    assert_eq!(frames[0].again, Some(0.0));
    assert!(frames[0].readout.is_some() && frames[1..].iter().all(|frame| frame.readout.is_none()));
}

#[test]
fn a_printer_gets_all_panels_at_once() {
    let mut payoff = fresh("guts-payoff");
    payoff.frame();
    assert!(payoff.send(Event::Print).redraw);
    let frame = payoff.frame();
    assert_eq!((drawn(&frame), frame.complete), (vec![1, 2, 3], true));
}

#[test]
fn nothing_is_drawn_before_its_size_is_known() {
    let mut map = fresh("win-map");
    map.resize(0, (0, 300), 1.0);
    assert_eq!(map.frame().panels, []);
    assert!(!map.resize(9, SIZE, 1.0).redraw, "there is no such panel");
    assert!(map.resize(0, SIZE, 1.0).redraw);
    assert_eq!(map.frame().panels[0].size, SIZE);
    let mut hidden = controller("limit-tiles", Answers::default(), Box::new(|| 0.0));
    assert!(hidden.frame(0.0).panels.is_empty());
}

#[test]
fn words_are_said_once_and_controls_when_they_change() {
    let mut map = fresh("win-map");
    let first = map.frame();
    assert!(first.readout.is_some() && first.sentence.is_some() && first.control_names.is_some());
    assert_eq!(
        (first.pinned, first.playing, first.solving),
        (Some(false), Some(false), Some(false))
    );
    map.settle();
    map.key("ArrowRight");
    let next = map.frame();
    let changed: Vec<_> = next.controls.iter().map(|control| control.name).collect();
    assert_eq!(
        changed,
        ["mine", "theirs"],
        "the other speaks of both pools"
    );
    assert_eq!(
        (next.control_names, next.sentence, next.pinned),
        (None, None, None)
    );
    assert!(next.readout.is_some());
    map.write(Source::Script, &[("compare", "official")]);
    let names = map.frame().control_names.unwrap();
    assert!(names.contains(&"divider"), "{names:?}");
}

#[test]
fn a_crosshair_moves_over_the_same_ground() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.key("ArrowRight");
    let frame = map.frame();
    assert_eq!(frame.panels[0].background, BackgroundFrame::Kept);
    assert_eq!(
        frame.panels[0].crosshair.as_ref().unwrap().x.as_deref(),
        Some("25")
    );
    map.slide("theirs", 500.0);
    assert!(
        matches!(map.frame().panels[0].background, BackgroundFrame::New(_)),
        "the map grows"
    );
}

#[test]
fn panels_in_which_nothing_moves_stay_as_they_are() {
    let mut payoff = in_use("guts-payoff", &[]);
    payoff.write(Source::Script, &[("threshold", "0.31")]);
    let frame = payoff.frame();
    assert!(
        !frame.panels.is_empty() && frame.panels.len() < 4,
        "{:?}",
        drawn(&frame)
    );
    assert!(payoff.frame().panels.is_empty());
}

#[test]
fn a_dear_figure_is_coarse_at_first_and_fine_once_it_is_still() {
    let mut map = fresh("win-map");
    map.cost.set(50.0);
    let coarse = map.frame();
    assert_eq!(coarse.coarse, Some(true));
    map.cost.set(0.0);
    let drawn_at = map.now.get();
    let frames = map.run(200.0);
    let fine = frames
        .iter()
        .find(|frame| frame.coarse == Some(false))
        .unwrap();
    assert!(matches!(fine.panels[0].background, BackgroundFrame::New(_)));
    assert!(fine.panels[0].stays && !coarse.panels[0].stays);
    assert!(coarse.again.unwrap() <= 140.0 && drawn_at < map.now.get());
    let mut again = fresh("win-map");
    again.cost.set(50.0);
    let first = again.frame();
    again.wait(139.0 - (again.now.get() - 1000.0));
    assert!(
        first.again.is_some() && again.frame().panels.is_empty(),
        "not before 140 ms"
    );
}

#[test]
fn scrubbing_puts_the_fine_picture_off() {
    let mut map = fresh("win-map");
    map.cost.set(50.0);
    for size in 100..110_u32 {
        map.number("size", f64::from(size));
        let now = map.now.get();
        let frame = map.figure.frame(now);
        assert_eq!((frame.coarse, frame.panels[0].stays), (Some(true), false));
        map.now.set(now + 100.0);
    }
    let now = map.now.get();
    assert_eq!(map.figure.frame(now + 140.0).coarse, Some(false));
}

#[test]
fn a_new_size_is_drawn_finely_at_once() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.cost.set(50.0);
    assert!(map.resize(0, (300, 200), 1.0).redraw);
    let frame = map.frame();
    assert_eq!(
        (frame.coarse, frame.panels[0].size),
        (Some(false), (300, 200))
    );
}

#[test]
fn a_canvas_that_could_not_be_drawn_on_is_drawn_anew() {
    let mut map = in_use("win-map", &EVEN_MAP);
    let mut frame = Frame {
        complete: true,
        ..Frame::default()
    };
    let reason = "no context".to_owned();
    map.figure.not_drawn(0, reason.clone(), &mut frame);
    assert_eq!((frame.complete, frame.problem), (false, Some(reason)));
    map.key("ArrowRight");
    assert_eq!(map.frame().panels[0].background, BackgroundFrame::Redrawn);
}

#[test]
fn late_pictures_have_a_quarter_of_the_pixels_until_the_movement_is_over() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.resize(0, (1280, 960), 2.0);
    map.settle();
    let picture = |map: &mut Used, takes: f64| {
        map.key("ArrowRight");
        let frame = map.frame();
        map.wait(takes);
        map.figure.dispatch(Event::Seen(map.now.get()));
        frame
    };
    assert_eq!(picture(&mut map, 40.0).panels[0].size, (1280, 960));
    let late = picture(&mut map, 10.0);
    assert_eq!(
        (late.panels[0].size, late.panels[0].pixel_ratio),
        ((640, 480), 1.0)
    );
    assert_eq!(
        (late.panels[0].background.clone(), late.coarse),
        (BackgroundFrame::Redrawn, Some(true))
    );
    // Pointers are heard in device pixels whatever the canvas holds.
    let (x, y) = map.point(0, (40.0, 12.0));
    map.hover((2.0 * x, 2.0 * y));
    assert_eq!(map.heading(), "You have 40, they have 12");
    map.pointer(MOUSE, Phase::Leave, (0.0, 0.0));
    let frames = map.run(300.0);
    let back = frames
        .iter()
        .rev()
        .find_map(|frame| frame.panels.first())
        .unwrap();
    assert_eq!(
        (back.size, back.background.clone()),
        ((1280, 960), BackgroundFrame::Redrawn)
    );
}

#[test]
fn no_picture_has_fewer_pixels_than_css_has() {
    let mut map = in_use("win-map", &[]);
    for _ in 0..6 {
        map.key("ArrowRight");
        assert_eq!(map.frame().panels[0].size, SIZE);
        map.wait(40.0);
        map.figure.dispatch(Event::Seen(map.now.get()));
    }
}

#[test]
fn where_pictures_come_late_words_and_panels_take_turns_and_all_are_right_at_last() {
    let mut payoff = in_use("guts-payoff", &[("players", "4")]);
    let mut turns = Vec::new();
    for players in (5..17).map(f64::from) {
        payoff.slide("players", players);
        let frame = payoff.frame();
        let beside: Vec<usize> = drawn(&frame)
            .into_iter()
            .filter(|panel| *panel != 0)
            .collect();
        turns.push((beside, frame.sentence.is_some()));
        payoff.wait(40.0);
        payoff.figure.dispatch(Event::Seen(payoff.now.get()));
    }
    // The first picture of a movement is whole: nobody knows yet that it is late.
    assert_eq!(turns[0], (vec![1, 2, 3], true));
    let later = [
        (vec![1], false),
        (vec![2], false),
        (vec![3], false),
        (vec![], true),
    ];
    for (turn, expected) in turns[1..].iter().zip(later.iter().cycle()) {
        assert_eq!(turn, expected);
    }
    payoff.settle();
    let mut fresh = in_use("guts-payoff", &[("players", "16")]);
    assert_eq!(payoff.figures(), fresh.figures());
    assert_eq!(payoff.readout(), fresh.readout());
}

#[test]
fn a_figure_is_described_once_it_has_settled() {
    let mut map = fresh("win-map");
    map.frame();
    map.wait(699.0);
    assert_eq!(map.frame().description, None);
    map.wait(1.0);
    let description = map.frame().description.unwrap();
    assert_eq!(description.summary, map.figure.summary());
    assert!(
        description
            .announcement
            .starts_with("You have 24, they have 24. 6")
    );
    assert_eq!(description.table, None);
    assert_eq!(map.frame(), Frame::default());
    // A payoff is announced with its unit.
    let mut payoff = fresh("guts-payoff");
    payoff.settle();
    let value = payoff.readout().value;
    payoff.key("ArrowRight");
    payoff.frame();
    payoff.wait(700.0);
    let announcement = payoff.frame().description.unwrap().announcement;
    assert_ne!(payoff.readout().value, value);
    let value = payoff.readout().value;
    assert!(
        announcement.contains(&format!(". {value} antes per 100 rounds. ")),
        "{announcement}"
    );
}

#[test]
fn a_table_that_is_opened_is_filled_at_once_and_follows() {
    let mut map = in_use("win-map", &EVEN_MAP);
    assert!(map.send(Event::Table(true)).redraw);
    let frame = map.frame();
    let table = frame.description.unwrap().table.unwrap();
    assert!(!table.rows.is_empty() && frame.panels.is_empty());
    map.key("ArrowRight");
    map.send(Event::Table(true));
    assert!(
        map.frame().description.is_some(),
        "also together with a change"
    );
    map.settle();
    map.key("ArrowRight");
    let followed = map
        .run(1000.0)
        .into_iter()
        .find_map(|frame| frame.description);
    assert_ne!(followed.unwrap().table.unwrap(), table);
    assert!(!map.send(Event::Table(false)).redraw);
    map.key("ArrowRight");
    let closed = map
        .run(1000.0)
        .into_iter()
        .find_map(|frame| frame.description);
    assert_eq!(closed.unwrap().table, None);
}

#[test]
fn a_frame_without_news_is_empty() {
    for name in upperhand_figures::names() {
        let mut used = in_use(name, &[("ranks", "3"), ("cards", "1")]);
        used.send(Event::Leave);
        used.settle();
        let frame = used.frame();
        assert_eq!(
            Frame {
                again: None,
                ..frame
            },
            Frame::default(),
            "{name}"
        );
    }
}

#[test]
fn a_group_moves_a_figure_that_is_held_without_a_selection() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.key("Enter");
    let told = map.write(Source::Group, &[("mine", "20"), ("threshold", "0.5")]);
    assert_eq!(
        (told.settings.len(), told.selection, told.notices),
        (1, None, vec![])
    );
    assert!(
        map.write(Source::User, &[("mine", "21")])
            .selection
            .is_some()
    );
}

/// A large table of a rule of thumb is solved beside a few frames, and shown as far as it is: none of them waits for it.
#[test]
fn a_large_map_of_a_rule_fills_from_frame_to_frame() {
    let texts = [
        ("size", "512"),
        ("rules", "official"),
        ("layer", "rule"),
        ("rule", "ladder"),
        ("mine", "400"),
        ("theirs", "300"),
    ];
    let mut map = Used::fresh(model("win-map").unwrap(), &texts, Answers::default());
    let blank = |figure: &Figure| {
        let cells = &figure.raster.as_ref().unwrap().cells;
        cells
            .iter()
            .filter(|cell| cell.index() >= GRADIENT_STEPS)
            .count()
    };
    let rule = |map: &mut Used| {
        let facts = map.readout().facts;
        facts
            .into_iter()
            .find(|(term, _)| *term == "The rule here")
            .unwrap()
            .1
    };
    let mut left = Vec::new();
    loop {
        let frame = map.frame();
        if let Some(figure) = frame
            .panels
            .iter()
            .find_map(|panel| match &panel.background {
                BackgroundFrame::New(figure) => Some(figure),
                _ => None,
            })
        {
            let told = figure
                .legend
                .keys
                .iter()
                .any(|key| key.text == "being computed");
            assert_eq!(told, !frame.complete && blank(figure) > 0);
            left.push(blank(figure));
        }
        if frame.complete {
            break;
        }
        assert_eq!(frame.again, Some(0.0), "the next one goes on");
        if left.len() == 1 {
            assert_eq!(rule(&mut map), "being computed");
        }
        assert!(left.len() < 100, "it does not end");
    }
    assert!(
        left.len() > 4 && left.is_sorted_by(|before, after| before >= after),
        "{left:?}"
    );
    assert_eq!(left.last(), Some(&0));
    map.settle();
    // The same as at once.
    let settings = map.figure.settings().clone();
    let mut at_once = model("win-map").unwrap();
    assert_eq!(rule(&mut map), {
        let facts = at_once.readout(&settings).facts;
        facts
            .into_iter()
            .find(|(term, _)| *term == "The rule here")
            .unwrap()
            .1
    });
    let fine = Resolution {
        columns: 512,
        rows: 512,
    };
    let whole = at_once.figure_at(0, &settings, fine);
    assert_eq!(
        map.figure.export_page("", &[]).panels[0].0.raster,
        whole.raster
    );
    assert_eq!(blank(&whole), 0);
}

/// A printer or a file does not get half a map.
#[test]
fn a_map_of_a_rule_is_whole_where_it_is_taken_away() {
    let texts = [
        ("size", "512"),
        ("rules", "official"),
        ("layer", "rule"),
        ("rule", "ladder"),
    ];
    let is_half = |figure: &Figure| {
        figure
            .legend
            .keys
            .iter()
            .any(|key| key.text == "being computed")
    };
    let mut map = Used::fresh(model("win-map").unwrap(), &texts, Answers::default());
    assert!(!map.frame().complete);
    let page = map.figure.export_page("", &[]);
    assert!(!is_half(&page.panels[0].0));
    let mut printed = Used::fresh(model("win-map").unwrap(), &texts, Answers::default());
    printed.frame();
    printed.send(Event::Print);
    let frame = printed.frame();
    let BackgroundFrame::New(figure) = &frame.panels[0].background else {
        panic!("it is drawn")
    };
    assert!(frame.complete && !is_half(figure));
}
