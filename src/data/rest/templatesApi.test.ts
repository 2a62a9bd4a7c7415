import { buildAreaTexts, type CertificateTemplate } from '#domain/template/template.ts';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate as createPlatformTemplate,
  getRequests,
} from '#testing/platform.ts';
import { expectConsoleError } from '#testing/console.ts';
import { createRestApiStore } from '#testing/mount/restStore.ts';
import {
  type ProxyResponse,
  type ResponseVariant,
  startRewritingProxy,
  type RewritingProxy,
} from '#testing/rewritingProxy.ts';
import type { ApiDispatch } from '../requestContext.ts';
import { openTemplateThunk, templatesApi } from './templatesApi.ts';

let company: Company;
let dispatch: ApiDispatch;

const createStore = (base?: string) =>
  createRestApiStore({ token: company.admin.token, ...(base && { baseUrl: base }) });

beforeEach(async () => {
  company = await createCompany();
  dispatch = createStore().dispatch;
});
afterEach(() => jest.restoreAllMocks());

const base = '/certificate-templates';
const path = `/missions${base}`;

const template: CertificateTemplate = {
  id: null,
  name: 'Formatura ✏️',
  layout: 'Layout4',
  favorite: false,
  backgroundImage: '',
  rawImage: '',
  colors: { title: '00CEB2', content: '323f47' },
  customFields: {
    ...buildAreaTexts(() => ['', '', '']),
    ptBr: ['Cabeçalho', 'Centro', 'Rodapé'],
    enUs: ['Header', '', '{{user.name}}'],
  },
};

/** Expected request body of the template (docs/behaviour.md, Template body). */
const expectedBody =
  '{"name":"Formatura ✏️","layout":"Layout4","favorite":false,"background_image":"","raw_image":"",' +
  '"colors":{"title":"00CEB2","content":"323f47"},' +
  `"custom_fields":${JSON.stringify(template.customFields)}}`;

/** Returns the latest request to the platform. */
async function getLatestRequest() {
  const request = (await getRequests(company.company_id)).at(-1);
  if (!request) throw new Error('No request was sent.');
  const { method, path, headers, body } = request;
  return { call: `${method} ${path}`, headers, body };
}

const anApiError = (status: number) =>
  expect.objectContaining({ name: 'ApiError', status }) as Error;

const { endpoints } = templatesApi;
const openTemplate = (id: string) => dispatch(openTemplateThunk(id));
const createTemplate = (template: CertificateTemplate) =>
  dispatch(endpoints.createTemplate.initiate({ template, existingIds: [] })).unwrap();
const updateTemplate = (template: CertificateTemplate & { id: string }, etag?: string) =>
  dispatch(endpoints.updateTemplate.initiate({ template, etag })).unwrap();
const deleteTemplate = (id: string) => dispatch(endpoints.deleteTemplate.initiate(id)).unwrap();
const setFavoriteTemplate = (id: string) =>
  dispatch(endpoints.setFavoriteTemplate.initiate(id)).unwrap();

async function fetchTemplates() {
  const { initiate } = templatesApi.endpoints.listTemplates;
  return (await dispatch(initiate(undefined, { forceRefetch: true })).unwrap()).templates;
}

