/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import type { ApiError } from '#data/apiError.ts';
import { ReactPluginContext } from './pluginContext.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { expectConsoleError } from '#testing/console.ts';
import { clearCookies } from '#testing/cookies.ts';
import { type Company, createCompany } from '#testing/platform.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';
import { selectUser } from './sessionSlice.ts';
import { SigningInStatus } from './SigningInStatus.tsx';
import { SignInPage } from './SignInPage.tsx';

function ErrorStatus() {
  return <p role="alert">{(useRouteError() as ApiError).status}</p>;
}

let company: Company;
let mount: ReturnType<typeof createTestMount>;

beforeEach(async () => {
  clearCookies();
  company = await createCompany();
});
afterEach(() => {
  mount.stop();
  jest.restoreAllMocks();
});

/** Renders the sign-in page as the second entry of the history. @param token token of the sign-in link */
function renderSignInPage(search: string, token?: string) {
  let pendingToken = token;
  const takeSignInToken = jest.fn(() => {
    const token = pendingToken;
    pendingToken = undefined;
    return token;
  });
  mount = createTestMount({
    sessionStore: {
      read: () => Promise.resolve(undefined),
      write: () => undefined,
      clear: () => undefined,
      takeSignInToken,
    },
  });
  const { store } = mount;
  const routes: RouteObject[] = [
    { path: '/signin', element: <SignInPage />, errorElement: <ErrorStatus /> },
    { path: '*', element: <h1>Other screen</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', `/signin${search}`] });
  render(
    <Provider store={store}>
      <ReactPluginContext value={mount.context}>
        <LanguageProvider language="pt" timeZone="America/Sao_Paulo">
          <RouterProvider router={router} />
        </LanguageProvider>
      </ReactPluginContext>
    </Provider>,
  );
  return { router, store, takeSignInToken };
}

describe('SignInPage', () => {
  test('signs in, then replaces its history entry with the target of the link', async () => {
    const { router, store, takeSignInToken } = renderSignInPage(
      '?page=preview&id=4',
      company.learner.token,
    );
    await screen.findByRole('heading', { name: 'Other screen' });
    expect(router.state.location.pathname).toBe('/preview/4');
    expect(selectUser(store.getState())?.id).toBe(company.learner.id);
    expect(takeSignInToken).toHaveBeenCalledTimes(1);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test.each([
    ['no token', undefined],
    ['an unknown token', 'unknown'],
  ])('shows an error and does not navigate for %s', async (_name, token) => {
    // React and its router log errors that reach an error element.
    expectConsoleError(/^(?:React Router caught .*)?ApiError: /s, 2);
    const { router } = renderSignInPage('', token);
    expect(await screen.findByRole('alert')).toHaveTextContent('401');
    expect(router.state.location.pathname).toBe('/signin');
  });

  test('does not navigate if the plugin is unmounted before the response', async () => {
    const { router, store } = renderSignInPage('?page=templates', company.admin.token);
    mount.stop();
    await waitFor(() => expect(store.getState().workspaceApi.queries).toEqual({}));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/signin');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('SigningInStatus', () => {
  const renderStatus = () => {
    mount = createTestMount();
    return render(
      <LanguageProvider language="pt" timeZone="America/Sao_Paulo">
        <h2>Sibling</h2>
        <SigningInStatus />
      </LanguageProvider>,
    );
  };
  afterEach(() => jest.useRealTimers());

  test('shows a status after 300 ms, and later that it takes long', async () => {
    const { unmount } = renderStatus();
    await screen.findByRole('heading', { name: 'Sibling' });
    unmount();
    jest.useFakeTimers();
    renderStatus();
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent('Estamos preparando');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3700));
    expect(screen.getByRole('status')).toHaveTextContent('Está demorando mais do que o normal.');
  });

  test('clears its timers when unmounted early', async () => {
    const { unmount } = renderStatus();
    await screen.findByRole('heading', { name: 'Sibling' });
    unmount();
    jest.useFakeTimers();
    const view = renderStatus();
    view.unmount();
    // The messages are already loaded, so this only settles their promise.
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
