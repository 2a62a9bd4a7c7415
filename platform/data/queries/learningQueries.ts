import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createRandomId } from '../randomId.ts';
import { certificates, contents, missions, users } from '../schema.ts';
import { toSortName } from '../sortName.ts';
import type { CertificateRow } from './certificateQueries.ts';
import { findCurrentBrandId } from './brandQueries.ts';
import { storeTemplateVersion } from './versionQueries.ts';

export const COURSE_TYPES = ['missions', 'contents'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

/** Lists the missions or contents that a company offers, each with the id of the user's newest certificate, if any. */
export async function listOfferedCourses(
  db: Database,
  kind: CourseType,
  user: { id: string; companyId: string },
) {
  const table = kind === 'missions' ? missions : contents;
  const learningId = kind === 'missions' ? certificates.missionId : certificates.contentId;
  const rows = await db
    .select({ item: table, certificateId: certificates.id })
    .from(table)
    .leftJoin(certificates, and(eq(learningId, table.id), eq(certificates.userId, user.id)))
    .where(and(eq(table.companyId, user.companyId), eq(table.offered, true)))
    .orderBy(asc(table.id), asc(certificates.createdAt));
  // A recycled mission has a row for each certificate. The map keeps the last, which is the newest.
  const newest = new Map(rows.map((row) => [row.item.id, row]));
  return [...newest.values()].map(({ item, certificateId }) => ({ ...item, certificateId }));
}

interface Completion {
  certificate: CertificateRow;
  /**
   * Whether the completion earned a new certificate. False when the user had completed the course before; `certificate`
   * is the existing certificate in that case.
   */
  isNew: boolean;
}

/**
 * Records that a user completed a mission or a content. The first completion earns a certificate.
 * @returns undefined when the user's company does not offer the mission or content
 */
export async function recordCompletion(
  db: Database,
  kind: CourseType,
  id: string,
  user: { id: string; companyId: string },
): Promise<Completion | undefined> {
  const table = kind === 'missions' ? missions : contents;
  return db.transaction(async (tx) => {
    // The lock serializes completions of one user in all processes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const [item] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.companyId, user.companyId), eq(table.offered, true)));
    if (item === undefined) return undefined;
    const learningId = kind === 'missions' ? certificates.missionId : certificates.contentId;
    const [existing] = await tx
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, user.id), eq(learningId, id)))
      .orderBy(desc(certificates.createdAt))
      .limit(1);
    if (existing !== undefined) return { certificate: existing, isNew: false };
    const completedAt = await computeNextTimestamp(tx, user.id);
    const [certificate] = await tx
      .insert(certificates)
      .values({
        id: createRandomId(),
        companyId: user.companyId,
        userId: user.id,
        type: kind === 'missions' ? 'MISSION' : 'CONTENT',
        missionId: kind === 'missions' ? id : null,
        contentId: kind === 'contents' ? id : null,
        name: item.name,
        sortName: toSortName(item.name),
        thumbUrl: item.thumbUrl,
        workload: item.workload,
        grade: kind === 'contents' ? 10 : null,
        enrollmentId: kind === 'missions' ? createRandomId() : null,
        instructor: item.instructor,
        place: item.place,
        programme: item.programme,
        templateVersionId: await storeTemplateVersion(
          tx,
          user.companyId,
          item.certificateTemplateId,
        ),
        brandId: await findCurrentBrandId(tx, user.companyId),
        completedAt,
        createdAt: completedAt,
      })
      .returning();
    return certificate === undefined ? undefined : { certificate, isNew: true };
  });
}

/**
 * Computes the timestamp of a new certificate: the current time, but always later than the user's newest certificate.
 * The clocks of several servers may differ.
 */
async function computeNextTimestamp(tx: Database, userId: string): Promise<Date> {
  const [newest] = await tx
    .select({ createdAt: certificates.createdAt })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(1);
  return new Date(Math.max(Date.now(), (newest?.createdAt.getTime() ?? 0) + 1));
}
