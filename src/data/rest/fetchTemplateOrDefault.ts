import { toError } from '#runtime/toError.ts';
import type {
  IssuedCertificate,
  IssuedCertificateResponse,
} from '#domain/certificate/issuedCertificate.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';

/** Template to display, and whether it is the requested, the company's default or the built-in one. */
export interface ResolvedTemplate {
  template: CertificateTemplate;
  origin: 'requested' | 'favorite' | 'default';
  /** First error of loading: from the requested template, or else from the company's default template. */
  error?: Error;
}

export interface TemplateRequest {
  /** Id of the requested template. If undefined, the company's default template is requested. */
  id?: string | undefined;
  /** Primary colour of the company, used by the built-in default template; null if unknown. */
  primaryColor: string | null;
}

/**
 * Function that fetches a template by id, or the company's default template if the id is undefined.
 * @throws ApiError with status 404 if there is no such template
 */
export type FetchTemplate = (id: string | undefined) => Promise<CertificateTemplate>;

/**
 * Fetches the requested template. If that fails, fetches the company's default template; if that also fails, returns
 * the built-in default template (docs/behaviour.md, What the editor opens). Never rejects.
 */
export async function fetchTemplateOrDefault(
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
 * Adds its template to a certificate. Uses the template in the response if there is one. Otherwise fetches the template
 * of the certificate's course with `fetchTemplateOrDefault`, which returns a default template if the request fails.
 */
export async function addTemplateToCertificate(
  fetchTemplate: FetchTemplate,
  response: IssuedCertificateResponse,
  primaryColor: string | null,
): Promise<IssuedCertificate> {
  if (response.template) return { ...response, template: response.template };
  const id = response.course.templateId ?? undefined;
  const { template } = await fetchTemplateOrDefault(fetchTemplate, { id, primaryColor });
  return { ...response, template };
}
