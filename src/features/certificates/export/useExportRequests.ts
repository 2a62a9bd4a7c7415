import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import { formatCsv } from './formatCsv.ts';
import { downloadPdf } from '#documents/downloadPdf.ts';
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

/** Saves or prints the loaded certificates of an export. */
type Deliver<Loaded> = (loaded: readonly Loaded[], request: ExportRequest) => Promise<ExportOutput>;

/**
 * Returns a function that loads the certificates of an export request, and then saves or prints those that could be
 * loaded. The function returns the ids of the others, or undefined if the export was aborted. It throws the error of
 * saving or printing.
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

  const savePdf: Deliver<RenderedCertificate> = async (rendered, request) => {
    const { ids, names, statement } = await prepareDocuments(rendered, request);
    const file = await downloadPdf(rendered, {
      reportEvent: hostCallbacks.onEvent,
      level: config.PDF_LEVEL,
      names,
      statement,
    });
    hostCallbacks.onDownloaded(ids);
    return { file };
  };

  const print: Deliver<RenderedCertificate> = async (rendered, request) => {
    const { ids, names, statement } = await prepareDocuments(rendered, request);
    const outcome = await printDocuments(rendered, names?.filter(Boolean).join(' – '), statement);
    if (outcome === 'opened') for (const id of ids) hostCallbacks.onPrinted(id);
    return { isPrintIgnored: outcome === 'ignored' };
  };

  const saveCsv: Deliver<CsvCertificate> = async (certificates, request) => {
    const documentLocale = await loadConfiguredDocumentLocale(request.language, config);
    const table = buildCsvTable(certificates, documentLocale);
    const nameParts = getExportFileNameParts(certificates, request, intl);
    const csvFile = new Blob([formatCsv(table, request.language)], { type: 'text/csv' });
    return { file: saveFile(csvFile, formatFileNameWithExtension(nameParts, 'csv')) };
  };

  return async (request: ExportRequest, onProgress: () => void, signal: AbortSignal) => {
    const { ids, format, language } = request;
    const run = async <Loaded>(load: (id: string) => Promise<Loaded>, deliver: Deliver<Loaded>) => {
      const results = await loadInParallel(ids, load, onProgress, signal);
      if (signal.aborted) return undefined;
      const loaded = results.filter((result) => result !== undefined);
      const failedIds = ids.filter((_, index) => results[index] === undefined);
      const output: ExportOutput = loaded.length > 0 ? await deliver(loaded, request) : {};
      return { ...output, failedIds };
    };
    if (format === 'csv') {
      const listedById = new Map(plainList.map((certificate) => [certificate.id, certificate]));
      return run(
        async (id) => toCsvCertificate(listedById.get(id)) ?? fetchCertificate(id),
        saveCsv,
      );
    }
    return run((id) => renderCertificate(id, language), format === 'pdf' ? savePdf : print);
  };
}
