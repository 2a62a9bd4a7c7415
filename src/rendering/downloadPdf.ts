import { retryingImport } from '#i18n/retryingImport.ts';
import type { DrawnCertificate } from './drawCertificate.ts';

const longestName = 120;
/** Not allowed in the file names of some system. */
// eslint-disable-next-line no-control-regex -- control characters are among them
const illegal = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
/** A browser may begin to read the file some time after the click. */
const keptFor = 60_000;

/**
 * Makes one PDF of these certificates, two pages each, and saves it.
 * @param name of the file, without `.pdf`; default: learner and course of the first certificate
 * @throws whatever a failed chunk, font or picture request gives
 */
export async function downloadPdf(
  drawn: readonly DrawnCertificate[],
  name: string = nameOf(drawn[0]),
): Promise<void> {
  const { makePdf } = await retryingImport(
    () => import(/* webpackChunkName: "pdf" */ './makePdf.ts'),
  );
  const bytes = await makePdf(drawn);
  saveFile(new Blob([bytes.slice()], { type: 'application/pdf' }), `${fileNameOf(name)}.pdf`);
}

/** A text as a file name that every system takes; never empty. */
export function fileNameOf(text: string): string {
  const clean = text.normalize('NFC').replace(illegal, ' ').replace(/\s+/g, ' ');
  // By code points, so that none is cut in two; neither dots nor blanks may stand at an end.
  const short = Array.from(clean).slice(0, longestName).join('');
  return short.replace(/^[\s.]+|[\s.]+$/g, '') || 'certificate';
}

function nameOf(drawn: DrawnCertificate | undefined): string {
  return drawn ? [drawn.text.name, drawn.text.course].filter(Boolean).join(' - ') : '';
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptFor);
}
