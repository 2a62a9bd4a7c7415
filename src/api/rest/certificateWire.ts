import * as v from 'valibot';
import type { Certificate, CertificateType, Course } from '#model/certificate/certificate.ts';
import { flag, identifier, nested, number, optionalId, spelled, text } from './reading.ts';

const course = {
  name: text,
  thumbUrl: text,
  certificateTemplateId: optionalId,
  workload: number,
  completedAt: text,
};

/**
 * The fields of a certificate as every server sends them (docs/behaviour.md, Certificate), in either spelling. Without an id
 * it is none.
 */
export const certificateEntries = {
  id: identifier,
  type: text,
  mission: nested(course),
  contentId: optionalId,
  content: nested({ ...course, grade: number }),
  createdAt: text,
  isFromRecycledMission: flag,
} as const;

type Entries = typeof certificateEntries;
type Sent = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Says of a certificate what it was earned for. */
export function withCourse<Some extends Sent>({ mission, content, contentId, ...rest }: Some) {
  const type = typeOf(rest.type, content ?? contentId);
  return { ...rest, type, course: courseOf(type === 'CONTENT' ? content : mission) };
}

/** A certificate whose type was not said, or is none we know, is of what it carries. */
function typeOf(type: string | null, content: unknown): CertificateType {
  const said = type?.toUpperCase();
  if (said === 'MISSION' || said === 'CONTENT') return said;
  return content ? 'CONTENT' : 'MISSION';
}

function courseOf(sent: Sent['mission'] | Sent['content']): Course {
  return {
    name: sent?.name ?? '',
    thumbUrl: sent?.thumbUrl ?? null,
    completedAt: sent?.completedAt ?? null,
    workload: sent?.workload ?? null,
    grade: sent && 'grade' in sent ? sent.grade : null,
    templateId: sent?.certificateTemplateId ?? null,
  };
}

/** A certificate of a list. */
export const certificateSchema: v.GenericSchema<unknown, Certificate> = v.pipe(
  spelled(certificateEntries),
  v.transform(withCourse),
);

/** A certificate of the plain list, which may also say its owner and its validation ID (docs/behaviour.md, Plain list). */
export const listedCertificateSchema = v.pipe(
  spelled({ ...certificateEntries, user: nested({ name: text }), validationId: optionalId }),
  v.transform(withCourse),
);
