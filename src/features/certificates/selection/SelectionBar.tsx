import { Printer, Download, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import { selectListed } from '#api/rest/missionsApi.ts';
import { useServicesDispatch } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { Note } from '#ui/marks/Note.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { selectionChanged, selectSelection, selectView } from '../certificatesSlice.ts';
import type { CertificatesRoot } from '../loadCertificates.ts';
import styles from './selection.module.css';
import { messages } from './messages.ts';
import { PeriodSelect } from './PeriodSelect.tsx';
import { type Delivery, type Failure, useSeveral } from './useSeveral.ts';

/** What can be done with the chosen certificates, at the foot of the screen for as long as there are any to choose. */
export function SelectionBar() {
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const chosen = useSelector(selectSelection) ?? [];
  const hasPdf = useFlag('certificates.pdf-download');
  const bar = useRef<HTMLDivElement>(null);
  const { run, failure, isPrintIgnored, start, stop } = useSeveral();
  const cancel = () => dispatch(selectionChanged(null));
  useEscape(run ? stop : cancel);

  const progress = run && intl.formatMessage(messages.progress, run);
  useEffect(() => {
    if (progress) announce(bar.current, progress);
  }, [progress]);
  const count = intl.formatMessage(messages.count, { n: chosen.length });
  useEffect(() => announce(bar.current, count), [count]);

  return (
    <div
      ref={bar}
      role="region"
      aria-label={intl.formatMessage(messages.region)}
      className={styles.dock}
    >
      {!run && <Notes failure={failure} isPrintIgnored={isPrintIgnored} onRetry={start} />}
      <div className={styles.bar}>
        {run ? (
          <>
            <progress className={styles.progress} value={run.done} max={run.total} aria-hidden />
            <span className={styles.count}>{progress}</span>
            <Button look="ghost" onClick={stop}>
              <FormattedMessage {...messages.stop} />
            </Button>
          </>
        ) : (
          <>
            <span className={styles.count}>{count}</span>
            <PeriodSelect />
            <Button
              look="ghost"
              icon={<Printer aria-hidden />}
              disabled={chosen.length === 0}
              onClick={() => start('print', chosen)}
            >
              <FormattedMessage {...documentMessages.print} />
            </Button>
            {hasPdf && (
              <Button
                look="primary"
                icon={<Download aria-hidden />}
                disabled={chosen.length === 0}
                onClick={() => start('pdf', chosen)}
              >
                <FormattedMessage {...messages.onePdf} />
              </Button>
            )}
            <span className={styles.close}>
              <IconButton
                label={intl.formatMessage(messages.cancel)}
                icon={<X aria-hidden />}
                onClick={cancel}
              />
            </span>
          </>
        )}
      </div>
    </div>
  );
}

interface NotesProps {
  failure: Failure | undefined;
  isPrintIgnored: boolean;
  onRetry: (delivery: Delivery, ids: readonly string[]) => void;
}

/** What of the last run did not come, and what the browser did not do. */
function Notes({ failure, isPrintIgnored, onRetry }: NotesProps) {
  const intl = useIntl();
  const nameOf = useNames();
  return (
    <>
      {failure && (
        <div className={styles.notes} role="alert">
          <RetryNote onRetry={() => onRetry(failure.delivery, failure.ids)}>
            <span className={styles.failed}>
              <FormattedMessage
                {...messages.failed}
                values={{
                  n: failure.ids.length,
                  names: intl.formatList(failure.ids.map(nameOf), { type: 'conjunction' }),
                }}
              />
            </span>
          </RetryNote>
        </div>
      )}
      {isPrintIgnored && (
        <div className={styles.notes} role="alert">
          <Note type="warning">
            <FormattedMessage {...documentMessages.printIgnored} />
          </Note>
        </div>
      )}
    </>
  );
}

/** Names of certificates, from wherever one is known. */
function useNames(): (id: string) => string {
  const listed = useSelector(selectListed);
  const list = useSelector((state: CertificatesRoot) => selectView(state, 'list').certificates);
  const missions = useSelector(
    (state: CertificatesRoot) => selectView(state, 'missions').certificates,
  );
  const contents = useSelector(
    (state: CertificatesRoot) => selectView(state, 'contents').certificates,
  );
  const names = useMemo(() => {
    const known: readonly Certificate[] = [...listed, ...list, ...missions, ...contents];
    return new Map(known.map((certificate) => [certificate.id, certificate.course.name]));
  }, [listed, list, missions, contents]);
  return (id) => names.get(id) ?? id;
}

function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
