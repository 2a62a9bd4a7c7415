import type { CertificateTemplate } from '#model/template/template.ts';
import type { ServicesDispatch } from '../services.ts';
import { type StoredTemplate, templatesApi } from './templatesApi.ts';

const { listTemplates, openTemplate, createTemplate, updateTemplate } = templatesApi.endpoints;
const { deleteTemplate, setFavoriteTemplate } = templatesApi.endpoints;

/** A template as it stands now, to be edited. @throws ApiError 404 unknown */
export const readStoredTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(openTemplate.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();

/**
 * Templates that were not there before.
 * @param knownIds those that were
 */
export const readNewTemplates =
  (knownIds: readonly string[]) =>
  async (dispatch: ServicesDispatch): Promise<CertificateTemplate[]> => {
    const { templates } = await dispatch(
      listTemplates.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    return templates.filter(({ id }) => id !== null && !knownIds.includes(id));
  };

/**
 * Stores a new template; its `id` is ignored. Where the answer does not say what became of it, that is read.
 * @param knownIds templates that were there before
 * @returns without an id where no answer tells it
 * @throws ApiError 400 naming the field, 413 image too large
 */
export const storeNewTemplate =
  (template: CertificateTemplate, knownIds: readonly string[]) =>
  async (dispatch: ServicesDispatch): Promise<StoredTemplate> => {
    const written = await dispatch(createTemplate.initiate(template, { track: false })).unwrap();
    if (written.stored) return written.stored;
    const id = written.id ?? (await dispatch(idOfNew(template.name, knownIds)));
    return dispatch(readBack({ ...template, id }));
  };

/** The newest template of a name: servers append. */
function idOfNew(name: string, knownIds: readonly string[]) {
  return async (dispatch: ServicesDispatch): Promise<string | null> => {
    const others = await dispatch(readNewTemplates(knownIds)).catch(() => []);
    return others.findLast((other) => other.name === name)?.id ?? null;
  };
}

/** What the server made of what was sent; that itself where it does not say. */
function readBack(sent: CertificateTemplate) {
  return async (dispatch: ServicesDispatch): Promise<StoredTemplate> => {
    const asSent = { template: sent, etag: undefined };
    if (sent.id === null) return asSent;
    return dispatch(readStoredTemplate(sent.id)).catch(() => asSent);
  };
}

/**
 * Overwrites a template in the state that `etag` names. Its `favorite` is carried and ignored.
 * @throws ApiError 412 it was changed since, 404 it was deleted, 400 naming the field, 413 image too large
 */
export const storeTemplate =
  (template: CertificateTemplate & { id: string }, etag: string | undefined) =>
  async (dispatch: ServicesDispatch): Promise<StoredTemplate> => {
    const update = updateTemplate.initiate({ template, etag }, { track: false });
    const { stored } = await dispatch(update).unwrap();
    return stored ?? dispatch(readBack(template));
  };

/** @throws ApiError 409 when it is the favourite, 404 unknown */
export const removeTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(deleteTemplate.initiate(id, { track: false })).unwrap();

/** Makes it the one favourite. @throws ApiError 404 unknown */
export const makeFavorite = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(setFavoriteTemplate.initiate(id, { track: false })).unwrap();
