import type { Language } from '#domain/language.ts';
import type { Issuer } from '#domain/certificate/brand.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import {
  renderCertificate,
  type RenderedCertificate,
  type RenderingConfig,
} from '../renderCertificate.ts';
import { createSampleCertificate } from '../samples.ts';
import { markAsSample } from './markAsSample.ts';

/**
 * Renders a template with sample data, marked as a sample.
 * @throws errors of failed requests for code chunks
 */
export async function renderSample(
  template: CertificateTemplate,
  language: Language,
  issuer: Issuer,
  config: RenderingConfig,
): Promise<RenderedCertificate> {
  const certificate = createSampleCertificate(template, language, { issuer });
  return markAsSample(await renderCertificate(certificate, language, config));
}
