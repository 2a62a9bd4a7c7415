/**
 * Maps values with an asynchronous function and yields the results in the order of the values. At most `concurrency`
 * results are pending at the same time, so a slow consumer also slows down the reading of the source.
 * @throws errors of the source or of `map`, at their place in the order
 */
export async function* mapConcurrentlyInOrder<From, To>(
  source: AsyncIterable<From>,
  concurrency: number,
  map: (value: From) => Promise<To>,
): AsyncGenerator<To, void> {
  const pending: Promise<To>[] = [];
  for await (const value of source) {
    const result = map(value);
    // The result is awaited below, possibly after its rejection.
    result.catch(() => undefined);
    pending.push(result);
    const first = pending.length < concurrency ? undefined : pending.shift();
    if (first) yield await first;
  }
  for (const result of pending) yield await result;
}
