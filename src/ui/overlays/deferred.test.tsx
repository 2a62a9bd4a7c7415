/** @jest-environment jest-fixed-jsdom */
import userEvent from '@testing-library/user-event';

let unmount: () => void;
afterEach(() => unmount());

/**
 * Renders a DeferredMenu with newly imported modules, because a menu whose code is already loaded shows no placeholder.
 */
async function renderMenu() {
  jest.resetModules();
  const { render, screen, waitFor } = await import('@testing-library/react/pure');
  const { LanguageProvider } = await import('#i18n/LanguageProvider.tsx');
  const { AriaProvider } = await import('./AriaProvider.tsx');
  const { DeferredMenu } = await import('./deferred.tsx');
  const copy = { id: 'copy', label: 'Copy', icon: null, onAction: () => undefined };
  ({ unmount } = render(
    <LanguageProvider language="pt" timeZone="UTC">
      <AriaProvider>
        <DeferredMenu label="More" actions={[copy]} />
      </AriaProvider>
    </LanguageProvider>,
  ));
  const placeholder = await screen.findByRole('button', { name: 'More' });
  expect(placeholder).not.toHaveAttribute('aria-haspopup');
  return { screen, placeholder, waitFor };
}

test('DeferredMenu keeps the focus on its button when it is loaded', async () => {
  const { screen, placeholder } = await renderMenu();
  placeholder.focus();
  await screen.findByRole('button', { name: 'More', expanded: false });
  expect(placeholder).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('DeferredMenu opens when loaded if its button was pressed, and restores the focus', async () => {
  const { screen, placeholder, waitFor } = await renderMenu();
  placeholder.focus();
  placeholder.click();
  expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('DeferredMenu does not take the focus when it is loaded', async () => {
  const { screen } = await renderMenu();
  await screen.findByRole('button', { name: 'More', expanded: false });
  expect(document.body).toHaveFocus();
});
