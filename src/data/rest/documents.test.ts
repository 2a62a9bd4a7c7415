import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  type Person,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { noopHost } from '#testing/mount/noopHost.ts';
import { createRestApiStore } from '#testing/mount/restStore.ts';
import { fetchCertificateWithoutStore } from './fetchCertificateWithoutStore.ts';
import type { ApiDispatch } from '../requestContext.ts';
import {
  certificateAndTemplateApi,
  fetchTemplateOrDefaultThunk,
  fetchCertificateThunk,
} from './certificateAndTemplateApi.ts';

let company: Company;

beforeEach(async () => {
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => jest.restoreAllMocks());

const dispatchAs = (token: string | undefined): ApiDispatch =>
  createRestApiStore({ token }).dispatch;

const giveContent = async (learner: Person) => {
  const [id = ''] = await giveCertificates(learner, [
    { type: 'CONTENT', name: 'Segurança da Informação', workload: 510, grade: 9.5 },
  ]);
  return id;
};

const noTexts = ['', '', ''];

const failGet = (path: string, fault: Fault = { status: 500 }) =>
  injectFault(company, `GET ${path}`, fault);

describe('fetchCertificateThunk', () => {
  test('returns the certificate with template, owner and registered data', async () => {
    await createTemplate(company, {
      custom_fields: { ptBr: ['{{user.email}}', '', ''], enUs: noTexts, esEs: noTexts },
    });
    const id = await giveContent(company.learner);
    const certificate = await dispatchAs(company.learner.token)(fetchCertificateThunk(id, null));
    expect(certificate).toMatchObject({
      id,
      type: 'CONTENT',
      user: { name: 'Lia Aprendiz' },
      company: { name: 'Companhia de Teste' },
      validationId: id,
      course: { name: 'Segurança da Informação', workload: 510, grade: 9.5 },
      template: {
        layout: 'Layout4',
        backgroundImage: '',
        customFields: { ptBr: ['{{user.email}}', '', ''] },
      },
      registeredData: { 'user.email': `${company.learner.id}@learners.example` },
    });
  });

  test('returns only what the document shows without a token', async () => {
    const id = await giveContent(company.learner);
    const certificate = await dispatchAs(undefined)(fetchCertificateThunk(id, null));
    expect(certificate).toMatchObject({ user: { name: 'Lia Aprendiz' }, validationId: id });
    expect(JSON.stringify(certificate)).not.toContain(company.learner.id);
  });

  test('uses the default template in the colour of a company without templates', async () => {
    const id = await giveContent(company.learner);
    const { template } = await dispatchAs(undefined)(fetchCertificateThunk(id, null));
    expect(template).toMatchObject({
      name: 'New Template ✏️',
      layout: 'Layout1',
      colors: { title: '6D28D9', content: '323f47' },
    });
  });

  test('returns the certificate again immediately', async () => {
    const id = await giveContent(company.learner);
    const dispatch = dispatchAs(company.learner.token);
    const certificate = await dispatch(fetchCertificateThunk(id, null));
    expect(await dispatch(fetchCertificateThunk(id, null))).toEqual(certificate);
  });

  test.each([
    ['an unknown id', () => 'unknown-id', 404],
    ['a company with disabled certificates', undefined, 403],
  ])('fails with the status of the response for %s', async (_name, getId, status) => {
    const disabledCompany = await createCompany({ show_certificates: false });
    const id = getId?.() ?? (await giveContent(disabledCompany.learner));
    await expect(dispatchAs(undefined)(fetchCertificateThunk(id, null))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status,
    });
  });

  test('fails with an ApiError that names the field for a wrong shape', async () => {
    const id = await giveContent(company.learner);
    await failGet(`/certificates/${id}`, { body: JSON.stringify({ id: {}, type: 'CONTENT' }) });
    const request = dispatchAs(company.learner.token)(fetchCertificateThunk(id, null));
    await expect(request).rejects.toMatchObject({ kind: 'shape', field: 'id' });
  });
});

