import type { CertificateTemplate } from '#model/template/template.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  requestsOf,
} from '#testing/platform.ts';
import { restStore } from '#testing/mount/restStore.ts';
import {
  type Answer,
  type Manner,
  openTranslatingProxy,
  type TranslatingProxy,
} from '#testing/translatingProxy.ts';
import type { ServicesDispatch } from '../services.ts';
import {
  makeFavorite,
  readStoredTemplate,
  removeTemplate,
  storeNewTemplate,
  storeTemplate,
} from './manageTemplates.ts';
import { templatesApi } from './templatesApi.ts';

let company: Company;
let dispatch: ServicesDispatch;
/** The calls that the state keeps. */
let kept: () => object;

const startStore = (base?: string) =>
  restStore({ token: company.admin.token, ...(base && { base }) });

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
  const store = startStore();
  dispatch = store.dispatch;
  kept = () => store.getState().missionsApi.mutations;
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
    ptBr: ['Cabeçalho', 'Centro', 'Rodapé'],
    enUs: ['Header', '', '{{user.name}}'],
    esEs: ['', '', ''],
  },
};

/** What a template is on the wire (docs/behaviour.md, Template body). */
const bodyText =
  '{"name":"Formatura ✏️","layout":"Layout4","favorite":false,"background_image":"","raw_image":"",' +
  '"colors":{"title":"00CEB2","content":"323f47"},' +
  '"custom_fields":{"ptBr":["Cabeçalho","Centro","Rodapé"],"enUs":["Header","","{{user.name}}"],"esEs":["","",""]}}';

/** The latest call, as the platform was asked. */
async function latest() {
  const request = (await requestsOf(company.company_id)).at(-1);
  if (!request) throw new Error('Nothing was asked.');
  const { method, path, headers, body } = request;
  return { call: `${method} ${path}`, headers, body };
}

const failed = (status: number) => expect.objectContaining({ name: 'ApiError', status }) as Error;

async function list() {
  const { initiate } = templatesApi.endpoints.listTemplates;
  return (await dispatch(initiate(undefined, { forceRefetch: true })).unwrap()).templates;
}

/** The list on screen. */
async function listed() {
  const known = templatesApi.endpoints.listTemplates.initiate(undefined, { subscribe: false });
  return (await dispatch(known)).data?.templates.map(({ name, favorite }) => [name, favorite]);
}

async function comesToBe(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries === 50) throw new Error('It never came to be so.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('on the wire', () => {
  test('a new template is posted, every key and no other', async () => {
    const { template: stored } = await dispatch(storeNewTemplate(template, []));
    // Colours are read in capitals, and the first template is the default.
    const colors = { ...template.colors, content: '323F47' };
    const id = expect.any(String) as string;
    expect(stored).toEqual({ ...template, id, colors, favorite: true });
    const { call, headers, body } = await latest();
    expect(call).toBe(`POST ${path}`);
    expect(JSON.stringify(body)).toBe(bodyText);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(bodyText));
    expect(headers['content-type']).toBe('application/json');
    expect(headers.authorization).toBe(company.admin.token);
  });

  test('a changed one is put without its id, over the state that was read', async () => {
    const id = await createTemplate(company);
    const { etag } = await dispatch(readStoredTemplate(id));
    const answer = await dispatch(storeTemplate({ ...template, id }, etag));
    const { call, headers, body } = await latest();
    expect(call).toBe(`PUT ${path}/${id}`);
    expect(JSON.stringify(body)).toBe(bodyText);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(bodyText));
    expect(etag).toMatch(/^".+"$/);
    expect(headers['if-match']).toBe(etag);
    expect(answer.etag).not.toBe(etag);
  });

  test('without a known state anything is overwritten', async () => {
    const id = await createTemplate(company);
    await dispatch(storeTemplate({ ...template, id }, undefined));
    expect((await latest()).headers).not.toHaveProperty('if-match');
  });

  test('deleting and setting the default send no body', async () => {
    await createTemplate(company);
    const id = await createTemplate(company);
    await dispatch(makeFavorite(id));
    const favorite = await latest();
    expect(favorite.call).toBe(`PUT ${path}/${id}/favorite`);
    expect(favorite.body).toBeFalsy();
    const other = await createTemplate(company);
    await dispatch(removeTemplate(other));
    const removal = await latest();
    expect(removal.call).toBe(`DELETE ${path}/${other}`);
    expect(removal.body).toBeFalsy();
    expect(removal.headers).not.toHaveProperty('content-type');
  });

  test.each([
    ['../../evil', '..%2F..%2Fevil'],
    ['..', '%20..'],
    ['', '%20'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('the id %j never leaves its segment', async (id, segment) => {
    await expect(dispatch(removeTemplate(id))).rejects.toBeDefined();
    expect((await latest()).call).toBe(`DELETE ${path}/${segment}`);
  });

  test('what was sent is not kept, for a picture in it may be large', async () => {
    const { template: stored } = await dispatch(storeNewTemplate(template, []));
    const id = stored.id ?? '';
    await createTemplate(company);
    await dispatch(storeTemplate({ ...template, id }, undefined));
    await dispatch(makeFavorite(id));
    await expect(dispatch(removeTemplate(id))).rejects.toEqual(failed(409));
    expect(kept()).toEqual({});
  });
});

describe('refusals', () => {
  test('of what was changed since it was read, is unknown, or is the default', async () => {
    const id = await createTemplate(company);
    await createTemplate(company);
    const change = storeTemplate({ ...template, id }, '"of another day"');
    await expect(dispatch(change)).rejects.toEqual(failed(412));
    await expect(dispatch(removeTemplate(id))).rejects.toEqual(failed(409));
    await expect(dispatch(removeTemplate('nobody'))).rejects.toEqual(failed(404));
    await expect(dispatch(makeFavorite('nobody'))).rejects.toEqual(failed(404));
  });

  test('name the field that is wrong', async () => {
    const tooLong = { ...template, name: 'n'.repeat(81) };
    await expect(dispatch(storeNewTemplate(tooLong, []))).rejects.toMatchObject({
      status: 400,
      field: 'name',
    });
  });
});

describe('the list', () => {
  test('begins with the default and leaves out what is no template', async () => {
    await createTemplate(company, { name: 'Primeiro' });
    await dispatch(makeFavorite(await createTemplate(company, { name: 'Segundo' })));
    expect((await list()).map(({ name }) => name)).toEqual(['Segundo', 'Primeiro']);
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path,
      status: 200,
      content_type: 'application/json',
      body: '[{"name":7},null]',
    });
    expect(await list()).toEqual([]);
  });

  test('changes as the server’s does, without being asked for', async () => {
    const first = await createTemplate(company, { name: 'Primeiro' });
    const second = await createTemplate(company, { name: 'Segundo' });
    await list();
    await dispatch(makeFavorite(second));
    expect(await listed()).toEqual([
      ['Primeiro', false],
      ['Segundo', true],
    ]);
    await dispatch(removeTemplate(first));
    expect(await listed()).toEqual([['Segundo', true]]);
  });

  test('loses what somebody else deleted, and stays as it is at any other failure', async () => {
    const first = await createTemplate(company, { name: 'Primeiro' });
    const second = await createTemplate(company, { name: 'Segundo' });
    await list();
    // What is on screen is what the calls made of it.
    await breakPlatform({ company_id: company.company_id, method: 'GET', path, status: 500 });
    await expect(dispatch(removeTemplate(first))).rejects.toEqual(failed(409));
    await breakPlatform({
      company_id: company.company_id,
      method: 'PUT',
      path: '/favorite',
      status: 500,
    });
    await expect(dispatch(makeFavorite(second))).rejects.toEqual(failed(500));
    expect(await listed()).toEqual([
      ['Primeiro', true],
      ['Segundo', false],
    ]);
    await breakPlatform({
      company_id: company.company_id,
      method: 'DELETE',
      path: second,
      status: 404,
    });
    await expect(dispatch(removeTemplate(second))).rejects.toEqual(failed(404));
    expect(await listed()).toEqual([['Primeiro', true]]);
  });

  test('is asked for anew after a template was stored or deleted, while it is on screen', async () => {
    const id = await createTemplate(company, { name: 'Primeiro' });
    await list();
    const listings = async () =>
      (await requestsOf(company.company_id)).filter((one) => one.path === path).length;
    const before = await listings();
    await dispatch(storeTemplate({ ...template, id }, undefined));
    await comesToBe(async () => (await listings()) === before + 1);
    const { template: stored } = await dispatch(storeNewTemplate(template, []));
    // The POST went to the same address.
    await comesToBe(async () => (await listings()) === before + 3);
    await dispatch(removeTemplate(stored.id ?? ''));
    await comesToBe(async () => (await listings()) === before + 4);
  });

  test('that is no list is an ApiError', async () => {
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path,
      body: '{"found":0}',
    });
    await expect(list()).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' });
  });
});

