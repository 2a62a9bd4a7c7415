import type { Issuer } from './brand.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateTemplate } from '../template/template.ts';

/**
 * Values that can be inserted into the texts of a template, by the key of the registered field, for example `user.name`
 * or `mission.workload`.
 */
export type RegisteredFieldValues = Readonly<Record<string, string | number | null>>;

/**
 * A certificate with everything that is printed on it, as returned by `GET /certificates/{id}`. Personal data, such as
 * `userId`, is present only for the owner of the certificate and for administrators of the owner's company.
 */
export interface IssuedCertificate extends Certificate, Issuer {
  /**
   * Id of the learner who owns the certificate. Present only for the owner and for administrators of the owner's
   * company.
   */
  userId?: string | null;
  user: { name: string };
  /** Validation code, printed on the back of the certificate as "Validation ID". */
  validationId: string;
  template: CertificateTemplate;
  registeredData: RegisteredFieldValues;
}

/**
 * A certificate as sent by the server. The server may leave out the template; the plugin then requests the template
 * separately.
 */
export type IssuedCertificateResponse = Omit<IssuedCertificate, 'template'> &
  Partial<Pick<IssuedCertificate, 'template'>>;

/** Builds the values of the registered fields, such as `user.name`, from the data of a certificate. */
export function buildRegisteredData(
  { course }: Certificate,
  learnerName: string,
  { company }: Pick<Issuer, 'company'>,
): RegisteredFieldValues {
  const { name, completedAt, workload, grade } = course;
  return {
    'user.name': learnerName,
    'mission.name': name,
    'mission.workload': workload,
    'mission.completed_at': completedAt,
    'mission.grade': grade,
    'company.name': company.name,
  };
}
