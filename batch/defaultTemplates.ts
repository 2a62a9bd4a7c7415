import * as v from 'valibot';
import { listOrEnvelopeSchema } from '#data/schemas/schemas.ts';
import { storedTemplateSchema } from '#data/schemas/storedTemplateSchema.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';

/** Thrown for default templates that cannot be used. The message says why. */
export class UnusableTemplateError extends Error {
  override name = 'UnusableTemplateError';
}

/** Schema of a template that the plugin exported as a file. */
const exportedFileSchema = v.object({
  kind: v.literal('certificate-template'),
  version: v.literal(1),
  template: v.unknown(),
});

/**
 * Parses the templates for certificates that contain none.
 * @param json a template that the plugin exported, or a response of the platform with one or several templates
 * @returns a single template, or several with exactly one favourite
 * @throws UnusableTemplateError
 */
export function parseDefaultTemplates(json: unknown): CertificateTemplate[] {
  const exported = v.safeParse(exportedFileSchema, json);
  if (exported.success) return [parseTemplate(exported.output.template)];
  const single = v.safeParse(storedTemplateSchema, json);
  if (single.success) return [parseTemplate(json)];
  const list = v.safeParse(listOrEnvelopeSchema, json);
  if (!list.success || list.output.length === 0)
    throw new UnusableTemplateError('it contains no template.');
  const templates = list.output.map(parseTemplate);
  const favoriteCount = templates.filter(({ favorite }) => favorite).length;
  if (templates.length > 1 && favoriteCount !== 1)
    throw new UnusableTemplateError(
      `it contains ${templates.length} templates, of which ${favoriteCount} instead of one are the favourite.`,
    );
  return templates;
}

function parseTemplate(json: unknown): CertificateTemplate {
  const result = v.safeParse(storedTemplateSchema, json);
  if (!result.success) throw new UnusableTemplateError('it contains no template.');
  const { unread, ...template } = result.output;
  if (unread)
    throw new UnusableTemplateError(
      `the template's ${Object.keys(unread).join(', ')} cannot be read.`,
    );
  return template;
}
