import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AuthenticatedUser } from '../../data/queries/callerQueries.ts';
import { listNewestCertificates } from '../../data/queries/certificateQueries.ts';
import type { ApiContext } from '../api.ts';
import { toCertificateResponse } from './certificateSchema.ts';

const MAX_CERTIFICATES = 1000;
/** Maximum number of cached lists. A list of a thousand certificates takes half a megabyte. */
const MAX_CACHED_LISTS = 50;

const compress = promisify(gzip);

interface SerializedList {
  plain: Buffer;
  gzipped: Buffer;
}

interface CachedList {
  version: number;
  /** Name of the certificate owner, which is part of every certificate. */
  userName: string;
  bytes: Promise<SerializedList>;
}

/**
 * Creates a cache of serialized lists of a user's newest certificates. A list is valid while the user's
 * `certificatesVersion` and name stay the same. Concurrent requests share one query.
 */
export function createCertificateListCache(
  context: ApiContext,
): (caller: AuthenticatedUser) => Promise<SerializedList> {
  const cache = new Map<string, CachedList>();

  const serializeList = async ({ id, name }: AuthenticatedUser): Promise<SerializedList> => {
    const rows = await listNewestCertificates(context.db, id, MAX_CERTIFICATES);
    const list = rows.map((row) => ({
      ...toCertificateResponse(context, row),
      user: { name },
      validation_id: row.id,
    }));
    const plain = Buffer.from(JSON.stringify(list));
    return { plain, gzipped: await compress(plain, { level: 1 }) };
  };

  return (caller) => {
    const { id, name, certificatesVersion: version } = caller;
    const cached = cache.get(id);
    if (cached?.version === version && cached.userName === name) return cached.bytes;
    const entry: CachedList = { version, userName: name, bytes: serializeList(caller) };
    cache.delete(id);
    cache.set(id, entry);
    entry.bytes.catch(() => cache.get(id) === entry && cache.delete(id));
    for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_CACHED_LISTS)))
      cache.delete(oldest);
    return entry.bytes;
  };
}
