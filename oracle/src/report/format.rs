//! How numbers and names are written, once for all reports.
//!
//! Texts of a report are plain but for `code` between backticks. What comes from a results file enters a text through [`code`] or [`plain`],
//! which leave no backtick in it; each report escapes the rest for its own format.

/// Three significant digits: 0.123, 1.23, 12.3, 123, 1,234.
pub fn three_digits(value: f64) -> String {
    let magnitude = value.abs();
    if magnitude >= 999.5 {
        grouped(value)
    } else if magnitude >= 99.95 {
        format!("{value:.0}")
    } else if magnitude >= 9.995 {
        format!("{value:.1}")
    } else if magnitude >= 0.9995 || magnitude == 0.0 {
        format!("{value:.2}")
    } else {
        format!("{value:.3}")
    }
}

/// Nanoseconds in the unit that leaves one to three digits before the point.
pub fn time(nanoseconds: f64) -> String {
    scaled(nanoseconds, 1000.0, &["ns", "µs", "ms", "s"])
}

/// Bytes of a file or a process in the unit that leaves one to three digits before the point.
pub fn size(bytes: u64) -> String {
    scaled(bytes as f64, 1024.0, &["B", "KiB", "MiB", "GiB"])
}

fn scaled(mut value: f64, step: f64, units: &[&str]) -> String {
    let mut unit = 0;
    while value >= 999.5 && unit + 1 < units.len() {
        value /= step;
        unit += 1;
    }
    format!("{} {}", three_digits(value), units[unit])
}

/// A number of things, with commas between thousands; with decimals only if it is an average that is no whole number.
pub fn count(value: f64) -> String {
    if value.fract() == 0.0 || value >= 99.5 {
        grouped(value)
    } else {
        three_digits(value)
    }
}

fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::new();
    if value < 0.0 {
        text.push('−');
    }
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A part of one as a percentage: 0.0123 is `1.2 %`.
pub fn percent(part: f64) -> String {
    let value = part * 100.0;
    let digits = usize::from(value.abs() < 9.95);
    let text = format!("{:.digits$}", value.abs());
    if value < 0.0 && text.chars().any(|c| ('1'..='9').contains(&c)) {
        format!("−{text} %")
    } else {
        format!("{text} %")
    }
}

/// A factor: `1.23×`.
pub fn times(factor: f64) -> String {
    format!("{}×", three_digits(factor))
}

/// What stands where there is no value.
pub const NONE: &str = "–";

/// The formatted value or [`NONE`].
pub fn or_none<T>(value: Option<T>, format: impl Fn(T) -> String) -> String {
    value.map_or_else(|| NONE.to_owned(), format)
}

/// A name as code.
pub fn code(name: &str) -> String {
    format!("`{}`", plain(name))
}