describe('fetchCertificateWithoutStore', () => {
  const config = { MISSIONS_API: `${getPlatformUrl()}/missions/` };

  test('returns the same as fetchCertificateThunk, with and without a token', async () => {
    const id = await giveContent(company.learner);
    const { token } = company.learner;
    expect(await fetchCertificateWithoutStore(config, id, token, noopHost.onEvent)).toEqual(
      await dispatchAs(token)(fetchCertificateThunk(id, null)),
    );
    expect(await fetchCertificateWithoutStore(config, id, undefined, noopHost.onEvent)).toEqual(
      await dispatchAs(undefined)(fetchCertificateThunk(id, null)),
    );
  });

  test('fails with an ApiError that describes the problem', async () => {
    const { token } = company.learner;
    const id = await giveContent(company.learner);
    const request = () => fetchCertificateWithoutStore(config, id, token, noopHost.onEvent);
    await expect(
      fetchCertificateWithoutStore(config, 'unknown-id', token, noopHost.onEvent),
    ).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 404,
      message: 'Received status code 404',
    });
    await failGet(`/certificates/${id}`, { body: '<p>', content_type: 'text/html', times: 1 });
    await expect(request()).rejects.toMatchObject({
      kind: 'parse',
      status: 200,
      message: expect.stringContaining('SyntaxError') as string,
      cause: { name: 'SyntaxError' },
    });
    await failGet(`/certificates/${id}`, { body: '{}', times: 1 });
    await expect(request()).rejects.toMatchObject({
      kind: 'shape',
      field: 'id',
      message: expect.stringMatching(/^Unexpected answer: id: Invalid type: /) as string,
    });
    await failGet(`/certificates/${id}`, { body: 'null', times: 1 });
    await expect(request()).rejects.toMatchObject({
      field: undefined,
      message: expect.stringMatching(/^Unexpected answer: body: Expected an object/) as string,
    });
    await failGet(`/certificates/${id}`, { body: `[${'0,'.repeat(100_000)}0]`, times: 1 });
    await expect(request()).rejects.toMatchObject({
      kind: 'shape',
      message: 'Unexpected answer: body: too long or too deeply nested to be read',
    });
    await failGet(`/certificates/${id}`, { drop: true, times: 1 });
    await expect(request()).rejects.toMatchObject({
      kind: 'network',
      message: 'TypeError: fetch failed',
      cause: { name: 'TypeError' },
    });
  });

  test('encodes the id in the path and accepts a base address with slashes at its end', async () => {
    const configWithSlashes = { MISSIONS_API: `${getPlatformUrl()}/missions//` };
    await expect(
      fetchCertificateWithoutStore(
        configWithSlashes,
        '../x?',
        company.learner.token,
        noopHost.onEvent,
      ),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      dispatchAs(company.learner.token)(fetchCertificateThunk('../x?', null)),
    ).rejects.toMatchObject({ status: 404 });
    const paths = (await getRequests(company.company_id)).map(({ path }) => path);
    expect(paths).toEqual(Array(2).fill('/missions/certificates/..%2Fx%3F'));
  });
});

describe('getTemplate, getFavoriteTemplate and fetchTemplateOrDefaultThunk', () => {
  const { getTemplate, getFavoriteTemplate } = certificateAndTemplateApi.endpoints;

  test('load a template by its id, or the favourite', async () => {
    const id = await createTemplate(company);
    const dispatch = dispatchAs(company.learner.token);
    expect(await dispatch(getTemplate.initiate(id)).unwrap()).toMatchObject({
      id,
      name: 'Formatura',
    });
    expect(await dispatch(getFavoriteTemplate.initiate(undefined)).unwrap()).toMatchObject({
      id,
      favorite: true,
    });
    const paths = (await getRequests(company.company_id)).map(({ path }) => path);
    expect(paths.slice(-2)).toEqual([
      expect.stringContaining(`/certificate-templates/${id}`),
      expect.stringContaining('/certificate-templates/favorite'),
    ]);
  });

  test('return the requested template', async () => {
    await createTemplate(company);
    const id = await createTemplate(company, { name: 'Outro' });
    const thunk = fetchTemplateOrDefaultThunk({ id, primaryColor: null });
    const result = await dispatchAs(company.learner.token)(thunk);
    expect(result).toMatchObject({ template: { id, name: 'Outro' }, origin: 'requested' });
    expect(result).not.toHaveProperty('error');
  });

  test('encode the id in the path', async () => {
    const request = dispatchAs(company.learner.token)(getTemplate.initiate('../x?')).unwrap();
    await expect(request).rejects.toMatchObject({ name: 'ApiError' });
    const paths = (await getRequests(company.company_id)).map(({ path }) => path);
    expect(paths).toEqual(['/missions/certificate-templates/..%2Fx%3F']);
  });

  test('fall back to the favourite when the template fails to load', async () => {
    const favorite = await createTemplate(company);
    const thunk = fetchTemplateOrDefaultThunk({ id: 'unknown-id', primaryColor: null });
    expect(await dispatchAs(company.admin.token)(thunk)).toMatchObject({
      template: { id: favorite },
      origin: 'favorite',
      error: { status: 404 },
    });
  });

  test('fall back to the default in the company colour when the favourite fails to load', async () => {
    const id = await createTemplate(company);
    await failGet('/certificate-templates');
    const thunk = fetchTemplateOrDefaultThunk({ id, primaryColor: '#6D28D9' });
    expect(await dispatchAs(company.admin.token)(thunk)).toMatchObject({
      template: { id: null, layout: 'Layout1', colors: { title: '6D28D9', content: '323f47' } },
      origin: 'default',
      error: { status: 500 },
    });
  });

  test('return the first error', async () => {
    await createTemplate(company);
    await failGet('/favorite');
    const thunk = fetchTemplateOrDefaultThunk({ id: 'unknown-id', primaryColor: null });
    expect(await dispatchAs(company.admin.token)(thunk)).toMatchObject({
      origin: 'default',
      error: { status: 404 },
    });
  });

  test('return the favourite without an id', async () => {
    const id = await createTemplate(company);
    const result = await dispatchAs(company.learner.token)(
      fetchTemplateOrDefaultThunk({ primaryColor: null }),
    );
    expect(result).toMatchObject({ template: { id }, origin: 'favorite' });
    expect(result).not.toHaveProperty('error');
  });
});
