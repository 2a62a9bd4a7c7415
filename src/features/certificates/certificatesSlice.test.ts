import { configureStore } from '@reduxjs/toolkit';
import type { CertificatePage } from '#data/graphql/listUserCertificates.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { createCertificate } from '#testing/certificates.ts';
import {
  certificatesSlice,
  orderChanged,
  selectIsEmpty,
  selectLoadState,
  selectOrderBy,
  selectView,
  selectViewType,
  viewReset,
} from './certificatesSlice.ts';
import type { CertificateListName } from './certificatesState.ts';
import {
  loadUserMetadata,
  loadCertificatePage,
  refreshCertificateView,
} from './loadCertificates.ts';

const { reducer, getInitialState } = certificatesSlice;

const createWithId = (id: string): Certificate => createCertificate({ id });

const createRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => createWithId(String(from + index)));

function createPage(
  certificates: Certificate[],
  more: Partial<CertificatePage> = {},
): CertificatePage {
  const cursor = certificates.at(-1)?.id;
  return {
    certificates,
    received: certificates.length,
    isPartial: false,
    ...(cursor && { cursor }),
    ...more,
  };
}

/** Creates a reducer whose requests the test starts and answers, in any order. */
function createHarness() {
  let certificates = getInitialState();
  const apply = (action: Parameters<typeof reducer>[1]) => {
    certificates = reducer(certificates, action);
  };
  const getState = () => ({ certificates });
  return {
    apply,
    request: (requestId: string, view: CertificateListName = 'list') =>
      apply(loadCertificatePage.pending(requestId, { view })),
    respond: (
      requestId: string,
      page: CertificatePage,
      view: CertificateListName = 'list',
      limit = 10,
    ) => apply(loadCertificatePage.fulfilled(page, requestId, { view, limit })),
    fail: (requestId: string, view: CertificateListName = 'list') =>
      apply(loadCertificatePage.rejected(new Error('down'), requestId, { view })),
    refresh: (requestId: string, page: CertificatePage, view: CertificateListName = 'list') => {
      apply(refreshCertificateView.pending(requestId, { view }));
      apply(refreshCertificateView.fulfilled(page, requestId, { view }));
    },
    getIds: (view: CertificateListName = 'list') =>
      selectView(getState(), view).certificates.map(({ id }) => id),
    getCanLoadMore: (view: CertificateListName = 'list') =>
      selectView(getState(), view).canLoadMore,
    getLoadState: (view: CertificateListName = 'list') => selectLoadState(getState(), view),
    getState,
  };
}

