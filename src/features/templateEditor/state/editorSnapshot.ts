import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { EditHistory } from './editHistory.ts';

interface EditorSnapshot {
  /**
   * Prefix of the storage keys of drafts in the browser, from `createDraftKeyPrefix`: the ids of the company, the user and
   * the template.
   */
  scope: string;
  history: EditHistory;
  /** The template as stored on the server. */
  storedVersion: StoredTemplate;
  draftKey: string;
}

/** Key of the state of an editor, stored while the user looks at the preview. */
export const editorSnapshotKey: SessionCacheKey<EditorSnapshot> = {};
