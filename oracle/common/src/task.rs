//! One operation of one implementation over prepared inputs: it can be timed, and asked what it computes.

use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::cost::{self, Cost};

type Timer<'a> = Box<dyn FnMut(usize, usize) -> Result<Duration, String> + 'a>;
type Costs<'a> = Box<dyn FnMut(usize) -> Result<Option<Cost>, String> + 'a>;
type Outputter<'a> = Box<dyn FnMut(usize) -> Result<Vec<u8>, String> + 'a>;

/// An operation ready to run. What is timed and what is compared is the same call, so that an implementation cannot be fast at one
/// thing and right at another.
pub struct Task<'a> {
    time: Timer<'a>,
    cost: Costs<'a>,
    output: Outputter<'a>,
}

impl<'a> Task<'a> {
    /// The operation `run` over `count` inputs, called with the number of the input. `encode` turns its result into bytes for comparison
    /// and is never timed: no bytes stand for a refusal, `[1]` and `[0]` for a verdict.
    /// A task without inputs can be made, and not run.
    pub fn new<T>(
        count: usize,
        run: impl Fn(usize) -> T + Clone + 'a,
        encode: impl Fn(T) -> Vec<u8> + 'a,
    ) -> Self {
        let timed = run.clone();
        let measured = run.clone();
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
            cost: Box::new(move |calls| {
                // Once on the usual stack, which is guarded, and so that what is done once is not counted.
                black_box(measured(0));
                let work = || (0..calls).for_each(|i| drop(black_box(measured(i % count))));
                Ok(Some(cost::of(work).1))
            }),
            output: Box::new(move |input| Ok(encode(run(input % count)))),
        }
    }

    /// The operation of another process, which measures itself.
    pub fn remote(
        time: impl FnMut(usize, usize) -> Result<Duration, String> + 'a,
        cost: impl FnMut(usize) -> Result<Option<Cost>, String> + 'a,
        output: impl FnMut(usize) -> Result<Vec<u8>, String> + 'a,
    ) -> Self {
        Self {
            time: Box::new(time),
            cost: Box::new(cost),
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

    /// What `calls` calls cost beside time, on the first inputs and round again; `None` if another process cannot tell.
    ///
    /// # Errors
    /// What another process says when it fails.
    pub fn cost(&mut self, calls: usize) -> Result<Option<Cost>, String> {
        (self.cost)(calls)
    }

    /// What the operation computes from input number `input`.
    ///
    /// # Errors
    /// What another process says when it fails.
    pub fn output(&mut self, input: usize) -> Result<Vec<u8>, String> {
        (self.output)(input)
    }
}

/// The inputs in an implementation's own type, made before the clock starts. Shared, because a task holds its operation in each of
/// its three calls.
pub fn prepare<T, U>(inputs: &[T], parse: impl Fn(&T) -> U) -> Rc<[U]> {
    inputs.iter().map(parse).collect()
}

/// Bytes for comparison; none for a refusal.
pub fn bytes<const N: usize>(result: Option<[u8; N]>) -> Vec<u8> {
    result.map_or_else(Vec::new, |bytes| bytes.to_vec())
}

/// A verdict for comparison.
pub fn verdict(accepted: bool) -> Vec<u8> {
    vec![u8::from(accepted)]
}
