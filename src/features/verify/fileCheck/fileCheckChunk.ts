/** The functions of the chunk that is loaded when a file is checked. */
export { checkFile } from '../comparison/index.ts';
export { createPdf } from '#rendering/createPdf.ts';
export { openPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
export { renderCertificate } from '#rendering/renderCertificate.ts';
