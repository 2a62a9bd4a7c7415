import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { documentMessages } from '#documents/messages.ts';
import { messages } from './messages.ts';
import type { ExportRequest } from './exportRequest.ts';
import { useExportRequests } from './useExportRequests.ts';

/** Failed certificates of an export, with a request that tries them again. */
export interface FailedExport {
  /** Export request for the failed certificates only. */
  request: ExportRequest;
  /** Name of the saved file with the other certificates; undefined if no file was saved. */
  file: string | undefined;
}

/** Returns a function that runs exports one at a time, their progress, and the failure of the last one. */
export function useBulkExport() {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  const runExport = useExportRequests();
  const [progress, setProgress] = useState<{ doneCount: number; total: number }>();
  const [failedExport, setFailedExport] = useState<FailedExport>();
  const [isPrintIgnored, setIsPrintIgnored] = useState(false);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const finish = (controller: AbortController) => {
    if (controllerRef.current !== controller) return;
    controllerRef.current = undefined;
    setProgress(undefined);
  };

  const start = async (request: ExportRequest) => {
    const { ids, format } = request;
    if (controllerRef.current || ids.length === 0) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setFailedExport(undefined);
    setIsPrintIgnored(false);
    setProgress({ doneCount: 0, total: ids.length });
    let doneCount = 0;
    const countProgress = () => setProgress({ doneCount: (doneCount += 1), total: ids.length });
    try {
      const result = await runExport(request, countProgress, controller.signal);
      const { failedIds = [], file, isPrintIgnored: isIgnored = false } = result ?? {};
      setIsPrintIgnored(isIgnored);
      if (failedIds.length > 0) {
        // The failed ones alone are not what the filter label describes.
        setFailedExport({ request: { ...request, ids: failedIds, filterLabel: undefined }, file });
      } else if (file !== undefined) {
        showToast({ type: 'success', text: intl.formatMessage(messages.saved, { file }) });
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      const text = format === 'csv' ? messages.csvFailed : documentMessages.pdfFailed;
      showToast({ type: 'error', text: intl.formatMessage(text) });
      setFailedExport({ request, file: undefined });
    }
    finish(controller);
  };

  return {
    progress,
    failedExport,
    isPrintIgnored,
    start: (request: ExportRequest) => void start(request),
    stop: () => {
      const { current: controller } = controllerRef;
      controller?.abort();
      if (controller) finish(controller);
    },
  };
}
