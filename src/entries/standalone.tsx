import { openNewWindowLinksInFrame } from '#host/frameLinks.ts';
import { createHostBridge, getHostWindow } from '#host/hostMessages.ts';
import type { Config } from '#domain/config.ts';
import { chooseLanguage } from '#domain/language.ts';
import { createCookieTokenStorage, sessionCookieName } from '#session/sessionCookie.ts';
import { removeTokenFromSignInPath } from '#session/signInAddress.ts';
import { splitLanguagePrefix } from '#app/localePath.ts';
import { ErrorWithoutCatalog, LoadingWithoutCatalog } from '#app/errors/ErrorWithoutCatalog.tsx';
import { AccountMenu } from '#app/layout/AccountMenu.tsx';
import { addInterFont } from '#ui/styles/inter.ts';
import { preloadScreen } from './mount/preloadMount.ts';
import { mountApp } from './mount/mountApp.tsx';
import { createMountContainer } from './mount/createMountContainer.ts';
import { endSessionWithoutCookie } from './mount/endSessionWithoutCookie.ts';
import { loadStandaloneConfig } from './mount/loadStandaloneConfig.ts';
import './standalone.document.css';
import { createHostNotifier } from './mount/callHost.ts';

const isFramed = window.top !== window.self;
const hasHost = getHostWindow() !== undefined;

/** Takes the token out of the address before any request could send it in the Referer header. */
function takeSignInToken(): string | undefined {
  const signIn = removeTokenFromSignInPath(location.pathname + location.search);
  if (signIn) history.replaceState(history.state, '', signIn.path);
  return signIn?.token;
}

function start(element: HTMLElement, config: Config, signInToken: string | undefined): void {
  const bridge = createHostBridge({
    origins: config.PARENT_ORIGINS,
    onColorMode: (colorMode) => mounted.update({ colorMode }),
    onParentUrl: (parentUrl) => mounted.update({ parentUrl }),
  });
  const reporter = createHostNotifier(() => ({
    onEvent: (event) => bridge.post('event', event),
    onReady: (plugin) => bridge.post('ready', plugin),
  }));
  const mounted = mountApp(element, {
    config,
    signInToken,
    props: { config },
    homePath: '/',
    storagePrefix: '',
    requestToken: () => Promise.resolve(undefined),
    sessionStore: createCookieTokenStorage(sessionCookieName),
    host: {
      isDocument: true,
      AccountMenu: hasHost ? undefined : AccountMenu,
      isRedirectedOnExpiry: true,
      ...reporter,
      onNavigate: () => undefined,
      onTitleChange: (title, path, language) => {
        document.title = title;
        document.documentElement.lang = language;
        bridge.post('route-changed', { path, title });
      },
      onSessionExpired: () => bridge.post('session-expired', {}),
      redirectToLogin: () => {
        if (!isFramed && isAllowedLogin(config)) location.replace(config.LOGIN_URL);
      },
      onCertificateOpened: (id) => bridge.post('certificate-opened', { id }),
      onDownloaded: () => undefined,
      onPrinted: () => undefined,
      onTemplateSaved: () => undefined,
      onDirtyChange: () => undefined,
      onError: (error) => console.error(error),
    },
  });
  mounted.root.dataset.standalone = '';
  endSessionWithoutCookie(mounted.state);
  if (!isFramed) return;
  mounted.root.dataset.framed = '';
  openNewWindowLinksInFrame();
  new ResizeObserver(() => {
    bridge.post('resize', { height: Math.ceil(mounted.root.getBoundingClientRect().height) });
  }).observe(mounted.root);
}

function isAllowedLogin({ LOGIN_URL, PARENT_ORIGINS }: Config): boolean {
  if (!LOGIN_URL) return false;
  const { origin } = new URL(LOGIN_URL);
  return origin === location.origin || PARENT_ORIGINS.includes(origin);
}

async function run(element: HTMLElement): Promise<void> {
  const signInToken = takeSignInToken();
  const container = createMountContainer(element);
  container.root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
  container.render(<LoadingWithoutCatalog />);
  // Runs in parallel with the configuration, which may still disable languages in addresses.
  const address = splitLanguagePrefix(location.pathname + location.search, 'prefix_and_default');
  preloadScreen(chooseLanguage({ path: address.language }), address.path);
  try {
    const config = await loadStandaloneConfig();
    container.remove();
    start(element, config, signInToken);
  } catch (error) {
    console.error(error);
    container.render(
      <ErrorWithoutCatalog
        code={error instanceof Error ? error.message : String(error)}
        onRetry={() => location.reload()}
      />,
    );
  }
}

addInterFont();
const element = document.getElementById('certificates');
if (element) void run(element);
