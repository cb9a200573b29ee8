//! What a result must say about where it comes from: the machine, the compilers and their flags, the sources and the peers' versions.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::thread::{CpuSet, sched_setaffinity};

/// The folders whose sources are measured, from the project's root.
pub const SOURCES: [&str; 2] = ["crates/curve/src", "crates/purek1/src"];

/// Processor features that an implementation here may use.
const FLAGS: [&str; 6] = ["adx", "avx2", "avx512f", "bmi2", "sha_ni", "sse4_1"];

/// The project's root: this package lies one folder below.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map(Path::to_path_buf)
        .unwrap_or_default()
}

/// The processor's name, or `unknown processor` where the system does not tell.
pub fn cpu() -> String {
    cpuinfo("model name").unwrap_or_else(|| "unknown processor".to_owned())
}

/// Which of the features that matter here the processor has.
pub fn cpu_flags() -> Vec<String> {
    let flags = cpuinfo("flags").unwrap_or_default();
    let flags: Vec<&str> = flags.split(' ').collect();
    FLAGS
        .iter()
        .filter(|flag| flags.contains(flag))
        .map(|flag| (*flag).to_owned())
        .collect()
}

/// Family, model and stepping (virtual machines often hide the name), processors, memory and system.
pub fn machine() -> String {
    let number = |key| cpuinfo(key).unwrap_or_else(|| "?".to_owned());
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let memory = fs::read_to_string("/proc/meminfo")
        .ok()
        .and_then(|text| field(&text, "MemTotal"))
        .and_then(|text| text.trim_end_matches(" kB").parse::<u64>().ok())
        .map_or_else(
            || "unknown memory".to_owned(),
            |kib| format!("{} GiB of memory", (kib + (1 << 19)) >> 20),
        );
    format!(
        "family {} model {} stepping {}, {processors} processors, {memory}, {}",
        number("cpu family"),
        number("model"),
        number("stepping"),
        std::env::consts::OS,
    )
}

fn cpuinfo(key: &str) -> Option<String> {
    field(&fs::read_to_string("/proc/cpuinfo").ok()?, key)
}

/// The value of the first line `key : value`.
fn field(text: &str, key: &str) -> Option<String> {
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.trim() == key)
        .map(|(_, value)| value.trim().to_owned())
}

/// The flags that the C peers were compiled with beyond their own build scripts' (see `.cargo/config.toml`), and the level of optimisation,
/// which is this profile's.
pub fn c_flags() -> String {
    let level = if cfg!(debug_assertions) { "-O0" } else { "-O3" };
    match option_env!("CFLAGS_x86_64_unknown_linux_gnu") {
        Some(flags) if cfg!(all(target_arch = "x86_64", target_os = "linux")) => {
            format!("{level} {flags}")
        }
        _ => format!("{level}, without the C library's x86-64 assembly"),
    }
}

/// The first line that a program prints, or `unknown` with the program's name.
pub fn first_line(program: &str, arguments: &[&str]) -> String {
    output(Command::new(program).args(arguments))
        .and_then(|text| text.lines().next().map(str::to_owned))
        .unwrap_or_else(|| format!("unknown {program}"))
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn git(arguments: &[&str]) -> Option<String> {
    output(Command::new("git").current_dir(root()).args(arguments))
}

/// The commit of the sources, or `unknown` outside a repository.
pub fn commit() -> String {
    git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_else(|| "unknown".to_owned())
}

/// Whether a file that git knows differs from the commit. Results do not count: a run writes them.
pub fn modified() -> bool {
    git(&[
        "status",
        "--porcelain",
        "--untracked-files=no",
        "--",
        ".",
        ":!oracle/results",
        ":!README.md",
    ])
    .is_none_or(|text| !text.is_empty())
}

/// git's hashes of the trees [`SOURCES`] in the commit; none outside a repository.
pub fn sources() -> BTreeMap<String, String> {
    SOURCES
        .iter()
        .filter_map(|folder| {
            let hash = git(&["rev-parse", &format!("HEAD:{folder}")])?;
            Some(((*folder).to_owned(), hash))
        })
        .collect()
}

/// The locked version of a package of this workspace: the highest, if there are several.
pub fn locked_version(package: &str) -> Option<String> {
    let mut versions: Vec<Vec<u64>> = Vec::new();
    let lock = include_str!("../Cargo.lock");
    for entry in lock.split("[[package]]") {
        let value = |key: &str| {
            entry
                .lines()
                .find_map(|line| line.strip_prefix(key))
                .map(|text| text.trim_matches('"'))
        };
        if value("name = ") == Some(package)
            && let Some(version) = value("version = ")
        {
            versions.push(
                version
                    .split('.')
                    .map(|part| part.parse().unwrap_or(0))
                    .collect(),
            );
        }
    }
    let highest = versions.into_iter().max()?;
    let parts: Vec<String> = highest.iter().map(u64::to_string).collect();
    Some(parts.join("."))
}

/// The day in UTC, as 2026-12-31.
pub fn date() -> String {
    time::OffsetDateTime::now_utc().date().to_string()
}

/// Highest resident memory of this process so far, in bytes; 0 where the system does not tell.
pub fn peak_rss() -> u64 {
    fs::read_to_string("/proc/self/status")
        .ok()
        .and_then(|text| field(&text, "VmHWM"))
        .and_then(|text| text.trim_end_matches(" kB").trim().parse::<u64>().ok())
        .map_or(0, |kib| kib * 1024)
}

/// Binds this process, and the threads that it will start, to one processor.
///
/// # Errors
/// If the system does not allow it, above all because there is no such processor.
pub fn pin(cpu: u32) -> std::io::Result<()> {
    let cpu = cpu as usize;
    if cpu >= CpuSet::MAX_CPU {
        return Err(std::io::ErrorKind::InvalidInput.into());
    }
    let mut set = CpuSet::new();
    set.set(cpu);
    Ok(sched_setaffinity(None, &set)?)
}

/// A processor's name as part of a file name: small letters, digits and single hyphens.
pub fn slug(name: &str) -> String {
    let name = name.replace("(R)", "").replace("(TM)", "");
    let parts: Vec<String> = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    if parts.is_empty() {
        "unknown".to_owned()
    } else {
        parts.join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs() {
        assert_eq!(slug("Intel(R) Xeon(R) Processor"), "intel-xeon-processor");
        assert_eq!(slug("AMD EPYC 7B13 / 64-Core"), "amd-epyc-7b13-64-core");
        assert_eq!(slug("../"), "unknown");
    }

    #[test]
    fn versions_come_from_the_lock_file() {
        assert!(
            locked_version("secp256k1-sys")
                .unwrap()
                .starts_with("0.14.")
        );
        assert!(locked_version("purek1").is_some());
        assert_eq!(locked_version("no such package"), None);
    }
}
