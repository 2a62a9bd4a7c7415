/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '#testing/console.ts';
import { injectFault, createCompany, getRequests, giveCertificates } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

// First in the file: later tests find the code of selection mode loaded already.
test('has all checkboxes and the bar as soon as selection starts, and ends by Escape at once', async () => {
  const company = await createCompany({ language: 'en' });
  await giveCertificates(company.learner, 3);
  ({ stop } = renderApp('/en', { token: company.learner.token }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.getAllByRole('checkbox', { name: /^Select: / })).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Select all 3' })).toBeVisible();
  fireEvent.keyDown(screen.getByRole('region', { name: 'Selected certificates' }), {
    key: 'Escape',
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('selects no pages that are loaded after the selection has ended, and loads them once', async () => {
  const company = await createCompany({ language: 'en' });
  await giveCertificates(company.learner, 3);
  await injectFault(company, 'GET /certificates', { status: 500 });
  const user = userEvent.setup();
  ({ stop } = renderApp('/en', { token: company.learner.token }));
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const checkbox = await screen.findByRole('checkbox', { name: 'All' });
  await injectFault(company, 'POST listUserCertificates', { delay_ms: 300 });
  fireEvent.click(checkbox);
  fireEvent.click(checkbox);
  expect(checkbox).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(async () => {
    const bodies = (await getRequests(company.company_id)).map(({ body }) =>
      JSON.stringify(body ?? ''),
    );
    expect(bodies.filter((body) => body.includes('"limit":100'))).toHaveLength(1);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

/** Exports a PDF of certificates that all fail to load. @returns the error text */
async function exportFailingCertificates(names: readonly string[]): Promise<string | null> {
  const company = await createCompany({ language: 'en' });
  await giveCertificates(
    company.learner,
    names.map((name, index) => ({
      type: 'CONTENT',
      name,
      completed_at: `2025-03-${30 - index}T15:00:00.000Z`,
    })),
  );
  expectConsoleError(/^ApiError: Received status code 500/, names.length);
  await injectFault(company, 'GET /certificates/', { status: 500 });
  const user = userEvent.setup();
  ({ stop } = renderApp('/en', { token: company.learner.token }));
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: `Select all ${names.length}` }));
  await user.click(await screen.findByRole('button', { name: /Download PDF$/ }));
  return (await screen.findByText(/certificates are missing/)).textContent;
}

test('names all of five failed certificates', async () => {
  expect(await exportFailingCertificates(['A', 'B', 'C', 'D', 'E'])).toBe(
    '5 certificates are missing: A, B, C, D, and E.',
  );
});

test('names the first four of seven failed certificates and counts the others', async () => {
  expect(await exportFailingCertificates(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    '7 certificates are missing: A, B, C, D, and 3 more.',
  );
});
