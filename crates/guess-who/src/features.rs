//! What is asked about the suspects, told from what is drawn of them: the table of the shipped boards has to say the same.

use upperhand_games::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};

/// Something that some suspects have, as one asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// In words.
    pub text: &'static str,
    has: fn(Person) -> bool,
}

impl Feature {
    /// Does the suspect say yes?
    pub fn is_had_by(self, person: Person) -> bool {
        (self.has)(person)
    }
}

const fn feature(text: &'static str, has: fn(Person) -> bool) -> Feature {
    Feature { text, has }
}

/// Every feature, in the order of the table.
pub const FEATURES: [Feature; 19] = [
    feature("glasses", |who| who.glasses != Glasses::None),
    feature("something on the head", |who| who.cover != Cover::None),
    feature("a cap", |who| who.cover == Cover::Cap),
    feature("a hat with a brim", |who| who.cover == Cover::Hat),
    feature("a beard", |who| who.beard == Beard::Full),
    feature("a moustache", |who| who.beard == Beard::Moustache),
    feature("earrings", |who| who.has_earrings),
    feature("long hair", |who| has_hair(who, Hair::Long)),
    feature("curly hair", |who| has_hair(who, Hair::Curls)),
    feature("a bald head", |who| has_hair(who, Hair::Bald)),
    feature("black hair", |who| is_haired(who, HairColour::Black)),
    feature("red hair", |who| is_haired(who, HairColour::Red)),
    feature("blond hair", |who| is_haired(who, HairColour::Blond)),
    feature("white hair", |who| is_haired(who, HairColour::White)),
    feature("a blue shirt", |who| who.shirt == Shirt::Blue),
    feature("a red shirt", |who| who.shirt == Shirt::Red),
    feature("a green shirt", |who| who.shirt == Shirt::Green),
    feature("a yellow shirt", |who| who.shirt == Shirt::Yellow),
    feature("a smile", |who| who.is_smiling),
];

fn has_hair(who: Person, hair: Hair) -> bool {
    who.cover != Cover::Headscarf && who.hair == hair
}

fn is_haired(who: Person, colour: HairColour) -> bool {
    who.cover != Cover::Headscarf && who.hair_colour == colour
}
