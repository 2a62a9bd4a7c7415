import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, migrationsFolder, pgliteScripts } from './migrate.ts';
import { randomId } from './randomId.ts';
import { seed } from './seed/seed.ts';

const unpacked = promisify(gunzip);
const cacheFolder = (): string => resolve('.cache');

/**
 * Opens a database from the seed archive. One that cannot be read is made anew, once.
 * @param open for PGlite's `loadDataDir`
 */
export async function withSeedArchive<Opened>(
  open: (archive: Blob) => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(await readSeedArchive());
  } catch {
    await rm(await archivePath(), { force: true });
    return open(await readSeedArchive());
  }
}

/**
 * A seeded database as an archive for PGlite's `loadDataDir`. Made at first need (some seconds), then read from
 * `.cache/` (a second less than a fresh start); its name carries a hash of everything that it is made from.
 */
async function readSeedArchive(): Promise<Blob> {
  const path = await archivePath();
  const cached = await readFile(path).catch(() => undefined);
  // Unpacked here, where an archive that ends too early is an error to catch: PGlite's own unpacking ends the process.
  if (cached !== undefined) return new Blob([new Uint8Array(await unpacked(cached))]);
  const archive = await makeArchive();
  await mkdir(cacheFolder(), { recursive: true });
  // Written aside and renamed: another process never reads half an archive.
  const draft = `${path}.${randomId()}`;
  await writeFile(draft, new Uint8Array(await archive.arrayBuffer()));
  await rename(draft, path);
  const outdated = (await readdir(cacheFolder())).filter(
    (file) => /^seed-[0-9a-f]+\.tar\.gz$/.test(file) && file !== basename(path),
  );
  for (const file of outdated) await rm(join(cacheFolder(), file), { force: true });
  return archive;
}

async function archivePath(): Promise<string> {
  return join(cacheFolder(), `seed-${await hashOfSources()}.tar.gz`);
}

async function makeArchive(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(pgliteScripts(client));
  await seed(drizzle(client));
  const archive = await client.dumpDataDir('gzip');
  await client.close();
  return archive;
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const folders = [migrationsFolder(), resolve('platform/data/seed')];
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
