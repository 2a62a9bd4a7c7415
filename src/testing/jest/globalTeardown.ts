/** Stops the platform of the test run. */
export default async function stopSharedPlatform(): Promise<void> {
  await globalThis.endPlatform?.();
}
