import { retryImport } from '#runtime/retryImport.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { defaultAccentColor } from '#domain/color/accent.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import type { Language } from '#domain/language.ts';
import type { RenderingConfig } from '#rendering/renderCertificate.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import type { StatementRowCertificate } from '#rendering/statement/statementText.ts';

interface StatementOptions {
  language: Language;
  renderConfig: RenderingConfig;
  /** Primary colour of the company, from its settings. */
  primaryColor: string | null;
  /** Date and time of issue in ISO 8601 format. The same certificates and time give the same document. */
  issuedAt: string;
  /** Property that all certificates have in common, such as the year "2025"; undefined if there is none. */
  selectionLabel: string | undefined;
}

/**
 * Loads the code for statements of learning and renders the statement of one learner. Pass the result to `downloadPdf`
 * or `printDocuments`.
 * @param first first certificate, which provides the names of the learner and the issuer
 * @param furtherCertificates other certificates in the order of the list
 * @throws the error of a failed request for code, messages or a font
 */
export async function renderStatement(
  first: IssuedCertificate,
  furtherCertificates: readonly StatementRowCertificate[],
  { language, renderConfig, primaryColor, issuedAt, selectionLabel }: StatementOptions,
): Promise<RenderedStatement> {
  const statementModule = await retryImport(
    () => import(/* webpackChunkName: "statement" */ '#rendering/statement/renderStatement.ts'),
  );
  const statement = {
    learner: first.user.name,
    company: first.company.name,
    color: parseHexColor(primaryColor) ?? defaultAccentColor,
    certificates: [first, ...furtherCertificates],
    issuedAt,
    ...(selectionLabel !== undefined && { selectionName: selectionLabel }),
  };
  return statementModule.renderStatement(statement, language, renderConfig);
}
