import { call, newCompany, type Person } from '../servers/testing/calls.ts';
import { api } from '../servers/testing/testApi.ts';
import { completeLearning, loadLearning, loadUser, RefusedByPlatform } from './platformApi.ts';

test.each([
  ['es-ES', 'en-US', 'es'],
  [null, 'en-US', 'en'],
  ['fr-FR', 'en-US', 'en'],
  [null, null, null],
  ['fr', 'de', null],
])('who prefers %s in a company of %s begins in %s', async (language, company, begins) => {
  const { company_id } = await newCompany(api.url, { language: company });
  const body = { company_id, role: 'learner', name: 'Rui Leitor', language };
  const { json } = await call(api.url, '/control/users', { body });
  const { token } = json as Person;
  await expect(loadUser(api.url, token)).resolves.toEqual({
    token,
    name: 'Rui Leitor',
    isAdmin: false,
    language: begins,
  });
});

test('a token that nobody has is refused with 401', async () => {
  const refusal = loadUser(api.url, 'nobody');
  await expect(refusal).rejects.toBeInstanceOf(RefusedByPlatform);
  await expect(refusal).rejects.toMatchObject({ status: 401 });
});

test('what was completed has the certificate that it earned', async () => {
  const { learner } = await newCompany(api.url);
  const offer = async () => (await loadLearning(api.url, learner.token)).missions;
  const { id = '', certificateId } = (await offer())[0] ?? {};
  expect(certificateId).toBeNull();
  const earned = await completeLearning(api.url, learner.token, 'missions', id);
  expect((await offer()).find((mission) => mission.id === id)?.certificateId).toBe(earned);
});
