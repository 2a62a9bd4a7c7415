import type { Certificate, CertificateType } from '#model/certificate.ts';
import { ApiError } from './apiError.ts';
import { certificateSchema, keepValid } from './certificateWire.ts';
import { ListUserCertificatesDocument } from './operations.generated.ts';
import type { Services } from './services.ts';

export interface ListUserCertificatesVariables {
  /** Omitted: missions and contents alike. */
  type?: CertificateType;
  order: { field: 'CREATED_AT' | 'NAME'; direction: 'ASC' | 'DESC' };
  limit: number;
  /** Id of the last certificate already loaded; omitted on the first page. */
  offset?: string;
}

export interface CertificatePage {
  certificates: Certificate[];
  /** How many the server sent of what was asked for, before any were dropped: what decides whether more can be loaded. */
  received: number;
  /** Id of the last certificate the server sent, kept or dropped: the next page's `offset`. */
  cursor?: string;
  /** What went wrong beside the certificates that did come. */
  problem?: ApiError;
}

/**
 * One page of the caller's certificates, never cached (Spec §7.1).
 * @throws ApiError when no certificates came at all
 */
export async function listUserCertificates(
  services: Services,
  variables: ListUserCertificatesVariables,
): Promise<CertificatePage> {
  const { answer, problem } = await services.missions.query(
    ListUserCertificatesDocument,
    variables,
    'no-cache',
  );
  const certificates: unknown = answer?.certificates;
  if (!Array.isArray(certificates)) {
    throw (
      problem ?? new ApiError('shape', 'Unexpected answer: certificates', { field: 'certificates' })
    );
  }
  const page = pageOf(certificates, variables);
  const last = idOf(page.at(-1));
  return {
    certificates: keepValid(certificateSchema, page),
    received: page.length,
    ...(typeof last === 'string' && { cursor: last }),
    ...(problem && { problem }),
  };
}

/** What was asked for: a service that knows no pages sends everything each time, which no screen could draw at once. */
function pageOf(
  rows: readonly unknown[],
  { limit, offset }: ListUserCertificatesVariables,
): unknown[] {
  const start = offset === undefined ? 0 : rows.findIndex((row) => idOf(row) === offset) + 1;
  return rows.slice(start, start + limit);
}

const idOf = (row: unknown): unknown => (row as { id?: unknown } | null | undefined)?.id;
