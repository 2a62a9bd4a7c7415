import contract from '../contract/openapi.json' with { type: 'json' };

export const queryExampleFile = 'contract/examples/listUserCertificates.json';

/** Ids that only the query service has. */
const companyId = '12';
const userId = '2041';
const missionId = '77';
const enrollmentId = '9001';

/** Creates the example response of the query `listUserCertificates`: the certificates of the example of `GET /certificates`. */
export function createQueryExample(): string {
  const { value } = contract.components.examples.listCertificates;
  const certificates = value.map(({ id, type, mission, content_id, content, ...certificate }) => ({
    id,
    type,
    company_id: companyId,
    user_id: userId,
    mission_id: mission && missionId,
    mission: mission && { ...mission, enrollment_id: enrollmentId },
    content_id,
    content: content && { id: content_id, ...content },
    created_at: certificate.created_at,
    is_from_recycled_mission: certificate.is_from_recycled_mission,
  }));
  return `${JSON.stringify({ data: { certificates } }, null, 2)}\n`;
}
