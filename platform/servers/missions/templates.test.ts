import {
  sendRestRequest,
  createCompany,
  storeTemplate,
  createTemplateBody,
} from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

const BASE = '/missions/certificate-templates';

interface Template {
  id: string;
  name: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
}

const createAdminToken = async () => (await createCompany(testApiUrl.url)).admin.token;

async function listTemplates(token: string): Promise<Template[]> {
  return (await sendRestRequest(testApiUrl.url, BASE, { token })).json as Template[];
}

test('makes only the first template of a company its favorite', async () => {
  const token = await createAdminToken();
  const first = await sendRestRequest(testApiUrl.url, BASE, {
    token,
    body: createTemplateBody({ name: ' Primeiro ' }),
  });
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({ name: 'Primeiro', favorite: true });
  const second = await sendRestRequest(testApiUrl.url, BASE, {
    token,
    body: createTemplateBody({ favorite: true }),
  });
  expect(second.json).toMatchObject({ favorite: false });
  const favorite = await sendRestRequest(testApiUrl.url, `${BASE}/favorite`, { token });
  expect(favorite.json).toEqual(first.json);
});

test('answers 404 for the favorite when there is no template', async () => {
  const { status } = await sendRestRequest(testApiUrl.url, `${BASE}/favorite`, {
    token: await createAdminToken(),
  });
  expect(status).toBe(404);
});

test('leaves exactly one favorite after 60 concurrent changes', async () => {
  const token = await createAdminToken();
  const stored: string[] = [];
  for (let index = 0; index < 6; index += 1)
    stored.push(await storeTemplate(testApiUrl.url, token));
  const calls = Array.from({ length: 60 }, (_, index) =>
    sendRestRequest(testApiUrl.url, `${BASE}/${stored[index % 6] ?? ''}/favorite`, {
      token,
      method: 'PUT',
    }),
  );
  const responses = await Promise.all(calls);
  expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect((await listTemplates(token)).filter(({ favorite }) => favorite)).toHaveLength(1);
});

test('makes exactly one of the first templates the favorite when created concurrently', async () => {
  const token = await createAdminToken();
  await Promise.all(Array.from({ length: 8 }, () => storeTemplate(testApiUrl.url, token)));
  const stored = await listTemplates(token);
  expect(stored.filter(({ favorite }) => favorite)).toHaveLength(1);
  expect(stored).toHaveLength(8);
});

test('answers 409 when the favorite is deleted, unless it is the last template', async () => {
  const token = await createAdminToken();
  const [favoriteId, otherId] = [
    await storeTemplate(testApiUrl.url, token),
    await storeTemplate(testApiUrl.url, token),
  ];
  const deleteTemplate = (id: string) =>
    sendRestRequest(testApiUrl.url, `${BASE}/${id}`, { token, method: 'DELETE' });
  expect((await deleteTemplate(favoriteId)).status).toBe(409);
  expect((await deleteTemplate(otherId)).status).toBe(204);
  expect((await listTemplates(token)).map(({ id }) => id)).toEqual([favoriteId]);
  expect((await deleteTemplate(favoriteId)).status).toBe(204);
  expect(await listTemplates(token)).toEqual([]);
  const nextId = await storeTemplate(testApiUrl.url, token);
  expect(await listTemplates(token)).toMatchObject([{ id: nextId, favorite: true }]);
});

test('leaves no templates without a favorite when two are deleted concurrently', async () => {
  const token = await createAdminToken();
  const ids = [
    await storeTemplate(testApiUrl.url, token),
    await storeTemplate(testApiUrl.url, token),
  ];
  await Promise.all(
    ids.map((id) => sendRestRequest(testApiUrl.url, `${BASE}/${id}`, { token, method: 'DELETE' })),
  );
  for (const { favorite } of await listTemplates(token)) expect(favorite).toBe(true);
});

