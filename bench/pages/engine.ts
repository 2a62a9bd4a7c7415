/** Exports the layout engine and the PDF writer as a library. */
export { createCertificateText } from '../../src/rendering/certificateText.ts';
export { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
export { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
export { buildPdf } from '../../src/rendering/pdf/buildPdf.ts';
