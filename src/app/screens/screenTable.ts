import type { ColorModePreference } from '#host/hostSlice.ts';
import type { TextPart } from '#i18n/catalogue.ts';
import { editorPath } from '#model/addresses.ts';

export type PageLayout = 'default' | 'bare' | 'print';

type Params = Readonly<Record<string, string | undefined>>;

interface ScreenRoute {
  /** The guard goes by it: see `isPublic`. */
  name: string;
  path: string;
  /** Where this route only leads on to. */
  redirect?: (params: Params) => string;
}

export interface ScreenRow {
  routes: readonly [ScreenRoute, ...ScreenRoute[]];
  /** The name that its `import()` gives to the screen's code; without one it belongs to the frame of the app. */
  chunk?: string;
  /** What is worded apart from the frame and shown here. */
  texts?: readonly TextPart[];
  layout?: PageLayout;
  /** Goes on where it is while its address changes to another one of its own, and sees to the difference. */
  goesOn?: true;
  /** A mode the screen insists on. */
  colorMode?: ColorModePreference;
  /** The `admin` guard: others are sent to `/forbidden`. */
  admin?: true;
}

/**
 * The route table. Each path also exists below `/pt`, `/en` and `/es`. The build and `npm run size` read this file,
 * too, outside of a browser: what a screen is drawn with stands in `pages.ts`.
 */
export const screenTable = {
  home: { routes: [{ name: 'home', path: '/' }], chunk: 'home', texts: ['home'] },
  error: { routes: [{ name: 'error', path: '/error' }], layout: 'bare' },
  forbidden: {
    routes: [{ name: 'forbidden', path: '/forbidden' }],
    layout: 'bare',
  },
  notAuthorized: {
    routes: [{ name: 'not-authorized', path: '/not-authorized' }],
    layout: 'bare',
  },
  templates: {
    routes: [{ name: 'templates', path: '/templates' }],
    chunk: 'templates',
    texts: ['documents', 'templates'],
    admin: true,
  },
  editor: {
    routes: [
      {
        name: 'templates-id',
        path: '/templates/:id',
        redirect: ({ id = '' }) => editorPath(id),
      },
      { name: 'editor', path: '/editor' },
      { name: 'editor-id', path: '/editor/:id' },
    ],
    chunk: 'editor',
    texts: ['documents', 'templates'],
    layout: 'print',
    goesOn: true,
    admin: true,
  },
  preview: {
    routes: [
      { name: 'preview', path: '/preview' },
      { name: 'preview-id', path: '/preview/:id' },
    ],
    chunk: 'preview',
    texts: ['documents'],
    layout: 'print',
    goesOn: true,
  },
  print: {
    routes: [{ name: 'print-id', path: '/print/:id' }],
    chunk: 'print',
    texts: ['documents'],
    layout: 'print',
    colorMode: 'light',
  },
  signIn: {
    routes: [
      { name: 'signin', path: '/signin' },
      { name: 'signin-token', path: '/signin/:token' },
    ],
    layout: 'bare',
  },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export type ScreenName = keyof typeof screenTable;

/** The texts of a screen beside those of the frame. */
export const textsOf = (name: ScreenName): readonly TextPart[] => {
  const row: ScreenRow = screenTable[name];
  return row.texts ?? [];
};

/** Kilobytes that a screen may add to Home, gzipped; unused here, no chunk holds them. */
export const screenBudgets: Partial<Record<ScreenName, { title: string; budget: number }>> = {
  templates: { title: 'templates list, on top of home', budget: 55 },
  editor: { title: 'editor, on top of home', budget: 85 },
};
