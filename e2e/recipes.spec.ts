/**
 * What a reader of `docs/hosting` gets, in the host of each page: driven from outside, by its links and what is on the
 * screen. `npm run hosts` installs and starts them (`recipes/openRecipes.ts`).
 */
import { readFile } from 'node:fs/promises';
import type { CDPSession, FrameLocator, Locator, Page } from '@playwright/test';
import { recipeOf } from '../scripts/recipes.ts';
import { expect, type Running, screenTitle, test as base } from './fixtures.ts';
import { countsOf, kilobytesOf } from './heap.ts';
import { addPolicy } from './hosts/addedPolicy.ts';
import { areOfOneReact } from './hosts/driveHost.ts';
import { chosenKinds, untilOpen } from './recipes/openRecipes.ts';

/** The hosts whose React draws the plugin, by the root that they draw themselves. */
const lendingRoots: Readonly<Record<string, string>> = {
  webpack: '#root',
  rspack: '#root',
  vite: '#root',
  'vite-federation': '#root',
};

const list = 'Meus certificados';
const entries = (page: Page) => page.evaluate(() => history.length);

/** The plugin in the page of a host. */
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
    const place: Page | FrameLocator = this.isFrame ? this.page.frameLocator('iframe') : this.page;
    return place.locator(this.isFrame ? 'body' : '[data-certs-root]');
  }
  get title(): Locator {
    return screenTitle(this.plugin);
  }
  get home(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Home', exact: true });
  }
  get previews(): Locator {
    return this.plugin.getByRole('link', { name: /^Visualizar: / });
  }

  /** Comes in by the host's link, as readers do. */
  async open(): Promise<void> {
    await this.page.goto(this.origin);
    if (!this.isFrame) {
      await expect(this.home).toBeVisible();
      await this.follow('Certificates');
    }
    await expect(this.title).toBeVisible();
  }

  /** Back or Forward; what happens in a frame loads no page, for which the browser's own command would wait. */
  async go(steps: -1 | 1): Promise<void> {
    await this.page.evaluate((delta) => history.go(delta), steps);
  }

  /** @param name of a link of the host's own */
  async follow(name: 'Home' | 'Certificates'): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }
}

const test = base.extend<{ kind: string; host: Host }>({
  kind: ['', { option: true }],
  host: [
    async ({ page, kind }, use) => {
      await use(new Host(page, await untilOpen(kind), kind === 'iframe'));
    },
    // It may be in the middle of its build, after those before it.
    { timeout: 300_000 },
  ],
});

/** The policy that a page says will do, for the addresses of the tests. */
const policyOf = (kind: string, { plugin, api }: Running) =>
  recipeOf(kind)
    .policy?.replaceAll('http://localhost:3001', plugin)
    .replaceAll('//localhost:4000', api.replace('http:', ''));

/** What a console would show in red. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** How light the text of an element is, from 0 to 1. */
const lightness = (place: Locator) =>
  place.evaluate((element) => {
    const channels =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3) ?? [];
    return channels.reduce((sum, channel) => sum + Number(channel), 0) / 765;
  });

/** What is in the page and how it looks. Style sheets of the plugin may stay in its head, but must not show. */
const remains = (page: Page) =>
  page.evaluate(() => ({
    body: Array.from(document.body.querySelectorAll('*:not(script)'), ({ localName }) => localName),
    attributes: [document.documentElement, document.body].map((element) =>
      element.getAttributeNames(),
    ),
    look: getComputedStyle(document.body).cssText,
  }));

/** In the page: goes in by the host's link and out again, so many times. */
async function goInAndOut({ page, home }: Host, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (isSo: () => boolean) => {
      for (let tries = 0; !isSo(); tries += 1) {
        if (tries > 5000) throw new Error(`Nothing came: ${document.body.innerText}`);
        await new Promise((done) => setTimeout(done, 2));
      }
    };
    const follow = (name: string) => {
      const links = Array.from(document.querySelectorAll('a'));
      links.find(({ textContent }) => textContent === name)?.click();
    };
    for (let done = 0; done < count; done += 1) {
      follow('Certificates');
      await until(() => document.querySelectorAll('[role="listitem"]').length === 2);
      follow('Home');
      await until(() => document.querySelector('h1')?.textContent === 'Home');
    }
  }, times);
  await expect(home).toBeVisible();
}

/** Counts and kilobytes of a page whose garbage is collected. */
async function sizeOf(client: CDPSession) {
  const counts = await countsOf(client);
  return { ...counts, kilobytes: await kilobytesOf(client) };
}

