/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { AriaLocaleAndPortalProvider } from './AriaLocaleAndPortalProvider.tsx';
import { Menu } from './Menu.tsx';

const actions = ['Copy', 'Delete'].map((label) => ({
  id: label,
  label,
  icon: null,
  onAction: () => undefined,
}));

async function showMenuButton() {
  render(
    <LanguageProvider language="pt" timeZone="UTC">
      <AriaLocaleAndPortalProvider>
        <Menu label="More" actions={actions} onLoadError={() => undefined} />
      </AriaLocaleAndPortalProvider>
    </LanguageProvider>,
  );
  return screen.findByRole('button', { name: 'More', expanded: false });
}

describe('Menu', () => {
  // Must be the first test, because the code stays loaded.
  test('opens once its code is loaded if the button was pressed before', async () => {
    const menuButton = await showMenuButton();
    fireEvent.click(menuButton);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton).toHaveFocus());
    expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  });

  test.each([
    ['{Enter}', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %s and focuses "%s"', async (key, label) => {
    const menuButton = await showMenuButton();
    menuButton.focus();
    await userEvent.keyboard(key);
    const action = await screen.findByRole('menuitem', { name: label });
    await waitFor(() => expect(action).toHaveFocus());
  });
});
