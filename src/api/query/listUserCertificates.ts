import * as v from 'valibot';
import type { Certificate, CertificateType } from '#model/certificate/certificate.ts';
import { certificateSchema } from '../rest/certificateWire.ts';
import { missing } from './missing.ts';
import { pause } from '../pause.ts';
import { identifier, readEach } from '../rest/reading.ts';
import type { Services } from '../services.ts';

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
  /** Some of what was asked for did not come, or could not be read. */
  isPartial: boolean;
}

/**
 * One page of the caller's certificates, never cached (docs/behaviour.md, Certificates query).
 * @throws ApiError when no certificates came at all, or none that can be read
 */
export async function listUserCertificates(
  services: Services,
  variables: ListUserCertificatesVariables,
): Promise<CertificatePage> {
  const began = performance.now();
  const { answer, problem } = await services.missions.query(
    'listUserCertificates',
    variables,
    'no-cache',
  );
  const certificates: unknown = answer?.certificates;
  const rows = Array.isArray(certificates) ? certificates : undefined;
  // To read tens of thousands took a while: what is drawn of them comes after the next frame.
  if (rows && rows.length > variables.limit) await pause(0);
  const page = rows && pageOf(rows, variables);
  const { readable, unreadable } = readEach(certificateSchema, page ?? []);
  // To say that there are none would be wrong.
  if (!page || (readable.length === 0 && (problem ?? unreadable > 0))) {
    throw problem ?? missing(services, 'certificates', 'listUserCertificates', began);
  }
  const last = idOf(page.at(-1));
  return {
    certificates: readable,
    received: page.length,
    ...(last !== undefined && { cursor: last }),
    isPartial: problem !== undefined || unreadable > 0,
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

function idOf(row: unknown): string | undefined {
  const result = v.safeParse(identifier, (row as { id?: unknown } | null | undefined)?.id);
  return result.success ? result.output : undefined;
}
