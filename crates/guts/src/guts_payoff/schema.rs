//! The declaration of the figure: its name, its panels, its settings and the words that it explains.

use super::state::State;
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, BLOC, EQUILIBRIUM, POINTS, WEENIE_RULE};
use upperhand_games::{GUTS, guts_terms};
use upperhand_kit::Schema;
use upperhand_kit::schema::{Panel, Term};

const HELP: &str = "Point, tap or drag to choose your threshold; the left and right arrow keys move it by 0.01, \
    Page Up and Page Down by 0.1, Home and End to the ends.";

const TERMS: &[Term] = &[
    ANTES,
    guts_terms::THRESHOLD,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    BLOC,
    POINTS,
    Term::new(
        "kitty",
        "One hand more, dealt to nobody and always in. Whoever takes the pot has to beat it, too; if it is the best, the pot \
            stays and everybody who held pays as much again. The equilibrium of that game is, without a kitty, that of one \
            player more; with the Weenie rule it lies between both.",
    ),
    Term::new("Reckless", "You hold more hands than the best reply does."),
    Term::new(
        "Overcautious",
        "You hold fewer hands than the best reply does.",
    ),
    Term::new(
        "two-card hands",
        "Strength here is a share of all hands; the hand of two cards that is named beats about that share of all 1326. A \
            real deck is a little different, because cards block each other: the figure of real cards solves it. A pair \
            beats two different ranks; then the ranks decide, the higher card first, and last the suits, from low to \
            high: clubs, hearts, diamonds, spades.",
    ),
    Term::new(
        "α",
        "Alpha: the antes that you win in one round on average, below 0 where you lose.",
    ),
    Term::new(
        "β",
        "Beta: the stakes of the next round on average, in those of this one. Below 1 the pot dies out in the end.",
    ),
    Term::new(
        "Total return",
        "All antes that you win until the pot is gone, if everybody keeps to the same threshold: α/(1 − β). There is \
            none where β is 1 or more.",
    ),
    Term::new(
        "fee",
        "The antes that leaving the table costs, when the round is over and the pot is not gone.",
    ),
];

pub static SCHEMA: Schema = Schema {
    name: "guts-payoff",
    title: "How picky to be",
    description: "What a round of Guts pays by how picky you are, the best reply and the equilibrium, for 2 to 20 players.",
    module: "guts",
    game: GUTS,
    heights: [116, 94, 53],
    is_board: false,
    terms: TERMS,
    panels: &[
        Panel::fixed("What a round pays, by how picky you are", HELP),
        Panel::fixed(
            "Your threshold against theirs",
            "Point, tap or drag to choose your threshold and theirs; arrow keys move them by 0.01, Page Up and \
                Page Down by 0.1, Home and End to the ends.",
        )
        .in_line(),
        Panel::fixed("If they exploit you", HELP).in_line(),
        Panel::fixed(
            "How many hands to hold",
            "Point, tap or drag to choose the number of players; the left and right arrow keys change it by one, \
                Home and End go to the ends.",
        ),
    ],
    settings: State::SETTINGS,
};
