import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companies } from '../schema.ts';

/** Writers of one company's templates and images wait for each other here, in whatever process they run. */
export const lockCompany = (tx: Database, companyId: string): Promise<void> =>
  lock(tx, companyId, 'update');

/** Who issues with a company's templates waits for their writers here, as those do in turn. */
export const holdCompany = (tx: Database, companyId: string): Promise<void> =>
  lock(tx, companyId, 'share');

async function lock(tx: Database, companyId: string, strength: 'update' | 'share'): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for(strength);
}
