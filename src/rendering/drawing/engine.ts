/**
 * Everything that decides how a document is drawn. `npm run freeze-drawing` bundles this module into one file that later
 * changes do not affect.
 */
export { drawingVersion } from './drawingVersion.ts';
export { renderCertificate } from '../renderCertificate.ts';
export { renderStatement } from '../statement/renderStatement.ts';
export { createPdf } from '../createPdf.ts';
export { createRecord } from '../pdf/pdfCertificate.ts';

// For the golden files: the version's layouts and languages, and parts of the functions above that need no browser.
export { languages } from '#domain/language.ts';
export { layoutNames } from '#domain/template/template.ts';
export { loadDocumentLocale } from '../documentLocale.ts';
export { createCertificateText, listTextsToLoadFonts } from '../certificateText.ts';
export { loadFonts } from '../fonts/loadFonts.ts';
export { collectScriptFonts } from '../collectScriptFonts.ts';
export { loadLineShaper } from '../shaping/loadLineShaper.ts';
export { loadLayout } from '../layouts/layouts.ts';
export { layoutCertificate } from '../layoutCertificate.ts';
export { computeBrightnessMapOfFile } from '../images/readTones.ts';
export { prepareImageForPdf } from '../images/prepareImageForPdf.ts';
export { toPdfCertificateInput } from '../pdf/pdfCertificate.ts';
export { buildPdf } from '../pdf/buildPdf.ts';
export { SharedPdfDataCache } from '../pdf/SharedPdfDataCache.ts';
export { createStatementText, listStatementTextsToLoadFonts } from '../statement/statementText.ts';
export { layoutStatement } from '../statement/layoutStatement.ts';
export { toPdfStatementInput } from '../statement/toPdfStatementInput.ts';