/// A foreign text on one line, without what would be taken for code and without marks that nobody sees.
pub fn plain(text: &str) -> String {
    text.chars()
        .filter(|&c| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'))
        .map(|c| match c {
            '`' => '\'',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect()
}

/// A list in words: `a`, `a and b`, `a, b and c`.
pub fn enumerated(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} and {last}", init.join(", ")),
    }
}

/// Writes a text piece by piece: what is outside of backticks by `outside`, what is between by `inside`.
pub fn pieces(
    text: &str,
    outside: impl Fn(&str) -> String,
    inside: impl Fn(&str) -> String,
) -> String {
    text.split('`')
        .enumerate()
        .map(|(index, piece)| match index % 2 {
            0 => outside(piece),
            _ => inside(piece),
        })
        .collect()
}

/// A table of texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The heads of the columns, with `>` before those whose cells are numbers.
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table; a `>` before a head makes its column one of numbers.
    pub fn new(head: &[&str]) -> Self {
        Self {
            head: head.iter().map(|&text| text.to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    /// The columns: the text of the head, and whether the cells are numbers.
    pub fn columns(&self) -> impl Iterator<Item = (&str, bool)> {
        self.head.iter().map(|head| match head.strip_prefix('>') {
            Some(head) => (head, true),
            None => (head.as_str(), false),
        })
    }

    /// As Markdown.
    pub fn to_markdown(&self) -> String {
        let line = |cells: &mut dyn Iterator<Item = String>| {
            let mut line = String::from("|");
            for cell in cells {
                line.push_str(&format!(" {cell} |"));
            }
            line + "\n"
        };
        let mut text = line(&mut self.columns().map(|(head, _)| escape_markdown(head)));
        text.push('|');
        for (_, numeric) in self.columns() {
            text.push_str(if numeric { "---:|" } else { "---|" });
        }
        text.push('\n');
        for row in &self.rows {
            text.push_str(&line(&mut row.iter().map(|cell| escape_markdown(cell))));
        }
        text
    }
}

/// A text as Markdown, on one line: nothing but its code has a meaning.
pub fn escape_markdown(text: &str) -> String {
    pieces(
        text,
        |outside| {
            let mut escaped = String::new();
            for c in outside.chars() {
                match c {
                    '\\' | '*' | '<' | '[' | ']' | '|' | '~' => escaped.extend(['\\', c]),
                    '&' => escaped.push_str("&amp;"),
                    c => escaped.push(c),
                }
            }
            escaped
        },
        |inside| format!("`{}`", inside.replace('|', "\\|")),
    )
}

/// A text as HTML, in an element or in an attribute between double quotes; backticks become `<code>`.
pub fn escape_html(text: &str) -> String {
    pieces(text, escape_characters, |inside| {
        format!("<code>{}</code>", escape_characters(inside))
    })
}

/// As [`escape_html`], where elements cannot stand.
pub fn escape_html_flat(text: &str) -> String {
    pieces(text, escape_characters, escape_characters)
}

fn escape_characters(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits_and_the_unit_that_fits() {
        for (nanoseconds, text) in [
            (0.0, "0.00 ns"),
            (0.5, "0.500 ns"),
            (9.994, "9.99 ns"),
            (9.996, "10.0 ns"),
            (123.4, "123 ns"),
            (999.4, "999 ns"),
            (999.6, "1.00 µs"),
            (12_345.0, "12.3 µs"),
            (999_600.0, "1.00 ms"),
            (4.5e6, "4.50 ms"),
            (2e9, "2.00 s"),
            (2e12, "2,000 s"),
        ] {
            assert_eq!(time(nanoseconds), text);
        }
    }

    #[test]
    fn sizes_counts_and_parts() {
        assert_eq!(size(0), "0.00 B");
        assert_eq!(size(400 * 1024), "400 KiB");
        assert_eq!(size(1023 * 1024), "0.999 MiB");
        assert_eq!(size(3 << 20), "3.00 MiB");
        assert_eq!(count(0.0), "0");
        assert_eq!(count(1_234_567.0), "1,234,567");
        assert_eq!(count(0.125), "0.125");
        assert_eq!(percent(0.0123), "1.2 %");
        assert_eq!(percent(-0.5), "−50 %");
        assert_eq!(percent(-0.0001), "0.0 %");
        assert_eq!(times(0.98765), "0.988×");
    }

    #[test]
    fn foreign_texts_keep_no_backtick_and_no_hidden_mark() {
        assert_eq!(plain("a`b\nc\u{202e}d"), "a'b cd");
        assert_eq!(escape_markdown(&code("a|b`")), "`a\\|b'`");
        assert_eq!(escape_markdown("<b> *x* | &"), "\\<b> \\*x\\* \\| &amp;");
        assert_eq!(
            escape_html("`<i>` & \"x\""),
            "<code>&lt;i&gt;</code> &amp; &quot;x&quot;"
        );
        assert_eq!(escape_html_flat("`a` < b"), "a &lt; b");
    }

    #[test]
    fn words_of_a_list() {
        let words = |items: &[&str]| {
            let items: Vec<String> = items.iter().map(|&item| item.to_owned()).collect();
            enumerated(&items)
        };
        assert_eq!(words(&["a"]), "a");
        assert_eq!(words(&["a", "b", "c"]), "a, b and c");
    }
}
