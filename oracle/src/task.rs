//! One operation of one implementation over prepared inputs: it can be timed, and asked what it computes.

use std::hint::black_box;
use std::time::{Duration, Instant};

type Timer<'a> = Box<dyn FnMut(usize, usize) -> Result<Duration, String> + 'a>;
type Outputter<'a> = Box<dyn FnMut(usize) -> Result<Vec<u8>, String> + 'a>;

/// An operation ready to run. What is timed and what is compared is the same call, so that an implementation cannot be fast at one
/// thing and right at another.
pub struct Task<'a> {
    time: Timer<'a>,
    output: Outputter<'a>,
}

impl<'a> Task<'a> {
    /// The operation `run` over `count` inputs, called with the number of the input. `encode` turns its result into bytes for comparison
    /// and is never timed: no bytes stand for a refusal, `[1]` and `[0]` for a verdict.
    ///
    /// # Panics
    /// If `count` is 0.
    pub fn new<T>(
        count: usize,
        run: impl Fn(usize) -> T + Clone + 'a,
        encode: impl Fn(T) -> Vec<u8> + 'a,
    ) -> Self {
        assert!(count > 0, "a task needs an input");
        let timed = run.clone();
        Self {
            // The loop is compiled here, around the call itself: nothing but the operation lies between the two readings of the clock.
            time: Box::new(move |first, calls| {
                let mut input = first % count;
                let start = Instant::now();
                for _ in 0..calls {
                    black_box(timed(black_box(input)));
                    input += 1;
                    if input == count {
                        input = 0;
                    }
                }
                Ok(start.elapsed())
            }),
            output: Box::new(move |input| Ok(encode(run(input % count)))),
        }
    }

    /// The operation of another process, which measures itself.
    pub fn remote(
        time: impl FnMut(usize, usize) -> Result<Duration, String> + 'a,
        output: impl FnMut(usize) -> Result<Vec<u8>, String> + 'a,
    ) -> Self {
        Self {
            time: Box::new(time),
            output: Box::new(output),
        }
    }

    /// The time of `calls` calls, on the inputs from number `first` on and round again from the first.
    ///
    /// # Errors
    /// What another process says when it fails.
    pub fn time(&mut self, first: usize, calls: usize) -> Result<Duration, String> {
        (self.time)(first, calls)
    }

    /// What the operation computes from input number `input`.
    ///
    /// # Errors
    /// What another process says when it fails.
    pub fn output(&mut self, input: usize) -> Result<Vec<u8>, String> {
        (self.output)(input)
    }
}
