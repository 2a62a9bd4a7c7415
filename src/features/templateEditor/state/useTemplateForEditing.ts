import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { hasErrorStatus } from '#data/apiError.ts';
import { fetchTemplateOrDefaultThunk } from '#data/rest/certificateAndTemplateApi.ts';
import {
  listTemplatesThunk,
  openTemplateThunk,
  type StoredTemplate,
} from '#data/rest/templatesApi.ts';
import {
  type PluginDispatch,
  usePluginContext,
  usePluginDispatch,
} from '#session/pluginContext.ts';
import { toError } from '#runtime/toError.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';
import { selectStoresCodeOnFront } from '#session/companySettings.ts';
import { selectBrandColor } from '#session/sessionSlice.ts';
import { type AsyncState, useAsync } from '#runtime/useAsync.ts';
import { createEditHistory, type EditHistory } from './editHistory.ts';
import { editorSnapshotKey } from './editorSnapshot.ts';

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
   * template, or restored the state of an earlier editor.
   */
  existingIds: readonly string[];
}

/**
 * Loads the template with the given id, or creates a new template if `id` is undefined. If loading fails, opens a
 * substitute template, unless the user lacks permission (401 or 403).
 * @param draftScope prefix of the storage keys of drafts in the browser: the ids of the company, the user and the
 * template
 */
export function useTemplateForEditing(
  id: string | undefined,
  draftScope: string,
): AsyncState<InitialEditorState> {
  const context = usePluginContext();
  const primaryColor = useSelector(selectBrandColor);
  const storesCodeOnFront = useSelector(selectStoresCodeOnFront);
  const dispatch = usePluginDispatch();

  const load = useCallback(async (): Promise<InitialEditorState> => {
    const snapshot = context.sessionCache.remove(editorSnapshotKey);
    // A snapshot with another scope belongs to another company, user or template.
    if (snapshot?.scope === draftScope) return { ...snapshot, existingIds: [] };
    const newTemplate = createDefaultTemplate(primaryColor, storesCodeOnFront);
    if (id === undefined)
      return createInitialState(
        { template: newTemplate, etag: undefined },
        await listTemplateIds(dispatch),
      );
    try {
      const { template, etag } = await dispatch(openTemplateThunk(id));
      const opened = storesCodeOnFront ? addCodeOption(template) : template;
      return createInitialState({ template: opened, etag }, []);
    } catch (error) {
      if (hasErrorStatus(error, 401, 403)) throw error;
      const [{ template, origin }, existingIds] = await Promise.all([
        dispatch(fetchTemplateOrDefaultThunk({ primaryColor })),
        listTemplateIds(dispatch),
      ]);
      const content = origin === 'default' ? newTemplate : template;
      const substitute = { ...content, id: null, favorite: false };
      return {
        ...createInitialState({ template: substitute, etag: undefined }, existingIds),
        loadError: toError(error),
      };
    }
  }, [id, draftScope, context, primaryColor, storesCodeOnFront, dispatch]);
  return useAsync(load);
}

/**
 * Adds the option of the code on the front, switched off, to a template that the server stored without it. Undoing a
 * saved change of the option then sends it.
 */
const addCodeOption = (template: CertificateTemplate): CertificateTemplate => ({
  showsCodeOnFront: false,
  ...template,
});

function createInitialState(
  storedVersion: StoredTemplate,
  existingIds: readonly string[],
): InitialEditorState {
  return { history: createEditHistory(storedVersion.template), storedVersion, existingIds };
}

/** Returns the ids of all templates, or none if the list cannot be loaded. The list is usually cached already. */
async function listTemplateIds(dispatch: PluginDispatch): Promise<string[]> {
  const list = await dispatch(listTemplatesThunk()).catch(() => undefined);
  return list?.templates.map(({ id }) => id) ?? [];
}
