import { FileSearch } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckTools } from '#documents/check/checkFile.ts';
import { FilePicker } from '#ui/fields/FilePicker.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import { Spinner } from '#ui/marks/Spinner.tsx';
import { CheckResult } from './CheckResult.tsx';
import styles from './CheckZone.module.css';
import { FileName } from './FileName.tsx';
import { messages } from './messages.ts';
import { useCheck } from './useCheck.ts';
import { useDroppedFile } from './useDroppedFile.ts';

export interface CheckZoneProps {
  /** Of the certificate that is on the page, if there is one. */
  shownId?: string;
  tools: Omit<CheckTools, 'read'>;
}

/** Takes a PDF, and says whether it is as it was issued. */
export function CheckZone({ shownId, tools }: CheckZoneProps) {
  const intl = useIntl();
  const zone = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const check = useCheck(shownId, tools);
  const isOver = useDroppedFile(zone, check.start);
  const hintId = useId();
  const { state } = check;
  const choose = () => picker.current?.click();

  const isBusy = state.kind === 'busy';
  useEffect(() => {
    if (isBusy) announce(zone.current, intl.formatMessage(messages.busy));
  }, [isBusy, intl]);

  return (
    <div ref={zone} className={styles.place}>
      <FilePicker
        ref={picker}
        aria-label={intl.formatMessage(messages.zone)}
        accept="application/pdf,.pdf"
        onFile={check.start}
      />
      {state.kind === 'idle' || isOver ? (
        <button
          type="button"
          className={styles.zone}
          data-over={isOver || undefined}
          aria-describedby={hintId}
          onClick={choose}
        >
          <FileSearch aria-hidden />
          <b>
            <FormattedMessage {...(isOver ? messages.drop : messages.zone)} />
          </b>
          <span id={hintId}>
            <FormattedMessage {...messages.zoneHint} />
          </span>
        </button>
      ) : state.kind === 'busy' ? (
        <div className={styles.zone} data-busy aria-busy>
          <Spinner />
          <b>
            <FormattedMessage {...messages.busy} />
          </b>
          <FileName file={state.file} />
        </div>
      ) : state.kind === 'failed' ? (
        <div role="alert">
          <RetryNote onRetry={() => check.start(state.file)}>
            <FormattedMessage {...messages.failed} />
          </RetryNote>
        </div>
      ) : (
        <CheckResult
          key={state.count}
          file={state.file}
          checked={state.checked}
          shownId={shownId}
          onAgain={choose}
        />
      )}
    </div>
  );
}
