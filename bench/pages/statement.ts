import { type FaceName, faceNamesByRole } from '../../src/rendering/fonts/faces.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import {
  throwOnFallbackText,
  UnwritableTextError,
} from '../../src/rendering/fonts/unwritableText.ts';
import { SharedPdfDataCache } from '../../src/rendering/pdf/SharedPdfDataCache.ts';
import { buildPdf } from '../../src/rendering/pdf/buildPdf.ts';
import { layoutStatement } from '../../src/rendering/statement/layoutStatement.ts';
import { toPdfStatementInput } from '../../src/rendering/statement/toPdfStatementInput.ts';
import { createStatementText } from '../../src/rendering/statement/statementText.ts';
import { loadDocumentLocale } from '../../src/rendering/documentLocale.ts';
import { createStatementCertificates, createStatement } from '../../src/testing/statements.ts';

/** Prepares a statement of learning. @returns a function that lays it out, and one that also creates its PDF */
export async function prepareStatement(rows: number, loadFont: (name: FaceName) => Uint8Array) {
  const documentLocale = await loadDocumentLocale('pt', {
    publicUrl: 'https://learn.example/certificates',
    timeZone: 'America/Sao_Paulo',
  });
  const statement = createStatement(createStatementCertificates(rows));
  const fonts = await loadFonts([], throwOnFallbackText);
  const resources = {
    fonts: new Map(
      Object.values(faceNamesByRole).flatMap(([coreFace]) =>
        coreFace ? [[coreFace, loadFont(coreFace)] as const] : [],
      ),
    ),
    images: new Map(),
    drawFallbackText: ({ text }: { text: string }) => {
      throw new UnwritableTextError(text);
    },
    creator: 'Certificates',
    cache: new SharedPdfDataCache(),
  };
  const layout = () =>
    layoutStatement(createStatementText(statement, documentLocale), statement.color, fonts);
  return { layout, pdf: () => buildPdf([], resources, toPdfStatementInput(statement, layout())) };
}
