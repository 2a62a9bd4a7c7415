import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createRandomId } from '../randomId.ts';
import { certificates, companies, companyBrands } from '../schema.ts';
import { lockCompanyForShare, lockCompanyForUpdate } from './companyLock.ts';
import { isCompanyImage } from './imageQueries.ts';

type BrandRow = typeof companyBrands.$inferSelect;

/**
 * The brand (name, logo, signatures) of a company as printed on certificates. Images are server paths, or empty
 * strings.
 */
export type Brand = Pick<BrandRow, 'name' | 'legalName' | 'logo' | 'signatures'>;

/** Creates a brand with only the company's name, for a company without a stored brand. */
const createNameOnlyBrand = (name: string): Brand => ({
  name,
  legalName: '',
  logo: '',
  signatures: [],
});

/**
 * Finds the company's current brand, which is printed on new certificates. If the company has no stored brand, returns
 * a brand with only the company's name.
 */
export async function findCurrentBrand(
  db: Database,
  { name, brandId }: Pick<typeof companies.$inferSelect, 'name' | 'brandId'>,
): Promise<Brand> {
  return (brandId === null ? undefined : await findBrand(db, brandId)) ?? createNameOnlyBrand(name);
}

/**
 * Finds the id of the company's current brand, to store it with a new certificate. Returns null if the company has no
 * brand. Must run in the transaction that stores the certificate.
 */
export async function findCurrentBrandId(tx: Database, companyId: string): Promise<string | null> {
  await lockCompanyForShare(tx, companyId);
  const [company] = await tx
    .select({ brandId: companies.brandId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.brandId ?? null;
}

/**
 * Gets the brand to print on an issued certificate.
 * @param row the brand stored with the certificate. If it is null, the result has only the company's name.
 */
export const toBrand = (company: { name: string }, row: BrandRow | null): Brand =>
  row ?? createNameOnlyBrand(company.name);

async function findBrand(db: Database, id: string): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(companyBrands).where(eq(companyBrands.id, id));
  return row;
}

/**
 * Replaces the company's brand for new certificates. Issued certificates keep the previous brand.
 * @returns whether the new brand was stored. It is not stored when one of its images no longer exists.
 */
export async function replaceBrand(
  db: Database,
  companyId: string,
  brand: Brand,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompanyForUpdate(tx, companyId);
    for (const path of [brand.logo, ...brand.signatures.map(({ image }) => image)])
      if (path !== '' && !(await isCompanyImage(tx, companyId, path))) return false;
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
    if (company === undefined) return false;
    if (company.brandId === null) await preserveIssuedName(tx, company);
    const brandId = await addBrand(tx, companyId, brand);
    await tx
      .update(companies)
      .set({ name: brand.name, brandId })
      .where(eq(companies.id, companyId));
    return true;
  });
}

/**
 * Stores a brand with only the current company name, and assigns the brand to the issued certificates that have none.
 * These certificates thus keep the current name. Must run before the company is renamed.
 */
async function preserveIssuedName(
  tx: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const hasNoBrand = and(eq(certificates.companyId, id), isNull(certificates.brandId));
  const [issuedCertificate] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(hasNoBrand)
    .limit(1);
  if (issuedCertificate === undefined) return;
  const brandId = await addBrand(tx, id, createNameOnlyBrand(name));
  await tx.update(certificates).set({ brandId }).where(hasNoBrand);
}

async function addBrand(tx: Database, companyId: string, brand: Brand): Promise<string> {
  const id = createRandomId();
  const { name, legalName, logo, signatures } = brand;
  await tx.insert(companyBrands).values({ id, companyId, name, legalName, logo, signatures });
  return id;
}
