import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  storeTemplate,
  type TestCompany,
} from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

const fetchCertificate = (id: string, token?: string) =>
  sendRestRequest(
    testApiUrl.url,
    `/missions/certificates/${id}`,
    token === undefined ? {} : { token },
  );

async function earnMissionCertificate(company: TestCompany): Promise<string> {
  const certificates = [{ type: 'MISSION', name: 'Ética', workload: 90, recycled: true }];
  const [id] = await storeCertificates(testApiUrl.url, company.learner.id, certificates);
  return id ?? '';
}

test('returns all fields of a certificate to its owner and their administrators', async () => {
  const company = await createCompany(testApiUrl.url);
  const id = await earnMissionCertificate(company);
  const ownerResponse = await fetchCertificate(id, company.learner.token);
  expect(ownerResponse.json).toMatchObject({
    id,
    type: 'MISSION',
    company_id: company.company_id,
    user_id: company.learner.id,
    mission: { name: 'Ética', workload: 90, enrollment_id: expect.any(String) as string },
    content: null,
    is_from_recycled_mission: true,
    user: { name: company.learner.name },
    company: { name: 'Companhia de Teste' },
    validation_id: id,
  });
  expect((await fetchCertificate(id, company.admin.token)).json).toEqual(ownerResponse.json);
});

test('returns a certificate without identifiers to anyone else', async () => {
  const company = await createCompany(testApiUrl.url);
  const stranger = await createCompany(testApiUrl.url);
  const id = await earnMissionCertificate(company);
  const publicResponse = await fetchCertificate(id);
  expect(publicResponse).toMatchObject({
    status: 200,
    json: { user: { name: company.learner.name } },
  });
  const text = JSON.stringify(publicResponse.json);
  expect(text).not.toContain(company.learner.id);
  expect(text).not.toContain(company.company_id);
  expect(text).not.toContain('enrollment_id');
  for (const token of [stranger.learner.token, stranger.admin.token, 'nobody']) {
    expect((await fetchCertificate(id, token)).json).toEqual(publicResponse.json);
  }
});

test('answers 404 for an unknown certificate and 403 for a deactivated company', async () => {
  expect((await fetchCertificate('no-such-certificate')).status).toBe(404);
  const blocked = await createCompany(testApiUrl.url, { show_certificates: false });
  expect((await fetchCertificate(await earnMissionCertificate(blocked))).status).toBe(403);
});

test("returns the default template in the company's color when there is none", async () => {
  const company = await createCompany(testApiUrl.url, { primary_color: '#123ABC' });
  const { json } = await fetchCertificate(await earnMissionCertificate(company));
  expect(json).toMatchObject({
    template: {
      name: 'New Template ✏️',
      layout: 'Layout1',
      favorite: false,
      colors: { title: '123ABC', content: '323f47' },
    },
    registered_data: {},
  });
});

test('returns the template with exactly the registered data that its texts use', async () => {
  const company = await createCompany(testApiUrl.url);
  const blank = ['', '', ''];
  const ptBr = [
    '{{user.email}} {{ mission.workload }}',
    '{{mission.grade}}',
    '{{__proto__}} {{x.y}} {{company.name}}',
  ];
  await storeTemplate(testApiUrl.url, company.admin.token, {
    name: 'Favorito',
    custom_fields: { ptBr, enUs: blank, esEs: ['', '{{user.name}}', ''] },
  });
  const { json } = await fetchCertificate(await earnMissionCertificate(company));
  expect(json).toMatchObject({ template: { name: 'Favorito', favorite: false } });
  expect((json as { registered_data: unknown }).registered_data).toEqual({
    'user.email': expect.stringContaining('@') as string,
    'mission.workload': 90,
    'mission.grade': null,
    'user.name': company.learner.name,
    'company.name': 'Companhia de Teste',
  });
});

test('returns user metadata that a text uses and that is active', async () => {
  const metadata = ['Cargo', 'Turno'].map((name) => ({ name, color: null, value: `${name} 1` }));
  const settings = { metadata: [...metadata, { ...metadata[0], active: false }] };
  const company = await createCompany(testApiUrl.url, settings);
  const [role, , hidden] = company.metadata_ids.map((id) => `user.meta.${id}`);
  const blank = ['', '', ''];
  await storeTemplate(testApiUrl.url, company.admin.token, {
    custom_fields: { ptBr: blank, enUs: [`{{${role}}}`, '', `{{${hidden}}}`], esEs: blank },
  });
  const { json } = await fetchCertificate(await earnMissionCertificate(company));
  expect(json).toMatchObject({ registered_data: { [role ?? '']: 'Cargo 1' } });
  expect(Object.keys((json as { registered_data: object }).registered_data)).toEqual([role]);
});

test('lists at most the 1,000 newest certificates', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const earnedIds = await storeCertificates(testApiUrl.url, learner.id, 1005);
  const { json } = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: learner.token,
  });
  expect((json as { id: string }[]).map(({ id }) => id)).toEqual(earnedIds.slice(0, 1000));
});

test('lists new certificates immediately, with and without compression', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const fetchList = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    return sendRestRequest(testApiUrl.url, '/missions/certificates', {
      token: learner.token,
      headers,
    });
  };
  expect((await fetchList('gzip')).json).toEqual([]);
  const content = { name: 'Ética "1"', workload: null, grade: 9.5, thumb_url: null };
  const certificates = [{ type: 'CONTENT', ...content, completed_at: '2025-02-03T04:05:06.070Z' }];
  const [id] = await storeCertificates(testApiUrl.url, learner.id, certificates);
  const [plain, gzipped] = [await fetchList('identity'), await fetchList('gzip')];
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  expect(gzipped.json).toEqual(plain.json);
  const completed_at = '2025-02-03T04:05:06.070Z';
  expect(plain.json).toMatchObject([{ id, mission: null, content: { ...content, completed_at } }]);
  const [next] = await storeCertificates(testApiUrl.url, learner.id, 1);
  expect(await fetchList('gzip')).toMatchObject({ json: [{ id: next }, { id }] });
});
