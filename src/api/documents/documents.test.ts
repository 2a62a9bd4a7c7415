import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  type Person,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { quietPage } from '#testing/mount/quietPage.ts';
import { restStore } from '#testing/mount/restStore.ts';
import { fetchCertificate } from './fetchCertificate.ts';
import type { ServicesDispatch } from '../services.ts';
import { findTemplate, readCertificate, readTemplate } from './documentsApi.ts';

let company: Company;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => jest.restoreAllMocks());

const dispatchAs = (token: string | undefined): ServicesDispatch => restStore({ token }).dispatch;

const giveContent = async (learner: Person) => {
  const [id = ''] = await giveCertificates(learner, [
    { type: 'CONTENT', name: 'Segurança da Informação', workload: 510, grade: 9.5 },
  ]);
  return id;
};

const none = ['', '', ''];

const failGet = (path: string, fault: object = { status: 500 }) =>
  breakPlatform({ company_id: company.company_id, method: 'GET', path, ...fault });

describe('a certificate', () => {
  test('comes with its template, its owner and what its texts use', async () => {
    await createTemplate(company, {
      custom_fields: { ptBr: ['{{user.email}}', '', ''], enUs: none, esEs: none },
    });
    const id = await giveContent(company.learner);
    const certificate = await dispatchAs(company.learner.token)(readCertificate(id, null));
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

  test('is public: without a token it says what the paper says and nothing more', async () => {
    const id = await giveContent(company.learner);
    const certificate = await dispatchAs(undefined)(readCertificate(id, null));
    expect(certificate).toMatchObject({ user: { name: 'Lia Aprendiz' }, validationId: id });
    expect(JSON.stringify(certificate)).not.toContain(company.learner.id);
  });

  test('of a company without templates has the default one in its colour', async () => {
    const id = await giveContent(company.learner);
    const { template } = await dispatchAs(undefined)(readCertificate(id, null));
    expect(template).toMatchObject({
      name: 'New Template ✏️',
      layout: 'Layout1',
      colors: { title: '6D28D9', content: '323F47' },
    });
  });

  test.each([
    ['unknown', () => 'nobody', 404],
    ['of a company that switched certificates off', undefined, 403],
  ])('%s is refused with its status', async (_name, idOf, status) => {
    const off = await createCompany({ show_certificates: false });
    const id = idOf?.() ?? (await giveContent(off.learner));
    await expect(dispatchAs(undefined)(readCertificate(id, null))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status,
    });
  });

  test('of the wrong shape is an ApiError that names the field', async () => {
    const id = await giveContent(company.learner);
    await failGet(`/certificates/${id}`, { body: JSON.stringify({ id: {}, type: 'CONTENT' }) });
    const asked = dispatchAs(company.learner.token)(readCertificate(id, null));
    await expect(asked).rejects.toMatchObject({ kind: 'shape', field: 'id' });
  });
});

describe('a certificate fetched without a store', () => {
  const config = { MISSIONS_API: `${platformUrl()}/missions/` };

  test('is the same, with or without a token', async () => {
    const id = await giveContent(company.learner);
    const { token } = company.learner;
    expect(await fetchCertificate(config, id, token, quietPage.event)).toEqual(
      await dispatchAs(token)(readCertificate(id, null)),
    );
    expect(await fetchCertificate(config, id, undefined, quietPage.event)).toEqual(
      await dispatchAs(undefined)(readCertificate(id, null)),
    );
  });

  test('fails as an ApiError with what went wrong', async () => {
    const { token } = company.learner;
    const id = await giveContent(company.learner);
    const asked = () => fetchCertificate(config, id, token, quietPage.event);
    await expect(fetchCertificate(config, 'nobody', token, quietPage.event)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 404,
      message: 'Received status code 404',
    });
    await failGet(`/certificates/${id}`, { body: '<p>', content_type: 'text/html', times: 1 });
    await expect(asked()).rejects.toMatchObject({
      kind: 'parse',
      status: 200,
      message: expect.stringContaining('SyntaxError') as string,
      cause: { name: 'SyntaxError' },
    });
    await failGet(`/certificates/${id}`, { body: '{}', times: 1 });
    await expect(asked()).rejects.toMatchObject({
      kind: 'shape',
      field: 'id',
      message: expect.stringMatching(/^Unexpected answer: id: Invalid type: /) as string,
    });
    await failGet(`/certificates/${id}`, { body: 'null', times: 1 });
    await expect(asked()).rejects.toMatchObject({
      field: undefined,
      message: expect.stringMatching(/^Unexpected answer: body: Expected an object/) as string,
    });
    await failGet(`/certificates/${id}`, { drop: true, times: 1 });
    await expect(asked()).rejects.toMatchObject({
      kind: 'network',
      message: 'TypeError: fetch failed',
      cause: { name: 'TypeError' },
    });
  });

  test('is asked for at the address that its id names, whatever it holds and the base ends with', async () => {
    const slashes = { MISSIONS_API: `${platformUrl()}/missions//` };
    await expect(
      fetchCertificate(slashes, '../x?', company.learner.token, quietPage.event),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      dispatchAs(company.learner.token)(readCertificate('../x?', null)),
    ).rejects.toMatchObject({ status: 404 });
    const paths = (await requestsOf(company.company_id)).map(({ path }) => path);
    expect(paths).toEqual(Array(2).fill('/missions/certificates/..%2Fx%3F'));
  });
});

