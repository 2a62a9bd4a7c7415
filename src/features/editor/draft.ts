import type { CertificateTemplate } from '#model/template/template.ts';

/** Some fields of a template, or what makes them of the template as it is then. */
export type Fields =
  | Partial<CertificateTemplate>
  | ((template: CertificateTemplate) => Partial<CertificateTemplate>);

/**
 * Changes some fields of the template being edited.
 * @param step changes in a row that name the same step, such as `name` while it is typed, are undone together
 */
export type Change = (fields: Fields, step?: string) => void;

/** What every section of the form is given. */
export interface SectionProps {
  template: CertificateTemplate;
  change: Change;
}
