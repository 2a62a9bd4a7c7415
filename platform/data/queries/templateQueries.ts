import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { randomId } from '../randomId.ts';
import { certificateTemplates } from '../schema.ts';
import { lockCompany } from './companyLock.ts';
import { isImageOf } from './imageQueries.ts';

export type TemplateRow = typeof certificateTemplates.$inferSelect;

/** What an administrator decides about a template. */
export type TemplateDesign = Pick<
  TemplateRow,
  | 'name'
  | 'layout'
  | 'backgroundImage'
  | 'rawImage'
  | 'titleColor'
  | 'contentColor'
  | 'customFields'
>;

const table = certificateTemplates;

const oneOf = (companyId: string, id: string) =>
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
  const [row] = await db.select().from(table).where(oneOf(companyId, id));
  return row;
}

export async function findFavorite(
  db: Database,
  companyId: string,
): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.favorite, true)));
  return row;
}

/** Whether the images are still there: another writer may have removed one since its address was checked. */
async function hasImages(
  tx: Database,
  companyId: string,
  { backgroundImage, rawImage }: TemplateDesign,
): Promise<boolean> {
  for (const path of new Set([backgroundImage, rawImage]))
    if (path !== '' && !(await isImageOf(tx, companyId, path))) return false;
  return true;
}

/** Stores a new template, if its images are there; a company's first one becomes its favourite. */
export async function createTemplate(
  db: Database,
  companyId: string,
  design: TemplateDesign,
): Promise<TemplateRow | 'no image'> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (!(await hasImages(tx, companyId, design))) return 'no image';
    const favorite = (await findFavorite(tx, companyId)) === undefined;
    const [row] = await tx
      .insert(table)
      .values({ ...design, id: randomId(), companyId, favorite })
      .returning();
    if (row === undefined) throw new Error('The template was not stored');
    return row;
  });
}

/**
 * Replaces a template's design if `isExpected` agrees with what is stored.
 * @returns the stored template before and after, or why nothing was written
 */
export async function updateTemplate(
  db: Database,
  companyId: string,
  id: string,
  design: TemplateDesign,
  isExpected: (present: TemplateRow) => boolean,
): Promise<{ before: TemplateRow; after: TemplateRow } | 'unknown' | 'changed' | 'no image'> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [before] = await tx.select().from(table).where(oneOf(companyId, id)).for('update');
    if (before === undefined) return 'unknown';
    if (!isExpected(before)) return 'changed';
    if (!(await hasImages(tx, companyId, design))) return 'no image';
    const [after] = await tx.update(table).set(design).where(oneOf(companyId, id)).returning();
    return after === undefined ? 'unknown' : { before, after };
  });
}

/** Deletes a template: the favourite only where it is the last, and no other could be left without one. */
export async function deleteTemplate(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | 'unknown' | 'favorite'> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [present] = await tx.select().from(table).where(oneOf(companyId, id)).for('update');
    if (present === undefined) return 'unknown';
    const others = and(eq(table.companyId, companyId), ne(table.id, id));
    if (present.favorite && (await tx.$count(table, others)) > 0) return 'favorite';
    await tx.delete(table).where(oneOf(companyId, id));
    return present;
  });
}

/** Moves the favourite mark. Afterwards exactly one template has it, however many calls came at once. */
export async function setFavorite(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateRow | undefined> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [present] = await tx.select().from(table).where(oneOf(companyId, id)).for('update');
    if (present === undefined) return undefined;
    await tx
      .update(table)
      .set({ favorite: false })
      .where(and(eq(table.companyId, companyId), eq(table.favorite, true)));
    const [row] = await tx
      .update(table)
      .set({ favorite: true })
      .where(oneOf(companyId, id))
      .returning();
    return row;
  });
}
