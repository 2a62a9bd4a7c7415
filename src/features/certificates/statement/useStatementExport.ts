import { useRef, useState } from 'react';
import { useFlag } from '#session/useFlag.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { downloadPdf } from '#documents/downloadPdf.ts';
import type { PdfDownload } from '#documents/PdfButton.tsx';
import { printDocuments } from '#rendering/print/printDocuments.tsx';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';

/** Result of the last download or print of the statement. */
export type StatementExportResult =
  | { kind: 'saved'; file: string }
  | { kind: 'pdf failed' }
  | { kind: 'print ignored' };

interface StatementExport {
  download: PdfDownload;
  print: () => void;
  result: StatementExportResult | undefined;
}

/**
 * Returns functions that save and print the pages of a statement only; the pages of the listed certificates are not
 * included. The file is named after the title of the statement. The host's `onDownloaded` is not called, because it is
 * about saved certificates.
 */
export function useStatementExport(
  renderedStatement: RenderedStatement | undefined,
): StatementExport {
  const { config, hostCallbacks } = usePluginContext();
  const isOffered = useFlag('certificates.pdf-download');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<StatementExportResult>();
  // State would be updated too late for the second click of a double click.
  const isRunning = useRef(false);

  const runOnce = async (
    task: (statement: RenderedStatement) => Promise<StatementExportResult | undefined>,
  ) => {
    if (!renderedStatement || isRunning.current) return;
    isRunning.current = true;
    setResult(undefined);
    setResult(await task(renderedStatement));
    isRunning.current = false;
  };

  const save = async (statement: RenderedStatement): Promise<StatementExportResult> => {
    setIsBusy(true);
    try {
      const file = await downloadPdf([], {
        reportEvent: hostCallbacks.onEvent,
        level: config.PDF_LEVEL,
        names: [statement.scene.title],
        statement,
      });
      return { kind: 'saved', file };
    } catch (error) {
      console.error(error);
      return { kind: 'pdf failed' };
    } finally {
      setIsBusy(false);
    }
  };

  const print = async (
    statement: RenderedStatement,
  ): Promise<StatementExportResult | undefined> => {
    const printResult = await printDocuments([], undefined, statement);
    return printResult === 'ignored' ? { kind: 'print ignored' } : undefined;
  };

  return {
    download: { isOffered, isBusy, start: () => void runOnce(save) },
    print: () => void runOnce(print),
    result,
  };
}
