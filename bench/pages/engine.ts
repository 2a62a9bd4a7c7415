/** The engine and the PDF writer, as a library would have them. */
export { certificateText } from '../../src/rendering/certificateText.ts';
export { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
export { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
export { scenePdf } from '../../src/rendering/pdf/scenePdf.ts';
