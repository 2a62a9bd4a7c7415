import { configureStore } from '@reduxjs/toolkit';
import {
  colorModeForced,
  hostSlice,
  hostWished,
  selectColorMode,
  selectForcedColorMode,
  selectHostLanguage,
  selectParentUrl,
} from './hostSlice.ts';

const newStore = () => configureStore({ reducer: { host: hostSlice.reducer } });

test('at first the mode follows the system and nobody asked for anything', () => {
  const state = newStore().getState();
  expect(selectColorMode(state)).toBe('system');
  expect(selectForcedColorMode(state)).toBeNull();
  expect(selectParentUrl(state)).toBeNull();
  expect(selectHostLanguage(state)).toBeNull();
});

test('while a page forces its mode, changes of the preference are not applied', () => {
  const { dispatch, getState } = newStore();
  dispatch(hostWished({ colorMode: 'dark' }));
  dispatch(colorModeForced('light'));
  dispatch(hostWished({ colorMode: 'system' }));
  expect(selectColorMode(getState())).toBe('dark');
  expect(selectForcedColorMode(getState())).toBe('light');
});

test('after that the preference before is back and can be changed', () => {
  const { dispatch, getState } = newStore();
  dispatch(hostWished({ colorMode: 'dark' }));
  dispatch(colorModeForced('light'));
  dispatch(colorModeForced(null));
  expect(selectColorMode(getState())).toBe('dark');
  dispatch(hostWished({ colorMode: 'light' }));
  expect(selectColorMode(getState())).toBe('light');
});

test('the parent’s address and the host’s language are kept until they are taken back', () => {
  const { dispatch, getState } = newStore();
  dispatch(hostWished({ parentUrl: 'https://platform.example/learn', hostLanguage: 'es' }));
  expect(selectParentUrl(getState())).toBe('https://platform.example/learn');
  expect(selectHostLanguage(getState())).toBe('es');
  dispatch(hostWished({ parentUrl: null, hostLanguage: null }));
  expect(selectParentUrl(getState())).toBeNull();
  expect(selectHostLanguage(getState())).toBeNull();
});
