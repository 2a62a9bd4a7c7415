import { createHash } from 'node:crypto';

/**
 * Creates a function that returns pseudo-random numbers, at least 0 and less than 1. The same seed always gives the
 * same numbers (algorithm mulberry32).
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Creates an identifier that looks random. The same parts always give the same identifier. */
export function createSeedId(...parts: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(`learning-platform-demo/${parts.join('/')}`);
  return digest.digest('base64url').slice(0, 22).replace(/^-/, 'x');
}
