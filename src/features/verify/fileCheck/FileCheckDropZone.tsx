import { FileSearch } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilePicker } from '#ui/controls/FilePicker.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import { useFileDrop } from '#ui/useFileDrop.ts';
import { FileCheckResult } from './FileCheckResult.tsx';
import styles from './FileCheckDropZone.module.css';
import { FileCheckProgress } from './FileCheckProgress.tsx';
import { messages } from './messages.ts';
import { type CertificateSource, useFileCheck } from './useFileCheck.ts';

export interface FileCheckDropZoneProps {
  /** Id of the certificate displayed on the page, if there is one. */
  openCertificateId?: string;
  context: CertificateSource;
}

/** A drop zone for PDF files that checks whether a file is unchanged since it was issued. */
export default function FileCheckDropZone({ openCertificateId, context }: FileCheckDropZoneProps) {
  const intl = useIntl();
  const zoneRef = useRef<HTMLDivElement>(null);
  const pickerRef = useRef<HTMLInputElement>(null);
  const check = useFileCheck(openCertificateId, context);
  const { prepareCheck } = check;
  const isDraggedOver = useFileDrop(zoneRef, { area: 'plugin', onFile: check.checkDocument });
  useEffect(() => {
    if (isDraggedOver) prepareCheck();
  }, [isDraggedOver, prepareCheck]);
  const hintId = useId();
  const { state } = check;
  const openFilePicker = () => {
    prepareCheck();
    pickerRef.current?.click();
  };

  return (
    <div ref={zoneRef} className={styles.container}>
      <FilePicker
        ref={pickerRef}
        aria-label={intl.formatMessage(messages.zone)}
        accept="application/pdf,.pdf"
        onFile={check.checkDocument}
      />
      {state.kind === 'idle' || isDraggedOver ? (
        <button
          type="button"
          className={styles.zone}
          data-over={isDraggedOver || undefined}
          aria-describedby={hintId}
          onClick={openFilePicker}
        >
          <FileSearch aria-hidden />
          <b>
            <FormattedMessage {...(isDraggedOver ? messages.drop : messages.zone)} />
          </b>
          <span id={hintId}>
            <FormattedMessage {...messages.zoneHint} />
          </span>
        </button>
      ) : state.kind === 'busy' ? (
        <FileCheckProgress file={state.file} step={state.step} />
      ) : state.kind === 'failed' ? (
        <div role="alert">
          <RetryNote onRetry={() => check.checkDocument(state.file)}>
            <FormattedMessage {...messages.failed} />
          </RetryNote>
        </div>
      ) : (
        <FileCheckResult
          key={state.runNumber}
          file={state.file}
          outcome={state.outcome}
          openCertificateId={openCertificateId}
          onCheckAnother={openFilePicker}
        />
      )}
    </div>
  );
}
