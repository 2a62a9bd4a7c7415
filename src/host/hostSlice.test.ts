import { configureStore } from '@reduxjs/toolkit';
import {
  colorModeForced,
  hostSlice,
  hostSettingsChanged,
  selectColorMode,
  selectForcedColorMode,
  selectHostLanguage,
  selectParentUrl,
} from './hostSlice.ts';

const createStore = () => configureStore({ reducer: { host: hostSlice.reducer } });

test('colour mode is system and the other settings are null initially', () => {
  const state = createStore().getState();
  expect(selectColorMode(state)).toBe('system');
  expect(selectForcedColorMode(state)).toBeNull();
  expect(selectParentUrl(state)).toBeNull();
  expect(selectHostLanguage(state)).toBeNull();
});

test('hostSettingsChanged does not change the colour mode while a screen forces one', () => {
  const { dispatch, getState } = createStore();
  dispatch(hostSettingsChanged({ colorMode: 'dark' }));
  dispatch(colorModeForced('light'));
  dispatch(hostSettingsChanged({ colorMode: 'system' }));
  expect(selectColorMode(getState())).toBe('dark');
  expect(selectForcedColorMode(getState())).toBe('light');
});

test('preferred colour mode is restored and can be changed after a screen stops forcing one', () => {
  const { dispatch, getState } = createStore();
  dispatch(hostSettingsChanged({ colorMode: 'dark' }));
  dispatch(colorModeForced('light'));
  dispatch(colorModeForced(null));
  expect(selectColorMode(getState())).toBe('dark');
  dispatch(hostSettingsChanged({ colorMode: 'light' }));
  expect(selectColorMode(getState())).toBe('light');
});

test('hostSettingsChanged sets and resets the parent URL and the host language', () => {
  const { dispatch, getState } = createStore();
  dispatch(
    hostSettingsChanged({ parentUrl: 'https://platform.example/learn', hostLanguage: 'es' }),
  );
  expect(selectParentUrl(getState())).toBe('https://platform.example/learn');
  expect(selectHostLanguage(getState())).toBe('es');
  dispatch(hostSettingsChanged({ parentUrl: null, hostLanguage: null }));
  expect(selectParentUrl(getState())).toBeNull();
  expect(selectHostLanguage(getState())).toBeNull();
});
