import { toError } from '#runtime/toError.ts';
import type {
  IssuedCertificate,
  IssuedCertificateResponse,
} from '#domain/certificate/issuedCertificate.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';

/** Template, and whether it is the requested, the company's default or the built-in default template. */
export interface ResolvedTemplate {
  template: CertificateTemplate;
  origin: 'requested' | 'favorite' | 'default';
  /** Error that prevented loading the requested template, or else the company's default template. */
  error?: Error;
}

export interface TemplateRequest {
  /** Id of the requested template; undefined: the company's default template. */
  id?: string | undefined;
  /** Primary colour of the company, used by the built-in default template; null: unknown. */
  primaryColor: string | null;
}

/**
 * Function that fetches a template by id; undefined: the company's default template.
 * @throws ApiError 404 when there is none
 */
export type FetchTemplate = (id: string | undefined) => Promise<CertificateTemplate>;

/**
 * Fetches the requested template, or else the company's default template, or else returns the built-in default template
 * (docs/behaviour.md, What the editor opens). Never rejects.
 */
export async function resolveTemplate(
  fetchTemplate: FetchTemplate,
  { id, primaryColor }: TemplateRequest,
): Promise<ResolvedTemplate> {
  let firstError: Error | undefined;
  if (id !== undefined) {
    try {
      return { template: await fetchTemplate(id), origin: 'requested' };
    } catch (error) {
      firstError = toError(error);
    }
  }
  try {
    return {
      template: await fetchTemplate(undefined),
      origin: 'favorite',
      ...(firstError && { error: firstError }),
    };
  } catch (error) {
    firstError ??= toError(error);
    return { template: createDefaultTemplate(primaryColor), origin: 'default', error: firstError };
  }
}

/**
 * Adds the template to a certificate: the template in the response, or else that of the certificate's course, or else
 * one of the replacements that `resolveTemplate` returns.
 */
export async function attachTemplate(
  fetchTemplate: FetchTemplate,
  response: IssuedCertificateResponse,
  primaryColor: string | null,
): Promise<IssuedCertificate> {
  if (response.template) return { ...response, template: response.template };
  const id = response.course.templateId ?? undefined;
  const { template } = await resolveTemplate(fetchTemplate, { id, primaryColor });
  return { ...response, template };
}
