import { call, earn, newCompany, templateBody, type TestCompany } from '../testing/calls.ts';
import { pngFile } from '../testing/pngFile.ts';
import { api } from '../testing/testApi.ts';

const dataUrl = (file: Buffer, type = 'png') =>
  `data:image/${type};base64,${file.toString('base64')}`;
const picture = dataUrl(pngFile(1200, 400));

const body = (more: object = {}) => ({
  name: 'Aurora Energia',
  legal_name: 'Aurora Energia S.A.',
  logo: '',
  signatures: [],
  ...more,
});

const put = (token: string, wanted: object) =>
  call(api.url, '/platform/company', { method: 'PUT', token, body: wanted });

interface Issuer {
  company: { name: string; legal_name: string | null; logo_url: string | null };
  signatures: { name: string; role: string | null; image_url: string | null }[];
}

const certificateOf = async (id: string) =>
  (await call(api.url, `/missions/certificates/${id}`)).json as Issuer & {
    instructor: string | null;
    place: string | null;
    programme: string | null;
  };

const settingsOf = async ({ company_id, learner }: TestCompany) => {
  const path = `/workspace/v1/companies/${company_id}/settings`;
  return (await call(api.url, path, { token: learner.token })).json as { branding: Issuer };
};

const firstEarned = async ({ learner }: TestCompany) =>
  (await earn(api.url, learner.id, 1))[0] ?? '';

test('a company that has said nothing is its name alone', async () => {
  const company = await newCompany(api.url, { primary_color: '#112233' });
  const alone = {
    company: { name: 'Companhia de Teste', legal_name: null, logo_url: null },
    signatures: [],
  };
  expect(await call(api.url, '/platform/company', { token: company.admin.token })).toMatchObject({
    json: alone,
  });
  expect(await certificateOf(await firstEarned(company))).toMatchObject({
    ...alone,
    instructor: null,
    place: null,
    programme: null,
  });
  expect(await settingsOf(company)).toMatchObject({
    branding: { primary_color: '#112233', ...alone },
  });
});

test('what an administrator says stands on what is issued from then on, with pictures that can be read', async () => {
  const company = await newCompany(api.url);
  const { status, json } = await put(
    company.admin.token,
    body({
      logo: picture,
      signatures: [
        { name: 'Helena Prado', role: 'Diretora de Pessoas', image: picture },
        { name: 'Caio Menezes', role: '', image: '' },
      ],
    }),
  );
  expect(status).toBe(200);
  const address = expect.stringContaining(`${api.url}/media/images/`) as string;
  const said = {
    company: { name: 'Aurora Energia', legal_name: 'Aurora Energia S.A.', logo_url: address },
    signatures: [
      { name: 'Helena Prado', role: 'Diretora de Pessoas', image_url: address },
      { name: 'Caio Menezes', role: null, image_url: null },
    ],
  };
  expect(json).toEqual(said);
  expect(await certificateOf(await firstEarned(company))).toMatchObject(said);
  expect(await settingsOf(company)).toMatchObject({ branding: said });
  const logo = await fetch((json as Issuer).company.logo_url ?? '');
  expect(logo.headers.get('content-type')).toBe('image/png');
});

test('what was issued before bears what it bore then: the name alone, or the brand of then', async () => {
  const company = await newCompany(api.url);
  const first = await firstEarned(company);
  await put(company.admin.token, body({ logo: picture }));
  const second = await firstEarned(company);
  await put(company.admin.token, body({ name: 'Boreal', legal_name: '' }));
  expect((await certificateOf(first)).company).toEqual({
    name: 'Companhia de Teste',
    legal_name: null,
    logo_url: null,
  });
  expect((await certificateOf(second)).company).toMatchObject({
    name: 'Aurora Energia',
    legal_name: 'Aurora Energia S.A.',
    logo_url: expect.any(String) as string,
  });
  expect((await certificateOf(await firstEarned(company))).company.name).toBe('Boreal');
});

test('a stored picture stays by its address, also when a template that shows it is deleted', async () => {
  const { admin } = await newCompany(api.url);
  const { json } = await put(admin.token, body({ logo: picture }));
  const logo = (json as Issuer).company.logo_url ?? '';
  expect((await put(admin.token, body({ logo }))).json).toMatchObject({
    company: { logo_url: logo },
  });
  const templates = '/missions/certificate-templates';
  for (const name of ['Padrão', 'Outro']) {
    const wanted = templateBody({ name, background_image: logo });
    const made = await call(api.url, templates, { token: admin.token, body: wanted });
    const { id } = made.json as { id: string };
    await call(api.url, `${templates}/${id}`, { method: 'DELETE', token: admin.token });
  }
  expect((await fetch(logo)).status).toBe(200);
});

const tooLarge = dataUrl(pngFile(10, 10, Buffer.alloc(1024 * 1024)));

