//! The few statistics that the comparison prints.

/// Order statistics of a sample.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    pub median: f64,
    pub min: f64,
    /// Distance of the quartiles as a part of the median: how much the middle half of the sample scatters. 0 if the median is 0.
    pub spread: f64,
}

/// Summarises a sample in any order; `None` for an empty one or one with a value that is not finite.
pub fn summarise(sample: &[f64]) -> Option<Summary> {
    if sample.is_empty() || sample.iter().any(|value| !value.is_finite()) {
        return None;
    }
    let mut sorted = sample.to_vec();
    sorted.sort_by(f64::total_cmp);
    let median = quantile(&sorted, 0.5);
    let spread = if median == 0.0 {
        0.0
    } else {
        (quantile(&sorted, 0.75) - quantile(&sorted, 0.25)) / median
    };
    Some(Summary {
        median,
        min: sorted[0],
        spread,
    })
}

/// The quantile `q` in 0..=1 of a sorted sample that is not empty, linear between neighbours (type 7 of Hyndman and Fan).
fn quantile(sorted: &[f64], q: f64) -> f64 {
    let position = q * (sorted.len() - 1) as f64;
    let below = sorted[position.floor() as usize];
    let above = sorted[position.ceil() as usize];
    below + (above - below) * position.fract()
}

/// Round by round, how many times as fast `own` was as `reference`. A noise that hits a whole round hits both and drops out.
///
/// # Panics
/// If the samples differ in length.
pub fn ratios(reference: &[f64], own: &[f64]) -> Vec<f64> {
    assert_eq!(reference.len(), own.len(), "a ratio for each round");
    reference
        .iter()
        .zip(own)
        .map(|(reference, own)| reference / own)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_samples() {
        let one = summarise(&[7.0]).unwrap();
        assert_eq!((one.median, one.min, one.spread), (7.0, 7.0, 0.0));
        // Quartiles 2 and 4.
        let odd = summarise(&[5.0, 1.0, 4.0, 2.0, 3.0]).unwrap();
        assert_eq!((odd.median, odd.min), (3.0, 1.0));
        assert!((odd.spread - 2.0 / 3.0).abs() < 1e-12);
        // Quartiles 1.75 and 3.25.
        let even = summarise(&[4.0, 1.0, 2.0, 3.0]).unwrap();
        assert_eq!(even.median, 2.5);
        assert!((even.spread - 1.5 / 2.5).abs() < 1e-12);
        assert_eq!(summarise(&[0.0, 0.0]).unwrap().spread, 0.0);
    }

    #[test]
    fn an_outlier_moves_neither_median_nor_spread() {
        let calm = summarise(&[10.0, 11.0, 12.0, 13.0, 14.0]).unwrap();
        let noisy = summarise(&[10.0, 11.0, 12.0, 13.0, 9000.0]).unwrap();
        assert_eq!(calm, noisy);
    }

    #[test]
    fn no_summary_of_nothing_or_of_what_is_no_number() {
        assert_eq!(summarise(&[]), None);
        assert_eq!(summarise(&[1.0, f64::NAN]), None);
        assert_eq!(summarise(&[1.0, f64::INFINITY]), None);
    }

    #[test]
    fn noise_of_a_whole_round_drops_out_of_the_ratio() {
        let reference = [40.0, 400.0, 44.0];
        let own = [20.0, 200.0, 22.0];
        assert_eq!(ratios(&reference, &own), [2.0; 3]);
    }
}
