/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { LinkWithoutRerender } from './LinkWithoutRerender.tsx';

/** Component that shows the router's location, and changes the query of the URL on click. */
function LocationProbe() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('?q=safety', { replace: true })}>
      {[pathname, search].join(' ')}
    </button>
  );
}

function mountLink(basename: string) {
  const onRender = jest.fn();
  render(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <LocationProbe />
      <Profiler id="link" onRender={onRender}>
        <LinkWithoutRerender to="/preview/7">Safety</LinkWithoutRerender>
      </Profiler>
    </MemoryRouter>,
  );
  return onRender;
}

const getLink = () => screen.getByRole('link', { name: 'Safety' });

it.each([
  ['/host/certificates', '/host/certificates/preview/7'],
  ['/', '/preview/7'],
])('LinkWithoutRerender navigates to a screen below %s', async (basename, path) => {
  mountLink(basename);
  expect(getLink()).toHaveAttribute('href', path);
  await userEvent.click(getLink());
  expect(screen.getByRole('button')).toHaveTextContent('/preview/7');
});

it('LinkWithoutRerender leaves clicks with modifier keys to the browser', async () => {
  mountLink('/');
  const user = userEvent.setup();
  const onClick = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', onClick, { once: true });
  await user.keyboard('{Control>}');
  await user.click(getLink());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent.trim()).toBe('/');
});

it('LinkWithoutRerender does not render when the URL changes', async () => {
  const onRender = mountLink('/');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('/ ?q=safety');
  expect(onRender).toHaveBeenCalledTimes(1);
});
