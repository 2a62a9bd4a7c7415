/** The beginning of a list of certificates, which was read before the run. */
export interface ListAhead {
  /** Number of certificates that were read. */
  count: number;
  /** Whether the list has no further certificates. */
  isComplete: boolean;
  /** The whole list. Must be read to its end or closed. */
  certificates: AsyncGenerator<unknown, void>;
}

/**
 * Reads the first certificates of a list, to learn whether there are any, and whether they are fewer than `maxCount`.
 * An error of the list is thrown after the certificates before it, or here if there are none.
 */
export async function readListAhead(
  list: AsyncGenerator<unknown, void>,
  maxCount: number,
): Promise<ListAhead> {
  const first: unknown[] = [];
  let isComplete = false;
  let failure: { error: unknown } | undefined;
  try {
    while (!isComplete && first.length < maxCount) {
      const { value, done } = await list.next();
      if (done) isComplete = true;
      else first.push(value);
    }
  } catch (error) {
    if (first.length === 0) throw error;
    failure = { error };
  }
  async function* readAll(): AsyncGenerator<unknown, void> {
    try {
      yield* first;
      if (failure) throw failure.error;
      yield* list;
    } finally {
      await list.return();
    }
  }
  return { count: first.length, isComplete, certificates: readAll() };
}
