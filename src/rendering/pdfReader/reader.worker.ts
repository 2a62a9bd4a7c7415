// Registers the pdf.js worker globally, so that pdf.js runs it in this thread instead of starting another.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PdfWorkerMessage } from './readPdfInWorker.ts';
import { readPdf } from './readPdf.ts';

const postResponse = (response: PdfWorkerMessage) => postMessage(response);

addEventListener('message', ({ data: bytes }: MessageEvent<unknown>) => {
  if (!(bytes instanceof Uint8Array)) return;
  readPdf(bytes).then(
    (pdf) => postResponse({ kind: 'read', pdf }),
    (error: unknown) => postResponse({ kind: 'failed', reason: String(error) }),
  );
});
