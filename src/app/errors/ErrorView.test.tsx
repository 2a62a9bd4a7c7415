/** @jest-environment jest-fixed-jsdom */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { hostSlice } from '#host/hostSlice.ts';
import { catalog } from '#i18n/en.ts';
import { ErrorView } from './ErrorView.tsx';

const renderError = () =>
  render(
    <Provider store={configureStore({ reducer: combineReducers({ host: hostSlice.reducer }) })}>
      <IntlProvider locale="en" messages={catalog.messages}>
        <ErrorView code="2A6C-D9" onRetry={() => undefined} />
      </IntlProvider>
    </Provider>,
  );

const queryCopyButton = () => screen.queryByRole('button', { name: 'Copy code' });

test('offers to copy the code only if the page has a clipboard', () => {
  const { unmount } = renderError();
  expect(screen.getByText(/2A6C-D9/)).toBeVisible();
  expect(queryCopyButton()).toBeNull();
  unmount();
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  renderError();
  expect(queryCopyButton()).toBeVisible();
});
