import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { type Platform, startPlatform } from '../platform/startPlatform.ts';

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
export interface Running extends Platform {
  createCompany: (settings?: object) => Promise<Company>;
  giveCertificates: (person: Person, certificates: number | readonly object[]) => Promise<string[]>;
  breakFor: (company: Company, fault: object) => Promise<void>;
  setFlag: (company: Company, name: string, enabled: boolean) => Promise<void>;
  requestsOf: (company: Company) => Promise<RecordedRequest[]>;
}

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: { operationName?: string; variables?: Record<string, unknown>; query?: string } | null;
}

/** Opens a fresh page and keeps what went wrong on it. */
interface Fixtures {
  /** Messages of the browser about broken policies and uncaught errors; empty at the end of every test. */
  complaints: string[];
}

async function control<Answer>(api: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${api}/control/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json().catch(() => undefined)) as Answer;
}

export const test = base.extend<Fixtures, { platform: Running }>({
  platform: [
    // eslint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
    async ({}, use) => {
      const platform = await startPlatform({
        shellPort: 0,
        pluginPort: 0,
        apiPort: 0,
        control: true,
      });
      const { api } = platform;
      await use({
        ...platform,
        createCompany: (settings = {}) => control(api, 'companies', settings),
        giveCertificates: async (person, certificates) => {
          const what =
            typeof certificates === 'number' ? { count: certificates } : { certificates };
          const made = await control<{ ids: string[] }>(api, 'certificates', {
            user_id: person.id,
            ...what,
          });
          return made.ids;
        },
        breakFor: async ({ company_id }, fault) => {
          await control(api, 'faults', { company_id, ...fault });
        },
        setFlag: async ({ company_id }, name, enabled) => {
          await control(api, 'flags', { company_id, name, enabled });
        },
        requestsOf: ({ company_id }) => control(api, `requests?company_id=${company_id}`),
      });
      await platform.close();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted Type/.test(message.text())) {
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

/** Fails on anything axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}
