//! What a panel is asked: the key of its picture, the picture, and where pointers and keys lead.

use super::error::Error;
use super::figure::{Crosshair, Figure};
use super::figure_model::FigureModel;
use super::ground::Ground;
use super::model::{Grip, KeyPress, PanZoom, Resolution};
use super::size::Size;
use super::state::{Edit, State};

/// A panel of the figure `F`. Its name and help stand in the schema of the figure, in the same order.
pub trait Panel<F: FigureModel>: Sync {
    /// Everything that the picture depends on besides its resolution: the size of its canvas too, where things stand
    /// by that. The picture is made from this value alone, so that it cannot depend on anything that is not in it,
    /// neither on what was drawn before nor on the screen.
    fn ground(&self, figure: &F, state: &F::State, size: Size) -> Ground;

    /// The ground on the way between two states, at a share of the time from 0 to 1.
    fn ground_between(
        &self,
        figure: &F,
        _before: &F::State,
        after: &F::State,
        size: Size,
        _share: f64,
    ) -> Ground {
        self.ground(figure, after, size)
    }

    /// All of the picture but its crosshair.
    fn draw(
        &self,
        figure: &mut F,
        ground: &Ground,
        resolution: Resolution,
    ) -> Result<Figure, Error>;

    /// The crosshair, `None` where there is nothing to point at.
    fn crosshair(&self, _figure: &mut F, _state: &F::State) -> Option<Crosshair> {
        None
    }

    /// The thing to take hold of at these data coordinates: by default the panel itself.
    fn grip(&self, _figure: &mut F, _state: &F::State, _at: (f64, f64)) -> Grip<F::State> {
        Grip::Anywhere
    }

    /// Points at these data coordinates.
    fn point(&self, _figure: &mut F, state: &F::State, _at: (f64, f64)) -> Edit<F::State> {
        state.edit()
    }

    /// Obeys a key while the panel has the focus.
    fn press(&self, _figure: &mut F, state: &F::State, _key: KeyPress) -> Edit<F::State> {
        state.edit()
    }

    /// Moves the window of the panel.
    fn pan_zoom(&self, _figure: &mut F, state: &F::State, _by: PanZoom) -> Edit<F::State> {
        state.edit()
    }
}
