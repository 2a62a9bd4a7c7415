import type { ScreenName } from './routeDefinitions.ts';

export interface ExposedModuleEntry {
  /** First screen of the module; omitted for the print view, which is not a screen of the app. */
  screen?: ScreenName;
  /** Chunks that the first screen requests immediately. Hosts preload them together with the screen. */
  preloadChunks?: readonly string[];
}

/** First screen and preloaded chunks of each exposed module. */
export const exposedModuleEntries = {
  CertificatesApp: { screen: 'home', preloadChunks: ['query'] },
  TemplatesApp: { screen: 'templates' },
  PrintView: { preloadChunks: ['layouts'] },
} as const satisfies Readonly<Record<string, ExposedModuleEntry>>;
