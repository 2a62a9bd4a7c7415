/** Ends the platform started for the run. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.endPlatform?.();
}
