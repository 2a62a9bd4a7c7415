import { toError } from '#runtime/toError.ts';
import type {
  IssuedCertificate,
  IssuedCertificateResponse,
} from '#domain/certificate/issuedCertificate.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';

/**
 * Template to display, and its origin: the requested template, the company's default (`favorite`) or the built-in
 * default.
 */
export interface ResolvedTemplate {
  template: CertificateTemplate;
  origin: 'requested' | 'favorite' | 'default';
  /**
   * First error of loading the template: that of the requested template, or of the company's default if none was
   * requested.
   */
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
 * Fetches the requested template. If that fails, fetches the company's default template; if that also fails, returns
 * the built-in default template (docs/behaviour.md, What the editor opens). Never rejects.
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
 * Adds the template to a certificate. Uses the template in the response if there is one; otherwise fetches the template
 * of the certificate's course with `resolveTemplate`, which falls back to a default template.
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
