import { hashCertificateId, readCertificateId } from './identity.ts';
import { IdHashSet } from './IdHashSet.ts';

/**
 * One of `count` parts of a certificate list, so that several runs can share the work. The part to which a certificate
 * belongs depends only on the certificate's ID.
 */
export interface Shard {
  /** Number of the part, from 0 to `count` - 1. */
  index: number;
  count: number;
}

/** A certificate from a list, not yet validated. */
export interface UnvalidatedCertificate {
  /** Position in the whole list, from 0. */
  index: number;
  id: string | undefined;
  input: unknown;
  /** Whether an earlier certificate of the list has the same ID. */
  isDuplicate: boolean;
}

/**
 * Reads the certificates that belong to one part of a list. Stops when the signal is aborted. Every certificate belongs
 * to exactly one part, even a certificate without an ID.
 */
export async function* readUnvalidatedCertificates(
  certificates: Iterable<unknown> | AsyncIterable<unknown>,
  { shard, signal }: { shard?: Shard | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<UnvalidatedCertificate, void> {
  const idHashes = new IdHashSet();
  let index = -1;
  for await (const input of certificates) {
    if (signal?.aborted) return;
    index++;
    const id = readCertificateId(input);
    const idHash = hashCertificateId(id ?? `certificate ${index}`);
    if (shard && !isInShard(shard, idHash)) continue;
    yield { index, id, input, isDuplicate: id !== undefined && idHashes.hasOrAdd(idHash) };
  }
}

/**
 * Returns whether the certificate with this ID hash belongs to a part of the list. Uses the upper half of the
 * hash, because `IdHashSet` uses the lower half as the index in its hash table.
 */
const isInShard = ({ index, count }: Shard, idHash: bigint) =>
  Number(idHash >> 32n) % count === index;
