import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { Language } from '#domain/language.ts';
import { createPdf } from '#rendering/createPdf.ts';
import {
  type RenderedCertificate,
  renderCertificate,
  type RenderingConfig,
} from '#rendering/renderCertificate.ts';

/** A PDF that is generated during the check from the server's data. */
export interface IssuedDocument {
  certificates: readonly RenderedCertificate[];
  bytes: Uint8Array;
}

/**
 * Generates the PDF of certificates as it is issued now. For a single certificate, generates two variants, optimized for
 * speed (as by the download button) and for size.
 */
export async function generateIssuedPdfs(
  certificates: readonly IssuedCertificate[],
  { language, level }: { language: Language; level: PdfConformanceLevel },
  renderConfig: RenderingConfig,
): Promise<IssuedDocument[]> {
  const rendered: RenderedCertificate[] = [];
  for (const certificate of certificates)
    rendered.push(await renderCertificate(certificate, language, renderConfig));
  const variants = rendered.length === 1 ? (['speed', 'size'] as const) : (['size'] as const);
  return Promise.all(
    variants.map(async (optimizeFor) => ({
      certificates: rendered,
      bytes: await createPdf(rendered, { optimizeFor, level }),
    })),
  );
}
