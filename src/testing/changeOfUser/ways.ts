import { fireEvent, screen } from '@testing-library/react';
import { readCertificate } from '#api/documents/documentsApi.ts';
import { selectionChanged, viewTypeChosen } from '#features/certificates/certificatesSlice.ts';
import { logout } from '#session/login.ts';
import { breakPlatform, mendPlatform, setActivated } from '../platform.ts';
import { federated, type Opened, standalone, type Visitor } from './visitors.ts';

const go = ({ app }: Opened, path: string) => app.history.push(path);
export const store = ({ app }: Opened) => app.mount.store;
export const sees = (text: string) => screen.findAllByText((shown) => shown.includes(text));

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
  await store(at)
    .dispatch(readCertificate('any', null))
    .catch(() => undefined);
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

export const sameCompany = 'another token of the host, in the same company';

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
