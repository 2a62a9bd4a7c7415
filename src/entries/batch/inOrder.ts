/**
 * What is made of each, in their order, with so many begun at once. No more is taken of the source than that: a consumer that
 * is slow holds back whoever makes and whoever reads.
 * @throws what the source or `make` throws, at its place
 */
export async function* inOrder<From, To>(
  source: AsyncIterable<From>,
  atOnce: number,
  make: (from: From) => Promise<To>,
): AsyncGenerator<To, void> {
  const begun: Promise<To>[] = [];
  for await (const from of source) {
    const made = make(from);
    // It is waited for below, maybe after it failed.
    made.catch(() => undefined);
    begun.push(made);
    const first = begun.length < atOnce ? undefined : begun.shift();
    if (first) yield await first;
  }
  for (const made of begun) yield await made;
}
