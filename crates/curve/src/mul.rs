//! The products of scalars and points. One file each; variable time says so in the name of the file and of the function. `recode` has the
//! digits of the products in variable time, `windows` those of the products of secrets.
//!
//! | product | scalars | form |
//! |---|---|---|
//! | [`mul_generator`] | secret k | k·G, comb of odd signed digits, masked scan |
//! | [`mul`] | secret k | k·P, GLV, fixed windows of odd digits, masked scan |
//! | [`mul_generator_vartime`] | public k | k·G, byte windows, no doublings |
//! | [`double_mul_vartime`] | public a, b | a·P + b·G, GLV and wNAF |

mod double_vartime;
mod generator;
mod generator_vartime;
mod recode;
mod variable;
mod windows;

pub use double_vartime::double_mul_vartime;
pub use generator::mul_generator;
pub use generator_vartime::mul_generator_vartime;
pub use variable::mul;