test.each<[string, object, string]>([
  ['an unknown key', { color: 'red' }, 'color'],
  ["another company's id", { company_id: 'company-vertice' }, 'company_id'],
  ['an id', { id: 'mine' }, 'id'],
  ['an unknown key inside', { colors: { title: '000000', content: '000000', x: 1 } }, 'colors.x'],
  ['a colour with #', { colors: { title: '#00CEB2', content: '000000' } }, 'colors.title'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a name with a line break', { name: 'A\nB' }, 'name'],
  ['a name with a control character', { name: 'A\u009bB' }, 'name'],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
  ['an unknown layout', { layout: 'Layout0' }, 'layout'],
  ['a text of 281 characters', createTexts('x'.repeat(281)), 'custom_fields.ptBr.1'],
  [
    'an image address of another site',
    { raw_image: 'https://elsewhere.example/a.png' },
    'raw_image',
  ],
  ['a script address', { background_image: 'javascript:alert(1)' }, 'background_image'],
])('answers 400 naming the field for %s', async (_description, changes, field) => {
  const response = await sendRestRequest(testApiUrl.url, BASE, {
    token: await createAdminToken(),
    body: createTemplateBody(changes),
  });
  expect(response.status).toBe(400);
  expect(response.json).toMatchObject({ field, message: expect.stringContaining(field) as string });
});

function createTexts(text: string): object {
  const blank = ['', '', ''];
  return { custom_fields: { ptBr: ['', text, ''], enUs: blank, esEs: blank } };
}

test('answers 400 for a missing key', async () => {
  const { layout: _layout, ...incompleteBody } = createTemplateBody();
  const response = await sendRestRequest(testApiUrl.url, BASE, {
    token: await createAdminToken(),
    body: incompleteBody,
  });
  expect(response).toMatchObject({ status: 400, json: { field: 'layout' } });
});

test('answers 304 for the ETag of an unchanged template', async () => {
  const token = await createAdminToken();
  const path = `${BASE}/${await storeTemplate(testApiUrl.url, token)}`;
  const first = await sendRestRequest(testApiUrl.url, path, { token });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".+"$/);
  const unchangedResponse = await sendRestRequest(testApiUrl.url, path, {
    token,
    headers: { 'if-none-match': etag },
  });
  expect(unchangedResponse).toMatchObject({ status: 304, json: undefined });
  await sendRestRequest(testApiUrl.url, path, {
    token,
    method: 'PUT',
    body: createTemplateBody({ name: 'Outro' }),
  });
  const changedResponse = await sendRestRequest(testApiUrl.url, path, {
    token,
    headers: { 'if-none-match': etag },
  });
  expect(changedResponse).toMatchObject({ status: 200, json: { name: 'Outro' } });
});

test('answers 412 and writes nothing when an update has an outdated ETag', async () => {
  const token = await createAdminToken();
  const path = `${BASE}/${await storeTemplate(testApiUrl.url, token)}`;
  const etag = (await sendRestRequest(testApiUrl.url, path, { token })).headers.get('etag') ?? '';
  const updateName = (name: string) =>
    sendRestRequest(testApiUrl.url, path, {
      token,
      method: 'PUT',
      body: createTemplateBody({ name }),
      headers: { 'if-match': etag },
    });
  const first = await updateName('Primeira escrita');
  expect(first.status).toBe(200);
  expect(first.headers.get('etag')).not.toBe(etag);
  expect((await updateName('Segunda escrita')).status).toBe(412);
  expect((await sendRestRequest(testApiUrl.url, path, { token })).json).toMatchObject({
    name: 'Primeira escrita',
  });
});

test('stores whether the front shows the code, and keeps it in an update without the option', async () => {
  const token = await createAdminToken();
  const id = await storeTemplate(testApiUrl.url, token);
  const update = async (changes: object) =>
    (
      await sendRestRequest(testApiUrl.url, `${BASE}/${id}`, {
        token,
        method: 'PUT',
        body: createTemplateBody(changes),
      })
    ).json;
  expect(await listTemplates(token)).toMatchObject([{ shows_code_on_front: false }]);
  expect(await update({ shows_code_on_front: true })).toMatchObject({ shows_code_on_front: true });
  expect(await update({ name: 'Depois' })).toMatchObject({
    name: 'Depois',
    shows_code_on_front: true,
  });
  const created = await sendRestRequest(testApiUrl.url, BASE, {
    token,
    body: createTemplateBody({ shows_code_on_front: true }),
  });
  expect(created.json).toMatchObject({ shows_code_on_front: true });
});

