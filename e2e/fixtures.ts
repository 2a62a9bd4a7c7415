import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { call, templateBody } from '../platform/servers/testing/calls.ts';
import type { Addresses } from './servers.ts';

export interface Person {
  id: string;
  token: string;
  name: string;
}

export interface Company {
  company_id: string;
  admin: Person;
  learner: Person;
}

/** The running platform and what tests may do to it. */
export interface Running extends Addresses {
  createCompany: (settings?: object) => Promise<Company>;
  createLearner: (company: Company, settings: object) => Promise<Person>;
  giveCertificates: (person: Person, certificates: number | readonly object[]) => Promise<string[]>;
  breakFor: (company: Company, fault: object) => Promise<void>;
  /** Ends every fault of the company. */
  mendFor: (company: Company) => Promise<void>;
  setFlag: (company: Company, name: string, enabled: boolean) => Promise<void>;
  requestsOf: (company: Company, operation?: string) => Promise<RecordedRequest[]>;
}

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: { operationName?: string; variables?: Record<string, unknown>; query?: string } | null;
}

interface Fixtures {
  /** What browsers say of broken policies and uncaught errors, on any page; empty at the end of every test. */
  complaints: string[];
}

async function control<Answer>(
  api: string,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const answer = await fetch(`${api}/control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json().catch(() => undefined)) as Answer;
}

/** What tests may do to the platform at these addresses. */
export function runningAt(addresses: Addresses): Running {
  const { api } = addresses;
  return {
    ...addresses,
    createCompany: (settings = {}) => control(api, 'companies', settings),
    createLearner: ({ company_id }, settings) =>
      control(api, 'users', { company_id, role: 'learner', name: 'Rui Leitor', ...settings }),
    giveCertificates: async (person, certificates) => {
      const what = typeof certificates === 'number' ? { count: certificates } : { certificates };
      const made = await control<{ ids: string[] }>(api, 'certificates', {
        user_id: person.id,
        ...what,
      });
      return made.ids;
    },
    breakFor: async ({ company_id }, fault) => {
      await control(api, 'faults', { company_id, ...fault });
    },
    mendFor: ({ company_id }) =>
      control(api, `faults?company_id=${company_id}`, undefined, 'DELETE'),
    setFlag: async ({ company_id }, name, enabled) => {
      await control(api, 'flags', { company_id, name, enabled });
    },
    requestsOf: async ({ company_id }, operation) => {
      const all = await control<RecordedRequest[]>(api, `requests?company_id=${company_id}`);
      return all.filter(({ body }) => !operation || body?.operationName === operation);
    },
  };
}

export const test = base.extend<Fixtures, { platform: Running }>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
    async ({}, use) => {
      await use(runningAt(JSON.parse(process.env.E2E_SERVERS ?? '') as Addresses));
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted Type|postMessage/.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { type AnyHostName, type HostName, hostNames } from './hosts/openHosts.ts';

/** One of each kind is usual, the others belong to the long run. */
export const tagOf = (isUsual: boolean): '' | ' @full' => (isUsual ? '' : ' @full');

/** Fails on anything axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // What passes is found all the same; to describe it takes as long again.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // The other mode puts the frames' findings together in a page of its own, which takes most of the time.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

/** Stores a template of a company; the first one becomes its default. @returns its id */
export async function storeTemplate(
  platform: Running,
  { admin }: Company,
  changes: object,
): Promise<string> {
  const { status, json } = await call(platform.api, '/missions/certificate-templates', {
    token: admin.token,
    body: templateBody({
      name: 'Primeiro',
      colors: { title: '0B5CAD', content: '323F47' },
      ...changes,
    }),
  });
  expect(status).toBe(201);
  return (json as { id: string }).id;
}

/** The heading of the screen itself: not the one of “Signing in”, which a slow machine shows before it. */
export const screenTitle = (place: Page | Locator): Locator =>
  place.locator('h1:not([role="status"] h1)');

/** Leaves a session in the browser as the sign-in link does. */
export async function keepSession(
  page: Page,
  { plugin }: Pick<Running, 'plugin'>,
  { token }: Person,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(token));
  await page.context().addCookies([{ name: 'certificates_session', value, url: plugin }]);
}

/** Opens a screen of the plugin alone with the session of a person, and waits for it. */
export async function openAs(
  page: Page,
  platform: Pick<Running, 'plugin'>,
  person: Person,
  path = '/',
): Promise<void> {
  await keepSession(page, platform, person);
  // A file that never comes keeps a page from having loaded, and nothing else.
  await page.goto(platform.plugin + path, { waitUntil: 'domcontentloaded' });
  await expect(screenTitle(page)).toBeVisible();
}

/** Signs in at the learning platform and opens its certificates. */
export async function openInShell(page: Page, platform: Running, { token }: Person): Promise<void> {
  await page.goto(`${platform.shell}/enter/${token}`);
  await page.getByRole('link', { name: /^(Certificados|Certificates)$/ }).click();
  await expect(screenTitle(page.locator('[data-certs-root]'))).toBeVisible();
}

/** Whether the page can be scrolled sideways in windows of these widths, in pixels. */
export async function expectNoOverflow(
  page: Page,
  widths: readonly number[] = [320, 360, 768, 1440],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A change of width is taken up by the next frame.
    await expect.poll(() => overflowOf(page), { message: `at ${width} px` }).toBe(0);
  }
}

/** How far the page can be scrolled sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
