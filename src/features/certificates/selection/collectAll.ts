import { listUserCertificates } from '#api/query/listUserCertificates.ts';
import { listedCertificatesLimit } from '#api/rest/missionsApi.ts';
import type { Services } from '#api/services.ts';
import type { Certificate } from '#model/certificate/certificate.ts';

const pageSize = 100;

/**
 * Every certificate of the caller, newest first: the plain list where it holds all, else page by page.
 * @param listed what the plain list gave
 * @throws ApiError when a page did not come
 */
export async function collectAll(
  services: Services,
  listed: readonly Certificate[],
): Promise<readonly Certificate[]> {
  if (listed.length > 0 && listed.length < listedCertificatesLimit) return listed;
  const all: Certificate[] = [];
  const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
  let after: { offset?: string } = {};
  for (;;) {
    const page = await listUserCertificates(services, { order, limit: pageSize, ...after });
    all.push(...page.certificates);
    if (page.received < pageSize || page.cursor === undefined) return all;
    after = { offset: page.cursor };
  }
}
