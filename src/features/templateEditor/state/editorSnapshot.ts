import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { EditHistory } from './editHistory.ts';

/** The state of an editor, stored while the user looks at the preview. */
export interface SavedEditorState {
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

const snapshotKey: SessionCacheKey<SavedEditorState> = {};

/** Stores the state of an editor until the editor is opened again. */
export function saveEditorStateForReturn(
  { sessionCache }: PluginContext,
  snapshot: SavedEditorState,
): void {
  sessionCache.set(snapshotKey, snapshot);
}

/**
 * Returns the stored state of an editor and removes it from the cache. Discards a state that belongs to another
 * company, user or template (another `scope`).
 */
export function restoreEditorStateOnReturn(
  { sessionCache }: PluginContext,
  scope: string,
): SavedEditorState | undefined {
  const snapshot = sessionCache.remove(snapshotKey);
  return snapshot?.scope === scope ? snapshot : undefined;
}
