//! Charts as SVG.
//!
//! Places along x are percentages of the width and everything else is in pixels, without a `viewBox`: a chart is as wide as there is room,
//! and its letters keep their size on a phone.

use std::fmt::Write as _;

use super::format::{escape_html_flat, time};
use super::standings::{Family, family};

/// The colour of a mark, by whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// `purek1`.
    Ours,
    /// Another form of it.
    Variant,
    /// The C library.
    C,
    Other,
}

impl Tone {
    /// The tone of an implementation.
    pub fn of(id: &str) -> Self {
        match family(id) {
            Family::Ours if id == "purek1" => Self::Ours,
            Family::Ours => Self::Variant,
            Family::C => Self::C,
            Family::Other => Self::Other,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Ours => "ours",
            Self::Variant => "variant",
            Self::C => "c",
            Self::Other => "other",
        }
    }
}

/// A bar.
#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub value: f64,
    /// The distance of the quartiles as a part of the value.
    pub spread: f64,
    /// The value in words.
    pub text: String,
    pub tone: Tone,
}

/// A line of points.
#[derive(Clone, Debug)]
pub struct Line {
    pub label: String,
    pub points: Vec<(u64, f64)>,
    pub tone: Tone,
}

/// A chart; its title and description are read aloud.
#[derive(Clone, Debug)]
pub enum Chart {
    /// Bars from 0.
    Bars {
        title: String,
        description: String,
        bars: Vec<Bar>,
    },
    /// Bars from 1, to both sides, on a logarithmic scale.
    Ratios {
        title: String,
        description: String,
        bars: Vec<Bar>,
    },
    /// Lines of times over x, from 0.
    Lines {
        title: String,
        description: String,
        x: String,
        lines: Vec<Line>,
    },
}

/// The height of a bar with the gap below it, and of the bar.
const PITCH: f64 = 24.0;
const THICK: f64 = 14.0;

/// Where bars begin and may end: the labels stand before, the values after. Names of operations are longer than those of implementations.
const LEFT: f64 = 34.0;
const RATIO_LEFT: f64 = 39.0;
const RIGHT: f64 = 80.0;

impl Chart {
    /// The title, without markup.
    pub fn title(&self) -> &str {
        match self {
            Self::Bars { title, .. } | Self::Ratios { title, .. } | Self::Lines { title, .. } => {
                title
            }
        }
    }

    /// The `svg` element. `id` is unique in the page: the title and the description are found by it.
    pub fn to_svg(&self, id: &str) -> String {
        let (description, height, marks) = match self {
            Self::Bars {
                description, bars, ..
            } => (description, bars_height(bars), bar_marks(bars)),
            Self::Ratios {
                description, bars, ..
            } => (description, bars_height(bars) + 20.0, ratio_marks(bars)),
            Self::Lines {
                description,
                x,
                lines,
                ..
            } => (description, PLOT_HEIGHT, line_marks(x, lines)),
        };
        format!(
            "<svg role=\"img\" aria-labelledby=\"{id}-title {id}-desc\" width=\"100%\" height=\"{height}\">\n\
             <title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-desc\">{}</desc>\n{marks}</svg>\n",
            escape_html_flat(self.title()),
            escape_html_flat(description),
        )
    }
}

fn bars_height(bars: &[Bar]) -> f64 {
    bars.len() as f64 * PITCH + 4.0
}

fn text(svg: &mut String, class: &str, x: f64, dx: f64, y: f64, content: &str) {
    let _ = writeln!(
        svg,
        "<text class=\"{class}\" x=\"{x:.2}%\" dx=\"{dx}\" y=\"{y:.1}\">{}</text>",
        escape_html_flat(content)
    );
}

fn line(svg: &mut String, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{x1:.2}%\" y1=\"{y1:.1}\" x2=\"{x2:.2}%\" y2=\"{y2:.1}\"/>"
    );
}

