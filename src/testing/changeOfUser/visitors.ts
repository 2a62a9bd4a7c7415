import { waitFor } from '@testing-library/react';
import type { AppProps } from '#app/App.tsx';
import { mount } from '#entries/CertificatesApp.tsx';
import type { Mounted, RoutedMountProps, TokenSource } from '#entries/contract.ts';
import { mountApp } from '#entries/mount/mountApp.tsx';
import { cookieSession, sessionCookieName } from '#session/sessionCookie.ts';
import { clearCookies } from '../cookies.ts';
import { mountedApp } from '../mount/mountedApp.ts';
import { leaveHost, mountInHost, renderAsInHost } from '../mount/mountInHost.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  createUser,
  giveCertificates,
  mendPlatform,
  type Person,
  setActivated,
} from '../platform.ts';
import { quietPage } from '../mount/quietPage.ts';
import { testConfig } from '../mount/renderApp.tsx';

/** Somebody with a certificate, in a company with a template. */
export interface Visitor extends Person {
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
  const [ours, theirs] = [await createCompany(), await createCompany()];
  return {
    first: await visitorOf(ours, 'Anahí Quimera', 'Modelo Aurora'),
    colleague: await visitorOf(ours, 'Bianca Zorzal', 'Modelo Brisa'),
    stranger: await visitorOf(theirs, 'Catarina Xavante', 'Modelo Cais'),
  };
}

export interface Opened {
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

export async function federated(props: {
  token: TokenSource;
  storageKey?: string;
}): Promise<Opened> {
  const mounted = mountInHost(mount, { router: 'memory', ...props });
  return opened(mounted);
}

/** As a page of its own has it, but for the address bar. */
export async function standalone(): Promise<Opened> {
  const config = testConfig();
  const element = document.body.appendChild(document.createElement('div'));
  const mounted = mountApp(element, {
    config,
    props: { config, router: 'memory', path: '/not-authorized' },
    home: '/',
    storagePrefix: '',
    askToken: () => Promise.resolve(undefined),
    session: cookieSession(sessionCookieName),
    page: quietPage,
  });
  return opened(mounted);
}
