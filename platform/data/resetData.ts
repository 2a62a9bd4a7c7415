import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { connectPostgres } from './connectPostgres.ts';
import type { DatabaseOptions } from './database.ts';
import { lockFolder } from './folderLock.ts';

const TABLES = [
  'flag_overrides',
  'flag_client_keys',
  'flags',
  'images',
  'user_metadata_values',
  'company_user_metadata',
  'certificates',
  'template_versions',
  'company_brands',
  'contents',
  'missions',
  'certificate_templates',
  'users',
  'companies',
  'schema_migrations',
];

/**
 * Deletes the platform's data: the folder, or the platform's tables in PostgreSQL. The next start seeds the demo data
 * again.
 * @throws DataFolderInUse when a running process uses the folder
 */
export async function resetData(options: DatabaseOptions): Promise<void> {
  if (options.databaseUrl !== undefined) {
    const client = await connectPostgres(options.databaseUrl);
    try {
      await client.query(`drop table if exists ${TABLES.join(', ')} cascade`);
    } finally {
      await client.end();
    }
  }
  if (options.dataFolder !== undefined) {
    const folder = resolve(options.dataFolder);
    const unlock = await lockFolder(folder);
    try {
      await rm(folder, { recursive: true, force: true });
    } finally {
      unlock();
    }
  }
}
