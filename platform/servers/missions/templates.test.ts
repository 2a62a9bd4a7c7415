import { call, newCompany, storeTemplate, templateBody } from '../testing/calls.ts';
import { api } from '../testing/testApi.ts';

const BASE = '/missions/certificate-templates';

interface Template {
  id: string;
  name: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
}

const adminToken = async () => (await newCompany(api.url)).admin.token;

async function list(token: string): Promise<Template[]> {
  return (await call(api.url, BASE, { token })).json as Template[];
}

test('the first template of a company becomes its favorite, the next ones do not', async () => {
  const token = await adminToken();
  const first = await call(api.url, BASE, { token, body: templateBody({ name: ' Primeiro ' }) });
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({ name: 'Primeiro', favorite: true });
  const second = await call(api.url, BASE, { token, body: templateBody({ favorite: true }) });
  expect(second.json).toMatchObject({ favorite: false });
  const favorite = await call(api.url, `${BASE}/favorite`, { token });
  expect(favorite.json).toEqual(first.json);
});

test('without any template there is no favorite', async () => {
  const { status } = await call(api.url, `${BASE}/favorite`, { token: await adminToken() });
  expect(status).toBe(404);
});

test('60 calls at once leave exactly one favorite', async () => {
  const token = await adminToken();
  const stored: string[] = [];
  for (let place = 0; place < 6; place += 1) stored.push(await storeTemplate(api.url, token));
  const calls = Array.from({ length: 60 }, (_, place) =>
    call(api.url, `${BASE}/${stored[place % 6] ?? ''}/favorite`, { token, method: 'PUT' }),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect((await list(token)).filter(({ favorite }) => favorite)).toHaveLength(1);
}, 20_000);

test('a company whose first templates come at once has exactly one favorite', async () => {
  const token = await adminToken();
  await Promise.all(Array.from({ length: 8 }, () => storeTemplate(api.url, token)));
  const stored = await list(token);
  expect(stored.filter(({ favorite }) => favorite)).toHaveLength(1);
  expect(stored).toHaveLength(8);
});

test('the favorite cannot be deleted, another one can, and the last one of all', async () => {
  const token = await adminToken();
  const [favorite, other] = [
    await storeTemplate(api.url, token),
    await storeTemplate(api.url, token),
  ];
  const remove = (id: string) => call(api.url, `${BASE}/${id}`, { token, method: 'DELETE' });
  expect((await remove(favorite)).status).toBe(409);
  expect((await remove(other)).status).toBe(204);
  expect((await list(token)).map(({ id }) => id)).toEqual([favorite]);
  expect((await remove(favorite)).status).toBe(204);
  expect(await list(token)).toEqual([]);
  const next = await storeTemplate(api.url, token);
  expect(await list(token)).toMatchObject([{ id: next, favorite: true }]);
});

test('of two that are deleted at once, the favorite among them, no company keeps any without one', async () => {
  const token = await adminToken();
  const both = [await storeTemplate(api.url, token), await storeTemplate(api.url, token)];
  await Promise.all(both.map((id) => call(api.url, `${BASE}/${id}`, { token, method: 'DELETE' })));
  for (const { favorite } of await list(token)) expect(favorite).toBe(true);
});

test.each<[string, object, string]>([
  ['an unknown key', { color: 'red' }, 'color'],
  ["another company's id", { company_id: 'company-vertice' }, 'company_id'],
  ['an id', { id: 'mine' }, 'id'],
  ['an unknown key inside', { colors: { title: '000000', content: '000000', x: 1 } }, 'colors.x'],
  ['a colour with #', { colors: { title: '#00CEB2', content: '000000' } }, 'colors.title'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
  ['a layout that is none', { layout: 'Layout9' }, 'layout'],
  ['a text of 281 characters', textsWith('x'.repeat(281)), 'custom_fields.ptBr.1'],
  ['an image address of elsewhere', { raw_image: 'https://elsewhere.example/a.png' }, 'raw_image'],
  ['a script address', { background_image: 'javascript:alert(1)' }, 'background_image'],
])('%s is refused with 400, naming the field', async (_what, more, field) => {
  const answer = await call(api.url, BASE, { token: await adminToken(), body: templateBody(more) });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ field, message: expect.stringContaining(field) as string });
});

function textsWith(text: string): object {
  const blank = ['', '', ''];
  return { custom_fields: { ptBr: ['', text, ''], enUs: blank, esEs: blank } };
}

test('a missing key is refused', async () => {
  const { layout: _layout, ...rest } = templateBody();
  const answer = await call(api.url, BASE, { token: await adminToken(), body: rest });
  expect(answer).toMatchObject({ status: 400, json: { field: 'layout' } });
});

