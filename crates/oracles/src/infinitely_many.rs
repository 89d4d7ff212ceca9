//! A round of Guts with infinitely many others, from its ends.

use upperhand::guts::Rules;
use upperhand::guts::coalition::limiting::Joint;

/// Others who hold at a common rate, and perhaps one of them everything.
pub struct Others {
    rate: f64,
    spoils: bool,
}

pub fn plain(joint: Joint) -> Others {
    Others {
        rate: joint.rate.get(),
        spoils: joint.spoils,
    }
}

impl Others {
    /// Her α + βV from the ends of a round. Before her hand counts, R of the others hold; with a hand of u hands from the top she is
    /// beaten by those who hold a better one, and is the weenie with the best of those dropped.
    pub fn worth(&self, rules: Rules, mine: f64, value: f64) -> f64 {
        let holders = self.rate + f64::from(self.spoils);
        let nobody = if self.spoils { 0.0 } else { (-self.rate).exp() };
        // She drops: R − 2 each in the mean, 0 if nobody holds.
        let mut alpha = holders - 2.0 + 2.0 * nobody;
        let mut beta = holders - 1.0 + 2.0 * nobody;
        // She holds: she takes the n or pays it.
        alpha += self.integral(0.0, mine, |u| 2.0 * (-self.rate.min(u)).exp() - 1.0);
        if rules == Rules::Weenie {
            beta += nobody;
            // All drop: 1 to everybody, n from the best of them.
            alpha += nobody;
            alpha -= self.integral(mine, mine + 60.0, |u| {
                nobody * (-(u - self.rate).max(0.0)).exp()
            });
        }
        alpha + value * beta
    }

    /// By Simpson's rule, on both sides of the kink at the rate.
    fn integral(&self, from: f64, to: f64, of: impl Fn(f64) -> f64) -> f64 {
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
        let kink = self.rate.clamp(from, to);
        piece(from, kink) + piece(kink, to)
    }
}
