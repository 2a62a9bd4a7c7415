import { fireEvent, screen } from '@testing-library/react';
import { fetchCertificateThunk } from '#data/rest/certificateAndTemplateApi.ts';
import { selectionChanged, viewTypeChosen } from '#features/certificates/certificatesSlice.ts';
import { logout } from '#session/signInWithToken.ts';
import { allowConsoleError } from '../console.ts';
import { injectFault, removeFaults, setPluginEnabled } from '../platform.ts';
import {
  openFederatedPlugin,
  type PluginMount,
  openStandalonePlugin,
  type TestUser,
} from './testUsers.ts';

const navigate = ({ app }: PluginMount, path: string) => app.history.push(path);
export const getReduxStore = ({ app }: PluginMount) => app.mount.store;
export const findText = (text: string) => screen.findAllByText((content) => content.includes(text));

/**
 * Functions that open a screen of the plugin and wait until data of the user is visible. The keys describe the screens.
 */
const screens = {
  'the list of Home': async (plugin: PluginMount, user: TestUser) => {
    navigate(plugin, '/');
    getReduxStore(plugin).dispatch(viewTypeChosen('list'));
    await findText(user.course);
    getReduxStore(plugin).dispatch(selectionChanged(user.certificateIds));
  },
  'the grid of Home': async (plugin: PluginMount, user: TestUser) => {
    navigate(plugin, '/');
    getReduxStore(plugin).dispatch(viewTypeChosen('grid'));
    await findText(user.course);
  },
  'the preview of a certificate': async (plugin: PluginMount, user: TestUser) => {
    navigate(plugin, `/preview/${user.certificateIds[0]}`);
    await screen.findByRole('group', { name: `Certificado de ${user.name}, Frente` });
  },
  'the templates': async (plugin: PluginMount, user: TestUser) => {
    navigate(plugin, '/templates');
    await findText(user.template.name);
  },
  'the editor with unsaved work': async (plugin: PluginMount, user: TestUser) => {
    navigate(plugin, '/editor');
    await screen.findByRole('button', { name: 'Salvar' });
    fireEvent.click(screen.getByRole('button', { name: /Editar o nome$/ }));
    const name = screen.getByRole('textbox', { name: 'Nome do modelo' });
    fireEvent.change(name, { target: { value: `Rascunho de ${user.name}` } });
    await screen.findByText('Alterações não salvas');
  },
} as const;

/** Makes the platform reject the user's token, and sends a request so that the plugin notices. */
const invalidateSession = async (plugin: PluginMount, { company }: TestUser) => {
  await removeFaults(company.company_id);
  await injectFault(company, '* /', { status: 401 });
  // Requests may still be pending.
  allowConsoleError(/^ApiError: .* status code 401/);
  await getReduxStore(plugin)
    .dispatch(fetchCertificateThunk('any', null))
    .catch(() => undefined);
};

const openSignInLink = async (plugin: PluginMount, { token }: TestUser) => {
  navigate(plugin, `/signin/${token}`);
  if (!plugin.app.mount.context.unsavedWork.hasUnsavedWork()) return;
  fireEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
};

interface Scenario {
  /** Opens the plugin and signs the first user in. */
  open: (first: TestUser, next: TestUser) => Promise<PluginMount>;
  /** Makes the next user the signed-in user, instead of the first user. */
  change: (plugin: PluginMount, first: TestUser, next: TestUser) => Promise<void>;
}

const signInStandalone = async (first: TestUser) => {
  const plugin = await openStandalonePlugin();
  await openSignInLink(plugin, first);
  await findText(first.course);
  return plugin;
};
const signInFederated = (first: TestUser) => openFederatedPlugin({ token: first.token });
const updateToken = async ({ mounted }: PluginMount, token: string) => mounted.update({ token });
const unknownToken = 'nobody';

export const sameCompanyScenario = 'a new token from the host for a user of the same company';

/** Scenarios in which another user signs in after the first. The keys describe the scenarios. */
const scenarios: Readonly<Record<string, Scenario>> = {
  'logout and a sign-in link': {
    open: signInStandalone,
    change: async (plugin, _first, next) => {
      await getReduxStore(plugin).dispatch(logout());
      await screen.findByText(/não tem autorização/);
      await openSignInLink(plugin, next);
    },
  },
  'the end of the session and a new token from the host': {
    open: signInFederated,
    change: async (plugin, first, next) => {
      await invalidateSession(plugin, first);
      // The editor stays open with its unsaved work and offers to sign in again.
      if (!plugin.app.mount.context.unsavedWork.hasUnsavedWork())
        await screen.findByText(/não tem autorização/);
      await removeFaults(first.company.company_id);
      await updateToken(plugin, next.token);
    },
  },
  [sameCompanyScenario]: {
    open: signInFederated,
    change: (plugin, _first, next) => updateToken(plugin, next.token),
  },
  'a new token from the host for a user of another company': {
    open: signInFederated,
    change: (plugin, _first, next) => updateToken(plugin, next.token),
  },
  'a refused token that the host replaces': {
    open: (first, next) => {
      const tokens = [first.token];
      return openFederatedPlugin({ token: () => tokens.shift() ?? next.token });
    },
    change: (plugin, first) => invalidateSession(plugin, first),
  },
  'a sign-in link while signed in': {
    open: signInStandalone,
    change: (plugin, _first, next) => openSignInLink(plugin, next),
  },
  'a disabled company and a new token from the host': {
    open: signInFederated,
    change: async (plugin, first, next) => {
      await setPluginEnabled(first.company, false);
      await updateToken(plugin, unknownToken);
      await screen.findByText(/não tem autorização/);
      await updateToken(plugin, first.token);
      await screen.findByText(/não tem acesso/);
      await setPluginEnabled(first.company, true);
      await updateToken(plugin, next.token);
    },
  },
  'unmounting and mounting with the same storage key': {
    open: (first) => openFederatedPlugin({ token: first.token, storageKey: 'host-' }),
    change: async (plugin, _first, next) => {
      plugin.mounted.unmount();
      Object.assign(plugin, await openFederatedPlugin({ token: next.token, storageKey: 'host-' }));
    },
  },
};

/**
 * A test case: the user changes while a screen is open. `row` is the index of the scenario, `column` that of the
 * screen.
 */
export interface TestCase extends Scenario {
  scenario: string;
  screen: string;
  show: (plugin: PluginMount, user: TestUser) => Promise<void>;
  row: number;
  column: number;
}

export const testCases: readonly TestCase[] = Object.entries(scenarios).flatMap(
  ([description, scenario], row) =>
    Object.entries(screens).map(([screen, show], column) => ({
      ...scenario,
      scenario: description,
      screen,
      show,
      row,
      column,
    })),
);
