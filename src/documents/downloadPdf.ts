import { retryingImport } from '#i18n/retryingImport.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { saveFile } from '#ui/saveFile.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';

/**
 * Makes one PDF of these certificates, two pages each, and saves it.
 * @param tell is told of it
 * @param names of the file and the document, joined; default: learner and course of the first certificate for the file,
 * the certificate's own title for the document
 * @param statement comes before them; alone it needs names
 * @returns the name of the file
 * @throws whatever a failed chunk, font or picture request gives
 */
export async function downloadPdf(
  drawn: readonly DrawnCertificate[],
  tell: TellEvent,
  names?: readonly string[],
  statement?: DrawnStatement,
): Promise<string> {
  const began = performance.now();
  const { makePdf } = await retryingImport(
    () => import(/* webpackChunkName: "pdf" */ '#rendering/makePdf.ts'),
  );
  const bytes = await makePdf(drawn, names?.filter(Boolean).join(' – '), statement);
  const file = pdfFileName(...(names ?? namesIn(drawn[0])));
  saveFile(new Blob([bytes.slice()], { type: 'application/pdf' }), file);
  tell('pdf-made', began, String(drawn.length));
  return file;
}

function namesIn(drawn: DrawnCertificate | undefined): string[] {
  return drawn ? [drawn.text.name, drawn.text.course] : [];
}
