//! The claims of the papers: every check runs here, and every entry of the registry is whole.

mod castronova;
mod counts;
mod evidence;
mod numbers;
mod registry;
mod tally;
