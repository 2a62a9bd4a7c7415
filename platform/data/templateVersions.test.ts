import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createIsolatedPostgresSchema } from '../servers/testing/testApi.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const run = promisify(execFile);

const TEXTS = `'{"ptBr": ["a", "", ""], "enUs": ["", "", ""], "esEs": ["", "", ""]}'`;

/**
 * SQL script that creates three companies: with a favorite, an assigned and an unused template; without templates; without
 * certificates.
 */
const EARLIER_DATA = `
  insert into companies (id, name, primary_color)
    values ('one', 'Um', null), ('none', 'Nenhum', '#123ABC'), ('idle', 'Parado', null);
  insert into users (id, company_id, role, name, email, token)
    values ('u1', 'one', 'learner', 'U', 'u', 't1'), ('u2', 'none', 'learner', 'U', 'u', 't2');
  insert into certificate_templates (id, company_id, name, layout, favorite, title_color, content_color, custom_fields)
    values ('fav', 'one', 'Favorito', 'Layout1', true, '000000', '111111', ${TEXTS}),
      ('own', 'one', 'Próprio', 'Layout4', false, '000000', '111111', ${TEXTS}),
      ('unused', 'one', 'Sem uso', 'Layout5', false, '000000', '111111', ${TEXTS});
  insert into missions (id, company_id, name)
    values ('m1', 'one', 'M'), ('m2', 'one', 'M'), ('m3', 'none', 'M');
  insert into certificates
    (id, company_id, user_id, type, mission_id, name, sort_name, certificate_template_id, completed_at, created_at)
    values ('c1', 'one', 'u1', 'MISSION', 'm1', 'M', 'm', 'own', now(), now()),
      ('c2', 'one', 'u1', 'MISSION', 'm2', 'M', 'm', null, now(), now()),
      ('c3', 'none', 'u2', 'MISSION', 'm3', 'M', 'm', null, now(), now());
`;

const ISSUED_QUERY = `
  select c.id || ' ' || v.name || ' ' || v.layout || ' ' || v.title_color || ' ' || (v.custom_fields->'ptBr'->>0)
  from certificates c join template_versions v on v.id = c.template_version_id order by c.id`;
const CODE_QUERY = `
  select bool_or(shows_code_on_front)::text from
    (select shows_code_on_front from template_versions
      union all select shows_code_on_front from certificate_templates) designs`;
const COUNT_QUERY = 'select count(*)::text from template_versions';

/** Migrates a database whose certificates have no template versions yet, and returns the results of queries. */
async function migrateAndQuery(queries: string[], databaseUrl = ''): Promise<unknown> {
  const options = {
    untilMigration: '0004_template_versions.sql',
    setupScript: EARLIER_DATA,
    queries,
  };
  const script = ['--import', 'tsx', 'platform/data/testing/runMigrationTest.ts'];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [...script, JSON.stringify(options)], { env });
  return JSON.parse(stdout);
}

async function migrateAndQueryPostgres(queries: string[]): Promise<unknown> {
  const { databaseUrl, drop } = await createIsolatedPostgresSchema(serverUrl ?? '');
  const results = await migrateAndQuery(queries, databaseUrl);
  await drop();
  return results;
}

const databases: [string, (queries: string[]) => Promise<unknown>][] = [
  ['PGlite', (queries) => migrateAndQuery(queries)],
];
if (serverUrl !== undefined) databases.push(['PostgreSQL', migrateAndQueryPostgres]);

test.each(databases)(
  '%s: existing certificates get an immutable version of their design, deleted with the company',
  async (_name, runQueries) => {
    const changeStatement = "update template_versions set layout = 'Layout6'";
    expect(
      await runQueries([
        ISSUED_QUERY,
        COUNT_QUERY,
        CODE_QUERY,
        changeStatement,
        ISSUED_QUERY,
        'delete from companies',
        COUNT_QUERY,
      ]),
    ).toEqual([
      [
        'c1 Próprio Layout4 000000 a',
        'c2 Favorito Layout1 000000 a',
        'c3 New Template ✏️ Layout1 123ABC ',
      ],
      ['3'],
      ['false'],
      expect.stringContaining('it is never changed'),
      expect.arrayContaining(['c1 Próprio Layout4 000000 a']),
      [],
      ['0'],
    ]);
  },
  // Each row starts a database.
  120_000,
);
