import { setTimeout as pause } from 'node:timers/promises';

/** Asks until it is so, in real time whatever the test's clock does. @throws Error after some seconds */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (isSo()) return;
    await pause(10);
  }
  throw new Error('It never came to be so.');
}
