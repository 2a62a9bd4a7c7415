import { resolve } from 'node:path';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { openDatabase, type Database } from './database.ts';
import {
  buildCertificatePageQuery,
  type CertificatePageArgs,
} from './queries/certificateQueries.ts';
import { storeTemplateVersion } from './queries/versionQueries.ts';
import { certificates, companies, users } from './schema.ts';

/**
 * Seeds a million certificates and prints how long the database takes for the first and the 5,000th page of one
 * learner's certificates. Run it in the project's root, with a PostgreSQL server or a PGlite folder:
 *
 *     DATABASE_URL=postgres://… npx tsx platform/data/seedMillion.ts
 *     DATA_FOLDER=.data/million npx tsx platform/data/seedMillion.ts
 *
 * A second run with the same database seeds nothing and only measures.
 */
const COMPANY = 'company-million';
const LEARNERS = 20;
const CERTIFICATES_PER_LEARNER = 50_000;
const MEASURED_LEARNER = 'user-million-7';
const PAGE_SIZE = 10;
const RUNS = 9;

async function seedLearners(db: Database): Promise<void> {
  await db.insert(companies).values({ id: COMPANY, name: 'Um milhão', language: 'pt-BR' });
  await db.insert(users).values(
    Array.from({ length: LEARNERS }, (_, index) => ({
      id: `user-million-${index + 1}`,
      companyId: COMPANY,
      role: 'learner' as const,
      name: `Pessoa ${index + 1}`,
      email: `pessoa-${index + 1}@milhao.example`,
      token: `million-${index + 1}`,
    })),
  );
  for (const kind of ['mission', 'content']) {
    await db.execute(sql`
      insert into ${sql.identifier(`${kind}s`)} (id, company_id, name, workload, offered)
      select ${kind} || '-million-' || n, ${COMPANY}, 'Curso ' || n, 60, false
      from generate_series(1, ${sql.raw(String(CERTIFICATES_PER_LEARNER / 2))}) n`);
  }
}

/**
 * Stores the certificates of a learner. Odd-numbered ones are for missions, even-numbered ones for contents. Every
 * three consecutive certificates share a timestamp.
 */
async function seedCertificates(db: Database, learnerNumber: number): Promise<void> {
  const user = `user-million-${learnerNumber}`;
  const version = await storeTemplateVersion(db, COMPANY, null);
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
    from generate_series(1, ${sql.raw(String(CERTIFICATES_PER_LEARNER))}) n`);
}

interface ExplainResult {
  rows: { 'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[] }[];
}

/** Measures how long the database plans and executes a query, in milliseconds. Returns the median of several runs. */
async function measureDatabaseTime(db: Database, query: SQL): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = (await db.execute(
      sql`explain (analyze, format json) ${query}`,
    )) as ExplainResult;
    const plan = result.rows[0]?.['QUERY PLAN'][0];
    times.push((plan?.['Planning Time'] ?? NaN) + (plan?.['Execution Time'] ?? NaN));
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
}

type Order = Pick<CertificatePageArgs, 'field' | 'direction' | 'type'>;

async function measure(db: Database, order: Order, page: number): Promise<number> {
  const column = order.field === 'NAME' ? certificates.sortName : certificates.createdAt;
  const sort = order.direction === 'ASC' ? asc : desc;
  const last = (page - 1) * PAGE_SIZE;
  const [cursor] =
    last === 0
      ? []
      : await db
          .select()
          .from(certificates)
          .where(
            and(
              eq(certificates.userId, MEASURED_LEARNER),
              order.type && eq(certificates.type, order.type),
            ),
          )
          .orderBy(sort(column), sort(certificates.id))
          .offset(last - 1)
          .limit(1);
  const args = { ...order, limit: PAGE_SIZE, after: undefined };
  return measureDatabaseTime(
    db,
    buildCertificatePageQuery(db, MEASURED_LEARNER, args, cursor).getSQL(),
  );
}

async function run(): Promise<void> {
  const { DATABASE_URL, DATA_FOLDER } = process.env;
  const database = await openDatabase(
    DATABASE_URL
      ? { databaseUrl: DATABASE_URL, queryTimeoutMs: 600_000 }
      : { dataFolder: resolve(DATA_FOLDER ?? '.data/million') },
  );
  const { db } = database;
  try {
    const [company] = await db.select().from(companies).where(eq(companies.id, COMPANY));
    if (company === undefined) {
      await db.transaction(async (tx) => {
        await seedLearners(tx);
        for (let learnerNumber = 1; learnerNumber <= LEARNERS; learnerNumber += 1) {
          await seedCertificates(tx, learnerNumber);
          process.stdout.write(
            `\r${(learnerNumber * CERTIFICATES_PER_LEARNER).toLocaleString('en')} certificates`,
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
      // A type has half of the certificates, so its last page is the 2,500th.
      const deepPage = order.type === undefined ? 5000 : 2500;
      const [first, last] = [await measure(db, order, 1), await measure(db, order, deepPage)];
      const name = [order.field, order.direction, order.type].join(' ').padEnd(24);
      process.stdout.write(
        `${name} ${first.toFixed(3).padStart(8)} ms ${last.toFixed(3).padStart(8)} ms (page ${deepPage})\n`,
      );
    }
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
