/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { ListLink } from './ListLink.tsx';

/** Router's own view of where it is, and its way to go on. */
let router: { location: Location; navigate: NavigateFunction };

function Probe() {
  router = { location: useLocation(), navigate: useNavigate() };
  return null;
}

function show(basename: string) {
  const drawn = jest.fn();
  render(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <Probe />
      <Profiler id="link" onRender={drawn}>
        <ListLink to="/preview/7" state="from a row">
          Safety
        </ListLink>
      </Profiler>
    </MemoryRouter>,
  );
  return drawn;
}

const link = () => screen.getByRole('link', { name: 'Safety' });

it.each([
  ['/host/certificates', '/host/certificates/preview/7'],
  ['/', '/preview/7'],
])('leads to a screen below %s', async (basename, path) => {
  show(basename);
  expect(link()).toHaveAttribute('href', path);
  await userEvent.click(link());
  expect(router.location).toMatchObject({ pathname: '/preview/7', state: 'from a row' });
});

it('leaves to the browser what opens it elsewhere', async () => {
  show('/');
  const user = userEvent.setup();
  const left = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', left, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(left).toHaveBeenCalledTimes(1);
  expect(router.location.pathname).toBe('/');
});

it('is not drawn anew when the address changes', () => {
  const drawn = show('/');
  act(() => void router.navigate('?q=safety', { replace: true }));
  expect(router.location.search).toBe('?q=safety');
  expect(drawn).toHaveBeenCalledTimes(1);
});
