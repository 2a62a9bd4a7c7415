import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../data/queries/callerQueries.ts';
import { brandOf } from '../../data/queries/brandQueries.ts';
import { findCertificate } from '../../data/queries/certificateQueries.ts';
import { companyUserMetadata, userMetadataValues } from '../../data/schema.ts';
import type { ApiContext } from '../api.ts';
import { issuerSchema, issuerWire } from '../company/brandWire.ts';
import { notActivated, notFound } from '../requestError.ts';
import { certificateSchema, certificateWire } from './certificateWire.ts';
import { templateSchema, type TemplateWire, versionWire } from './templateWire.ts';

/** One certificate with all that its paper shows. The first three keys, and `enrollment_id`, only for owner and admins. */
export const certificateOnPaper = certificateSchema.extend({
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

export type CertificateOnPaper = z.infer<typeof certificateOnPaper>;

type Found = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** The names between double braces in a template's texts, each once. */
function fieldsUsedBy(template: TemplateWire): Set<string> {
  const texts = Object.values(template.custom_fields).flat().join('\n');
  return new Set([...texts.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, field]) => field ?? ''));
}

const METADATA = 'user.meta.';

/** Values of what the company keeps of its people, keyed as texts name them. */
async function metadataOf({ db }: ApiContext, userId: string) {
  const found = await db
    .select({ id: companyUserMetadata.id, value: userMetadataValues.value })
    .from(userMetadataValues)
    .innerJoin(companyUserMetadata, eq(companyUserMetadata.id, userMetadataValues.metadataId))
    .where(and(eq(userMetadataValues.userId, userId), eq(companyUserMetadata.active, true)));
  return found.map(({ id, value }) => [METADATA + id, value] as const);
}

/** Of the fields that texts use, those that there are. */
async function registeredValues(
  context: ApiContext,
  { certificate, user, company, brand }: Found,
  used: ReadonlySet<string>,
) {
  const usesMetadata = [...used].some((field) => field.startsWith(METADATA));
  const values = new Map<string, string | number | null>([
    ['user.name', user.name],
    ['user.email', user.email],
    ...(usesMetadata ? await metadataOf(context, user.id) : []),
    ['mission.name', certificate.name],
    ['mission.workload', certificate.workload],
    ['mission.completed_at', certificate.completedAt.toISOString()],
    ['mission.grade', certificate.grade],
    ['mission.enrollment_id', certificate.enrollmentId],
    ['company.name', brandOf(company, brand).name],
  ]);
  const known = [...used].filter((field) => values.has(field));
  return Object.fromEntries(known.map((field) => [field, values.get(field) ?? null]));
}

/**
 * A certificate as its paper shows it; what identifies people and enrolments only for its owner and their admins.
 * @throws RequestError 404 unknown, 403 the company has no certificates
 */
export async function readCertificate(
  context: ApiContext,
  id: string,
  caller: Caller | undefined,
): Promise<CertificateOnPaper> {
  const found = await findCertificate(context.db, id);
  if (found === undefined) throw notFound();
  if (!found.company.showCertificates) throw notActivated();
  const { certificate } = found;
  const template = versionWire(context, found.version);
  const registered_data = await registeredValues(context, found, fieldsUsedBy(template));
  const full: CertificateOnPaper = {
    ...certificateWire(context, certificate),
    user: { name: found.user.name },
    ...issuerWire(context, brandOf(found.company, found.brand)),
    instructor: certificate.instructor || null,
    place: certificate.place || null,
    programme: certificate.programme || null,
    validation_id: id,
    template,
    registered_data,
  };
  const isOwner = caller?.id === found.user.id;
  const isAdmin = caller?.role === 'admin' && caller.companyId === found.company.id;
  return isOwner || isAdmin ? full : withoutIdentifiers(full);
}

function withoutIdentifiers(full: CertificateOnPaper): CertificateOnPaper {
  const { company_id: _company, user_id: _user, mission, ...rest } = full;
  if (mission === null) return { ...rest, mission };
  const { enrollment_id: _enrollment, ...publicMission } = mission;
  return { ...rest, mission: publicMission };
}
