import type { Language } from '#domain/language.ts';
import type { MultiPageScene } from '#rendering/scene.ts';
import { layoutStatement } from '#rendering/statement/layoutStatement.ts';
import { type Statement, createStatementText } from '#rendering/statement/statementText.ts';
import { loadTestDocumentLocale } from '../certificates.ts';
import { loadAllFonts } from '../fonts.ts';

const fonts = loadAllFonts();

/** Creates the scene of a statement of learning with the product's fonts. */
export async function createStatementScene(
  statement: Statement,
  language: Language = 'pt',
): Promise<MultiPageScene> {
  const text = createStatementText(statement, await loadTestDocumentLocale(language));
  return layoutStatement(text, statement.color, fonts);
}
