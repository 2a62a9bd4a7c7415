import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companyUserMetadata } from '../schema.ts';
import { toSortName } from '../sortName.ts';

export interface UserMetadataPageArgs {
  skip: number;
  take: number;
  /** Text that the names of entries must contain, ignoring case and accents. An empty text matches every name. */
  name: string;
  field: 'NAME' | 'CREATED_AT';
  direction: 'ASC' | 'DESC';
  active: boolean | undefined;
}

/** Finds one page of a company's user metadata, and the total number of entries. */
export async function findUserMetadataPage(
  db: Database,
  companyId: string,
  args: UserMetadataPageArgs,
) {
  const table = companyUserMetadata;
  const conditions: SQL[] = [eq(table.companyId, companyId)];
  if (args.active !== undefined) conditions.push(eq(table.active, args.active));
  const namePart = toSortName(args.name);
  if (namePart !== '') conditions.push(sql`position(${namePart} in ${table.sortName}) > 0`);
  const order = args.direction === 'ASC' ? asc : desc;
  const column = args.field === 'NAME' ? table.sortName : table.createdAt;
  const items = await db
    .select()
    .from(table)
    .where(and(...conditions))
    .orderBy(order(column), order(table.id))
    .offset(args.skip)
    .limit(args.take);
  const [totals] = await db
    .select({ total: count() })
    .from(table)
    .where(and(...conditions));
  return { items, total: totals?.total ?? 0 };
}
