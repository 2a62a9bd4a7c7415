import { type RefObject, useId } from 'react';
import { DialogHeader } from '#ui/overlays/DialogHeader.tsx';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import styles from './EnlargedPage.module.css';
import { PageCanvas, type PageCanvasProps } from './PageCanvas.tsx';

interface EnlargedPageProps extends PageCanvasProps {
  /** Name of the page. */
  caption: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Props of the area with the picture. It can have the focus, so that the arrow keys scroll it. */
const scrollAreaProps = { tabIndex: 0 };

/** Scrolls to the first area that differs, or else to the middle of the page. */
const showFirstMark = (dialog: HTMLDialogElement) => {
  const mark = dialog.querySelector('canvas + span') ?? dialog.querySelector('canvas');
  mark?.scrollIntoView({ block: 'center', inline: 'center' });
  return undefined;
};

/**
 * Dialog with the picture of a page in its full size, which scrolls in a small window and opens at the first area that
 * differs.
 */
export function EnlargedPage({ caption, opener, onClose, ...canvasProps }: EnlargedPageProps) {
  const titleId = useId();
  return (
    <ModalDialog
      className={styles.dialog}
      labelledBy={titleId}
      opener={opener}
      onOpen={showFirstMark}
      onClose={onClose}
    >
      <DialogHeader className={styles.header} titleId={titleId} title={caption} onClose={onClose} />
      <div className={styles.scroller} role="group" aria-labelledby={titleId} {...scrollAreaProps}>
        <div style={{ width: canvasProps.picture.width }}>
          <PageCanvas {...canvasProps} labelledBy={titleId} />
        </div>
      </div>
    </ModalDialog>
  );
}
