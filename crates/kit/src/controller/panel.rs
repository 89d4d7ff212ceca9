//! One panel of a figure in use: the last drawing on its canvas, and the next one.

use super::area::PlotArea;
use super::event::Point;
use super::frame::{BackgroundFrame, Ends, PanelFrame, SideSlider};
use super::resolution::{ResolutionControl, cost_class};
use super::scheduler::FrameScheduler;
use crate::model::{Along, Control, Model, Resolution};
use crate::schema::Placement;
use crate::settings::Settings;
use crate::{BackgroundKey, Crosshair, Edges, Figure, Size};

/// The most cells along an axis: more are too small to be told apart.
const MOST_CELLS: f64 = 512.0;

/// The downsampling of rasters with uneven cells in a hurry, in device pixels.
const HURRIED_DOWNSAMPLING: u32 = 3;

/// The number of device pixels per CSS pixel from which on they count as small.
const SMALL: f64 = 2.0;

/// How the panels of a frame are drawn.
pub struct Hurry<'a> {
    /// May pictures be coarse?
    pub hurried: bool,
    /// Should they have a quarter of the pixels?
    pub sparing: bool,
    pub scheduler: &'a mut FrameScheduler,
    /// Returns milliseconds.
    pub clock: &'a dyn Fn() -> f64,
}

/// A panel, and how it was drawn last.
#[derive(Default)]
pub struct PanelState {
    /// In device pixels; `None` where there is no pixel, or before the browser has told the size.
    size: Option<Size>,
    /// Device pixels per CSS pixel of the design.
    pixel_ratio: f64,
    /// The number of device pixels along each side of a canvas pixel.
    pixel: u32,
    /// The number of canvas pixels along each side of a pixel of the raster.
    downsampling: u32,
    /// The key of the background that was made last, and whether it is coarse; none where it has to be made in any
    /// case.
    made: Option<(BackgroundKey, bool)>,
    /// The size for which the figure on the canvas was made, which decides its layout.
    figure_size: Option<Size>,
    /// Does the canvas show the figure, in its present size?
    is_painted: bool,
    /// The crosshair that was drawn last.
    crosshair: Option<Crosshair>,
    /// Where the plot lies, in canvas pixels.
    area: Option<PlotArea>,
    /// The settings that its axes carry.
    carried: [Option<&'static str>; 2],
    resolution: ResolutionControl,
}

impl PanelState {
    /// Sets the size. Everything is drawn again, with all pixels.
    pub fn resize(&mut self, size: Size, pixel_ratio: f64) {
        let has_pixels = size.width > 0 && size.height > 0;
        self.size = has_pixels.then_some(size);
        self.pixel_ratio = pixel_ratio;
        self.pixel = 1;
        self.made = None;
        self.is_painted = false;
    }

    pub const fn size(&self) -> Option<Size> {
        self.size
    }

    /// The size for which the figure on the canvas was made; the [usual one](Size::USUAL) before the first figure.
    pub fn figure_size(&self) -> Size {
        self.figure_size.unwrap_or(Size::USUAL)
    }

    /// Device pixels per CSS pixel of the design.
    pub const fn pixel_ratio(&self) -> f64 {
        self.pixel_ratio
    }

    /// Has its figure been made before?
    pub const fn has_figure(&self) -> bool {
        self.figure_size.is_some()
    }

    /// Sets where the plot lies, in canvas pixels.
    pub const fn drawn(&mut self, area: PlotArea) {
        self.area = Some(area);
    }

    /// Records that drawing on the canvas has failed.
    pub fn not_drawn(&mut self) {
        self.is_painted = false;
    }

    /// A length in device pixels as canvas pixels.
    fn own(&self, length: f64) -> f64 {
        length / f64::from(self.pixel.max(1))
    }

    fn own_point(&self, (x, y): Point) -> Point {
        (self.own(x), self.own(y))
    }

