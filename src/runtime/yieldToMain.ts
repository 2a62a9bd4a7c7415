/** The browser's task scheduler (Scheduler API), which some browsers lack. */
const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };

/**
 * Lets the browser process pending input and rendering before the caller continues. Resolves immediately where the
 * browser lacks `scheduler.yield`.
 */
export const yieldToMain = (): Promise<void> => scheduler?.yield?.() ?? Promise.resolve();
