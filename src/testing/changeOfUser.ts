import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DocumentCache } from '#api/documentCache.ts';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { missionsApi } from '#api/missionsApi.ts';
import type { AppProps } from '#app/App.tsx';
import { mount } from '#entries/CertificatesApp.tsx';
import type { Mounted, RoutedMountProps, TokenSource } from '#entries/contract.ts';
import { mountApp } from '#entries/mountApp.tsx';
import { selectionChanged, viewTypeChosen } from '#features/certificates/certificatesSlice.ts';
import { loadMetadata, loadPage } from '#features/certificates/loadCertificates.ts';
import { logout } from '#session/login.ts';
import {
  deleteSessionCookie,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from '#session/sessionCookie.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { clearCookies } from './cookies.ts';
import { mountedApp } from './mountedApp.ts';
import { leaveHost, mountInHost, renderAsInHost } from './mountInHost.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  createUser,
  giveCertificates,
  mendPlatform,
  type Person,
  requestsOf,
  setActivated,
} from './platform.ts';
import { testConfig } from './renderApp.tsx';

const nothing = () => undefined;

/** Somebody with a certificate, in a company with a template. */
interface Visitor extends Person {
  company: Company;
  course: string;
  certificateIds: string[];
  template: { id: string; name: string };
}

async function visitorOf(company: Company, name: string, model: string): Promise<Visitor> {
  const course = `Curso de ${name}`;
  const person = await createUser({ company_id: company.company_id, role: 'admin', name });
  const certificateIds = await giveCertificates(person, [
    { type: 'MISSION', name: course },
    { type: 'CONTENT', name: `Aula de ${name}` },
  ]);
  const template = { name: model, id: await createTemplate(company, { name: model }) };
  return { ...person, company, course, certificateIds, template };
}

export interface Visitors {
  first: Visitor;
  colleague: Visitor;
  stranger: Visitor;
}

/** Three who have nothing in common but that two of them work for the same company. */
export async function meet(): Promise<Visitors> {
  renderAsInHost();
  // jsdom lays nothing out, so nothing ever changes its size.
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  const [ours, theirs] = [await createCompany(), await createCompany()];
  return {
    first: await visitorOf(ours, 'Anahí Quimera', 'Modelo Aurora'),
    colleague: await visitorOf(ours, 'Bianca Zorzal', 'Modelo Brisa'),
    stranger: await visitorOf(theirs, 'Catarina Xavante', 'Modelo Cais'),
  };
}

interface Opened {
  app: AppProps;
  root: HTMLElement;
  mounted: Mounted<RoutedMountProps>;
}

async function opened(mounted: Mounted<RoutedMountProps> & { root: HTMLElement }): Promise<Opened> {
  unmounts.push(() => mounted.unmount());
  const app = await waitFor(() => mountedApp(mounted.root));
  return { app, root: mounted.root, mounted };
}

const unmounts: (() => void)[] = [];

/** Ends whatever was opened, and what was broken for it. */
export async function leave({ first: { company } }: Visitors): Promise<void> {
  for (const unmount of unmounts.splice(0)) unmount();
  await leaveHost();
  clearCookies();
  await mendPlatform(company.company_id);
  await setActivated(company, true);
}

async function federated(props: { token: TokenSource; storageKey?: string }): Promise<Opened> {
  const mounted = mountInHost(mount, { router: 'memory', ...props });
  return opened(mounted);
}

/** As a page of its own has it, but for the address bar. */
async function standalone(): Promise<Opened> {
  const config = testConfig();
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mountApp(element, {
    config,
    props: { config, router: 'memory', path: '/not-authorized' },
    home: '/',
    storagePrefix: '',
    askToken: () => Promise.resolve(undefined),
    session: {
      read: async () => readSessionCookie(sessionCookieName),
      write: (token) => writeSessionCookie(sessionCookieName, token),
      clear: () => deleteSessionCookie(sessionCookieName),
    },
    page: {
      isDocument: true,
      hasOwnMenu: true,
      redirectsOnExpiry: true,
      navigated: nothing,
      titled: nothing,
      sessionExpired: nothing,
      goToLogin: nothing,
      opened: nothing,
      downloaded: nothing,
      printed: nothing,
      saved: nothing,
      dirty: nothing,
      failed: nothing,
      ready: nothing,
    },
  });
  return opened(mounted);
}

