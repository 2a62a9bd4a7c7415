import { loadTexts } from '#i18n/catalogue.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { defaultBrand } from '#model/color/accent.ts';
import { parseHex } from '#model/color/oklch.ts';
import type { Language } from '#model/language.ts';
import type { DrawingPlace } from '#rendering/drawCertificate.ts';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';
import type { StatedCertificate } from '#rendering/statement/statementText.ts';

interface StatementOptions {
  language: Language;
  place: DrawingPlace;
  /** The company's, as its settings have it. */
  primaryColor: string | null;
  /** ISO 8601 instant: the same certificates, issued at the same time, are the same document. */
  issuedAt: string;
  /** What the certificates have in common, "2025"; undefined: nothing. */
  choice: string | undefined;
}

/**
 * Lays out the statement of learning of one learner, for `downloadPdf` and `printSheets`, alone or before the papers.
 * @param first says whose it is, and who issues it
 * @param others below it, in the order in which they are listed
 * @throws whatever a failed chunk, text or font request gives
 */
export async function drawStatement(
  first: IssuedCertificate,
  others: readonly StatedCertificate[],
  { language, place, primaryColor, issuedAt, choice }: StatementOptions,
): Promise<DrawnStatement> {
  const [engine] = await Promise.all([
    retryingImport(
      () => import(/* webpackChunkName: "statement" */ '#rendering/statement/drawStatement.ts'),
    ),
    loadTexts('statement'),
  ]);
  const statement = {
    learner: first.user.name,
    company: first.company.name,
    color: parseHex(primaryColor) ?? defaultBrand,
    certificates: [first, ...others],
    issuedAt,
    ...(choice !== undefined && { choice }),
  };
  return engine.drawStatement(statement, language, place);
}
