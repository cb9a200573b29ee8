//! purek1 beside the other implementations: the comparison `compare`, and what the tests against the C library need.

pub use purek1_oracle_common::{cost, operations, task};

pub mod agreement;
pub mod baseline;
pub mod build_cost;
#[expect(unsafe_code, reason = "reads the C library's tables")]
pub mod c_library;
pub mod inputs;
pub mod machine;
pub mod measure;
pub mod peers;
pub mod psbt;
pub mod report;
pub mod results;
pub mod run;
pub mod statistics;
pub mod verification;
