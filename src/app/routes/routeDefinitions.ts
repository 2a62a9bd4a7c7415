import type { ColorModePreference } from '#host/hostSlice.ts';
import { getEditorPath } from '#domain/urls.ts';

export type ScreenLayout = 'default' | 'bare' | 'print';

type Params = Readonly<Record<string, string | undefined>>;

interface ScreenRoute {
  /** Name of the route. Hosts receive it with `screen-ready` (docs/telemetry.md). */
  name: string;
  path: string;
  /** Returns the path to which the route redirects. Set only for a route without a screen of its own. */
  redirect?: (params: Params) => string;
}

export interface RouteDefinition {
  routes: readonly [ScreenRoute, ...ScreenRoute[]];
  /**
   * Name of the chunk with the screen's code, as given in its `import()`; undefined when the code is part of the main
   * chunk.
   */
  chunk?: string;
  layout?: ScreenLayout;
  /** Whether the screen stays mounted when the URL changes from one route of this screen to another. */
  keepMounted?: true;
  /** Colour mode forced while the screen is displayed. */
  colorMode?: ColorModePreference;
  /** Whether the screen is accessible without a session (docs/behaviour.md, Access guard). */
  public?: true;
  /** Whether only administrators have access. Other users are redirected to `/forbidden`. */
  admin?: true;
}

/**
 * Table of all screens and their routes. Each path also exists with the prefix of each language, such as `/en`. The React
 * components are in `pageComponents.tsx` instead, because build scripts in Node.js import this file.
 */
export const routeDefinitions = {
  home: { routes: [{ name: 'home', path: '/' }], chunk: 'home' },
  error: { routes: [{ name: 'error', path: '/error' }], layout: 'bare' },
  forbidden: {
    routes: [{ name: 'forbidden', path: '/forbidden' }],
    layout: 'bare',
    public: true,
  },
  notAuthorized: {
    routes: [{ name: 'not-authorized', path: '/not-authorized' }],
    layout: 'bare',
    public: true,
  },
  templates: {
    routes: [{ name: 'templates', path: '/templates' }],
    chunk: 'templates',
    admin: true,
  },
  editor: {
    routes: [
      {
        name: 'templates-id',
        path: '/templates/:id',
        redirect: ({ id = '' }) => getEditorPath(id),
      },
      { name: 'editor', path: '/editor' },
      { name: 'editor-id', path: '/editor/:id' },
    ],
    chunk: 'editor',
    layout: 'print',
    keepMounted: true,
    admin: true,
  },
  preview: {
    routes: [
      { name: 'preview', path: '/preview' },
      { name: 'preview-id', path: '/preview/:id' },
    ],
    chunk: 'preview',
    layout: 'print',
    keepMounted: true,
  },
  print: {
    routes: [
      { name: 'print', path: '/print' },
      { name: 'print-id', path: '/print/:id' },
    ],
    chunk: 'print',
    layout: 'print',
    colorMode: 'light',
    public: true,
  },
  signIn: {
    routes: [
      { name: 'signin', path: '/signin' },
      { name: 'signin-token', path: '/signin/:token' },
    ],
    layout: 'bare',
    public: true,
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;

export type ScreenName = keyof typeof routeDefinitions;

/**
 * Returns whether a screen is only for administrators. Such screens need additional messages, which are loaded
 * separately.
 */
export const isAdminScreen = (name: ScreenName): boolean => {
  const row: RouteDefinition = routeDefinitions[name];
  return row.admin ?? false;
};

/**
 * Maximum size, in gzipped kilobytes, of the code that a screen loads in addition to the code of the home screen. Used
 * only by build scripts; the bundler removes this table from the plugin.
 */
export const screenBudgets: Partial<Record<ScreenName, { title: string; budget: number }>> = {
  templates: { title: 'templates list, on top of home', budget: 55 },
  editor: { title: 'editor, on top of home', budget: 92 },
};
