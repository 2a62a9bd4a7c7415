import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import {
  migrate,
  migrationsFolder,
  pgliteScripts,
  postgresScripts,
  type ScriptRunner,
} from '../migrate.ts';

/**
 * A program, since jest cannot load PGlite: fills a database that has only the migrations before one, migrates it, and
 * prints what it then answers, as a list of columns.
 *
 *     node --import tsx platform/data/testing/migrateEarlier.ts '{"before":"0004_….sql","filled":"insert …","asked":["select …"]}'
 *
 * On PGlite in memory, or on the empty database of DATABASE_URL. A question that fails is answered by its message.
 */
interface Order {
  before: string;
  filled: string;
  asked: string[];
}

async function openScripts(): Promise<{ scripts: ScriptRunner; close: () => Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return { scripts: postgresScripts(client), close: () => client.end() };
  }
  const client = await PGlite.create();
  return { scripts: pgliteScripts(client), close: () => client.close() };
}

async function migrateUntil(scripts: ScriptRunner, end: string): Promise<void> {
  await scripts.runScript('create table schema_migrations (name text primary key)');
  const names = (await readdir(migrationsFolder())).sort();
  for (const name of names.slice(0, names.indexOf(end))) {
    await scripts.runScript(await readFile(join(migrationsFolder(), name), 'utf8'));
    await scripts.runScript(`insert into schema_migrations (name) values ('${name}')`);
  }
}

async function main({ before, filled, asked }: Order): Promise<void> {
  const { scripts, close } = await openScripts();
  await migrateUntil(scripts, before);
  await scripts.runScript(filled);
  await migrate(scripts);
  const answers: (string[] | string)[] = [];
  for (const question of asked) answers.push(await scripts.readColumn(question).catch(String));
  await close();
  process.stdout.write(JSON.stringify(answers));
}

void main(JSON.parse(process.argv[2] ?? '') as Order);
