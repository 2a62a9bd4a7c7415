/** The functions of the chunk that is loaded when a file is checked. */
export { checkFile } from '../comparison/index.ts';
export { readPdfInWorker } from '#rendering/pdfReader/readPdfInWorker.ts';
