import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { certificates, companies, companyBrands, templateVersions, users } from '../schema.ts';

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

const {
  sortName: _forSorting,
  programme: _forPaper,
  instructor: _instructor,
  place: _place,
  brandId: _brand,
  ...listed
} = getTableColumns(certificates);

/** A certificate without what only sorts it, and what only its paper says. */
export type ListedCertificate = Pick<CertificateRow, keyof typeof listed>;

/**
 * A user's newest certificates, at most `limit`. One text for all of them: PGlite takes longer to take an answer apart,
 * value by value, than to find it.
 */
export async function newestCertificates(
  db: Database,
  userId: string,
  limit: number,
): Promise<ListedCertificate[]> {
  const newest = db
    .select(listed)
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(limit)
    .as('newest');
  const columns = sql.join(
    Object.values(listed).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const list = sql<string>`coalesce(json_agg(json_build_array(${columns})), '[]')::text`;
  const [answer] = await db.select({ list }).from(newest);
  const rows = (JSON.parse(answer?.list ?? '[]') as unknown[][]).map((values) =>
    Object.fromEntries(
      Object.entries(listed).map(([key, column], place) => {
        const value = values[place];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
  return rows as unknown as ListedCertificate[];
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

/** A certificate with whom and whose company it belongs to, the design and the brand it was issued with, whoever asks. */
export async function findCertificate(db: Database, id: string) {
  const [row] = await db
    .select({
      certificate: certificates,
      user: users,
      company: companies,
      version: templateVersions,
      brand: companyBrands,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(companies, eq(companies.id, certificates.companyId))
    .innerJoin(templateVersions, eq(templateVersions.id, certificates.templateVersionId))
    .leftJoin(companyBrands, eq(companyBrands.id, certificates.brandId))
    .where(eq(certificates.id, id));
  return row;
}
