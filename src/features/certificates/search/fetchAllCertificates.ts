import { listUserCertificates } from '#data/graphql/listUserCertificates.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';

/** Number of certificates in each request. */
const pageSize = 100;

/** One page of the list of all certificates of the user. */
export interface FetchedCertificates {
  certificates: readonly Certificate[];
  /** Id of the last certificate received; undefined if none was received. */
  cursor: string | undefined;
  isLast: boolean;
}

/**
 * Fetches the next page of all certificates of the user, newest first.
 * @param cursor id of the certificate after which the page begins; undefined for the first page
 * @throws ApiError if the request fails
 */
export async function fetchNextCertificates(
  context: PluginContext,
  cursor: string | undefined,
): Promise<FetchedCertificates> {
  const page = await listUserCertificates(context, {
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

/**
 * Fetches all certificates of the user, page by page.
 * @throws ApiError if a request fails
 */
export async function fetchAllCertificates(
  context: PluginContext,
): Promise<readonly Certificate[]> {
  const certificates: Certificate[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await fetchNextCertificates(context, cursor);
    certificates.push(...page.certificates);
    if (page.isLast) return certificates;
    cursor = page.cursor;
  }
}
