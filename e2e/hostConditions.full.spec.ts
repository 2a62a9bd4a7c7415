/** Tests the plugin in host pages with unusual settings, scripts and elements around it. */
import type { Page } from '@playwright/test';
import manifest from '../package.json' with { type: 'json' };
import { expect, listAxeViolations, test, type TestPlatform } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  downloadFirstCertificate,
  expectWholeLists,
  getCallbackArgs,
  type HostPage,
  mountModule,
  openHost,
  unmount,
} from './hosts/driveHost.ts';
import { createScreenProps, openBarePage, screens } from './hostPages/openBarePage.ts';
import { recordStyles } from './hostPages/styleProbe.ts';

interface Container {
  init: (scope: object) => Promise<void>;
  get: (module: string) => Promise<() => { mount: (element: Element, props: object) => object }>;
}
declare const window: Window & {
  host: HostPage;
  certificates_plugin: Container;
  definitions?: number;
};

// Some conditions are added by the test, which the policy of the page forbids.
test.use({ bypassCSP: true });

const count = 3;
const getDrawn = (page: Page) => page.locator('#app canvas[data-drawn]');

async function createProps(platform: TestPlatform) {
  const { token } = await createLearnerWithCertificates(platform, count);
  return { router: 'memory', locale: 'en', colorMode: 'light', token };
}

test('ignores the loaders that a page defines for other scripts', async ({ page, platform }) => {
  const props = await createProps(platform);
  await page.addInitScript(() => {
    window.definitions = 0;
    const define = Object.assign(
      () => {
        window.definitions = (window.definitions ?? 0) + 1;
      },
      { amd: {} },
    );
    const fail = () => {
      throw new Error('The host has no such module.');
    };
    Object.assign(window, { define, require: fail, module: { exports: {} }, exports: {} });
  });
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(getDrawn(page)).toHaveCount(count);
  await downloadFirstCertificate(page);
  expect(await page.evaluate(() => window.definitions)).toBe(0);
});

test('paints the same certificate and follows its links in a page with a base address', async ({
  page,
  platform,
}) => {
  const paper = page.locator('#app').getByRole('group', { name: 'Preview' }).locator('svg');
  await openBarePage(page, platform, screens['a preview']);
  const expected = await paper.first().screenshot();
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    document.querySelector('body > h1')?.remove();
    document.head.append(
      Object.assign(document.createElement('base'), {
        href: 'https://elsewhere.test/a/',
        target: '_blank',
      }),
    );
  });
  const props = await createScreenProps(platform, screens['a preview']);
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(paper.first().locator('text').nth(3)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect((await paper.first().screenshot()).equals(expected)).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(paper.first()).toBeVisible();
  expect(page.context().pages(), 'links open in the same window').toHaveLength(1);
});

test('looks the same in quirks mode', async ({ page, platform }) => {
  const props = await createProps(platform);
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openHost(page, platform, 'plain');
  // Without an address, a frame has a document in quirks mode.
  for (const html of [undefined, '<!doctype html><title>Frame</title>']) {
    await page.evaluate(async (srcdoc) => {
      const frame = Object.assign(document.createElement('iframe'), { width: 1200, height: 800 });
      if (srcdoc) frame.srcdoc = srcdoc;
      document.body.append(frame);
      if (srcdoc) await new Promise((resolve) => frame.addEventListener('load', resolve));
      if (frame.contentDocument) window.host.container = frame.contentDocument.body;
    }, html);
    await mountModule(page, html ? 'standard' : 'quirks', 'CertificatesApp', props);
  }
  const [, ...frames] = page.frames();
  const documents: unknown[] = [];
  for (const [index, frame] of frames.entries()) {
    await expect(frame.locator('canvas[data-drawn]')).toHaveCount(count);
    await recordStyles(frame, false);
    documents.push(await frame.evaluate('probe.expected'));
    const mode = await frame.evaluate('document.compatMode');
    expect(mode).toBe(index === 0 ? 'BackCompat' : 'CSS1Compat');
  }
  expect(documents).toHaveLength(2);
  expect(documents[0]).toEqual(documents[1]);
});

test('draws its certificates once it is no longer hidden, 0 px wide or hidden by content-visibility', async ({
  page,
  platform,
}) => {
  const props = await createProps(platform);
  await openHost(page, platform, 'plain');
  for (const [slot, hidden, shown] of [
    ['hidden', 'display: none', 'display: block'],
    ['narrow', 'width: 0; overflow: hidden', 'width: 100%'],
    ['invisible', 'content-visibility: hidden', 'content-visibility: visible'],
  ] as const) {
    await page.addStyleTag({ content: `#${slot} { ${hidden} }` });
    await mountModule(page, slot, 'CertificatesApp', props);
    await page.waitForLoadState('networkidle');
    const root = page.locator(`#${slot} [data-certs-root]`);
    await expect(root.locator('[role=listitem]')).toHaveCount(count);
    expect(await root.locator('canvas[data-drawn]').count(), slot).toBe(0);
    await page.addStyleTag({ content: `#${slot} { ${shown} }` });
    await expect(root.locator('canvas[data-drawn]')).toHaveCount(count);
    await expect(root.locator('canvas[data-drawn]').first()).toBeVisible();
    expect((await root.boundingBox())?.width).toBeGreaterThan(1200);
    await unmount(page, slot);
  }
});

