import * as v from 'valibot';
import type { Certificate, CertificateType } from '#model/certificate.ts';
import { flag, identifier, nested, number, optionalId, spelled, text } from './reading.ts';

const course = {
  name: v.pipe(
    text,
    v.transform((name) => name ?? ''),
  ),
  thumb_url: text,
  certificate_template_id: optionalId,
  workload: number,
  completed_at: text,
};

/** The fields of a certificate as every server sends them (Spec §3), in either spelling. Without an id it is none. */
export const certificateEntries = {
  id: identifier,
  type: text,
  company_id: optionalId,
  user_id: optionalId,
  mission_id: optionalId,
  mission: nested({ ...course, enrollment_id: optionalId }),
  content_id: optionalId,
  content: nested({ ...course, id: optionalId, grade: number }),
  created_at: text,
  is_from_recycled_mission: flag,
} as const;

type Entries = Pick<typeof certificateEntries, 'type' | 'content' | 'content_id'>;
type Sent = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** A certificate whose type was not said, or is none we know, is of what it carries. */
export const withType = <Some extends Sent>(sent: Some) => ({ ...sent, type: typeOf(sent) });

function typeOf({ type, content, content_id }: Sent): CertificateType {
  const said = type?.toUpperCase();
  if (said === 'MISSION' || said === 'CONTENT') return said;
  return (content ?? content_id) ? 'CONTENT' : 'MISSION';
}

/** A certificate of a list. */
export const certificateSchema: v.GenericSchema<unknown, Certificate> = v.pipe(
  spelled(certificateEntries),
  v.transform(withType),
);

/** A certificate of the plain list, which may also name its owner (decisions.md, plain list call). */
export const listedCertificateSchema = v.pipe(
  spelled({ ...certificateEntries, user: nested({ name: text }) }),
  v.transform(withType),
);
