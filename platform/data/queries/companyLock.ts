import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companies } from '../schema.ts';

/** Writers of one company's templates and images wait for each other here, in whatever process they run. */
export async function lockCompany(tx: Database, companyId: string): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
}
