import { call, earn, newCompany, storeTemplate, templateBody } from '../testing/calls.ts';
import { api } from '../testing/testApi.ts';

const TEMPLATES = '/missions/certificate-templates';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

interface Design {
  id: string;
  name: string;
  layout: string;
  background_image: string;
}

type Company = Awaited<ReturnType<typeof newCompany>>;

let company: Company;
let token: string;
beforeEach(async () => {
  company = await newCompany(api.url, { primary_color: '#123ABC' });
  ({ token } = company.admin);
});

async function complete(place: number): Promise<string> {
  const learner = { token: company.learner.token };
  const { json } = await call(api.url, '/platform/learning', learner);
  const mission = (json as { missions: { id: string }[] }).missions[place]?.id ?? '';
  const path = `/platform/learning/missions/${mission}/complete`;
  const earned = await call(api.url, path, { ...learner, method: 'POST' });
  return (earned.json as { id: string }).id;
}

async function designOf(certificate: string): Promise<Design> {
  const { json } = await call(api.url, `/missions/certificates/${certificate}`);
  return (json as { template: Design }).template;
}

const change = (id: string, more: object) =>
  call(api.url, `${TEMPLATES}/${id}`, { token, method: 'PUT', body: templateBody(more) });

const makeFavorite = (id: string) =>
  call(api.url, `${TEMPLATES}/${id}/favorite`, { token, method: 'PUT' });

const remove = (id: string) => call(api.url, `${TEMPLATES}/${id}`, { token, method: 'DELETE' });

async function nameInMission(place: number, template: string): Promise<void> {
  const learner = { token: company.learner.token };
  const { json } = await call(api.url, '/platform/learning', learner);
  const mission = (json as { missions: { id: string }[] }).missions[place]?.id ?? '';
  const body = { certificate_template_id: template };
  await call(api.url, `/control/missions/${mission}`, { method: 'PUT', body });
}

test('a certificate keeps its design when the template is changed; the next one has the new', async () => {
  const id = await storeTemplate(api.url, token, { name: 'Antes', layout: 'Layout2' });
  const early = await complete(0);
  const before = await designOf(early);
  expect(before).toMatchObject({ name: 'Antes', layout: 'Layout2', favorite: false });
  await change(id, { name: 'Depois', layout: 'Layout5' });
  expect(await designOf(early)).toEqual(before);
  expect(await designOf(await complete(1))).toMatchObject({ name: 'Depois', layout: 'Layout5' });
});

test('a certificate keeps its design when another template becomes the favourite', async () => {
  await storeTemplate(api.url, token, { name: 'Primeiro' });
  const other = await storeTemplate(api.url, token, { name: 'Segundo', layout: 'Layout6' });
  const early = await complete(0);
  const before = await designOf(early);
  await makeFavorite(other);
  expect(await designOf(early)).toEqual(before);
  expect(await designOf(await complete(1))).toMatchObject({ name: 'Segundo' });
});

test('a certificate keeps its design when its template is deleted', async () => {
  await storeTemplate(api.url, token, { name: 'Favorito' });
  const own = await storeTemplate(api.url, token, { name: 'Da missão', layout: 'Layout3' });
  await nameInMission(0, own);
  await nameInMission(1, own);
  const early = await complete(0);
  const before = await designOf(early);
  expect(before).toMatchObject({ name: 'Da missão', layout: 'Layout3' });
  expect((await remove(own)).status).toBe(204);
  expect(await designOf(early)).toEqual(before);
  expect(await designOf(await complete(1))).toMatchObject({ name: 'Favorito' });
});

test('what was issued without any template stays so when there is a first one', async () => {
  const [early] = await earn(api.url, company.learner.id, 1);
  const before = await designOf(early ?? '');
  expect(before).toMatchObject({ name: 'New Template ✏️', layout: 'Layout1' });
  await storeTemplate(api.url, token, { name: 'Primeiro' });
  expect(await designOf(early ?? '')).toEqual(before);
  expect(await designOf(await complete(0))).toMatchObject({ name: 'Primeiro' });
});

test('certificates of one design name one version, which members read and nobody lists or changes', async () => {
  const id = await storeTemplate(api.url, token, { name: 'Antes' });
  const [one, two] = [await complete(0), await complete(1)];
  const { id: version } = await designOf(one);
  expect((await designOf(two)).id).toBe(version);
  const listed = await call(api.url, '/missions/certificates', { token: company.learner.token });
  expect(listed.json).toMatchObject([
    { mission: { certificate_template_id: version } },
    { mission: { certificate_template_id: version } },
  ]);

  const path = `${TEMPLATES}/${version}`;
  const read = await call(api.url, path, { token: company.learner.token });
  expect(read).toMatchObject({
    status: 200,
    json: { id: version, name: 'Antes', favorite: false },
  });
  const list = (await call(api.url, TEMPLATES, { token })).json as Design[];
  expect(list.map((template) => template.id)).toEqual([id]);
  const refusals = await Promise.all([change(version, {}), makeFavorite(version), remove(version)]);
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  const stranger = await newCompany(api.url);
  expect((await call(api.url, path, { token: stranger.admin.token })).status).toBe(404);

  await change(id, { name: 'Depois' });
  await change(id, { name: 'Antes' });
  expect((await designOf(await complete(2))).id).toBe(version);
});

test('a picture stays as long as a certificate was issued with it', async () => {
  const raw_image = `data:image/png;base64,${PNG}`;
  const { json } = await call(api.url, TEMPLATES, { token, body: templateBody({ raw_image }) });
  const { id, background_image } = json as Design;
  const early = await complete(0);
  await change(id, {});
  expect((await fetch(background_image)).status).toBe(200);
  expect(await designOf(early)).toMatchObject({ background_image });
  expect(await designOf(await complete(1))).toMatchObject({ background_image: '' });
});

test('the list tells how much hangs on each template', async () => {
  const first = await storeTemplate(api.url, token, { name: 'Primeiro' });
  const second = await storeTemplate(api.url, token, { name: 'Segundo' });
  const usage = async () =>
    ((await call(api.url, TEMPLATES, { token })).json as { id: string; usage: object }[]).map(
      (template) => [template.id, template.usage],
    );
  expect(await usage()).toEqual([
    [first, { certificates: 0, missions: 0 }],
    [second, { certificates: 0, missions: 0 }],
  ]);
  await nameInMission(0, second);
  await complete(0);
  await complete(1);
  await change(first, { name: 'Outro' });
  await complete(2);
  expect(await usage()).toEqual([
    [first, { certificates: 2, missions: 0 }],
    [second, { certificates: 1, missions: 1 }],
  ]);
});

test('certificates issued while the template is changed and the favourite moves have one of their designs', async () => {
  const ids = [
    await storeTemplate(api.url, token, { name: 'Um' }),
    await storeTemplate(api.url, token, { name: 'Dois' }),
  ];
  const writes = Array.from({ length: 20 }, (_, time) =>
    time % 2 === 0
      ? makeFavorite(ids[(time / 2) % 2] ?? '')
      : change(ids[0] ?? '', { name: `Um ${time}` }),
  );
  const issued = Array.from({ length: 12 }, () => earn(api.url, company.learner.id, 1));
  await Promise.all(writes);
  for (const [id] of await Promise.all(issued))
    expect((await designOf(id ?? '')).name).toMatch(/^(?:Um|Dois)/);
});

test('the settings say that designs are kept', async () => {
  const path = `/workspace/v1/companies/${company.company_id}/settings`;
  const { json } = await call(api.url, path, { token });
  expect(json).toMatchObject({ keeps_issued_designs: true });
});