/// A bar between two places with its label before `left`, its whisker and its value after whatever reaches furthest.
fn bar_mark(
    svg: &mut String,
    bar: &Bar,
    index: usize,
    left: f64,
    (from, to): (f64, f64),
    whisker: (f64, f64),
) {
    let top = index as f64 * PITCH + 4.0;
    let middle = top + THICK / 2.0;
    let baseline = middle + 4.0;
    text(svg, "label", left, -8.0, baseline, &bar.label);
    let _ = writeln!(
        svg,
        "<rect class=\"{}\" x=\"{:.2}%\" y=\"{top:.1}\" width=\"{:.2}%\" height=\"{THICK}\" rx=\"2\"/>",
        bar.tone.class(),
        from.min(to),
        // A bar too short to see is still there.
        (to - from).abs().max(0.2),
    );
    // Twice, the first time broader and in the colour of the paper, so that it is seen on every bar.
    for class in ["halo", "whisker"] {
        line(svg, class, (whisker.0, middle), (whisker.1, middle));
    }
    text(
        svg,
        "value",
        to.max(from).max(whisker.1),
        6.0,
        baseline,
        &bar.text,
    );
}

fn bar_marks(bars: &[Bar]) -> String {
    let mut svg = String::new();
    let most = bars
        .iter()
        .map(|bar| bar.value * (1.0 + bar.spread.min(1.0) / 2.0))
        .fold(f64::MIN_POSITIVE, f64::max);
    let place = |value: f64| LEFT + (RIGHT - LEFT) * (value / most).clamp(0.0, 1.0);
    for (index, bar) in bars.iter().enumerate() {
        let half = bar.value * bar.spread / 2.0;
        let whisker = (place(bar.value - half), place(bar.value + half));
        bar_mark(
            &mut svg,
            bar,
            index,
            LEFT,
            (LEFT, place(bar.value)),
            whisker,
        );
    }
    svg
}

fn ratio_marks(bars: &[Bar]) -> String {
    let mut svg = String::new();
    let logs = || bars.iter().map(|bar| bar.value.log2());
    // At least from two thirds to three halves, so that a small lead does not look like a large one.
    let least = logs().fold(-0.58, f64::min) - 0.05;
    let most = logs().fold(0.58, f64::max) + 0.05;
    let place = |factor: f64| {
        RATIO_LEFT
            + 2.0
            + (RIGHT - RATIO_LEFT - 2.0)
                * ((factor.log2() - least) / (most - least)).clamp(0.0, 1.0)
    };
    let bottom = bars.len() as f64 * PITCH + 2.0;
    for tick in [0.125, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 8.0, 16.0] {
        let log = f64::log2(tick);
        // In a wide range the ticks between powers of two would run into each other.
        let crowded = most - least > 2.5 && log.fract() != 0.0;
        if (least..=most).contains(&log) && !crowded {
            let class = if tick == 1.0 { "reference" } else { "grid" };
            line(&mut svg, class, (place(tick), 0.0), (place(tick), bottom));
            text(
                &mut svg,
                "tick",
                place(tick),
                0.0,
                bottom + 14.0,
                &format!("{tick}×"),
            );
        }
    }
    for (index, bar) in bars.iter().enumerate() {
        let half = bar.spread / 2.0;
        let whisker = (
            place(bar.value * (1.0 - half).max(0.01)),
            place(bar.value * (1.0 + half)),
        );
        bar_mark(
            &mut svg,
            bar,
            index,
            RATIO_LEFT,
            (place(1.0), place(bar.value)),
            whisker,
        );
    }
    svg
}

const PLOT_HEIGHT: f64 = 300.0;
const PLOT_TOP: f64 = 14.0;
const PLOT_BOTTOM: f64 = 252.0;
const PLOT_LEFT: f64 = 20.0;
const PLOT_RIGHT: f64 = 68.0;
/// The least distance of labels at the ends of lines.
const LABEL_PITCH: f64 = 16.0;

