import type { TextPart } from '#i18n/catalogue.ts';
import type { ScreenName } from './screenTable.ts';

/** What each exposed module shows first: a screen, or with these texts something of its own. */
export const firstScreens = {
  CertificatesApp: { screen: 'home' },
  TemplatesApp: { screen: 'templates' },
  PrintView: { texts: ['documents'] },
} as const satisfies Readonly<
  Record<string, { screen: ScreenName } | { texts: readonly TextPart[] }>
>;
