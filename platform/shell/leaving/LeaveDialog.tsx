import { useEffect, useRef } from 'react';
import { useShell } from '../shellContext.ts';

/** What somebody chose who goes elsewhere with unsaved changes. */
export type LeaveChoice = 'keep' | 'leave' | 'save';

interface LeaveDialogProps {
  /** What has the changes. */
  name: string;
  isSaving: boolean;
  /** The last saving, tried from here, has failed. */
  hasFailed: boolean;
  onChoose: (choice: LeaveChoice) => void;
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ name, isSaving, hasFailed, onChoose }: LeaveDialogProps) {
  const { t } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="leave-dialog"
      aria-labelledby="leave-title"
      onCancel={(event) => {
        event.preventDefault();
        onChoose('keep');
      }}
    >
      <h2 id="leave-title">{t('leaveTitle')}</h2>
      <p>{t('leaveText', { name })}</p>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('saveFailed')}
        </p>
      )}
      <div className="leave-choices">
        <button type="button" className="button" onClick={() => onChoose('keep')}>
          {t('keepEditing')}
        </button>
        <button type="button" className="button" onClick={() => onChoose('leave')}>
          {t('leaveAnyway')}
        </button>
        <button
          ref={first}
          type="button"
          className="button button-primary"
          aria-disabled={isSaving}
          onClick={() => onChoose('save')}
        >
          {t(isSaving ? 'saving' : 'leaveSaving')}
        </button>
      </div>
    </dialog>
  );
}
