import type { TypedMessageDescriptor } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { askForQueries } from '#api/graphqlClient.ts';
import type { ColorModePreference } from '#host/hostSlice.ts';
import { loadTexts, type TextPart } from '#i18n/catalogue.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { editorPath } from '#model/addresses.ts';
import { type LazyComponent, lazyComponent, presentComponent } from '#ui/lazyComponent.tsx';
import { ErrorPage } from './errors/ErrorView.tsx';
import { messages } from './messages.ts';

/** A screen with its texts, asked for together. */
async function withTexts<Module>(
  parts: TextPart | readonly TextPart[],
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...[parts].flat().map(loadTexts)]);
  return loaded;
}

const denial = () => import(/* webpackChunkName: "refusals" */ './refusals/refusals.ts');

export type PageLayout = 'default' | 'bare' | 'print';

export interface AppRoute {
  /** The guard goes by it: see `isPublic`. */
  name: string;
  path: string;
  title: TypedMessageDescriptor;
  Page: LazyComponent<object>;
  layout?: PageLayout;
  /** Goes on where it is while its address changes to another one of the same name, and sees to the difference. */
  screen?: string;
  /** A mode the screen insists on. */
  colorMode?: ColorModePreference;
  /** The `admin` guard: others are sent to `/forbidden`. */
  admin?: true;
  /** Where this route only leads on to. */
  redirect?: (params: Readonly<Record<string, string | undefined>>) => string;
}

const CertificatesPage = lazyComponent(() => {
  // Whoever then queries asks again, and says what failed.
  askForQueries().catch(() => undefined);
  return withTexts(
    'home',
    import(/* webpackChunkName: "home" */ '#features/certificates/CertificatesPage.tsx'),
  ).then((module) => module.CertificatesPage);
});

const PreviewPage = lazyComponent(() =>
  withTexts(
    'documents',
    import(/* webpackChunkName: "preview" */ '#features/preview/PreviewPage.tsx'),
  ).then((module) => module.PreviewPage),
);

const PrintPage = lazyComponent(() =>
  withTexts(
    'documents',
    import(/* webpackChunkName: "print" */ '#features/print/PrintPage.tsx'),
  ).then((module) => module.PrintPage),
);

const SignInPage = lazyComponent(() =>
  import(/* webpackChunkName: "signin" */ '#session/SignInPage.tsx').then(
    (module) => module.SignInPage,
  ),
);
const ForbiddenPage = lazyComponent(() => denial().then((module) => module.ForbiddenPage));
export const NotAuthorizedPage = lazyComponent(() =>
  denial().then((module) => module.NotAuthorizedPage),
);
const TemplatesPage = lazyComponent(() =>
  withTexts(
    ['documents', 'templates'],
    import(/* webpackChunkName: "templates" */ '#features/templates/TemplatesPage.tsx'),
  ).then((module) => module.TemplatesPage),
);

const EditorPage = lazyComponent(() =>
  withTexts(
    ['documents', 'templates'],
    import(/* webpackChunkName: "editor" */ '#features/editor/EditorPage.tsx'),
  ).then((module) => module.EditorPage),
);

const signIn = { title: messages.signInTitle, Page: SignInPage, layout: 'bare' } as const;
const editor = {
  title: messages.editorTitle,
  Page: EditorPage,
  layout: 'print',
  screen: 'editor',
  admin: true,
} as const;
const preview = { title: messages.previewTitle, Page: PreviewPage, layout: 'print' } as const;

/** docs/behaviour.md, Route table. Each also exists below `/pt`, `/en` and `/es`. */
export const routes: readonly AppRoute[] = [
  { name: 'home', path: '/', title: sharedMessages.homeTitle, Page: CertificatesPage },
  {
    name: 'error',
    path: '/error',
    title: messages.errorTitle,
    Page: presentComponent(ErrorPage),
    layout: 'bare',
  },
  {
    name: 'forbidden',
    path: '/forbidden',
    title: messages.forbidden,
    Page: ForbiddenPage,
    layout: 'bare',
  },
  {
    name: 'not-authorized',
    path: '/not-authorized',
    title: messages.notAuthorized,
    Page: NotAuthorizedPage,
    layout: 'bare',
  },
  {
    name: 'templates',
    path: '/templates',
    title: sharedMessages.templatesTitle,
    Page: TemplatesPage,
    admin: true,
  },
  {
    name: 'templates-id',
    path: '/templates/:id',
    ...editor,
    redirect: ({ id = '' }) => editorPath(id),
  },
  { name: 'editor', path: '/editor', ...editor },
  { name: 'editor-id', path: '/editor/:id', ...editor },
  { name: 'preview', path: '/preview', ...preview },
  { name: 'preview-id', path: '/preview/:id', ...preview },
  {
    name: 'print-id',
    path: '/print/:id',
    title: messages.printTitle,
    Page: PrintPage,
    layout: 'print',
    colorMode: 'light',
  },
  { name: 'signin', path: '/signin', ...signIn },
  { name: 'signin-token', path: '/signin/:token', ...signIn },
];

const publicNames = ['signin', 'not-authorized', 'forbidden', 'print'];

/** Whether the route skips the authentication check (docs/behaviour.md, Access guard). */
export function isPublic(route: AppRoute): boolean {
  return publicNames.some((name) => route.name.includes(name));
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

export type RouteMatch =
  | { kind: 'found'; route: AppRoute; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'not found' }
  | { kind: 'invalid' };

/** Finds the route of an unprefixed path; `invalid` when its `id` fails validation. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const { id } = match.params;
    if (id !== undefined && !idPattern.test(id)) return { kind: 'invalid' };
    return { kind: 'found', route, params: match.params };
  }
  return { kind: 'not found' };
}
