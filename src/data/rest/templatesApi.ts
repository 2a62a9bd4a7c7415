import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { toPathSegment } from '#domain/urls.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { hasErrorStatus } from '../apiError.ts';
import type { ApiDispatch } from '../requestContext.ts';
import { missionsApi } from './missionsApi.ts';
import {
  idSchema,
  listOrEnvelopeSchema,
  parseListElements,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
} from '../schemas/schemas.ts';
import { parseBody } from './parseBody.ts';
import {
  type SendRequest,
  setSchemaOutputType,
  uncachedQuery,
  unwrapAndUnsubscribe,
} from './restBaseQuery.ts';
import {
  type TemplateWithUsage,
  isCompleteTemplateResponse,
  listedTemplateSchema,
  storedTemplateSchema,
  toTemplateBody,
} from '../schemas/storedTemplateSchema.ts';

/** Template as fetched from the server, with the HTTP ETag that identifies the fetched version. */
export interface StoredTemplate {
  template: CertificateTemplate;
  /** ETag of the fetched version; undefined when the server sends none. */
  etag: string | undefined;
}

/** Parsed response to saving a template, which may contain the whole template, only its id, or neither. */
interface WriteResult {
  stored: StoredTemplate | undefined;
  id: string | undefined;
}

/** Template in a list, stored on the server under an id, with the number of its uses. */
export type ListedTemplate = TemplateWithUsage & { id: string };

/** Templates of the company, without those that could not be parsed. */
export interface TemplateList {
  templates: ListedTemplate[];
  /** Whether some templates could not be parsed. */
  isPartial: boolean;
}

interface CreateRequest {
  template: CertificateTemplate;
  /** Ids of the earlier templates, to find the new one in the list if the response has no id. */
  existingIds: readonly string[];
}

interface UpdateRequest {
  template: CertificateTemplate & { id: string };
  /** ETag of the stored version that may be overwritten. If undefined, any version may be overwritten. */
  etag: string | undefined;
}

const basePath = 'certificate-templates';
const getTemplatePath = (id: string) => `${basePath}/${toPathSegment(id)}`;

const locationPattern = new RegExp(`${basePath}/([\\w-]+)/?$`);

const getEtag = (meta: FetchBaseQueryMeta | undefined) =>
  meta?.response?.headers.get('etag') ?? undefined;

function parseWriteResult(body: unknown, meta: FetchBaseQueryMeta | undefined): WriteResult {
  const template = isCompleteTemplateResponse(body)
    ? v.parse(storedTemplateSchema, body)
    : undefined;
  const idResult = v.safeParse(
    createObjectOrEnvelopeSchema(createObjectSchema({ id: idSchema })),
    body,
  );
  const location = meta?.response?.headers.get('location') ?? '';
  return {
    stored: template && { template, etag: getEtag(meta) },
    id: idResult.success ? idResult.output.id : locationPattern.exec(location)?.[1],
  };
}

/**
 * Finds the id of a template that was just created. This is the last template in the list that has the given name and
 * whose id is not in `existingIds`, since servers add new templates at the end of the list.
 * @returns null if no template matches
 */
async function findNewTemplateId(
  sendRequest: SendRequest,
  name: string,
  existingIds: readonly string[],
): Promise<string | null> {
  const response = await sendRequest(basePath);
  const { data } = parseBody(templateListSchema, response.data);
  const template = data?.templates.findLast(
    (template) => template.name === name && !existingIds.includes(template.id),
  );
  return template?.id ?? null;
}

/** Fetches a template that was just saved. Returns what was sent, without an ETag, if that fails. */
async function reloadTemplate(
  sendRequest: SendRequest,
  template: CertificateTemplate,
): Promise<StoredTemplate> {
  const fallback = { template, etag: undefined };
  if (template.id === null) return fallback;
  const response = await sendRequest(getTemplatePath(template.id));
  const { data } = parseBody(storedTemplateSchema, response.data);
  return data ? toStoredTemplate(data, response.meta, template.id) : fallback;
}

function toStoredTemplate(
  template: CertificateTemplate,
  meta: FetchBaseQueryMeta | undefined,
  id: string,
): StoredTemplate {
  return { template: { ...template, id: template.id ?? id }, etag: getEtag(meta) };
}

function hasId(template: TemplateWithUsage): template is ListedTemplate {
  return template.id !== null;
}

/**
 * Schema of the list of templates, the default template first. Fails if the response contains templates but none can be
 * parsed, because an empty list would wrongly tell the user that there are no templates.
 */
const templateListSchema = v.pipe(
  listOrEnvelopeSchema,
  v.transform((body): TemplateList => {
    const { parsed } = parseListElements(listedTemplateSchema, body);
    const templates = parsed
      .filter(hasId)
      .toSorted((a, b) => Number(b.favorite) - Number(a.favorite));
    return { templates, isPartial: templates.length < body.length };
  }),
  v.check(({ templates, isPartial }) => templates.length > 0 || !isPartial, 'Expected templates'),
);

