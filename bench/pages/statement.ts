import { loadTexts } from '../../src/i18n/catalogue.ts';
import { type FaceName, facesOfRole } from '../../src/rendering/fonts/faces.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { refuseForeign, UnwritableText } from '../../src/rendering/fonts/unwritableText.ts';
import { PdfCache } from '../../src/rendering/pdf/PdfCache.ts';
import { scenePdf } from '../../src/rendering/pdf/scenePdf.ts';
import { layoutStatement } from '../../src/rendering/statement/layoutStatement.ts';
import { pdfStatement } from '../../src/rendering/statement/pdfStatement.ts';
import { statementText } from '../../src/rendering/statement/statementText.ts';
import { loadWording } from '../../src/rendering/wording.ts';
import { statedCertificates, statementOf } from '../../src/testing/statements.ts';

/** @returns what lays out a statement of so many rows, and what makes its PDF, layout included */
export async function prepareStatement(rows: number, readFont: (name: FaceName) => Uint8Array) {
  await loadTexts('statement');
  const wording = await loadWording('pt', {
    publicUrl: 'https://learn.example/certificates',
    timeZone: 'America/Sao_Paulo',
  });
  const statement = statementOf(statedCertificates(rows));
  const fonts = await loadFonts([], refuseForeign);
  const resources = {
    fonts: new Map(
      Object.values(facesOfRole).flatMap(([core]) =>
        core ? [[core, readFont(core)] as const] : [],
      ),
    ),
    pictures: new Map(),
    foreign: ({ text }: { text: string }) => {
      throw new UnwritableText(text);
    },
    creator: 'Certificates',
    cache: new PdfCache(),
  };
  const layout = () => layoutStatement(statementText(statement, wording), statement.color, fonts);
  return { layout, pdf: () => scenePdf([], resources, pdfStatement(statement, layout())) };
}
