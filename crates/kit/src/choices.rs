//! Enumerations that settings choose from.

/// Declares an enumeration that a setting chooses from: of each variant the name in addresses, the label, what it means, and, where
/// the type of these is named, a row of whatever else there is to it.
#[doc(hidden)]
#[macro_export]
macro_rules! __choices {
    (
        $(#[$about:meta])*
        pub enum $Choice:ident: $Row:ty {
            $($(#[$meaning:meta])* $Variant:ident = ($name:literal, $label:literal, $means:literal, $row:expr),)+
        }
    ) => {
        $crate::choices::choices! {
            $(#[$about])*
            pub enum $Choice {
                $($(#[$meaning])* $Variant = ($name, $label, $means),)+
            }
        }

        impl $Choice {
            /// The row of the choice.
            pub const fn row(self) -> &'static $Row {
                const ROWS: &[$Row] = &[$($row),+];
                &ROWS[self as usize]
            }
        }
    };
    (
        $(#[$about:meta])*
        pub enum $Choice:ident {
            $($(#[$meaning:meta])* $Variant:ident = ($name:literal, $label:literal $(, $means:literal)?),)+
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

            /// What each means, "" where its label says that.
            pub const MEANINGS: &'static [&'static str] = &[$(concat!($($means)?)),+];

            /// Every choice.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The setting that chooses from them, the first one where nothing is said.
            #[allow(dead_code, reason = "some choices are those of several settings")]
            pub const fn setting(name: &'static str, called: &'static str) -> $crate::schema::Setting {
                let first = Self::OPTIONS[0].0;
                $crate::schema::Setting::name(name, called, Self::OPTIONS, first).explained(Self::MEANINGS)
            }

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