test('works in a modal dialog that keeps the focus and makes the page inert', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'width: 90vw; height: 90vh';
    for (const element of document.body.children) element.toggleAttribute('inert', true);
    document.body.append(dialog);
    dialog.showModal();
    document.addEventListener('focusin', ({ target }) => {
      if (!dialog.contains(target as Node)) dialog.focus();
    });
    window.host.container = dialog;
  });
  const props = { router: 'memory', locale: 'en', path: '/editor', token: admin.token };
  await mountModule(page, 'app', 'TemplatesApp', props);
  await expectWholeLists(page);
  await expect(page.locator('dialog').first(), 'Escape closes only the list').toBeVisible();
});

test('opens dialogs beside their buttons on a page with zoom, and closes no popover of the host with its Escape', async ({
  page,
  platform,
}) => {
  const props = await createProps(platform);
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', props);
  const button = page.getByRole('button', { name: 'Dates' });
  const downloadButton = page.getByRole('button', { name: 'Download PDF' }).first();
  const getBox = (locator: typeof button) =>
    locator.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return { left, top, bottom };
    });
  for (const css of ['html { zoom: 0.8 }', 'html { zoom: 1 } body { zoom: 1.25 }']) {
    await page.addStyleTag({ content: css });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    // Dialogs and tooltips move while they appear.
    await expect
      .poll(async () => {
        const [box, buttonBox] = [await getBox(dialog), await getBox(button)];
        return Math.max(
          Math.abs(box.left - buttonBox.left),
          Math.abs(box.top - buttonBox.bottom - 8),
        );
      })
      .toBeLessThan(2);
    await page.keyboard.press('Escape');
    await downloadButton.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [box, buttonBox] = [await getBox(tooltip), await getBox(downloadButton)];
        return Math.abs(box.top - buttonBox.bottom);
      })
      .toBeLessThan(10);
    await page.mouse.move(0, 0);
    await expect(tooltip).toBeHidden();
  }
  await unmount(page, 'app');

  // Escape that the plugin handles does not close a popover of the host.
  await page.evaluate(() => {
    const popover = Object.assign(document.createElement('div'), { popover: 'auto', id: 'box' });
    document.body.append(popover);
    popover.showPopover();
    window.host.container = popover;
  });
  await mountModule(page, 'inside', 'CertificatesApp', props);
  await expect(page.locator('#inside canvas[data-drawn]')).toHaveCount(count);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').last().press('Escape');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const field = page.getByRole('searchbox');
  await field.focus();
  await field.press('Escape');
  await expect(field).not.toBeFocused();
  await expect(page.locator('#box')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#box'), 'when there is nothing to close inside').toBeHidden();
});

test('is mounted and unmounted inside view transitions, and accessible with forced colours and more contrast', async ({
  page,
  platform,
}) => {
  const props = await createProps(platform);
  await openHost(page, platform, 'plain');
  const mountInTransition = () =>
    page.evaluate(async (hostProps) => {
      await document.startViewTransition(() =>
        window.host.mount('app', 'CertificatesApp', hostProps),
      ).finished;
    }, props);
  await mountInTransition();
  await expect(getDrawn(page)).toHaveCount(count);
  await page.evaluate(async () => {
    await document.startViewTransition(() => window.host.unmount('app')).finished;
    document.querySelector('#app')?.remove();
  });
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
  await mountInTransition();
  await expect(getDrawn(page)).toHaveCount(count);
  for (const media of [
    { forcedColors: 'active', contrast: 'no-preference' },
    { forcedColors: 'none', contrast: 'more' },
  ] as const) {
    await page.emulateMedia(media);
    await page.getByRole('searchbox').focus();
    // Landmarks are the host's.
    expect(await listAxeViolations(page, ['landmark-one-main', 'region'])).toEqual([]);
  }
});

test('runs beside another release of itself', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  const chunkListName = new RegExp(
    `plugin_remote_${manifest.version.replaceAll('.', '[._]')}`,
    'g',
  );
  // The other release has another version and other texts.
  await page.route('http://release.test/**', async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace('http://release.test', platform.plugin),
    });
    const text = await response.text();
    await route.fulfill({
      response,
      body: text
        .replaceAll(chunkListName, 'plugin_remote_9_9_9')
        .replaceAll('Manage templates', 'Texts of another release'),
    });
  });
  const props = { router: 'memory', locale: 'en', token: admin.token };
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(page.locator('#app h1')).toBeVisible();
  await page.evaluate(async (hostProps) => {
    const script = document.createElement('script');
    script.src = 'http://release.test/remoteEntry.js';
    document.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
    const container = window.certificates_plugin;
    await container.init({});
    const { mount } = (await container.get('./TemplatesApp'))();
    const element = Object.assign(document.createElement('div'), { id: 'other' });
    document.body.append(element);
    const { plugin } = (await (await fetch('/config.json')).json()) as { plugin: object };
    mount(element, { config: plugin, ...hostProps });
  }, props);
  await expect(page.locator('#other h1')).toHaveText('Texts of another release');
  await mountModule(page, 'templates', 'TemplatesApp', props);
  await expect(page.locator('#templates h1')).toHaveText('Manage templates');
  await unmount(page, 'app');
  await unmount(page, 'templates');
  expect(await getCallbackArgs(page, 'templates', 'onError')).toEqual([]);
  // The other release may still load code for later.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
