/** @jest-environment jest-fixed-jsdom */
import { ApiError } from '#api/apiError.ts';
import { login } from '#session/login.ts';
import { createCompany } from '#testing/platform.ts';
import { startMount } from '#testing/mount/startMount.ts';

test('a 403 of a query service leads to the forbidden page while somebody is signed in, not later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onForbidden = jest.fn();
  const { services, store, stop } = startMount({ onForbidden });
  const late = new ApiError('network', 'Socket closed with event 4403 forbidden', { status: 403 });
  services.onQueryError(late, 'listUserCertificates', 0);
  expect(onForbidden).not.toHaveBeenCalled();
  const { learner } = await createCompany();
  await store.dispatch(login(learner.token));
  services.onQueryError(late, 'listUserCertificates', 0);
  expect(onForbidden).toHaveBeenCalledTimes(1);
  stop();
  jest.restoreAllMocks();
});
