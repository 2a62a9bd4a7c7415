import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition every 10 ms of real time, even under fake timers. @throws Error after 15 s */
export async function waitUntil(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (condition()) return;
    await pause(10);
  }
  throw new Error('The condition was not met within 15 s.');
}
