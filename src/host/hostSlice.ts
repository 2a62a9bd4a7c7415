import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '#model/language.ts';

/** What is asked for (docs/behaviour.md, Colour mode). */
export type ColorModePreference = 'system' | 'light' | 'dark';

/** What a host may change while the plugin is mounted, as far as it decides what is drawn and how. */
export interface HostWishes {
  colorMode: ColorModePreference;
  /** The embedding page's address, already checked to be http(s). */
  parentUrl: string | null;
  /** The language the host asks for; outranks every other source. */
  hostLanguage: Language | null;
  /** The host's overrides of `--certs-*`, keyed without the prefix. */
  theme: Readonly<Record<string, string | undefined>>;
}

export interface HostState extends HostWishes {
  /** The mode that the screen now shown insists on. */
  forcedColorMode: 'light' | 'dark' | null;
}

const initialState: HostState = {
  colorMode: 'system',
  forcedColorMode: null,
  parentUrl: null,
  hostLanguage: null,
  theme: {},
};

export const hostSlice = createSlice({
  name: 'host',
  initialState,
  reducers: {
    /** What is left out stays. Another colour mode is ignored while a screen forces its own. */
    hostWished: (state, { payload }: PayloadAction<Partial<HostWishes>>) => {
      const { colorMode } = state;
      Object.assign(state, payload);
      if (state.forcedColorMode) state.colorMode = colorMode;
    },
    colorModeForced: (state, { payload }: PayloadAction<'light' | 'dark' | null>) => {
      state.forcedColorMode = payload;
    },
  },
  selectors: {
    selectColorMode: (state) => state.colorMode,
    selectForcedColorMode: (state) => state.forcedColorMode,
    selectParentUrl: (state) => state.parentUrl,
    selectHostLanguage: (state) => state.hostLanguage,
    selectTheme: (state) => state.theme,
  },
});

export const { hostWished, colorModeForced } = hostSlice.actions;
export const {
  selectColorMode,
  selectForcedColorMode,
  selectParentUrl,
  selectHostLanguage,
  selectTheme,
} = hostSlice.selectors;
