import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freshSchema } from '../servers/testing/testApi.ts';

const server = process.env.TEST_DATABASE_URL;
const run = promisify(execFile);

const TEXTS = `'{"ptBr": ["a", "", ""], "enUs": ["", "", ""], "esEs": ["", "", ""]}'`;

/** A company with a favourite, a template of a course and one that nobody uses; one without any; one without certificates. */
const EARLIER = `
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

const ISSUED = `
  select c.id || ' ' || v.name || ' ' || v.layout || ' ' || v.title_color || ' ' || (v.custom_fields->'ptBr'->>0)
  from certificates c join template_versions v on v.id = c.template_version_id order by c.id`;
const COUNTED = 'select count(*)::text from template_versions';

/** What a database says that had certificates before they named versions. */
async function migrated(asked: string[], databaseUrl = ''): Promise<unknown> {
  const order = { before: '0004_template_versions.sql', filled: EARLIER, asked };
  const script = ['--import', 'tsx', 'platform/data/testing/migrateEarlier.ts'];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [...script, JSON.stringify(order)], { env });
  return JSON.parse(stdout);
}

async function onPostgres(asked: string[]): Promise<unknown> {
  const { databaseUrl, drop } = await freshSchema(server ?? '');
  const answers = await migrated(asked, databaseUrl);
  await drop();
  return answers;
}

const databases: [string, (asked: string[]) => Promise<unknown>][] = [
  ['PGlite', (asked) => migrated(asked)],
];
if (server !== undefined) databases.push(['PostgreSQL', onPostgres]);

test.each(databases)(
  'on %s what was issued before keeps the design of then, which is never changed and goes with its company',
  async (_name, answersTo) => {
    const change = "update template_versions set layout = 'Layout6'";
    expect(
      await answersTo([ISSUED, COUNTED, change, ISSUED, 'delete from companies', COUNTED]),
    ).toEqual([
      [
        'c1 Próprio Layout4 000000 a',
        'c2 Favorito Layout1 000000 a',
        'c3 New Template ✏️ Layout1 123ABC ',
      ],
      ['3'],
      expect.stringContaining('it is never changed'),
      expect.arrayContaining(['c1 Próprio Layout4 000000 a']),
      [],
      ['0'],
    ]);
  },
);
