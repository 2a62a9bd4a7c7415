/** @jest-environment jest-fixed-jsdom */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { createIntl, IntlProvider } from 'react-intl';
import { catalog } from '#i18n/en.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { certificatesSlice } from '../certificatesSlice.ts';
import { SearchContext } from '../search/index.ts';
import { searchCertificates } from '../search/searchCertificates.ts';
import type { CertificateSearch } from '../search/useCertificateSearch.ts';
import { useCertificatesForStatement } from './useCertificatesForStatement.ts';

const noFilter = { searchText: '', type: undefined, year: undefined };

/** Results of a search without words and filter, before the list has arrived. */
const emptySearch: CertificateSearch = {
  ...searchCertificates({
    filter: noFilter,
    plainList: [],
    remainingPages: undefined,
    order: { field: 'created_at', direction: 'desc' },
    viewType: 'list',
    intl: createIntl({ locale: 'en' }),
    timeZone: 'UTC',
  }),
  filter: noFilter,
  setParams: () => undefined,
  hasListRequestEnded: false,
  remainingPages: undefined,
  onRemainingPagesChange: () => undefined,
  onSearchLoad: () => undefined,
};

/** Renders the hook over a store that already has the response of `GET /certificates`, which has no certificates. */
async function renderSubject(search: CertificateSearch) {
  const store = configureStore({
    reducer: combineReducers({
      certificates: certificatesSlice.reducer,
      missionsApi: missionsApi.reducer,
    }),
    middleware: (getDefault) => getDefault().concat(missionsApi.middleware),
  });
  await store.dispatch(missionsApi.util.upsertQueryData('listCertificates', undefined, []));
  const handleEmpty = jest.fn();
  renderHook(() => useCertificatesForStatement('found', handleEmpty), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={store}>
        <IntlProvider locale="en" messages={catalog.messages}>
          <SearchContext value={search}>{children}</SearchContext>
        </IntlProvider>
      </Provider>
    ),
  });
  return handleEmpty;
}

test('waits for the search if its results are older than the list in the store', async () =>
  expect(await renderSubject(emptySearch)).not.toHaveBeenCalled());

test('reports that there is nothing to list once the search has the list', async () =>
  expect(await renderSubject({ ...emptySearch, hasListRequestEnded: true })).toHaveBeenCalledTimes(
    1,
  ));
