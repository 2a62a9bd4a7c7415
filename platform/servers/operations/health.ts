import { sql } from 'drizzle-orm';
import type { Database } from '../../data/database.ts';
import type { TypedFastify } from '../api.ts';

/** Milliseconds after which a database that does not respond counts as unavailable. Probes wait about as long. */
const DATABASE_TIMEOUT_MS = 2000;

/**
 * Registers `GET /healthz`, which answers while the process does, and `GET /readyz`, which answers 503 while the
 * database is unavailable.
 */
export function registerHealthRoutes(api: TypedFastify, db: Database): void {
  const options = { schema: { hide: true } };
  api.get('/healthz', options, () => Promise.resolve({ status: 'ok' }));
  api.get('/readyz', options, async (_request, reply) => {
    const isReady = await canQuery(db);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'no database' });
  });
}

async function canQuery(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([query, timeout]);
  clearTimeout(timer);
  return isReady;
}
