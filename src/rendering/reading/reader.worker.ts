// It leaves its own thread's side of pdf.js where the other side looks for it: both are in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { Reading } from './readFile.ts';
import { readPdf } from './readPdf.ts';

const answer = (reading: Reading) => postMessage(reading);

addEventListener('message', ({ data: bytes }: MessageEvent<unknown>) => {
  if (!(bytes instanceof Uint8Array)) return;
  readPdf(bytes).then(
    (pdf) => answer({ kind: 'read', pdf }),
    (error: unknown) => answer({ kind: 'failed', reason: String(error) }),
  );
});
