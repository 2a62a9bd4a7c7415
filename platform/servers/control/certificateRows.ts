import { createRandomId } from '../../data/randomId.ts';
import type { certificates, contents, missions, users } from '../../data/schema.ts';
import { toSortName } from '../../data/sortName.ts';
import type { NewCertificate } from './testDataRoutes.ts';

const MINUTE = 60_000;

/** Creates `count` certificates, alternately for missions and contents, an hour apart, newest first. */
function createDefaultCertificates(count: number): NewCertificate[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => ({
    type: index % 2 === 0 ? 'MISSION' : 'CONTENT',
    name: `Certificado ${String(index + 1).padStart(4, '0')}`,
    created_at: new Date(now - index * 60 * MINUTE).toISOString(),
    workload: 60,
  }));
}

/**
 * Builds the database rows for a user's certificates. Each certificate has its own mission or content, which the
 * company does not offer.
 * @param requested the certificates, newest first, or the number of certificates to create with default values
 */
export function buildCertificateRows(
  user: typeof users.$inferSelect,
  requested: number | readonly NewCertificate[],
  designIds: Pick<typeof certificates.$inferSelect, 'templateVersionId' | 'brandId'>,
) {
  const list = typeof requested === 'number' ? createDefaultCertificates(requested) : requested;
  const rows = {
    missions: [] as (typeof missions.$inferInsert)[],
    contents: [] as (typeof contents.$inferInsert)[],
    certificates: [] as (typeof certificates.$inferInsert)[],
  };
  const now = Date.now();
  for (const [index, certificate] of list.entries()) {
    const isMission = certificate.type === 'MISSION';
    const createdAt = certificate.created_at
      ? new Date(certificate.created_at)
      : new Date(now - index * MINUTE);
    const item = {
      id: `${certificate.type.toLowerCase()}-${createRandomId()}`,
      companyId: user.companyId,
      name: certificate.name,
      thumbUrl: certificate.thumb_url ?? null,
      workload: certificate.workload ?? null,
    };
    (isMission ? rows.missions : rows.contents).push({ ...item, offered: false });
    rows.certificates.push({
      ...item,
      id: createRandomId(),
      userId: user.id,
      type: certificate.type,
      missionId: isMission ? item.id : null,
      contentId: isMission ? null : item.id,
      sortName: toSortName(certificate.name),
      grade: isMission ? null : (certificate.grade ?? null),
      enrollmentId: isMission ? createRandomId() : null,
      ...designIds,
      isFromRecycledMission: certificate.recycled ?? false,
      completedAt: certificate.completed_at ? new Date(certificate.completed_at) : createdAt,
      createdAt,
    });
  }
  return rows;
}
