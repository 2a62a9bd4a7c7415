import * as v from 'valibot';
import type { Certificate, CertificateType } from '#domain/certificate/certificate.ts';
import { certificateSchema } from '../schemas/certificateSchema.ts';
import { createMissingFieldError } from './missingFieldError.ts';
import { sleep } from '../sleep.ts';
import { idSchema, parseListElements } from '../schemas/schemas.ts';
import type { RequestContext } from '../requestContext.ts';

export interface ListUserCertificatesVariables {
  /** Type of the certificates to fetch. If omitted, certificates of both types are fetched. */
  type?: CertificateType;
  order: { field: 'CREATED_AT' | 'NAME'; direction: 'ASC' | 'DESC' };
  limit: number;
  /** Id of the last certificate already loaded; omitted on the first page. */
  offset?: string;
}

export interface CertificatePage {
  certificates: Certificate[];
  /** Number of certificates in the response, including invalid ones. Determines whether there is a next page. */
  received: number;
  /** Id of the last certificate in the response, even if it is invalid. Used as the `offset` of the next page. */
  cursor?: string;
  /** Whether certificates may be missing, because of errors or of some that could not be parsed. */
  isPartial: boolean;
}

/**
 * Fetches one page of the signed-in user's certificates, never from a cache (docs/behaviour.md, Certificates query).
 * @throws ApiError if the response has no list of certificates, or if no certificate can be read and an error occurred
 */
export async function listUserCertificates(
  context: RequestContext,
  variables: ListUserCertificatesVariables,
): Promise<CertificatePage> {
  const startedAt = performance.now();
  const { data, error } = await context.missionsClient.query(
    'listUserCertificates',
    variables,
    'no-cache',
  );
  const rows: readonly unknown[] | undefined = data?.certificates;
  // Receiving tens of thousands took a while: yields, so that the next frame is drawn first.
  if (rows && rows.length > variables.limit) await sleep(0);
  const page = rows && slicePage(rows, variables);
  const { parsed, failedCount } = parseListElements(certificateSchema, page ?? []);
  // An empty list would be wrong.
  if (!page || (parsed.length === 0 && (error ?? failedCount > 0))) {
    throw (
      error ?? createMissingFieldError(context, 'certificates', 'listUserCertificates', startedAt)
    );
  }
  const last = getId(page.at(-1));
  return {
    certificates: parsed,
    received: page.length,
    ...(last !== undefined && { cursor: last }),
    isPartial: error !== undefined || failedCount > 0,
  };
}

/** Returns the certificates of the requested page. Services without paging send all, too many to render. */
function slicePage(
  rows: readonly unknown[],
  { limit, offset }: ListUserCertificatesVariables,
): unknown[] {
  const start = offset === undefined ? 0 : rows.findIndex((row) => getId(row) === offset) + 1;
  return rows.slice(start, start + limit);
}

function getId(row: unknown): string | undefined {
  const result = v.safeParse(idSchema, (row as { id?: unknown } | null | undefined)?.id);
  return result.success ? result.output : undefined;
}
