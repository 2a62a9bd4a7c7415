import pg from 'pg';
import { DataError, getErrorCodeOrName } from './dataError.ts';

/** Timeout for connecting to a PostgreSQL server. */
export const CONNECT_TIMEOUT_MS = 5000;

/** Opens a PostgreSQL connection without a query timeout. @throws DataError when the server cannot be reached */
export async function connectPostgres(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect().catch((error: unknown) => {
    throw new DataError(
      `The database of DATABASE_URL cannot be reached (${getErrorCodeOrName(error)}). Start it, or correct the address.`,
      { cause: error },
    );
  });
  return client;
}
