import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companyUserMetadata } from '../schema.ts';
import { sortName } from '../sortName.ts';

export interface MetadataPageArgs {
  skip: number;
  take: number;
  /** Part of the name, whatever its case and accents; empty for all. */
  name: string;
  field: 'NAME' | 'CREATED_AT';
  direction: 'ASC' | 'DESC';
  active: boolean | undefined;
}

/** One page of a company's user metadata, and how many there are in all pages. */
export async function metadataPage(db: Database, companyId: string, args: MetadataPageArgs) {
  const table = companyUserMetadata;
  const conditions: SQL[] = [eq(table.companyId, companyId)];
  if (args.active !== undefined) conditions.push(eq(table.active, args.active));
  const part = sortName(args.name);
  if (part !== '') conditions.push(sql`position(${part} in ${table.sortName}) > 0`);
  const order = args.direction === 'ASC' ? asc : desc;
  const column = args.field === 'NAME' ? table.sortName : table.createdAt;
  const page = await db
    .select()
    .from(table)
    .where(and(...conditions))
    .orderBy(order(column), order(table.id))
    .offset(args.skip)
    .limit(args.take);
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(...conditions));
  return { items: page, total: row?.total ?? 0 };
}
