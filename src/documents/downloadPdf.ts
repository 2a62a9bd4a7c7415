import { retryingImport } from '#i18n/retryingImport.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { saveFile } from '#ui/saveFile.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';

/**
 * Makes one PDF of these certificates, two pages each, and saves it.
 * @param tell is told of it
 * @param name of the file, without `.pdf`; default: learner and course of the first certificate
 * @throws whatever a failed chunk, font or picture request gives
 */
export async function downloadPdf(
  drawn: readonly DrawnCertificate[],
  tell: TellEvent,
  name?: string,
): Promise<void> {
  const began = performance.now();
  const { makePdf } = await retryingImport(
    () => import(/* webpackChunkName: "pdf" */ '#rendering/makePdf.ts'),
  );
  const bytes = await makePdf(drawn);
  saveFile(
    new Blob([bytes.slice()], { type: 'application/pdf' }),
    pdfFileName(...(name === undefined ? namesIn(drawn[0]) : [name])),
  );
  tell('pdf-made', began, String(drawn.length));
}

function namesIn(drawn: DrawnCertificate | undefined): string[] {
  return drawn ? [drawn.text.name, drawn.text.course] : [];
}
