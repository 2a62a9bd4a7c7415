/** @jest-environment jest-fixed-jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom';
import type { RoutedMountProps } from '#entries/contract.ts';
import type { ShellContext } from '../shellContext.ts';
import type { LoadRemote } from './federation.ts';
import { RemotePage } from './RemotePage.tsx';

/** Renders the page of the templates. @returns the props with which the plugin was mounted */
async function renderRemotePage(): Promise<RoutedMountProps> {
  let mountedProps: RoutedMountProps | undefined;
  const loadRemote = (() =>
    Promise.resolve((_element: HTMLElement, props: RoutedMountProps) => {
      mountedProps = props;
      return { update: () => undefined, unmount: () => undefined, canLeave: () => true };
    })) as unknown as LoadRemote;
  const context = {
    config: { plugin: {} },
    loadRemote,
    user: { token: 'token' },
    language: 'pt',
    t: String,
    setTitle: () => undefined,
    setLeaveGuard: () => undefined,
  } as unknown as ShellContext;
  window.history.replaceState(null, '', '/administration');
  render(
    <BrowserRouter>
      <Routes>
        <Route element={<Outlet context={context} />}>
          <Route
            path="/administration/*"
            element={<RemotePage module="TemplatesApp" basePath="/administration" />}
          />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
  await waitFor(() => expect(mountedProps).toBeDefined());
  return mountedProps as unknown as RoutedMountProps;
}

describe('RemotePage', () => {
  it('navigates below its address', async () => {
    const { navigate } = await renderRemotePage();
    act(() => navigate?.('/templates', { replace: true }));
    expect(window.location.pathname).toBe('/administration/templates');
  });

  it('does not return to its address if the user has left it', async () => {
    const { navigate } = await renderRemotePage();
    window.history.pushState(null, '', '/company');
    act(() => navigate?.('/templates', { replace: true }));
    expect(window.location.pathname).toBe('/company');
  });

  it('scrolls to the top of another screen, but not when only the query changes', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { navigate } = await renderRemotePage();
    act(() => navigate?.('/templates', { replace: false }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    act(() => navigate?.('/templates?statement=chosen', { replace: false }));
    act(() => navigate?.('/templates?year=2025', { replace: true }));
    act(() => navigate?.('/templates', { replace: false }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    act(() => navigate?.('/editor', { replace: false }));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
