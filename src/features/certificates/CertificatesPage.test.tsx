/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostWished } from '#host/hostSlice.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  giveCertificates,
  mendPlatform,
  requestsOf,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

async function begin(certificates: number | readonly object[], settings: object = {}) {
  company = await createCompany({ language: 'en', ...settings });
  if (certificates !== 0) await giveCertificates(company.learner, certificates);
}

function show(token = company.learner.token) {
  const view = renderApp('/en', { token });
  stop = view.stop;
  return { ...view, user: userEvent.setup() };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const rows = (list = 'Certificates') =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const names = (list?: string) =>
  rows(list).map((row) => within(row).getAllByRole('link')[0]?.textContent);
const shown = (count: number, list?: string) =>
  waitFor(() => expect(rows(list)).toHaveLength(count));
const loadMore = () => screen.findByRole('button', { name: 'Load more' });

async function pagesAsked() {
  const requests = await requestsOf(company.company_id);
  return requests
    .map(({ body }) => body as { operationName?: string; variables?: object } | undefined)
    .filter((body) => body?.operationName === 'listUserCertificates')
    .map((body) => body?.variables);
}

describe('the list view', () => {
  test('loads ten at a time, none twice, until there are no more', async () => {
    await begin(23);
    const { user } = show();
    await shown(10);
    await user.dblClick(await loadMore());
    await shown(20);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: names()[10] ?? '' })).toHaveFocus(),
    );
    expect(await screen.findByText('10 more, 20 in total')).toBeInTheDocument();
    await user.click(await loadMore());
    await shown(23);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(new Set(names()).size).toBe(23);

    const first = { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 };
    const offset = expect.any(String) as string;
    expect(await pagesAsked()).toEqual([first, { ...first, offset }, { ...first, offset }]);
  });

  test('in another language is not asked for again', async () => {
    await begin(2);
    const { store } = show();
    await shown(2);
    act(() => void store.dispatch(hostWished({ hostLanguage: 'es' })));
    await waitFor(() => expect(rows('Certificados')).toHaveLength(2));
    expect(await pagesAsked()).toHaveLength(1);
  });

  test('another order begins anew and goes out upper-cased', async () => {
    await begin(['b', 'c', 'a'].map((name) => ({ type: 'CONTENT', name })));
    const { user } = show();
    await shown(3);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Sort:/ }), 'Name Z–A');
    await waitFor(() => expect(names()).toEqual(['c', 'b', 'a']));
    expect((await pagesAsked()).at(-1)).toEqual({
      order: { field: 'NAME', direction: 'DESC' },
      limit: 10,
    });
  });

  test('says of a certificate what is known of it', async () => {
    await begin([
      {
        type: 'CONTENT',
        name: 'Safety',
        workload: 510,
        grade: 9.5,
        completed_at: '2026-03-05T15:00:00.000Z',
      },
      { type: 'MISSION', name: 'Onboarding', recycled: true },
    ]);
    show();
    await shown(2);
    const row = (name: string) => rows().find((one) => within(one).queryByText(name));
    expect(row('Safety')).toHaveTextContent(/Content.*Mar 5, 2026.*8 h 30 min.*9\.5/);
    expect(row('Onboarding')).toHaveTextContent(/Mission.*Refresher.*No grade/);
    expect(screen.getByRole('link', { name: 'Preview: Safety' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/preview\/.+/),
    );
    expect(await screen.findByText('2 certificates · 8 h 30 min of workload')).toBeInTheDocument();
  });

  test('of a learner without certificates says so', async () => {
    await begin(0);
    show();
    expect(
      await screen.findByRole('heading', { name: "You don't have any certificates yet" }),
    ).toBeInTheDocument();
  });

  test('keeps hostile names and addresses as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await begin([{ type: 'MISSION', name, thumb_url: 'javascript:alert(1)' }]);
    show();
    await shown(1);
    expect(names()).toEqual([name]);
    expect(screen.queryByRole('presentation')).toBeNull();
  });
});

