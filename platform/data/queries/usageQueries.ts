import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { certificates, contents, missions, templateVersions } from '../schema.ts';

/** The numbers of certificates and courses that use a certain template. */
export interface TemplateUsage {
  /** Number of certificates issued with any version of the template. */
  certificates: number;
  /** Number of offered missions and contents that use the template. */
  missions: number;
}

export const NO_TEMPLATE_USAGE: TemplateUsage = { certificates: 0, missions: 0 };

/**
 * Counts the certificates and courses that use each of a company's templates.
 * @returns the counts by template id, without unused templates
 */
export async function countTemplateUsage(
  db: Database,
  companyId: string,
): Promise<ReadonlyMap<string, TemplateUsage>> {
  const usageById = new Map<string, TemplateUsage>();
  const add = (
    category: keyof TemplateUsage,
    rows: readonly { id: string | null; total: number }[],
  ) => {
    for (const { id, total } of rows) {
      if (id === null) continue;
      const previous = usageById.get(id) ?? NO_TEMPLATE_USAGE;
      usageById.set(id, { ...previous, [category]: previous[category] + total });
    }
  };
  add('certificates', await countIssuedCertificates(db, companyId));
  for (const table of [missions, contents])
    add('missions', await countAssignedLearning(db, table, companyId));
  return usageById;
}

const countIssuedCertificates = (db: Database, companyId: string) =>
  db
    .select({ id: templateVersions.templateId, total: count(certificates.id) })
    .from(templateVersions)
    .innerJoin(certificates, eq(certificates.templateVersionId, templateVersions.id))
    .where(eq(templateVersions.companyId, companyId))
    .groupBy(templateVersions.templateId);

const countAssignedLearning = (
  db: Database,
  table: typeof missions | typeof contents,
  companyId: string,
) =>
  db
    .select({ id: table.certificateTemplateId, total: count(table.id) })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.offered, true)))
    .groupBy(table.certificateTemplateId);
