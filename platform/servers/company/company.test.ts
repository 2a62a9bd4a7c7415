import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  createTemplateBody,
  type TestCompany,
} from '../testing/calls.ts';
import { createPng } from '../testing/pngFile.ts';
import { testApiUrl } from '../testing/testApi.ts';

const toDataUrl = (file: Buffer, type = 'png') =>
  `data:image/${type};base64,${file.toString('base64')}`;
const imageDataUrl = toDataUrl(createPng(1200, 400));

const createBrandBody = (overrides: object = {}) => ({
  name: 'Aurora Energia',
  legal_name: 'Aurora Energia S.A.',
  logo: '',
  signatures: [],
  ...overrides,
});

const saveBrand = (token: string, brand: object) =>
  sendRestRequest(testApiUrl.url, '/platform/company', { method: 'PUT', token, body: brand });

interface Issuer {
  company: { name: string; legal_name: string | null; logo_url: string | null };
  signatures: { name: string; role: string | null; image_url: string | null }[];
}

const fetchCertificate = async (id: string) =>
  (await sendRestRequest(testApiUrl.url, `/missions/certificates/${id}`)).json as Issuer & {
    instructor: string | null;
    place: string | null;
    programme: string | null;
  };

const fetchSettings = async ({ company_id, learner }: TestCompany) => {
  const path = `/workspace/v1/companies/${company_id}/settings`;
  return (await sendRestRequest(testApiUrl.url, path, { token: learner.token })).json as {
    branding: Issuer;
  };
};

const earnCertificate = async ({ learner }: TestCompany) =>
  (await storeCertificates(testApiUrl.url, learner.id, 1))[0] ?? '';

test('shows only the name of a company without a brand', async () => {
  const company = await createCompany(testApiUrl.url, { primary_color: '#112233' });
  const nameOnly = {
    company: { name: 'Companhia de Teste', legal_name: null, logo_url: null },
    signatures: [],
  };
  expect(
    await sendRestRequest(testApiUrl.url, '/platform/company', { token: company.admin.token }),
  ).toMatchObject({
    json: nameOnly,
  });
  expect(await fetchCertificate(await earnCertificate(company))).toMatchObject({
    ...nameOnly,
    instructor: null,
    place: null,
    programme: null,
  });
  expect(await fetchSettings(company)).toMatchObject({
    branding: { primary_color: '#112233', ...nameOnly },
  });
});

test('puts a saved brand with its images on certificates issued afterwards', async () => {
  const company = await createCompany(testApiUrl.url);
  const { status, json } = await saveBrand(
    company.admin.token,
    createBrandBody({
      logo: imageDataUrl,
      signatures: [
        { name: 'Helena Prado', role: 'Diretora de Pessoas', image: imageDataUrl },
        { name: 'Caio Menezes', role: '', image: '' },
      ],
    }),
  );
  expect(status).toBe(200);
  const address = expect.stringContaining(`${testApiUrl.url}/media/images/`) as string;
  const expected = {
    company: { name: 'Aurora Energia', legal_name: 'Aurora Energia S.A.', logo_url: address },
    signatures: [
      { name: 'Helena Prado', role: 'Diretora de Pessoas', image_url: address },
      { name: 'Caio Menezes', role: null, image_url: null },
    ],
  };
  expect(json).toEqual(expected);
  expect(await fetchCertificate(await earnCertificate(company))).toMatchObject(expected);
  expect(await fetchSettings(company)).toMatchObject({ branding: expected });
  const logo = await fetch((json as Issuer).company.logo_url ?? '');
  expect(logo.headers.get('content-type')).toBe('image/png');
});

test('keeps the brand of certificates issued before a change', async () => {
  const company = await createCompany(testApiUrl.url);
  const first = await earnCertificate(company);
  await saveBrand(company.admin.token, createBrandBody({ logo: imageDataUrl }));
  const second = await earnCertificate(company);
  await saveBrand(company.admin.token, createBrandBody({ name: 'Boreal', legal_name: '' }));
  expect((await fetchCertificate(first)).company).toEqual({
    name: 'Companhia de Teste',
    legal_name: null,
    logo_url: null,
  });
  expect((await fetchCertificate(second)).company).toMatchObject({
    name: 'Aurora Energia',
    legal_name: 'Aurora Energia S.A.',
    logo_url: expect.any(String) as string,
  });
  expect((await fetchCertificate(await earnCertificate(company))).company.name).toBe('Boreal');
});

test('keeps a stored logo by its address, also when a template that shows it is deleted', async () => {
  const { admin } = await createCompany(testApiUrl.url);
  const { json } = await saveBrand(admin.token, createBrandBody({ logo: imageDataUrl }));
  const logo = (json as Issuer).company.logo_url ?? '';
  expect((await saveBrand(admin.token, createBrandBody({ logo }))).json).toMatchObject({
    company: { logo_url: logo },
  });
  const templates = '/missions/certificate-templates';
  for (const name of ['Padrão', 'Outro']) {
    const body = createTemplateBody({ name, background_image: logo });
    const created = await sendRestRequest(testApiUrl.url, templates, { token: admin.token, body });
    const { id } = created.json as { id: string };
    await sendRestRequest(testApiUrl.url, `${templates}/${id}`, {
      method: 'DELETE',
      token: admin.token,
    });
  }
  expect((await fetch(logo)).status).toBe(200);
});

const largeImage = toDataUrl(createPng(10, 10, Buffer.alloc(1024 * 1024)));

