import { TimeLimitExceeded, timeLimits, within } from '#model/timeLimits.ts';

/** Milliseconds before each further try. */
export const pauses = [400, 1600];

/**
 * Loads a file of the plugin, trying again after a pause when the network fails it.
 * @throws the last failure: the file is gone, for instance after a new release; TimeLimitExceeded: all tries together
 */
export function retryingImport<Module>(load: () => Promise<Module>): Promise<Module> {
  return within(timeLimits.answer, async () => {
    for (const pause of pauses) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return load();
  });
}

/** Whether code or a style sheet did not come, however often it was asked for. */
export function isLoadFailure(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return (
    error instanceof TimeLimitExceeded ||
    name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED'
  );
}
