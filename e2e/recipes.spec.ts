/**
 * Tests the example host of each page of `docs/hosting` through its links and screens, as users do. `npm run hosts` installs
 * and starts the hosts (`recipes/openRecipes.ts`).
 */
import { readFile } from 'node:fs/promises';
import type { CDPSession, FrameLocator, Locator, Page } from '@playwright/test';
import { readHostRecipe } from '../scripts/recipes.ts';
import { expect, type TestPlatform, getScreenHeading, test as base } from './fixtures.ts';
import { countNodesAndListeners, measureHeapKilobytes } from './heap.ts';
import { addPolicy } from './hosts/addedPolicy.ts';
import { isSameReact } from './hosts/driveHost.ts';
import { getRequestedKinds, waitUntilOpen } from './recipes/openRecipes.ts';

/** Root elements of the hosts that share their React with the plugin. */
const sharedReactRoots: Readonly<Record<string, string>> = {
  webpack: '#root',
  rspack: '#root',
  vite: '#root',
  'vite-federation': '#root',
  next: ':root',
};

const listTitle = 'Meus certificados';
const countEntries = (page: Page) => page.evaluate(() => history.length);

/** A host page with the plugin in it. */
class Host {
  readonly page: Page;
  readonly origin: string;
  readonly isFrame: boolean;

  constructor(page: Page, origin: string, isFrame: boolean) {
    this.page = page;
    this.origin = origin;
    this.isFrame = isFrame;
  }

  get plugin(): Locator {
    const container: Page | FrameLocator = this.isFrame
      ? this.page.frameLocator('iframe')
      : this.page;
    return container.locator(this.isFrame ? 'body' : '[data-certs-root]');
  }
  get title(): Locator {
    return getScreenHeading(this.plugin);
  }
  get home(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Home', exact: true });
  }
  get previews(): Locator {
    return this.plugin.getByRole('link', { name: /^Visualizar: / });
  }

  /** Opens the plugin by clicking the host's link. */
  async open(): Promise<void> {
    await this.page.goto(this.origin);
    if (!this.isFrame) {
      await expect(this.home).toBeVisible();
      await this.follow('Certificates');
    }
    await expect(this.title).toBeVisible();
  }

  /**
   * Goes back or forward in the browser history. Playwright's commands would wait for a page load, which an iframe
   * navigation does not cause.
   */
  async go(steps: -1 | 1): Promise<void> {
    await this.page.evaluate((delta) => history.go(delta), steps);
  }

  /** Clicks a link of the host. */
  async follow(name: 'Home' | 'Certificates'): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }
}

const test = base.extend<{ kind: string; host: Host }>({
  kind: ['', { option: true }],
  host: [
    async ({ page, kind }, use) => {
      await use(new Host(page, await waitUntilOpen(kind), kind === 'iframe'));
    },
    // The host may still be building, after the ones before it.
    { timeout: 300_000 },
  ],
});

/** Reads the documented Content Security Policy of a host, with the addresses of the tests. */
const getPolicy = (kind: string, { plugin, api }: TestPlatform) =>
  readHostRecipe(kind)
    .policy?.replaceAll('http://localhost:3001', plugin)
    .replaceAll('//localhost:4000', api.replace('http:', ''));

/** Records console errors and uncaught errors of a page. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/** Computes the lightness of the text of an element, from 0 to 1. */
const computeLightness = (element: Locator) =>
  element.evaluate((node) => {
    const channels =
      getComputedStyle(node)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    return channels.reduce((sum, channel) => sum + Number(channel), 0) / 765;
  });

/** Captures elements, attributes and styles of a page. Style sheets of the plugin may stay in the head without effect. */
const capturePage = (page: Page) =>
  page.evaluate(() => ({
    body: Array.from(document.body.querySelectorAll('*:not(script)'), ({ localName }) => localName),
    attributes: [document.documentElement, document.body].map((element) =>
      element.getAttributeNames(),
    ),
    look: getComputedStyle(document.body).cssText,
  }));

