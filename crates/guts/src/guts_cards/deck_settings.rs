//! The settings of the deck, and how many of its cards a hand has.

use upperhand_kit::Setting;

pub const CARDS: Setting =
    Setting::whole("cards", "the cards of a hand", (1, 3), 2).labelled("Cards of a hand");

pub const RANKS: Setting = Setting::whole("ranks", "the ranks of the deck", (2, 13), 13)
    .labelled("Ranks")
    .on_request();

pub const SUITS: Setting = Setting::whole("suits", "the suits of the deck", (1, 4), 4)
    .labelled("Suits")
    .on_request();
