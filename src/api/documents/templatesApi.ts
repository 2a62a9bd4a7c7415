import * as v from 'valibot';
import { pathSegment } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { hasStatus } from '../apiError.ts';
import { keepValid } from '../certificateWire.ts';
import { missionsApi } from '../missionsApi.ts';
import type { ServicesDispatch } from '../services.ts';
import { becoming } from './becoming.ts';
import { templateSchema, toTemplateBody } from './templateWire.ts';

/** A template with the mark of the state it was read in. */
export interface StoredTemplate {
  template: CertificateTemplate;
  /** Undefined where the server sends none. */
  etag: string | undefined;
}

interface Update {
  template: CertificateTemplate & { id: string };
  /** The state that may be overwritten; undefined: any. */
  etag: string | undefined;
}

const base = 'certificate-templates';
const addressOf = (id: string) => `${base}/${pathSegment(id)}`;

const stored = {
  rawResponseSchema: becoming(templateSchema),
  transformResponse: (
    template: CertificateTemplate,
    meta: { response?: Response } | undefined,
  ): StoredTemplate => ({ template, etag: meta?.response?.headers.get('etag') ?? undefined }),
};

/** The calls of the missions REST API with which administrators manage templates (Spec §7). */
export const templatesApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<CertificateTemplate[], undefined>({
      query: () => base,
      rawResponseSchema: v.array(v.unknown()),
      transformResponse: (body: unknown[]) => favoriteFirst(keepValid(templateSchema, body)),
      providesTags: ['template'],
    }),
    openTemplate: build.query<StoredTemplate, string>({ query: addressOf, ...stored }),
    createTemplate: build.mutation<StoredTemplate, CertificateTemplate>({
      query: (template) => ({ url: base, method: 'POST', body: toTemplateBody(template) }),
      ...stored,
      invalidatesTags: ['template'],
    }),
    updateTemplate: build.mutation<StoredTemplate, Update>({
      query: ({ template, etag }) => ({
        url: addressOf(template.id),
        method: 'PUT',
        body: toTemplateBody(template),
        ...(etag !== undefined && { headers: { 'If-Match': etag } }),
      }),
      ...stored,
      invalidatesTags: ['template'],
    }),
    deleteTemplate: build.mutation<null, string>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: ['template'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        try {
          await queryFulfilled;
        } catch (failure) {
          if (!hasStatus((failure as { error: unknown }).error, 404)) return;
        }
        dispatch(listChanged((list) => list.filter((template) => template.id !== id)));
      },
    }),
    setFavoriteTemplate: build.mutation<StoredTemplate, string>({
      query: (id) => ({ url: `${addressOf(id)}/favorite`, method: 'PUT' }),
      ...stored,
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        dispatch(
          listChanged((list) =>
            list.map((template) => ({ ...template, favorite: template.id === id })),
          ),
        );
      },
    }),
  }),
});

/** Changes the list that is on screen as the server changed its own. */
function listChanged(change: (list: CertificateTemplate[]) => CertificateTemplate[]) {
  return templatesApi.util.updateQueryData('listTemplates', undefined, change);
}

/** The favourite leads; the others keep the server's order. */
function favoriteFirst(list: readonly CertificateTemplate[]): CertificateTemplate[] {
  return list.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
}

const { openTemplate, createTemplate, updateTemplate, deleteTemplate, setFavoriteTemplate } =
  templatesApi.endpoints;

/** A template as it stands now, to be edited. @throws ApiError 404 unknown */
export const readStoredTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(openTemplate.initiate(id, { forceRefetch: true, subscribe: false })).unwrap();

/**
 * Stores a new template; its `id` is ignored.
 * @throws ApiError 400 naming the field, 413 image too large
 */
export const storeNewTemplate = (template: CertificateTemplate) => (dispatch: ServicesDispatch) =>
  dispatch(createTemplate.initiate(template, { track: false })).unwrap();

/**
 * Overwrites a template in the state that `etag` names. Its `favorite` is carried and ignored.
 * @throws ApiError 412 it was changed since, 404 it was deleted, 400 naming the field, 413 image too large
 */
export const storeTemplate = (update: Update) => (dispatch: ServicesDispatch) =>
  dispatch(updateTemplate.initiate(update, { track: false })).unwrap();

/** @throws ApiError 409 when it is the favourite, 404 unknown */
export const removeTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(deleteTemplate.initiate(id, { track: false })).unwrap();

/** Makes it the one favourite. @throws ApiError 404 unknown */
export const makeFavorite = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(setFavoriteTemplate.initiate(id, { track: false })).unwrap();