const go = ({ app }: Opened, path: string) => app.history.push(path);
const store = ({ app }: Opened) => app.mount.store;
const sees = (text: string) => screen.findAllByText((shown) => shown.includes(text));

/** Screens as somebody sees them with something of their own on each. */
const screens = {
  'the list of Home': async (at: Opened, who: Visitor) => {
    go(at, '/');
    store(at).dispatch(viewTypeChosen('list'));
    await sees(who.course);
    store(at).dispatch(selectionChanged(who.certificateIds));
  },
  'the grid of Home': async (at: Opened, who: Visitor) => {
    go(at, '/');
    store(at).dispatch(viewTypeChosen('grid'));
    await sees(who.course);
  },
  'the preview of a certificate': async (at: Opened, who: Visitor) => {
    go(at, `/preview/${who.certificateIds[0]}`);
    await screen.findByRole('group', { name: `Certificado de ${who.name}, Frente` });
  },
  'the templates': async (at: Opened, who: Visitor) => {
    go(at, '/templates');
    await sees(who.template.name);
  },
  'the editor with unsaved work': async (at: Opened, who: Visitor) => {
    go(at, '/editor');
    await screen.findByRole('button', { name: 'Salvar' });
    fireEvent.click(screen.getByRole('button', { name: /Editar o nome$/ }));
    const name = screen.getByRole('textbox', { name: 'Nome do modelo' });
    fireEvent.change(name, { target: { value: `Rascunho de ${who.name}` } });
    await screen.findByText('Alterações não salvas');
  },
} as const;

/** A call whose token nobody has any more. */
const isRefused = async (at: Opened, { company }: Visitor) => {
  await mendPlatform(company.company_id);
  await breakPlatform({ company_id: company.company_id, method: '*', path: '/', status: 401 });
  await store(at).dispatch(readCertificate('any')).catch(nothing);
};

const followLink = async (at: Opened, { token }: Visitor) => {
  go(at, `/signin/${token}`);
  if (!at.app.mount.services.unsaved.isHeld()) return;
  fireEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
};

interface Way {
  /** How the first one comes in. */
  open: (first: Visitor, next: Visitor) => Promise<Opened>;
  change: (at: Opened, first: Visitor, next: Visitor) => Promise<void>;
}

const openStandalone = async (first: Visitor) => {
  const at = await standalone();
  await followLink(at, first);
  await sees(first.course);
  return at;
};
const openFederated = (first: Visitor) => federated({ token: first.token });
const giveToken = async ({ mounted }: Opened, token: string) => mounted.update({ token });
const nobodys = 'nobody';

const sameCompany = 'another token of the host, in the same company';

/** How one user follows another. */
const ways: Readonly<Record<string, Way>> = {
  'signing out, then a sign-in link': {
    open: openStandalone,
    change: async (at, _first, next) => {
      await store(at).dispatch(logout());
      await screen.findByText(/não tem autorização/);
      await followLink(at, next);
    },
  },
  'the end of the session, then another token of the host': {
    open: openFederated,
    change: async (at, first, next) => {
      await isRefused(at, first);
      // Whoever edits is left to sign in again.
      if (!at.app.mount.services.unsaved.isHeld()) await screen.findByText(/não tem autorização/);
      await mendPlatform(first.company.company_id);
      await giveToken(at, next.token);
    },
  },
  [sameCompany]: {
    open: openFederated,
    change: (at, _first, next) => giveToken(at, next.token),
  },
  'another token of the host, in another company': {
    open: openFederated,
    change: (at, _first, next) => giveToken(at, next.token),
  },
  'the host’s answer to a token that is refused': {
    open: (first, next) => {
      const tokens = [first.token];
      return federated({ token: () => tokens.shift() ?? next.token });
    },
    change: (at, first) => isRefused(at, first),
  },
  'a sign-in link while signed in': {
    open: openStandalone,
    change: (at, _first, next) => followLink(at, next),
  },
  'a company that is switched off, then another': {
    open: openFederated,
    change: async (at, first, next) => {
      await setActivated(first.company, false);
      await giveToken(at, nobodys);
      await screen.findByText(/não tem autorização/);
      await giveToken(at, first.token);
      await screen.findByText(/não tem acesso/);
      await setActivated(first.company, true);
      await giveToken(at, next.token);
    },
  },
  'unmounting, and mounting with the same storage': {
    open: (first) => federated({ token: first.token, storageKey: 'host-' }),
    change: async (at, _first, next) => {
      at.mounted.unmount();
      Object.assign(at, await federated({ token: next.token, storageKey: 'host-' }));
    },
  },
};

