import type { Language } from '#domain/language.ts';
import {
  type RenderingConfig,
  collectFaces,
  loadConfiguredDocumentLocale,
} from '../renderCertificate.ts';
import { loadCertificateAndFallbackFonts } from '../fonts/fallbackText.ts';
import { addFontsToDocument } from '../fonts/screenFonts.ts';
import type { PdfStatementInput } from '../pdf/pdfInput.ts';
import { layoutStatement } from './layoutStatement.ts';
import { toPdfStatementInput } from './toPdfStatementInput.ts';
import {
  type Statement,
  createStatementText,
  listStatementTextsToLoadFonts,
} from './statementText.ts';

/** A statement of learning laid out in one language, with its fonts loaded: ready for screen, print and PDF. */
export type RenderedStatement = PdfStatementInput;

/**
 * Loads the texts and fonts of a statement of learning in a language, and lays out the statement.
 * @throws errors of failed requests for code chunks
 */
export async function renderStatement(
  statement: Statement,
  language: Language,
  config: RenderingConfig,
): Promise<RenderedStatement> {
  const text = createStatementText(statement, await loadConfiguredDocumentLocale(language, config));
  const fonts = await loadCertificateAndFallbackFonts(
    listStatementTextsToLoadFonts(text),
    config.FONTS_URL,
  );
  const scene = layoutStatement(text, statement.color, fonts);
  await addFontsToDocument(collectFaces(...scene.pages));
  return toPdfStatementInput(statement, scene);
}
