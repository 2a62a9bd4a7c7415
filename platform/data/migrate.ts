import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientBase } from 'pg';

/** The database operations that migrations need. */
export interface MigrationDatabase {
  /** Runs all statements of an SQL script. If a statement fails, none takes effect. */
  runScript(script: string): Promise<void>;
  readColumn(query: string): Promise<string[]>;
}

/** Gets the folder of the SQL migrations. The working directory must be the project's root. */
export const getMigrationsFolder = (): string => resolve('platform/data/migrations');

/** Runs the SQL migrations that the table `schema_migrations` does not list yet, in the order of their file names. */
export async function migrate(database: MigrationDatabase): Promise<void> {
  await database.runScript(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const appliedNames = new Set(await database.readColumn('select name from schema_migrations'));
  const folder = getMigrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files.filter((file) => !appliedNames.has(file))) {
    const script = await readFile(join(folder, name), 'utf8');
    await database.runScript(
      `begin;\n${script}\ninsert into schema_migrations (name) values ('${name}');\ncommit;`,
    );
  }
}

type Row = Record<string, string>;

/** Creates a `MigrationDatabase` that runs migrations on PGlite. */
export function createPgliteMigrationDatabase(
  client: Pick<PGlite, 'exec' | 'query'>,
): MigrationDatabase {
  return {
    runScript: async (script) => {
      await client.exec(script);
    },
    readColumn: async (query) =>
      (await client.query<Row>(query)).rows.flatMap((row) => Object.values(row)),
  };
}

/** Creates a `MigrationDatabase` that runs migrations on a PostgreSQL connection. */
export function createPostgresMigrationDatabase(client: ClientBase): MigrationDatabase {
  return {
    runScript: async (script) => {
      await client.query(script);
    },
    readColumn: async (query) =>
      (await client.query<Row>(query)).rows.flatMap((row) => Object.values(row)),
  };
}
