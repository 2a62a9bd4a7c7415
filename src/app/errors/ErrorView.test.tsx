/** @jest-environment jest-fixed-jsdom */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { hostSlice } from '#host/hostSlice.ts';
import { catalog } from '#i18n/en.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { ErrorView } from './ErrorView.tsx';

const renderError = (props: Partial<ComponentProps<typeof ErrorView>> = {}) =>
  render(
    <Provider store={configureStore({ reducer: combineReducers({ host: hostSlice.reducer }) })}>
      <IntlProvider locale="en" messages={catalog.messages}>
        <div data-certs-root="">
          <LiveRegion />
          <ErrorView code="4f3a9c21" onRetry={() => undefined} {...props} />
        </div>
      </IntlProvider>
    </Provider>,
  );

const queryCopyButton = () => screen.queryByRole('button', { name: 'Copy code' });

test('offers to copy the code only if the page has a clipboard', () => {
  const { unmount } = renderError();
  expect(screen.getByText(/4f3a9c21/)).toBeVisible();
  expect(queryCopyButton()).toBeNull();
  unmount();
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  renderError();
  expect(queryCopyButton()).toBeVisible();
});

test('copies the code and announces it', async () => {
  // jsdom has no clipboard.
  const writeText = jest
    .fn()
    .mockRejectedValueOnce(new Error('denied'))
    .mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { container } = renderError();
  // A refused permission changes nothing.
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  expect(container).not.toHaveTextContent('Code copied.');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }));
  await screen.findByText('Code copied.');
  expect(writeText.mock.calls).toEqual([['4f3a9c21'], ['4f3a9c21']]);
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
