//! What every figure keeps to, by its declaration alone: keys reach whatever a drag reaches, and no answer is taken on trust.

use crate::support::at_random;
use crate::{answer, task_run};
use itertools::Itertools;
use rand::RngExt;
use upperhand_figures::{model, names};
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Edit, Extent, KeyPress, Model, Settings};
use upperhand_oracles::{RESOLUTION, normalized};

/// What a window shows of a picture: it follows each step on the way.
const WINDOW: [&str; 4] = ["size", "left", "bottom", "aspect"];

fn applied(model: &mut dyn Model, edit: &Edit, to: &Settings) -> Settings {
    let mut settings = edit.on(to);
    model.normalize(&mut settings, edit.set);
    settings
}

#[test]
fn keys_reach_whatever_a_drag_reaches() {
    for name in names() {
        at_random(name, 40, |model, settings, random| {
            // Suspects who are chosen one by one: keys only change how many they are. A second part that the first held back comes
            // back by keys; a pointer sets both.
            let is_sorted = settings
                .get("chosen")
                .is_some_and(|chosen| !chosen.text().is_empty());
            let has_second = settings.get("second").is_some() && settings.whole("answers") == 3;
            if is_sorted || has_second {
                return;
            }
            let panels = 0..model.panels().len();
            for panel in panels
                .filter(|&panel| model.shows(panel, &settings))
                .collect_vec()
            {
                let by = [0, 1].map(|_| random.random_range(-0.2..1.2));
                keys_reach(model, panel, &settings, by);
            }
        });
    }
}

/// Do keys lead from where settings are to where a drag to these shares of a picture leads?
fn keys_reach(model: &mut dyn Model, panel: usize, settings: &Settings, by: [f64; 2]) {
    let name = model.schema().name;
    let Some(crosshair) = model.crosshair(panel, settings) else {
        return;
    };
    // From where a pointer rests, as numbers may be finer than its steps.
    let edit = model.point(panel, settings, crosshair.centre());
    let settings = applied(model, &edit, settings);
    let crosshair = model.crosshair(panel, &settings).unwrap();
    // Cells in two directions have keys of their own; a line far from those close up comes back step by step.
    let is_cell = crosshair.from != crosshair.to && crosshair.y.is_none();
    let far = crosshair.x.as_deref();
    let is_far = far.is_some_and(|x| x.contains(['←', '→']));
    if name == "guts-cards" && (is_cell || is_far) {
        return;
    }
    let (x, y) = crosshair.centre();
    let figure = model.figure_at(panel, &settings, RESOLUTION);
    // Not so far that single steps take long; the ends are reached by keys of their own, in both directions where what is in hand
    // moves upwards.
    let to = |(from, to): (f64, f64), share: f64, at: f64| {
        (from + share * (to - from)).clamp(at - 40.0, at + 40.0)
    };
    let to = (
        to(figure.x.range(), by[0], x),
        to(figure.y.range(), by[1], y),
    );
    let drag = |model: &mut dyn Model, at| {
        let edit = model.point(panel, &settings, at);
        applied(model, &edit, &settings)
    };
    // Keys lead to the ends of the whole, of which a window may show a part.
    let is_part = matches!(settings.get("size"), Some(Value::Real(size)) if size < 1.0);
    for (key, at) in [
        (KeyPress::Start(Along::X), figure.x.from),
        (KeyPress::End(Along::X), figure.x.to),
    ] {
        let edit = model.press(panel, &settings, key);
        let pressed = applied(model, &edit, &settings);
        let mut ends = [(at, y), (x, figure.y.from), (x, figure.y.to)].into_iter();
        let is_reached = is_part || ends.any(|end| drag(model, end) == pressed);
        assert!(is_reached, "{name} {settings:?}");
    }
    let dragged = drag(model, to);
    // Other axes are other numbers.
    let there = model.figure_at(panel, &dragged, RESOLUTION);
    if there.x.range() != figure.x.range() {
        return;
    }
    let mut by_keys = settings.clone();
    // One number may stand in the way of another until that has moved.
    for by in [10, 1, 1] {
        for (x, y) in [(by, 0), (-by, 0), (0, by), (0, -by)] {
            loop {
                let edit = model.press(panel, &by_keys, KeyPress::Step(x, y));
                let next = applied(model, &edit, &by_keys);
                if apart(&next, &dragged) >= apart(&by_keys, &dragged) {
                    break;
                }
                by_keys = next;
            }
        }
    }
    // Keys come as near to a pool to scale as one of their steps, which are longer than a pixel.
    let is_near = |field: &str| {
        let off = (by_keys.real(field) - dragged.real(field)).abs();
        name == "limit-tiles" && off < figure.x.to / 32.0
    };
    // A window follows each step on the way.
    let left = by_keys.differences(&dragged);
    let mut left = left.places().map(|place| by_keys.declared()[place].name);
    assert!(
        left.all(|field| WINDOW.contains(&field) || is_near(field)),
        "{name} from {settings:?} to {to:?}: {by_keys:?}"
    );
}

