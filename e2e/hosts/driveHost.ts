import type { Page } from '@playwright/test';
import { type AnyHostName, expect, type HostName, type Person, type Running } from '../fixtures.ts';

interface Heard {
  slot: string;
  event: string;
  args: unknown[];
}

/** `window.host` of every host: see hostPage.js. */
export interface HostPage {
  heard: Heard[];
  hint(module: string, language: string, lendsReact: boolean): Promise<void>;
  mount(slot: string, module: string, props: object): Promise<void>;
  update(slot: string, props: object): void;
  canLeave(slot: string): Promise<boolean>;
  unmount(slot: string): void;
}

declare const window: Window & { host: HostPage };

/** The hosts that share a whole React 19 lend it; the others leave the plugin its own. */
export const lendsReact: Readonly<Record<HostName, boolean>> = {
  webpackReact19: true,
  webpackReact18: false,
  vite: true,
  plain: false,
};

/** A learner of a new company with so many certificates. */
export async function learnerWith(
  platform: Running,
  count: number,
  name?: string,
): Promise<Person> {
  const company = await platform.createCompany();
  const learner = name ? await platform.createLearner(company, { name }) : company.learner;
  await platform.giveCertificates(learner, count);
  return learner;
}

export async function openHost(page: Page, platform: Running, name: AnyHostName, path = '/') {
  await openAddress(page, platform.hosts[name] + path);
}

export async function openAddress(page: Page, url: string) {
  await page.goto(url);
  await hostStands(page);
}

export async function hostStands(page: Page) {
  // Before the script there is nothing, or an element with this id, under the same name.
  await page.waitForFunction(() => 'host' in window && typeof window.host.mount === 'function');
}

export const mount = (page: Page, slot: string, module: string, props: object) =>
  page.evaluate(([id, what, given]) => window.host.mount(id, what, given), [
    slot,
    module,
    props,
  ] as const);

export const update = (page: Page, slot: string, props: object) =>
  page.evaluate(([id, given]) => window.host.update(id, given), [slot, props] as const);

/** The arguments of each call of a callback, in order. */
export const heard = (page: Page, slot: string, event: string) =>
  page.evaluate(
    ([id, what]) =>
      window.host.heard
        .filter((one) => one.slot === id && one.event === what)
        .map((one) => one.args),
    [slot, event] as const,
  );

export async function unmount(page: Page, slot: string) {
  await page.evaluate((id) => window.host.unmount(id), slot);
  await expect(page.locator(`#${slot}`)).toBeEmpty();
}

/** Whether one react-dom drew both roots: each copy leaves a mark of its own on them. */
export const areOfOneReact = (page: Page, ...roots: readonly [one: string, other: string]) =>
  page.evaluate((selectors) => {
    const [mark, other] = selectors.map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).find((key) =>
        key.startsWith('__reactContainer$'),
      ),
    );
    return mark !== undefined && mark === other;
  }, roots);
