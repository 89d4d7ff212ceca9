//! The picture: all pools of the first two beside one of the last.

use super::ThreePlayers;
use super::settings::Layer;
use super::solved::Solved;
use super::state::{SetFields as _, State};
use upperhand::guess_who::{Pool, Probability, Rules};
use upperhand_games::format::{decimals, grouped};
use upperhand_games::rule_sets::{MINE, THEIRS, sized};
use upperhand_kit::answered::Known;
use upperhand_kit::model::{Along, KeyPress, Resolution};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{
    Axis, Cell, Crosshair, Dot, Edit, Figure, Fill, Gradient, LegendKey, Panel, Raster, Role, Size,
    Tick,
};

/// The positions with one pool of the last player.
pub struct Positions;

/// What the picture depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    known: Known<Rules>,
    last: Pool,
    layer: Layer,
    size: u32,
}

impl Panel<ThreePlayers> for Positions {
    type Key = Shown;

    fn key(&self, three: &ThreePlayers, state: &State, _: Size) -> Shown {
        Shown {
            known: three.known(state.rules()),
            last: state.last,
            layer: state.layer,
            size: state.size,
        }
    }

    fn draw(&self, three: &mut ThreePlayers, shown: &Shown, _: Resolution) -> Figure {
        figure(three.solved(shown.known.key), *shown)
    }

    fn crosshair(&self, _: &mut ThreePlayers, state: &State) -> Option<Crosshair> {
        let (mine, theirs) = (state.mine.get(), state.theirs.get());
        let at = (mine.into(), theirs.into());
        Some(Crosshair::around(at, grouped(mine), grouped(theirs)))
    }

    fn point(&self, _: &mut ThreePlayers, state: &State, (x, y): (f64, f64)) -> Edit<State> {
        let pool = |place| sized(nearest_whole(place, (1, state.size)));
        state.edit().mine(pool(x)).theirs(pool(y))
    }

    fn press(&self, _: &mut ThreePlayers, state: &State, key: KeyPress) -> Edit<State> {
        let moved = |pool: Pool| sized(key.moved_within(pool.get(), (1, state.size)));
        match key.along() {
            Along::X => state.edit().mine(moved(state.mine)),
            Along::Y => state.edit().theirs(moved(state.theirs)),
        }
    }
}

/// Where there is no position.
const NOTHING: Fill = Fill::new(Role::Muted, 0.25);

/// What is not solved yet.
const NOT_YET: Fill = Fill::new(Role::Muted, 0.1);

fn figure(solved: &Solved, shown: Shown) -> Figure {
    let axis = |label: &str, role| {
        let (from, to) = (0.5, f64::from(shown.size) + 0.5);
        Axis::linear(label, role, (from, to)).whole_ticks(2)
    };
    let x = axis("Suspects you have left", Role::You).carrying(&MINE);
    let y = axis("Suspects the next player has left", Role::Opponent).carrying(&THEIRS);
    let mut figure = Figure::new(title(shown.layer), x, y);
    let pools = || sized(shown.size).up_to_here();
    let all = pools().flat_map(|theirs| pools().map(move |mine| [mine, theirs, shown.last]));
    let values: Vec<Value> = all.map(|pools| value(solved, shown.layer, pools)).collect();
    let numbers = values.iter().filter_map(|value| match value {
        Value::Number(number) => Some(*number),
        Value::Never | Value::NotYet => None,
    });
    let most = numbers.fold(0.0, f64::max);
    let shade = |number: f64| match shown.layer {
        Layer::Choice if most == 0.0 => 0.0,
        Layer::Choice => number / most,
        Layer::Yours | Layer::Next | Layer::Last => around_a_third(number),
    };
    let cells = values.iter().map(|value| match value {
        Value::Never => Cell::fill(0),
        Value::NotYet => Cell::fill(1),
        Value::Number(number) => Cell::magnitude(shade(*number)),
    });
    let mut raster = Raster::even(shown.size as usize, cells.collect());
    raster.fills = vec![NOTHING, NOT_YET];
    figure.raster = Some(raster);
    figure.legend.gradient = match shown.layer {
        Layer::Choice => Gradient::Deepening(Role::Weeds),
        Layer::Yours | Layer::Next | Layer::Last => Gradient::between(Role::Opponent, Role::You),
    };
    figure.legend.ticks = match shown.layer {
        Layer::Choice => Tick::list([(0.0, "0".to_owned()), (1.0, decimals(100.0 * most, 1))]),
        Layer::Yours | Layer::Next | Layer::Last => Tick::list([
            (0.0, "0"),
            (0.5, "⅓ fair"),
            (around_a_third(2.0 / 3.0), "⅔"),
            (1.0, "1"),
        ]),
    };
    let fairest = solved.fairest(shown.last);
    let on_map = |pool: Pool| pool.get() <= shown.size;
    if let Some([mine, theirs, _]) =
        fairest.filter(|&[mine, theirs, _]| on_map(mine) && on_map(theirs))
    {
        let at = (mine.get().into(), theirs.get().into());
        figure.add(Dot::ring(at, Role::Ink, 5.0));
        figure.add(LegendKey::dot("nearest to fair", Role::Ink, false));
    }
    if values.contains(&Value::Never) {
        figure.add(LegendKey::fill("no position", NOTHING));
    }
    if values.contains(&Value::NotYet) {
        figure.add(LegendKey::fill("not solved yet", NOT_YET));
    }
    figure
}

/// What the colour of a position stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Never,
    NotYet,
    Number(f64),
}

fn value(solved: &Solved, layer: Layer, pools: [Pool; 3]) -> Value {
    if solved.is_never(pools) {
        return Value::Never;
    }
    let player = match layer {
        Layer::Yours => Some(0),
        Layer::Next => Some(1),
        Layer::Last => Some(2),
        Layer::Choice => None,
    };
    let number = match player {
        Some(player) => solved.least(pools, player),
        None => solved.decided(pools).map(Probability::value),
    };
    number.map_or(Value::NotYet, Value::Number)
}

/// The share of the gradient at which a chance stands: a third, which is fair, in its middle.
fn around_a_third(chance: f64) -> f64 {
    if chance < 1.0 / 3.0 {
        1.5 * chance
    } else {
        0.75f64.mul_add(chance, 0.25)
    }
}

pub const fn title(layer: Layer) -> &'static str {
    match layer {
        Layer::Yours => "Your chance to win, at least",
        Layer::Next => "The next player’s chance to win, at least",
        Layer::Last => "The last player’s chance to win, at least",
        Layer::Choice => "By how much others decide a chance, in points",
    }
}