/// How far some settings are from others, all numbers together; what is no number counts most. There are 2,598,960 hands.
fn apart(one: &Settings, other: &Settings) -> f64 {
    let pairs = one.entries().zip(other.entries());
    let each = pairs.map(
        |((_, one), (_, other))| match (one.number(), other.number()) {
            (Some(one), Some(other)) => (one.min(1e7) - other.min(1e7)).abs(),
            _ if one == other => 0.0,
            _ => 1e9,
        },
    );
    each.sum()
}

/// Of an answer that is not the right one a figure believes nothing that is wrong; of one that is cut off, what has come.
#[test]
fn no_answer_is_taken_on_trust() {
    // Any strategy for real cards is judged by what it loses, and bounds of a board are only held to be possible, as tests of their own
    // see.
    let checked = |name: &&str| !["guts-cards", "real-board"].contains(name);
    for name in names().into_iter().filter(checked) {
        let asked = match name {
            "guts-coalition" => "hands=cards1",
            _ => "",
        };
        let settings = normalized(model(name).unwrap().as_mut(), asked);
        let Some(task) = model(name).unwrap().task(&settings) else {
            continue;
        };
        let answer = answer(&task).unwrap();
        let told = |answer: &[i64]| {
            let mut model = model(name).unwrap();
            assert_eq!(model.task(&settings).as_ref(), Some(&task));
            let received = model.receive(task.name, &task.numbers, answer);
            received.map(|()| model.table(&settings, Extent::Shown).rows)
        };
        let truth = told(&answer).unwrap();
        let altered = (0..answer.len())
            .step_by(answer.len() / 50 + 1)
            .map(|place| {
                let mut altered = answer.clone();
                altered[place] += 1;
                told(&altered)
            });
        let (believed, refused): (Vec<_>, Vec<_>) = altered.partition(Result::is_ok);
        // Shares of three are sound numbers or refused, but prove nothing.
        if name != "three-players" {
            assert!(refused.len() > believed.len(), "{name}");
            assert!(
                believed.into_iter().all(|rows| rows.unwrap() == truth),
                "{name}"
            );
        }
        assert!(told(&answer[..answer.len() - 1]).is_err(), "{name}");
        // What has come before a stop is kept, and the rest is wanted.
        let mut run = task_run(task.name, &task.numbers).unwrap();
        let mut done = 0.0;
        while run.done() < 0.5 {
            run.step().unwrap();
            assert!(run.done() >= done && !run.is_over(), "{name}");
            done = run.done();
        }
        let mut model = model(name).unwrap();
        assert_eq!(model.task(&settings).as_ref(), Some(&task));
        model
            .receive(task.name, &task.numbers, &run.answer())
            .unwrap();
        let rest = model.task(&settings).unwrap();
        assert!(rest.is_begun && rest.numbers == task.numbers, "{rest:?}");
        model.receive(task.name, &task.numbers, &answer).unwrap();
        assert_ne!(model.task(&settings), Some(rest), "{name}");
        let rows = model.table(&settings, Extent::Shown).rows;
        assert_eq!(rows, truth, "{name}");
    }
}
