/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/mount/renderApp.ts';
import {
  type Company,
  createCompany,
  getRequests,
  giveCertificates,
  injectFault,
} from '#testing/platform.ts';

let company: Company;
let id = '';
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany({ language: 'en' });
  [id = ''] = await giveCertificates(company.learner, [{ type: 'MISSION', name: 'Safety' }]);
});

afterEach(() => stop());

/** Answers the request for the plain list with one certificate. */
const respondWithList = (fields: object) =>
  injectFault(company, 'GET /certificates', {
    times: 1,
    status: 200,
    content_type: 'application/json',
    body: JSON.stringify([{ id, type: 'MISSION', mission: { name: 'Safety' }, ...fields }]),
  });

async function renderHome() {
  // Replaces the clipboard of the browser, too.
  const user = userEvent.setup();
  stop = renderApp('/en', { token: company.learner.token }).stop;
  const button = await screen.findByRole('button', { name: 'Copy ID: Safety' });
  // The number of certificates is that of the plain list.
  await screen.findAllByText(/^1 certificate/);
  return { user, button, writeText: jest.spyOn(navigator.clipboard, 'writeText') };
}

const listPaths = async () => (await getRequests(company.company_id)).map(({ path }) => path);

/** The text is in the toast and in the live region. */
const waitForToast = (text: string) => screen.findAllByText(text);

test('copies the validation ID in the plain list without another request', async () => {
  await respondWithList({ validation_id: 'VAL-123456' });
  const { user, button, writeText } = await renderHome();
  await user.click(button);
  await waitForToast('ID copied.');
  expect(writeText).toHaveBeenCalledWith('VAL-123456');
  expect(await listPaths()).not.toContain(`/missions/certificates/${id}`);
});

test('requests the certificate if the plain list has no validation ID', async () => {
  await respondWithList({});
  const { user, button, writeText } = await renderHome();
  await user.click(button);
  await waitForToast('ID copied.');
  expect(writeText).toHaveBeenCalledWith(id);
  expect(await listPaths()).toContain(`/missions/certificates/${id}`);
});

test('shows the ID if the browser does not allow copying', async () => {
  await respondWithList({ validation_id: 'VAL-123456' });
  const { user, button, writeText } = await renderHome();
  writeText.mockRejectedValue(new Error('No.'));
  await user.click(button);
  await waitForToast('The ID could not be copied.');
  expect(screen.getByText('VAL-123456')).toBeInTheDocument();
});
