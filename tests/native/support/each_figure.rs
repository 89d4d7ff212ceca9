//! One test for each figure, so that none waits for the slowest.

use upperhand_figures::names;

/// Tests of these names, one for each figure, that hand its name to a function. Another test sees that no figure is left out.
macro_rules! each_figure {
    ($check:path) => {
        $crate::support::each_figure! {
            $check: win_map question_profile limit_tiles real_board play_guess_who guts_payoff guts_cards play_guts
            guts_coalition guts_ruin cheating_table three_players blindfold
        }
    };
    ($check:path: $($figure:ident)+) => {
        $(
            #[test]
            fn $figure() {
                $check($crate::support::figure_of(stringify!($figure)));
            }
        )+

        #[test]
        fn no_figure_is_left_out() {
            let tested = [$($crate::support::figure_of(stringify!($figure))),+];
            assert_eq!(upperhand_figures::names(), tested);
        }
    };
}

pub(crate) use each_figure;

/// A seed for what is random about a figure.
pub fn seed_of(figure: &str) -> u64 {
    figure
        .bytes()
        .fold(0, |seed, byte| 31 * (seed % (1 << 50)) + u64::from(byte))
}

/// The name of the figure after which a test is called.
pub fn figure_of(test: &str) -> &'static str {
    let name = test.replace('_', "-");
    let known = names().into_iter().find(|figure| *figure == name);
    known.unwrap_or_else(|| panic!("no figure is called {name}"))
}
