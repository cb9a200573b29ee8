//! What the crates above need of the engine and no program should: the way from secret to public.

pub use purek1_curve::Declassify;
