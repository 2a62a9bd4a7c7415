import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { unsavedTemplateKey } from '#documents/openDraft.ts';
import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { getEditorPath } from '#domain/urls.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { createDraftKey, createDraftKeyPrefix, type Draft, useDraft } from './drafts/index.ts';
import { useLeaveGuard } from './leave/index.ts';
import {
  type SaveWithConfirmation,
  useNewerVersion,
  useSaveWithConfirmation,
} from './save/index.ts';
import {
  editorSnapshotKey,
  type EditedTemplate,
  type InitialEditorState,
  updateEditorSnapshot,
  useEditedTemplate,
} from './state/index.ts';
import { getEditableFields } from './templateChange.ts';

interface EditorOptions {
  draftScope: string;
  initialState: InitialEditorState;
  screenRef: RefObject<HTMLElement | null>;
  /** Called when the template was saved under an id other than the one with which it was opened. */
  onIdChange: (id: string) => void;
}

/** Returns the state and actions of an editor: history, saving, drafts, leaving and opening the preview. */
export function useEditor({ draftScope, initialState, screenRef, onIdChange }: EditorOptions) {
  const { hostCallbacks, sessionCache } = usePluginContext();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const [baseVersion, setBaseVersion] = useState(initialState.storedVersion);
  const editing = useEditedTemplate(initialState.history);
  const [draftIdentity, setDraftIdentity] = useState(() => ({
    scope: draftScope,
    draftKey: initialState.draftKey ?? createDraftKey(draftScope, Date.now()),
  }));
  const draft = useDraft({
    scope: draftIdentity.scope,
    key: draftIdentity.draftKey,
    editing,
    etag: baseVersion.etag,
    onResume: (offeredDraft: Draft) => {
      editing.change(getEditableFields(offeredDraft.template));
      // Use the draft's ETag, so that a version saved since then is not overwritten without a question.
      setBaseVersion((previous) => ({ ...previous, etag: offeredDraft.etag }));
    },
  });
  const leaveGuard = useLeaveGuard(editing.isDirty);

  const onSaved = (submittedTemplate: CertificateTemplate, storedVersion: StoredTemplate) => {
    const { id } = storedVersion.template;
    const hasNewId = id !== baseVersion.template.id;
    if (hasNewId) draft.remove();
    if (id !== null) hostCallbacks.onTemplateSaved(id);
    // After leaving the editor for the preview, the editor will be restored from the snapshot.
    updateEditorSnapshot(sessionCache, draftIdentity.draftKey, submittedTemplate, storedVersion);
    if (!screenRef.current) return;
    // The new id must be in the state before the URL changes.
    flushSync(() => {
      editing.markSaved(submittedTemplate, storedVersion.template);
      setBaseVersion(storedVersion);
      if (id === null || !hasNewId) return;
      const scope = createDraftKeyPrefix(user?.companyId ?? '', user?.id ?? '', id);
      setDraftIdentity({ scope, draftKey: createDraftKey(scope, Date.now()) });
      onIdChange(id);
    });
    sessionCache.remove(unsavedTemplateKey);
    // Without an id in the response, the list is the only way to the new template.
    if (id === null) leaveGuard.bypass(() => void navigate('/templates'));
    else if (hasNewId) leaveGuard.bypass(() => void navigate(getEditorPath(id), { replace: true }));
  };
  const saveControl = useSaveWithConfirmation({
    editing,
    baseVersion,
    initialState,
    screenRef,
    onSaved,
  });
  const otherVersions = useOtherVersions({
    editing,
    saveControl,
    newerVersion: useNewerVersion(baseVersion, screenRef),
    onShow: setBaseVersion,
  });
  const openPreview = useStableCallback(() => {
    const { saveProgress } = saveControl;
    const changes = { ...draftIdentity, history: editing.history, storedVersion: baseVersion };
    sessionCache.set(editorSnapshotKey, { ...initialState, ...changes, saveProgress });
    sessionCache.set(unsavedTemplateKey, editing.renderedTemplate);
    leaveGuard.bypass(() => void navigate('/preview'));
  });

  return {
    editing,
    saveControl,
    draft,
    /**
     * Error because of which the editor opened a substitute for the requested template. Undefined once the substitute
     * is saved.
     */
    loadError: baseVersion.template.id === null ? initialState.loadError : undefined,
    leaveGuard,
    openPreview,
    ...otherVersions,
  };
}

interface OtherVersionsOptions {
  editing: EditedTemplate;
  saveControl: SaveWithConfirmation;
  /** Version that was saved in another tab; undefined if there is none. */
  newerVersion: StoredTemplate | undefined;
  /** Called with the version that is shown, which the next save may overwrite. */
  onShow: (version: StoredTemplate) => void;
}

/** Returns functions that show the version of the template that was saved in the meantime. */
function useOtherVersions({ editing, saveControl, newerVersion, onShow }: OtherVersionsOptions) {
  const showVersion = (version: StoredTemplate) => {
    editing.markSaved(version.template, version.template);
    editing.change(getEditableFields(version.template));
    onShow(version);
    saveControl.dismissQuestion();
  };
  const showNewerVersion = (serverVersion: StoredTemplate) => {
    if (editing.isDirty) saveControl.ask({ kind: 'conflict', serverVersion });
    else showVersion(serverVersion);
  };
  return {
    /** Replaces the unsaved edits by the version that was saved in the meantime. Undo restores the edits. */
    discardEdits: () => {
      if (saveControl.question?.kind === 'conflict')
        showVersion(saveControl.question.serverVersion);
    },
    /** Shows the version of another tab, after a question if there are unsaved edits. Undefined if there is none. */
    showNewerVersion: newerVersion && (() => showNewerVersion(newerVersion)),
  };
}
