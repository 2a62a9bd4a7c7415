import type { Language } from '#model/language.ts';
import { type DrawingPlace, facesIn, wordingIn } from '../drawCertificate.ts';
import { drawForeign, loadScreenFonts } from '../fonts/foreignText.ts';
import { readyFaces } from '../fonts/screenFonts.ts';
import type { PdfStatement } from '../pdf/scenePdf.ts';
import type { ForeignPictures } from '../screen/SceneSvg.tsx';
import { layoutStatement } from './layoutStatement.ts';
import { pdfStatement } from './pdfStatement.ts';
import { type Statement, statementText, textsOfStatement } from './statementText.ts';

/** A statement in one language, ready for every painter: its fonts are there. */
export interface DrawnStatement extends PdfStatement {
  foreign: ForeignPictures;
}

/** Loads what a statement needs in `language` and lays it out. @throws whatever a failed chunk request gives */
export async function drawStatement(
  statement: Statement,
  language: Language,
  place: DrawingPlace,
): Promise<DrawnStatement> {
  const text = statementText(statement, await wordingIn(language, place, 'statement'));
  const fonts = await loadScreenFonts(textsOfStatement(text));
  const scene = layoutStatement(text, statement.color, fonts);
  await readyFaces(facesIn(...scene.pages));
  return { ...pdfStatement(statement, scene), foreign: drawForeign };
}
