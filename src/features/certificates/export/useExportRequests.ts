import { useMemo } from 'react';
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
import { useRenderCertificate, useFetchCertificate } from '../useRenderCertificate.ts';
import { buildCsvTable, toCsvCertificate, type CsvCertificate } from './csvTable.ts';
import { loadInParallel } from './loadInParallel.ts';
import { getExportFileNameParts, type ExportRequest } from './exportRequest.ts';
import { useRenderStatementForExport } from './useRenderStatementForExport.ts';

/** Outcome of saving or printing the loaded certificates of an export. */
interface ExportOutput {
  /** Name of the saved file; omitted after printing. */
  file?: string;
  isPrintIgnored?: boolean;
}

export interface ExportResult extends ExportOutput {
  /** Ids of the certificates that could not be loaded. */
  failedIds: readonly string[];
}

interface ExportTask<Loaded> {
  load: (id: string) => Promise<Loaded>;
  /** Saves or prints the loaded certificates. */
  deliver: (loaded: readonly Loaded[]) => Promise<ExportOutput>;
}

/**
 * Function that loads the certificates of an export request, and then saves or prints those that could be loaded.
 * @returns undefined if the export was aborted
 * @throws the error of saving or printing
 */
export type RunExport = (
  request: ExportRequest,
  onProgress: () => void,
  signal: AbortSignal,
) => Promise<ExportResult | undefined>;

/** Returns the function that runs export requests. */
export function useExportRequests(): RunExport {
  const intl = useIntl();
  const { config, hostCallbacks } = usePluginContext();
  const renderCertificate = useRenderCertificate();
  const fetchCertificate = useFetchCertificate();
  const buildStatement = useRenderStatementForExport();
  const plainList = useSelector(selectList);
  const plainListById = useMemo(
    () => new Map(plainList.map((certificate) => [certificate.id, certificate])),
    [plainList],
  );

  const createRenderTask = (
    request: ExportRequest,
    deliver: ExportTask<RenderedCertificate>['deliver'],
  ): ExportTask<RenderedCertificate> => ({
    load: (id) => renderCertificate(id, request.language),
    deliver,
  });
  const prepareDocuments = async (
    rendered: readonly RenderedCertificate[],
    request: ExportRequest,
  ) => {
    const certificates = rendered.map(({ certificate }) => certificate);
    const ids = certificates.map(({ id }) => id);
    if (rendered.length === 1) return { ids };
    const names = getExportFileNameParts(certificates, request, intl);
    return { ids, names, statement: await buildStatement(certificates, request) };
  };

  const createPdfTask = (request: ExportRequest) =>
    createRenderTask(request, async (rendered) => {
      const { ids, names, statement } = await prepareDocuments(rendered, request);
      const file = await downloadPdf(rendered, {
        reportEvent: hostCallbacks.onEvent,
        level: config.PDF_LEVEL,
        names,
        statement,
      });
      hostCallbacks.onDownloaded(ids);
      return { file };
    });

  const createPrintTask = (request: ExportRequest) =>
    createRenderTask(request, async (rendered) => {
      const { ids, names, statement } = await prepareDocuments(rendered, request);
      const outcome = await printDocuments(rendered, names?.filter(Boolean).join(' – '), statement);
      if (outcome === 'opened') for (const id of ids) hostCallbacks.onPrinted(id);
      return { isPrintIgnored: outcome === 'ignored' };
    });

  const createCsvTask = (request: ExportRequest): ExportTask<CsvCertificate> => ({
    load: async (id) => toCsvCertificate(plainListById.get(id)) ?? fetchCertificate(id),
    deliver: async (certificates) => {
      const documentLocale = await loadConfiguredDocumentLocale(request.language, config);
      const table = buildCsvTable(certificates, documentLocale);
      const name = formatFileNameWithExtension(
        getExportFileNameParts(certificates, request, intl),
        'csv',
      );
      const csvFile = new Blob([formatCsv(table, request.language)], { type: 'text/csv' });
      return { file: saveFile(csvFile, name) };
    },
  });

  return (request, onProgress, signal) => {
    const run = <Loaded>(task: ExportTask<Loaded>) =>
      runTask(task, request.ids, onProgress, signal);
    if (request.format === 'csv') return run(createCsvTask(request));
    return run(request.format === 'pdf' ? createPdfTask(request) : createPrintTask(request));
  };
}

async function runTask<Loaded>(
  { load, deliver }: ExportTask<Loaded>,
  ids: readonly string[],
  onProgress: () => void,
  signal: AbortSignal,
): Promise<ExportResult | undefined> {
  const results = await loadInParallel(ids, load, onProgress, signal);
  if (signal.aborted) return undefined;
  const loaded = results.filter((result) => result !== undefined);
  const failedIds = ids.filter((_, index) => results[index] === undefined);
  return { ...(loaded.length > 0 && (await deliver(loaded))), failedIds };
}
