import { useCallback, useMemo, useReducer } from 'react';
import { framed } from '#model/template/focalPoint.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import type { Change } from '../draft.ts';
import { editHistory, type EditHistory, isDirty } from './editHistory.ts';

/** The template being edited, with undo and redo over everything. */
export interface Editing {
  history: EditHistory;
  template: CertificateTemplate;
  /** The same with its picture as it is drawn. */
  drawn: CertificateTemplate;
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
      drawn: framed(history.present, history.saved.layout),
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
