import { hasErrorStatus } from '#data/apiError.ts';
import {
  createTemplateThunk,
  listTemplatesThunk,
  openTemplateThunk,
  type StoredTemplate,
  updateTemplateThunk,
} from '#data/rest/templatesApi.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { isSameTemplate } from '../state/index.ts';

/** A template to save, and the stored version that was edited. */
export interface SaveRequest {
  template: CertificateTemplate;
  /** Server's version of the template as last read or saved by this editor. */
  baseVersion: StoredTemplate;
  /**
   * Ids of the templates that existed before the first attempt to save a new template. If an attempt ends without a
   * response, a template with another id may have been created by it.
   */
  existingIds: readonly string[];
  /** Whether an earlier attempt ended in a network error, so the server may have saved the template already. */
  isRetry: boolean;
  /** Whether the user agreed to send unreadable parts back unchanged. */
  acceptsUnreadParts: boolean;
}

export type SaveResponse =
  | { kind: 'saved'; storedVersion: StoredTemplate }
  /** Another user has saved a different version in the meantime. */
  | { kind: 'conflict'; serverVersion: StoredTemplate }
  | { kind: 'deleted' }
  /**
   * Some parts of the template could not be read, and the user has not yet agreed to send these parts back unchanged.
   */
  | { kind: 'unread' };

/**
 * Returns a function that saves a template. The function does not overwrite the changes of another user. If an earlier
 * attempt succeeded but its response was lost, no second template is created. The template is not kept in the Redux
 * store, because its images may be large. The function throws an `ApiError` for failures that are not a `SaveResponse`.
 */
export function useSaveTemplate(): (request: SaveRequest) => Promise<SaveResponse> {
  const dispatch = usePluginDispatch();

  /**
   * Finds the template that an earlier attempt created without a response arriving: a template with the same content,
   * and with an id that did not exist before.
   */
  const findCreated = async ({ template, existingIds }: SaveRequest) => {
    const { templates } = await dispatch(listTemplatesThunk({ forceRefetch: true }));
    return templates.find(
      (candidate) => !existingIds.includes(candidate.id) && isStoredVersion(candidate, template),
    );
  };

  const create = async (request: SaveRequest): Promise<SaveResponse> => {
    const { template, existingIds } = request;
    const created = request.isRetry ? await findCreated(request) : undefined;
    if (created)
      return { kind: 'saved', storedVersion: await dispatch(openTemplateThunk(created.id)) };
    return {
      kind: 'saved',
      storedVersion: await dispatch(createTemplateThunk({ template, existingIds })),
    };
  };

  const update = async (
    template: CertificateTemplate & { id: string },
    baseVersion: StoredTemplate,
  ): Promise<SaveResponse> => {
    if (baseVersion.etag === undefined) {
      // The server sends no ETags: compare its current version with the one that was edited.
      const serverVersion = await dispatch(openTemplateThunk(template.id));
      if (!isSameTemplate(serverVersion.template, baseVersion.template))
        return { kind: 'conflict', serverVersion };
    }
    try {
      const request = updateTemplateThunk({ template, etag: baseVersion.etag });
      return { kind: 'saved', storedVersion: await dispatch(request) };
    } catch (error) {
      if (!hasErrorStatus(error, 412)) throw error;
      const serverVersion = await dispatch(openTemplateThunk(template.id));
      return isStoredVersion(serverVersion.template, template)
        ? { kind: 'saved', storedVersion: serverVersion }
        : { kind: 'conflict', serverVersion };
    }
  };

  return async (request) => {
    const { template } = request;
    const { id } = template;
    if (template.unread && !request.acceptsUnreadParts) return { kind: 'unread' };
    if (id === null) return create(request);
    try {
      return await update({ ...template, id }, request.baseVersion);
    } catch (error) {
      if (!hasErrorStatus(error, 404)) throw error;
      return { kind: 'deleted' };
    }
  };
}

/**
 * Returns whether the stored template has the content that was sent. Images that were sent as data are not compared,
 * because the server replaces the data by a URL.
 */
function isStoredVersion(
  storedTemplate: CertificateTemplate,
  submittedTemplate: CertificateTemplate,
): boolean {
  const wasUploaded = (field: 'backgroundImage' | 'rawImage') =>
    submittedTemplate[field].startsWith('data:') && !storedTemplate[field].startsWith('data:');
  const isImageNew = wasUploaded('rawImage');
  const isCropNew = isImageNew || wasUploaded('backgroundImage');
  if (isCropNew && storedTemplate.rawImage === '') return false;
  return isSameTemplate(storedTemplate, {
    ...submittedTemplate,
    name: submittedTemplate.name.trim(),
    ...(isImageNew && { rawImage: storedTemplate.rawImage }),
    ...(isCropNew && { backgroundImage: storedTemplate.backgroundImage }),
  });
}
