/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAdditionalMessages, loadCatalog } from '#i18n/catalog.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { AriaLocaleAndPortalProvider } from '#ui/overlays/AriaLocaleAndPortalProvider.tsx';
import { FieldSearch } from './FieldSearch.tsx';
import type { RegisteredField } from './useRegisteredFields.ts';

const fields: RegisteredField[] = [
  { key: 'company.name', source: 'company', label: 'Company name' },
  { key: 'user.name', source: 'user', label: 'Name' },
  { key: 'mission.workload', source: 'mission', label: 'Workload', example: '8 h' },
];
const onChoose = jest.fn<undefined, [RegisteredField]>();
const onHostKey = jest.fn<undefined, [string]>();

beforeAll(async () => {
  await loadAdditionalMessages('admin');
  await loadCatalog('en');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  document.addEventListener('keydown', ({ key }) => onHostKey(key));
});
afterEach(() => {
  onChoose.mockClear();
  onHostKey.mockClear();
});

const getSearchField = () => screen.getByRole('combobox');

function renderSearch() {
  render(
    <LanguageProvider language="en" timeZone="UTC">
      <AriaLocaleAndPortalProvider>
        <FieldSearch fields={fields} label="Add a registered data" onChoose={onChoose} />
      </AriaLocaleAndPortalProvider>
    </LanguageProvider>,
  );
}

/** Returns the label of the option that `aria-activedescendant` of the search field names. */
function getActiveLabel() {
  const id = getSearchField().getAttribute('aria-activedescendant');
  const active = screen.queryByRole('option', { selected: true });
  expect(active?.id ?? null).toBe(id);
  return active?.textContent;
}

test('moves between the options in their order on screen with the arrow keys, and chooses one with Enter', async () => {
  const user = userEvent.setup();
  renderSearch();
  const searchField = getSearchField();
  expect(searchField).toHaveFocus();
  expect(getActiveLabel()).toBeUndefined();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(getActiveLabel()).toBe('Name');
  await user.keyboard('{ArrowUp}');
  expect(getActiveLabel()).toBe('Company name');
  await user.keyboard('{ArrowUp}');
  expect(getActiveLabel()).toBe('Workload8 h');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls.map(([{ key }]) => key)).toEqual(['user.name']);
  expect(searchField).toHaveFocus();
});

test('makes the first match active while the user types, and none when the search is empty again', async () => {
  const user = userEvent.setup();
  renderSearch();
  const searchField = getSearchField();
  await user.keyboard('name');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Company name',
  ]);
  expect(getActiveLabel()).toBe('Name');
  await user.clear(searchField);
  expect(getActiveLabel()).toBeUndefined();
  await user.keyboard('xyz{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No results found');
  expect(searchField).toHaveAttribute('aria-expanded', 'false');
  expect(onChoose).not.toHaveBeenCalled();
});

test('chooses a clicked option and keeps the focus in the search field', async () => {
  const user = userEvent.setup();
  renderSearch();
  const searchField = getSearchField();
  await user.click(screen.getByRole('option', { name: 'Workload 8 h' }));
  expect(onChoose.mock.calls.map(([{ key }]) => key)).toEqual(['mission.workload']);
  expect(searchField).toHaveFocus();
});

test('hides typed keys from the host, except for Escape and Tab, which the panel handles', async () => {
  const user = userEvent.setup();
  renderSearch();
  await user.keyboard('/j{ArrowDown}{Escape}{Tab}');
  expect(onHostKey.mock.calls.flat()).toEqual(['Escape', 'Tab']);
});
