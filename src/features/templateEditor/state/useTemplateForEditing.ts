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
import { createEditHistory } from './editHistory.ts';
import { editorSnapshotKey } from './editorSnapshot.ts';
import { createSaveProgress, type InitialEditorState } from './initialEditorState.ts';

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

  const load = useCallback(
    async (signal: AbortSignal): Promise<InitialEditorState> => {
      const { sessionCache } = context;
      // While the first save of a new template is running, another one would create a second template.
      await sessionCache.get(editorSnapshotKey)?.saveProgress.running;
      // The editor was closed while it waited. It needs the snapshot when it opens again.
      signal.throwIfAborted();
      const snapshot = sessionCache.remove(editorSnapshotKey);
      // A snapshot with another scope belongs to another company, user or template.
      if (snapshot?.scope === draftScope) return snapshot;
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
    },
    [id, draftScope, context, primaryColor, storesCodeOnFront, dispatch],
  );
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
  return {
    history: createEditHistory(storedVersion.template),
    storedVersion,
    existingIds,
    saveProgress: createSaveProgress(),
  };
}

/** Returns the ids of all templates, or none if the list cannot be loaded. The list is usually cached already. */
async function listTemplateIds(dispatch: PluginDispatch): Promise<string[]> {
  const list = await dispatch(listTemplatesThunk()).catch(() => undefined);
  return list?.templates.map(({ id }) => id) ?? [];
}
