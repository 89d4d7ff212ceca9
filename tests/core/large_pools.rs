//! Pools no table holds: the recurrence itself, at random positions up to 2³¹ − 1, and what comes close
//! to the limits of the integers.

use proptest::prelude::*;
use upperhand::guess_who::{
    Ending, Error, Pool, Position, Probability, Rules, question_value, win_probability,
};
use upperhand_oracles::{pool, sized};

fn any_rules() -> impl Strategy<Value = Rules> {
    (2..=6_u8, prop::sample::select(Ending::ALL.to_vec()))
        .prop_map(|(answers, ending)| Rules::new(answers, ending).unwrap())
}

/// Pools of every order of magnitude, often beside the number where something changes.
fn any_pool() -> impl Strategy<Value = u32> {
    let plain = (1..=31_u32).prop_flat_map(|bits| 1..=(u32::MAX >> (32 - bits)));
    let edge = (2..=6_u32, 0..31_u32, 1..=6_u32, -2..=2_i64).prop_map(|(r, k, factor, off)| {
        let power = i64::from(r).saturating_pow(k);
        let near = power.saturating_mul(i64::from(factor)).saturating_add(off);
        u32::try_from(near.clamp(1, i64::from(Pool::MAX.get()))).unwrap()
    });
    prop_oneof![plain, edge]
}

/// A question for a pool of at least 2: cuts at random places, or at round ones.
fn any_question(rules: Rules, n: u32) -> impl Strategy<Value = Vec<u32>> {
    let most = usize::from(rules.answers()).min(n as usize);
    (
        2..=most,
        prop::collection::vec((any_pool(), 1..n.max(2)), most),
    )
        .prop_map(move |(count, sizes)| {
            let mut rest = n;
            let mut parts = Vec::new();
            for (index, (round, plain)) in sizes.iter().take(count - 1).enumerate() {
                let left = u32::try_from(count - 1 - index).unwrap();
                let wanted = if round % 2 == 0 { *round } else { *plain };
                let part = wanted.clamp(1, rest - left);
                parts.push(part);
                rest -= part;
            }
            parts.push(rest);
            parts
        })
}

fn rules_pools_and_question() -> impl Strategy<Value = (Rules, u32, u32, Vec<u32>)> {
    (any_rules(), any_pool(), any_pool())
        .prop_map(|(rules, n, m)| (rules, n.max(2), m.max(2)))
        .prop_flat_map(|(rules, n, m)| {
            any_question(rules, n).prop_map(move |parts| (rules, n, m, parts))
        })
}

/// a ≤ b, exactly.
fn at_most(a: Probability, b: Probability) -> bool {
    u128::from(a.numerator()) * u128::from(b.denominator())
        <= u128::from(b.numerator()) * u128::from(a.denominator())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(4_000, 20_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_question_beats_the_closed_form((rules, n, m, mut parts) in rules_pools_and_question()) {
        let asked = question_value(rules, pool(n), pool(m), &parts).unwrap();
        parts.reverse();
        prop_assert_eq!(question_value(rules, pool(n), pool(m), &parts), Ok(asked));
        let win = win_probability(rules, pool(n), pool(m)).unwrap();
        prop_assert!(at_most(asked, win), "{rules} ({n}, {m}) {parts:?}: {asked} beats {win}");
    }

}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(100, 600), failure_persistence: None, ..ProptestConfig::default() })]

    /// The other half of the recurrence: what is reported reaches the value. Where nothing is reported,
    /// naming does.
    #[test]
    fn reported_questions_reach_the_closed_form(rules in any_rules(), n in any_pool(), m in any_pool()) {
        // A search over a large pool takes longer than the rest together.
        let searched = match rules.ending() {
            Ending::Race => rules.answers() > 4,
            Ending::Official => rules.answers() > 2,
            Ending::Open => rules.answers() > 3,
        };
        prop_assume!(!searched || !(500..=10_000).contains(&n));
        match Position::at(rules, pool(n), pool(m)) {
            Ok(position) => {
                prop_assert!(position.questions.is_sorted());
                prop_assert!(position.questions.windows(2).all(|pair| pair[0] != pair[1]));
                for parts in &position.questions {
                    prop_assert!(parts.is_sorted());
                    prop_assert_eq!(question_value(rules, pool(n), pool(m), parts), Ok(position.win));
                }
                let over = rules.ending() == Ending::Race && (n == 1 || m == 1);
                prop_assert!(over || position.name_suspect || !position.questions.is_empty());
            }
            Err(Error::NotAPosition) => prop_assert!(n == 1 && m == 1),
            Err(Error::TooManyQuestions { most }) => prop_assert_eq!(most, 100_000),
            Err(Error::SearchTooLarge { pool, most, .. }) => {
                prop_assert!(searched && pool == n && most == 10_000 && n > most);
            }
            Err(error) => prop_assert!(false, "{error}"),
        }
    }
}

#[test]
fn refusals_say_how_far_it_goes() {
    let billion = pool(1_000_000_000);
    let said = |rules| {
        Position::at(rules, billion, billion)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        said(Rules::RACE),
        "this position has more than 100000 optimal questions, the most that are listed"
    );
    assert_eq!(
        said(Rules::TRIPARTITE),
        "listing the optimal questions for a pool of 1000000000 under the rules tripartite takes a search, which goes up to a pool of 10000; the win probability is known at any size"
    );
    assert_eq!(
        question_value(Rules::RACE, billion, pool(1), &[1, 999_999_999])
            .unwrap_err()
            .to_string(),
        "the race is over at (1000000000, 1): a pool of one has won, so questions need two pools of at least 2"
    );
}