test('ignores favorite in an update', async () => {
  const token = await createAdminToken();
  const [favoriteId, otherId] = [
    await storeTemplate(testApiUrl.url, token),
    await storeTemplate(testApiUrl.url, token),
  ];
  for (const [id, favorite] of [
    [favoriteId, false],
    [otherId, true],
  ] as const) {
    const body = createTemplateBody({ favorite });
    const response = await sendRestRequest(testApiUrl.url, `${BASE}/${id}`, {
      token,
      method: 'PUT',
      body,
    });
    expect(response).toMatchObject({ status: 200, json: { favorite: id === favoriteId } });
  }
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

test('stores an image, serves it, keeps it by its address and removes it after its last use', async () => {
  const { admin } = await createCompany(testApiUrl.url);
  const { token } = admin;
  const raw_image = `data:image/png;base64,${PNG}`;
  const created = await sendRestRequest(testApiUrl.url, BASE, {
    token,
    body: createTemplateBody({ raw_image }),
  });
  const template = created.json as Template;
  expect(template.background_image).toBe(template.raw_image);
  expect(template.background_image).toMatch(/\/media\/images\/[A-Za-z0-9_-]{22}$/);

  const served = await fetch(template.background_image);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(PNG);

  const path = `${BASE}/${template.id}`;
  const { background_image } = template;
  const sameImages = createTemplateBody({ background_image, raw_image: background_image });
  expect(
    (await sendRestRequest(testApiUrl.url, path, { token, method: 'PUT', body: sameImages })).json,
  ).toEqual(template);
  const stranger = await createCompany(testApiUrl.url);
  const response = await sendRestRequest(testApiUrl.url, BASE, {
    token: stranger.admin.token,
    body: sameImages,
  });
  expect(response).toMatchObject({ status: 400, json: { field: 'background_image' } });

  await sendRestRequest(testApiUrl.url, path, { token, method: 'PUT', body: createTemplateBody() });
  expect((await fetch(background_image)).status).toBe(404);
});

const imageDataUrl = `data:image/png;base64,${PNG}`;

test('stores a crop separately from its image and replaces only the crop', async () => {
  const token = await createAdminToken();
  const newImages = createTemplateBody({ background_image: imageDataUrl, raw_image: imageDataUrl });
  const created = (await sendRestRequest(testApiUrl.url, BASE, { token, body: newImages }))
    .json as Template;
  const { background_image, raw_image } = created;
  expect(background_image).not.toBe(raw_image);
  for (const address of [background_image, raw_image])
    expect(await (await fetch(address)).text()).toContain('IHDR');

  const body = createTemplateBody({ background_image: imageDataUrl, raw_image });
  const path = `${BASE}/${created.id}`;
  const updated = (await sendRestRequest(testApiUrl.url, path, { token, method: 'PUT', body }))
    .json as Template;
  expect(updated.raw_image).toBe(raw_image);
  expect([raw_image, background_image]).not.toContain(updated.background_image);
  expect((await fetch(background_image)).status).toBe(404);
  expect((await fetch(raw_image)).status).toBe(200);
});

test.each([
  ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 400],
  ['an SVG declared as PNG', 'data:image/png;base64,PHN2Zy8+', 400],
  ['more than 10 MB', `data:image/png;base64,${PNG}${'A'.repeat(13_981_100)}`, 413],
])('rejects %s as a background image', async (_description, dataUrl, status) => {
  for (const field of ['raw_image', 'background_image']) {
    const body = createTemplateBody({ [field]: dataUrl });
    const response = await sendRestRequest(testApiUrl.url, BASE, {
      token: await createAdminToken(),
      body,
    });
    expect(response).toMatchObject({ status, json: { field } });
  }
});
