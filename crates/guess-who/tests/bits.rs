//! The bits of an answer beside how often its pool is halved by it, on average over the secrets.

use upperhand_guess_who::bits::bits;

#[test]
fn an_answer_tells_how_often_it_halves_a_pool_on_average_over_the_secrets() {
    for pool in 1..=64 {
        for yes in 0..=pool {
            let halvings = |secret| {
                let left = if secret < yes { yes } else { pool - yes };
                f64::log2(pool as f64) - f64::log2(left as f64)
            };
            let average = (0..pool).map(halvings).sum::<f64>() / pool as f64;
            assert!((bits(yes, pool) - average).abs() < 1e-12, "{yes} of {pool}");
        }
        assert_eq!(bits(0, pool), 0.0);
        assert_eq!(bits(pool, 2 * pool), 1.0);
    }
}
