/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import type { ApiError } from '#api/apiError.ts';
import { ServicesContext } from '#api/services.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { clearCookies } from '#testing/cookies.ts';
import { type Company, createCompany } from '#testing/platform.ts';
import { startMount } from '#testing/mount/startMount.ts';
import { selectUser } from './sessionSlice.ts';
import { SigningIn } from './SigningIn.tsx';
import { SignInPage } from './SignInPage.tsx';

/** What the error view is told. */
function Failure() {
  return <p role="alert">{(useRouteError() as ApiError).status}</p>;
}

let company: Company;
let mount: ReturnType<typeof startMount>;

beforeEach(async () => {
  clearCookies();
  company = await createCompany();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  mount.stop();
  jest.restoreAllMocks();
});

/** The page as the second address of this tab. @param token the link's */
function show(search: string, token?: string) {
  let given = token;
  const takeSignInToken = jest.fn(() => {
    const taken = given;
    given = undefined;
    return taken;
  });
  mount = startMount({
    session: {
      read: () => Promise.resolve(undefined),
      write: () => undefined,
      clear: () => undefined,
      takeSignInToken,
    },
  });
  const { store } = mount;
  const routes: RouteObject[] = [
    { path: '/signin', element: <SignInPage />, errorElement: <Failure /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', `/signin${search}`] });
  render(
    <Provider store={store}>
      <ServicesContext value={mount.services}>
        <LanguageProvider language="pt" timeZone="America/Sao_Paulo">
          <RouterProvider router={router} />
        </LanguageProvider>
      </ServicesContext>
    </Provider>,
  );
  return { router, store, takeSignInToken };
}

describe('a sign-in link', () => {
  test('signs in, then takes the place of its address with where it leads', async () => {
    const { router, store, takeSignInToken } = show('?page=preview&id=4', company.learner.token);
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/preview/4');
    expect(selectUser(store.getState())?.id).toBe(company.learner.id);
    expect(takeSignInToken).toHaveBeenCalledTimes(1);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test.each([
    ['without a token', undefined],
    ['whose token nobody has', 'nobody'],
  ])('%s fails on screen, and leads nowhere', async (_name, token) => {
    const { router } = show('', token);
    expect(await screen.findByRole('alert')).toHaveTextContent('401');
    expect(router.state.location.pathname).toBe('/signin');
  });

  test('of a mount that is gone before the answer leads nowhere', async () => {
    const { router, store } = show('?page=templates', company.admin.token);
    mount.stop();
    await waitFor(() => expect(store.getState().workspaceApi.queries).toEqual({}));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(router.state.location.pathname).toBe('/signin');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('while the session begins', () => {
  const showWait = () => {
    mount = startMount();
    return render(
      <LanguageProvider language="pt" timeZone="America/Sao_Paulo">
        <h2>Beside it</h2>
        <SigningIn />
      </LanguageProvider>,
    );
  };
  afterEach(() => jest.useRealTimers());

  test('nothing stands there for 300 ms, then a status that says so, and that it is slow', async () => {
    const { unmount } = showWait();
    await screen.findByRole('heading', { name: 'Beside it' });
    unmount();
    jest.useFakeTimers();
    showWait();
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent('Estamos preparando');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3700));
    expect(screen.getByRole('status')).toHaveTextContent('Está demorando mais do que o normal.');
  });

  test('a quick one leaves no timer behind', async () => {
    const { unmount } = showWait();
    await screen.findByRole('heading', { name: 'Beside it' });
    unmount();
    jest.useFakeTimers();
    const view = showWait();
    view.unmount();
    // The texts, asked for anew, are there already.
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
