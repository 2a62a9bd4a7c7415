/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/mount/renderApp.ts';
import { createCompany, giveCertificates } from '#testing/platform.ts';

let stop: () => void = () => undefined;

afterEach(() => stop());

async function openHome(path: string) {
  const { learner } = await createCompany({ language: 'en' });
  const certificates = [
    ['b', 2],
    ['c', 3],
    ['a', 1],
  ].map(([name, day]) => ({ type: 'CONTENT', name, created_at: `2026-01-0${day}T12:00:00Z` }));
  await giveCertificates(learner, certificates);
  stop = renderApp(path, { token: learner.token }).stop;
  await screen.findByRole('columnheader', { name: 'Certificate' });
  return userEvent.setup();
}

const getButton = (name: string) => screen.getByRole('button', { name });
const getDirections = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
const expectNames = (names: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Certificates' }))
        .getAllByRole('listitem')
        .map((row) => within(row).getAllByRole('link')[0]?.textContent),
    ).toEqual(names),
  );

test('keeps text that was just typed in the search field', async () => {
  await openHome('/en?type=content');
  await expectNames(['c', 'b', 'a']);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'a' } });
  fireEvent.click(getButton('Certificate'));
  await expectNames(['a']);
  expect(field).toHaveValue('a');
  expect(getDirections()).toEqual(['ascending', 'none']);
});

test.each(['/en', '/en?type=content'])('sorts %s by the pressed column', async (path) => {
  const user = await openHome(path);
  await expectNames(['c', 'b', 'a']);
  expect(getDirections()).toEqual(['none', 'descending']);
  await user.click(getButton('Certificate'));
  await expectNames(['a', 'b', 'c']);
  await waitFor(() => expect(getButton('Certificate')).toHaveFocus());
  expect(getDirections()).toEqual(['ascending', 'none']);
  expect(screen.getByRole('combobox', { name: 'Sort:' })).toHaveValue('name');
  await user.keyboard('{Enter}');
  await expectNames(['c', 'b', 'a']);
  await waitFor(() => expect(getDirections()).toEqual(['descending', 'none']));
  await user.click(getButton('Completed'));
  await waitFor(() => expect(getDirections()).toEqual(['none', 'descending']));
  await user.click(getButton('Completed'));
  await expectNames(['a', 'b', 'c']);
  expect(getDirections()).toEqual(['none', 'ascending']);
});
