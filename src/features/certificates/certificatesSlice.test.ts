import { configureStore } from '@reduxjs/toolkit';
import type { CertificatePage } from '#api/query/listUserCertificates.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { certificateOf } from '#testing/certificates.ts';
import {
  certificatesSlice,
  orderChanged,
  selectIsEmpty,
  selectLoad,
  selectOrderBy,
  selectView,
  selectViewType,
  type ViewName,
  viewReset,
} from './certificatesSlice.ts';
import { loadMetadata, loadPage, refreshView } from './loadCertificates.ts';

const { reducer, getInitialState } = certificatesSlice;

const certificate = (id: string): Certificate => certificateOf({ id });

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => certificate(String(from + index)));

function page(certificates: Certificate[], more: Partial<CertificatePage> = {}): CertificatePage {
  const cursor = certificates.at(-1)?.id;
  return {
    certificates,
    received: certificates.length,
    isPartial: false,
    ...(cursor && { cursor }),
    ...more,
  };
}

/** The reducer with requests begun and answered by hand, in any order. */
function screen() {
  let certificates = getInitialState();
  const apply = (action: Parameters<typeof reducer>[1]) => {
    certificates = reducer(certificates, action);
  };
  const rooted = () => ({ certificates });
  return {
    apply,
    ask: (requestId: string, view: ViewName = 'list') =>
      apply(loadPage.pending(requestId, { view })),
    answer: (requestId: string, answer: CertificatePage, view: ViewName = 'list', limit = 10) =>
      apply(loadPage.fulfilled(answer, requestId, { view, limit })),
    fail: (requestId: string, view: ViewName = 'list') =>
      apply(loadPage.rejected(new Error('down'), requestId, { view })),
    refresh: (requestId: string, answer: CertificatePage, view: ViewName = 'list') => {
      apply(refreshView.pending(requestId, { view }));
      apply(refreshView.fulfilled(answer, requestId, { view }));
    },
    ids: (view: ViewName = 'list') => selectView(rooted(), view).certificates.map(({ id }) => id),
    canLoadMore: (view: ViewName = 'list') => selectView(rooted(), view).canLoadMore,
    load: (view: ViewName = 'list') => selectLoad(rooted(), view),
    rooted,
  };
}