/** Returns the name and the default flag of each cached template. */
async function getCachedTemplates() {
  const cachedQuery = templatesApi.endpoints.listTemplates.initiate(undefined, {
    subscribe: false,
  });
  return (await dispatch(cachedQuery)).data?.templates.map(({ name, favorite }) => [
    name,
    favorite,
  ]);
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries === 50) throw new Error('The condition was not met within a second.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('requests for templates', () => {
  test('createTemplate posts exactly the documented keys', async () => {
    const { template: created } = await createTemplate(template);
    // The first template is the default.
    const id = expect.any(String) as string;
    expect(created).toEqual({ ...template, id, favorite: true, showsCodeOnFront: false });
    const { call, headers, body } = await getLatestRequest();
    expect(call).toBe(`POST ${path}`);
    expect(JSON.stringify(body)).toBe(expectedBody);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(expectedBody));
    expect(headers['content-type']).toBe('application/json');
    expect(headers.authorization).toBe(company.admin.token);
  });

  test('updateTemplate sends the template without its id and with the ETag', async () => {
    const id = await createPlatformTemplate(company);
    const { etag } = await openTemplate(id);
    const answer = await updateTemplate({ ...template, id }, etag);
    const { call, headers, body } = await getLatestRequest();
    expect(call).toBe(`PUT ${path}/${id}`);
    expect(JSON.stringify(body)).toBe(expectedBody);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(expectedBody));
    expect(etag).toMatch(/^".+"$/);
    expect(headers['if-match']).toBe(etag);
    expect(answer.etag).not.toBe(etag);
  });

  test('updateTemplate sends no If-Match without an ETag', async () => {
    const id = await createPlatformTemplate(company);
    await updateTemplate({ ...template, id }, undefined);
    expect((await getLatestRequest()).headers).not.toHaveProperty('if-match');
  });

  test('deleteTemplate and setFavoriteTemplate send no body', async () => {
    await createPlatformTemplate(company);
    const id = await createPlatformTemplate(company);
    await setFavoriteTemplate(id);
    const favorite = await getLatestRequest();
    expect(favorite.call).toBe(`PUT ${path}/${id}/favorite`);
    expect(favorite.body).toBeFalsy();
    const third = await createPlatformTemplate(company);
    await deleteTemplate(third);
    const removal = await getLatestRequest();
    expect(removal.call).toBe(`DELETE ${path}/${third}`);
    expect(removal.body).toBeFalsy();
    expect(removal.headers).not.toHaveProperty('content-type');
  });

  test.each([
    ['../../evil', '..%2F..%2Fevil'],
    ['..', '%20..'],
    ['', '%20'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('the id %j stays within its path segment', async (id, segment) => {
    await expect(deleteTemplate(id)).rejects.toBeDefined();
    expect((await getLatestRequest()).call).toBe(`DELETE ${path}/${segment}`);
  });
});

describe('rejected requests for templates', () => {
  test('have the status 412 for a changed, 404 for an unknown and 409 for the default template', async () => {
    const id = await createPlatformTemplate(company);
    await createPlatformTemplate(company);
    const change = updateTemplate({ ...template, id }, '"of another day"');
    await expect(change).rejects.toEqual(anApiError(412));
    await expect(deleteTemplate(id)).rejects.toEqual(anApiError(409));
    await expect(deleteTemplate('unknown-id')).rejects.toEqual(anApiError(404));
    await expect(setFavoriteTemplate('unknown-id')).rejects.toEqual(anApiError(404));
  });

  test('name the invalid field', async () => {
    const tooLong = { ...template, name: 'n'.repeat(81) };
    await expect(createTemplate(tooLong)).rejects.toMatchObject({
      status: 400,
      field: 'name',
    });
  });
});

describe('list of templates', () => {
  test('starts with the default and leaves out elements that are not a template', async () => {
    expectConsoleError(/^Left out what could not be read: /, 3);
    await createPlatformTemplate(company, { name: 'Primeiro' });
    await setFavoriteTemplate(await createPlatformTemplate(company, { name: 'Segundo' }));
    expect((await fetchTemplates()).map(({ name }) => name)).toEqual(['Segundo', 'Primeiro']);
    await injectFault(company, `GET ${path}`, {
      status: 200,
      content_type: 'application/json',
      body: '[{"name":7},null,{"id":7,"name":"Terceiro","layout":"Layout2"},0]',
    });
    expect((await fetchTemplates()).map(({ name }) => name)).toEqual(['Terceiro']);
  });

  test.each([
    ['null', '[null]'],
    ['no id', '[{"name":7},0]'],
    ['a thousand zeros', `[${'0,'.repeat(1000)}0]`],
  ])('fails when no element can be parsed: %s', async (_name, body) => {
    expectConsoleError(/^Left out /);
    await injectFault(company, `GET ${path}`, { body });
    await expect(fetchTemplates()).rejects.toMatchObject({ kind: 'shape' });
  });

  test('is updated after setFavoriteTemplate and deleteTemplate without a refetch', async () => {
    const first = await createPlatformTemplate(company, { name: 'Primeiro' });
    const second = await createPlatformTemplate(company, { name: 'Segundo' });
    await fetchTemplates();
    await setFavoriteTemplate(second);
    expect(await getCachedTemplates()).toEqual([
      ['Primeiro', false],
      ['Segundo', true],
    ]);
    await deleteTemplate(first);
    expect(await getCachedTemplates()).toEqual([['Segundo', true]]);
  });

  test('drops a template that is already deleted, and is unchanged after any other error', async () => {
    const first = await createPlatformTemplate(company, { name: 'Primeiro' });
    const second = await createPlatformTemplate(company, { name: 'Segundo' });
    await fetchTemplates();
    // The cached list is changed by the mutations alone.
    await injectFault(company, `GET ${path}`, { status: 500 });
    await expect(deleteTemplate(first)).rejects.toEqual(anApiError(409));
    await injectFault(company, 'PUT /favorite', { status: 500 });
    await expect(setFavoriteTemplate(second)).rejects.toEqual(anApiError(500));
    expect(await getCachedTemplates()).toEqual([
      ['Primeiro', true],
      ['Segundo', false],
    ]);
    await injectFault(company, `DELETE ${second}`, { status: 404 });
    await expect(deleteTemplate(second)).rejects.toEqual(anApiError(404));
    expect(await getCachedTemplates()).toEqual([['Primeiro', true]]);
  });

  test('is refetched after a template was saved or deleted, while it is subscribed', async () => {
    const id = await createPlatformTemplate(company, { name: 'Primeiro' });
    await fetchTemplates();
    const countListRequests = async () =>
      (await getRequests(company.company_id)).filter((request) => request.path === path).length;
    const previous = await countListRequests();
    await updateTemplate({ ...template, id }, undefined);
    await waitUntil(async () => (await countListRequests()) === previous + 1);
    const { template: created } = await createTemplate(template);
    // The POST went to the same address.
    await waitUntil(async () => (await countListRequests()) === previous + 3);
    await deleteTemplate(created.id ?? '');
    await waitUntil(async () => (await countListRequests()) === previous + 4);
  });

  test('fails with an ApiError when the response is not a list', async () => {
    await injectFault(company, `GET ${path}`, { body: '{"found":0}' });
    await expect(fetchTemplates()).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' });
  });
});

describe('openTemplateThunk', () => {
  test('does not keep the template and its images in the store', async () => {
    const store = createStore();
    ({ dispatch } = store);
    const id = await createPlatformTemplate(company);
    await openTemplate(id);
    await waitUntil(() => Promise.resolve(!JSON.stringify(store.getState()).includes(id)));
  });

  test('opens the same template again immediately', async () => {
    const id = await createPlatformTemplate(company);
    await openTemplate(id);
    expect((await openTemplate(id)).template.id).toBe(id);
  });

  test('encodes the id in the path', async () => {
    await expect(openTemplate('../x?')).rejects.toMatchObject({ name: 'ApiError' });
    expect((await getLatestRequest()).call).toBe(`GET ${path}/..%2Fx%3F`);
  });

  test('returns no ETag when the server sends none', async () => {
    const id = await createPlatformTemplate(company);
    const { template: cachedQuery } = await openTemplate(id);
    await injectFault(company, `GET ${id}`, {
      body: JSON.stringify({ ...JSON.parse(expectedBody), id }),
    });
    const { template: read, etag } = await openTemplate(id);
    expect(etag).toBeUndefined();
    expect(read).toMatchObject({ id: cachedQuery.id, name: template.name });
  });
});

describe('createTemplate with an incomplete response', () => {
  let proxy: RewritingProxy;
  beforeEach(async () => {
    proxy = await startRewritingProxy();
  });
  afterEach(() => proxy.close());

  const createThroughProxy = (manner: ResponseVariant) => {
    proxy.respondWith((answer, call) => (call.method === 'POST' ? manner(answer, call) : {}));
    dispatch = createStore(proxy.url).dispatch;
    return createTemplate(template);
  };
  const getMethods = () => proxy.requests.map(({ method }) => method);
  const idOf = ({ body }: ProxyResponse) => (body as { id: string }).id;

  test.each<[string, ResponseVariant, string[]]>([
    ['its id alone', (answer) => ({ body: { id: idOf(answer) } }), ['POST', 'GET']],
    [
      'a Location header',
      (answer) => ({
        status: 201,
        body: undefined,
        headers: { location: `/x${base}/${idOf(answer)}` },
      }),
      ['POST', 'GET'],
    ],
    ['an empty 204', () => ({ status: 204, body: undefined }), ['POST', 'GET', 'GET']],
  ])('fetches the template after %s', async (_name, manner, expectedMethods) => {
    const { template: created, etag } = await createThroughProxy(manner);
    expect(created).toMatchObject({ name: template.name, id: expect.any(String) as string });
    expect(etag).toMatch(/^".+"$/);
    expect(getMethods()).toEqual(expectedMethods);
  });

  test('returns the template as sent when no response contains it', async () => {
    proxy.respondWith(({ status }, { method }) =>
      method === 'POST' ? { status: 204, body: undefined } : { status: 500, body: { status } },
    );
    dispatch = createStore(proxy.url).dispatch;
    expect(await createTemplate(template)).toEqual({
      template: { ...template, id: null },
      etag: undefined,
    });
  });
});