    /// The data coordinates under a point in device pixels, `None` outside the plot.
    pub fn data_at(&self, at: Point) -> Option<(f64, f64)> {
        self.area?.data_at(self.own_point(at))
    }

    /// The data coordinates of the plot that are nearest to a point.
    pub fn nearest_data(&self, at: Point) -> Option<(f64, f64)> {
        self.area?.nearest_data(self.own_point(at))
    }

    /// Does a pointer at a column grab the divider?
    pub fn holds_divider(&self, x: f64) -> bool {
        let pixel_ratio = self.own(self.pixel_ratio);
        self.area
            .is_some_and(|area| area.holds_divider(self.own(x), pixel_ratio))
    }

    /// A column as a fraction of the plot's width.
    pub fn share_across(&self, x: f64) -> Option<f64> {
        self.area?.share_across(self.own(x))
    }

    /// The axis whose crosshair tag is under a point, along which it can be dragged.
    pub fn tag_at(&self, at: Point) -> Option<Along> {
        let crosshair = self.crosshair.as_ref()?;
        let ratio = self.own(self.pixel_ratio);
        self.area?.tag_at(self.own_point(at), crosshair, ratio)
    }

    /// The data coordinates after dragging a tag to a point: the other coordinate stays.
    pub fn tag_data(&self, along: Along, at: Point) -> Option<(f64, f64)> {
        let (x, y) = self.nearest_data(at)?;
        let stays = self.crosshair.as_ref()?.centre();
        Some(match along {
            Along::X => (x, stays.1),
            Along::Y => (stays.0, y),
        })
    }

    /// The position of a side slider with values at its ends: along the axis that carries its setting, or else along
    /// the whole plot.
    pub fn side_slider(&self, control: &Control, ends: (f64, f64)) -> Option<SideSlider> {
        let upright = control.placement == Placement::Upright;
        let carries = self.carried[usize::from(upright)] == Some(control.name);
        let along = if upright { Along::Y } else { Along::X };
        Some(SideSlider {
            name: control.name,
            along,
            ends: self.ends(along, carries.then_some(ends))?,
        })
    }

    /// The edges of a box that is given in data coordinates.
    pub fn box_ends(&self, corners: (Point, Point)) -> Option<(Ends, Ends)> {
        let (across, upwards) = self.area?.box_ends(corners, self.canvas()?);
        let ends = |(from, to)| Ends { from, to };
        Some((ends(across), ends(upwards)))
    }

    fn ends(&self, along: Along, values: Option<(f64, f64)>) -> Option<Ends> {
        let (from, to) = self.area?.slider_ends(along, values, self.canvas()?);
        Some(Ends { from, to })
    }

    /// The width and height in canvas pixels.
    fn canvas(&self) -> Option<(f64, f64)> {
        let Size { width, height } = self.size?;
        Some((self.own(width.into()), self.own(height.into())))
    }

    /// A distance as fractions of the plot's width and, upwards, of its height.
    pub fn shares(&self, by: Point) -> Option<(f64, f64)> {
        self.area?.shares(self.own_point(by))
    }

    /// What to draw on the canvas, if anything, and whether the panel is then coarse or waiting for its turn.
    pub fn next(
        &mut self,
        panel: usize,
        size: Size,
        model: &mut dyn Model,
        settings: &Settings,
        key: BackgroundKey,
        hurry: &mut Hurry,
    ) -> (Option<PanelFrame>, bool) {
        let must_wait = hurry.sparing && !hurry.scheduler.may_draw(panel);
        let mut figure = None;
        if self.is_stale(&key, hurry.hurried) {
            if must_wait && self.made.is_some() {
                return (None, true);
            }
            figure = Some(self.make(panel, size, model, settings, key, hurry));
        }
        let crosshair = model.crosshair(panel, settings);
        let mut moves = self.crosshair != crosshair || !self.is_painted;
        if moves && must_wait && self.is_painted {
            return (None, true);
        }
        if (moves && hurry.sparing) || !hurry.hurried {
            moves |= self.spare(hurry.sparing);
        }
        let drawn = moves.then(|| {
            hurry.scheduler.draws(panel);
            self.crosshair.clone_from(&crosshair);
            self.frame(panel, size, figure, crosshair, !hurry.hurried)
        });
        let is_coarse = self.made.as_ref().is_some_and(|(_, coarse)| *coarse);
        (drawn, is_coarse || self.pixel > 1)
    }

