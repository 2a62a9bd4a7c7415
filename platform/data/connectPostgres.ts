import pg from 'pg';
import { DataError, kindOf } from './dataError.ts';

/** A server that has not taken a connection by then is away. */
export const CONNECT_MS = 5000;

/** One connection, without the limits of a call. @throws DataError when the server cannot be reached */
export async function connectPostgres(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch((error: unknown) => {
    throw new DataError(
      `The database of DATABASE_URL cannot be reached (${kindOf(error)}). Start it, or correct the address.`,
      { cause: error },
    );
  });
  return client;
}