describe('certificatesSlice', () => {
  test('starts as an empty list sorted by creation, newest first', () => {
    const { getState, getIds, getCanLoadMore } = createHarness();
    expect(selectOrderBy(getState())).toEqual({ field: 'created_at', direction: 'desc' });
    expect(selectViewType(getState())).toBe('list');
    for (const view of ['list', 'missions', 'contents'] as const) {
      expect([getIds(view), getCanLoadMore(view)]).toEqual([[], false]);
    }
    expect(getState().certificates).toMatchObject({ preview: {}, list: [], companyMetadata: [] });
  });

  test('appends a full page and allows loading more', () => {
    const { request, respond, getIds, getCanLoadMore } = createHarness();
    request('a');
    respond('a', createPage(createRange(1, 10)));
    request('b');
    respond('b', createPage(createRange(11, 20)));
    expect(getIds()).toEqual(createRange(1, 20).map(({ id }) => id));
    expect(getCanLoadMore()).toBe(true);
  });

  test('stops after a page shorter than the page size', () => {
    const { request, respond, getCanLoadMore } = createHarness();
    request('a');
    respond('a', createPage(createRange(1, 9)));
    expect(getCanLoadMore()).toBe(false);
  });

  test('accepts another page size for the missions section', () => {
    const { request, respond, getCanLoadMore } = createHarness();
    request('a', 'missions');
    respond('a', createPage(createRange(1, 4)), 'missions', 4);
    expect([getCanLoadMore('missions'), getCanLoadMore('contents')]).toEqual([true, false]);
  });

  test('counts dropped elements for the page size and the cursor', () => {
    const { request, respond, getCanLoadMore, getLoadState } = createHarness();
    request('a');
    respond('a', { certificates: createRange(1, 8), received: 10, cursor: '10', isPartial: true });
    expect([getCanLoadMore(), getLoadState().cursor]).toEqual([true, '10']);
  });

  test('removes duplicate certificates', () => {
    const { request, respond, getIds } = createHarness();
    request('a');
    respond('a', createPage(createRange(1, 10)));
    request('b');
    respond(
      'b',
      createPage([...createRange(9, 10), ...createRange(11, 12), ...createRange(12, 12)]),
    );
    expect(getIds()).toEqual(createRange(1, 12).map(({ id }) => id));
  });

  test('merges a partial order and resets the list', () => {
    const { apply, request, respond, getIds, getCanLoadMore, getLoadState, getState } =
      createHarness();
    request('a');
    respond('a', createPage(createRange(1, 10)));
    apply(orderChanged({ direction: 'asc' }));
    expect(selectOrderBy(getState())).toEqual({ field: 'created_at', direction: 'asc' });
    expect([getIds(), getCanLoadMore(), getLoadState().isLoaded, getLoadState().cursor]).toEqual([
      [],
      false,
      false,
      null,
    ]);
  });

  test('ignores a late response to a previous order', () => {
    const { apply, request, respond, fail, getIds, getLoadState } = createHarness();
    request('old');
    apply(orderChanged({ field: 'name' }));
    request('new');
    respond('old', createPage(createRange(1, 10)));
    expect([getIds(), getLoadState().requestId]).toEqual([[], 'new']);
    fail('old');
    expect(getLoadState().error).toBeNull();
    respond('new', createPage(createRange(21, 22)));
    expect(getIds()).toEqual(['21', '22']);
  });

  test('resets only the given view', () => {
    const { apply, request, respond, getIds, getCanLoadMore } = createHarness();
    for (const view of ['missions', 'contents'] as const) {
      request(view, view);
      respond(view, createPage(createRange(1, 10)), view);
    }
    apply(viewReset('missions'));
    expect([getIds('missions'), getCanLoadMore('missions')]).toEqual([[], false]);
    expect([getIds('contents').length, getCanLoadMore('contents')]).toEqual([10, true]);
  });

  test('keeps the certificates when a page fails and clears the error with the next page', () => {
    const { request, respond, fail, getIds, getLoadState } = createHarness();
    request('a');
    respond('a', createPage(createRange(1, 10)));
    request('b');
    fail('b');
    expect([getIds().length, getLoadState().error !== null, getLoadState().requestId]).toEqual([
      10,
      true,
      null,
    ]);
    request('c');
    respond('c', createPage(createRange(11, 12)));
    expect([getIds().length, getLoadState().error]).toEqual([12, null]);
  });

  test('reports an empty grid once both sections are loaded and empty', () => {
    const { request, respond, getState } = createHarness();
    request('a', 'missions');
    respond('a', createPage([]), 'missions');
    expect(selectIsEmpty(getState(), 'grid')).toBe(false);
    request('b', 'contents');
    respond('b', createPage([]), 'contents');
    expect(selectIsEmpty(getState(), 'grid')).toBe(true);
  });

  test('stores the company metadata', () => {
    const { apply, getState } = createHarness();
    const tag = {
      id: '1',
      name: 'Region',
      type: null,
      active: true,
      color: null,
      isMetadataInAudienceRule: false,
    };
    apply(loadUserMetadata.fulfilled([tag], 'a', undefined));
    expect(getState().certificates.companyMetadata).toEqual([tag]);
  });
});

describe('refreshView', () => {
  test('puts newly earned certificates in front of the loaded pages', () => {
    const { request, respond, refresh, getIds, getLoadState } = createHarness();
    request('a');
    respond('a', createPage(createRange(11, 20)));
    refresh('r', createPage([createWithId('new'), ...createRange(11, 19)]));
    expect(getIds()).toEqual(['new', ...createRange(11, 20).map(({ id }) => id)]);
    expect(getLoadState().cursor).toBe('20');
  });

  test('replaces the pages if the refreshed page does not overlap them', () => {
    const { request, respond, refresh, getIds, getCanLoadMore, getLoadState } = createHarness();
    request('a');
    respond('a', createPage(createRange(11, 15)));
    refresh('r', createPage(createRange(1, 10)));
    expect(getIds()).toEqual(createRange(1, 10).map(({ id }) => id));
    expect([getCanLoadMore(), getLoadState().cursor]).toEqual([true, '10']);
  });

  test('ignores a refreshed page that arrives after a change of order', () => {
    const { apply, request, respond, getIds } = createHarness();
    request('a');
    respond('a', createPage(createRange(1, 2)));
    apply(refreshCertificateView.pending('r', { view: 'list' }));
    apply(orderChanged({ field: 'name' }));
    apply(refreshCertificateView.fulfilled(createPage(createRange(7, 8)), 'r', { view: 'list' }));
    expect(getIds()).toEqual([]);
  });
});

describe('loadPage', () => {
  test('does nothing while a page of the view is loading', async () => {
    const store = configureStore({ reducer: { certificates: reducer } });
    store.dispatch(loadCertificatePage.pending('first', { view: 'list' }));
    const dispatch = store.dispatch as unknown as (
      thunk: ReturnType<typeof loadCertificatePage>,
    ) => ReturnType<ReturnType<typeof loadCertificatePage>>;
    const second = await dispatch(loadCertificatePage({ view: 'list' }));
    expect(loadCertificatePage.rejected.match(second) && second.meta.condition).toBe(true);
    expect(selectLoadState(store.getState(), 'list').requestId).toBe('first');
  });
});
