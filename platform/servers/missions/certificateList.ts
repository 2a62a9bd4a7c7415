import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Caller } from '../../data/queries/callerQueries.ts';
import { newestCertificates } from '../../data/queries/certificateQueries.ts';
import type { ApiContext } from '../api.ts';
import { certificateWire } from './certificateWire.ts';

const MOST_LISTED = 1000;
/** At half a megabyte for a thousand certificates. */
const MOST_KEPT = 50;

const zip = promisify(gzip);

interface ListBytes {
  plain: Buffer;
  zipped: Buffer;
}

interface KeptList {
  version: number;
  /** The owner's, which stands in every certificate. */
  name: string;
  bytes: Promise<ListBytes>;
}

/**
 * The newest certificates of a caller as bytes of JSON. The last lists are kept as long as their version, which comes
 * with the caller, is the same; of many who ask at once, one has it made.
 */
export function createCertificateLists(
  context: ApiContext,
): (caller: Caller) => Promise<ListBytes> {
  const kept = new Map<string, KeptList>();

  const make = async ({ id, name }: Caller): Promise<ListBytes> => {
    const rows = await newestCertificates(context.db, id, MOST_LISTED);
    const list = rows.map((row) => ({
      ...certificateWire(context, row),
      user: { name },
      validation_id: row.id,
    }));
    const plain = Buffer.from(JSON.stringify(list));
    return { plain, zipped: await zip(plain, { level: 1 }) };
  };

  return (caller) => {
    const { id, name, certificatesVersion: version } = caller;
    const old = kept.get(id);
    if (old?.version === version && old.name === name) return old.bytes;
    const made: KeptList = { version, name, bytes: make(caller) };
    kept.delete(id);
    kept.set(id, made);
    made.bytes.catch(() => kept.get(id) === made && kept.delete(id));
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT)))
      kept.delete(oldest);
    return made.bytes;
  };
}
