import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { laterComponent } from '#ui/laterComponent.tsx';
import { useHandler } from '#ui/useHandler.ts';
import { EditorBar } from './bar/EditorBar.tsx';
import { isName } from './bar/NameField.tsx';
import styles from './Editor.module.css';
import { EditorPanes } from './EditorPanes.tsx';
import { useLeaving } from './leave/useLeaving.ts';
import type { Opened } from './state/useOpened.ts';
import { useEditor } from './useEditor.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useReset } from './useReset.ts';
import { useSaidSteps } from './useSaidSteps.ts';

const EditorNotes = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './EditorNotes.tsx').then(
    (module) => module.EditorNotes,
  ),
);

const SaveQuestionDialog = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './save/SaveQuestionDialog.tsx').then(
    (module) => module.SaveQuestionDialog,
  ),
);

const LeaveDialog = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './leave/LeaveDialog.tsx').then(
    (module) => module.LeaveDialog,
  ),
);

interface EditorProps {
  /** Whose work it is, and on what: names what is kept of it. */
  ownKey: string;
  opened: Opened;
  /** It is stored under another id than it was opened with: the editing goes on at that one's address. */
  onMoved: (id: string) => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The form, its bar and the certificate beside it. */
export function Editor({ ownKey, opened, onMoved, onRetry, isRetrying }: EditorProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const editor = useEditor({ ownKey, opened, screen, onMoved });
  const { editing, saving, draft } = editor;
  const { template, change } = editing;
  const { undo, redo } = useSaidSteps(editing, screen);
  const save = useHandler(() => {
    if (isName(template.name)) void saving.save();
    else setIsNaming(true);
  });
  const { reset, resets } = useReset(editing, () => {
    saving.forgetPart();
    setIsNaming(false);
  });
  const back = useHandler(() => void navigate('/templates'));
  useEditorKeys(screen, { onSave: save, onUndo: undo, onRedo: redo });
  const leaving = useLeaving({
    guard: editor.leaving,
    saving,
    hasName: isName(template.name),
    onNameless: () => setIsNaming(true),
  });
  const { refusal } = saving;

  return (
    <div ref={screen} className={styles.editor}>
      <EditorBar
        name={template.name}
        isDefault={template.favorite}
        isDirty={editing.isDirty}
        canUndo={editing.canUndo}
        canRedo={editing.canRedo}
        change={change}
        isSaving={saving.isBusy}
        savedAt={saving.savedAt}
        isNaming={isNaming || refusal?.part === 'name'}
        nameProblem={refusal?.part === 'name' ? intl.formatMessage(refusal.text) : undefined}
        onNaming={setIsNaming}
        onBack={back}
        onUndo={undo}
        onRedo={redo}
        onReset={reset}
        onOpenPreview={editor.openPreview}
        onSave={save}
      />
      <EditorNotes
        draft={draft}
        unread={template.unread}
        refusal={refusal}
        onSaveAgain={saving.retry}
        failure={editor.failure}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      <EditorPanes
        editing={editing}
        refusal={refusal}
        resets={resets}
        onOpenPreview={editor.openPreview}
      />
      <SaveQuestionDialog saving={saving} template={template} onReload={editor.reload} />
      <LeaveDialog {...leaving} name={template.name} isKept={draft.isKept} />
    </div>
  );
}
