/** The functions of the chunk that is loaded when a file is checked. */
import type { renderStatement as renderLoadedStatement } from '#rendering/statement/renderStatement.ts';
import { retryImport } from '#runtime/retryImport.ts';

export { checkFile } from '../comparison/index.ts';
export { createPdf } from '#rendering/createPdf.ts';
export { openPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
export { renderCertificate } from '#rendering/renderCertificate.ts';

/** Loads the code for statements of learning and renders a statement. Few checked files contain one. */
export const renderStatement: typeof renderLoadedStatement = async (...parameters) => {
  const statementModule = await retryImport(
    () => import(/* webpackChunkName: "statement" */ '#rendering/statement/renderStatement.ts'),
  );
  return statementModule.renderStatement(...parameters);
};
