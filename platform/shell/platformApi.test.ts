import { sendRestRequest, createCompany, type TestUser } from '../servers/testing/calls.ts';
import { testApiUrl } from '../servers/testing/testApi.ts';
import { postCompletion, loadOfferedCourses, loadUser, PlatformError } from './platformApi.ts';

test.each([
  ['es-ES', 'en-US', 'es'],
  [null, 'en-US', 'en'],
  ['fr-FR', 'en-US', 'en'],
  [null, null, null],
  ['fr', 'de', null],
])(
  'loads a user who prefers %s in a company with %s with the language %s',
  async (language, companyLanguage, expected) => {
    const { company_id } = await createCompany(testApiUrl.url, { language: companyLanguage });
    const body = { company_id, role: 'learner', name: 'Rui Leitor', language };
    const { json } = await sendRestRequest(testApiUrl.url, '/control/users', { body });
    const { token } = json as TestUser;
    await expect(loadUser(testApiUrl.url, token)).resolves.toEqual({
      token,
      name: 'Rui Leitor',
      isAdmin: false,
      language: expected,
    });
  },
);

test('rejects an unknown token with 401', async () => {
  const request = loadUser(testApiUrl.url, 'nobody');
  await expect(request).rejects.toBeInstanceOf(PlatformError);
  await expect(request).rejects.toMatchObject({ status: 401 });
});

test('loads a completed mission with the certificate it earned', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const loadMissions = async () =>
    (await loadOfferedCourses(testApiUrl.url, learner.token)).missions;
  const { id = '', certificateId } = (await loadMissions())[0] ?? {};
  expect(certificateId).toBeNull();
  const earnedId = await postCompletion(testApiUrl.url, learner.token, 'missions', id);
  expect((await loadMissions()).find((mission) => mission.id === id)?.certificateId).toBe(earnedId);
});
