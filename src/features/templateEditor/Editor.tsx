import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { DeferredSaveDialog } from './save/index.ts';
import { LeaveDialog, useLeaveDialog } from './leave/index.ts';
import { EditorBar, isValidTemplateName } from './bar/index.ts';
import styles from './Editor.module.css';
import { EditorPanes } from './EditorPanes.tsx';
import { useScreenRef } from './stage/index.ts';
import type { InitialEditorState } from './state/index.ts';
import { useEditor } from './useEditor.tsx';
import { useEditorShortcuts } from './useEditorShortcuts.ts';
import { useResetTemplate } from './useResetTemplate.ts';
import { useAnnouncedUndoRedo } from './useAnnouncedUndoRedo.ts';

const EditorNotes = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './EditorNotes.tsx'),
  { when: 'afterPaint' },
);

interface EditorProps {
  /** Result of `createDraftKeyPrefix`. */
  draftScope: string;
  initialState: InitialEditorState;
  /** Called when the template was saved under an id other than the one with which it was opened. */
  onIdChange: (id: string) => void;
  onRetry: () => void;
  isRetrying: boolean;
}

export function Editor({ draftScope, initialState, onIdChange, onRetry, isRetrying }: EditorProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const screenRef = useScreenRef();
  const [isEditingName, setIsEditingName] = useState(false);
  const editor = useEditor({ draftScope, initialState, screenRef, onIdChange });
  const { editing, saveControl, draft, openPreview, discardEdits } = editor;
  const { template, change } = editing;
  const { undo, redo } = useAnnouncedUndoRedo(editing, screenRef);
  const save = useStableCallback(() => {
    if (isValidTemplateName(template.name)) void saveControl.save();
    else setIsEditingName(true);
  });
  const { reset, resetCount } = useResetTemplate(editing, () => {
    saveControl.clearPartError();
    setIsEditingName(false);
  });
  const goBack = useStableCallback(() => void navigate('/templates'));
  useEditorShortcuts(screenRef, { onSave: save, onUndo: undo, onRedo: redo });
  const leaveDialog = useLeaveDialog({
    guard: editor.leaveGuard,
    saveControl,
    hasName: isValidTemplateName(template.name),
    onNameMissing: () => setIsEditingName(true),
    name: template.name,
    isDraftStored: draft.isDraftStored,
  });
  const { saveError } = saveControl;

  return (
    <div ref={screenRef} className={styles.editor}>
      <EditorBar
        name={template.name}
        isDefault={template.favorite}
        isDirty={editing.isDirty}
        canUndo={editing.canUndo}
        canRedo={editing.canRedo}
        change={change}
        isSaving={saveControl.isSaving}
        savedAt={saveControl.savedAt}
        isEditingName={isEditingName || saveError?.part === 'name'}
        nameError={saveError?.part === 'name' ? intl.formatMessage(saveError.message) : undefined}
        onEditingNameChange={setIsEditingName}
        onBack={goBack}
        onUndo={undo}
        onRedo={redo}
        onReset={reset}
        onOpenPreview={openPreview}
        onSave={save}
      />
      <EditorNotes
        draft={draft}
        onShowNewerVersion={editor.showNewerVersion}
        unreadParts={template.unread}
        saveError={saveError}
        onRetrySave={saveControl.retry}
        loadError={editor.loadError}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      <EditorPanes
        editing={editing}
        saveError={saveError}
        resetCount={resetCount}
        onOpenPreview={openPreview}
      />
      <DeferredSaveDialog saveControl={saveControl} template={template} onReload={discardEdits} />
      <LeaveDialog {...leaveDialog} />
    </div>
  );
}
