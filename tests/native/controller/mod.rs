//! A figure in use, without a browser: every gesture, key, control and task, with a clock of the test's own.

mod frames;
mod gestures;
mod glide;
mod hotspots;
mod resolution;
mod results;
mod scheduler;
mod scrubbing;
mod settings;
mod storm;
mod tasks;
