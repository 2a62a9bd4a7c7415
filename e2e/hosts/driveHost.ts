import type { FrameLocator, Page } from '@playwright/test';
import {
  type AnyHostName,
  expect,
  type HostName,
  type Person,
  type TestPlatform,
} from '../fixtures.ts';

interface HostCallbackCall {
  slot: string;
  event: string;
  args: unknown[];
}

/** The object `window.host` of every host page; see hostPage.js. */
export interface HostPage {
  calls: HostCallbackCall[];
  container: Element | ShadowRoot;
  hint(module: string, language: string, lendsReact: boolean): Promise<void>;
  mount(slot: string, module: string, props: object): Promise<void>;
  update(slot: string, props: object): void;
  canLeave(slot: string): Promise<boolean>;
  unmount(slot: string): void;
}

declare const window: Window & { host: HostPage };

/** Whether each host shares a complete React 19 with the plugin. */
export const lendsReact: Readonly<Record<HostName, boolean>> = {
  webpackReact19: true,
  webpackReact18: false,
  vite: true,
  plain: false,
};

/** Creates a learner of a new company, with certificates. */
export async function createLearnerWithCertificates(
  platform: TestPlatform,
  count: number,
  name?: string,
): Promise<Person> {
  const company = await platform.createCompany();
  const learner = name ? await platform.createLearner(company, { name }) : company.learner;
  await platform.createCertificates(learner, count);
  return learner;
}

export async function openHost(page: Page, platform: TestPlatform, name: AnyHostName, path = '/') {
  await openAddress(page, platform.hosts[name] + path);
}

export async function openAddress(page: Page, url: string) {
  await page.goto(url);
  await waitForHost(page);
}

export async function waitForHost(page: Page) {
  // Before the script runs, `window.host` is undefined or an element with this id.
  await page.waitForFunction(() => 'host' in window && typeof window.host.mount === 'function');
}

export const mountModule = (page: Page, slot: string, module: string, props: object) =>
  page.evaluate(([id, name, hostProps]) => window.host.mount(id, name, hostProps), [
    slot,
    module,
    props,
  ] as const);

export const update = (page: Page, slot: string, props: object) =>
  page.evaluate(([id, hostProps]) => window.host.update(id, hostProps), [slot, props] as const);

/** Returns the arguments of each call of a callback prop, in order. */
export const getCallbackArgs = (page: Page, slot: string, event: string) =>
  page.evaluate(
    ([id, name]) =>
      window.host.calls
        .filter((call) => call.slot === id && call.event === name)
        .map((call) => call.args),
    [slot, event] as const,
  );

/** A browser page of any automation library. */
export interface EvaluatingPage {
  evaluate: (expression: string) => Promise<unknown>;
}

/** Calls a function in the page, as text. The function may use nothing from outside but the page. */
export const callInPage = <Argument, Result>(
  page: EvaluatingPage,
  callback: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result> =>
  page.evaluate(`(${String(callback)})(${JSON.stringify(argument)})`) as Promise<Result>;

/** Adds CSS to the host as a constructed style sheet, which a policy without inline styles allows. */
export const addStyleSheet = (page: EvaluatingPage, css: string): Promise<void> =>
  callInPage(
    page,
    (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    },
    css,
  );

/** Replaces the CSS that was added to the host last. */
export const replaceLastStyleSheet = (page: EvaluatingPage, css: string): Promise<void> =>
  callInPage(page, (text: string) => document.adoptedStyleSheets.at(-1)?.replaceSync(text), css);

/** Opens the first certificate of the list, and downloads its PDF. @param area page or frame with the plugin */
export async function downloadFirstCertificate(page: Page, area: Page | FrameLocator = page) {
  await area.getByRole('listitem').getByRole('link').first().click();
  const downloadEvent = page.waitForEvent('download');
  await area.getByRole('button', { name: 'Download PDF' }).click();
  await downloadEvent;
}

/** Types a text into the area Header of the editor. @param area page or frame with the editor */
export async function typeHeader(page: Page, area: Page | FrameLocator = page) {
  await area.getByRole('textbox', { name: 'Header', exact: true }).click();
  await page.keyboard.type('Class of 2026');
}

/** Opens each list “Add a registered data” of the editor, and checks that it is whole and in the window. */
export async function expectWholeLists(page: Page) {
  const buttons = page.getByRole('button', { name: 'Add a registered data' });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await button.click();
    const list = page.getByRole('dialog', { name: 'Add a registered data' });
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(250);
    await expect(list.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }
}

/** Saves the template of the editor. @param area page or frame with the editor */
export async function saveTemplate(area: Page | FrameLocator) {
  await area.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(area.getByText(/^Saved at/)).toBeVisible();
}

export async function unmount(page: Page, slot: string) {
  await page.evaluate((id) => window.host.unmount(id), slot);
  await expect(page.locator(`#${slot}`)).toBeEmpty();
}

/**
 * Returns whether the same copy of react-dom rendered both root elements. Each copy sets a different key on its roots.
 * `:root` also finds a React root that is the document.
 */
export const isSameReact = (page: Page, ...roots: readonly [one: string, other: string]) =>
  page.evaluate((selectors) => {
    const [mark, otherMark] = selectors.map((selector) =>
      // The root of the plugin is inside the shadow root.
      [
        document.querySelector(selector)?.shadowRoot?.firstElementChild,
        document.querySelector(selector),
        selector === ':root' ? document : null,
      ]
        .flatMap((element) => Object.keys(element ?? {}))
        .find((key) => key.startsWith('__reactContainer$')),
    );
    return mark !== undefined && mark === otherMark;
  }, roots);
