import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companies } from '../schema.ts';

/**
 * Locks a company in the database while its templates and images are written. Makes all other writers wait, also those
 * in other processes.
 */
export const lockCompanyForUpdate = (tx: Database, companyId: string): Promise<void> =>
  lock(tx, companyId, 'update');

/**
 * Locks a company in the database while a certificate is issued. Waits for writers of the company's templates, and
 * keeps templates from being written, but allows further certificates to be issued at the same time.
 */
export const lockCompanyForShare = (tx: Database, companyId: string): Promise<void> =>
  lock(tx, companyId, 'share');

async function lock(tx: Database, companyId: string, strength: 'update' | 'share'): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for(strength);
}
