import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '#model/language.ts';

/** Spec §4, Colour mode. */
export type ColorModePreference = 'system' | 'light' | 'dark';

export interface HostState {
  colorMode: ColorModePreference;
  /** The mode that the screen now shown insists on. */
  forcedColorMode: 'light' | 'dark' | null;
  /** The embedding page's address, already checked to be http(s). */
  parentUrl: string | null;
  /** The language the host asks for; outranks every other source. */
  hostLanguage: Language | null;
}

const initialState: HostState = {
  colorMode: 'system',
  forcedColorMode: null,
  parentUrl: null,
  hostLanguage: null,
};

export const hostSlice = createSlice({
  name: 'host',
  initialState,
  reducers: {
    /** Ignored while a screen forces its own mode (Spec §2). */
    colorModeChosen: (state, { payload }: PayloadAction<ColorModePreference>) => {
      if (!state.forcedColorMode) state.colorMode = payload;
    },
    colorModeForced: (state, { payload }: PayloadAction<'light' | 'dark' | null>) => {
      state.forcedColorMode = payload;
    },
    parentUrlReceived: (state, { payload }: PayloadAction<string | null>) => {
      state.parentUrl = payload;
    },
    hostLanguageChanged: (state, { payload }: PayloadAction<Language | null>) => {
      state.hostLanguage = payload;
    },
  },
  selectors: {
    selectColorMode: (state) => state.colorMode,
    selectForcedColorMode: (state) => state.forcedColorMode,
    selectParentUrl: (state) => state.parentUrl,
    selectHostLanguage: (state) => state.hostLanguage,
  },
});

export const { colorModeChosen, colorModeForced, parentUrlReceived, hostLanguageChanged } =
  hostSlice.actions;
export const { selectColorMode, selectForcedColorMode, selectParentUrl, selectHostLanguage } =
  hostSlice.selectors;
