/** The functions of the chunk that is loaded when a file is checked. */
export { checkFile, generateIssuedPdfs } from '../comparison/index.ts';
export { openPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
