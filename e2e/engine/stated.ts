import { loadTexts } from '#i18n/catalogue.ts';
import type { Language } from '#model/language.ts';
import type { DrawingPlace } from '#rendering/drawCertificate.ts';
import { type DrawnStatement, drawStatement } from '#rendering/statement/drawStatement.ts';
import type { Statement } from '#rendering/statement/statementText.ts';

/** A statement that is wanted. */
export interface Stated {
  statement: Statement;
  language: Language;
}

/** Draws it with the texts that its screen would have loaded. */
export async function drawStated(
  { statement, language }: Stated,
  place: DrawingPlace,
): Promise<DrawnStatement> {
  await loadTexts('statement');
  return drawStatement(statement, language, place);
}
