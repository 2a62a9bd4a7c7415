import type { Issuer } from './brand.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateTemplate } from '../template/template.ts';

/** Values of the fields that a template's texts use, keyed `source.key`: `user.name`, `mission.workload`. */
export type RegisteredData = Readonly<Record<string, string | number | null>>;

/**
 * A certificate with all that its paper says: what `GET /certificates/{id}` answers. What identifies people and
 * enrolments is only there for its owner and their administrators.
 */
export interface IssuedCertificate extends Certificate, Issuer {
  /** Whose it is; only its owner and their administrators are told. */
  userId?: string | null;
  user: { name: string };
  /** Printed on the back as "Validation ID". */
  validationId: string;
  template: CertificateTemplate;
  registeredData: RegisteredData;
}

/** A certificate as it came: its template may be for the plugin to find. */
export type SentCertificate = Omit<IssuedCertificate, 'template'> &
  Partial<Pick<IssuedCertificate, 'template'>>;

/** The registered data that a certificate itself says, in whatever form it came. */
export function ownRegisteredData(
  { course }: Certificate,
  learner: string,
  { company }: Pick<Issuer, 'company'>,
): RegisteredData {
  const { name, completedAt, workload, grade } = course;
  return {
    'user.name': learner,
    'mission.name': name,
    'mission.workload': workload,
    'mission.completed_at': completedAt,
    'mission.grade': grade,
    'company.name': company.name,
  };
}
