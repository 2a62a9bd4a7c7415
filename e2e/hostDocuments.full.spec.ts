/** Tests the plugin in host pages whose documents are unusual. */
import type { Page } from '@playwright/test';
import { expect, type Person, test, type TestPlatform } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  downloadFirstCertificate,
  getCallbackArgs,
  type HostPage,
  mountModule,
  openAddress,
  openHost,
  saveTemplate,
  typeHeader,
  unmount,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage; translations?: number };

const getProps = ({ token }: Person, path = '/') => ({
  ...{ router: 'memory', locale: 'en', colorMode: 'light', token, path },
});

/** Creates an administrator who also has certificates. */
async function createAdmin(platform: TestPlatform, count: number): Promise<Person> {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, count);
  return admin;
}

const getRows = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('canvas') });

test('works on a page without https', async ({ page, platform }) => {
  const admin = await createAdmin(platform, 3);
  const address = new URL(platform.hosts.plain);
  address.hostname = 'intranet.test';
  await openAddress(page, address.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
  await expect(getRows(page)).toHaveCount(3);
  await downloadFirstCertificate(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link could not be copied.', { exact: true })).toBeVisible();
  await mountModule(page, 'editor', 'TemplatesApp', getProps(admin, '/editor'));
  await typeHeader(page);
  await saveTemplate(page);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  expect(await getCallbackArgs(page, 'editor', 'onError')).toEqual([]);
});

/** Functions that add an element for the plugin, by the name of what it is in. */
const containers = {
  'a shadow root of the host': () => {
    const box = document.createElement('div');
    document.body.append(box);
    window.host.container = box.attachShadow({ mode: 'open' });
  },
  'the document of a frame': async () => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Frame' });
    frame.width = '1200';
    frame.height = '800';
    frame.srcdoc = '<!doctype html><title>Frame</title>';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    if (frame.contentDocument) window.host.container = frame.contentDocument.body;
  },
};

for (const [name, addContainer] of Object.entries(containers)) {
  test(`works in ${name}, also by keyboard`, async ({ page, platform }) => {
    const admin = await createAdmin(platform, 2);
    // The whole frame is in the window.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await openHost(page, platform, 'plain');
    await page.evaluate(addContainer);
    const area = name.endsWith('frame') ? page.frameLocator('iframe') : page;
    await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
    await expect(area.locator('canvas[data-drawn]')).toHaveCount(2);
    const buttons = area.locator('#app button');
    await expect(buttons.first()).toHaveCSS('border-radius', /^[1-9]/);

    await test.step('works by keyboard', async () => {
      const link = area.getByRole('listitem').getByRole('link').first();
      await area.getByRole('searchbox').focus();
      for (let presses = 0; presses < 20; presses++) {
        if (await link.evaluate((element) => element.matches(':focus'))) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(area.locator('svg text').first()).toBeVisible();
      await area.getByRole('group', { name: 'Preview' }).focus();
      await page.keyboard.press('f');
      await expect(area.getByRole('radio', { name: 'Back' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(link).toBeVisible();
      await area.getByRole('button', { name: 'Select', exact: true }).focus();
      await page.keyboard.press('Enter');
      const checkbox = area.getByRole('listitem').first().getByRole('checkbox');
      await checkbox.focus();
      await page.keyboard.press('Space');
      await expect(checkbox).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(checkbox).toHaveCount(0);
    });

    await downloadFirstCertificate(page, area);
    await page.evaluate(() => window.host.unmount('app'));

    await mountModule(page, 'editor', 'TemplatesApp', getProps(admin, '/editor'));
    await typeHeader(page, area);
    const button = area.getByRole('button', { name: 'Add a registered data' }).first();
    await button.click();
    const list = area.getByRole('dialog', { name: 'Add a registered data' });
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(250);
    const [box, buttonBox] = [await list.boundingBox(), await button.boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (buttonBox?.x ?? 0))).toBeLessThan(300);
    await list.getByRole('combobox').fill('company');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await saveTemplate(area);
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
    expect(await getCallbackArgs(page, 'editor', 'onError')).toEqual([]);
  });
}

test('is found by find-in-page, selected and copied, but not edited in an editable element', async ({
  page,
  platform,
}) => {
  const learner = await createLearnerWithCertificates(platform, 2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', getProps(learner));
  await expect(getRows(page)).toHaveCount(2);
  // Searches as the dialog of the browser does, and selects what it finds.
  expect(await page.evaluate("find('Certificado 0002')")).toBe(true);
  expect(await page.evaluate("find('no such text')")).toBe(false);
  const heading = page.getByRole('heading', { name: 'My certificates' });
  await heading.dblclick();
  await page.keyboard.press('Control+C');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('certificates');
  await unmount(page, 'app');

  await page.evaluate(() => (document.body.contentEditable = 'true'));
  await mountModule(page, 'editable', 'CertificatesApp', getProps(learner));
  await heading.click();
  await page.keyboard.type('x');
  await expect(heading).toHaveText('My certificates');
  const field = page.getByRole('searchbox');
  await field.fill('zzz');
  await expect(field).toHaveValue('zzz');
});

test('never submits the form of the host', async ({ page, platform }) => {
  const admin = await createAdmin(platform, 3);
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.id = 'form';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.dataset.submitted = '';
    });
    form.innerHTML = '<input name="own" value="1"><button>Send</button>';
    document.body.append(form);
    window.host.container = form;
  });
  await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().press('Enter');
  await mountModule(page, 'editor', 'TemplatesApp', getProps(admin, '/editor'));
  const editor = page.locator('#editor');
  await expect(editor.getByRole('radio').first()).toBeAttached();
  for (const field of await editor.locator('input:not([type=file])').all()) {
    await field.focus();
    await page.keyboard.press('Enter');
  }
  await editor.getByRole('button', { name: 'Add a registered data' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page.locator('#form')).not.toHaveAttribute('data-submitted');
  const names = await page
    .locator('#form')
    .evaluate((form: HTMLFormElement) => Array.from(new FormData(form).keys()));
  expect(names).toEqual(['own']);
});

/** Replaces text as translators of browsers do, again and again. */
const translatePage = () => {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const untranslated =
        'script, style, svg, .notranslate, [translate=no], .translated, textarea, [contenteditable]';
      const isInRoot = node.getRootNode() instanceof ShadowRoot;
      const host = isInRoot ? (node.getRootNode() as ShadowRoot).host : undefined;
      if (!node.data.trim() || node.parentElement?.closest(untranslated)) continue;
      if (host?.closest('.notranslate, [translate=no]')) continue;
      const outer = document.createElement('span');
      outer.append(document.createElement('span'));
      outer.className = 'translated';
      outer.firstElementChild?.append(node.data.toUpperCase());
      node.replaceWith(outer);
    }
  };
  setInterval(() => {
    translate(document.body);
    for (const root of document.querySelectorAll('[data-certs-root]'))
      if (root.shadowRoot) translate(root.shadowRoot);
    window.translations = (window.translations ?? 0) + 1;
  }, 50);
};

