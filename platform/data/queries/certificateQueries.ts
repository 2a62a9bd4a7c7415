import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { certificates, companies, users } from '../schema.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** What one page asks for; `after` is the id of the last certificate that the caller has. */
export interface CertificatePageArgs {
  type: 'MISSION' | 'CONTENT' | undefined;
  field: 'CREATED_AT' | 'NAME';
  direction: 'ASC' | 'DESC';
  limit: number;
  after: string | undefined;
}

/**
 * One page of a user's certificates by keyset: the cursor's own sort values decide what comes next, so that a
 * certificate earned between two pages never makes another one appear twice or not at all.
 * @returns undefined when the cursor is not one of the user's certificates
 */
export async function certificatePage(
  db: Database,
  userId: string,
  args: CertificatePageArgs,
): Promise<CertificateRow[] | undefined> {
  let cursor: CertificateRow | undefined;
  if (args.after !== undefined) {
    [cursor] = await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, args.after), eq(certificates.userId, userId)));
    if (cursor === undefined) return undefined;
  }
  return pageQuery(db, userId, args, cursor);
}

/** The query of one page, for `certificatePage` and for whoever measures it. */
export function pageQuery(
  db: Database,
  userId: string,
  args: CertificatePageArgs,
  cursor: CertificateRow | undefined,
) {
  const { createdAt, sortName, id, type } = certificates;
  const column = args.field === 'NAME' ? sortName : createdAt;
  const order = args.direction === 'ASC' ? asc : desc;
  const conditions: SQL[] = [eq(certificates.userId, userId)];
  if (args.type !== undefined) conditions.push(eq(type, args.type));
  if (cursor !== undefined) {
    const value = args.field === 'NAME' ? cursor.sortName : cursor.createdAt;
    const compare = sql.raw(args.direction === 'ASC' ? '>' : '<');
    // A row comparison: PostgreSQL starts reading the index there; the same with `or` reads from its beginning.
    conditions.push(
      sql`(${column}, ${id}) ${compare} (${sql.param(value, column)}, ${sql.param(cursor.id, id)})`,
    );
  }
  return db
    .select()
    .from(certificates)
    .where(and(...conditions))
    .orderBy(order(column), order(id))
    .limit(args.limit);
}

const { sortName: _forSorting, ...listed } = getTableColumns(certificates);

/** A certificate without what only sorts it. */
export type ListedCertificate = Omit<CertificateRow, 'sortName'>;

interface ListAnswer {
  rows: [{ version: string; list: string | null }];
}

/**
 * A user's newest certificates, at most `limit`, and the version they have: another one whenever any row is another.
 * One text for all rows: drivers take longer to take an answer apart than the database to find it.
 * @param known the version that the caller has
 * @returns without `rows` when that is still the version
 */
export async function newestCertificates(
  db: Database,
  userId: string,
  limit: number,
  known: string | undefined,
): Promise<{ version: string; rows?: ListedCertificate[] }> {
  const { createdAt, id } = certificates;
  const columns = sql.join(
    Object.values(listed).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const newest = sql`from ${certificates} where ${eq(certificates.userId, userId)}
    order by ${desc(createdAt)}, ${desc(id)} limit ${limit}`;
  const answer = (await db.execute(sql`
    select version, case when version is distinct from ${known ?? null} then (
      select coalesce(json_agg(json_build_array(${columns})), '[]') from (select * ${newest}) rows
    )::text end as list
    from (
      select coalesce(md5(string_agg(id || xmin, ' ')), '') as version
      from (select id, xmin ${newest}) ids
    ) present`)) as ListAnswer;
  const [{ version, list }] = answer.rows;
  if (list === null) return { version };
  const rows = (JSON.parse(list) as unknown[][]).map((values) =>
    Object.fromEntries(
      Object.entries(listed).map(([key, column], place) => {
        const value = values[place];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
  return { version, rows: rows as unknown as ListedCertificate[] };
}

/** How many certificates each of these users has; of a company without certificates, nobody has a number. */
export async function countsOfListeners(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: users.id, total: count(certificates.id) })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(certificates, eq(certificates.userId, users.id))
    .where(and(inArray(users.id, [...new Set(userIds)]), eq(companies.showCertificates, true)))
    .groupBy(users.id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** A certificate with whom and whose company it belongs to, whoever asks. */
export async function findCertificate(db: Database, id: string) {
  const [row] = await db
    .select({ certificate: certificates, user: users, company: companies })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(companies, eq(companies.id, certificates.companyId))
    .where(eq(certificates.id, id));
  return row;
}
