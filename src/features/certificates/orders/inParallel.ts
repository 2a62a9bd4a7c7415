/** Certificates asked for at the same time. */
const atOnce = 4;

/** Results in the order of the ids; undefined for one that failed. Starts nothing more once stopped. */
export async function inParallel<Result>(
  ids: readonly string[],
  load: (id: string) => Promise<Result>,
  advance: () => void,
  signal: AbortSignal,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = ids.map(() => undefined);
  let next = 0;
  const worker = async () => {
    while (next < ids.length && !signal.aborted) {
      const index = next++;
      try {
        results[index] = await load(ids[index] ?? '');
      } catch (error) {
        console.error(error);
      }
      advance();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
