import { ImageUp } from 'lucide-react';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
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
  ref?: Ref<HTMLButtonElement>;
}

/** Button that opens the file dialog. A file can also be dropped on the button. */
export function DropZone({ label, dropHint, hint, accept, isBusy, onFile, ref }: DropZoneProps) {
  const pickerRef = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();
  const dropProps = useFileDrop(onFile);
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...dropProps}
        className={styles.zone}
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

/** Returns props that make an element a drop target for files. Other dragged content is ignored. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return {
    'data-over': isOver || undefined,
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
