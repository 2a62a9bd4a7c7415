import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import {
  migrate,
  getMigrationsFolder,
  createPgliteMigrationDatabase,
  createPostgresMigrationDatabase,
  type MigrationDatabase,
} from '../migrate.ts';

/**
 * Tests a migration with existing data: runs the migrations before `untilMigration`, then `setupScript`, then the
 * remaining migrations. Prints a JSON list with the values of the column that each query returns, or with the error
 * message of a failed query. This is a separate program, because jest cannot load PGlite.
 *
 *     node --import tsx platform/data/testing/runMigrationTest.ts \\
 *       '{"untilMigration":"0004_….sql","setupScript":"insert …","queries":["select …"]}'
 *
 * Uses PGlite in memory, or the empty database of DATABASE_URL.
 */
interface Options {
  untilMigration: string;
  setupScript: string;
  queries: string[];
}

async function openRunner(): Promise<{ runner: MigrationDatabase; close: () => Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return { runner: createPostgresMigrationDatabase(client), close: () => client.end() };
  }
  const client = await PGlite.create();
  return { runner: createPgliteMigrationDatabase(client), close: () => client.close() };
}

async function migrateUntil(runner: MigrationDatabase, endName: string): Promise<void> {
  await runner.runScript('create table schema_migrations (name text primary key)');
  const names = (await readdir(getMigrationsFolder())).sort();
  for (const name of names.slice(0, names.indexOf(endName))) {
    await runner.runScript(await readFile(join(getMigrationsFolder(), name), 'utf8'));
    await runner.runScript(`insert into schema_migrations (name) values ('${name}')`);
  }
}

async function run({ untilMigration, setupScript, queries }: Options): Promise<void> {
  const { runner, close } = await openRunner();
  await migrateUntil(runner, untilMigration);
  await runner.runScript(setupScript);
  await migrate(runner);
  const results: (string[] | string)[] = [];
  for (const query of queries) results.push(await runner.readColumn(query).catch(String));
  await close();
  process.stdout.write(JSON.stringify(results));
}

void run(JSON.parse(process.argv[2] ?? '') as Options);
