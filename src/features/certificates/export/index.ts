export { type CsvCertificate, toCsvCertificate } from './csvTable.ts';
export type { ExportFormat, ExportRequest } from './exportRequest.ts';
export { loadInParallel } from './loadInParallel.ts';
export { renderStatement } from './loadStatement.ts';
export { messages as exportMessages } from './messages.ts';
export { type FailedExport, useBulkExport } from './useBulkExport.ts';
