import { nextTask } from '#model/nextTask.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { TimeLimitExceeded, timeLimits, within } from '#model/timeLimits.ts';

/** Milliseconds before each further try. */
export const pauses = [400, 1600];

// Files are the page's, whichever mount needs them first. What came before any mount is kept for it, in the list of
// webpack's runtime where there is one: that asks for the exposed modules again, see `webpack.plugins.ts`.
const untold: Parameters<typeof tellRetry>[] =
  typeof __webpack_require__ === 'undefined' ? [] : (__webpack_require__.again ??= []);
const listeners = new Set<TellEvent>();

/** @param ms after which it failed */
function tellRetry(ms: number, failure: unknown): void {
  const [tell] = listeners;
  const { request, name } = failure as { request?: string; name?: string };
  if (!tell) untold.push([ms, failure]);
  else
    tell(
      'file-retried',
      performance.now() - ms,
      (request ?? name ?? '').replace(/^[^?]*\/|\?.*/g, ''),
    );
}

/** Tells a mount of files that are asked for again, each once however many mounts there are. @returns stops it */
export function hearRetries(tell: TellEvent): () => void {
  listeners.add(tell);
  for (const retry of untold.splice(0)) tellRetry(...retry);
  return () => listeners.delete(tell);
}

/**
 * Loads a file of the plugin, trying again after a pause when the network fails it. What is done with it is a task of its
 * own: to run it for the first time may have taken long enough.
 * @throws the last failure: the file is gone, for instance after a new release; TimeLimitExceeded: all tries together
 */
export async function retryingImport<Module>(load: () => Promise<Module>): Promise<Module> {
  const loaded = await within(timeLimits.answer, async () => {
    for (const pause of pauses) {
      const began = performance.now();
      try {
        return await load();
      } catch (failure) {
        tellRetry(performance.now() - began, failure);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return load();
  });
  await nextTask();
  return loaded;
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
