import { resolve } from 'node:path';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { openDatabase, type Database } from './database.ts';
import { pageQuery, type CertificatePageArgs } from './queries/certificateQueries.ts';
import { versionToIssue } from './queries/versionQueries.ts';
import { certificates, companies, users } from './schema.ts';

/**
 * Seeds a million certificates and prints how long the database takes for the first and the 5,000th page of one
 * learner's. Run from the project's root, on a server of PostgreSQL or on a folder of PGlite:
 *
 *     DATABASE_URL=postgres://… npx tsx platform/data/seedMillion.ts
 *     DATA_FOLDER=.data/million npx tsx platform/data/seedMillion.ts
 *
 * Seeds once: another run on the same data only measures.
 */
const COMPANY = 'company-million';
const LEARNERS = 20;
const CERTIFICATES_EACH = 50_000;
const MEASURED_LEARNER = 'user-million-7';
const PAGE = 10;
const RUNS = 9;

async function seedLearners(db: Database): Promise<void> {
  await db.insert(companies).values({ id: COMPANY, name: 'Um milhão', language: 'pt-BR' });
  await db.insert(users).values(
    Array.from({ length: LEARNERS }, (_, place) => ({
      id: `user-million-${place + 1}`,
      companyId: COMPANY,
      role: 'learner' as const,
      name: `Pessoa ${place + 1}`,
      email: `pessoa-${place + 1}@milhao.example`,
      token: `million-${place + 1}`,
    })),
  );
  for (const kind of ['mission', 'content']) {
    await db.execute(sql`
      insert into ${sql.identifier(`${kind}s`)} (id, company_id, name, workload, offered)
      select ${kind} || '-million-' || n, ${COMPANY}, 'Curso ' || n, 60, false
      from generate_series(1, ${sql.raw(String(CERTIFICATES_EACH / 2))}) n`);
  }
}

/** Every odd one for a mission, every even one for a content; three at a time share their moment. */
async function seedCertificatesOf(db: Database, place: number): Promise<void> {
  const user = `user-million-${place}`;
  const version = await versionToIssue(db, COMPANY, null);
  await db.execute(sql`
    insert into certificates (
      id, company_id, user_id, type, mission_id, content_id, name, sort_name, workload, completed_at, created_at,
      template_version_id
    )
    select
      md5(${user} || '/' || n), ${COMPANY}, ${user},
      case n % 2 when 1 then 'MISSION' else 'CONTENT' end,
      case n % 2 when 1 then 'mission-million-' || (n + 1) / 2 end,
      case n % 2 when 0 then 'content-million-' || n / 2 end,
      'Curso ' || n * 7919 % 20000, 'curso ' || n * 7919 % 20000, 60,
      timestamptz '2016-01-01' + n / 3 * interval '4 hours',
      timestamptz '2016-01-01' + n / 3 * interval '4 hours',
      ${version}
    from generate_series(1, ${sql.raw(String(CERTIFICATES_EACH))}) n`);
}

interface Explained {
  rows: { 'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[] }[];
}

/** Planning and execution in the database, in milliseconds: the median of some runs. */
async function databaseTime(db: Database, query: SQL): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const answer = (await db.execute(sql`explain (analyze, format json) ${query}`)) as Explained;
    const plan = answer.rows[0]?.['QUERY PLAN'][0];
    times.push((plan?.['Planning Time'] ?? NaN) + (plan?.['Execution Time'] ?? NaN));
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN;
}

type Order = Pick<CertificatePageArgs, 'field' | 'direction' | 'type'>;

async function measure(db: Database, asked: Order, page: number): Promise<number> {
  const column = asked.field === 'NAME' ? certificates.sortName : certificates.createdAt;
  const order = asked.direction === 'ASC' ? asc : desc;
  const last = (page - 1) * PAGE;
  const [cursor] =
    last === 0
      ? []
      : await db
          .select()
          .from(certificates)
          .where(
            and(
              eq(certificates.userId, MEASURED_LEARNER),
              asked.type && eq(certificates.type, asked.type),
            ),
          )
          .orderBy(order(column), order(certificates.id))
          .offset(last - 1)
          .limit(1);
  const args = { ...asked, limit: PAGE, after: undefined };
  return databaseTime(db, pageQuery(db, MEASURED_LEARNER, args, cursor).getSQL());
}

async function main(): Promise<void> {
  const { DATABASE_URL, DATA_FOLDER } = process.env;
  const database = await openDatabase(
    DATABASE_URL
      ? { databaseUrl: DATABASE_URL, queryMs: 600_000 }
      : { dataFolder: resolve(DATA_FOLDER ?? '.data/million') },
  );
  const { db } = database;
  try {
    const [present] = await db.select().from(companies).where(eq(companies.id, COMPANY));
    if (present === undefined) {
      await db.transaction(async (tx) => {
        await seedLearners(tx);
        for (let place = 1; place <= LEARNERS; place += 1) {
          await seedCertificatesOf(tx, place);
          process.stdout.write(
            `\r${(place * CERTIFICATES_EACH).toLocaleString('en')} certificates`,
          );
        }
      });
      process.stdout.write('\n');
      await db.execute(sql`analyze`);
    }
    const orders: Order[] = [
      { field: 'CREATED_AT', direction: 'DESC', type: undefined },
      { field: 'CREATED_AT', direction: 'ASC', type: undefined },
      { field: 'NAME', direction: 'ASC', type: undefined },
      { field: 'NAME', direction: 'DESC', type: undefined },
      { field: 'CREATED_AT', direction: 'DESC', type: 'MISSION' },
    ];
    process.stdout.write('order                     first page   deep page\n');
    for (const order of orders) {
      // A type has half of the certificates: its 2,500th page is as near the end as the other's 5,000th.
      const deep = order.type === undefined ? 5000 : 2500;
      const [first, last] = [await measure(db, order, 1), await measure(db, order, deep)];
      const name = [order.field, order.direction, order.type].join(' ').padEnd(24);
      process.stdout.write(
        `${name} ${first.toFixed(3).padStart(8)} ms ${last.toFixed(3).padStart(8)} ms (page ${deep})\n`,
      );
    }
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
