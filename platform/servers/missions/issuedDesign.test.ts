import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  storeTemplate,
  createTemplateBody,
} from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

const TEMPLATES = '/missions/certificate-templates';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

interface Design {
  id: string;
  name: string;
  layout: string;
  background_image: string;
}

type Company = Awaited<ReturnType<typeof createCompany>>;

let company: Company;
let token: string;
beforeEach(async () => {
  company = await createCompany(testApiUrl.url, { primary_color: '#123ABC' });
  ({ token } = company.admin);
});

async function completeMission(index: number): Promise<string> {
  const learner = { token: company.learner.token };
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/learning', learner);
  const mission = (json as { missions: { id: string }[] }).missions[index]?.id ?? '';
  const path = `/platform/learning/missions/${mission}/complete`;
  const earned = await sendRestRequest(testApiUrl.url, path, { ...learner, method: 'POST' });
  return (earned.json as { id: string }).id;
}

async function fetchDesign(certificateId: string): Promise<Design> {
  const { json } = await sendRestRequest(testApiUrl.url, `/missions/certificates/${certificateId}`);
  return (json as { template: Design }).template;
}

const updateTemplate = (id: string, changes: object) =>
  sendRestRequest(testApiUrl.url, `${TEMPLATES}/${id}`, {
    token,
    method: 'PUT',
    body: createTemplateBody(changes),
  });

const setFavorite = (id: string) =>
  sendRestRequest(testApiUrl.url, `${TEMPLATES}/${id}/favorite`, { token, method: 'PUT' });

const deleteTemplate = (id: string) =>
  sendRestRequest(testApiUrl.url, `${TEMPLATES}/${id}`, { token, method: 'DELETE' });

async function assignTemplate(index: number, templateId: string): Promise<void> {
  const learner = { token: company.learner.token };
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/learning', learner);
  const mission = (json as { missions: { id: string }[] }).missions[index]?.id ?? '';
  const body = { certificate_template_id: templateId };
  await sendRestRequest(testApiUrl.url, `/control/missions/${mission}`, { method: 'PUT', body });
}

test('keeps the design of a certificate when its template is changed', async () => {
  const id = await storeTemplate(testApiUrl.url, token, { name: 'Antes', layout: 'Layout2' });
  const firstId = await completeMission(0);
  const firstDesign = await fetchDesign(firstId);
  expect(firstDesign).toMatchObject({ name: 'Antes', layout: 'Layout2', favorite: false });
  await updateTemplate(id, { name: 'Depois', layout: 'Layout5' });
  expect(await fetchDesign(firstId)).toEqual(firstDesign);
  expect(await fetchDesign(await completeMission(1))).toMatchObject({
    name: 'Depois',
    layout: 'Layout5',
  });
});

test('keeps whether the front of a certificate shows its code', async () => {
  const id = await storeTemplate(testApiUrl.url, token, {});
  const firstId = await completeMission(0);
  await updateTemplate(id, { shows_code_on_front: true });
  const secondId = await completeMission(1);
  expect(await fetchDesign(firstId)).toMatchObject({ shows_code_on_front: false });
  expect(await fetchDesign(secondId)).toMatchObject({ shows_code_on_front: true });
  await updateTemplate(id, { shows_code_on_front: false });
  expect(await fetchDesign(secondId)).toMatchObject({ shows_code_on_front: true });
});

test('keeps the design of a certificate when another template becomes the favorite', async () => {
  await storeTemplate(testApiUrl.url, token, { name: 'Primeiro' });
  const secondId = await storeTemplate(testApiUrl.url, token, {
    name: 'Segundo',
    layout: 'Layout6',
  });
  const firstId = await completeMission(0);
  const firstDesign = await fetchDesign(firstId);
  await setFavorite(secondId);
  expect(await fetchDesign(firstId)).toEqual(firstDesign);
  expect(await fetchDesign(await completeMission(1))).toMatchObject({ name: 'Segundo' });
});

test('keeps the design of a certificate when its template is deleted', async () => {
  await storeTemplate(testApiUrl.url, token, { name: 'Favorito' });
  const missionTemplateId = await storeTemplate(testApiUrl.url, token, {
    name: 'Da missão',
    layout: 'Layout3',
  });
  await assignTemplate(0, missionTemplateId);
  await assignTemplate(1, missionTemplateId);
  const firstId = await completeMission(0);
  const firstDesign = await fetchDesign(firstId);
  expect(firstDesign).toMatchObject({ name: 'Da missão', layout: 'Layout3' });
  expect((await deleteTemplate(missionTemplateId)).status).toBe(204);
  expect(await fetchDesign(firstId)).toEqual(firstDesign);
  expect(await fetchDesign(await completeMission(1))).toMatchObject({ name: 'Favorito' });
});

