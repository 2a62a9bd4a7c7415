import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import {
  createTestDataClient,
  storeTemplate as sendTemplate,
  type TestCompany as Company,
  type TestUser as Person,
} from '../platform/servers/testing/calls.ts';
import { readText } from '../scripts/files.mjs';
import type { ServerOrigins } from './servers.ts';

export type { Company, Person };

/** The addresses of the running platform, and functions that prepare test data. */
export type TestPlatform = ReturnType<typeof createTestPlatform>;

interface Fixtures {
  /** Content security policy violations and uncaught errors on any page. A test fails unless the list is empty at its end. */
  pageErrors: string[];
}

/** Creates a client of the platform at these origins. */
export function createTestPlatform(origins: ServerOrigins) {
  const client = createTestDataClient(() => origins.api);
  return {
    ...origins,
    ...client,
    createLearner: ({ company_id }: Company, settings: object) =>
      client.createUser({ company_id, role: 'learner', name: 'Rui Leitor', ...settings }),
  };
}

export const test = base.extend<Fixtures, { platform: TestPlatform }>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
    async ({}, use) => {
      await use(createTestPlatform(JSON.parse(process.env.E2E_SERVERS ?? '') as ServerOrigins));
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      context.on('weberror', (webError) => pageErrors.push(webError.error().message));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted Type|postMessage/.test(message.text())) {
          pageErrors.push(message.text());
        }
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { type AnyHostName, type HostName, hostNames } from './hosts/openHosts.ts';

/** Returns the tag for tests that run only in the full test run, or an empty text. */
export const tagFullUnless = (isInShortRun: boolean): '' | ' @full' =>
  isInShortRun ? '' : ' @full';

/** Checks the page with axe. @returns each violated rule with the HTML of the elements that violate it */
export async function listAxeViolations(
  page: Page,
  disabledRules: readonly string[] = [],
): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  // Parsing axe takes longer than running it: minified, half as long. A page keeps it.
  const isLoaded = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axeSource = isLoaded ? 'void 0' : readText('node_modules/axe-core/axe.min.js');
  // Reporting passed rules as well would double the time.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .disableRules([...disabledRules]);
  // The default mode merges the results of frames in another page, which takes most of the time.
  axe.setLegacyMode(!hasFrames);
  // While a colour changes, its contrast is low.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForTransitions(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Waits for the end of transitions that have begun. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const roots = Array.from(
      document.querySelectorAll('[data-certs-root]'),
      (root) => root.shadowRoot,
    );
    const transitions = [document, ...roots]
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter((item) => item instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Checks the page with axe and fails on any violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Below an open dialog everything is hidden, and axe does not find dialogs in shadow roots.
  const hasDialog = await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .first()
    .isVisible();
  expect(await listAxeViolations(page, hasDialog ? ['page-has-heading-one'] : [])).toEqual([]);
}

/** Stores a template for a company; the first one becomes its default. @returns the id of the template */
export const storeTemplate = (
  { api }: TestPlatform,
  { admin }: Company,
  changes: object,
): Promise<string> =>
  sendTemplate(api, admin.token, {
    name: 'Primeiro',
    colors: { title: '0B5CAD', content: '323F47' },
    ...changes,
  });

/** Finds the main heading of the current screen. Ignores the heading “Signing in”, which may be shown first. */
export const getScreenHeading = (container: Page | Locator): Locator =>
  container.locator('h1:not([role="status"] h1)');

/** Sets the session cookie that the sign-in link would set. */
export async function saveSession(
  page: Page,
  { plugin }: Pick<TestPlatform, 'plugin'>,
  { token }: Person,
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(token));
  await page.context().addCookies([{ name: 'certificates_session', value, url: plugin }]);
}

/** Opens a screen of the standalone plugin as a user and waits for its heading. */
export async function openScreenAs(
  page: Page,
  platform: Pick<TestPlatform, 'plugin'>,
  person: Person,
  path = '/',
): Promise<void> {
  await saveSession(page, platform, person);
  // A file that never arrives delays only the load event.
  await page.goto(platform.plugin + path, { waitUntil: 'domcontentloaded' });
  await expect(getScreenHeading(page)).toBeVisible();
}

/** Signs in to the learning platform and opens the plugin there. */
export async function openInShell(
  page: Page,
  platform: TestPlatform,
  { token }: Person,
): Promise<void> {
  await page.goto(`${platform.shell}/enter/${token}`);
  await page.getByRole('link', { name: /^(Certificados|Certificates)$/ }).click();
  await expect(getScreenHeading(page.locator('[data-certs-root]'))).toBeVisible();
}

/** Fails if the page scrolls sideways at any of these viewport widths, in pixels. */
export async function expectNoOverflow(
  page: Page,
  widths: readonly number[] = [320, 360, 768, 1440],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The new width applies from the next frame on.
    await expect.poll(() => measureOverflow(page), { message: `at ${width} px` }).toBe(0);
  }
}

/** Measures how many pixels the page scrolls sideways. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
