import * as v from 'valibot';
import { pathSegment } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { hasStatus } from '../apiError.ts';
import { missionsApi } from '../rest/missionsApi.ts';
import { identifier, list, readEach, record, spelled } from '../rest/reading.ts';
import { answering } from '../rest/restQuery.ts';
import {
  type CountedTemplate,
  isWhole,
  listedTemplateSchema,
  storedTemplateSchema,
  toTemplateBody,
} from './storedTemplateWire.ts';

/** A template with the mark of the state it was read in. */
export interface StoredTemplate {
  template: CertificateTemplate;
  /** Undefined where the server sends none. */
  etag: string | undefined;
}

/** What the answer to a write says of what it stored: all, its id, or nothing. */
interface Written {
  stored: StoredTemplate | undefined;
  id: string | undefined;
}

/** The company's templates that can be read. */
export interface TemplateList {
  templates: CountedTemplate[];
  /** There are others. */
  isPartial: boolean;
}

interface Update {
  template: CertificateTemplate & { id: string };
  /** The state that may be overwritten; undefined: any. */
  etag: string | undefined;
}

interface Meta {
  response?: Response;
}

const base = 'certificate-templates';
const addressOf = (id: string) => `${base}/${pathSegment(id)}`;

const located = new RegExp(`${base}/([\\w-]+)/?$`);

const etagOf = (meta: Meta | undefined) => meta?.response?.headers.get('etag') ?? undefined;

function writtenOf(body: unknown, meta: Meta | undefined): Written {
  const template = isWhole(body) ? v.parse(storedTemplateSchema, body) : undefined;
  const known = v.safeParse(record(spelled({ id: identifier })), body);
  const location = meta?.response?.headers.get('location') ?? '';
  return {
    stored: template && { template, etag: etagOf(meta) },
    id: known.success ? known.output.id : located.exec(location)?.[1],
  };
}

/** The calls of the missions REST API with which administrators manage templates (docs/behaviour.md, Missions API). */
export const templatesApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<TemplateList, undefined>({
      query: () => base,
      rawResponseSchema: answering(list),
      transformResponse: (body: unknown[]) => {
        const { readable, unreadable } = readEach(listedTemplateSchema, body);
        const templates = favoriteFirst(readable.filter(({ id }) => id !== null));
        return { templates, isPartial: unreadable > 0 || templates.length < readable.length };
      },
      providesTags: ['template'],
    }),
    openTemplate: build.query<StoredTemplate, string>({
      query: addressOf,
      rawResponseSchema: answering(storedTemplateSchema),
      transformResponse: (template: CertificateTemplate, meta: Meta | undefined, id) => ({
        template: { ...template, id: template.id ?? id },
        etag: etagOf(meta),
      }),
    }),
    createTemplate: build.mutation<Written, CertificateTemplate>({
      query: (template) => ({ url: base, method: 'POST', body: toTemplateBody(template) }),
      transformResponse: writtenOf,
      invalidatesTags: ['template'],
    }),
    updateTemplate: build.mutation<Written, Update>({
      query: ({ template, etag }) => ({
        url: addressOf(template.id),
        method: 'PUT',
        body: toTemplateBody(template),
        ...(etag !== undefined && { headers: { 'If-Match': etag } }),
      }),
      transformResponse: writtenOf,
      invalidatesTags: ['template'],
    }),
    deleteTemplate: build.mutation<unknown, string>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: ['template'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        const isGone = await queryFulfilled.then(done, (failure: unknown) =>
          hasStatus((failure as { error: unknown }).error, 404),
        );
        if (!isGone) return;
        dispatch(listChanged((templates) => templates.filter((template) => template.id !== id)));
      },
    }),
    setFavoriteTemplate: build.mutation<unknown, string>({
      query: (id) => ({ url: `${addressOf(id)}/favorite`, method: 'PUT' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        if (!(await queryFulfilled.then(done, failed))) return;
        dispatch(
          listChanged((templates) =>
            templates.map((template) => ({ ...template, favorite: template.id === id })),
          ),
        );
      },
    }),
  }),
});

const done = () => true;
const failed = () => false;

/** Changes the list that is on screen as the server changed its own. */
function listChanged(change: (templates: CountedTemplate[]) => CountedTemplate[]) {
  return templatesApi.util.updateQueryData('listTemplates', undefined, (list) => {
    list.templates = change(list.templates);
  });
}

/** The favourite leads; the others keep the server's order. */
function favoriteFirst(templates: readonly CountedTemplate[]): CountedTemplate[] {
  return templates.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
}
