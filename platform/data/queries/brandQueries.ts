import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { randomId } from '../randomId.ts';
import { certificates, companies, companyBrands } from '../schema.ts';
import { holdCompany, lockCompany } from './companyLock.ts';
import { isImageOf } from './imageQueries.ts';

type BrandRow = typeof companyBrands.$inferSelect;

/** What the papers of a company bear. Pictures are paths, or empty. */
export type Brand = Pick<BrandRow, 'name' | 'legalName' | 'logo' | 'signatures'>;

/** That of a company which has said nothing but its name. */
const nameAlone = (name: string): Brand => ({ name, legalName: '', logo: '', signatures: [] });

/** What papers bear that are issued now. */
export async function currentBrand(
  db: Database,
  { name, brandId }: Pick<typeof companies.$inferSelect, 'name' | 'brandId'>,
): Promise<Brand> {
  return (brandId === null ? undefined : await findBrand(db, brandId)) ?? nameAlone(name);
}

/**
 * The brand with which a certificate is issued now, if the company has one. Belongs in the transaction that stores the
 * certificate.
 */
export async function brandToIssue(tx: Database, companyId: string): Promise<string | null> {
  await holdCompany(tx, companyId);
  const [company] = await tx
    .select({ brandId: companies.brandId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.brandId ?? null;
}

/** @param row that a certificate names, if it does */
export const brandOf = (company: { name: string }, row: BrandRow | null): Brand =>
  row ?? nameAlone(company.name);

async function findBrand(db: Database, id: string): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(companyBrands).where(eq(companyBrands.id, id));
  return row;
}

/**
 * Makes a brand that of what is issued from now on; what was issued before bears the one of then.
 * @returns whether it is: not where one of its pictures has gone meanwhile
 */
export async function replaceBrand(
  db: Database,
  companyId: string,
  brand: Brand,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    for (const path of [brand.logo, ...brand.signatures.map(({ image }) => image)])
      if (path !== '' && !(await isImageOf(tx, companyId, path))) return false;
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
    if (company === undefined) return false;
    if (company.brandId === null) await keepName(tx, company);
    const brandId = await addBrand(tx, companyId, brand);
    await tx
      .update(companies)
      .set({ name: brand.name, brandId })
      .where(eq(companies.id, companyId));
    return true;
  });
}

/** Certificates that bear the company's name alone are from now on those of the name that it had. */
async function keepName(tx: Database, { id, name }: { id: string; name: string }): Promise<void> {
  const isPlain = and(eq(certificates.companyId, id), isNull(certificates.brandId));
  const [issued] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(isPlain)
    .limit(1);
  if (issued === undefined) return;
  const brandId = await addBrand(tx, id, nameAlone(name));
  await tx.update(certificates).set({ brandId }).where(isPlain);
}

async function addBrand(tx: Database, companyId: string, brand: Brand): Promise<string> {
  const id = randomId();
  const { name, legalName, logo, signatures } = brand;
  await tx.insert(companyBrands).values({ id, companyId, name, legalName, logo, signatures });
  return id;
}
