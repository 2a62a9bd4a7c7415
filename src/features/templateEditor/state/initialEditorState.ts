import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import type { EditHistory } from './editHistory.ts';

/** Progress of saving a template. The object outlasts the editor while the preview of the template is shown. */
export interface SaveProgress {
  /** The save that is running, which never rejects; undefined if none is running. */
  running?: Promise<unknown> | undefined;
  /** Whether an earlier attempt ended in a network error, so the server may have saved the template already. */
  isRetry: boolean;
  /** Whether the user agreed to send unreadable parts back unchanged. */
  acceptsUnreadParts: boolean;
}

export const createSaveProgress = (): SaveProgress => ({
  isRetry: false,
  acceptsUnreadParts: false,
});

/** State with which an editor opens. */
export interface InitialEditorState {
  history: EditHistory;
  /** The template as stored on the server when it was loaded. Saving overwrites only this version, not a newer one. */
  storedVersion: StoredTemplate;
  /**
   * Error because of which the editor opened a substitute for the requested template (docs/behaviour.md, What the
   * editor opens). Saving the substitute creates a new template.
   */
  loadError?: Error;
  /** Storage key of the draft. Set only if the state of an earlier editor was restored. */
  draftKey?: string;
  /**
   * Ids of the templates that existed when the editor opened a new template. Empty if the editor opened a stored
   * template.
   */
  existingIds: readonly string[];
  saveProgress: SaveProgress;
}
