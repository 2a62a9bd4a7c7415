import {
  type ButtonHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
} from 'react';
import { DialogHeader } from '#ui/overlays/DialogHeader.tsx';
import { ModalDialog } from '#ui/overlays/ModalDialog.tsx';
import { placeDialog } from '#ui/overlays/placeDialog.ts';
import styles from './ChoicePanel.module.css';

interface ChoicePanelProps {
  /** Name of the panel. Wide screens only read it aloud. */
  title: ReactNode;
  openerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  /** The choices (`PanelChoice`). */
  children: ReactNode;
}

/** Panel of choices below its button, or at the bottom of a narrow screen. The first choice receives the focus. */
export function ChoicePanel({ title, openerRef, onClose, children, ...props }: ChoicePanelProps) {
  const titleId = useId();
  const handleOpen = useCallback(
    (panel: HTMLElement) => {
      panel.querySelector<HTMLElement>('[data-choice]')?.focus();
      return placeDialog(openerRef, panel);
    },
    [openerRef],
  );
  return (
    <ModalDialog
      {...props}
      className={styles.panel}
      labelledBy={titleId}
      opener={openerRef}
      onOpen={handleOpen}
      onClose={onClose}
    >
      <div className={styles.content}>
        <DialogHeader className={styles.header} titleId={titleId} title={title} onClose={onClose} />
        {children}
      </div>
    </ModalDialog>
  );
}

/** A choice of a `ChoicePanel`: an icon, a text, and an optional further icon. */
export const PanelChoice = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={styles.choice} data-choice="" />
);