describe('a template to be edited', () => {
  test('is asked for at the address that its id names', async () => {
    await expect(dispatch(readStoredTemplate('../x?'))).rejects.toMatchObject({ name: 'ApiError' });
    expect((await latest()).call).toBe(`GET ${path}/..%2Fx%3F`);
  });

  test('has no mark where the server sends none', async () => {
    const id = await createTemplate(company);
    const { template: known } = await dispatch(readStoredTemplate(id));
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: id,
      body: JSON.stringify({ ...JSON.parse(bodyText), id }),
    });
    const { template: read, etag } = await dispatch(readStoredTemplate(id));
    expect(etag).toBeUndefined();
    expect(read).toMatchObject({ id: known.id, name: template.name });
  });
});

describe('a new template whose answer does not say it whole', () => {
  let proxy: TranslatingProxy;
  beforeEach(async () => {
    proxy = await openTranslatingProxy();
  });
  afterEach(() => proxy.close());

  const storeThrough = (manner: Manner) => {
    proxy.answerIn((answer, call) => (call.method === 'POST' ? manner(answer, call) : {}));
    const through: ServicesDispatch = startStore(proxy.url).dispatch;
    return through(storeNewTemplate(template, []));
  };
  const methods = () => proxy.calls.map(({ method }) => method);
  const idOf = ({ body }: Answer) => (body as { id: string }).id;

  test.each<[string, Manner, string[]]>([
    ['its id', (answer) => ({ body: { id: idOf(answer) } }), ['POST', 'GET']],
    [
      'its address',
      (answer) => ({
        status: 201,
        body: undefined,
        headers: { location: `/x${base}/${idOf(answer)}` },
      }),
      ['POST', 'GET'],
    ],
    ['nothing', () => ({ status: 204, body: undefined }), ['POST', 'GET', 'GET']],
  ])('but %s is read', async (_what, manner, asked) => {
    const { template: stored, etag } = await storeThrough(manner);
    expect(stored).toMatchObject({ name: template.name, id: expect.any(String) as string });
    expect(etag).toMatch(/^".+"$/);
    expect(methods()).toEqual(asked);
  });

  test('is as it was sent where nothing tells what became of it', async () => {
    proxy.answerIn(({ status }, { method }) =>
      method === 'POST' ? { status: 204, body: undefined } : { status: 500, body: { status } },
    );
    const through: ServicesDispatch = startStore(proxy.url).dispatch;
    expect(await through(storeNewTemplate(template, []))).toEqual({
      template: { ...template, id: null },
      etag: undefined,
    });
  });
});