/** Waits until the page has been translated twice from now on. */
async function waitForTranslation(page: Page): Promise<void> {
  const count = await page.evaluate(() => window.translations ?? 0);
  await page.waitForFunction((last) => (window.translations ?? 0) >= last + 2, count);
}

test('goes on when the browser translates the page', async ({ page, platform }) => {
  const admin = await createAdmin(platform, 12);
  await openHost(page, platform, 'plain');
  await page.evaluate(translatePage);
  await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
  await expect(getRows(page)).not.toHaveCount(0);
  await waitForTranslation(page);
  const field = page.getByRole('searchbox');
  for (const [text, count] of [
    ['Certificado 0002', 1],
    ['zzzz', 0],
    ['', 10],
    ['0001', 1],
  ] as const) {
    await field.fill(text);
    await expect(page.getByRole('listitem')).toHaveCount(count);
    await waitForTranslation(page);
  }
  await expect(page.locator('.translated')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.locator('#app svg text').first()).toBeVisible();
  await waitForTranslation(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeVisible();
  await mountModule(page, 'editor', 'TemplatesApp', getProps(admin, '/templates'));
  await page.locator('#editor').getByRole('link').first().click();
  await expect(page.locator('#editor section svg text').first()).toBeVisible();
  await waitForTranslation(page);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  expect(await getCallbackArgs(page, 'editor', 'onError')).toEqual([]);
});

test('keeps the position of a scrolling box of the host, handles keys before it, and repeats none', async ({
  page,
  platform,
}) => {
  const admin = await createAdmin(platform, 40);
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'box';
    box.style.height = '600px';
    box.style.overflow = 'auto';
    document.body.append(box);
    window.host.container = box;
    Object.assign(window, { keys: [] });
    document.addEventListener('keydown', (event) => {
      const target = event.composedPath()[0] as HTMLElement;
      const isTyping = /^(?:INPUT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable;
      (window as unknown as { keys: string[] }).keys.push(
        `${event.key}${isTyping ? ' in a field' : ''}${event.defaultPrevented ? ' handled' : ''}`,
      );
    });
  });
  const takeKeys = () =>
    page.evaluate(() => (window as unknown as { keys: string[] }).keys.splice(0));
  await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
  await expect(getRows(page).first()).toBeVisible();
  const box = page.locator('#box');
  await box.evaluate((element) => (element.scrollTop = 500));
  const link = page.getByRole('link', { name: 'Certificado 0009', exact: true });
  await link.click();
  await expect(page.locator('#app svg text').first()).toBeVisible();
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(100);
  await page.keyboard.press('Escape');
  expect(await takeKeys()).toEqual(['Escape handled']);
  await expect(getRows(page).first()).toBeVisible();
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(500);
  await unmount(page, 'app');

  await mountModule(page, 'editor', 'TemplatesApp', getProps(admin, '/editor'));
  await page.getByRole('button', { name: 'Add a registered data' }).first().click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('/jk');
  expect(await takeKeys()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const key of await takeKeys()) expect(key).toContain('handled');
});

test('says that there is no connection, and goes on when it is back', async ({
  page,
  platform,
}) => {
  const learner = await createLearnerWithCertificates(platform, 2);
  await page.clock.install();
  await openHost(page, platform, 'plain');
  const previewCode = /\/remote\/preview\./;
  await page.route(previewCode, (route) => route.abort());
  await mountModule(page, 'app', 'CertificatesApp', getProps(learner));
  await expect(getRows(page)).toHaveCount(2);
  await page.context().setOffline(true);
  await page.getByRole('listitem').getByRole('link').first().click();
  // Skips the time before each attempt to load the file again.
  await expect(async () => {
    await page.clock.fastForward(2000);
    expect(await page.getByText(/^The connection failed/).isVisible()).toBe(true);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
  await page.unroute(previewCode);
  await page.context().setOffline(false);
  await expect(page.locator('#app svg text').first()).toBeVisible();
});
