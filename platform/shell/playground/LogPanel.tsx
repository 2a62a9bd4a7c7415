import type { MessageId, Translate } from '../messages.ts';
import type { LogEntry, LogSource } from './useLog.ts';

const LABELS: Readonly<Record<LogSource, MessageId>> = {
  call: 'logCall',
  callback: 'logCallback',
  message: 'logMessage',
};

interface LogPanelProps {
  entries: readonly LogEntry[];
  t: Translate;
  onClear: () => void;
}

/** The log of calls, callbacks and messages, newest first. */
export function LogPanel({ entries, t, onClear }: LogPanelProps) {
  return (
    <section className="panel" aria-labelledby="playground-log">
      <div className="panel-head">
        <h2 id="playground-log">{t('log')}</h2>
        <button type="button" className="button" onClick={onClear}>
          {t('clearLog')}
        </button>
      </div>
      {entries.length === 0 ? (
        <p className="page-hint">{t('logEmpty')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div className="log" role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
          <ol>
            {entries.map(({ id, time, source, name, details }) => (
              <li key={id} className="log-entry">
                <time>{time}</time>
                <span className={`log-source log-source-${source}`}>{t(LABELS[source])}</span>
                <span className="log-text">
                  <b>{name}</b> {details}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
