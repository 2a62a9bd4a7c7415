import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '#domain/language.ts';

/** Colour mode preferred by the user or the host (docs/behaviour.md, Colour mode). */
export type ColorModePreference = 'system' | 'light' | 'dark';

/** Settings provided by the host that affect rendering and may change while the plugin is mounted. */
export interface HostSettings {
  colorMode: ColorModePreference;
  /** http(s) URL of the embedding page. */
  parentUrl: string | null;
  /** Language set by the host. Takes precedence over the languages of the user, the URL and the company. */
  hostLanguage: Language | null;
  /** Values that the host sets for the `--certs-*` CSS properties, by property name without the prefix `--certs-`. */
  theme: Readonly<Record<string, string | undefined>>;
}

export interface HostState extends HostSettings {
  /** Colour mode forced by the current screen. */
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
    /** Updates some settings, except the colour mode while a screen forces one. */
    hostSettingsChanged: (state, { payload }: PayloadAction<Partial<HostSettings>>) => {
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

export const { hostSettingsChanged, colorModeForced } = hostSlice.actions;
export const {
  selectColorMode,
  selectForcedColorMode,
  selectParentUrl,
  selectHostLanguage,
  selectTheme,
} = hostSlice.selectors;
