import { asError } from '#model/asError.ts';
import type { IssuedCertificate, SentCertificate } from '#model/certificate/issuedCertificate.ts';
import { type CertificateTemplate, defaultTemplate } from '#model/template/template.ts';

/** A template and where the search for it ended. */
export interface FoundTemplate {
  template: CertificateTemplate;
  origin: 'asked' | 'favorite' | 'default';
  /** Why the template that was asked for, or the favourite where none was, is not the one found. */
  failure?: Error;
}

export interface TemplateSearch {
  /** Undefined: the favourite is what is wanted. */
  id?: string | undefined;
  /** The company's `branding.primary_color`, for the default template. */
  primaryColor: string | null;
}

/** Reads a template of the company, or its favourite one. @throws ApiError 404 when there is none */
export type ReadTemplate = (id: string | undefined) => Promise<CertificateTemplate>;

/** A template, else the favourite, else the default (docs/behaviour.md, What the editor opens). Never fails. */
export async function findTemplateBy(
  read: ReadTemplate,
  { id, primaryColor }: TemplateSearch,
): Promise<FoundTemplate> {
  let failure: Error | undefined;
  if (id !== undefined) {
    try {
      return { template: await read(id), origin: 'asked' };
    } catch (error) {
      failure = asError(error);
    }
  }
  try {
    return { template: await read(undefined), origin: 'favorite', ...(failure && { failure }) };
  } catch (error) {
    failure ??= asError(error);
    return { template: defaultTemplate(primaryColor), origin: 'default', failure };
  }
}

/** A certificate with its template: the one it came with, else what the search for its course's ends with. */
export async function withTemplate(
  read: ReadTemplate,
  sent: SentCertificate,
  primaryColor: string | null,
): Promise<IssuedCertificate> {
  if (sent.template) return { ...sent, template: sent.template };
  const id = sent.course.templateId ?? undefined;
  const { template } = await findTemplateBy(read, { id, primaryColor });
  return { ...sent, template };
}
