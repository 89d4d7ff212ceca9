//! Section 1: recursive games beside stochastic ones.

use super::claim;
use super::round::{Q, over, whole};
use super::two_card_optimum::MEDIAN;
use crate::check::{Check, Section, Sizes, in_steps};
use itertools::iproduct;

pub(super) const CLAIMS: Section = Section::new("Section 1", &[
        claim("castronova-sec-1-recast", "§1")
            .says("A recursive game, where state i ends the game with chance θᵢ and a payoff, and else leads to state j with \
             chance πᵢⱼ, pays in every round what a game without end pays on average: there state i pays θᵢ times that payoff each \
             time, the next state is j with chance πᵢⱼ/(1 − θᵢ), and stakes are multiplied by 1 − θᵢ, so that they never rise. \
             Where θᵢ = 1 any next state will do, since nothing is at stake any more.")
            .extent("proved: along every history the factors 1 − θᵢ of the stakes cancel the denominators of its chance")
            .check(Sizes::rounds(1, 6, 10), |check| in_steps(check, recast))
            .needs_a_condition("a state that always ends the game, θ = 1: πᵢⱼ/(1 − θᵢ) is 0/0, and its chances do not add up to 1"),
        MEDIAN,
    ]).on_pages("2 to 4");

/// A state of a recursive game under fixed strategies.
#[derive(Clone, Copy)]
struct State {
    /// The chance that the game ends here.
    ends: Q,
    /// The payoff if it does.
    payoff: Q,
    /// The chances that the next round is played in each state.
    leads_to: [Q; 2],
}

type TwoStates = [State; 2];

/// The parts into which a state's chance is cut.
const PARTS: i128 = 4;

/// Every way to share chances that are multiples of 1/4 among the end and both states.
fn states(payoff: Q) -> impl Iterator<Item = State> + Clone {
    let shares = iproduct!(0..=PARTS, 0..=PARTS).filter(|(ends, first)| ends + first <= PARTS);
    shares.map(move |(ends, first)| State {
        ends: over(ends, PARTS),
        payoff,
        leads_to: [over(first, PARTS), over(PARTS - ends - first, PARTS)],
    })
}

/// The chances of the next state where the game does not end: those of the first state where it always does.
fn next_state(state: State) -> [Q; 2] {
    let goes_on = whole(1) - state.ends;
    if goes_on == whole(0) {
        [whole(1), whole(0)]
    } else {
        state.leads_to.map(|chance| chance / goes_on)
    }
}

/// Adds what each round pays in the recursive game, along every history.
fn add_ending(game: &TwoStates, at: usize, chance: Q, paid: &mut [Q]) {
    let Some((now, later)) = paid.split_first_mut() else {
        return;
    };
    let state = game[at];
    *now += chance * state.ends * state.payoff;
    for (next, share) in state.leads_to.into_iter().enumerate() {
        add_ending(game, next, chance * share, later);
    }
}

/// Adds what each round pays in the game without end, along every history.
fn add_endless(game: &TwoStates, at: usize, (chance, stakes): (Q, Q), paid: &mut [Q]) {
    let Some((now, later)) = paid.split_first_mut() else {
        return;
    };
    let state = game[at];
    *now += chance * stakes * (state.ends * state.payoff);
    let stakes = stakes * (whole(1) - state.ends);
    for (next, share) in next_state(state).into_iter().enumerate() {
        add_endless(game, next, (chance * share, stakes), later);
    }
}

async fn recast(check: &mut Check, size: u32) -> String {
    let rounds = size as usize;
    let (first, second) = (states(whole(1)), states(whole(-2)));
    let always_ends = first.clone().find(|state| state.ends == whole(1));
    let transitions = always_ends.map(|state| state.leads_to[0] + state.leads_to[1]);
    let words = "where θ = 1 nothing is left to be divided";
    check.refuted(transitions == Some(whole(0)), words);
    let count = first.clone().count();
    for (index, one) in first.enumerate() {
        for two in second.clone() {
            let game = [one, two];
            let (mut ending, mut endless) = (vec![whole(0); rounds], vec![whole(0); rounds]);
            add_ending(&game, 0, whole(1), &mut ending);
            add_endless(&game, 0, (whole(1), whole(1)), &mut endless);
            let place = || {
                let chances = game.map(|state| format!("θ = {}", state.ends));
                format!("{}, then {}", chances[0], chances[1])
            };
            let adds_up = game
                .map(next_state)
                .iter()
                .all(|next| next[0] + next[1] == whole(1));
            check.case(adds_up && ending == endless, place);
        }
        check.progress_of(index, count).await;
    }
    format!(
        "The expected payoffs of {rounds} rounds, along every history, of all games of two states whose chances are multiples of \
         1/{PARTS}."
    )
}