/** One way to change, on one screen. */
export interface Cell extends Way {
  way: string;
  screen: string;
  show: (at: Opened, who: Visitor) => Promise<void>;
  row: number;
  column: number;
}

export const cells: readonly Cell[] = Object.entries(ways).flatMap(([way, how], row) =>
  Object.entries(screens).map(([screen, show], column) => ({
    ...how,
    way,
    screen,
    show,
    row,
    column,
  })),
);

/** What is said, chosen and asked for when the user changes. @returns says something late */
async function stir(at: Opened, who: Visitor): Promise<() => void> {
  const { company_id } = who.company;
  const { toast } = at.app.mount.services;
  const words = `${who.name} diz`;
  toast({ type: 'error', text: words, action: { label: words, onPress: nothing } });
  announce(at.root, words);
  await breakPlatform({ company_id, method: '*', path: 'certificates', delay_ms: 150, times: 1 });
  await breakPlatform({ company_id, method: 'POST', path: 'graphql', delay_ms: 150, times: 2 });
  const { dispatch } = store(at);
  void dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, { forceRefetch: true }));
  void dispatch(loadPage({ view: 'missions' }));
  void dispatch(loadMetadata());
  return () => toast({ text: words });
}

/** Everything in which somebody could be met again. */
async function everything(at: Opened, first: Visitor, next: Visitor, caches: Set<DocumentCache>) {
  const companies = new Set([first.company.company_id, next.company.company_id]);
  const asked = (await Promise.all([...companies].map(requestsOf))).flat();
  return {
    document: document.body.innerHTML,
    state: JSON.stringify(store(at).getState()),
    answers: JSON.stringify([...caches].map((cache) => cache.extract())),
    storage: decodeURIComponent(
      document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    ),
    requests: JSON.stringify(
      asked.filter(({ headers }) => headers.authorization?.includes(next.token)),
    ),
  };
}

/** What of somebody is nobody else's business. */
function secretsOf(who: Visitor, next: Visitor): string[] {
  const { company, template, name, id, token, certificateIds } = who;
  const own = [name, id, token, ...certificateIds];
  if (company === next.company) return own;
  return [...own, company.company_id, template.name, template.id];
}

/** Changes the user on a screen. @returns what there is of the first one afterwards, by where it is */
export async function changeUser(cell: Cell, visitors: Visitors): Promise<string[]> {
  const { first } = visitors;
  const { show } = cell;
  const next = cell.way === sameCompany ? visitors.colleague : visitors.stranger;
  const write = jest.spyOn(DocumentCache.prototype, 'write');
  const at = await cell.open(first, next);
  await show(at, first);
  const sayLate = await stir(at, first);
  await cell.change(at, first, next);
  await sees(next.course);
  sayLate();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const caches = new Set(write.mock.contexts as DocumentCache[]);
  const atFirst = await everything(at, first, next, caches);
  await show(at, next);
  const later = await everything(at, first, next, caches);
  write.mockRestore();
  return secretsOf(first, next).flatMap((secret) =>
    [atFirst, later].flatMap((found) =>
      Object.entries(found).flatMap(([where, text]) =>
        text.includes(secret) ? [`${where}: ${around(text, secret)}`] : [],
      ),
    ),
  );
}

function around(text: string, secret: string): string {
  const place = text.indexOf(secret);
  return text.slice(Math.max(0, place - 80), place + secret.length + 40);
}
