/** @jest-environment jest-fixed-jsdom */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { hostSlice } from '#host/hostSlice.ts';
import { catalog } from '#i18n/en.ts';
import { ErrorView } from './ErrorView.tsx';

const renderError = (props: Partial<ComponentProps<typeof ErrorView>> = {}) =>
  render(
    <Provider store={configureStore({ reducer: combineReducers({ host: hostSlice.reducer }) })}>
      <IntlProvider locale="en" messages={catalog.messages}>
        <ErrorView code="2A6C-D9" onRetry={() => undefined} {...props} />
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

test('says that there is no connection instead of a missing file, and retries once it is back', () => {
  const onRetry = jest.fn();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderError({ isCodeLoadError: true, onRetry });
  expect(screen.getByText(/^The connection failed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  isOnline.mockRestore();
});
