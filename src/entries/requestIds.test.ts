/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '#testing/console.ts';
import { mountInHost, unmountAll } from '#testing/mount/mountInHost.ts';
import { type Company, createCompany, injectFault } from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import type { PluginEvent } from './contract.ts';
import { mount as mountPrint } from './PrintView.tsx';

let company: Company;
let events: PluginEvent[];
let errorCodes: string[];

beforeEach(async () => {
  company = await createCompany();
  events = [];
  errorCodes = [];
});
afterEach(unmountAll);

const callbacks = {
  onEvent: (event: PluginEvent) => void events.push(event),
  onError: (_error: Error, code: string) => void errorCodes.push(code),
};
const openHome = () =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', ...callbacks });
/** Lists the codes of failed calls and the ids of their requests. */
const listFailedCalls = () =>
  events.flatMap(({ name, code, requestId }) =>
    name === 'call-failed' ? [[code, requestId]] : [],
  );

const requestId = 'proxy-1.A_b';
const headers = { 'x-request-id': requestId };

test('the error view shows the id of the failed request, and onError and onEvent get the same id', async () => {
  await injectFault(company, 'GET /users/current', { status: 500, headers, times: 1 });
  openHome();
  await screen.findByText(new RegExp(`código ${requestId}\\.`));
  expect(errorCodes).toEqual([requestId]);
  expect(listFailedCalls()).toEqual([['currentUser:500', requestId]]);
});

test.each(['', 'two words', '<b>', 'x'.repeat(65)])(
  'the error view shows a random code if the id of the response is %j',
  async (unusableId) => {
    const fault = { status: 500, headers: { 'x-request-id': unusableId }, times: 1 };
    await injectFault(company, 'GET /users/current', fault);
    openHome();
    await screen.findByText(/código [0-9a-f]{8}\./);
    expect(errorCodes).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
    expect(listFailedCalls()).toEqual([['currentUser:500', undefined]]);
  },
);

describe('an event has the id of a request whose response', () => {
  const tooLong = `{"list":[${'0,'.repeat(100_000)}0]}`;

  test.each([
    ['is not JSON', { body: '<p>' }],
    ['has another shape', { body: '{}' }],
    ['is too long', { body: tooLong }],
  ])('%s', async (_description, fault) => {
    await injectFault(company, 'GET /users/current', { ...fault, headers, times: 1 });
    openHome();
    await waitFor(() => expect(listFailedCalls()).toEqual([[expect.any(String), requestId]]));
  });

  test.each([
    ['has an error status', { status: 500 }],
    ['is not JSON', { body: '<p>' }],
    ['has errors', { body: '{"errors":[{"message":"no"}]}' }],
    ['has another shape', { body: '{"data":{"certificates":5},"errors":[]}' }],
    ['is too long', { body: tooLong }],
  ])('%s, from a GraphQL service', async (_description, fault) => {
    expectConsoleError(/^ApiError: /, 1);
    await injectFault(company, 'POST /missions/graphql', { ...fault, headers, times: 1 });
    openHome();
    await waitFor(() => expect(listFailedCalls()).toEqual([[expect.any(String), requestId]]));
  });

  test.each([
    ['has an error status', { status: 500 }],
    ['is not JSON', { body: '<p>' }],
    ['has another shape', { body: '[]' }],
    ['is too long', { body: tooLong }],
  ])('to a request of PrintView %s', async (_description, fault) => {
    const all = { ...company, company_id: '*' };
    const certificateId = `missing-${company.company_id}`;
    await injectFault(all, `GET /certificates/${certificateId}`, { ...fault, headers, times: 1 });
    mountInHost(mountPrint, { certificateId, ...callbacks });
    await waitFor(() => expect(listFailedCalls()).toEqual([[expect.any(String), requestId]]));
  });
});