test('keeps the default design of a certificate when the first template is created', async () => {
  const [firstId] = await storeCertificates(testApiUrl.url, company.learner.id, 1);
  const firstDesign = await fetchDesign(firstId ?? '');
  expect(firstDesign).toMatchObject({ name: 'New Template ✏️', layout: 'Layout1' });
  await storeTemplate(testApiUrl.url, token, { name: 'Primeiro' });
  expect(await fetchDesign(firstId ?? '')).toEqual(firstDesign);
  expect(await fetchDesign(await completeMission(0))).toMatchObject({ name: 'Primeiro' });
});

test('shares one read-only, unlisted template version among certificates of one design', async () => {
  const id = await storeTemplate(testApiUrl.url, token, { name: 'Antes' });
  const [firstCertificateId, secondCertificateId] = [
    await completeMission(0),
    await completeMission(1),
  ];
  const { id: versionId } = await fetchDesign(firstCertificateId);
  expect((await fetchDesign(secondCertificateId)).id).toBe(versionId);
  const listResponse = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: company.learner.token,
  });
  expect(listResponse.json).toMatchObject([
    { mission: { certificate_template_id: versionId } },
    { mission: { certificate_template_id: versionId } },
  ]);

  const path = `${TEMPLATES}/${versionId}`;
  const versionResponse = await sendRestRequest(testApiUrl.url, path, {
    token: company.learner.token,
  });
  expect(versionResponse).toMatchObject({
    status: 200,
    json: { id: versionId, name: 'Antes', favorite: false },
  });
  const list = (await sendRestRequest(testApiUrl.url, TEMPLATES, { token })).json as Design[];
  expect(list.map((template) => template.id)).toEqual([id]);
  const responses = await Promise.all([
    updateTemplate(versionId, {}),
    setFavorite(versionId),
    deleteTemplate(versionId),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  const stranger = await createCompany(testApiUrl.url);
  expect(
    (await sendRestRequest(testApiUrl.url, path, { token: stranger.admin.token })).status,
  ).toBe(404);

  await updateTemplate(id, { name: 'Depois' });
  await updateTemplate(id, { name: 'Antes' });
  expect((await fetchDesign(await completeMission(2))).id).toBe(versionId);
});

test('keeps an image that an issued certificate shows', async () => {
  const raw_image = `data:image/png;base64,${PNG}`;
  const { json } = await sendRestRequest(testApiUrl.url, TEMPLATES, {
    token,
    body: createTemplateBody({ raw_image }),
  });
  const { id, background_image } = json as Design;
  const firstId = await completeMission(0);
  await updateTemplate(id, {});
  expect((await fetch(background_image)).status).toBe(200);
  expect(await fetchDesign(firstId)).toMatchObject({ background_image });
  expect(await fetchDesign(await completeMission(1))).toMatchObject({ background_image: '' });
});

test('lists how many certificates and missions use each template', async () => {
  const first = await storeTemplate(testApiUrl.url, token, { name: 'Primeiro' });
  const second = await storeTemplate(testApiUrl.url, token, { name: 'Segundo' });
  const listUsage = async () =>
    (
      (await sendRestRequest(testApiUrl.url, TEMPLATES, { token })).json as {
        id: string;
        usage: object;
      }[]
    ).map((template) => [template.id, template.usage]);
  expect(await listUsage()).toEqual([
    [first, { certificates: 0, missions: 0 }],
    [second, { certificates: 0, missions: 0 }],
  ]);
  await assignTemplate(0, second);
  await completeMission(0);
  await completeMission(1);
  await updateTemplate(first, { name: 'Outro' });
  await completeMission(2);
  expect(await listUsage()).toEqual([
    [first, { certificates: 2, missions: 0 }],
    [second, { certificates: 1, missions: 1 }],
  ]);
});

test('issues certificates with a stored design during concurrent template changes', async () => {
  const ids = [
    await storeTemplate(testApiUrl.url, token, { name: 'Um' }),
    await storeTemplate(testApiUrl.url, token, { name: 'Dois' }),
  ];
  const writes = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? setFavorite(ids[(index / 2) % 2] ?? '')
      : updateTemplate(ids[0] ?? '', { name: `Um ${index}` }),
  );
  const earnings = Array.from({ length: 12 }, () =>
    storeCertificates(testApiUrl.url, company.learner.id, 1),
  );
  await Promise.all(writes);
  for (const [id] of await Promise.all(earnings))
    expect((await fetchDesign(id ?? '')).name).toMatch(/^(?:Um|Dois)/);
});

test('returns keeps_issued_designs in the settings', async () => {
  const path = `/workspace/v1/companies/${company.company_id}/settings`;
  const { json } = await sendRestRequest(testApiUrl.url, path, { token });
  expect(json).toMatchObject({ keeps_issued_designs: true });
});
