//! The figure of bids: the chance to win over the part asked about.

use super::super::asked::{Asked, Field};
use super::super::bids::Bids;
use super::super::words;
use super::range::Range;
use upperhand_games::format::grouped;
use upperhand_kit::{
    Axis, Crosshair, Curve, Dot, Figure, LegendKey, Resolution, Role, Scale, Stroke, Swatch,
};

/// The guide of the bold question.
const BOLD: (Role, Stroke) = (Role::Weeds, Stroke::Dotted);

/// The radii of dots, for few bids and for many: between whole numbers there is nothing, so no line joins them.
const RADII: (f64, f64) = (3.5, 2.0);

/// Up to this pool bids are few.
const FEW: u32 = 64;

pub fn figure(bids: &Bids, resolution: Resolution) -> Figure {
    let most = u32::try_from(resolution.columns.clamp(16, 700)).unwrap_or(700);
    let samples = bids.samples(most).into_iter();
    let few = bids.worths.mine <= FEW;
    let radius = if few { RADII.0 } else { RADII.1 };
    let point = |bid: u32| (f64::from(bid), bids.worths.value(bids.worth(bid)));
    let points: Vec<(f64, f64)> = samples.map(point).collect();
    let range = bids.range;
    let mut figure = Figure::new(words::TITLE, across(bids), range.axis());
    let every = vec![Swatch::Dot(Role::Ink, true)];
    figure.legend.keys = vec![LegendKey::new(every, words::dots(bids))];
    mark_naming(&mut figure, bids, range);
    guides(&mut figure, bids);
    if few {
        // A stem to each dot shows where it stands.
        for &(x, y) in &points {
            figure.add(Curve::thin([(x, figure.y.from), (x, y)], Role::Muted));
        }
    }
    let dots = points.iter().map(|&at| Dot::filled(at, Role::Ink, radius));
    figure.dots.extend(dots);
    mark_best(&mut figure, bids);
    figure
}

fn across(bids: &Bids) -> Axis {
    let n = f64::from(bids.worths.mine);
    let label = words::across(bids);
    let axis = match bids.scale {
        Scale::Linear => Axis::linear(label, Role::You, (0.5, n - 0.5)).whole_ticks(2),
        Scale::Logarithmic => {
            let answers = u32::from(bids.worths.rules.answers());
            Axis::logarithmic(label, Role::You, (0.7, n)).whole_ticks(answers)
        }
    };
    axis.carrying(&Asked::SETTINGS[Field::bid as usize])
}

/// A thin line at the chance of naming a suspect, or a key that says where it is.
fn mark_naming(figure: &mut Figure, bids: &Bids, range: Range) {
    let Some(worth) = bids.worths.naming else {
        return;
    };
    let value = bids.worths.value(worth);
    let shown = (range.from..=range.to).contains(&value);
    if shown {
        let ends = [(figure.x.from, value), (figure.x.to, value)];
        figure.add(Curve::thin(ends, Role::Muted));
    }
    let text = words::naming(bids.worths.chance(worth), shown);
    figure.add(LegendKey::line(text, Role::Muted, Stroke::Thin));
}

/// Upright lines at the even question and at the bold one, which the legend names: in the picture their names would collide.
fn guides(figure: &mut Figure, bids: &Bids) {
    let is_yes_no = bids.worths.rules.answers() == 2;
    let even = if is_yes_no { "half" } else { "even" };
    let mut guides = vec![(bids.even, Some(even), Role::UpperHand, Stroke::Dashed)];
    if let Some(bold) = bids.bold {
        let name = (!is_least_best(bids, bold)).then_some("bold");
        guides.push((bold, name, BOLD.0, BOLD.1));
    }
    for (bid, name, role, stroke) in guides {
        let x = f64::from(bid);
        let ends = [(x, figure.y.from), (x, figure.y.to)];
        figure.add(Curve::new(ends, role, stroke));
        if let Some(name) = name {
            let text = format!("{name}: {}", grouped(bid));
            figure.add(LegendKey::line(text, role, stroke));
        }
    }
}

/// Is this the smallest of the best questions? Then the key of the best names it.
fn is_least_best(bids: &Bids, bid: u32) -> bool {
    bids.best.first().is_some_and(|run| run.first == bid)
}

/// Best bids are dots where they are few, else thick stretches of the curve.
fn mark_best(figure: &mut Figure, bids: &Bids) {
    let best = bids.worths.value(bids.worths.win);
    if bids.best.is_empty() {
        return;
    }
    let few = bids.worths.mine <= FEW;
    let dot = |bid: u32| Dot::filled((f64::from(bid), best), Role::You, 4.5);
    let mut stretches = false;
    for run in bids.marked() {
        if few || run.count() == 1 {
            figure.dots.extend(run.bids().map(dot));
            continue;
        }
        stretches = true;
        let ends = [run.first, run.last];
        let stretch = ends.map(|bid| (f64::from(bid), best));
        figure.add(Curve::cased(stretch, Role::You));
        figure.dots.extend(ends.map(dot));
    }
    let mut swatches = vec![Swatch::Dot(Role::You, true)];
    if stretches {
        swatches.push(Swatch::Line(Role::You, Stroke::Cased));
    }
    let least = bids.bold.filter(|&bold| is_least_best(bids, bold));
    if least.is_some() {
        swatches.push(Swatch::Line(BOLD.0, BOLD.1));
    }
    let text = words::best_marked(bids, least);
    figure.add(LegendKey::new(swatches, text));
}

/// The point of a bid on the curve; its guide alone where the curve is below the axis.
pub fn crosshair(bids: &Bids, bid: u32) -> Crosshair {
    let worth = bids.worth(bid);
    let y = bids.worths.value(worth).max(bids.range.from);
    let chance = bids.range.formatted(bids.worths.chance(worth));
    Crosshair::at((f64::from(bid), y), grouped(bid), chance)
}
