import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createRandomId } from '../randomId.ts';
import { certificateTemplates } from '../schema.ts';
import { lockCompanyForUpdate } from './companyLock.ts';
import { isCompanyImage } from './imageQueries.ts';

export type TemplateRow = typeof certificateTemplates.$inferSelect;

/** The properties of a template that administrators can edit. */
export type TemplateDesign = Pick<
  TemplateRow,
  | 'name'
  | 'layout'
  | 'backgroundImage'
  | 'rawImage'
  | 'titleColor'
  | 'contentColor'
  | 'customFields'
> & {
  /** If undefined, a new template does not have the option, and an existing one keeps its value. */
  showsCodeOnFront?: boolean | undefined;
};

const table = certificateTemplates;

const matchTemplate = (companyId: string, id: string) =>
  and(eq(table.id, id), eq(table.companyId, companyId));

export async function listTemplates(db: Database, companyId: string): Promise<TemplateRow[]> {
  return db
    .select()
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(asc(table.createdAt), asc(table.id));
}

export async function findTemplate(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(table).where(matchTemplate(companyId, id));
  return row;
}

/** Finds a template and locks its row until the transaction ends. */
async function lockTemplate(
  tx: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | undefined> {
  const [row] = await tx.select().from(table).where(matchTemplate(companyId, id)).for('update');
  return row;
}

export async function findFavoriteTemplate(
  db: Database,
  companyId: string,
): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.favorite, true)));
  return row;
}

/**
 * Returns whether the images of a template still exist. Another request may have removed an image after its address was
 * checked.
 */
async function hasImages(
  tx: Database,
  companyId: string,
  { backgroundImage, rawImage }: TemplateDesign,
): Promise<boolean> {
  for (const path of new Set([backgroundImage, rawImage]))
    if (path !== '' && !(await isCompanyImage(tx, companyId, path))) return false;
  return true;
}

/** Stores a new template if its images exist. A company's first template becomes its favourite. */
export async function createTemplate(
  db: Database,
  companyId: string,
  design: TemplateDesign,
): Promise<TemplateRow | 'imageMissing'> {
  return db.transaction(async (tx) => {
    await lockCompanyForUpdate(tx, companyId);
    if (!(await hasImages(tx, companyId, design))) return 'imageMissing';
    const favorite = (await findFavoriteTemplate(tx, companyId)) === undefined;
    const [row] = await tx
      .insert(table)
      .values({ ...design, id: createRandomId(), companyId, favorite })
      .returning();
    if (row === undefined) throw new Error('The template was not stored');
    return row;
  });
}

/**
 * Replaces a template's design, if `isExpected` returns true for the stored template.
 * @returns the template before and after the update, or the reason why nothing was written
 */
export async function updateTemplate(
  db: Database,
  companyId: string,
  id: string,
  design: TemplateDesign,
  isExpected: (existing: TemplateRow) => boolean,
): Promise<
  { previous: TemplateRow; updated: TemplateRow } | 'notFound' | 'changed' | 'imageMissing'
> {
  return db.transaction(async (tx) => {
    await lockCompanyForUpdate(tx, companyId);
    const previous = await lockTemplate(tx, companyId, id);
    if (previous === undefined) return 'notFound';
    if (!isExpected(previous)) return 'changed';
    if (!(await hasImages(tx, companyId, design))) return 'imageMissing';
    const [updated] = await tx
      .update(table)
      .set(design)
      .where(matchTemplate(companyId, id))
      .returning();
    return updated === undefined ? 'notFound' : { previous, updated };
  });
}

/**
 * Deletes a template. The favourite can be deleted only when the company has no other template.
 * @returns the deleted template, or the reason why it was not deleted
 */
export async function deleteTemplate(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | 'notFound' | 'favorite'> {
  return db.transaction(async (tx) => {
    await lockCompanyForUpdate(tx, companyId);
    const existing = await lockTemplate(tx, companyId, id);
    if (existing === undefined) return 'notFound';
    const otherTemplates = and(eq(table.companyId, companyId), ne(table.id, id));
    if (existing.favorite && (await tx.$count(table, otherTemplates)) > 0) return 'favorite';
    await tx.delete(table).where(matchTemplate(companyId, id));
    return existing;
  });
}

/**
 * Makes a template the company's favourite. The company has exactly one favourite afterwards, even after concurrent
 * calls.
 */
export async function setFavorite(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | undefined> {
  return db.transaction(async (tx) => {
    await lockCompanyForUpdate(tx, companyId);
    const existing = await lockTemplate(tx, companyId, id);
    if (existing === undefined) return undefined;
    await tx
      .update(table)
      .set({ favorite: false })
      .where(and(eq(table.companyId, companyId), eq(table.favorite, true)));
    const [row] = await tx
      .update(table)
      .set({ favorite: true })
      .where(matchTemplate(companyId, id))
      .returning();
    return row;
  });
}
