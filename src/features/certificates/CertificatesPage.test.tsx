/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sleep } from '#data/sleep.ts';
import { certificatesOnHomeKey } from '#documents/displayedCertificates.ts';
import { hostSettingsChanged } from '#host/hostSlice.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { endExpiredSession } from '#session/signInWithToken.ts';
import { signedOut } from '#session/sessionSlice.ts';
import {
  injectFault,
  type Company,
  createCompany,
  getPlatformUrl,
  giveCertificates,
  removeFaults,
  getRequests,
} from '#testing/platform.ts';
import { expectConsoleError, waitForExpectedCalls } from '#testing/console.ts';
import { renderApp } from '#testing/mount/renderApp.ts';
import {
  loadCertificatePage,
  loadUserMetadata,
  refreshCertificateView,
} from './loadCertificates.ts';

let company: Company;
let stop: () => void = () => undefined;

async function createLearner(certificates: number | readonly object[], settings: object = {}) {
  company = await createCompany({ language: 'en', ...settings });
  if (certificates !== 0) await giveCertificates(company.learner, certificates);
}

function renderHome(token = company.learner.token) {
  const view = renderApp('/en', { token });
  stop = view.stop;
  return { ...view, user: userEvent.setup() };
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const getRows = (list = 'Certificates') =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const getNames = (list?: string) =>
  getRows(list).map((row) => within(row).getAllByRole('link')[0]?.textContent);
const expectRowCount = (count: number, list?: string) =>
  waitFor(() => expect(getRows(list)).toHaveLength(count));
const findLoadMore = () => screen.findByRole('button', { name: 'Load more' });

async function getPageRequests() {
  const requests = await getRequests(company.company_id);
  return requests
    .map(({ body }) => body as { operationName?: string; variables?: object } | undefined)
    .filter((body) => body?.operationName === 'listUserCertificates')
    .map((body) => body?.variables);
}

describe('list view', () => {
  test('loads ten certificates at a time without duplicates until the last', async () => {
    await createLearner(23);
    const { user } = renderHome();
    await expectRowCount(10);
    await user.dblClick(await findLoadMore());
    await expectRowCount(20);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: getNames()[10] ?? '' })).toHaveFocus(),
    );
    expect(await screen.findByText('10 more, 20 in total')).toBeInTheDocument();
    await user.click(await findLoadMore());
    await expectRowCount(23);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(new Set(getNames()).size).toBe(23);

    const first = { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 };
    const offset = expect.any(String) as string;
    expect(await getPageRequests()).toEqual([first, { ...first, offset }, { ...first, offset }]);
  });

  test('moves from the search field to the first result, even if the results come later', async () => {
    await createLearner([
      { type: 'MISSION', name: 'First aid', created_at: '2026-01-02T12:00:00Z' },
      { type: 'MISSION', name: 'Welding', created_at: '2026-01-01T12:00:00Z' },
    ]);
    renderHome();
    await screen.findByRole('button', { name: 'Select' });
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'welding' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await expectRowCount(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Welding' })).toHaveFocus());
  });

  test('clears and then leaves the search field with Escape, even before the text is searched for', async () => {
    await createLearner(2);
    renderHome();
    await screen.findByRole('button', { name: 'Select' });
    const field = screen.getByRole('searchbox');
    field.focus();
    const typeAndPressEscape = () => {
      fireEvent.change(field, { target: { value: 'welding' } });
      fireEvent.keyDown(field, { key: 'Escape' });
    };
    // React renders the results only after both events.
    act(typeAndPressEscape);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await expectRowCount(2);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('does not load again when the language changes', async () => {
    await createLearner(2);
    const { store } = renderHome();
    await expectRowCount(2);
    act(() => void store.dispatch(hostSettingsChanged({ hostLanguage: 'es' })));
    await waitFor(() => expect(getRows('Certificados')).toHaveLength(2));
    expect(await getPageRequests()).toHaveLength(1);
  });

  test('resets the list when the order changes and sends the order in upper case', async () => {
    await createLearner(['b', 'c', 'a'].map((name) => ({ type: 'CONTENT', name })));
    const { user } = renderHome();
    await expectRowCount(3);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Sort:/ }), 'Name Z–A');
    await waitFor(() => expect(getNames()).toEqual(['c', 'b', 'a']));
    expect((await getPageRequests()).at(-1)).toEqual({
      order: { field: 'NAME', direction: 'DESC' },
      limit: 10,
    });
  });

  test('shows type, date, workload and grade of a certificate', async () => {
    await createLearner([
      {
        type: 'CONTENT',
        name: 'Safety',
        workload: 510,
        grade: 9.5,
        completed_at: '2026-03-05T15:00:00.000Z',
      },
      { type: 'MISSION', name: 'Onboarding', recycled: true },
    ]);
    renderHome();
    await expectRowCount(2);
    const getRow = (name: string) => getRows().find((row) => within(row).queryByText(name));
    expect(getRow('Safety')).toHaveTextContent(/Content.*Mar 5, 2026.*8 h 30 min.*9\.5/);
    expect(getRow('Onboarding')).toHaveTextContent(/Mission.*Refresher.*No grade/);
    expect(screen.getByRole('link', { name: 'Preview: Safety' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^${getPlatformUrl()}/en/preview/.+`)),
    );
    expect(await screen.findByText('2 certificates · 8 h 30 min of workload')).toBeInTheDocument();
  });

  test('shows an empty state to a learner without certificates', async () => {
    await createLearner(0);
    renderHome();
    expect(
      await screen.findByRole('heading', { name: "You don't have any certificates yet" }),
    ).toBeInTheDocument();
  });

  test('renders malicious names as text and ignores malicious image addresses', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await createLearner([{ type: 'MISSION', name, thumb_url: 'javascript:alert(1)' }]);
    renderHome();
    await expectRowCount(1);
    expect(getNames()).toEqual([name]);
    expect(screen.queryByRole('presentation')).toBeNull();
  });
});

test('stores the plain list and clears it with the session', async () => {
  await createLearner(3);
  const { store } = renderHome();
  const getListIds = () => store.getState().certificates.list.map(({ id }) => id);
  expect(getListIds()).toEqual([]);
  await waitFor(() => expect(getListIds()).toHaveLength(3));
  act(() => void store.dispatch(signedOut()));
  expect(getListIds()).toEqual([]);
});

test('requests of the page are not sent once the session has ended', async () => {
  await createLearner(1);
  const { store } = renderHome();
  await expectRowCount(1);
  await screen.findByText(/^1 certificate ·/);
  void store.dispatch(endExpiredSession());
  const actions = await Promise.all([
    store.dispatch(loadUserMetadata()),
    store.dispatch(loadCertificatePage({ view: 'list' })),
    store.dispatch(refreshCertificateView({ view: 'list' })),
  ]);
  for (const { meta } of actions) expect(meta).toMatchObject({ condition: true });
});

describe('grid view', () => {
  test('shows two sections by creation date and pages each separately', async () => {
    const createOfType = (type: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ type, name: `${type} ${String(index)}` }));
    await createLearner([...createOfType('MISSION', 12), ...createOfType('CONTENT', 2)]);
    const { user } = renderHome();
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    await expectRowCount(10, 'Missions');
    await expectRowCount(2, 'Contents');
    expect(await screen.findByText('10 of 12')).toBeVisible();
    await user.click(await findLoadMore());
    await expectRowCount(12, 'Missions');
    expect(screen.queryByText(/ of 12$/)).toBeNull();
    expect(getRows('Contents')).toHaveLength(2);
    const order = { field: 'CREATED_AT', direction: 'DESC' };
    expect(await getPageRequests()).toEqual(
      expect.arrayContaining([
        { type: 'MISSION', order, limit: 10 },
        { type: 'CONTENT', order, limit: 10 },
      ]),
    );
  });
});

test('stores the order of the grid for the preview only when its certificates change', async () => {
  await createLearner(['MISSION', 'CONTENT'].map((type) => ({ type, name: type })));
  const { user } = renderHome();
  await user.click(await screen.findByRole('radio', { name: 'Grid' }));
  await expectRowCount(1, 'Missions');
  await expectRowCount(1, 'Contents');
  const set = jest.spyOn(SessionCache.prototype, 'set');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await screen.findByRole('checkbox', { name: 'Select all 2' });
  expect(set.mock.calls.filter(([key]) => key === certificatesOnHomeKey)).toEqual([]);
});

describe('grid order', () => {
  const getOption = (name: string) => screen.getByRole('option', { name });
  const getOrderSelect = () => screen.getByRole('combobox', { name: /^Sort:/ });

  test('sorts by creation date in the selected direction when the list is sorted by name', async () => {
    await createLearner(['b', 'c', 'a'].map((name) => ({ type: 'CONTENT', name })));
    const { user } = renderHome();
    await expectRowCount(3);
    await user.selectOptions(getOrderSelect(), 'Name A–Z');
    await waitFor(() => expect(getNames()).toEqual(['a', 'b', 'c']));
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await expectRowCount(3, 'Contents');
    expect(getOrderSelect()).toHaveDisplayValue('Oldest first');
    const ascending = { order: { field: 'CREATED_AT', direction: 'ASC' }, limit: 10 };
    const pages = (await getPageRequests()).filter((page) => page && 'type' in page);
    expect(pages).toHaveLength(2);
    for (const type of ['MISSION', 'CONTENT']) expect(pages).toContainEqual({ type, ...ascending });
  });

  test('opens the list when an order by name is selected', async () => {
    await createLearner(['b', 'c', 'a'].map((name) => ({ type: 'CONTENT', name })));
    const { user } = renderHome();
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    await expectRowCount(3, 'Contents');
    expect(screen.queryByRole('option', { name: 'Name Z–A' })).toBeNull();
    await user.selectOptions(getOrderSelect(), getOption('Name Z–A (as list)'));
    await waitFor(() => expect(getNames()).toEqual(['c', 'b', 'a']));
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  });
});

describe('errors', () => {
  const connectionError = 'The connection failed. Nothing was lost.';
  const serviceError = 'The service did not respond as expected. Nothing was lost.';

  test.each([
    ['a lost connection', { drop: true }, connectionError],
    ['status 500', { status: 500, body: '{"message":"no"}' }, serviceError],
    ['an answer that is not JSON', { status: 200, body: '<h1>hello</h1>' }, serviceError],
    ['neither data nor errors', { status: 200, body: '{}' }, serviceError],
    ['the wrong shape', { status: 200, body: '{"data":{"certificates":7}}' }, serviceError],
  ] as const)('shows an error of the first page and retries: %s', async (_name, fault, message) => {
    expectConsoleError(/^ApiError: /);
    await createLearner(3);
    await injectFault(company, 'POST listUserCertificates', {
      content_type: 'application/json',
      ...fault,
    });
    const { user } = renderHome();
    await screen.findByRole('heading', { name: 'Your certificates could not be loaded' });
    expect(screen.getByText(message)).toBeInTheDocument();
    await removeFaults(company.company_id);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectRowCount(3);
  });

  test('keeps the rows when a further page fails', async () => {
    expectConsoleError(/^ApiError: .* status code 500/, 1);
    await createLearner(12);
    const { user } = renderHome();
    await expectRowCount(10);
    await injectFault(company, 'POST listUserCertificates', { status: 500, times: 1 });
    await user.click(await findLoadMore());
    expect(
      await screen.findByText('The next certificates could not be loaded.'),
    ).toBeInTheDocument();
    expect(getRows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectRowCount(12);
  });

  test('reports a failed refresh only while Home is open', async () => {
    expectConsoleError(/^ApiError: /);
    await createLearner(1);
    const { context, history } = renderHome();
    await expectRowCount(1);
    const showToast = jest.spyOn(context.sessionCache.toasts, 'show');
    const openHome = async () => {
      act(() => history.push('/en'));
      await expectRowCount(1);
    };
    const leaveHome = async () => {
      act(() => history.push('/en/unknown'));
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    };
    await leaveHome();
    const fault = { drop: true, delay_ms: 300 };
    await injectFault(company, 'POST listUserCertificates', fault);
    await openHome();
    await leaveHome();
    await waitForExpectedCalls();
    // The toast would follow the error within the same task.
    await act(() => sleep(0));
    expect(showToast).not.toHaveBeenCalled();
    await openHome();
    expect(await screen.findByText('No connection.')).toBeVisible();
  });

  test('shows the certificates of a partial response with a note', async () => {
    expectConsoleError(/^ApiError: boom/, 1);
    expectConsoleError(/^Left out what could not be read: id /, 1);
    await createLearner(1);
    const broken = {
      id: 'c1',
      type: 'MISSION',
      company_id: 'c',
      user_id: 'u',
      created_at: '2026-01-01T00:00:00Z',
      mission: { name: 'Came through' },
    };
    await injectFault(company, 'POST listUserCertificates', {
      status: 200,
      content_type: 'application/json',
      body: JSON.stringify({ data: { certificates: [broken, {}] }, errors: [{ message: 'boom' }] }),
    });
    renderHome();
    await expectRowCount(1);
    expect(getNames()).toEqual(['Came through']);
    expect(screen.getByText(/something may be missing here/)).toBeInTheDocument();
  });
});

describe('page around the certificates', () => {
  const metadata = [{ name: 'Leadership', color: '7C3AED', in_audience_rule: true }];

  test('shows company attributes as tags and marks those used in an audience rule', async () => {
    await createLearner(1, { metadata });
    renderHome();
    fireEvent.click(await screen.findByText('Company attributes · 1'));
    const tags = screen.getByRole('list', { name: 'Company attributes' });
    expect(tags).toBeVisible();
    expect(within(tags).getByRole('listitem')).toHaveTextContent(
      /Leadership.*Used in an audience rule/,
    );
  });

  test('shows no tags when their request fails', async () => {
    expectConsoleError(/^ApiError: .* status code 500/, 1);
    await createLearner(1, { metadata });
    await injectFault(company, 'POST listCompanyUserMetadata', { status: 500 });
    renderHome();
    await expectRowCount(1);
    await screen.findByText(/^1 certificate ·/);
    await waitForExpectedCalls();
    expect(screen.queryByText(/^Company attributes/)).toBeNull();
  });

  test('shows the templates link only to administrators', async () => {
    await createLearner(1);
    renderHome();
    await expectRowCount(1);
    expect(screen.queryByRole('link', { name: 'Manage templates' })).toBeNull();
    stop();
    renderHome(company.admin.token);
    expect(await screen.findByRole('link', { name: 'Manage templates' })).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/en/templates`,
    );
  });
});
