import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientBase } from 'pg';

/** What migrations need of a database: a script of several statements, and rows of one query. */
export interface ScriptRunner {
  /** Runs all statements of a script, or none. */
  runScript(script: string): Promise<void>;
  readColumn(query: string): Promise<string[]>;
}

/** The folder of the committed SQL migrations, seen from the project's root. */
export const migrationsFolder = (): string => resolve('platform/data/migrations');

/** Brings a database to the newest schema: every migration not yet noted in `schema_migrations`, in order of name. */
export async function migrate(database: ScriptRunner): Promise<void> {
  await database.runScript(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = new Set(await database.readColumn('select name from schema_migrations'));
  const folder = migrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files.filter((file) => !applied.has(file))) {
    const script = await readFile(join(folder, name), 'utf8');
    await database.runScript(
      `begin;\n${script}\ninsert into schema_migrations (name) values ('${name}');\ncommit;`,
    );
  }
}

type Row = Record<string, string>;

/** Migrations' view of PGlite. */
export function pgliteScripts(client: Pick<PGlite, 'exec' | 'query'>): ScriptRunner {
  return {
    runScript: async (script) => {
      await client.exec(script);
    },
    readColumn: async (query) =>
      (await client.query<Row>(query)).rows.flatMap((row) => Object.values(row)),
  };
}

/** Migrations' view of one PostgreSQL connection. */
export function postgresScripts(client: ClientBase): ScriptRunner {
  return {
    runScript: async (script) => {
      await client.query(script);
    },
    readColumn: async (query) =>
      (await client.query<Row>(query)).rows.flatMap((row) => Object.values(row)),
  };
}
