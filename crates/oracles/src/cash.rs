//! Guts with coins: everybody antes into a pot, who holds alone takes it, who holds and is beaten fills it again. What a
//! player owns is cash and an equal share of the pot.

pub struct Cash {
    /// The coins of each player, in parts of which an ante has as many as there are players.
    coins: Vec<i64>,
    pub pot: i64,
}

impl Cash {
    /// A table after the first antes.
    pub fn new(players: usize) -> Self {
        let mut cash = Self {
            coins: vec![0; players],
            pot: 0,
        };
        cash.ante();
        cash
    }

    fn ante(&mut self) {
        for coins in &mut self.coins {
            *coins -= 1;
            self.pot += 1;
        }
    }

    /// The worth of a player, in antes: all pots are shared out evenly in whole antes.
    pub fn worth(&self, player: usize) -> i64 {
        let players = i64::try_from(self.coins.len()).unwrap();
        assert_eq!(self.pot % players, 0);
        self.coins[player] + self.pot / players
    }

    /// Plays a round of hands by their ranks, the larger the better. Returns who took the pot.
    pub fn round(&mut self, hands: &[f64], held: &[bool], weenie: bool) -> Option<usize> {
        let best = |of: bool| {
            let mut best = None;
            for player in (0..hands.len()).filter(|&player| held[player] == of) {
                if best.is_none_or(|best: usize| hands[player] > hands[best]) {
                    best = Some(player);
                }
            }
            best
        };
        let Some(winner) = best(true) else {
            if let Some(fined) = best(false).filter(|_| weenie) {
                self.coins[fined] -= self.pot;
                self.pot *= 2;
            }
            return None;
        };
        let (pot, mut next) = (self.pot, 0);
        self.coins[winner] += pot;
        for player in (0..hands.len()).filter(|&player| held[player] && player != winner) {
            self.coins[player] -= pot;
            next += pot;
        }
        self.pot = next;
        if next == 0 {
            self.ante();
        }
        Some(winner)
    }
}
