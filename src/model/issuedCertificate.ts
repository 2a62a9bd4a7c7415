import type { Certificate, CertificateMission } from './certificate.ts';
import type { CertificateTemplate } from './template.ts';

/** Values of the fields that a template's texts use, keyed `source.key`: `user.name`, `mission.workload`. */
export type RegisteredData = Readonly<Record<string, string | number | null>>;

/**
 * A certificate with all that its paper says: what `GET /certificates/{id}` answers. What identifies people and
 * enrolments is only there for its owner and their administrators.
 */
export interface IssuedCertificate extends Omit<Certificate, 'company_id' | 'user_id' | 'mission'> {
  company_id?: string | undefined;
  user_id?: string | undefined;
  mission: CertificateMission | null;
  user: { name: string };
  company: { name: string };
  /** Printed on the back as "Validation ID". */
  validation_id: string;
  template: CertificateTemplate;
  registered_data: RegisteredData;
}
