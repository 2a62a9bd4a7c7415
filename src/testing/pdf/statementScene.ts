import type { Language } from '#model/language.ts';
import type { PagedScene } from '#rendering/scene.ts';
import { layoutStatement } from '#rendering/statement/layoutStatement.ts';
import { type Statement, statementText } from '#rendering/statement/statementText.ts';
import { wordingIn } from '../certificates.ts';
import { allFonts } from '../fonts.ts';

const fonts = allFonts();

/** A statement laid out with the product's own fonts. */
export async function statementScene(
  statement: Statement,
  language: Language = 'pt',
): Promise<PagedScene> {
  const text = statementText(statement, await wordingIn(language, 'statement'));
  return layoutStatement(text, statement.color, fonts);
}
