import { listUserCertificates } from '#api/query/listUserCertificates.ts';
import type { Services } from '#api/services.ts';
import type { Certificate } from '#model/certificate/certificate.ts';

/** Certificates asked for at once. */
const pageSize = 100;

export interface NextOfAll {
  certificates: readonly Certificate[];
  /** Id of the last that the service sent; undefined where it sent none. */
  cursor: string | undefined;
  isLast: boolean;
}

/**
 * One page of all certificates of the caller, newest first.
 * @param cursor id of the certificate after which it begins
 * @throws ApiError when it did not come
 */
export async function nextOfAll(
  services: Services,
  cursor: string | undefined,
): Promise<NextOfAll> {
  const page = await listUserCertificates(services, {
    order: { field: 'CREATED_AT', direction: 'DESC' },
    limit: pageSize,
    ...(cursor !== undefined && { offset: cursor }),
  });
  return {
    certificates: page.certificates,
    cursor: page.cursor,
    isLast: page.received < pageSize || page.cursor === undefined || page.cursor === cursor,
  };
}

/** All of them. @throws ApiError when a page did not come */
export async function collectAll(services: Services): Promise<readonly Certificate[]> {
  const all: Certificate[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await nextOfAll(services, cursor);
    all.push(...page.certificates);
    if (page.isLast) return all;
    cursor = page.cursor;
  }
}
