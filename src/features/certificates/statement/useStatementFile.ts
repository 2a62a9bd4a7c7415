import { useRef, useState } from 'react';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { downloadPdf } from '#documents/downloadPdf.ts';
import type { Download } from '#documents/PdfButton.tsx';
import { printSheets } from '#rendering/print/printSheets.tsx';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';

/** What became of the last thing that was asked for. */
export type Outcome =
  | { kind: 'saved'; file: string }
  | { kind: 'pdf failed' }
  | { kind: 'print ignored' };

interface StatementFile {
  download: Download;
  print: () => void;
  outcome: Outcome | undefined;
}

/** Saves and prints a statement alone. It has the name of the document, and no certificate is told to be saved. */
export function useStatementFile(drawn: DrawnStatement | undefined): StatementFile {
  const { config, reports } = useServices();
  const isOffered = useFlag('certificates.pdf-download');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // A state would be too late for the second click of a double one.
  const isUnderWay = useRef(false);

  const once = async (make: (of: DrawnStatement) => Promise<Outcome | undefined>) => {
    if (!drawn || isUnderWay.current) return;
    isUnderWay.current = true;
    setOutcome(undefined);
    setOutcome(await make(drawn));
    isUnderWay.current = false;
  };

  const save = async (statement: DrawnStatement): Promise<Outcome> => {
    setIsBusy(true);
    try {
      const file = await downloadPdf([], {
        tell: reports.event,
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

  const print = async (statement: DrawnStatement): Promise<Outcome | undefined> => {
    const result = await printSheets([], undefined, statement);
    return result === 'ignored' ? { kind: 'print ignored' } : undefined;
  };

  return {
    download: { isOffered, isBusy, start: () => void once(save) },
    print: () => void once(print),
    outcome,
  };
}
