import * as v from 'valibot';
import { issuedCertificateSchema } from '#data/schemas/issuedCertificateSchema.ts';
import {
  createObjectOrEnvelopeSchema,
  createObjectSchema,
  getInvalidFieldPath,
  idSchema,
} from '#data/schemas/schemas.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { toPlainText } from '#domain/text/plainText.ts';
import { parseDefaultTemplates } from './defaultTemplates.ts';

/**
 * Thrown for input that is not a certificate in the format of `GET /certificates/{id}`. The message names the invalid
 * field.
 */
export class InvalidCertificateError extends Error {
  override name = 'InvalidCertificateError';
}

/** A parser of certificates. Certificates without a template get one of the default templates, as in the plugin. */
export class CertificateParser {
  private readonly templates: readonly CertificateTemplate[];

  /**
   * @param templates default templates as JSON; undefined for none
   * @throws UnusableTemplateError
   */
  constructor(templates: unknown) {
    this.templates = templates === undefined ? [] : parseDefaultTemplates(templates);
  }

  /** @throws InvalidCertificateError */
  parse(input: unknown): IssuedCertificate {
    const result = v.safeParse(issuedCertificateSchema, input);
    if (!result.success) {
      const [issue] = result.issues;
      throw new InvalidCertificateError(
        `${getInvalidFieldPath(issue) ?? 'certificate'}: ${issue.message}`,
      );
    }
    const { template: ownTemplate, ...certificate } = result.output;
    // A batch has no viewer who would notice a missing name or template.
    if (!toPlainText(certificate.user.name))
      throw new InvalidCertificateError('user.name: Expected a name');
    if (!ownTemplate && hasTemplate(input))
      throw new InvalidCertificateError('template: Expected a template');
    const template = ownTemplate ?? this.findTemplate(certificate.course.templateId);
    if (!template)
      throw new InvalidCertificateError(
        'template: Expected a template, here or as the default (--template)',
      );
    return { ...certificate, template };
  }

  private findTemplate(id: string | null): CertificateTemplate | undefined {
    const [first] = this.templates;
    if (this.templates.length <= 1) return first;
    return (
      this.templates.find((template) => id !== null && template.id === id) ??
      this.templates.find(({ favorite }) => favorite)
    );
  }
}

const templatePropertySchema = createObjectOrEnvelopeSchema(
  createObjectSchema({ id: idSchema, template: v.unknown() }),
);

/** Returns whether a certificate contains a template, even one that cannot be parsed. */
function hasTemplate(input: unknown): boolean {
  const { success, output } = v.safeParse(templatePropertySchema, input);
  return success && output.template !== undefined && output.template !== null;
}
