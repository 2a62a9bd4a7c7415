import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { certificates, companies, companyBrands, templateVersions, users } from '../schema.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** Arguments for loading one page of certificates. `after` is the id of the last certificate already loaded. */
export interface CertificatePageArgs {
  type: 'MISSION' | 'CONTENT' | undefined;
  field: 'CREATED_AT' | 'NAME';
  direction: 'ASC' | 'DESC';
  limit: number;
  after: string | undefined;
}

/**
 * Finds one page of a user's certificates, by keyset pagination. The page starts after the certificate with the id
 * `args.after`, so that certificates earned between two requests cause no duplicates or gaps.
 * @returns the page; undefined when `args.after` is not the id of one of the user's certificates
 */
export async function findCertificatePage(
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
  return buildCertificatePageQuery(db, userId, args, cursor);
}

/** Builds the query for one page of certificates. Exported for performance measurements. */
export function buildCertificatePageQuery(
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
    // With a row comparison PostgreSQL starts inside the index; with `or` it would read the index from the beginning.
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
  sortName: _sortName,
  programme: _programme,
  instructor: _instructor,
  place: _place,
  brandId: _brand,
  ...listedColumns
} = getTableColumns(certificates);

/** A certificate in a list: a database row without the columns that only sorting or the full certificate needs. */
export type ListedCertificate = Pick<CertificateRow, keyof typeof listedColumns>;

/**
 * Lists a user's newest certificates, at most `limit`. The database returns the whole list as one JSON text, because
 * PGlite takes longer to parse separate column values than to find the rows.
 */
export async function listNewestCertificates(
  db: Database,
  userId: string,
  limit: number,
): Promise<ListedCertificate[]> {
  const newest = db
    .select(listedColumns)
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(limit)
    .as('newest');
  const columns = sql.join(
    Object.values(listedColumns).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const certificateList = sql<string>`coalesce(json_agg(json_build_array(${columns})), '[]')::text`;
  const [row] = await db.select({ list: certificateList }).from(newest);
  const rows = (JSON.parse(row?.list ?? '[]') as unknown[][]).map((values) =>
    Object.fromEntries(
      Object.entries(listedColumns).map(([key, column], index) => {
        const value = values[index];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
  return rows as unknown as ListedCertificate[];
}

/** Counts the certificates of each user. Users of a company that has not activated certificates are left out. */
export async function countCertificatesByUser(
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

/** Finds a certificate with its user, company, design and brand. Does not check permissions. */
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
