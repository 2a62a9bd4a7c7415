import type { ReactNode } from 'react';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { type DeferredComponent, deferComponent } from '#runtime/deferComponent.tsx';
import { SignInPage } from '#session/SignInPage.tsx';
import { ScreenPlaceholder } from '#ui/feedback/SlowNotice.tsx';
import { ForbiddenPage, SignInRequiredPage } from '../errors/AccessDeniedPages.tsx';
import { ErrorPage } from '../errors/ErrorView.tsx';
import type { RouteDefinition, routeDefinitions, ScreenName } from './routeDefinitions.ts';

export interface PageProps {
  /** Content rendered after the screen, once the code of the screen is loaded. */
  children?: ReactNode;
}

/** Names of the screens without `load`, whose code is part of the main chunk. */
type EagerScreenName = {
  [Name in ScreenName]: (typeof routeDefinitions)[Name] extends { load: unknown } ? never : Name;
}[ScreenName];

const eagerPages: Readonly<Record<EagerScreenName, () => ReactNode>> = {
  error: ErrorPage,
  forbidden: ForbiddenPage,
  notAuthorized: SignInRequiredPage,
  signIn: SignInPage,
};

/** Creates the component of a screen, which loads its code and, for admin screens, the additional messages. */
export const createPage = (
  name: ScreenName,
  { load, admin }: RouteDefinition,
): DeferredComponent<PageProps> =>
  deferComponent(
    async () => {
      const [{ default: Page }] = await Promise.all([
        load?.() ?? { default: eagerPages[name as EagerScreenName] },
        admin && loadAdditionalMessages('admin'),
      ]);
      const PageWithContent = ({ children }: PageProps) => (
        <>
          <Page />
          {children}
        </>
      );
      return { default: PageWithContent };
    },
    { when: 'render', fallback: ScreenPlaceholder },
  );
