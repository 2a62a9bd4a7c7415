import type { CertificateTemplate } from '#domain/template/template.ts';

/** Fields of a template to change, or a function that computes them from the current template. */
export type TemplateChanges =
  | Partial<CertificateTemplate>
  | ((template: CertificateTemplate) => Partial<CertificateTemplate>);

/**
 * Changes some fields of the template being edited.
 * @param stepName consecutive changes with the same name, such as `name` while typing, form one undo step
 */
export type ChangeTemplate = (fields: TemplateChanges, stepName?: string) => void;

/** Returns the fields of a template that the editor may change: all but the id and whether it is the favourite. */
export function getEditableFields(template: CertificateTemplate): Partial<CertificateTemplate> {
  const { id: _id, favorite: _favorite, ...fields } = template;
  return fields;
}
