import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS, connectPostgres } from './connectPostgres.ts';
import { DataError, getErrorCodeOrName } from './dataError.ts';
import { EmbeddedDatabase } from './embeddedDatabase.ts';
import { lockFolder } from './folderLock.ts';
import {
  migrate,
  createPgliteMigrationDatabase,
  createPostgresMigrationDatabase,
} from './migrate.ts';
import { seedDatabase } from './seed/seed.ts';
import { openDatabaseFromSeedArchive } from './seedArchive.ts';

/**
 * A database accessed through Drizzle, either PGlite or PostgreSQL. Both have the same tables and accept the same SQL.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Location of the platform's data. The database is in memory when neither `databaseUrl` nor `dataFolder` is set. */
export interface DatabaseOptions {
  /** URL of a PostgreSQL server, 15 or newer. Takes precedence over `dataFolder`. */
  databaseUrl?: string;
  /** Folder with the files of PGlite. A lock file next to the folder keeps a second process from using the folder. */
  dataFolder?: string;
  /** Timeout of a PostgreSQL query, in milliseconds. Default: 10 s. */
  queryTimeoutMs?: number;
}

export interface DatabaseConnection {
  db: Database;
  close(): Promise<void>;
}

/**
 * Key of the PostgreSQL advisory lock that a process holds while it migrates and seeds the database. Processes that
 * start at the same time take turns.
 */
const SETUP_LOCK = 7_340_021;
/** Default timeout of a PostgreSQL query, in milliseconds. A server that takes longer counts as unavailable. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Opens the platform's database, migrates it and seeds it with the demo data when it is empty.
 * @throws DataFolderInUse when another process uses the folder
 * @throws DataError when the data cannot be opened
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseConnection> {
  if (options.databaseUrl !== undefined)
    return openPostgres(options.databaseUrl, options.queryTimeoutMs);
  if (options.dataFolder !== undefined) return openFolder(resolve(options.dataFolder));
  const client = await openDatabaseFromSeedArchive((loadDataDir) => PGlite.create({ loadDataDir }));
  return { db: drizzlePglite(client), close: () => client.close() };
}

async function openFolder(folder: string): Promise<DatabaseConnection> {
  if ((await stat(folder).catch(() => undefined))?.isFile() === true)
    throw new DataError(
      `${folder} is a file; the data need a folder. Choose another with DATA_FOLDER.`,
    );
  await mkdir(dirname(folder), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    if (await isEmpty(folder)) await fillFolder(folder);
    const embedded = await openEmbedded(folder);
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

/** Returns whether a folder is missing or empty, like the folder of a new Docker volume. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  try {
    const embedded = await EmbeddedDatabase.open(folder);
    await migrate(createPgliteMigrationDatabase(embedded));
    return embedded;
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(
      `The data in ${folder} cannot be read (${getErrorCodeOrName(error)}). Restore a copy of them, or reset them: npm run platform:reset.`,
      { cause: error },
    );
  }
}

/**
 * Fills a folder with the database files from the seed archive (a saved database with demo data). Unpacks the archive
 * into a temporary folder first, so that an interrupted start does not leave an incomplete folder.
 */
async function fillFolder(folder: string): Promise<void> {
  const draftFolder = `${folder}.draft`;
  const client = await openDatabaseFromSeedArchive(async (loadDataDir) => {
    await rm(draftFolder, { recursive: true, force: true });
    return PGlite.create({ dataDir: draftFolder, loadDataDir });
  });
  await client.close();
  // A mounted volume cannot be replaced by a rename, so its contents are copied.
  await rename(draftFolder, folder).catch(async () => {
    await cp(draftFolder, folder, { recursive: true });
    await rm(draftFolder, { recursive: true, force: true });
  });
}

async function openPostgres(
  connectionString: string,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): Promise<DatabaseConnection> {
  await prepareDatabase(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
  });
  // The pool replaces a lost connection at the next query. Without a listener its error would end the process.
  pool.on('error', (error) =>
    process.stderr.write(`PostgreSQL connection: ${getErrorCodeOrName(error)}\n`),
  );
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzlePg(pool), close: () => pool.end() };
}

/**
 * Migrates a PostgreSQL database and seeds it with demo data. The queries have no timeout, because they may have to
 * wait while another process migrates and seeds the same database.
 */
async function prepareDatabase(connectionString: string): Promise<void> {
  const client = await connectPostgres(connectionString);
  try {
    // Released when the connection ends.
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await migrate(createPostgresMigrationDatabase(client));
    await seedDatabase(drizzlePg(client));
  } finally {
    await client.end();
  }
}
