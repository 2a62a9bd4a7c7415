import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { CONNECT_MS, connectPostgres } from './connectPostgres.ts';
import { DataError, kindOf } from './dataError.ts';
import { Embedded } from './embedded.ts';
import { lockFolder } from './folderLock.ts';
import { migrate, pgliteScripts, postgresScripts } from './migrate.ts';
import { seed } from './seed/seed.ts';
import { withSeedArchive } from './seedArchive.ts';

/** Queries of either driver: the same tables and SQL on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the platform's data live. With neither key: in memory, gone at the end. */
export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or newer. Wins over `dataFolder`. */
  databaseUrl?: string;
  /** A folder for PGlite; one process at a time, kept by the lock file beside it. */
  dataFolder?: string;
  /** How long PostgreSQL may take for a query, in milliseconds; default 10 s. */
  queryMs?: number;
}

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** One number for all starts of the platform on a server: migrations and seed run one after the other. */
const SETUP_LOCK = 7_340_021;
/** A server that does not answer a query within these is away. */
const QUERY_MS = 10_000;

/**
 * Opens the platform's database, migrated and with the demo data in it.
 * @throws DataFolderInUse when another process has the folder
 * @throws DataError when the data cannot be opened
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options.queryMs);
  if (options.dataFolder !== undefined) return openFolder(resolve(options.dataFolder));
  const client = await withSeedArchive((loadDataDir) => PGlite.create({ loadDataDir }));
  return { db: drizzlePglite(client), close: () => client.close() };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  if ((await stat(folder).catch(() => undefined))?.isFile() === true)
    throw new DataError(
      `${folder} is a file; the data need a folder. Choose another with DATA_FOLDER.`,
    );
  await mkdir(dirname(folder), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    if (await isEmpty(folder)) await fillFolder(folder);
    const embedded = await openedOrNamed(folder);
    const close = async (): Promise<void> => {
      await embedded.close();
      unlock();
    };
    return { db: drizzlePglite({ client: embedded as unknown as PGlite }), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether there is nothing yet: no folder, or one of a fresh volume. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

async function openedOrNamed(folder: string): Promise<Embedded> {
  try {
    const embedded = await Embedded.open(folder);
    await migrate(pgliteScripts(embedded));
    return embedded;
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(
      `The data in ${folder} cannot be read (${kindOf(error)}). Put a copy of them there, or begin anew: npm run platform:reset.`,
      { cause: error },
    );
  }
}

/** Unpacked aside and renamed, so that a start that was cut short never leaves half a folder. */
async function fillFolder(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  const client = await withSeedArchive(async (loadDataDir) => {
    await rm(draft, { recursive: true, force: true });
    return PGlite.create({ dataDir: draft, loadDataDir });
  });
  await client.close();
  // A volume that is mounted there can be filled, not replaced.
  await rename(draft, folder).catch(async () => {
    await cp(draft, folder, { recursive: true });
    await rm(draft, { recursive: true, force: true });
  });
}

async function openPostgres(connectionString: string, queryMs = QUERY_MS): Promise<OpenDatabase> {
  await prepare(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryMs,
  });
  // A connection that the server ends is replaced at the next query; unheard, its error ends the process.
  pool.on('error', (error) => process.stderr.write(`PostgreSQL connection: ${kindOf(error)}\n`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzlePg(pool), close: () => pool.end() };
}

/** Without the limits of a call: another start may be at it, and is waited for. */
async function prepare(connectionString: string): Promise<void> {
  const client = await connectPostgres(connectionString);
  try {
    // Given back with the connection.
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await migrate(postgresScripts(client));
    await seed(drizzlePg(client));
  } finally {
    await client.end();
  }
}
