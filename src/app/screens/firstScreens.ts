import type { TextPart } from '#i18n/catalogue.ts';
import type { ScreenName } from './screenTable.ts';

export type First =
  | {
      screen: ScreenName;
      /** What its code asks for at once, and hosts that preload do with it. */
      beside?: readonly string[];
    }
  | { texts: readonly TextPart[] };

/** How the print view is worded, which is no screen of the app. */
export const printTexts = 'documents';

/** What each exposed module shows first: a screen, or with these texts something of its own. */
export const firstScreens = {
  CertificatesApp: { screen: 'home', beside: ['query'] },
  TemplatesApp: { screen: 'templates' },
  PrintView: { texts: [printTexts] },
} as const satisfies Readonly<Record<string, First>>;