describe('the state of the certificates screen', () => {
  test('begins as a list by creation, the newest first, with nothing in any view', () => {
    const { rooted, ids, canLoadMore } = screen();
    expect(selectOrderBy(rooted())).toEqual({ field: 'created_at', direction: 'desc' });
    expect(selectViewType(rooted())).toBe('list');
    for (const view of ['list', 'missions', 'contents'] as const) {
      expect([ids(view), canLoadMore(view)]).toEqual([[], false]);
    }
    expect(rooted().certificates).toMatchObject({ preview: {}, companyMetadata: [] });
  });

  test('a full page is appended and more can be loaded', () => {
    const { ask, answer, ids, canLoadMore } = screen();
    ask('a');
    answer('a', page(many(1, 10)));
    ask('b');
    answer('b', page(many(11, 20)));
    expect(ids()).toEqual(many(1, 20).map(({ id }) => id));
    expect(canLoadMore()).toBe(true);
  });

  test('a page shorter than the page size is the last', () => {
    const { ask, answer, canLoadMore } = screen();
    ask('a');
    answer('a', page(many(1, 9)));
    expect(canLoadMore()).toBe(false);
  });

  test('the mission grid may have another page size', () => {
    const { ask, answer, canLoadMore } = screen();
    ask('a', 'missions');
    answer('a', page(many(1, 4)), 'missions', 4);
    expect([canLoadMore('missions'), canLoadMore('contents')]).toEqual([true, false]);
  });

  test('elements dropped on arrival count for the page size and move the cursor', () => {
    const { ask, answer, canLoadMore, load } = screen();
    ask('a');
    answer('a', { certificates: many(1, 8), received: 10, cursor: '10', isPartial: true });
    expect([canLoadMore(), load().cursor]).toEqual([true, '10']);
  });

  test('a certificate that comes twice is shown once', () => {
    const { ask, answer, ids } = screen();
    ask('a');
    answer('a', page(many(1, 10)));
    ask('b');
    answer('b', page([...many(9, 10), ...many(11, 12), ...many(12, 12)]));
    expect(ids()).toEqual(many(1, 12).map(({ id }) => id));
  });

  test('a partial update of the order merges, and the list begins anew', () => {
    const { apply, ask, answer, ids, canLoadMore, load, rooted } = screen();
    ask('a');
    answer('a', page(many(1, 10)));
    apply(orderChanged({ direction: 'asc' }));
    expect(selectOrderBy(rooted())).toEqual({ field: 'created_at', direction: 'asc' });
    expect([ids(), canLoadMore(), load().loaded, load().cursor]).toEqual([[], false, false, null]);
  });

  test('a late answer to an old order is dropped', () => {
    const { apply, ask, answer, fail, ids, load } = screen();
    ask('old');
    apply(orderChanged({ field: 'name' }));
    ask('new');
    answer('old', page(many(1, 10)));
    expect([ids(), load().requestId]).toEqual([[], 'new']);
    fail('old');
    expect(load().failure).toBeNull();
    answer('new', page(many(21, 22)));
    expect(ids()).toEqual(['21', '22']);
  });

  test('a reset empties its own view only', () => {
    const { apply, ask, answer, ids, canLoadMore } = screen();
    for (const view of ['missions', 'contents'] as const) {
      ask(view, view);
      answer(view, page(many(1, 10)), view);
    }
    apply(viewReset('missions'));
    expect([ids('missions'), canLoadMore('missions')]).toEqual([[], false]);
    expect([ids('contents').length, canLoadMore('contents')]).toEqual([10, true]);
  });

  test('a failure keeps what is shown and is over once a page comes', () => {
    const { ask, answer, fail, ids, load } = screen();
    ask('a');
    answer('a', page(many(1, 10)));
    ask('b');
    fail('b');
    expect([ids().length, load().failure !== null, load().requestId]).toEqual([10, true, null]);
    ask('c');
    answer('c', page(many(11, 12)));
    expect([ids().length, load().failure]).toEqual([12, null]);
  });

  test('a grid is empty once both sections are known to be', () => {
    const { ask, answer, rooted } = screen();
    ask('a', 'missions');
    answer('a', page([]), 'missions');
    expect(selectIsEmpty(rooted(), 'grid')).toBe(false);
    ask('b', 'contents');
    answer('b', page([]), 'contents');
    expect(selectIsEmpty(rooted(), 'grid')).toBe(true);
  });

  test('the metadata list is what the call gave', () => {
    const { apply, rooted } = screen();
    const tag = {
      id: '1',
      name: 'Region',
      type: null,
      active: true,
      color: null,
      isMetadataInAudienceRule: false,
    };
    apply(loadMetadata.fulfilled([tag], 'a', undefined));
    expect(rooted().certificates.companyMetadata).toEqual([tag]);
  });
});

describe('coming back to the screen', () => {
  test('puts what was earned meanwhile in front and keeps the pages below', () => {
    const { ask, answer, refresh, ids, load } = screen();
    ask('a');
    answer('a', page(many(11, 20)));
    refresh('r', page([certificate('new'), ...many(11, 19)]));
    expect(ids()).toEqual(['new', ...many(11, 20).map(({ id }) => id)]);
    expect(load().cursor).toBe('20');
  });

  test('begins anew where the fresh page no longer touches the old ones', () => {
    const { ask, answer, refresh, ids, canLoadMore, load } = screen();
    ask('a');
    answer('a', page(many(11, 15)));
    refresh('r', page(many(1, 10)));
    expect(ids()).toEqual(many(1, 10).map(({ id }) => id));
    expect([canLoadMore(), load().cursor]).toEqual([true, '10']);
  });

  test('drops a fresh page that comes after a change of order', () => {
    const { apply, ask, answer, ids } = screen();
    ask('a');
    answer('a', page(many(1, 2)));
    apply(refreshView.pending('r', { view: 'list' }));
    apply(orderChanged({ field: 'name' }));
    apply(refreshView.fulfilled(page(many(7, 8)), 'r', { view: 'list' }));
    expect(ids()).toEqual([]);
  });
});

describe('asking for a page', () => {
  test('does nothing while the view already waits for one', async () => {
    const store = configureStore({ reducer: { certificates: reducer } });
    store.dispatch(loadPage.pending('first', { view: 'list' }));
    const dispatch = store.dispatch as unknown as (
      thunk: ReturnType<typeof loadPage>,
    ) => ReturnType<ReturnType<typeof loadPage>>;
    const second = await dispatch(loadPage({ view: 'list' }));
    expect(loadPage.rejected.match(second) && second.meta.condition).toBe(true);
    expect(selectLoad(store.getState(), 'list').requestId).toBe('first');
  });
});