test('a template is read with an ETag and not sent again while it is the same', async () => {
  const token = await adminToken();
  const path = `${BASE}/${await storeTemplate(api.url, token)}`;
  const first = await call(api.url, path, { token });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".+"$/);
  const again = await call(api.url, path, { token, headers: { 'if-none-match': etag } });
  expect(again).toMatchObject({ status: 304, json: undefined });
  await call(api.url, path, { token, method: 'PUT', body: templateBody({ name: 'Outro' }) });
  const changed = await call(api.url, path, { token, headers: { 'if-none-match': etag } });
  expect(changed).toMatchObject({ status: 200, json: { name: 'Outro' } });
});

test('an update based on what is no longer stored is refused with 412 and writes nothing', async () => {
  const token = await adminToken();
  const path = `${BASE}/${await storeTemplate(api.url, token)}`;
  const etag = (await call(api.url, path, { token })).headers.get('etag') ?? '';
  const write = (name: string) =>
    call(api.url, path, {
      token,
      method: 'PUT',
      body: templateBody({ name }),
      headers: { 'if-match': etag },
    });
  const first = await write('Primeira escrita');
  expect(first.status).toBe(200);
  expect(first.headers.get('etag')).not.toBe(etag);
  expect((await write('Segunda escrita')).status).toBe(412);
  expect((await call(api.url, path, { token })).json).toMatchObject({ name: 'Primeira escrita' });
});

test('favorite in an update is carried and ignored', async () => {
  const token = await adminToken();
  const [favorite, other] = [
    await storeTemplate(api.url, token),
    await storeTemplate(api.url, token),
  ];
  for (const [id, mark] of [
    [favorite, false],
    [other, true],
  ] as const) {
    const body = templateBody({ favorite: mark });
    const answer = await call(api.url, `${BASE}/${id}`, { token, method: 'PUT', body });
    expect(answer).toMatchObject({ status: 200, json: { favorite: id === favorite } });
  }
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

test('a new image is stored, served as what it is, kept by its address and removed with its last use', async () => {
  const { admin } = await newCompany(api.url);
  const { token } = admin;
  const raw_image = `data:image/png;base64,${PNG}`;
  const created = await call(api.url, BASE, { token, body: templateBody({ raw_image }) });
  const template = created.json as Template;
  expect(template.background_image).toBe(template.raw_image);
  expect(template.background_image).toMatch(/\/media\/images\/[A-Za-z0-9_-]{22}$/);

  const served = await fetch(template.background_image);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(PNG);

  const path = `${BASE}/${template.id}`;
  const { background_image } = template;
  const keep = templateBody({ background_image, raw_image: background_image });
  expect((await call(api.url, path, { token, method: 'PUT', body: keep })).json).toEqual(template);
  const stranger = await newCompany(api.url);
  const stolen = await call(api.url, BASE, { token: stranger.admin.token, body: keep });
  expect(stolen).toMatchObject({ status: 400, json: { field: 'background_image' } });

  await call(api.url, path, { token, method: 'PUT', body: templateBody() });
  expect((await fetch(background_image)).status).toBe(404);
});

const picture = `data:image/png;base64,${PNG}`;

test('a part of an image is stored beside it, and made anew without it', async () => {
  const token = await adminToken();
  const both = templateBody({ background_image: picture, raw_image: picture });
  const created = (await call(api.url, BASE, { token, body: both })).json as Template;
  const { background_image, raw_image } = created;
  expect(background_image).not.toBe(raw_image);
  for (const address of [background_image, raw_image])
    expect(await (await fetch(address)).text()).toContain('IHDR');

  const body = templateBody({ background_image: picture, raw_image });
  const path = `${BASE}/${created.id}`;
  const changed = (await call(api.url, path, { token, method: 'PUT', body })).json as Template;
  expect(changed.raw_image).toBe(raw_image);
  expect([raw_image, background_image]).not.toContain(changed.background_image);
  expect((await fetch(background_image)).status).toBe(404);
  expect((await fetch(raw_image)).status).toBe(200);
});

test.each([
  ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 400],
  ['a picture that is none by its first bytes', 'data:image/png;base64,PHN2Zy8+', 400],
  ['more than 10 MB', `data:image/png;base64,${PNG}${'A'.repeat(13_981_100)}`, 413],
])('%s is no background image', async (_what, sent, status) => {
  for (const field of ['raw_image', 'background_image']) {
    const body = templateBody({ [field]: sent });
    const answer = await call(api.url, BASE, { token: await adminToken(), body });
    expect(answer).toMatchObject({ status, json: { field } });
  }
});