test.each<[string, object, number, string]>([
  ['no name', { name: ' ' }, 400, 'name'],
  ['a name without end', { name: 'A'.repeat(81) }, 400, 'name'],
  ['a key that there is not', { colour: '' }, 400, 'colour'],
  [
    'three signatures',
    { signatures: Array(3).fill({ name: 'A', role: '', image: '' }) },
    400,
    'signatures',
  ],
  [
    'a signature of nobody',
    { signatures: [{ name: '', role: '', image: '' }] },
    400,
    'signatures.0.name',
  ],
  ['a logo of more than 1 MB', { logo: tooLarge }, 413, 'logo'],
  ['a logo of 25 megapixels', { logo: dataUrl(pngFile(5000, 5000)) }, 400, 'logo'],
  ['an SVG', { logo: dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'svg+xml') }, 400, 'logo'],
  ['HTML that says it is a PNG', { logo: dataUrl(Buffer.from('<script>')) }, 400, 'logo'],
  ['a WebP that says it is a PNG', { logo: dataUrl(Buffer.from('RIFF....WEBPVP8 ')) }, 400, 'logo'],
  ['half a PNG', { logo: dataUrl(pngFile(10, 10).subarray(0, 40)) }, 400, 'logo'],
  [
    'a page behind a PNG',
    { logo: dataUrl(Buffer.concat([pngFile(1, 1), Buffer.from('<html>')])) },
    400,
    'logo',
  ],
  ['a picture of elsewhere', { logo: 'https://elsewhere.example/logo.png' }, 400, 'logo'],
  [
    'a signature that is no picture',
    { logo: picture, signatures: [{ name: 'A', role: '', image: dataUrl(Buffer.from('GIF89a')) }] },
    400,
    'signatures.0.image',
  ],
  ['a NUL', { legal_name: 'A\0' }, 400, 'legal_name'],
])('%s is refused by its field, and nothing is changed', async (_what, more, status, field) => {
  const { admin } = await newCompany(api.url);
  expect(await put(admin.token, body(more))).toMatchObject({ status, json: { field } });
  const now = await call(api.url, '/platform/company', { token: admin.token });
  expect(now.json).toMatchObject({ company: { name: 'Companhia de Teste' } });
});

test('a picture of another company is none of this one', async () => {
  const other = await newCompany(api.url);
  const { json } = await put(other.admin.token, body({ logo: picture }));
  const { logo_url: logo } = (json as Issuer).company;
  const { admin } = await newCompany(api.url);
  expect(await put(admin.token, body({ logo }))).toMatchObject({
    status: 400,
    json: { field: 'logo' },
  });
});

test('only administrators say who signs and what is taught', async () => {
  const { learner } = await newCompany(api.url);
  const facts = { instructor: '', place: '', programme: '' };
  const { token } = learner;
  expect(await put(token, body())).toMatchObject({ status: 403 });
  for (const path of ['/platform/company', '/platform/courses'])
    expect(await call(api.url, path, { token })).toMatchObject({ status: 403 });
  expect(
    await call(api.url, '/platform/courses/missions/x', { method: 'PUT', token, body: facts }),
  ).toMatchObject({ status: 403 });
});

interface Courses {
  missions: { id: string; name: string; instructor: string }[];
}

test('what a course says stands on the papers earned with it from then on', async () => {
  const company = await newCompany(api.url);
  const { token } = company.admin;
  const { json } = await call(api.url, '/platform/courses', { token });
  const [one, other] = (json as Courses).missions;
  const earnWith = async (id = '') => {
    const path = `/platform/learning/missions/${id}/complete`;
    const done = await call(api.url, path, { method: 'POST', token: company.learner.token });
    return certificateOf((done.json as { id: string }).id);
  };
  const facts = { instructor: 'Lívia Sampaio', place: 'Recife', programme: 'Riscos\nControles' };
  const path = `/platform/courses/missions/${one?.id}`;
  expect(await call(api.url, path, { method: 'PUT', token, body: facts })).toMatchObject({
    status: 204,
  });
  expect(await earnWith(one?.id)).toMatchObject(facts);
  expect(await earnWith(other?.id)).toMatchObject({ instructor: null, programme: null });
  await call(api.url, path, { method: 'PUT', token, body: { ...facts, place: '' } });
  expect(await earnWith(one?.id)).toMatchObject(facts);
});

test('a course of another company is not there', async () => {
  const [mine, other] = [await newCompany(api.url), await newCompany(api.url)];
  const { json } = await call(api.url, '/platform/courses', { token: other.admin.token });
  const path = `/platform/courses/missions/${(json as Courses).missions[0]?.id}`;
  const facts = { instructor: 'A', place: '', programme: '' };
  expect(
    await call(api.url, path, { method: 'PUT', token: mine.admin.token, body: facts }),
  ).toMatchObject({ status: 404 });
});