for (const kind of chosenKinds())
  test.describe(() => {
    test.use({ kind });
    const isFrame = kind === 'iframe';

    test(`${kind}: mount`, async ({ page, host, platform }) => {
      const faults = faultsOf(page);
      const policy = policyOf(kind, platform);
      if (policy) await page.addInitScript(addPolicy, policy);
      await host.open();
      await expect(host.title).toHaveText(list);
      await expect(host.previews).toHaveCount(2);
      const root = lendingRoots[kind];
      if (root) expect(await areOfOneReact(page, root, '[data-certs-root]')).toBe(true);
      expect(faults).toEqual([]);
    });

    test(`${kind}: navigate`, async ({ page, host }) => {
      await host.open();
      const before = await entries(page);
      const address = page.url();
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      expect(await entries(page)).toBe(before + 1);
      if (!isFrame)
        expect(new URL(page.url()).pathname).toMatch(/^\/certificates\/preview\/[\w-]+$/);
      await host.plugin.getByRole('button', { name: 'Fechar' }).click();
      await expect(host.title).toHaveText(list);
      expect(page.url()).toBe(address);
      expect(await entries(page)).toBe(before + 1);
      if (isFrame) return;

      // Whoever comes by the address of a screen is there, and closes it to the list.
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await page.goto(page.url());
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.plugin.getByRole('button', { name: 'Fechar' }).click();
      await expect(host.title).toHaveText(list);
    });

    test(`${kind}: Back and Forward`, async ({ page, host }) => {
      await host.open();
      const before = await entries(page);
      await host.previews.first().click();
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.go(-1);
      await expect(host.title).toHaveText(list);
      await host.go(1);
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      if (!isFrame) {
        await host.follow('Home');
        await expect(host.home).toBeVisible();
        expect(await entries(page)).toBe(before + 2);
        await host.go(-1);
        await expect(host.title).toHaveText(/^Certificado \d+$/);
      }
      await host.go(-1);
      await expect(host.title).toHaveText(list);
      if (isFrame) return;
      await host.go(-1);
      await expect(host.home).toBeVisible();
      await host.go(1);
      await expect(host.title).toHaveText(list);
      await host.go(1);
      await expect(host.title).toHaveText(/^Certificado \d+$/);
      await host.go(1);
      await expect(host.home).toBeVisible();
      expect(await entries(page)).toBe(before + 2);
      // And on from there by a link.
      await host.follow('Certificates');
      await expect(host.title).toHaveText(list);
    });

    test(`${kind}: PDF`, async ({ page, host }) => {
      await host.open();
      await host.previews.first().click();
      const saving = page.waitForEvent('download');
      await host.plugin.getByRole('button', { name: 'Baixar PDF', exact: true }).click();
      const file = await readFile(await (await saving).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test(`${kind}: print`, async ({ page, host, platform }) => {
      await host.open();
      const opening = page.waitForEvent('popup');
      await host.plugin
        .getByRole('link', { name: /^Imprimir: / })
        .first()
        .click();
      const printed = await opening;
      await expect(printed.getByRole('group', { name: /^Certificado de / })).toHaveCount(2);
      expect(printed.url()).toContain(`${platform.plugin}/pt/print/`);
    });

    test(`${kind}: language`, async ({ browser, host: { origin } }) => {
      for (const [locale, words] of [
        ['en-US', 'My certificates'],
        ['es-ES', 'Mis certificados'],
      ] as const) {
        const context = await browser.newContext({ locale });
        const host = new Host(await context.newPage(), origin, isFrame);
        await host.open();
        await expect(host.title).toHaveText(words);
        await context.close();
      }
    });

    test(`${kind}: colour`, async ({ page, host }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await host.open();
      await expect.poll(() => lightness(host.title)).toBeGreaterThan(0.6);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => lightness(host.title)).toBeLessThan(0.4);
    });

    // The frame is removed with all that is in it, and its host has one place.
    if (isFrame) return;

    test(`${kind}: unmount`, async ({ page, host }) => {
      await page.goto(host.origin);
      await expect(host.home).toBeVisible();
      const before = await remains(page);
      await host.follow('Certificates');
      await expect(host.previews).toHaveCount(2);
      await host.follow('Home');
      await expect(host.home).toBeVisible();
      await expect(host.plugin).toHaveCount(0);
      expect(await remains(page)).toEqual(before);
    });

    test(`${kind}: two hundred mounts`, async ({ page, host }) => {
      test.setTimeout(600_000);
      await host.open();
      await host.follow('Home');
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      // The first load code and fill what browser, compiler and framework keep for themselves.
      await goInAndOut(host, 20);
      const before = await sizeOf(client);
      await goInAndOut(host, 200);
      // What the last mount began may hold it for some seconds yet.
      await expect(async () => {
        const after = await sizeOf(client);
        expect(after.onWindow).toBe(before.onWindow);
        expect(after.onDocument).toBe(before.onDocument);
        expect(after.listeners - before.listeners).toBeLessThan(20);
        expect(after.nodes - before.nodes).toBeLessThan(20);
        expect((after.kilobytes - before.kilobytes) / 200).toBeLessThan(2);
      }).toPass({ timeout: 30_000 });
    });
  });
