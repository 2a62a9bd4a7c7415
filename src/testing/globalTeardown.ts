/** Ends the platform started for the run. */
export default function globalTeardown(): void {
  globalThis.platformProcess?.kill('SIGTERM');
}
