/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakPlatform, createCompany, giveCertificates } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let stop: () => void = () => undefined;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Orders a PDF of everything, of which nothing can be had. @returns what is said of it */
async function failedOrder(names: readonly string[]): Promise<string | null> {
  const { company_id, learner } = await createCompany({ language: 'en' });
  await giveCertificates(
    learner,
    names.map((name, index) => ({
      type: 'CONTENT',
      name,
      completed_at: `2025-03-${30 - index}T15:00:00.000Z`,
    })),
  );
  await breakPlatform({ company_id, method: 'GET', path: '/certificates/', status: 500 });
  const user = userEvent.setup();
  ({ stop } = renderApp('/en', { token: learner.token }));
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: `Select all ${names.length}` }));
  await user.click(await screen.findByRole('button', { name: /Download PDF$/ }));
  return (await screen.findByText(/certificates are missing/)).textContent;
}

test('five that did not come are all named', async () => {
  expect(await failedOrder(['A', 'B', 'C', 'D', 'E'])).toBe(
    '5 certificates are missing: A, B, C, D, and E.',
  );
});

test('of more the first are named, and how many others there are', async () => {
  expect(await failedOrder(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    '7 certificates are missing: A, B, C, D, and 3 more.',
  );
});
