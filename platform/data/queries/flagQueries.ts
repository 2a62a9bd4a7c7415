import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { flagClientKeys, flagOverrides, flags } from '../schema.ts';

export async function isFlagClientKey(db: Database, key: string): Promise<boolean> {
  const [row] = await db.select().from(flagClientKeys).where(eq(flagClientKeys.key, key));
  return row !== undefined;
}

/** Evaluates all feature toggles for a company. An unknown or empty company id gives the defaults. */
export async function evaluateFlags(db: Database, companyId: string) {
  const rows = await db
    .select({ flag: flags, override: flagOverrides.enabled })
    .from(flags)
    .leftJoin(
      flagOverrides,
      and(eq(flagOverrides.flagName, flags.name), eq(flagOverrides.companyId, companyId)),
    )
    .orderBy(asc(flags.name));
  return rows.map(({ flag, override }) => ({ ...flag, enabled: override ?? flag.enabled }));
}
