/** @jest-environment jest-fixed-jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expectConsoleWarning } from '#testing/console.ts';
import { parseColorModeOverride, saveColorMode, readColorMode } from './colorMode.ts';
import { colorModeForced, hostSlice, hostSettingsChanged } from './hostSlice.ts';
import { useColorMode } from './useColorMode.ts';

const key = 'certificates-color-mode';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('readColorMode and saveColorMode', () => {
  test.each(['system', 'light', 'dark'] as const)('store %s in localStorage', (mode) => {
    saveColorMode(key, mode);
    expect(localStorage.getItem(key)).toBe(mode);
    expect(readColorMode(key)).toBe(mode);
  });

  test.each([null, '', 'sepia', '"dark"', 'DARK'])('ignore the stored value %j', (stored) => {
    if (stored !== null) localStorage.setItem(key, stored);
    expect(readColorMode(key)).toBeUndefined();
  });

  test('do not throw when storage is blocked', () => {
    const throwBlocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwBlocked);
    expect(() => saveColorMode(key, 'dark')).not.toThrow();
    expect(readColorMode(key)).toBeUndefined();
  });

  test('do not throw when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => saveColorMode(key, 'dark')).not.toThrow();
    expect(readColorMode(key)).toBeUndefined();
  });
});

describe('parseColorModeOverride', () => {
  test.each(['light', 'dark'] as const)('returns %s', (mode) =>
    expect(parseColorModeOverride(mode)).toBe(mode),
  );

  test('returns null when the screen requests none', () => {
    expect(parseColorModeOverride(undefined)).toBeNull();
  });

  test('ignores `system` with a console warning', () => {
    expectConsoleWarning(/ "system"/, 1);
    expect(parseColorModeOverride('system')).toBeNull();
  });
});

/** Mocks `matchMedia` with a system colour mode that the test can change. */
function mockSystemColorMode(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark, media: '', onchange: null });
  let listeners = 0;
  const { addEventListener, removeEventListener } = query;
  query.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(query, args);
  };
  query.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(query, args);
  };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(query, { media, addListener: () => {}, removeListener: () => {} }),
    );
  return {
    countListeners: () => listeners,
    setDark: (dark: boolean): void =>
      act(() => {
        query.matches = dark;
        query.dispatchEvent(new Event('change'));
      }),
  };
}

function ColorMode() {
  return <p>{useColorMode()}</p>;
}

function renderColorMode() {
  const store = configureStore({ reducer: { host: hostSlice.reducer } });
  const view = render(
    <Provider store={store}>
      <ColorMode />
    </Provider>,
  );
  return {
    ...view,
    dispatch: (action: Parameters<typeof store.dispatch>[0]): void =>
      act(() => {
        store.dispatch(action);
      }),
  };
}

describe('useColorMode', () => {
  test('follows changes of the operating system with `system`', () => {
    const system = mockSystemColorMode(true);
    renderColorMode();
    expect(screen.getByText('dark')).toBeVisible();
    system.setDark(false);
    expect(screen.getByText('light')).toBeVisible();
    system.setDark(true);
    expect(screen.getByText('dark')).toBeVisible();
  });

  test('returns the preference rather than the mode of the system', () => {
    const system = mockSystemColorMode(true);
    const { dispatch } = renderColorMode();
    dispatch(hostSettingsChanged({ colorMode: 'light' }));
    expect(screen.getByText('light')).toBeVisible();
    system.setDark(false);
    system.setDark(true);
    expect(screen.getByText('light')).toBeVisible();
  });

  test('returns the mode forced by a screen', () => {
    mockSystemColorMode(false);
    const { dispatch } = renderColorMode();
    dispatch(colorModeForced('dark'));
    expect(screen.getByText('dark')).toBeVisible();
    dispatch(colorModeForced(null));
    expect(screen.getByText('light')).toBeVisible();
  });

  test('removes its listener on unmount', () => {
    const system = mockSystemColorMode(false);
    const { unmount } = renderColorMode();
    expect(system.countListeners()).toBe(1);
    unmount();
    expect(system.countListeners()).toBe(0);
  });
});
