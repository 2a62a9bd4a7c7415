/** The browser's task scheduler (Scheduler API), which some browsers lack. */
const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };

/** Lets the browser process input and paint. Resolves immediately where it lacks `scheduler.yield`. */
export const yieldToMain = (): Promise<void> => scheduler?.yield?.() ?? Promise.resolve();
