import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import { messages } from '../selection/messages.ts';
import { type Order, useJobs } from './useJobs.ts';

export interface Run {
  done: number;
  total: number;
}

/** Prepares several certificates, one order at a time, and says how it stands. */
export function useSeveral() {
  const intl = useIntl();
  const { toast } = useServices();
  const fulfil = useJobs();
  const [run, setRun] = useState<Run>();
  const [failed, setFailed] = useState<Order>();
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
    setFailed(undefined);
    setIsPrintIgnored(false);
    setRun({ done: 0, total: ids.length });
    const advance = () => {
      if (!control.signal.aborted)
        setRun((before) => before && { ...before, done: before.done + 1 });
    };
    try {
      const outcome = await fulfil(order, advance, control.signal);
      setIsPrintIgnored(outcome?.isPrintIgnored ?? false);
      if (outcome && outcome.failed.length > 0) {
        // Those alone are not what the choice was called after.
        setFailed({ ...order, ids: outcome.failed, name: undefined });
      }
    } catch (error) {
      console.error(error);
      const text = delivery === 'csv' ? messages.csvFailed : documentMessages.pdfFailed;
      toast({ type: 'error', text: intl.formatMessage(text) });
      setFailed(order);
    }
    end(control);
  };

  return {
    run,
    failed,
    isPrintIgnored,
    start: (order: Order) => void start(order),
    stop: () => {
      const { current: control } = current;
      control?.abort();
      if (control) end(control);
    },
  };
}
