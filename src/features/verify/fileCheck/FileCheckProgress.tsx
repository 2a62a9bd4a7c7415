import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FileCheckStep } from '../comparison/index.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { useHasElapsed } from '#ui/useHasElapsed.ts';
import styles from './FileCheckDropZone.module.css';
import { FileName } from './FileName.tsx';
import { messages } from './messages.ts';

/** Time in milliseconds after which the step is shown. Most checks take less. */
const stepDelay = 1000;

interface FileCheckProgressProps {
  file: File;
  /** Undefined until the code of the check is loaded. */
  step: FileCheckStep | undefined;
}

/** Progress of the check of a file. Each text is also announced to screen readers. */
export function FileCheckProgress({ file, step }: FileCheckProgressProps) {
  const intl = useIntl();
  const zoneRef = useRef<HTMLDivElement>(null);
  const isSlow = useHasElapsed(stepDelay);
  const text = intl.formatMessage(messages[(isSlow && step) || 'busy']);
  useEffect(() => announce(zoneRef.current, text), [text]);
  return (
    <div ref={zoneRef} className={styles.zone} data-busy aria-busy>
      <Spinner />
      <b>{text}</b>
      <FileName file={file} />
    </div>
  );
}
