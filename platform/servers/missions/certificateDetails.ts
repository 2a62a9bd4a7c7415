import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuthenticatedUser } from '../../data/queries/callerQueries.ts';
import { toBrand } from '../../data/queries/brandQueries.ts';
import { findCertificate } from '../../data/queries/certificateQueries.ts';
import { companyUserMetadata, userMetadataValues } from '../../data/schema.ts';
import type { ApiContext } from '../api.ts';
import { issuerSchema, toIssuerResponse } from '../company/issuerSchema.ts';
import { createNotActivatedError, createNotFoundError } from '../requestError.ts';
import { certificateSchema, toCertificateResponse } from './certificateSchema.ts';
import {
  templateSchema,
  type TemplateResponse,
  toTemplateVersionResponse,
} from './templateSchema.ts';

/**
 * Schema of a certificate with everything printed on it. Only the owner and administrators get `company_id`, `user_id`
 * and `enrollment_id`.
 */
export const certificateDetailsSchema = certificateSchema.extend({
  company_id: z.string().optional(),
  user_id: z.string().optional(),
  user: z.object({ name: z.string() }),
  ...issuerSchema.shape,
  instructor: z.string().nullable(),
  place: z.string().nullable(),
  programme: z.string().nullable(),
  validation_id: z.string(),
  template: templateSchema,
  registered_data: z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .describe("Exactly the fields that the template's texts use, keyed source.key"),
});

export type CertificateDetails = z.infer<typeof certificateDetailsSchema>;

type CertificateRecord = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** Finds the names of the merge fields in a template's texts, such as `user.name` in `{{ user.name }}`. */
function findUsedFields(template: TemplateResponse): Set<string> {
  const texts = Object.values(template.custom_fields).flat().join('\n');
  return new Set([...texts.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, field]) => field ?? ''));
}

const METADATA_PREFIX = 'user.meta.';

/** Loads a user's metadata values as pairs of the merge field name (`user.meta.{id}`) and the value. */
async function loadUserMetadata({ db }: ApiContext, userId: string) {
  const rows = await db
    .select({ id: companyUserMetadata.id, value: userMetadataValues.value })
    .from(userMetadataValues)
    .innerJoin(companyUserMetadata, eq(companyUserMetadata.id, userMetadataValues.metadataId))
    .where(and(eq(userMetadataValues.userId, userId), eq(companyUserMetadata.active, true)));
  return rows.map(({ id, value }) => [METADATA_PREFIX + id, value] as const);
}

/**
 * Loads the values of the merge fields in `usedFields`, by field name. Leaves out unknown fields, and user metadata
 * without a value.
 */
async function loadRegisteredData(
  context: ApiContext,
  { certificate, user, company, brand }: CertificateRecord,
  usedFields: ReadonlySet<string>,
) {
  const usesMetadata = [...usedFields].some((field) => field.startsWith(METADATA_PREFIX));
  const values = new Map<string, string | number | null>([
    ['user.name', user.name],
    ['user.email', user.email],
    ...(usesMetadata ? await loadUserMetadata(context, user.id) : []),
    ['mission.name', certificate.name],
    ['mission.workload', certificate.workload],
    ['mission.completed_at', certificate.completedAt.toISOString()],
    ['mission.grade', certificate.grade],
    ['mission.enrollment_id', certificate.enrollmentId],
    ['company.name', toBrand(company, brand).name],
  ]);
  const availableFields = [...usedFields].filter((field) => values.has(field));
  return Object.fromEntries(availableFields.map((field) => [field, values.get(field) ?? null]));
}

/**
 * Loads a certificate with everything printed on it. Includes the ids of the company, the user and the enrolment only
 * for the owner of the certificate and the administrators of the company.
 * @throws RequestError 404 for an unknown certificate, 403 when the company has not activated certificates
 */
export async function loadCertificateDetails(
  context: ApiContext,
  id: string,
  caller: AuthenticatedUser | undefined,
): Promise<CertificateDetails> {
  const record = await findCertificate(context.db, id);
  if (record === undefined) throw createNotFoundError();
  if (!record.company.showCertificates) throw createNotActivatedError();
  const { certificate } = record;
  const template = toTemplateVersionResponse(context, record.version);
  const registered_data = await loadRegisteredData(context, record, findUsedFields(template));
  const details: CertificateDetails = {
    ...toCertificateResponse(context, certificate),
    user: { name: record.user.name },
    ...toIssuerResponse(context, toBrand(record.company, record.brand)),
    instructor: certificate.instructor || null,
    place: certificate.place || null,
    programme: certificate.programme || null,
    validation_id: id,
    template,
    registered_data,
  };
  const isOwner = caller?.id === record.user.id;
  const isAdmin = caller?.role === 'admin' && caller.companyId === record.company.id;
  return isOwner || isAdmin ? details : removeIdentifiers(details);
}

function removeIdentifiers(details: CertificateDetails): CertificateDetails {
  const { company_id: _company, user_id: _user, mission, ...publicDetails } = details;
  if (mission === null) return { ...publicDetails, mission };
  const { enrollment_id: _enrollment, ...publicMission } = mission;
  return { ...publicDetails, mission: publicMission };
}
