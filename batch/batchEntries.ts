import { computeFingerprint, readCertificateId } from './identity.ts';
import { FingerprintSet } from './FingerprintSet.ts';

/**
 * One of `count` parts of a list, for splitting a batch among several runs. The id of a certificate alone determines
 * the part to which the certificate belongs.
 */
export interface Shard {
  /** Index of the part, from 0. */
  index: number;
  count: number;
}

/** A certificate of a list, not yet validated. */
export interface BatchEntry {
  /** Index in the whole list, from 0. */
  index: number;
  id: string | undefined;
  input: unknown;
  /** Whether an earlier certificate of the list has the same ID. */
  isDuplicate: boolean;
}

/**
 * Reads the certificates that belong to one part of the list, until the signal is aborted. Every certificate, even
 * without an id, belongs to exactly one part.
 */
export async function* readEntries(
  certificates: Iterable<unknown> | AsyncIterable<unknown>,
  { shard, signal }: { shard?: Shard | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<BatchEntry, void> {
  const fingerprints = new FingerprintSet();
  let index = -1;
  for await (const input of certificates) {
    if (signal?.aborted) return;
    index++;
    const id = readCertificateId(input);
    const fingerprint = computeFingerprint(id ?? `certificate ${index}`);
    if (shard && !isInShard(shard, fingerprint)) continue;
    yield { index, id, input, isDuplicate: id !== undefined && fingerprints.hasOrAdd(fingerprint) };
  }
}

/**
 * Returns whether a fingerprint belongs to a part of the list. Uses the upper half of the fingerprint, because the
 * lower half selects the index in `FingerprintSet`.
 */
const isInShard = ({ index, count }: Shard, fingerprint: bigint) =>
  Number(fingerprint >> 32n) % count === index;
