import { openLinksAnyway } from '#host/framedLinks.ts';
import { createHostBridge, hostWindow } from '#host/hostMessages.ts';
import type { Config } from '#model/config.ts';
import { chooseLanguage } from '#model/language.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { cookieSession, sessionCookieName } from '#session/sessionCookie.ts';
import { splitSignInAddress } from '#session/signInAddress.ts';
import { splitLocale } from '#app/localePath.ts';
import { UntranslatedError, UntranslatedWait } from '#app/errors/UntranslatedError.tsx';
import '#ui/styles/inter.css';
import { preloadScreen } from './mount/preload.ts';
import { mountApp } from './mount/mountApp.tsx';
import { mountInto } from './mount/mountInto.ts';
import { readConfig } from './mount/readConfig.ts';
import './standalone.css';
import { createReports } from './mount/tellHost.ts';

const isFramed = window.top !== window.self;
const isSteered = hostWindow() !== undefined;

/** Before anything else is asked for, so that no request carries the token in its Referer. */
function takeSignInToken(): string | undefined {
  const signIn = splitSignInAddress(location.pathname + location.search);
  if (signIn) history.replaceState(history.state, '', signIn.path);
  return signIn?.token;
}

async function loadConfig(): Promise<Config> {
  const stated = await within(timeLimits.answer, async (signal) => {
    // As the page preloads it, or it would be asked for twice.
    const answer = await fetch('/config.json', { signal });
    return (await answer.json()) as object;
  });
  return readConfig(stated);
}

function start(element: HTMLElement, config: Config, signInToken: string | undefined): void {
  const bridge = createHostBridge({
    origins: config.PARENT_ORIGINS,
    onColorMode: (colorMode) => mounted.update({ colorMode }),
    onParentUrl: (parentUrl) => mounted.update({ parentUrl }),
  });
  const reports = createReports(() => ({
    onEvent: (event) => bridge.tell('event', event),
    onReady: (of) => bridge.tell('ready', of),
  }));
  const mounted = mountApp(element, {
    config,
    signInToken,
    props: { config },
    home: '/',
    storagePrefix: '',
    askToken: () => Promise.resolve(undefined),
    session: cookieSession(sessionCookieName),
    page: {
      isDocument: true,
      hasOwnMenu: !isSteered,
      redirectsOnExpiry: true,
      ...reports,
      navigated: () => undefined,
      titled: (title, path, language) => {
        document.title = title;
        document.documentElement.lang = language;
        bridge.tell('route-changed', { path, title });
      },
      sessionExpired: () => bridge.tell('session-expired', {}),
      goToLogin: () => {
        if (!isFramed && isAllowedLogin(config)) location.replace(config.LOGIN_URL);
      },
      opened: (id) => bridge.tell('certificate-opened', { id }),
      downloaded: () => undefined,
      printed: () => undefined,
      saved: () => undefined,
      dirty: () => undefined,
      failed: (error) => console.error(error),
    },
  });
  mounted.root.dataset.standalone = '';
  if (!isFramed) return;
  mounted.root.dataset.framed = '';
  openLinksAnyway();
  new ResizeObserver(() => {
    bridge.tell('resize', { height: Math.ceil(mounted.root.getBoundingClientRect().height) });
  }).observe(mounted.root);
}

function isAllowedLogin({ LOGIN_URL, PARENT_ORIGINS }: Config): boolean {
  if (!LOGIN_URL) return false;
  const { origin } = new URL(LOGIN_URL);
  return origin === location.origin || PARENT_ORIGINS.includes(origin);
}

async function run(element: HTMLElement): Promise<void> {
  const signInToken = takeSignInToken();
  const place = mountInto(element);
  place.root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  place.render(<UntranslatedWait />);
  // Beside the configuration, which may yet say that the language is not the address's.
  const address = splitLocale(location.pathname + location.search, 'prefix_and_default');
  preloadScreen(chooseLanguage({ path: address.language }), address.path);
  try {
    const config = await loadConfig();
    place.remove();
    start(element, config, signInToken);
  } catch (error) {
    console.error(error);
    place.render(
      <UntranslatedError
        code={error instanceof Error ? error.message : String(error)}
        onRetry={() => location.reload()}
      />,
    );
  }
}

const element = document.getElementById('certificates');
if (element) void run(element);
