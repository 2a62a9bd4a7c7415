import { ImageUp } from 'lucide-react';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Spinner } from '../marks/Spinner.tsx';
import styles from './DropZone.module.css';
import { FilePicker } from './FilePicker.tsx';

export interface DropZoneProps {
  /** Names the action and the button. */
  label: string;
  /** Follows the label: that one can drag, too. */
  orDrop: string;
  /** What is taken, or what is going on. */
  hint: string;
  /** Media types that the file dialog offers; people may overrule it. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that opens the file dialog and takes a file that is dragged onto it. */
export function DropZone({ label, orDrop, hint, accept, isBusy, onFile, ref }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();
  const dragging = useDraggedFile(onFile);
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...dragging}
        className={styles.zone}
        aria-labelledby={labelId}
        aria-describedby={hintId}
        aria-busy={isBusy}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? <Spinner /> : <ImageUp aria-hidden />}
        <span>
          <b id={labelId}>{label}</b> {orDrop}
        </span>
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </button>
      <FilePicker ref={picker} aria-labelledby={labelId} accept={accept} onFile={onFile} />
    </>
  );
}

/** What a place needs to take dragged files, and nothing else that is dragged. */
function useDraggedFile(onFile: (file: File) => void) {
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
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
