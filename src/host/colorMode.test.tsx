/** @jest-environment jest-fixed-jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { forcedColorModeOf, keepColorMode, readColorMode } from './colorMode.ts';
import { colorModeForced, hostSlice, hostWished } from './hostSlice.ts';
import { useColorMode } from './useColorMode.ts';

const key = 'certificates-color-mode';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the preference is kept in local storage', () => {
  test.each(['system', 'light', 'dark'] as const)('%s', (mode) => {
    keepColorMode(key, mode);
    expect(localStorage.getItem(key)).toBe(mode);
    expect(readColorMode(key)).toBe(mode);
  });

  test.each([null, '', 'sepia', '"dark"', 'DARK'])('%j is no preference', (kept) => {
    if (kept !== null) localStorage.setItem(key, kept);
    expect(readColorMode(key)).toBeUndefined();
  });

  test('where storage is blocked there is none, and nothing breaks', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    expect(() => keepColorMode(key, 'dark')).not.toThrow();
    expect(readColorMode(key)).toBeUndefined();
  });

  test('where storage is full the preference is not kept, and nothing breaks', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => keepColorMode(key, 'dark')).not.toThrow();
    expect(readColorMode(key)).toBeUndefined();
  });
});

describe('the colour mode a page may force', () => {
  test.each(['light', 'dark'] as const)('is %s', (mode) =>
    expect(forcedColorModeOf(mode)).toBe(mode),
  );

  test('is none when it asks for none', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(forcedColorModeOf(undefined)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is not `system`: that is ignored and only produces a console warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(forcedColorModeOf('system')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('system');
  });
});

/** An operating system whose setting can be changed. */
function fakeSystem(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark, media: '', onchange: null });
  let listeners = 0;
  const { addEventListener, removeEventListener } = query;
  query.addEventListener = (...change: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(query, change);
  };
  query.removeEventListener = (...change: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(query, change);
  };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(query, { media, addListener: () => {}, removeListener: () => {} }),
    );
  return {
    listeners: () => listeners,
    turn: (dark: boolean): void =>
      act(() => {
        query.matches = dark;
        query.dispatchEvent(new Event('change'));
      }),
  };
}

function Mode() {
  return <p>{useColorMode()}</p>;
}

function show() {
  const store = configureStore({ reducer: { host: hostSlice.reducer } });
  const view = render(
    <Provider store={store}>
      <Mode />
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

describe('the mode drawn', () => {
  test('follows the operating system with `system`, live', () => {
    const system = fakeSystem(true);
    show();
    expect(screen.getByText('dark')).toBeVisible();
    system.turn(false);
    expect(screen.getByText('light')).toBeVisible();
    system.turn(true);
    expect(screen.getByText('dark')).toBeVisible();
  });

  test('is the preference, whatever the system says', () => {
    const system = fakeSystem(true);
    const { dispatch } = show();
    dispatch(hostWished({ colorMode: 'light' }));
    expect(screen.getByText('light')).toBeVisible();
    system.turn(false);
    system.turn(true);
    expect(screen.getByText('light')).toBeVisible();
  });

  test('is the one that a page forces', () => {
    fakeSystem(false);
    const { dispatch } = show();
    dispatch(colorModeForced('dark'));
    expect(screen.getByText('dark')).toBeVisible();
    dispatch(colorModeForced(null));
    expect(screen.getByText('light')).toBeVisible();
  });

  test('leaves no listener behind', () => {
    const system = fakeSystem(false);
    const { unmount } = show();
    expect(system.listeners()).toBe(1);
    unmount();
    expect(system.listeners()).toBe(0);
  });
});
