import { waitFor } from '@testing-library/react';
import type { AppProps } from '#app/App.tsx';
import { mount } from '#entries/CertificatesApp.tsx';
import type { Mounted, RoutedMountProps, TokenSource } from '#entries/contract.ts';
import { mountApp } from '#entries/mount/mountApp.tsx';
import { createCookieTokenStorage, sessionCookieName } from '#session/sessionCookie.ts';
import { clearCookies } from '../cookies.ts';
import { getMountedApp } from '../mount/getMountedApp.ts';
import { unmountAll, mountInHost } from '../mount/mountInHost.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  createUser,
  giveCertificates,
  removeFaults,
  type Person,
  setPluginEnabled,
} from '../platform.ts';
import { noopHost } from '../mount/noopHost.ts';
import { createTestConfig } from '../mount/renderApp.ts';

/** A test user with two certificates, in a company with a template named after the user. */
export interface TestUser extends Person {
  company: Company;
  course: string;
  certificateIds: string[];
  template: { id: string; name: string };
}

async function createTestUser(
  company: Company,
  name: string,
  templateName: string,
): Promise<TestUser> {
  const course = `Curso de ${name}`;
  const person = await createUser({ company_id: company.company_id, role: 'admin', name });
  const certificateIds = await giveCertificates(person, [
    { type: 'MISSION', name: course },
    { type: 'CONTENT', name: `Aula de ${name}` },
  ]);
  const template = {
    name: templateName,
    id: await createTemplate(company, { name: templateName }),
  };
  return { ...person, company, course, certificateIds, template };
}

export interface TestUsers {
  first: TestUser;
  colleague: TestUser;
  stranger: TestUser;
}

/** Creates three users with different data; the first two belong to the same company. */
export async function createTestUsers(): Promise<TestUsers> {
  const [company, otherCompany] = [await createCompany(), await createCompany()];
  return {
    first: await createTestUser(company, 'Anahí Quimera', 'Modelo Aurora'),
    colleague: await createTestUser(company, 'Bianca Zorzal', 'Modelo Brisa'),
    stranger: await createTestUser(otherCompany, 'Catarina Xavante', 'Modelo Cais'),
  };
}

/** A mounted plugin, with internals that hosts cannot access. */
export interface PluginMount {
  app: AppProps;
  root: HTMLElement;
  mounted: Mounted<RoutedMountProps>;
}

async function waitForApp(
  mounted: Mounted<RoutedMountProps> & { root: HTMLElement },
): Promise<PluginMount> {
  unmounts.push(() => mounted.unmount());
  const app = await waitFor(() => getMountedApp(mounted.root));
  return { app, root: mounted.root, mounted };
}

const unmounts: (() => void)[] = [];

/** Unmounts all plugins, clears the cookies and undoes the changes to the first user's company. */
export async function cleanUpTestUsers({ first: { company } }: TestUsers): Promise<void> {
  for (const unmount of unmounts.splice(0)) unmount();
  await unmountAll();
  clearCookies();
  await removeFaults(company.company_id);
  await setPluginEnabled(company, true);
}

export async function openFederatedPlugin(props: {
  token: TokenSource;
  storageKey?: string;
}): Promise<PluginMount> {
  const mounted = mountInHost(mount, { router: 'memory', ...props });
  return waitForApp(mounted);
}

/** Opens the plugin as the standalone page does, with a memory router. */
export async function openStandalonePlugin(): Promise<PluginMount> {
  const config = createTestConfig();
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mountApp(element, {
    config,
    props: { config, router: 'memory', path: '/not-authorized' },
    homePath: '/',
    storagePrefix: '',
    requestToken: () => Promise.resolve(undefined),
    sessionStore: createCookieTokenStorage(sessionCookieName),
    host: noopHost,
  });
  return waitForApp(mounted);
}
