import type { Page } from '@playwright/test';
import { expect, overflowOf, screenTitle, test } from './fixtures.ts';
import { mount, openHost, unmount } from './hosts/driveHost.ts';

/** What resets and old style guides say of elements, later in the page than ours. */
const elementRules = `
  button { background: red; border: 9px dotted lime; padding: 40px; text-transform: uppercase; letter-spacing: 9px; }
  a { color: lime; text-decoration: line-through; font-weight: 900; }
  h1, h2, h3 { font: 80px fantasy; color: red; margin: 50px; text-transform: uppercase; }
  p, span, strong { font-family: fantasy; color: red; text-indent: 30px; }
  ul, ol, li { list-style: square inside; margin: 40px; padding: 40px; }
  input, select, textarea { height: 100px; width: 300px; background: red; }
  label { display: block; font-size: 40px; }
  img, svg { width: 10px; height: 10px; fill: red; float: right; }
  section, header, main, div { text-align: right; line-height: 4; }
`;

/** Nothing can win against these: the plugin has to stay usable. */
const importantRules = `
  * { box-sizing: content-box !important; letter-spacing: 1px !important; text-indent: 4px !important;
      font-family: monospace !important; line-height: 1.6 !important; }
  *::before, *::after { box-sizing: content-box !important; }
`;

/** A policy that refuses style elements lets a page make its sheets so. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const shot = (page: Page) =>
  page.locator('#app').screenshot({ animations: 'disabled', caret: 'hide' });

/** How it looks once everything is drawn: miniatures come one after the other. */
async function settledShot(page: Page): Promise<Buffer> {
  let latest = await shot(page);
  await expect(async () => {
    const before = latest;
    await page.waitForTimeout(500);
    latest = await shot(page);
    expect(latest.equals(before)).toBe(true);
  }).toPass();
  return latest;
}

const screens = [
  ['the certificates', 'CertificatesApp', '/', 'Meus certificados', ' @full'],
  ['a preview', 'CertificatesApp', '/preview/', /^Certificado \d+$/, ''],
  ['the templates', 'TemplatesApp', '/templates', 'Gerenciar modelos', ' @full'],
  ['the editor', 'TemplatesApp', '/editor', /./, ''],
] as const;

for (const [what, module, path, title, long] of screens)
  test(`a host’s rules for elements change nothing of ${what}${long}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    const [id = ''] = await platform.giveCertificates(admin, 3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHost(page, platform, 'plain');
    const start = path.endsWith('preview/') ? path + id : path;
    // Its own heading would push the plugin to where pixels are cut otherwise.
    await page.locator('body > h1').evaluate((heading) => heading.remove());
    const props = { router: 'memory', path: start, token: admin.token, colorMode: 'light' };
    await mount(page, 'app', module, { ...props, theme: { font: 'Arial' } });
    await expect(
      page.locator('#app').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.locator('#app [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const before = await settledShot(page);
    await addStyles(page, elementRules);
    await expect.poll(async () => (await settledShot(page)).equals(before)).toBe(true);
  });

test('rules that nothing can win against leave the plugin usable', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHost(page, platform, 'plain');
  await addStyles(page, importantRules);
  await mount(page, 'app', 'TemplatesApp', { router: 'memory', token: admin.token, locale: 'en' });
  await page.locator('#app').getByRole('link', { name: 'New template' }).first().click();
  await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Header', exact: true }).click();
  await page.keyboard.type('Class of 2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('what a host lays over its page does not cover the plugin’s dialogs', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await page.setViewportSize({ width: 600, height: 400 });
  await openHost(page, platform, 'plain');
  await addStyles(
    page,
    `#bar { position: fixed; inset: 0 0 auto; height: 56px; background: navy; z-index: 9999; }
     #app { position: relative; z-index: 1; transform: translateZ(0); overflow: hidden; }`,
  );
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.id = 'bar';
    document.body.append(bar);
  });
  await mount(page, 'app', 'TemplatesApp', {
    ...{ router: 'memory', token: admin.token, locale: 'en', path: '/editor' },
  });
  await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
});

test('nothing of the plugin reaches the page around it', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 2);
  await openHost(page, platform, 'plain');
  const looks = () =>
    page.evaluate(() => {
      const own = [
        'h1',
        'h2',
        'p',
        'a',
        'button',
        'input',
        'select',
        'ul',
        'li',
        'svg',
        'label',
        'dialog',
      ];
      const box = document.getElementById('own') ?? document.createElement('div');
      if (!box.id) {
        box.id = 'own';
        for (const tag of own) box.append(document.createElement(tag));
        document.body.prepend(box);
      }
      const all = [document.documentElement, document.body, ...box.children];
      return all.map((element) => {
        const style = getComputedStyle(element);
        const rules = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`);
        // How large they are is the page's own affair.
        return rules.filter(
          (rule) =>
            !/^(?:block-size|height|width|inline-size|perspective-origin|transform-origin):/.test(
              rule,
            ),
        );
      });
    });
  const attributes = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].flatMap((element) =>
        Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
      ),
    );
  const [before, marks, title] = [await looks(), await attributes(), await page.title()];
  await page.emulateMedia({ media: 'print' });
  const printed = await looks();
  await page.emulateMedia({ media: null });
  await mount(page, 'app', 'CertificatesApp', { router: 'memory', token: learner.token });
  await expect(screenTitle(page.locator('#app'))).toBeVisible();
  expect(await looks()).toEqual(before);
  expect(await attributes()).toEqual(marks);
  expect(await page.title()).toBe(title);
  await page.emulateMedia({ media: 'print' });
  expect(await looks()).toEqual(printed);
  await unmount(page, 'app');
});
