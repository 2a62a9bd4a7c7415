/** @jest-environment jest-fixed-jsdom */
import userEvent from '@testing-library/user-event';

let unmount: () => void;
afterEach(() => unmount());

/** With modules of its own each time: a menu that was loaded once is there at once. */
async function showMenu() {
  jest.resetModules();
  const { render, screen, waitFor } = await import('@testing-library/react/pure');
  const { LanguageProvider } = await import('#i18n/LanguageProvider.tsx');
  const { Kit } = await import('./Kit.tsx');
  const { LaterMenu } = await import('./later.tsx');
  const copy = { id: 'copy', label: 'Copy', icon: null, onAction: () => undefined };
  ({ unmount } = render(
    <LanguageProvider language="pt" timeZone="UTC">
      <Kit>
        <LaterMenu label="More" actions={[copy]} />
      </Kit>
    </LanguageProvider>,
  ));
  const standIn = await screen.findByRole('button', { name: 'More' });
  expect(standIn).not.toHaveAttribute('aria-haspopup');
  return { screen, standIn, waitFor };
}

test('who stands on the button before its menu is there stays on it', async () => {
  const { screen, standIn } = await showMenu();
  standIn.focus();
  await screen.findByRole('button', { name: 'More', expanded: false });
  expect(standIn).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('who pressed it before that has the menu, and comes back to the button', async () => {
  const { screen, standIn, waitFor } = await showMenu();
  standIn.focus();
  standIn.click();
  expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('who does neither is not moved', async () => {
  const { screen } = await showMenu();
  await screen.findByRole('button', { name: 'More', expanded: false });
  expect(document.body).toHaveFocus();
});
