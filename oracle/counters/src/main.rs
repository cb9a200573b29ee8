//! Reviews and signs each of the 18 sample PSBTs, with and without the cache, and prints what that took as JSON lines for the comparison.
//! The names and the inputs are those of `oracle/src/psbt.rs`, with whose rows the report puts them together.

use purek1::counters::{GENERATOR_MULTIPLICATIONS, HMACS, INVERSIONS};
use purek1_wallet::{
    Cache, Error, Form, Options, PsbtFile, Seed, SignOptions, register, review, sample,
};

fn main() -> Result<(), Error> {
    let seed = Seed::from_bytes(&sample::SEED)?;
    for workload in sample::workload_policies()? {
        let proof = register::register(&workload.policy, &seed)?;
        for inputs in [1, 3, 10] {
            let psbt = sample::psbt(&workload.policy, inputs, 0)?;
            let file = PsbtFile::from_psbt(psbt, Form::Binary)?;
            for (implementation, cache) in [("purek1", Cache::On), ("purek1_no_cache", Cache::Off)]
            {
                let options = Options {
                    proof: Some(proof),
                    cache,
                    ..Options::default()
                };
                let counters = [&GENERATOR_MULTIPLICATIONS, &HMACS, &INVERSIONS];
                let before = counters.map(|counter| counter.get());
                let review = review(file.clone(), &workload.policy, &seed, &options)?;
                let derivations = review.derivations();
                review.sign(&SignOptions::default())?;
                let after = counters.map(|counter| counter.get());
                let line = serde_json::json!({
                    "counters": format!("psbt_{}_{inputs}", workload.name),
                    "impl": implementation,
                    "derivations": derivations,
                    "generator_multiplications": after[0] - before[0],
                    "hmacs": after[1] - before[1],
                    "inversions": after[2] - before[2],
                });
                println!("{line}");
            }
        }
    }
    Ok(())
}
