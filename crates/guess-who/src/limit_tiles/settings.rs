//! The declaration of the tiles.

use upperhand_kit::Setting;

/// The least and the largest real pool: further out than the window can zoom.
pub const REAL_POOLS: (f64, f64) = (1e-36, 1e36);

/// The window goes from r^−40 to r^40.
pub const ZOOMS: (f64, f64) = (-40.0, 40.0);

/// The default zoom: a little more than two periods.
pub const USUAL_ZOOM: f64 = 2.2;

/// How often the pools may be multiplied by r.
pub const MOST_POWERS: u32 = 30;

pub const ALPHA: Setting = Setting::real("alpha", "your pool", REAL_POOLS, 1.5)
    .labelled("Your pool, to scale")
    .of("you")
    .across("yours");

pub const BETA: Setting = Setting::real("beta", "their pool", REAL_POOLS, 1.5)
    .labelled("Their pool, to scale")
    .of("opponent")
    .upright("theirs");

pub const POWER: Setting = Setting::whole("k", "the size of the real board", (0, MOST_POWERS), 4)
    .labelled("Size of the real board, in steps")
    .on_request();

pub const ZOOM: Setting = Setting::real("zoom", "the zoom", ZOOMS, USUAL_ZOOM)
    .labelled("Zoom")
    .on_request()
    .in_steps(0.01);
