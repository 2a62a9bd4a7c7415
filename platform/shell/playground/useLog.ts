import { useCallback, useEffect, useState } from 'react';

/** Source of an entry: a call by the host, a callback that the plugin called, or a message that it sent. */
export type LogSource = 'call' | 'callback' | 'message';

export interface LogEntry {
  id: number;
  time: string;
  source: LogSource;
  name: string;
  /** Arguments or content, as text. */
  details: string;
}

export type AddToLog = (source: LogSource, name: string, ...values: readonly unknown[]) => void;

const MAX_ENTRIES = 200;
const CHANNEL = 'playground-log';
let lastId = 0;

/** Keeps the latest entries, newest first, also those of windows that the playground opened. */
export function useLog() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const addEntry = useCallback((entry: Omit<LogEntry, 'id'>): void => {
    lastId += 1;
    const id = lastId;
    setEntries((previous) => [{ ...entry, id }, ...previous].slice(0, MAX_ENTRIES));
  }, []);
  const add = useCallback<AddToLog>((...values) => addEntry(createEntry(...values)), [addEntry]);
  const clear = useCallback(() => setEntries([]), []);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<Omit<LogEntry, 'id'>>) =>
      addEntry(data),
    );
    return () => channel.close();
  }, [addEntry]);
  return { entries, add, clear };
}

/** Sends an entry to the playground that opened this window. */
export const sendToPlayground: AddToLog = (...values) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(createEntry(...values));
  channel.close();
};

function createEntry(
  source: LogSource,
  name: string,
  ...values: readonly unknown[]
): Omit<LogEntry, 'id'> {
  const time = new Date().toTimeString().slice(0, 8);
  return { time, source, name, details: values.map(formatDetails).join(', ') };
}

function formatDetails(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}
