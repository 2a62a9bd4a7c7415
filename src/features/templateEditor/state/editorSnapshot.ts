import type { SessionCache, SessionCacheKey } from '#session/sessionCache.ts';
import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { reduceEditHistory } from './editHistory.ts';
import type { InitialEditorState } from './initialEditorState.ts';

interface EditorSnapshot extends InitialEditorState {
  /** Result of `createDraftKeyPrefix`. */
  scope: string;
  draftKey: string;
}

/** Key of the state of an editor, stored while the user looks at the preview. */
export const editorSnapshotKey = 'editorSnapshot' as SessionCacheKey<EditorSnapshot>;

/**
 * Records in the snapshot of an editor that the server saved its template after the editor was closed. Does nothing if
 * there is no snapshot of this editor.
 * @param draftKey key of the editor's draft
 */
export function updateEditorSnapshot(
  sessionCache: SessionCache,
  draftKey: string,
  submittedTemplate: CertificateTemplate,
  storedVersion: StoredTemplate,
): void {
  const snapshot = sessionCache.get(editorSnapshotKey);
  if (snapshot?.draftKey !== draftKey) return;
  const history = reduceEditHistory(snapshot.history, {
    type: 'saved',
    submittedTemplate,
    savedTemplate: storedVersion.template,
  });
  sessionCache.set(editorSnapshotKey, { ...snapshot, history, storedVersion });
}
