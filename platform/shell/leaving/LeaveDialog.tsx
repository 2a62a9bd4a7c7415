import { useEffect, useRef } from 'react';
import { useShellContext } from '../shellContext.ts';

/** The choice of a user who leaves a page with unsaved changes. */
export type LeaveChoice = 'keep' | 'leave' | 'save';

interface LeaveDialogProps {
  /** Name of the page or item that has unsaved changes. */
  subject: string;
  isSaving: boolean;
  /** Whether saving from this dialog failed. */
  hasFailed: boolean;
  onChoose: (choice: LeaveChoice) => void;
}

/** A dialog that asks what to do with unsaved changes. */
export function LeaveDialog({ subject, isSaving, hasFailed, onChoose }: LeaveDialogProps) {
  const { t } = useShellContext();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const saveButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialogRef.current?.showModal();
    saveButtonRef.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className="leave-dialog"
      aria-labelledby="leave-title"
      onCancel={(event) => {
        event.preventDefault();
        onChoose('keep');
      }}
    >
      <h2 id="leave-title">{t('leaveTitle')}</h2>
      <p>{t('leaveText', { name: subject })}</p>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('saveFailed')}
        </p>
      )}
      <div className="leave-actions">
        <button type="button" className="button" onClick={() => onChoose('keep')}>
          {t('keepEditing')}
        </button>
        <button type="button" className="button" onClick={() => onChoose('leave')}>
          {t('leaveAnyway')}
        </button>
        <button
          ref={saveButtonRef}
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
