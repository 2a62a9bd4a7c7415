import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, getMigrationsFolder, createPgliteMigrationDatabase } from './migrate.ts';
import { createRandomId } from './randomId.ts';
import { seedDatabase } from './seed/seed.ts';

const decompress = promisify(gunzip);
const getCacheFolder = (): string => resolve('.cache');

/**
 * Opens a database from the seed archive, the saved files of a database with demo data. If opening fails, deletes the
 * archive, creates a new archive and tries once more.
 * @param open opens PGlite with the archive as PGlite's option `loadDataDir`
 */
export async function openDatabaseFromSeedArchive<Opened>(
  open: (archive: Blob) => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(await readSeedArchive());
  } catch {
    await rm(await getArchivePath(), { force: true });
    return open(await readSeedArchive());
  }
}

/**
 * Reads the seed archive (the saved files of a database with demo data) for PGlite's option `loadDataDir`. The first
 * call creates the archive, which takes some seconds, and stores it in `.cache/`. Later calls read the stored archive.
 * The file name contains a hash of everything from which the archive is made.
 */
async function readSeedArchive(): Promise<Blob> {
  const path = await getArchivePath();
  const cached = await readFile(path).catch(() => undefined);
  // Decompressed here, because a truncated archive ends the process when PGlite decompresses it.
  if (cached !== undefined) return new Blob([new Uint8Array(await decompress(cached))]);
  const archive = await createArchive();
  await mkdir(getCacheFolder(), { recursive: true });
  // Written to a draft and renamed, so that no other process reads a partial archive.
  const draftPath = `${path}.${createRandomId()}`;
  await writeFile(draftPath, new Uint8Array(await archive.arrayBuffer()));
  await rename(draftPath, path);
  const outdated = (await readdir(getCacheFolder())).filter(
    (file) => /^seed-[0-9a-f]+\.tar\.gz$/.test(file) && file !== basename(path),
  );
  for (const file of outdated) await rm(join(getCacheFolder(), file), { force: true });
  return archive;
}

async function getArchivePath(): Promise<string> {
  return join(getCacheFolder(), `seed-${await hashSources()}.tar.gz`);
}

async function createArchive(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(createPgliteMigrationDatabase(client));
  await seedDatabase(drizzle(client));
  const archive = await client.dumpDataDir('gzip');
  await client.close();
  return archive;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const folders = [getMigrationsFolder(), resolve('platform/data/seed')];
  const files = [
    resolve('platform/data/schema.ts'),
    resolve('platform/data/sortName.ts'),
    resolve('platform/data/queries/versionQueries.ts'),
    resolve('node_modules/@electric-sql/pglite/package.json'),
  ];
  for (const folder of folders) {
    files.push(...(await readdir(folder)).map((file) => join(folder, file)));
  }
  for (const file of files.sort()) hash.update(basename(file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