describe('the grid view', () => {
  test('has two sections by creation date, each with a load more of its own', async () => {
    const of = (type: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ type, name: `${type} ${String(index)}` }));
    await begin([...of('MISSION', 12), ...of('CONTENT', 2)]);
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    await shown(10, 'Missions');
    await shown(2, 'Contents');
    await user.click(await loadMore());
    await shown(12, 'Missions');
    expect(rows('Contents')).toHaveLength(2);
    const order = { field: 'CREATED_AT', direction: 'DESC' };
    expect(await pagesAsked()).toEqual(
      expect.arrayContaining([
        { type: 'MISSION', order, limit: 10 },
        { type: 'CONTENT', order, limit: 10 },
      ]),
    );
  });
});

describe('failures', () => {
  const lost = 'The connection failed. Nothing was lost.';
  const wrong = 'The service did not answer as it should. Nothing was lost.';

  test.each([
    ['a lost connection', { drop: true }, lost],
    ['status 500', { status: 500, body: '{"message":"no"}' }, wrong],
    ['an answer that is not JSON', { status: 200, body: '<h1>hello</h1>' }, wrong],
    ['neither data nor errors', { status: 200, body: '{}' }, wrong],
    ['the wrong shape', { status: 200, body: '{"data":{"certificates":7}}' }, wrong],
  ] as const)(
    'of the first page are said, and repeated on demand: %s',
    async (_name, fault, sentence) => {
      await begin(3);
      await breakPlatform({
        company_id: company.company_id,
        method: 'POST',
        path: 'listUserCertificates',
        content_type: 'application/json',
        ...fault,
      });
      const { user } = show();
      await screen.findByRole('heading', { name: 'Your certificates could not be loaded' });
      expect(screen.getByText(sentence)).toBeInTheDocument();
      await mendPlatform(company.company_id);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await shown(3);
    },
  );

  test('of a further page leave what is shown', async () => {
    await begin(12);
    const { user } = show();
    await shown(10);
    await breakPlatform({
      company_id: company.company_id,
      method: 'POST',
      path: 'listUserCertificates',
      status: 500,
      times: 1,
    });
    await user.click(await loadMore());
    expect(await screen.findByText('More could not be loaded.')).toBeInTheDocument();
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown(12);
  });

  test('beside some certificates keep those on screen', async () => {
    await begin(1);
    const broken = {
      id: 'one',
      type: 'MISSION',
      company_id: 'c',
      user_id: 'u',
      created_at: '2026-01-01T00:00:00Z',
      mission: { name: 'Came through' },
    };
    await breakPlatform({
      company_id: company.company_id,
      method: 'POST',
      path: 'listUserCertificates',
      status: 200,
      content_type: 'application/json',
      body: JSON.stringify({ data: { certificates: [broken, {}] }, errors: [{ message: 'boom' }] }),
    });
    show();
    await shown(1);
    expect(names()).toEqual(['Came through']);
    expect(screen.getByText(/something may be missing here/)).toBeInTheDocument();
  });
});

describe('around the certificates', () => {
  const metadata = [{ name: 'Leadership', color: '7C3AED', in_audience_rule: true }];

  test('the company attributes are tags, marked where an audience rule uses them', async () => {
    await begin(1, { metadata });
    show();
    fireEvent.click(await screen.findByText('Company attributes · 1'));
    const tags = screen.getByRole('list', { name: 'Company attributes' });
    expect(tags).toBeVisible();
    expect(within(tags).getByRole('listitem')).toHaveTextContent(
      /Leadership.*Used in an audience rule/,
    );
  });

  test('there are no tags when their call fails', async () => {
    await begin(1, { metadata });
    await breakPlatform({
      company_id: company.company_id,
      method: 'POST',
      path: 'listCompanyUserMetadata',
      status: 500,
    });
    show();
    await shown(1);
    await screen.findByText(/^1 certificate/);
    expect(screen.queryByText(/^Company attributes/)).toBeNull();
  });

  test('only an administrator is led to the templates', async () => {
    await begin(1);
    show();
    await shown(1);
    expect(screen.queryByRole('link', { name: 'Manage templates' })).toBeNull();
    stop();
    show(company.admin.token);
    expect(await screen.findByRole('link', { name: 'Manage templates' })).toHaveAttribute(
      'href',
      '/en/templates',
    );
  });
});
