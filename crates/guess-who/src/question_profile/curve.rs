//! The figure of bids: the chance to win over the part asked about.

use super::bids::Bids;
use super::completion::Completion;
use super::range::Range;
use super::settings::BID;
use upperhand_games::format::{grouped, percent};
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
    let mut figure = Figure::new("What each question is worth", across(bids), range.axis());
    figure.legend.keys = vec![key(bids)];
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
    let label = match bids.completion {
        Completion::Rest => "Suspects you ask about",
        Completion::Best(_) | Completion::Even => "Suspects in one of the parts",
    };
    let axis = match bids.scale {
        Scale::Linear => Axis::linear(label, Role::You, (0.5, n - 0.5)).whole_ticks(2),
        Scale::Logarithmic => {
            let answers = u32::from(bids.worths.rules.answers());
            let label = format!("{label}, doubling");
            Axis::logarithmic(label, Role::You, (0.7, n)).whole_ticks(answers)
        }
    };
    axis.carrying(&BID)
}

fn key(bids: &Bids) -> LegendKey {
    let text = match bids.completion {
        Completion::Rest => "every question",
        Completion::Best(_) => "the other parts as good as can be",
        Completion::Even => "the other parts as equal as possible",
    };
    LegendKey::new(vec![Swatch::Dot(Role::Ink, true)], text)
}

/// A thin line at the chance of naming a suspect, or a key that says where it is.
fn mark_naming(figure: &mut Figure, bids: &Bids, range: Range) {
    let Some(worth) = bids.worths.naming else {
        return;
    };
    let (chance, value) = (bids.worths.chance(worth), bids.worths.value(worth));
    let shown = (range.from..=range.to).contains(&value);
    let below = if shown { "" } else { ", below the axis" };
    if shown {
        let ends = [(figure.x.from, value), (figure.x.to, value)];
        figure.add(Curve::thin(ends, Role::Muted));
    }
    let text = format!("naming a suspect, {}{below}", percent(chance));
    figure.add(LegendKey::line(text, Role::Muted, Stroke::Thin));
}

/// Upright lines at the even question and at the bold one, which the legend names: in the picture their names would collide.
fn guides(figure: &mut Figure, bids: &Bids) {
    let even = match bids.worths.rules.answers() {
        2 => "half",
        _ => "even",
    };
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
    let mut swatches = Vec::new();
    if !figure.dots.iter().all(|dot| dot.role == Role::Ink) {
        swatches.push(Swatch::Dot(Role::You, true));
    }
    if stretches {
        swatches.push(Swatch::Line(Role::You, Stroke::Cased));
    }
    let mut text = match bids.completion {
        Completion::Rest | Completion::Best(_) => "best",
        Completion::Even => "best, as far as known",
    }
    .to_owned();
    if let Some(least) = bids.bold.filter(|&bold| is_least_best(bids, bold)) {
        swatches.push(Swatch::Line(BOLD.0, BOLD.1));
        text = match bids.best_count() {
            1 => format!("{text}: {}", grouped(least)),
            _ => format!("{text}, the smallest: {}", grouped(least)),
        };
    }
    figure.add(LegendKey::new(swatches, text));
}

/// The point of a bid on the curve; its guide alone where the curve is below the axis.
pub fn crosshair(bids: &Bids, bid: u32) -> Crosshair {
    let worth = bids.worth(bid);
    let y = bids.worths.value(worth).max(bids.range.from);
    let chance = bids.range.formatted(bids.worths.chance(worth));
    Crosshair::at((f64::from(bid), y), grouped(bid), chance)
}
