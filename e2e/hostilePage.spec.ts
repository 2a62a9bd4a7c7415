import type { Page } from '@playwright/test';
import { expect, measureOverflow, getScreenHeading, test } from './fixtures.ts';
import { mountModule, openHost, unmount } from './hosts/driveHost.ts';

/** CSS rules for elements, as in CSS resets and old style guides, added after the styles of the plugin. */
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

/** CSS rules that the plugin cannot override; it must stay usable with them. */
const importantRules = `
  * { box-sizing: content-box !important; letter-spacing: 1px !important; text-indent: 4px !important;
      font-family: monospace !important; line-height: 1.6 !important; }
  *::before, *::after { box-sizing: content-box !important; }
`;

/** Adds CSS as a constructed style sheet, which a policy without inline styles allows. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const takeScreenshot = (page: Page) =>
  page.locator('#app').screenshot({ animations: 'disabled', caret: 'hide' });

/** Takes a screenshot when two in succession are equal, because miniatures are drawn one after the other. */
async function takeStableScreenshot(page: Page): Promise<Buffer> {
  let latest = await takeScreenshot(page);
  await expect(async () => {
    const previous = latest;
    await page.waitForTimeout(500);
    latest = await takeScreenshot(page);
    expect(latest.equals(previous)).toBe(true);
  }).toPass();
  return latest;
}

const screens = [
  ['the certificates', 'CertificatesApp', '/', 'Meus certificados', ' @full'],
  ['a preview', 'CertificatesApp', '/preview/', /^Certificado \d+$/, ''],
  ['the templates', 'TemplatesApp', '/templates', 'Gerenciar modelos', ' @full'],
  ['the editor', 'TemplatesApp', '/editor', /./, ''],
] as const;

for (const [label, module, path, title, tag] of screens)
  test(`keeps ${label} unchanged by element rules of the host${tag}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    const [id = ''] = await platform.createCertificates(admin, 3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHost(page, platform, 'plain');
    const start = path.endsWith('preview/') ? path + id : path;
    // The heading of the host would move the plugin to other subpixels.
    await page.locator('body > h1').evaluate((heading) => heading.remove());
    const props = { router: 'memory', path: start, token: admin.token, colorMode: 'light' };
    await mountModule(page, 'app', module, { ...props, theme: { font: 'Arial' } });
    await expect(
      page.locator('#app').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.locator('#app [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const expected = await takeStableScreenshot(page);
    await addStyles(page, elementRules);
    await expect.poll(async () => (await takeStableScreenshot(page)).equals(expected)).toBe(true);
  });

test('stays usable under !important rules of the host', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHost(page, platform, 'plain');
  await addStyles(page, importantRules);
  await mountModule(page, 'app', 'TemplatesApp', {
    router: 'memory',
    token: admin.token,
    locale: 'en',
  });
  await page.locator('#app').getByRole('link', { name: 'New template' }).first().click();
  await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Header', exact: true }).click();
  await page.keyboard.type('Class of 2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
});

test('shows dialogs above fixed bars of the host', async ({ page, platform }) => {
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
  await mountModule(page, 'app', 'TemplatesApp', {
    ...{ router: 'memory', token: admin.token, locale: 'en', path: '/editor' },
  });
  await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
});

test('leaves styles, attributes and title of the host page unchanged', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 2);
  await openHost(page, platform, 'plain');
  const getStyles = () =>
    page.evaluate(() => {
      const tags = [
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
        for (const tag of tags) box.append(document.createElement(tag));
        document.body.prepend(box);
      }
      const elements = [document.documentElement, document.body, ...box.children];
      return elements.map((element) => {
        const style = getComputedStyle(element);
        const rules = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`);
        // Sizes depend on the content of the page.
        return rules.filter(
          (rule) =>
            !/^(?:block-size|height|width|inline-size|perspective-origin|transform-origin):/.test(
              rule,
            ),
        );
      });
    });
  const getAttributes = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].flatMap((element) =>
        Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
      ),
    );
  const [styles, attributes, title] = [
    await getStyles(),
    await getAttributes(),
    await page.title(),
  ];
  await page.emulateMedia({ media: 'print' });
  const printStyles = await getStyles();
  await page.emulateMedia({ media: null });
  await mountModule(page, 'app', 'CertificatesApp', { router: 'memory', token: learner.token });
  await expect(getScreenHeading(page.locator('#app'))).toBeVisible();
  expect(await getStyles()).toEqual(styles);
  expect(await getAttributes()).toEqual(attributes);
  expect(await page.title()).toBe(title);
  await page.emulateMedia({ media: 'print' });
  expect(await getStyles()).toEqual(printStyles);
  await unmount(page, 'app');
});
