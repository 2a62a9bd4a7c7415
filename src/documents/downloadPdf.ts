import { retryImport } from '#runtime/retryImport.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { ReportEvent } from '#runtime/pluginEvent.ts';
import { saveFile } from '#runtime/saveFile.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import { formatPdfFileName } from '#rendering/pdf/fileName.ts';

export interface PdfOptions {
  reportEvent: ReportEvent;
  level: PdfConformanceLevel;
  /**
   * Names that are joined to form the file name. By default, these are the learner and the course of the first
   * certificate.
   */
  names?: readonly string[] | undefined;
  /** Statement of learning, placed before the certificates. If there are no certificates, `names` is required. */
  statement?: RenderedStatement | undefined;
  /** Whether the pages are for a print shop, with bleed and crop marks. Default: false. */
  hasBleed?: boolean | undefined;
}

/** Returns the names that form the file name of a certificate: learner and course, after "Sample" for invented data. */
export const getPdfNames = ({ scene, text }: RenderedCertificate): string[] =>
  [scene.sampleWord ?? '', text.name, text.course].filter(Boolean);

/**
 * Creates one PDF with two pages for each certificate.
 * @throws the error of a failed request for code, a font or an image
 */
export async function createPdfFile(
  certificates: readonly RenderedCertificate[],
  { reportEvent, level, names, statement, hasBleed }: PdfOptions,
): Promise<File> {
  const startedAt = performance.now();
  const { createPdf } = await retryImport(
    () => import(/* webpackChunkName: "pdf" */ '#rendering/createPdf.ts'),
  );
  const bytes = await createPdf(certificates, { statement, level, hasBleed });
  reportEvent('pdf-made', startedAt, String(certificates.length));
  const name = formatPdfFileName(...(names ?? certificates.slice(0, 1).flatMap(getPdfNames)));
  return new File([bytes.slice()], name, { type: 'application/pdf' });
}

/** Creates a PDF and saves it as a download. @returns the name of the saved file */
export async function downloadPdf(
  ...parameters: Parameters<typeof createPdfFile>
): Promise<string> {
  const file = await createPdfFile(...parameters);
  return saveFile(file, file.name);
}
