const maxConcurrency = 4;

/**
 * Calls a loading function for each id, with a limited number of calls at the same time. After an abort, no further
 * calls are started and no progress is reported.
 * @returns the results in the order of the ids; undefined for each call that failed
 */
export async function loadInParallel<Result>(
  ids: readonly string[],
  load: (id: string) => Promise<Result>,
  onProgress: () => void,
  signal: AbortSignal,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = ids.map(() => undefined);
  let next = 0;
  const isAborted = () => signal.aborted;
  const worker = async () => {
    while (next < ids.length && !isAborted()) {
      const index = next++;
      try {
        results[index] = await load(ids[index] ?? '');
      } catch (error) {
        if (!isAborted()) console.error(error);
      }
      if (!isAborted()) onProgress();
    }
  };
  await Promise.all(Array.from({ length: maxConcurrency }, worker));
  return results;
}
