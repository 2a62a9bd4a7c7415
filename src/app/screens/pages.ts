import type { ReactNode } from 'react';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { askForQueries } from '#api/query/graphqlClient.ts';
import { loadTexts } from '#i18n/catalogue.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { type LazyComponent, lazyComponent } from '#ui/lazyComponent.tsx';
import { SignInPage } from '#session/SignInPage.tsx';
import { ErrorPage } from '../errors/ErrorView.tsx';
import { ForbiddenPage, NotAuthorizedPage } from '../refusals/DenialPage.tsx';
import { messages } from '../messages.ts';
import { type ScreenName, textsOf } from './screenTable.ts';

interface Page {
  /** Of the window, and announced on the way there. */
  title: TypedMessageDescriptor;
  Page: LazyComponent<object>;
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

/** A screen in a chunk of its own with its texts, asked for together. */
const page = (name: ScreenName, load: () => Promise<() => ReactNode>) =>
  lazyComponent(async () => {
    const [Page] = await Promise.all([load(), ...textsOf(name).map(loadTexts)]);
    return Page;
  });

/** One that comes with the app. */
const present = (Page: () => ReactNode) => lazyComponent(() => Promise.resolve(Page));

/** What each screen of the table is drawn with. */
export const pages: Readonly<Record<ScreenName, Page>> = {
  home: {
    title: sharedMessages.homeTitle,
    Page: page('home', () => {
      // Whoever then queries asks again, and says what failed.
      askForQueries().catch(() => undefined);
      return import(
        /* webpackChunkName: "home" */ '#features/certificates/CertificatesPage.tsx'
      ).then((module) => module.CertificatesPage);
    }),
  },
  error: { title: messages.errorTitle, Page: present(ErrorPage) },
  forbidden: {
    title: messages.forbidden,
    Page: present(ForbiddenPage),
  },
  notAuthorized: { title: messages.notAuthorized, Page: present(NotAuthorizedPage) },
  templates: {
    title: sharedMessages.templatesTitle,
    Page: page('templates', () =>
      import(/* webpackChunkName: "templates" */ '#features/templates/TemplatesPage.tsx').then(
        (module) => module.TemplatesPage,
      ),
    ),
  },
  editor: {
    title: titles.editor,
    Page: page('editor', () =>
      import(/* webpackChunkName: "editor" */ '#features/editor/EditorPage.tsx').then(
        (module) => module.EditorPage,
      ),
    ),
  },
  preview: {
    title: titles.preview,
    Page: page('preview', () =>
      import(/* webpackChunkName: "preview" */ '#features/preview/PreviewPage.tsx').then(
        (module) => module.PreviewPage,
      ),
    ),
  },
  print: {
    title: titles.print,
    Page: page('print', () =>
      import(/* webpackChunkName: "print" */ '#features/print/PrintPage.tsx').then(
        (module) => module.PrintPage,
      ),
    ),
  },
  signIn: {
    title: titles.signIn,
    Page: present(SignInPage),
  },
};
