import { createHash } from 'node:crypto';

/** Numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same identifier for the same words at every seeding, in the form of the random ones. */
export function seedId(...words: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(`learning-platform-demo/${words.join('/')}`);
  return digest.digest('base64url').slice(0, 22).replace(/^-/, 'x');
}