/** Missions REST API with the endpoints for managing templates (docs/behaviour.md, Missions API). */
export const templatesApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<TemplateList, undefined>({
      query: () => basePath,
      rawResponseSchema: setSchemaOutputType(templateListSchema),
      providesTags: ['template'],
    }),
    openTemplate: build.query<StoredTemplate, string>({
      query: getTemplatePath,
      rawResponseSchema: setSchemaOutputType(storedTemplateSchema),
      transformResponse: (
        template: CertificateTemplate,
        meta: FetchBaseQueryMeta | undefined,
        id,
      ) => toStoredTemplate(template, meta, id),
      keepUnusedDataFor: 0,
    }),
    /**
     * Saves a new template; its `id` is ignored. Fetches the saved template if the response does not contain it. The id
     * in the result is null if it could not be determined. Fails with status 400 for an invalid field (named in the
     * error), and 413 if an image is too large.
     */
    createTemplate: build.mutation<StoredTemplate, CreateRequest>({
      queryFn: async ({ template, existingIds }, _api, _extraOptions, sendRequest) => {
        const body = toTemplateBody(template);
        const response = await sendRequest({ url: basePath, method: 'POST', body });
        if (response.error) return { error: response.error };
        const { stored, id } = parseWriteResult(response.data, response.meta);
        if (stored) return { data: stored };
        const newId = id ?? (await findNewTemplateId(sendRequest, template.name, existingIds));
        return { data: await reloadTemplate(sendRequest, { ...template, id: newId }) };
      },
      invalidatesTags: ['template'],
    }),
    /**
     * Overwrites a template, unless the stored version is newer than the version with the given `etag`. Fetches the
     * saved template if the response does not contain it. The server ignores the field `favorite`. Fails with status
     * 412 if the stored template has changed, 404 if it was deleted, 400 for an invalid field (named in the error), and
     * 413 if an image is too large.
     */
    updateTemplate: build.mutation<StoredTemplate, UpdateRequest>({
      queryFn: async ({ template, etag }, _api, _extraOptions, sendRequest) => {
        const response = await sendRequest({
          url: getTemplatePath(template.id),
          method: 'PUT',
          body: toTemplateBody(template),
          ...(etag !== undefined && { headers: { 'If-Match': etag } }),
        });
        if (response.error) return { error: response.error };
        const { stored } = parseWriteResult(response.data, response.meta);
        return { data: stored ?? (await reloadTemplate(sendRequest, template)) };
      },
      invalidatesTags: ['template'],
    }),
    /**
     * Deletes a template, even if the page is closed in the meantime. Fails with status 409 for the default template,
     * and 404 for an unknown template.
     */
    deleteTemplate: build.mutation<unknown, string>({
      query: (id) => ({ url: getTemplatePath(id), method: 'DELETE', keepalive: true }),
      invalidatesTags: ['template'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        const isDeleted = await queryFulfilled.then(
          () => true,
          (rejection: unknown) => hasErrorStatus((rejection as { error: unknown }).error, 404),
        );
        if (!isDeleted) return;
        dispatch(
          updateCachedList((templates) => templates.filter((template) => template.id !== id)),
        );
      },
    }),
    setFavoriteTemplate: build.mutation<unknown, string>({
      query: (id) => ({ url: `${getTemplatePath(id)}/favorite`, method: 'PUT' }),
      // No tags: the list is changed in place, because a new list starts with the favourite and cards would move.
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        const setFavorite = updateCachedList((templates) =>
          templates.map((template) => ({ ...template, favorite: template.id === id })),
        );
        await queryFulfilled.then(
          () => dispatch(setFavorite),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useListTemplatesQuery, useDeleteTemplateMutation, useSetFavoriteTemplateMutation } =
  templatesApi;

const { listTemplates, openTemplate, createTemplate, updateTemplate } = templatesApi.endpoints;

/** Creates a Redux thunk that returns the list of templates, by default from the cache. Later changes do not refetch it. */
export const listTemplatesThunk =
  (options?: { forceRefetch: true }) =>
  (dispatch: ApiDispatch): Promise<TemplateList> =>
    unwrapAndUnsubscribe(dispatch(listTemplates.initiate(undefined, options)));

// The store keeps no template of the following thunks, because the images may be large.

export const openTemplateThunk = (id: string) => (dispatch: ApiDispatch) =>
  unwrapAndUnsubscribe(dispatch(openTemplate.initiate(id, uncachedQuery)));

export const createTemplateThunk = (request: CreateRequest) => (dispatch: ApiDispatch) =>
  dispatch(createTemplate.initiate(request, { track: false })).unwrap();

export const updateTemplateThunk = (request: UpdateRequest) => (dispatch: ApiDispatch) =>
  dispatch(updateTemplate.initiate(request, { track: false })).unwrap();

/** Applies a change to the cached list of templates, after the server has made the same change to its list. */
function updateCachedList(change: (templates: ListedTemplate[]) => ListedTemplate[]) {
  return templatesApi.util.updateQueryData('listTemplates', undefined, (list) => {
    list.templates = change(list.templates);
  });
}
