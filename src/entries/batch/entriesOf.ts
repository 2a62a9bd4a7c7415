import { fingerprintOf, idOf } from './identity.ts';
import { SeenIds } from './SeenIds.ts';

/** One of so many parts of a list, which part decided by the ID alone. */
export interface Shard {
  /** From 0. */
  index: number;
  count: number;
}

/** A certificate of a list. */
export interface Entry {
  /** Its place in the whole list, from 0. */
  index: number;
  id: string | undefined;
  wire: unknown;
  /** Another one of its ID came before it. */
  isRepeated: boolean;
}

/** The certificates of a list that are a shard's, until the signal. Each is of one shard, those without an ID, too. */
export async function* entriesOf(
  certificates: Iterable<unknown> | AsyncIterable<unknown>,
  { shard, signal }: { shard?: Shard | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<Entry, void> {
  const seen = new SeenIds();
  let index = -1;
  for await (const wire of certificates) {
    if (signal?.aborted) return;
    index++;
    const id = idOf(wire);
    const fingerprint = fingerprintOf(id ?? `certificate ${index}`);
    if (shard && !isIn(shard, fingerprint)) continue;
    yield { index, id, wire, isRepeated: id !== undefined && seen.has(fingerprint) };
  }
}

/** By the upper half: the lower one spreads what a shard has over the places in `SeenIds`. */
const isIn = ({ index, count }: Shard, fingerprint: bigint) =>
  Number(fingerprint >> 32n) % count === index;
