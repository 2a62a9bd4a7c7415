import { ImageUp } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { useFileDrop } from '../useFileDrop.ts';
import styles from './DropZone.module.css';
import { FilePicker } from './FilePicker.tsx';

export interface DropZoneProps {
  /** Text of the action, used as the accessible name of the button. */
  label: string;
  /** Text after the label: "or drop it here". */
  dropHint: string;
  /** Text about the accepted files, or about the progress of the current file. */
  hint: string;
  /** Media types offered by the file dialog. Users may still select files of other types. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** Button that opens the file dialog. A file can also be dropped on the button. */
export function DropZone({ label, dropHint, hint, accept, isBusy, onFile, ref }: DropZoneProps) {
  const pickerRef = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const zoneRef = ref ?? ownRef;
  const isDraggedOver = useFileDrop(zoneRef, { area: 'element', onFile });
  return (
    <>
      <button
        ref={zoneRef}
        type="button"
        className={styles.zone}
        data-over={isDraggedOver || undefined}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        aria-busy={isBusy}
        onClick={() => pickerRef.current?.click()}
      >
        {isBusy ? <Spinner /> : <ImageUp aria-hidden />}
        <span>
          <b id={labelId}>{label}</b> {dropHint}
        </span>
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </button>
      <FilePicker ref={pickerRef} aria-labelledby={labelId} accept={accept} onFile={onFile} />
    </>
  );
}
