/** Not every browser has it. */
const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };

/**
 * Ends the task that is running, where the browser can: what waits meanwhile, a tap or a frame, goes before what follows.
 */
export const nextTask = (): Promise<void> => scheduler?.yield?.() ?? Promise.resolve();
