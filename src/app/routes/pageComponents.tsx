import type { ReactNode } from 'react';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { loadApollo } from '#data/graphql/graphqlClient.ts';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { type DeferredComponent, deferComponent } from '#runtime/deferComponent.tsx';
import { SignInPage } from '#session/SignInPage.tsx';
import { ScreenPlaceholder } from '#ui/feedback/SlowNotice.tsx';
import { ErrorPage } from '../errors/ErrorView.tsx';
import { ForbiddenPage, SignInRequiredPage } from '../errors/AccessDeniedPages.tsx';
import { messages } from '../messages.ts';
import { isAdminScreen, type ScreenName } from './routeDefinitions.ts';

export interface PageProps {
  /** Content rendered after the screen, once the code of the screen is loaded. */
  children?: ReactNode;
}

interface Page {
  /** Title of the window, also announced to screen readers after a navigation to the screen. */
  title: TypedMessageDescriptor;
  Page: DeferredComponent<PageProps>;
}

const titles = defineMessages({
  editor: {
    id: 'title.editor',
    defaultMessage: 'Template editor',
    description: 'Title of the window: editor of a certificate template',
  },
  preview: {
    id: 'title.preview',
    defaultMessage: 'Certificate preview',
    description: 'Title of the window: preview of a certificate or template',
  },
  print: {
    id: 'title.print',
    defaultMessage: 'Printable certificate',
    description: 'Title of the window: a certificate ready for printing',
  },
  signIn: {
    id: 'title.signIn',
    defaultMessage: 'Sign in',
    description: 'Title of the window while the session begins',
  },
});

/**
 * Creates a screen whose code is loaded when the screen is first rendered. For admin screens, the additional messages
 * are loaded in parallel.
 */
const createPage = (name: ScreenName, load: () => Promise<() => ReactNode>) =>
  deferComponent<PageProps>(
    async () => {
      const [Page] = await Promise.all([
        load(),
        isAdminScreen(name) && loadAdditionalMessages('admin'),
      ]);
      return ({ children }) => (
        <>
          <Page />
          {children}
        </>
      );
    },
    { when: 'render', fallback: ScreenPlaceholder },
  );

/** Creates a screen whose code is part of the main chunk. */
const createEagerPage = (name: ScreenName, Page: () => ReactNode) =>
  createPage(name, () => Promise.resolve(Page));

/** Component and title of each screen, by screen name. */
export const pageComponents: Readonly<Record<ScreenName, Page>> = {
  home: {
    title: sharedMessages.homeTitle,
    Page: createPage('home', () => {
      // A failed load is retried and reported by the first query.
      loadApollo().catch(() => undefined);
      return import(
        /* webpackChunkName: "home" */ '#features/certificates/CertificatesPage.tsx'
      ).then((module) => module.CertificatesPage);
    }),
  },
  error: { title: messages.errorTitle, Page: createEagerPage('error', ErrorPage) },
  forbidden: {
    title: messages.forbidden,
    Page: createEagerPage('forbidden', ForbiddenPage),
  },
  notAuthorized: {
    title: messages.notAuthorized,
    Page: createEagerPage('notAuthorized', SignInRequiredPage),
  },
  templates: {
    title: sharedMessages.templatesTitle,
    Page: createPage('templates', () =>
      import(/* webpackChunkName: "templates" */ '#features/templates/TemplatesPage.tsx').then(
        (module) => module.TemplatesPage,
      ),
    ),
  },
  editor: {
    title: titles.editor,
    Page: createPage('editor', () =>
      import(/* webpackChunkName: "editor" */ '#features/templateEditor/EditorPage.tsx').then(
        (module) => module.EditorPage,
      ),
    ),
  },
  preview: {
    title: titles.preview,
    Page: createPage('preview', () =>
      import(/* webpackChunkName: "preview" */ '#features/preview/PreviewPage.tsx').then(
        (module) => module.PreviewPage,
      ),
    ),
  },
  print: {
    title: titles.print,
    Page: createPage('print', () =>
      import(/* webpackChunkName: "print" */ './PrintPage.tsx').then((module) => module.PrintPage),
    ),
  },
  signIn: {
    title: titles.signIn,
    Page: createEagerPage('signIn', SignInPage),
  },
};
