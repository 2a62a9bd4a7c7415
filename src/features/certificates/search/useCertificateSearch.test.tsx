/** @jest-environment jest-fixed-jsdom */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { IntlProvider } from 'react-intl';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { catalog } from '#i18n/en.ts';
import { type PluginContext, ReactPluginContext } from '#session/pluginContext.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { certificatesSlice } from '../certificatesSlice.ts';
import { searchCertificates } from './searchCertificates.ts';
import { useCertificateSearch } from './useCertificateSearch.ts';

const listParams = {
  filter: { searchText: '', type: undefined, year: undefined },
  setParams: () => undefined,
};
const remainingPages = {
  after: undefined,
  cursor: undefined,
  certificates: [],
  isComplete: true,
  hasFailed: false,
  isMerged: false,
};
const context = {
  sessionCache: new SessionCache(),
  config: { CERTIFICATE_TIME_ZONE: 'UTC' },
} as PluginContext;

test('returns the same search until what it depends on changes', () => {
  const store = configureStore({
    reducer: combineReducers({
      certificates: certificatesSlice.reducer,
      missionsApi: missionsApi.reducer,
    }),
  });
  const { result, rerender } = renderHook(() => useCertificateSearch(listParams, 'list'), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={store}>
        <IntlProvider locale="en" messages={catalog.messages}>
          <ReactPluginContext value={context}>{children}</ReactPluginContext>
        </IntlProvider>
      </Provider>
    ),
  });
  act(() => result.current.onSearchLoad(searchCertificates));
  const search = result.current;
  rerender();
  expect(result.current).toBe(search);
  act(() => result.current.onRemainingPagesChange(remainingPages));
  expect(result.current).not.toBe(search);
});
