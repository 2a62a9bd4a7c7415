/**
 * Maps values asynchronously, with limited concurrency, and yields the results in the order of the values. At most
 * `concurrency` values are read ahead, so a slow consumer slows down the mapping and the reading.
 * @throws errors of the source or of `map`, in order
 */
export async function* mapInOrder<From, To>(
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
