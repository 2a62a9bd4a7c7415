import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import { messages } from '../selection/messages.ts';
import type { Order } from './order.ts';
import { useJobs } from './useJobs.ts';

export interface Run {
  done: number;
  total: number;
}

/** What of an order did not come. */
export interface Failure {
  /** Those again. */
  order: Order;
  /** The file with the others. */
  file: string | undefined;
}

/** Prepares several certificates, one order at a time, and says how it stands. */
export function useSeveral() {
  const intl = useIntl();
  const { toast } = useServices();
  const fulfil = useJobs();
  const [run, setRun] = useState<Run>();
  const [failure, setFailure] = useState<Failure>();
  const [isPrintIgnored, setIsPrintIgnored] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const end = (control: AbortController) => {
    if (current.current !== control) return;
    current.current = undefined;
    setRun(undefined);
  };

  const start = async (order: Order) => {
    const { ids, delivery } = order;
    if (current.current || ids.length === 0) return;
    const control = new AbortController();
    current.current = control;
    setFailure(undefined);
    setIsPrintIgnored(false);
    setRun({ done: 0, total: ids.length });
    const advance = inOneGo((done) => {
      if (current.current === control) setRun({ done, total: ids.length });
    });
    try {
      const outcome = await fulfil(order, advance, control.signal);
      const { failed = [], file, isPrintIgnored: isIgnored = false } = outcome ?? {};
      setIsPrintIgnored(isIgnored);
      if (failed.length > 0) {
        // Those alone are not what the choice was called after.
        setFailure({ order: { ...order, ids: failed, name: undefined }, file });
      } else if (file !== undefined) {
        toast({ type: 'success', text: intl.formatMessage(messages.saved, { file }) });
      }
    } catch (error) {
      console.error(error);
      const text = delivery === 'csv' ? messages.csvFailed : documentMessages.pdfFailed;
      toast({ type: 'error', text: intl.formatMessage(text) });
      setFailure({ order, file: undefined });
    }
    end(control);
  };

  return {
    run,
    failure,
    isPrintIgnored,
    start: (order: Order) => void start(order),
    stop: () => {
      const { current: control } = current;
      control?.abort();
      if (control) end(control);
    },
  };
}

/** Counts; tells once of all that come together, as those do that nothing had to be asked for. */
function inOneGo(tell: (done: number) => void): () => void {
  let done = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    done += 1;
    timer ??= setTimeout(() => {
      timer = undefined;
      tell(done);
    });
  };
}
