//! Enumerations that settings choose from.

/// Declares an enumeration that a setting chooses from: of each variant the name in addresses and the label.
#[doc(hidden)]
#[macro_export]
macro_rules! __choices {
    (
        $(#[$about:meta])*
        pub enum $Choice:ident {
            $($(#[$meaning:meta])* $Variant:ident = ($name:literal, $label:literal),)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Choice {
            $($(#[$meaning])* $Variant,)+
        }

        impl $Choice {
            /// The names with their labels, in the order in which they are offered.
            pub const OPTIONS: $crate::schema::Options = &[$(($name, $label)),+];

            /// Every choice.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The name in addresses.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $name,)+
                }
            }

            /// The choice of a name.
            pub fn named(name: &str) -> Self {
                let found = Self::ALL.iter().find(|choice| choice.name() == name);
                *found.unwrap_or_else(|| panic!("{name} is no choice"))
            }
        }

        impl $crate::state::FieldValue for $Choice {
            fn to_value(&self) -> $crate::schema::Value {
                $crate::schema::Value::Name(self.name())
            }

            fn from_value(value: $crate::schema::Value) -> Self {
                Self::named(&value.text())
            }
        }
    };
}
pub use __choices as choices;
