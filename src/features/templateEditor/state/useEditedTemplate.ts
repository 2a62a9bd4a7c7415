import { useCallback, useMemo, useReducer } from 'react';
import { resetCropForLayout } from '#domain/template/croppedImage.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { reduceEditHistory, type EditHistory, hasUnsavedEdits } from './editHistory.ts';

export interface EditedTemplate {
  history: EditHistory;
  template: CertificateTemplate;
  /** The template to draw. If its image was cropped for another layout, the template has the full image instead. */
  renderedTemplate: CertificateTemplate;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change: ChangeTemplate;
  undo: () => void;
  redo: () => void;
  /** Records that the server saved `submittedTemplate` as `savedTemplate`. */
  markSaved: (submittedTemplate: CertificateTemplate, savedTemplate: CertificateTemplate) => void;
}

export function useEditedTemplate(initial: EditHistory): EditedTemplate {
  const [history, dispatch] = useReducer(reduceEditHistory, initial);
  const change: ChangeTemplate = useCallback(
    (fields, stepName) => dispatch({ type: 'changed', fields, step: stepName, at: Date.now() }),
    [],
  );
  return useMemo(
    () => ({
      history,
      template: history.present,
      renderedTemplate: resetCropForLayout(history.present, history.savedTemplate.layout),
      isDirty: hasUnsavedEdits(history),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      change,
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      markSaved: (submittedTemplate, savedTemplate) =>
        dispatch({ type: 'saved', submittedTemplate, savedTemplate }),
    }),
    [history, change],
  );
}
