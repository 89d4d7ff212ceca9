//! What a suspect looks like.

/// The look of a suspect. The skin is the number of its paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    pub name: &'static str,
    pub skin: u8,
    pub hair: Hair,
    pub hair_colour: HairColour,
    pub cover: Cover,
    pub glasses: Glasses,
    pub beard: Beard,
    pub has_earrings: bool,
    pub shirt: Shirt,
    pub is_smiling: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hair {
    Short,
    Long,
    Curls,
    /// None but at the sides.
    Bald,
    Bun,
    /// Down to the ears.
    Bob,
    Spikes,
}

/// Told apart by how light they are, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HairColour {
    Black,
    Red,
    Blond,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cover {
    None,
    Cap,
    /// Hides the hair and the ears.
    Headscarf,
    Beanie,
    Hat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glasses {
    None,
    Round,
    Square,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beard {
    None,
    Full,
    Moustache,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shirt {
    Blue,
    Red,
    Green,
    Yellow,
}
