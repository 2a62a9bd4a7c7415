import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import { downloadPdf } from '#documents/downloadPdf.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { printSheets } from '#rendering/print/printSheets.tsx';
import { messages } from './messages.ts';
import { useDraw } from '../rowActions/useDraw.ts';

/** Certificates asked for at the same time. */
const atOnce = 4;

export type Delivery = 'pdf' | 'print';

export interface Run {
  delivery: Delivery;
  done: number;
  total: number;
}

export interface Failure {
  delivery: Delivery;
  ids: readonly string[];
}

/** Prepares several certificates and delivers those that came as one PDF or one print run. */
export function useSeveral() {
  const intl = useIntl();
  const { reports, toast } = useServices();
  const draw = useDraw();
  const [run, setRun] = useState<Run>();
  const [failure, setFailure] = useState<Failure>();
  const [isPrintIgnored, setIsPrintIgnored] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const deliver = async (delivery: Delivery, drawn: readonly DrawnCertificate[]) => {
    if (drawn.length === 0) return;
    const ids = drawn.map(({ certificate }) => certificate.id);
    if (delivery === 'print') {
      const outcome = await printSheets(drawn);
      setIsPrintIgnored(outcome === 'ignored');
      if (outcome === 'opened') for (const id of ids) reports.printed(id);
      return;
    }
    const name = drawn[0]?.text.name ?? '';
    const several = intl.formatMessage(messages.fileName, { n: drawn.length, name });
    await downloadPdf(drawn, reports.event, ...(drawn.length > 1 ? [several] : []));
    reports.downloaded(ids);
  };

  const start = async (delivery: Delivery, ids: readonly string[]) => {
    if (current.current || ids.length === 0) return;
    const control = new AbortController();
    current.current = control;
    setFailure(undefined);
    setIsPrintIgnored(false);
    setRun({ delivery, done: 0, total: ids.length });
    const advance = () => {
      if (!control.signal.aborted)
        setRun((before) => before && { ...before, done: before.done + 1 });
    };
    const results = await inParallel(ids, draw, advance, control.signal);
    if (!control.signal.aborted) {
      const failed = ids.filter((_, index) => !results[index]);
      try {
        await deliver(
          delivery,
          results.filter((one) => one !== undefined),
        );
        if (failed.length > 0) setFailure({ delivery, ids: failed });
      } catch (error) {
        console.error(error);
        toast({ type: 'error', text: intl.formatMessage(documentMessages.pdfFailed) });
        setFailure({ delivery, ids });
      }
    }
    if (current.current === control) {
      current.current = undefined;
      setRun(undefined);
    }
  };

  return {
    run,
    failure,
    isPrintIgnored,
    start: (delivery: Delivery, ids: readonly string[]) => void start(delivery, ids),
    stop: () => {
      current.current?.abort();
      current.current = undefined;
      setRun(undefined);
    },
  };
}

/** Results in the order of the ids; undefined for one that failed. Starts nothing more once stopped. */
async function inParallel<Result>(
  ids: readonly string[],
  load: (id: string) => Promise<Result>,
  advance: () => void,
  signal: AbortSignal,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = ids.map(() => undefined);
  let next = 0;
  const worker = async () => {
    while (next < ids.length && !signal.aborted) {
      const index = next++;
      try {
        results[index] = await load(ids[index] ?? '');
      } catch (error) {
        console.error(error);
      }
      advance();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