    fn is_stale(&self, key: &BackgroundKey, hurried: bool) -> bool {
        let made = self.made.as_ref();
        made.is_none_or(|(made, coarse)| made != key || (*coarse && !hurried))
    }

    fn make(
        &mut self,
        panel: usize,
        size: Size,
        model: &mut dyn Model,
        settings: &Settings,
        key: BackgroundKey,
        hurry: &Hurry,
    ) -> Figure {
        let pixel = self.next_pixel(hurry.sparing);
        let class = cost_class(settings);
        let mut make = |factor| model.figure(panel, &key, resolution(size, factor));
        let (figure, coarse) = if hurry.hurried {
            let finest = f64::from(pixel);
            self.resolution
                .make_in_time(class, finest, hurry.clock, &mut make)
        } else {
            let figure = self.resolution.make_fine(class, hurry.clock, &mut make);
            (figure, false)
        };
        self.carried = [figure.x.setting, figure.y.setting];
        self.pixel = pixel;
        self.downsampling = if hurry.hurried && is_dear(&figure) {
            HURRIED_DOWNSAMPLING
        } else {
            pixel
        };
        self.made = Some((key, coarse || self.downsampling > 1));
        self.figure_size = Some(size);
        self.is_painted = false;
        figure
    }

    fn frame(
        &mut self,
        panel: usize,
        size: Size,
        figure: Option<Figure>,
        crosshair: Option<Crosshair>,
        stays: bool,
    ) -> PanelFrame {
        let background = match figure {
            Some(figure) => BackgroundFrame::New(Box::new(figure)),
            None if self.is_painted => BackgroundFrame::Kept,
            None => BackgroundFrame::Redrawn,
        };
        self.is_painted = true;
        PanelFrame {
            panel,
            size: (
                (size.width / self.pixel).max(1),
                (size.height / self.pixel).max(1),
            ),
            pixel_ratio: self.own(self.pixel_ratio),
            downsampling: self.downsampling,
            background,
            stays,
            crosshair,
        }
    }

    /// The number of device pixels along each side of a canvas pixel in the next picture: two where pixels are small
    /// and should be saved. The first picture always has all pixels, so as not to be drawn twice.
    fn next_pixel(&self, sparing: bool) -> u32 {
        if sparing && self.pixel_ratio >= SMALL && self.has_figure() {
            2
        } else {
            1
        }
    }

    /// Gives the picture a quarter of the pixels where those are small, or all of them. Returns whether it has to be
    /// drawn again.
    fn spare(&mut self, sparing: bool) -> bool {
        let pixel = self.next_pixel(sparing);
        if pixel == self.pixel {
            return false;
        }
        self.pixel = pixel;
        self.downsampling = if sparing {
            self.downsampling.max(pixel)
        } else {
            pixel
        };
        self.is_painted = false;
        true
    }
}

/// Does the raster of a figure take long, because its cells are uneven?
fn is_dear(figure: &Figure) -> bool {
    let uneven = |edges: &Edges| matches!(edges, Edges::At(_));
    let raster = figure.raster.as_ref();
    raster.is_some_and(|raster| uneven(&raster.columns) || uneven(&raster.rows))
}

/// The number of cells that are worth looking at on a canvas, divided by the downsampling factor along each axis.
fn resolution(Size { width, height }: Size, factor: f64) -> Resolution {
    let cells = |pixels: u32| {
        let most = (f64::from(pixels).min(MOST_CELLS) / factor).max(1.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few hundred"
        )]
        let cells = most as usize;
        cells
    };
    Resolution {
        columns: cells(width),
        rows: cells(height),
    }
}