/** Opens and leaves the plugin a number of times by clicking links of the host inside the page. */
async function openAndLeave({ page, home }: Host, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const waitUntil = async (condition: () => boolean) => {
      for (let tries = 0; !condition(); tries += 1) {
        if (tries > 5000) throw new Error(`Timed out: ${document.body.innerText}`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    const follow = (name: string) => {
      const links = Array.from(document.querySelectorAll('a'));
      links.find(({ textContent }) => textContent === name)?.click();
    };
    for (let visit = 0; visit < count; visit += 1) {
      follow('Certificates');
      await waitUntil(
        () =>
          document
            .querySelector('[data-certs-root]')
            ?.shadowRoot?.querySelectorAll('[role="listitem"]').length === 2,
      );
      follow('Home');
      await waitUntil(() => document.querySelector('h1')?.textContent === 'Home');
    }
  }, times);
  await expect(home).toBeVisible();
}

/** Measures nodes, listeners and kilobytes of a page after a garbage collection. */
async function measurePage(client: CDPSession) {
  const counts = await countNodesAndListeners(client);
  return { ...counts, kilobytes: await measureHeapKilobytes(client) };
}

for (const kind of getRequestedKinds())
  test.describe(() => {
    test.use({ kind });
    const isFrame = kind === 'iframe';

    // `scripts/hosts.ts` reads these titles as "host: column" of its table.
    test(`${kind}: mount`, async ({ page, host, platform }) => {
      const errors = recordErrors(page);
      const policy = getPolicy(kind, platform);
      if (policy) await page.addInitScript(addPolicy, policy);
      await host.open();
      await expect(host.title).toHaveText(listTitle);
      await expect(host.previews).toHaveCount(2);
      const root = sharedReactRoots[kind];
      if (root) expect(await isSameReact(page, root, '[data-certs-root]')).toBe(true);
      expect(errors).toEqual([]);
    });

    test(`${kind}: navigate`, async ({ page, host }) => {
      await host.open();
      const initialCount = await countEntries(page);
      const address = page.url();
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      expect(await countEntries(page)).toBe(initialCount + 1);
      if (!isFrame)
        expect(new URL(page.url()).pathname).toMatch(/^\/certificates\/preview\/[\w-]+$/);
      await host.plugin.getByRole('button', { name: 'Fechar' }).click();
      await expect(host.title).toHaveText(listTitle);
      expect(page.url()).toBe(address);
      expect(await countEntries(page)).toBe(initialCount + 1);
      if (isFrame) return;

      // A preview opened by its address also closes to the list.
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await page.goto(page.url());
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.plugin.getByRole('button', { name: 'Fechar' }).click();
      await expect(host.title).toHaveText(listTitle);
    });

    test(`${kind}: Back and Forward`, async ({ page, host }) => {
      await host.open();
      const initialCount = await countEntries(page);
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.go(-1);
      await expect(host.title).toHaveText(listTitle);
      await host.go(1);
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      if (!isFrame) {
        await host.follow('Home');
        await expect(host.home).toBeVisible();
        expect(await countEntries(page)).toBe(initialCount + 2);
        await host.go(-1);
        await expect(host.title).toHaveText(/^Certificado \d+$/);
      }
      await host.go(-1);
      await expect(host.title).toHaveText(listTitle);
      if (isFrame) return;
      await host.go(-1);
      await expect(host.home).toBeVisible();
      await host.go(1);
      await expect(host.title).toHaveText(listTitle);
      await host.go(1);
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.go(1);
      await expect(host.home).toBeVisible();
      expect(await countEntries(page)).toBe(initialCount + 2);
      // Links still work afterwards.
      await host.follow('Certificates');
      await expect(host.title).toHaveText(listTitle);
    });

    test(`${kind}: PDF`, async ({ page, host }) => {
      await host.open();
      await host.previews.first().click();
      const downloadEvent = page.waitForEvent('download');
      await host.plugin.getByRole('button', { name: 'Baixar PDF', exact: true }).click();
      const file = await readFile(await (await downloadEvent).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test(`${kind}: print`, async ({ page, host, platform }) => {
      await host.open();
      const popupEvent = page.waitForEvent('popup');
      await host.plugin
        .getByRole('link', { name: /^Imprimir: / })
        .first()
        .click();
      const popup = await popupEvent;
      await expect(popup.getByRole('group', { name: /^Certificado de / })).toHaveCount(2);
      expect(popup.url()).toContain(`${platform.plugin}/pt/print/`);
    });

    test(`${kind}: language`, async ({ browser, host: { origin } }) => {
      for (const [locale, heading] of [
        ['en-US', 'My certificates'],
        ['es-ES', 'Mis certificados'],
      ] as const) {
        const context = await browser.newContext({ locale });
        const host = new Host(await context.newPage(), origin, isFrame);
        await host.open();
        await expect(host.title).toHaveText(heading);
        await context.close();
      }
    });

    test(`${kind}: colour`, async ({ page, host }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await host.open();
      await expect.poll(() => computeLightness(host.title)).toBeGreaterThan(0.6);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => computeLightness(host.title)).toBeLessThan(0.4);
    });

    // Removing the iframe removes everything in it, and its host has only one page.
    if (isFrame) return;

    test(`${kind}: unmount`, async ({ page, host }) => {
      await page.goto(host.origin);
      await expect(host.home).toBeVisible();
      const initialPage = await capturePage(page);
      await host.follow('Certificates');
      await expect(host.previews).toHaveCount(2);
      await host.follow('Home');
      await expect(host.home).toBeVisible();
      await expect(host.plugin).toHaveCount(0);
      expect(await capturePage(page)).toEqual(initialPage);
    });

    test(`${kind}: two hundred mounts`, async ({ page, host }) => {
      test.setTimeout(600_000);
      await host.open();
      await host.follow('Home');
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      // The first mounts load code and fill caches of browser, compiler and framework.
      await openAndLeave(host, 20);
      const initialSize = await measurePage(client);
      await openAndLeave(host, 200);
      // Pending work of the last mount may hold it for some seconds.
      await expect(async () => {
        const size = await measurePage(client);
        expect(size.onWindow).toBe(initialSize.onWindow);
        expect(size.onDocument).toBe(initialSize.onDocument);
        expect(size.listeners - initialSize.listeners).toBeLessThan(20);
        expect(size.nodes - initialSize.nodes).toBeLessThan(20);
        expect((size.kilobytes - initialSize.kilobytes) / 200).toBeLessThan(2);
      }).toPass({ timeout: 30_000 });
    });
  });
