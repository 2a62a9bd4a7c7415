/** @jest-environment jest-fixed-jsdom */
import { ApiError } from '#data/apiError.ts';
import { signInWithToken } from '#session/signInWithToken.ts';
import { expectConsoleError } from '#testing/console.ts';
import { createCompany } from '#testing/platform.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';

test('createMount calls onForbidden for a 403 of a query service only while a user is signed in', async () => {
  expectConsoleError(/^ApiError: Socket closed with event 4403/, 2);
  const onForbidden = jest.fn();
  const { context, store, stop } = createTestMount({ onForbidden });
  const error = new ApiError('network', 'Socket closed with event 4403 forbidden', { status: 403 });
  context.onQueryError(error, 'listUserCertificates', 0);
  expect(onForbidden).not.toHaveBeenCalled();
  const { learner } = await createCompany();
  await store.dispatch(signInWithToken(learner.token));
  context.onQueryError(error, 'listUserCertificates', 0);
  expect(onForbidden).toHaveBeenCalledTimes(1);
  stop();
  jest.restoreAllMocks();
});
