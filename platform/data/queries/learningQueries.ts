import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { randomId } from '../randomId.ts';
import { certificates, contents, missions, users } from '../schema.ts';
import { sortName } from '../sortName.ts';
import type { CertificateRow } from './certificateQueries.ts';
import { brandToIssue } from './brandQueries.ts';
import { versionToIssue } from './versionQueries.ts';

export const LEARNING_KINDS = ['missions', 'contents'] as const;
export type LearningKind = (typeof LEARNING_KINDS)[number];

/** The missions or contents that a company offers, each with the user's newest certificate for it, if any. */
export async function offeredLearning(
  db: Database,
  kind: LearningKind,
  user: { id: string; companyId: string },
) {
  const table = kind === 'missions' ? missions : contents;
  const earnedFor = kind === 'missions' ? certificates.missionId : certificates.contentId;
  const rows = await db
    .select({ thing: table, certificateId: certificates.id })
    .from(table)
    .leftJoin(certificates, and(eq(earnedFor, table.id), eq(certificates.userId, user.id)))
    .where(and(eq(table.companyId, user.companyId), eq(table.offered, true)))
    .orderBy(asc(table.id), asc(certificates.createdAt));
  // A recycled mission comes once a certificate; the newest, which is the last, stays.
  const newest = new Map(rows.map((row) => [row.thing.id, row]));
  return [...newest.values()].map(({ thing, certificateId }) => ({ ...thing, certificateId }));
}

interface Completion {
  certificate: CertificateRow;
  /** False when the user had completed it before: the certificate is the one of then. */
  isNew: boolean;
}

/**
 * Completes a mission or a content of the user's company, which earns its certificate once.
 * @returns undefined when the company offers no such thing
 */
export async function completeLearning(
  db: Database,
  kind: LearningKind,
  id: string,
  user: { id: string; companyId: string },
): Promise<Completion | undefined> {
  const table = kind === 'missions' ? missions : contents;
  return db.transaction(async (tx) => {
    // Two completions of one user wait for each other here, in whatever process they run.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const [thing] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.companyId, user.companyId), eq(table.offered, true)));
    if (thing === undefined) return undefined;
    const earnedFor = kind === 'missions' ? certificates.missionId : certificates.contentId;
    const [present] = await tx
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, user.id), eq(earnedFor, id)))
      .orderBy(desc(certificates.createdAt))
      .limit(1);
    if (present !== undefined) return { certificate: present, isNew: false };
    const at = await nextMoment(tx, user.id);
    const [certificate] = await tx
      .insert(certificates)
      .values({
        id: randomId(),
        companyId: user.companyId,
        userId: user.id,
        type: kind === 'missions' ? 'MISSION' : 'CONTENT',
        missionId: kind === 'missions' ? id : null,
        contentId: kind === 'contents' ? id : null,
        name: thing.name,
        sortName: sortName(thing.name),
        thumbUrl: thing.thumbUrl,
        workload: thing.workload,
        grade: kind === 'contents' ? 10 : null,
        enrollmentId: kind === 'missions' ? randomId() : null,
        instructor: thing.instructor,
        place: thing.place,
        programme: thing.programme,
        templateVersionId: await versionToIssue(tx, user.companyId, thing.certificateTemplateId),
        brandId: await brandToIssue(tx, user.companyId),
        completedAt: at,
        createdAt: at,
      })
      .returning();
    return certificate === undefined ? undefined : { certificate, isNew: true };
  });
}

/** Now, but always after the user's newest certificate: clocks may differ between servers, the order must not. */
async function nextMoment(tx: Database, userId: string): Promise<Date> {
  const [newest] = await tx
    .select({ createdAt: certificates.createdAt })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(1);
  return new Date(Math.max(Date.now(), (newest?.createdAt.getTime() ?? 0) + 1));
}
