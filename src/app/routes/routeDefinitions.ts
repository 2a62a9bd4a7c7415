import type { ReactNode } from 'react';
import { defineMessage, type TypedMessageDescriptor } from 'react-intl';
import { loadApollo } from '#data/graphql/graphqlClient.ts';
import { getEditorPath } from '#domain/urls.ts';
import type { ColorModePreference } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { messages } from '../messages.ts';

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
  /** Title of the window, also announced to screen readers after a navigation to the screen. */
  title: TypedMessageDescriptor;
  /** Loads the component from the chunk with the screen's name. Without it, `createPage.tsx` has the component. */
  load?: () => Promise<{ default: () => ReactNode }>;
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
 * Table of all screens and their routes. Each path also exists with the prefix of each language, such as `/en`. Build
 * scripts in Node.js import this file, so components are named in `import()` only.
 */
export const routeDefinitions = {
  home: {
    routes: [{ name: 'home', path: '/' }],
    title: sharedMessages.homeTitle,
    load: () => {
      // A failed load is retried and reported by the first query.
      loadApollo().catch(() => undefined);
      return import(/* webpackChunkName: "home" */ '#features/certificates/CertificatesPage.tsx');
    },
  },
  error: {
    routes: [{ name: 'error', path: '/error' }],
    title: messages.errorTitle,
    layout: 'bare',
  },
  forbidden: {
    routes: [{ name: 'forbidden', path: '/forbidden' }],
    title: messages.forbidden,
    layout: 'bare',
    public: true,
  },
  notAuthorized: {
    routes: [{ name: 'not-authorized', path: '/not-authorized' }],
    title: messages.notAuthorized,
    layout: 'bare',
    public: true,
  },
  templates: {
    routes: [{ name: 'templates', path: '/templates' }],
    title: sharedMessages.templatesTitle,
    load: () => import(/* webpackChunkName: "templates" */ '#features/templates/TemplatesPage.tsx'),
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
    title: defineMessage({
      id: 'title.editor',
      defaultMessage: 'Template editor',
      description: 'Title of the window: editor of a certificate template',
    }),
    load: () => import(/* webpackChunkName: "editor" */ '#features/templateEditor/EditorPage.tsx'),
    layout: 'print',
    keepMounted: true,
    admin: true,
  },
  preview: {
    routes: [
      { name: 'preview', path: '/preview' },
      { name: 'preview-id', path: '/preview/:id' },
    ],
    title: defineMessage({
      id: 'title.preview',
      defaultMessage: 'Certificate preview',
      description: 'Title of the window: preview of a certificate or template',
    }),
    load: () => import(/* webpackChunkName: "preview" */ '#features/preview/PreviewPage.tsx'),
    layout: 'print',
    keepMounted: true,
  },
  print: {
    routes: [
      { name: 'print', path: '/print' },
      { name: 'print-id', path: '/print/:id' },
    ],
    title: defineMessage({
      id: 'title.print',
      defaultMessage: 'Printable certificate',
      description: 'Title of the window: a certificate ready for printing',
    }),
    load: () => import(/* webpackChunkName: "print" */ './PrintPage.tsx'),
    layout: 'print',
    public: true,
  },
  signIn: {
    routes: [
      { name: 'signin', path: '/signin' },
      { name: 'signin-token', path: '/signin/:token' },
    ],
    title: defineMessage({
      id: 'title.signIn',
      defaultMessage: 'Sign in',
      description: 'Title of the window while the session begins',
    }),
    layout: 'bare',
    public: true,
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;

export type ScreenName = keyof typeof routeDefinitions;
