import * as v from 'valibot';
import {
  type Certificate,
  type CertificateType,
  type Course,
  emptyCourse,
} from '#domain/certificate/certificate.ts';
import {
  booleanSchema,
  idSchema,
  isoDateSchema,
  createOptionalObjectSchema,
  numberSchema,
  optionalIdSchema,
  createObjectSchema,
  textSchema,
} from './schemas.ts';

const courseEntries = {
  name: textSchema,
  thumbUrl: textSchema,
  certificateTemplateId: optionalIdSchema,
  workload: numberSchema,
  completedAt: isoDateSchema,
};

/**
 * Schema entries of the certificate fields that every kind of response contains (docs/behaviour.md, Certificate). Keys
 * may be in camelCase or snake_case. Only the id is required.
 */
export const certificateSchemaEntries = {
  id: idSchema,
  type: textSchema,
  mission: createOptionalObjectSchema(courseEntries),
  contentId: optionalIdSchema,
  content: createOptionalObjectSchema({ ...courseEntries, grade: numberSchema }),
  createdAt: isoDateSchema,
  isFromRecycledMission: booleanSchema,
} as const;

type Entries = typeof certificateSchemaEntries;
type CertificateResponse = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Replaces `mission` and `content` of a certificate response with `course`, for which it was earned. */
export function mergeMissionAndContent<Response extends CertificateResponse>({
  mission,
  content,
  contentId,
  ...fields
}: Response) {
  const type = parseType(fields.type, content ?? contentId);
  return { ...fields, type, course: toCourse(type === 'CONTENT' ? content : mission) };
}

/** Parses the type of a certificate. Without a known type, a response with a content is `CONTENT`. */
function parseType(type: string | null, content: unknown): CertificateType {
  const upperCaseType = type?.toUpperCase();
  if (upperCaseType === 'MISSION' || upperCaseType === 'CONTENT') return upperCaseType;
  return content ? 'CONTENT' : 'MISSION';
}

function toCourse(source: CertificateResponse['mission'] | CertificateResponse['content']): Course {
  if (!source) return emptyCourse;
  const { name, certificateTemplateId: templateId, ...fields } = source;
  return { ...emptyCourse, ...fields, name: name ?? '', templateId };
}

/** Schema of a certificate in a list. */
export const certificateSchema: v.GenericSchema<unknown, Certificate> = v.pipe(
  createObjectSchema(certificateSchemaEntries),
  v.transform(mergeMissionAndContent),
);

/** Schema of a certificate of `GET /certificates`, maybe with owner and ID (docs/behaviour.md, Plain list). */
export const listedCertificateSchema = v.pipe(
  createObjectSchema({
    ...certificateSchemaEntries,
    user: createOptionalObjectSchema({ name: textSchema }),
    validationId: optionalIdSchema,
  }),
  v.transform(mergeMissionAndContent),
);
