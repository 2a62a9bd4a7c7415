import { yieldToMain } from './yieldToMain.ts';
import type { ReportEvent } from './pluginEvent.ts';
import { TimeoutError, timeouts, withTimeout } from './timeouts.ts';

/** Delays in milliseconds before the second and the third attempt to load a file. */
export const retryDelays = [400, 1600];

// Mounts share files. Retries before the first mount are queued for it, together with those of webpack's runtime for the
// exposed modules (`webpack/plugins.ts`).
const unreportedRetries: Parameters<typeof reportRetry>[] =
  typeof __webpack_require__ === 'undefined' ? [] : (__webpack_require__.chunkRetries ??= []);
const listeners = new Set<ReportEvent>();

/**
 * Reports to the plugin that was mounted first that a file is requested again. If no plugin is mounted, queues the
 * report until one is.
 * @param ms duration of the failed attempt, in milliseconds
 */
function reportRetry(ms: number, error: unknown): void {
  const [report] = listeners;
  const { request, name } = error as { request?: string; name?: string };
  if (!report) unreportedRetries.push([ms, error]);
  else
    report(
      'file-retried',
      performance.now() - ms,
      (request ?? name ?? '').replace(/^[^?]*\/|\?.*/g, ''),
    );
}

/**
 * Registers a function that reports repeated requests of the plugin's files. Each repeated request is reported only
 * once, also if several plugins are mounted.
 * @returns a function that unregisters `report`
 */
export function onImportRetry(report: ReportEvent): () => void {
  listeners.add(report);
  for (const retry of unreportedRetries.splice(0)) reportRetry(...retry);
  return () => listeners.delete(report);
}

/**
 * Loads a file of the plugin with `import()`, and tries again after a delay when the request fails. Before the promise
 * resolves, the browser can process pending input, because evaluating the loaded code may have blocked the main thread.
 * @throws the error of the last attempt, for instance because a new release has removed the file; TimeoutError when all
 * attempts together take too long
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadedModule = await withTimeout(timeouts.response, async () => {
    for (const delay of retryDelays) {
      const startedAt = performance.now();
      try {
        return await load();
      } catch (error) {
        reportRetry(performance.now() - startedAt, error);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    return load();
  });
  await yieldToMain();
  return loadedModule;
}

/** Returns true if a chunk failed to load after all attempts. */
export function isChunkLoadError(error: unknown): boolean {
  const { name } = error as { name?: unknown };
  return error instanceof TimeoutError || name === 'ChunkLoadError';
}
