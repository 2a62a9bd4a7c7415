import type { CertificateTemplate } from '#model/template.ts';

/**
 * Changes some fields of the template being edited.
 * @param step changes in a row that name the same step, such as `name` while it is typed, are undone together
 */
export type Change = (fields: Partial<CertificateTemplate>, step?: string) => void;

/** What every section of the form is given. */
export interface SectionProps {
  template: CertificateTemplate;
  change: Change;
}
