/**
 * Maps values with an asynchronous function and yields the results in the order of the values. At most `concurrency`
 * results are pending at the same time, so a slow consumer also slows down the reading of the source.
 * @throws errors of the source after the results of the values before, errors of `map` at their place in the order
 */
export async function* mapConcurrentlyInOrder<From, To>(
  source: AsyncIterable<From>,
  concurrency: number,
  map: (value: From) => Promise<To>,
): AsyncGenerator<To, void> {
  const pending: Promise<To>[] = [];
  let failure: { error: unknown } | undefined;
  async function* readSource() {
    try {
      yield* source;
    } catch (error) {
      failure = { error };
    }
  }
  for await (const value of readSource()) {
    const result = map(value);
    // The result is awaited below, possibly after its rejection.
    result.catch(() => undefined);
    pending.push(result);
    const first = pending.length < concurrency ? undefined : pending.shift();
    if (first) yield await first;
  }
  for (const result of pending) yield await result;
  if (failure) throw failure.error;
}