test.each<[string, object, number, string]>([
  ['no name', { name: ' ' }, 400, 'name'],
  ['a name of 81 characters', { name: 'A'.repeat(81) }, 400, 'name'],
  ['a name with a line break', { name: 'A\nB' }, 400, 'name'],
  ['a name with a control character', { name: 'A\u0007B' }, 400, 'name'],
  ['a name that turns the text after it', { name: 'A\u202eB' }, 400, 'name'],
  ['a legal name with a tab', { legal_name: 'A\tB' }, 400, 'legal_name'],
  [
    'a role with a line separator',
    { signatures: [{ name: 'A', role: 'B\u2028C', image: '' }] },
    400,
    'signatures.0.role',
  ],
  ['an unknown key', { colour: '' }, 400, 'colour'],
  [
    'three signatures',
    { signatures: Array(3).fill({ name: 'A', role: '', image: '' }) },
    400,
    'signatures',
  ],
  [
    'a signature without a name',
    { signatures: [{ name: '', role: '', image: '' }] },
    400,
    'signatures.0.name',
  ],
  ['a logo of more than 1 MB', { logo: largeImage }, 413, 'logo'],
  ['a logo of 25 megapixels', { logo: toDataUrl(createPng(5000, 5000)) }, 400, 'logo'],
  ['an SVG', { logo: toDataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'svg+xml') }, 400, 'logo'],
  ['HTML declared as PNG', { logo: toDataUrl(Buffer.from('<script>')) }, 400, 'logo'],
  ['a WebP declared as PNG', { logo: toDataUrl(Buffer.from('RIFF....WEBPVP8 ')) }, 400, 'logo'],
  ['half a PNG', { logo: toDataUrl(createPng(10, 10).subarray(0, 40)) }, 400, 'logo'],
  [
    'HTML after the end of a PNG',
    { logo: toDataUrl(Buffer.concat([createPng(1, 1), Buffer.from('<html>')])) },
    400,
    'logo',
  ],
  ['an image of another site', { logo: 'https://elsewhere.example/logo.png' }, 400, 'logo'],
  [
    'a signature image that is not an image',
    {
      logo: imageDataUrl,
      signatures: [{ name: 'A', role: '', image: toDataUrl(Buffer.from('GIF89a')) }],
    },
    400,
    'signatures.0.image',
  ],
  ['a NUL', { legal_name: 'A\0' }, 400, 'legal_name'],
])(
  'rejects %s, names the field and changes nothing',
  async (_description, overrides, status, field) => {
    const { admin } = await createCompany(testApiUrl.url);
    expect(await saveBrand(admin.token, createBrandBody(overrides))).toMatchObject({
      status,
      json: { field },
    });
    const now = await sendRestRequest(testApiUrl.url, '/platform/company', { token: admin.token });
    expect(now.json).toMatchObject({ company: { name: 'Companhia de Teste' } });
  },
);

test('rejects the logo of another company', async () => {
  const otherCompany = await createCompany(testApiUrl.url);
  const { json } = await saveBrand(
    otherCompany.admin.token,
    createBrandBody({ logo: imageDataUrl }),
  );
  const { logo_url: logo } = (json as Issuer).company;
  const { admin } = await createCompany(testApiUrl.url);
  expect(await saveBrand(admin.token, createBrandBody({ logo }))).toMatchObject({
    status: 400,
    json: { field: 'logo' },
  });
});

test('answers 403 to learners who edit the company or its courses', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const details = { instructor: '', place: '', programme: '' };
  const { token } = learner;
  expect(await saveBrand(token, createBrandBody())).toMatchObject({ status: 403 });
  for (const path of ['/platform/company', '/platform/courses'])
    expect(await sendRestRequest(testApiUrl.url, path, { token })).toMatchObject({ status: 403 });
  expect(
    await sendRestRequest(testApiUrl.url, '/platform/courses/missions/x', {
      method: 'PUT',
      token,
      body: details,
    }),
  ).toMatchObject({ status: 403 });
});

interface Courses {
  missions: { id: string; name: string; instructor: string }[];
}

test('puts course details on certificates earned after they were saved', async () => {
  const company = await createCompany(testApiUrl.url);
  const { token } = company.admin;
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/courses', { token });
  const [course, otherCourse] = (json as Courses).missions;
  const completeMission = async (id = '') => {
    const path = `/platform/learning/missions/${id}/complete`;
    const completion = await sendRestRequest(testApiUrl.url, path, {
      method: 'POST',
      token: company.learner.token,
    });
    return fetchCertificate((completion.json as { id: string }).id);
  };
  const details = { instructor: 'Lívia Sampaio', place: 'Recife', programme: 'Riscos\nControles' };
  const path = `/platform/courses/missions/${course?.id}`;
  expect(
    await sendRestRequest(testApiUrl.url, path, { method: 'PUT', token, body: details }),
  ).toMatchObject({
    status: 204,
  });
  expect(await completeMission(course?.id)).toMatchObject(details);
  expect(await completeMission(otherCourse?.id)).toMatchObject({
    instructor: null,
    programme: null,
  });
  await sendRestRequest(testApiUrl.url, path, {
    method: 'PUT',
    token,
    body: { ...details, place: '' },
  });
  expect(await completeMission(course?.id)).toMatchObject(details);
});

test('answers 404 for a course of another company', async () => {
  const [company, otherCompany] = [
    await createCompany(testApiUrl.url),
    await createCompany(testApiUrl.url),
  ];
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/courses', {
    token: otherCompany.admin.token,
  });
  const path = `/platform/courses/missions/${(json as Courses).missions[0]?.id}`;
  const details = { instructor: 'A', place: '', programme: '' };
  expect(
    await sendRestRequest(testApiUrl.url, path, {
      method: 'PUT',
      token: company.admin.token,
      body: details,
    }),
  ).toMatchObject({ status: 404 });
});
