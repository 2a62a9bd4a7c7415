import { useCallback, useMemo, useReducer } from 'react';
import type { CertificateTemplate } from '#model/template/template.ts';
import type { Change } from '../draft.ts';
import { editHistory, type EditHistory, isDirty } from './editHistory.ts';

/** The template being edited, with undo and redo over everything. */
export interface Editing {
  history: EditHistory;
  template: CertificateTemplate;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: Change;
  undo: () => void;
  redo: () => void;
  /** What `sent` was is stored now as `saved`. */
  wasSaved: (sent: CertificateTemplate, saved: CertificateTemplate) => void;
}

export function useEditing(initial: EditHistory): Editing {
  const [history, edit] = useReducer(editHistory, initial);
  const change: Change = useCallback(
    (fields, step) => edit({ type: 'changed', fields, step, at: Date.now() }),
    [],
  );
  return useMemo(
    () => ({
      history,
      template: history.present,
      isDirty: isDirty(history),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      change,
      undo: () => edit({ type: 'undone' }),
      redo: () => edit({ type: 'redone' }),
      wasSaved: (sent, saved) => edit({ type: 'saved', sent, saved }),
    }),
    [history, change],
  );
}
