import { call, earn, newCompany, storeTemplate, type TestCompany } from '../testing/calls.ts';
import { api } from '../testing/testApi.ts';

const read = (id: string, token?: string) =>
  call(api.url, `/missions/certificates/${id}`, token === undefined ? {} : { token });

async function oneMission(company: TestCompany): Promise<string> {
  const wanted = [{ type: 'MISSION', name: 'Ética', workload: 90, recycled: true }];
  const [id] = await earn(api.url, company.learner.id, wanted);
  return id ?? '';
}

test('the owner and their administrators get a certificate in full', async () => {
  const company = await newCompany(api.url);
  const id = await oneMission(company);
  const own = await read(id, company.learner.token);
  expect(own.json).toMatchObject({
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
  expect((await read(id, company.admin.token)).json).toEqual(own.json);
});

test('anyone else gets what the paper says and nothing that identifies', async () => {
  const company = await newCompany(api.url);
  const stranger = await newCompany(api.url);
  const id = await oneMission(company);
  const open = await read(id);
  expect(open).toMatchObject({ status: 200, json: { user: { name: company.learner.name } } });
  const text = JSON.stringify(open.json);
  expect(text).not.toContain(company.learner.id);
  expect(text).not.toContain(company.company_id);
  expect(text).not.toContain('enrollment_id');
  for (const token of [stranger.learner.token, stranger.admin.token, 'nobody']) {
    expect((await read(id, token)).json).toEqual(open.json);
  }
});

test('an unknown certificate is 404, one of a company without certificates 403', async () => {
  expect((await read('no-such-certificate')).status).toBe(404);
  const blocked = await newCompany(api.url, { show_certificates: false });
  expect((await read(await oneMission(blocked))).status).toBe(403);
});

test("without templates the default one comes in the company's colour", async () => {
  const company = await newCompany(api.url, { primary_color: '#123ABC' });
  const { json } = await read(await oneMission(company));
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

test('the template comes resolved, with exactly the data that its texts use', async () => {
  const company = await newCompany(api.url);
  const blank = ['', '', ''];
  const ptBr = [
    '{{user.email}} {{ mission.workload }}',
    '{{mission.grade}}',
    '{{__proto__}} {{x.y}} {{company.name}}',
  ];
  await storeTemplate(api.url, company.admin.token, {
    name: 'Favorito',
    custom_fields: { ptBr, enUs: blank, esEs: ['', '{{user.name}}', ''] },
  });
  const { json } = await read(await oneMission(company));
  expect(json).toMatchObject({ template: { name: 'Favorito', favorite: false } });
  expect((json as { registered_data: unknown }).registered_data).toEqual({
    'user.email': expect.stringContaining('@') as string,
    'mission.workload': 90,
    'mission.grade': null,
    'user.name': company.learner.name,
    'company.name': 'Companhia de Teste',
  });
});

test('what the company keeps of its people comes where a text uses it and it is active', async () => {
  const metadata = ['Cargo', 'Turno'].map((name) => ({ name, color: null, value: `${name} 1` }));
  const settings = { metadata: [...metadata, { ...metadata[0], active: false }] };
  const company = await newCompany(api.url, settings);
  const [role, , hidden] = company.metadata_ids.map((id) => `user.meta.${id}`);
  const blank = ['', '', ''];
  await storeTemplate(api.url, company.admin.token, {
    custom_fields: { ptBr: blank, enUs: [`{{${role}}}`, '', `{{${hidden}}}`], esEs: blank },
  });
  const { json } = await read(await oneMission(company));
  expect(json).toMatchObject({ registered_data: { [role ?? '']: 'Cargo 1' } });
  expect(Object.keys((json as { registered_data: object }).registered_data)).toEqual([role]);
});

test('the list has at most the 1,000 newest', async () => {
  const { learner } = await newCompany(api.url);
  const earned = await earn(api.url, learner.id, 1005);
  const { json } = await call(api.url, '/missions/certificates', { token: learner.token });
  expect((json as { id: string }[]).map(({ id }) => id)).toEqual(earned.slice(0, 1000));
}, 20_000);

test('the list is always that of now, compressed or not', async () => {
  const { learner } = await newCompany(api.url);
  const list = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    return call(api.url, '/missions/certificates', { token: learner.token, headers });
  };
  expect((await list('gzip')).json).toEqual([]);
  const content = { name: 'Ética "1"', workload: null, grade: 9.5, thumb_url: null };
  const wanted = [{ type: 'CONTENT', ...content, completed_at: '2025-02-03T04:05:06.070Z' }];
  const [id] = await earn(api.url, learner.id, wanted);
  const [plain, zipped] = [await list('identity'), await list('gzip')];
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.json).toEqual(plain.json);
  const completed_at = '2025-02-03T04:05:06.070Z';
  expect(plain.json).toMatchObject([{ id, mission: null, content: { ...content, completed_at } }]);
  const [next] = await earn(api.url, learner.id, 1);
  expect(await list('gzip')).toMatchObject({ json: [{ id: next }, { id }] });
});
