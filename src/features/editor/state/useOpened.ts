import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { hasStatus } from '#api/apiError.ts';
import { findTemplate } from '#api/documents/documentsApi.ts';
import { readStoredTemplate } from '#api/documents/manageTemplates.ts';
import { type StoredTemplate, templatesApi } from '#api/documents/templatesApi.ts';
import {
  type Services,
  type ServicesDispatch,
  useServices,
  useServicesDispatch,
} from '#api/services.ts';
import { asError } from '#model/asError.ts';
import { defaultTemplate } from '#model/template/template.ts';
import { selectBranding } from '#session/sessionSlice.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';
import { beginHistory, type EditHistory } from './editHistory.ts';
import { takeEditing } from './keptEditing.ts';

/** What an editor begins with. */
export interface Opened {
  history: EditHistory;
  /** As the server has it: the state that may be overwritten. */
  stored: StoredTemplate;
  /**
   * Why another template stands in for the one that was asked for (docs/behaviour.md, What the editor opens): saving makes a
   * new one.
   */
  failure?: Error;
  /** Of the draft of an editing that goes on where it was left. */
  draftKey?: string;
  /** Templates that were there before a new one is stored. */
  knownIds: readonly string[];
}

/**
 * Opens the template of an id, or a new one.
 * @param key whose work it is, and on what
 */
export function useOpened(id: string | undefined, key: string): Loaded<Opened> {
  const services = useServices();
  const dispatch = useServicesDispatch();
  const primaryColor = useSelector(selectBranding);
  const load = useCallback(
    () => open({ id, key, services, dispatch, primaryColor }),
    [id, key, services, dispatch, primaryColor],
  );
  return useLoaded(load);
}

interface Opening {
  id: string | undefined;
  key: string;
  services: Services;
  dispatch: ServicesDispatch;
  primaryColor: string | null;
}

/** @throws ApiError 401, 403: who may not edit is not shown another template in its place */
async function open({ id, key, services, dispatch, primaryColor }: Opening): Promise<Opened> {
  const kept = takeEditing(services, key);
  if (kept) return { ...kept, knownIds: [] };
  if (id === undefined) {
    return begin(
      { template: defaultTemplate(primaryColor), etag: undefined },
      await idsNow(dispatch),
    );
  }
  try {
    return begin(await dispatch(readStoredTemplate(id)), []);
  } catch (error) {
    if (hasStatus(error, 401, 403)) throw error;
    const [{ template }, knownIds] = await Promise.all([
      dispatch(findTemplate({ primaryColor })),
      idsNow(dispatch),
    ]);
    const substitute = { ...template, id: null, favorite: false };
    return {
      ...begin({ template: substitute, etag: undefined }, knownIds),
      failure: asError(error),
    };
  }
}

function begin(stored: StoredTemplate, knownIds: readonly string[]): Opened {
  return { history: beginHistory(stored.template), stored, knownIds };
}

/** Nothing waits for it longer than for the list that is mostly there already; without it nothing is known. */
async function idsNow(dispatch: ServicesDispatch): Promise<string[]> {
  const { initiate } = templatesApi.endpoints.listTemplates;
  const { templates } = await dispatch(initiate(undefined, { subscribe: false }))
    .unwrap()
    .catch(() => ({ templates: [] }));
  return templates.flatMap(({ id }) => id ?? []);
}
