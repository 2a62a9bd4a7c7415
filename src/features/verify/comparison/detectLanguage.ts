import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type Language, languages } from '#domain/language.ts';
import { createCertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import type { PdfContent } from '#rendering/pdfReader/pdfContent.ts';
import {
  loadConfiguredDocumentLocale,
  type RenderingConfig,
} from '#rendering/renderCertificate.ts';
import { normalizeForComparison } from './fields.ts';

/**
 * Detects the language of a file that does not state its language: the language in which most texts of the certificate
 * occur in the file.
 */
export async function detectLanguage(
  certificate: IssuedCertificate,
  { pages }: PdfContent,
  config: RenderingConfig,
): Promise<Language | undefined> {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  const fileText = normalizeForComparison(lines.join(''));
  const scores = await Promise.all(
    languages.map(async (language) => {
      const locale = await loadConfiguredDocumentLocale(language, config);
      const texts = listTextsToLoadFonts(createCertificateText(certificate, locale))
        .map(normalizeForComparison)
        .filter(Boolean);
      return { language, score: texts.filter((value) => fileText.includes(value)).length };
    }),
  );
  return scores.reduce((best, entry) => (entry.score > best.score ? entry : best)).language;
}
