import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Caller } from '../../data/queries/callerQueries.ts';
import { newestCertificates } from '../../data/queries/certificateQueries.ts';
import type { ApiContext } from '../api.ts';
import { certificateWire } from './certificateWire.ts';

const MOST_LISTED = 1000;
/** At fifty kilobytes for a thousand certificates. */
const MOST_KEPT = 200;

const zipped = promisify(gzip);
const unzipped = promisify(gunzip);

interface KeptList {
  version: string;
  /** The owner's, which stands in every certificate. */
  name: string;
  bytes: Buffer;
}

/**
 * Lists as bytes of JSON. The last ones are kept, and sent again as long as the database says that their version is
 * still that of the rows: to ask for that takes a tenth of reading a thousand certificates.
 */
export function createCertificateLists(context: ApiContext) {
  const kept = new Map<string, KeptList>();

  const zippedList = async ({ id, name }: Caller): Promise<Buffer> => {
    const old = kept.get(id);
    const known = old?.name === name ? old.version : undefined;
    const { version, rows } = await newestCertificates(context.db, id, MOST_LISTED, known);
    const list = rows?.map((row) => ({
      ...certificateWire(context, row),
      user: { name },
      validation_id: row.id,
    }));
    const bytes =
      list === undefined && old !== undefined
        ? old.bytes
        : await zipped(JSON.stringify(list), { level: 1 });
    kept.delete(id);
    kept.set(id, { version, name, bytes });
    for (const oldest of [...kept.keys()].slice(0, kept.size - MOST_KEPT)) kept.delete(oldest);
    return bytes;
  };

  return {
    /** The newest certificates of somebody. @param asGzip whether the caller takes it compressed */
    read: async (caller: Caller, asGzip: boolean): Promise<Buffer> => {
      const bytes = await zippedList(caller);
      return asGzip ? bytes : unzipped(bytes);
    },
  };
}