fn line_marks(x_label: &str, lines: &[Line]) -> String {
    let mut svg = String::new();
    let points = || lines.iter().flat_map(|line| line.points.iter());
    let mut xs: Vec<u64> = points().map(|point| point.0).collect();
    xs.sort_unstable();
    xs.dedup();
    let (Some(&first), Some(&last)) = (xs.first(), xs.last()) else {
        return svg;
    };
    let logarithmic = first > 0 && last / first >= 10;
    let scale = |x: u64| {
        if logarithmic {
            (x as f64).log2()
        } else {
            x as f64
        }
    };
    let width = (scale(last) - scale(first)).max(f64::MIN_POSITIVE);
    let step = nice_step(points().map(|point| point.1).fold(0.0, f64::max));
    let most = step.0 * f64::from(step.1);
    let place = |(x, y): (u64, f64)| {
        (
            PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * (scale(x) - scale(first)) / width,
            PLOT_BOTTOM - (PLOT_BOTTOM - PLOT_TOP) * y / most,
        )
    };

    for tick in 0..=step.1 {
        let value = step.0 * f64::from(tick);
        let y = place((first, value)).1;
        let class = if tick == 0 { "axis" } else { "grid" };
        line(&mut svg, class, (PLOT_LEFT, y), (PLOT_RIGHT, y));
        let words = if tick == 0 {
            "0".to_owned()
        } else {
            time(value)
        };
        text(&mut svg, "label", PLOT_LEFT, -8.0, y + 4.0, &words);
    }
    // At most seven ticks, or on a phone they run into each other.
    let every = xs.len().div_ceil(7);
    for &x in xs.iter().rev().step_by(every) {
        let at = place((x, 0.0)).0;
        line(&mut svg, "axis", (at, PLOT_BOTTOM), (at, PLOT_BOTTOM + 4.0));
        text(
            &mut svg,
            "tick",
            at,
            0.0,
            PLOT_BOTTOM + 18.0,
            &x.to_string(),
        );
    }
    let middle = f64::midpoint(PLOT_LEFT, PLOT_RIGHT);
    let axis = if logarithmic {
        format!("{x_label}, logarithmic")
    } else {
        x_label.to_owned()
    };
    text(&mut svg, "tick", middle, 0.0, PLOT_BOTTOM + 38.0, &axis);

    // Others first, so that ours lies on top.
    let mut order: Vec<&Line> = lines.iter().collect();
    order.sort_by_key(|line| line.tone == Tone::Ours);
    for curve in &order {
        let class = format!("line {}", curve.tone.class());
        for pair in curve.points.windows(2) {
            line(&mut svg, &class, place(pair[0]), place(pair[1]));
        }
        for &point in &curve.points {
            let (x, y) = place(point);
            let _ = writeln!(
                svg,
                "<circle class=\"{}\" cx=\"{x:.2}%\" cy=\"{y:.1}\" r=\"3.5\"/>",
                curve.tone.class()
            );
        }
    }
    for (label, y) in spaced_labels(&order, |point| place(point).1) {
        let class = format!("end {}", label.tone.class());
        text(&mut svg, &class, PLOT_RIGHT, 10.0, y + 4.0, &label.label);
    }
    svg
}

/// The labels at the ends of the lines, from the bottom up, pushed apart so that none covers another.
fn spaced_labels<'a>(
    lines: &[&'a Line],
    height: impl Fn((u64, f64)) -> f64,
) -> Vec<(&'a Line, f64)> {
    let mut labels: Vec<(&Line, f64)> = lines
        .iter()
        .filter_map(|&line| Some((line, height(*line.points.last()?))))
        .collect();
    labels.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut below = PLOT_BOTTOM + LABEL_PITCH;
    for (_, y) in &mut labels {
        *y = y.min(below - LABEL_PITCH);
        below = *y;
    }
    labels
}

/// A round step and the number of steps, four or five of which reach `most`.
fn nice_step(most: f64) -> (f64, u32) {
    let most = most.max(1.0);
    let power = 10f64.powf((most / 5.0).log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0]
        .into_iter()
        .map(|factor| factor * power)
        .find(|step| most / step <= 5.0)
        .unwrap_or(10.0 * power);
    (step, (most / step).ceil() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_reach_the_top() {
        for most in [0.3, 1.0, 9.0, 37_000.0, 45_000.0, 1e9] {
            let (step, number) = nice_step(most);
            assert!(step * f64::from(number) >= most && number <= 5, "{most}");
        }
        assert_eq!(nice_step(37_000.0), (10_000.0, 4));
    }

    #[test]
    fn labels_of_equal_ends_do_not_cover_each_other() {
        let line = |label: &str, y| Line {
            label: label.to_owned(),
            points: vec![(1, y)],
            tone: Tone::Other,
        };
        let lines = [
            line("a", 0.0),
            line("b", 1.0),
            line("c", 1.0),
            line("d", 200.0),
        ];
        let lines: Vec<&Line> = lines.iter().collect();
        let labels = spaced_labels(&lines, |(_, y)| PLOT_BOTTOM - y);
        for pair in labels.windows(2) {
            assert!(pair[0].1 - pair[1].1 >= LABEL_PITCH);
        }
    }
}
