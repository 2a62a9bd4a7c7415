import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import { formatCsv } from './formatCsv.ts';
import { createPdfFile } from '#documents/downloadPdf.ts';
import {
  type RenderedCertificate,
  loadConfiguredDocumentLocale,
} from '#rendering/renderCertificate.ts';
import { formatFileNameWithExtension } from '#rendering/pdf/fileName.ts';
import { printDocuments } from '#rendering/print/printDocuments.tsx';
import { saveFile } from '#runtime/saveFile.ts';
import { selectList } from '../certificatesSlice.ts';
import {
  useGetPrimaryColor,
  useRenderCertificate,
  useFetchCertificate,
} from '../useRenderCertificate.ts';
import { buildCsvTable, toCsvCertificate, type CsvCertificate } from './csvTable.ts';
import { loadInParallel } from './loadInParallel.ts';
import { renderStatement } from './loadStatement.ts';
import {
  getExportFileNameParts,
  getExportFilterLabel,
  type ExportRequest,
} from './exportRequest.ts';

/** Outcome of saving or printing the loaded certificates of an export. */
interface ExportOutput {
  /** Name of the saved file; omitted after printing. */
  file?: string;
  isPrintIgnored?: boolean;
}

/** Creates what an export saves or prints. The returned function saves or prints it, and can no longer be cancelled. */
type Prepare<Loaded> = (
  loaded: readonly Loaded[],
  request: ExportRequest,
) => Promise<() => ExportOutput | Promise<ExportOutput>>;

/**
 * Returns a function that loads the certificates of an export request, and then saves or prints those that could be
 * loaded. The function returns the ids of the others, or undefined if the export was aborted, which saves and prints
 * nothing. It throws the error of saving or printing.
 */
export function useExportRequests() {
  const intl = useIntl();
  const { config, hostCallbacks } = usePluginContext();
  const renderCertificate = useRenderCertificate();
  const fetchCertificate = useFetchCertificate();
  const getPrimaryColor = useGetPrimaryColor();
  const plainList = useSelector(selectList);

  const prepareDocuments = async (
    rendered: readonly RenderedCertificate[],
    request: ExportRequest,
  ) => {
    const certificates = rendered.map(({ certificate }) => certificate);
    const ids = certificates.map(({ id }) => id);
    const [first, ...remaining] = certificates;
    if (!first || remaining.length === 0) return { ids };
    const names = getExportFileNameParts(certificates, request, intl);
    if (!request.hasStatement) return { ids, names };
    const statement = await renderStatement(first, remaining, {
      language: request.language,
      renderConfig: config,
      primaryColor: getPrimaryColor(),
      issuedAt: new Date().toISOString(),
      selectionLabel: getExportFilterLabel(certificates, request),
    });
    return { ids, names, statement };
  };

  const preparePdf: Prepare<RenderedCertificate> = async (rendered, request) => {
    const { ids, names, statement } = await prepareDocuments(rendered, request);
    const file = await createPdfFile(rendered, {
      reportEvent: hostCallbacks.onEvent,
      level: config.PDF_LEVEL,
      names,
      statement,
    });
    return () => {
      const savedName = saveFile(file, file.name);
      hostCallbacks.onDownloaded(ids);
      return { file: savedName };
    };
  };

  const preparePrint: Prepare<RenderedCertificate> = async (rendered, request) => {
    const { ids, names, statement } = await prepareDocuments(rendered, request);
    return async () => {
      const outcome = await printDocuments(rendered, names?.filter(Boolean).join(' – '), statement);
      if (outcome === 'opened') for (const id of ids) hostCallbacks.onPrinted(id);
      return { isPrintIgnored: outcome === 'ignored' };
    };
  };

  const prepareCsv: Prepare<CsvCertificate> = async (certificates, request) => {
    const documentLocale = await loadConfiguredDocumentLocale(request.language, config);
    const table = buildCsvTable(certificates, documentLocale);
    const nameParts = getExportFileNameParts(certificates, request, intl);
    const csvFile = new Blob([formatCsv(table, request.language)], { type: 'text/csv' });
    return () => ({ file: saveFile(csvFile, formatFileNameWithExtension(nameParts, 'csv')) });
  };

  return async (request: ExportRequest, onProgress: () => void, signal: AbortSignal) => {
    const { format, language } = request;
    const options = { request, onProgress, signal };
    if (format === 'csv') {
      const listedById = new Map(plainList.map((certificate) => [certificate.id, certificate]));
      const load = async (id: string) =>
        toCsvCertificate(listedById.get(id)) ?? fetchCertificate(id);
      return runExport(load, prepareCsv, options);
    }
    const load = (id: string) => renderCertificate(id, language);
    return runExport(load, format === 'pdf' ? preparePdf : preparePrint, options);
  };
}

interface RunOptions {
  request: ExportRequest;
  onProgress: () => void;
  signal: AbortSignal;
}

async function runExport<Loaded>(
  load: (id: string) => Promise<Loaded>,
  prepare: Prepare<Loaded>,
  { request, onProgress, signal }: RunOptions,
): Promise<(ExportOutput & { failedIds: string[] }) | undefined> {
  const { ids } = request;
  const isAborted = () => signal.aborted;
  const results = await loadInParallel(ids, load, onProgress, signal);
  if (isAborted()) return undefined;
  const loaded = results.filter((result) => result !== undefined);
  const failedIds = ids.filter((_, index) => results[index] === undefined);
  if (loaded.length === 0) return { failedIds };
  const deliver = await prepare(loaded, request);
  return isAborted() ? undefined : { ...(await deliver()), failedIds };
}
