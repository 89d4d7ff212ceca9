//! A round of Guts with infinitely many others, from its ends.

use upperhand::guts::Rules;
use upperhand::guts::coalition::limiting::Joint;

/// Others of whom some hold at each rate, and some hold many hands each: with these chances, or with vanishing ones that add up.
pub struct Others {
    /// Shares and rates.
    pub rates: Vec<(f64, f64)>,
    pub daring: Vec<f64>,
    pub scattered: f64,
}

impl Others {
    /// Her α + βV from the ends of a round. Before her hand counts, R of the others hold; with a hand of u hands from the top she is
    /// beaten by those who hold a better one, and is the weenie with the best of those dropped.
    pub fn worth(&self, rules: Rules, mine: f64, value: f64) -> f64 {
        let mean: f64 = self.rates.iter().map(|(share, rate)| share * rate).sum();
        let daring: f64 = self.daring.iter().product::<f64>() * (-self.scattered).exp();
        let many = self.daring.iter().map(|drop| 1.0 - drop).sum::<f64>() + self.scattered;
        let nobody = (-mean).exp() * daring;
        // She drops: R − 2 each in the mean, 0 if nobody holds.
        let mut alpha = mean + many - 2.0 + 2.0 * nobody;
        let mut beta = mean + many - 1.0 + 2.0 * nobody;
        let better = |u: f64| -> f64 {
            self.rates
                .iter()
                .map(|(share, rate)| share * rate.min(u))
                .sum()
        };
        let kinks: Vec<f64> = self.rates.iter().map(|(_, rate)| *rate).collect();
        // She holds: she takes the n or pays it.
        alpha += integral(0.0, mine, &kinks, |u| 2.0 * (-better(u)).exp() - 1.0);
        if rules == Rules::Weenie {
            beta += nobody;
            // All drop: 1 to everybody, n from the best of them.
            let dropped = |u: f64| -> f64 {
                self.rates
                    .iter()
                    .map(|(share, rate)| share * (u - rate).max(0.0))
                    .sum()
            };
            alpha += nobody;
            alpha -= integral(mine, mine + 60.0, &kinks, |u| nobody * (-dropped(u)).exp());
        }
        alpha + value * beta
    }
}

/// By Simpson's rule, between kinks.
fn integral(from: f64, to: f64, kinks: &[f64], of: impl Fn(f64) -> f64) -> f64 {
    let inside = kinks.iter().copied().filter(|at| from < *at && *at < to);
    let mut ends: Vec<f64> = [from, to].into_iter().chain(inside).collect();
    ends.sort_by(f64::total_cmp);
    let piece = |from: f64, to: f64| {
        let steps: u32 = if to - from > 4.0 { 2400 } else { 160 };
        let width = (to - from) / f64::from(steps);
        let sum: f64 = (0..=steps)
            .map(|step| {
                let weight = match step {
                    0 => 1.0,
                    _ if step == steps => 1.0,
                    _ if step % 2 == 1 => 4.0,
                    _ => 2.0,
                };
                weight * of(from + width * f64::from(step))
            })
            .sum();
        sum * width / 3.0
    };
    ends.windows(2).map(|pair| piece(pair[0], pair[1])).sum()
}

pub fn plain(joint: Joint) -> Others {
    Others {
        rates: vec![(1.0, joint.rate.get())],
        daring: if joint.spoils { vec![0.0] } else { Vec::new() },
        scattered: 0.0,
    }
}
