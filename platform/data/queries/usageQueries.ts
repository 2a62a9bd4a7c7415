import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { certificates, contents, missions, templateVersions } from '../schema.ts';

/** How much hangs on a template. */
export interface TemplateUsage {
  /** Issued with it, as it stood at any time. */
  certificates: number;
  /** Missions and contents on offer that name it. */
  missions: number;
}

export const unused: TemplateUsage = { certificates: 0, missions: 0 };

/** The usage of a company's templates that are used at all, by their ids. */
export async function templateUsage(
  db: Database,
  companyId: string,
): Promise<ReadonlyMap<string, TemplateUsage>> {
  const usage = new Map<string, TemplateUsage>();
  const add = (
    kind: keyof TemplateUsage,
    rows: readonly { id: string | null; times: number }[],
  ) => {
    for (const { id, times } of rows) {
      if (id === null) continue;
      const before = usage.get(id) ?? unused;
      usage.set(id, { ...before, [kind]: before[kind] + times });
    }
  };
  add('certificates', await issuedWith(db, companyId));
  for (const kind of [missions, contents]) add('missions', await naming(db, kind, companyId));
  return usage;
}

const issuedWith = (db: Database, companyId: string) =>
  db
    .select({ id: templateVersions.templateId, times: count(certificates.id) })
    .from(templateVersions)
    .innerJoin(certificates, eq(certificates.templateVersionId, templateVersions.id))
    .where(eq(templateVersions.companyId, companyId))
    .groupBy(templateVersions.templateId);

const naming = (db: Database, kind: typeof missions | typeof contents, companyId: string) =>
  db
    .select({ id: kind.certificateTemplateId, times: count(kind.id) })
    .from(kind)
    .where(and(eq(kind.companyId, companyId), eq(kind.offered, true)))
    .groupBy(kind.certificateTemplateId);
