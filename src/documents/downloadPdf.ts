import { retryingImport } from '#i18n/retryingImport.ts';
import type { PdfLevel } from '#model/config.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { saveFile } from '#ui/saveFile.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';

/** How a PDF is made, and who is told of it. */
interface PdfOrder {
  tell: TellEvent;
  level: PdfLevel;
  /**
   * Of the file and the document, joined. Default: learner and course of the first certificate for the file, the
   * certificate's own title for the document.
   */
  names?: readonly string[] | undefined;
  /** Comes before the certificates; alone it needs names. */
  statement?: DrawnStatement | undefined;
}

/**
 * Makes one PDF of these certificates, two pages each.
 * @throws whatever a failed chunk, font or picture request gives
 */
export async function pdfFile(
  drawn: readonly DrawnCertificate[],
  { tell, level, names, statement }: PdfOrder,
): Promise<File> {
  const began = performance.now();
  const { makePdf } = await retryingImport(
    () => import(/* webpackChunkName: "pdf" */ '#rendering/makePdf.ts'),
  );
  const title = names?.filter(Boolean).join(' – ');
  const bytes = await makePdf(drawn, { title, statement, level });
  tell('pdf-made', began, String(drawn.length));
  const name = pdfFileName(...(names ?? namesIn(drawn[0])));
  return new File([bytes.slice()], name, { type: 'application/pdf' });
}

/** Makes the same and saves it. @returns the name of the file */
export async function downloadPdf(...wanted: Parameters<typeof pdfFile>): Promise<string> {
  const file = await pdfFile(...wanted);
  saveFile(file, file.name);
  return file.name;
}

function namesIn(drawn: DrawnCertificate | undefined): string[] {
  return drawn ? [drawn.text.name, drawn.text.course] : [];
}
