/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ListLink } from './ListLink.tsx';

/** Says where the router is, and looks for something there. */
function Finder() {
  const { pathname, search, state } = useLocation() as Location<string | null>;
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('?q=safety', { replace: true })}>
      {[pathname, search, state].join(' ')}
    </button>
  );
}

function show(basename: string) {
  const drawn = jest.fn();
  render(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <Finder />
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
  expect(screen.getByRole('button')).toHaveTextContent('/preview/7 from a row');
});

it('leaves to the browser what opens it elsewhere', async () => {
  show('/');
  const user = userEvent.setup();
  const left = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', left, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(left).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent.trim()).toBe('/');
});

it('is not drawn anew when the address changes', async () => {
  const drawn = show('/');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('/ ?q=safety');
  expect(drawn).toHaveBeenCalledTimes(1);
});
