import { randomId } from '../../data/randomId.ts';
import type { certificates, contents, missions, users } from '../../data/schema.ts';
import { sortName } from '../../data/sortName.ts';
import type { NewCertificate } from './testDataRoutes.ts';

const MINUTE = 60_000;

/** `count` certificates of both types, an hour apart, the first one the newest. */
function plainOnes(count: number): NewCertificate[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, place) => ({
    type: place % 2 === 0 ? 'MISSION' : 'CONTENT',
    name: `Certificado ${String(place + 1).padStart(4, '0')}`,
    created_at: new Date(now - place * 60 * MINUTE).toISOString(),
    workload: 60,
  }));
}

/** The rows behind certificates that a user is to have: each with a mission or a content of its own, offered to nobody. */
export function earnedRows(
  user: typeof users.$inferSelect,
  wanted: number | readonly NewCertificate[],
  issuedWith: Pick<typeof certificates.$inferSelect, 'templateVersionId' | 'brandId'>,
) {
  const list = typeof wanted === 'number' ? plainOnes(wanted) : wanted;
  const rows = {
    missions: [] as (typeof missions.$inferInsert)[],
    contents: [] as (typeof contents.$inferInsert)[],
    certificates: [] as (typeof certificates.$inferInsert)[],
  };
  const now = Date.now();
  for (const [place, one] of list.entries()) {
    const isMission = one.type === 'MISSION';
    const createdAt = one.created_at ? new Date(one.created_at) : new Date(now - place * MINUTE);
    const thing = {
      id: `${one.type.toLowerCase()}-${randomId()}`,
      companyId: user.companyId,
      name: one.name,
      thumbUrl: one.thumb_url ?? null,
      workload: one.workload ?? null,
    };
    (isMission ? rows.missions : rows.contents).push({ ...thing, offered: false });
    rows.certificates.push({
      ...thing,
      id: randomId(),
      userId: user.id,
      type: one.type,
      missionId: isMission ? thing.id : null,
      contentId: isMission ? null : thing.id,
      sortName: sortName(one.name),
      grade: isMission ? null : (one.grade ?? null),
      enrollmentId: isMission ? randomId() : null,
      ...issuedWith,
      isFromRecycledMission: one.recycled ?? false,
      completedAt: one.completed_at ? new Date(one.completed_at) : createdAt,
      createdAt,
    });
  }
  return rows;
}
