import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { EditHistory } from './editHistory.ts';

interface EditorSnapshot {
  /** Result of `createDraftKeyPrefix`. */
  scope: string;
  history: EditHistory;
  /** The template as stored on the server. */
  storedVersion: StoredTemplate;
  draftKey: string;
}

/** Key of the state of an editor, stored while the user looks at the preview. */
export const editorSnapshotKey: SessionCacheKey<EditorSnapshot> = {};