describe('templates', () => {
  test('one of the company is read by its id, in camelCase', async () => {
    const id = await createTemplate(company);
    const dispatch = dispatchAs(company.learner.token);
    expect(await dispatch(readTemplate(id))).toMatchObject({ id, name: 'Formatura' });
    expect(await dispatch(readTemplate(undefined))).toMatchObject({ id, favorite: true });
    const paths = (await requestsOf(company.company_id)).map(({ path }) => path);
    expect(paths.slice(-2)).toEqual([
      expect.stringContaining(`/certificate-templates/${id}`),
      expect.stringContaining('/certificate-templates/favorite'),
    ]);
  });

  test('the one that was asked for is the one found', async () => {
    await createTemplate(company);
    const id = await createTemplate(company, { name: 'Outro' });
    const find = findTemplate({ id, primaryColor: null });
    const found = await dispatchAs(company.learner.token)(find);
    expect(found).toMatchObject({ template: { id, name: 'Outro' }, origin: 'asked' });
    expect(found).not.toHaveProperty('failure');
  });

  test('the id of one cannot lead elsewhere', async () => {
    const asked = dispatchAs(company.learner.token)(readTemplate('../x?'));
    await expect(asked).rejects.toMatchObject({ name: 'ApiError' });
    const paths = (await requestsOf(company.company_id)).map(({ path }) => path);
    expect(paths).toEqual(['/missions/certificate-templates/..%2Fx%3F']);
  });

  test('the favourite is used when a template cannot be loaded', async () => {
    const favorite = await createTemplate(company);
    const find = findTemplate({ id: 'nobody', primaryColor: null });
    expect(await dispatchAs(company.admin.token)(find)).toMatchObject({
      template: { id: favorite },
      origin: 'favorite',
      failure: { status: 404 },
    });
  });

  test('the default is used when the favourite cannot be loaded, in the company’s colour', async () => {
    const id = await createTemplate(company);
    await failGet('/certificate-templates');
    const find = findTemplate({ id, primaryColor: '#6D28D9' });
    expect(await dispatchAs(company.admin.token)(find)).toMatchObject({
      template: { id: null, layout: 'Layout1', colors: { title: '6D28D9', content: '323f47' } },
      origin: 'default',
      failure: { status: 500 },
    });
  });

  test('the first failure is the one that is told', async () => {
    await createTemplate(company);
    await failGet('/favorite');
    const find = findTemplate({ id: 'nobody', primaryColor: null });
    expect(await dispatchAs(company.admin.token)(find)).toMatchObject({
      origin: 'default',
      failure: { status: 404 },
    });
  });

  test('without an id the favourite is what is wanted', async () => {
    const id = await createTemplate(company);
    const found = await dispatchAs(company.learner.token)(findTemplate({ primaryColor: null }));
    expect(found).toMatchObject({ template: { id }, origin: 'favorite' });
    expect(found).not.toHaveProperty('failure');
  });
});
