import { expect, measureOverflow, getScreenHeading, test } from './fixtures.ts';
import {
  addStyleSheet,
  mountModule,
  openHost,
  saveTemplate,
  typeHeader,
  unmount,
} from './hosts/driveHost.ts';

/** CSS rules that the plugin cannot override; it must stay usable with them. */
const importantRules = `
  * { box-sizing: content-box !important; letter-spacing: 1px !important; text-indent: 4px !important;
      font-family: monospace !important; line-height: 1.6 !important; }
  *::before, *::after { box-sizing: content-box !important; }
`;

test('stays usable under !important rules of the host', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHost(page, platform, 'plain');
  await addStyleSheet(page, importantRules);
  await mountModule(page, 'app', 'TemplatesApp', {
    router: 'memory',
    token: admin.token,
    locale: 'en',
  });
  await page.locator('#app').getByRole('link', { name: 'New template' }).first().click();
  await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
  await typeHeader(page);
  await saveTemplate(page);
  expect(await measureOverflow(page)).toBe(0);
});

test('shows dialogs above fixed bars of the host', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await page.setViewportSize({ width: 600, height: 400 });
  await openHost(page, platform, 'plain');
  await addStyleSheet(
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
        // Sizes depend on the content of the page. Elements have every property that a page registers.
        return rules.filter(
          (rule) =>
            !/^(?:block-size|height|width|inline-size|perspective-origin|transform-origin|--certs-.*):/.test(
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
