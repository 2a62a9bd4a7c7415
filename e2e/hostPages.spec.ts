import type { Page } from '@playwright/test';
import { expect, storeTemplate, tagFullUnless, test, type TestPlatform } from './fixtures.ts';
import { addStyleSheet, mountModule, openHost } from './hosts/driveHost.ts';
import { hostLayouts, hostStyles } from './hostPages/styles.ts';

interface StyleProbe {
  /** Computed styles of all elements of the plugin, as they were in the bare page. */
  expected: string[];
  listStyles: (hasSizes: boolean) => string[];
}
declare const window: Window & { probe: StyleProbe };

/** Screens by name: their module, path and an element that is there once they are complete. */
const screens = {
  Home: ['CertificatesApp', '/', 'canvas[data-drawn] >> nth=3'],
  'a preview': ['CertificatesApp', '/preview/', 'svg text >> nth=5'],
  templates: ['TemplatesApp', '/templates', 'svg text >> nth=5'],
  'the editor': ['TemplatesApp', '/editor', 'section svg text >> nth=5'],
} as const;

/** Mounts a screen without motion in a page without styles. */
async function openBarePage(
  page: Page,
  platform: TestPlatform,
  [module, path, lastElement]: (typeof screens)[keyof typeof screens] = screens.Home,
): Promise<void> {
  const company = await platform.createCompany();
  const { admin } = company;
  await storeTemplate(platform, company, { layout: 'Layout2' });
  const [id = ''] = await platform.createCertificates(admin, 4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, platform, 'plain');
  await page.locator('body > h1').evaluate((heading) => heading.remove());
  const theme = { font: 'Arial' };
  await mountModule(page, 'app', module, {
    ...{ router: 'memory', locale: 'en', colorMode: 'light', token: admin.token, theme },
    path: path === '/preview/' ? path + id : path,
  });
  await expect(page.locator('#app').locator(lastElement)).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Defines `window.probe`. */
async function startProbe(page: Page, hasSizes: boolean): Promise<void> {
  await page.evaluate(() => {
    // Depend on the size of the element, which layouts may change.
    const sizes =
      /^(?:(?:block|inline)-size|width|height|(?:perspective|transform)-origin|inset.*|top|right|bottom|left|grid-template-.*|margin.*)$/;
    const listStyles = (includesSizes: boolean) => {
      const root = document.querySelector('[data-certs-root]')?.shadowRoot;
      const describeStyle = (element: Element, pseudoElement: string) => {
        const style = getComputedStyle(element, pseudoElement);
        if (pseudoElement && style.content === 'none') return '';
        const names = Array.from(style).filter((name) => includesSizes || !sizes.test(name));
        const rules = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [
          `${element.localName}.${element.getAttribute('class')}${pseudoElement}`,
          ...rules,
        ].join('\n');
      };
      return Array.from(root?.querySelectorAll('*') ?? []).flatMap((element) =>
        ['', '::before', '::after'].map((pseudoElement) => describeStyle(element, pseudoElement)),
      );
    };
    window.probe = { listStyles, expected: [] };
  });
  // The editor fits its controls to the room in several steps.
  const updateExpected = () =>
    page.evaluate((withSizes) => {
      const { probe } = window;
      const previous = probe.expected;
      probe.expected = probe.listStyles(withSizes);
      return probe.expected.join() === previous.join();
    }, hasSizes);
  await expect.poll(updateExpected, { intervals: [0, 500] }).toBe(true);
}

/** Lists up to three differences of the plugin from the bare page, while the host has the given style rules. */
const listDifferences = (page: Page, css: string, hasSizes: boolean) =>
  page.evaluate(
    ([text, withSizes]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      const { expected, listStyles } = window.probe;
      const actual = listStyles(withSizes);
      const root = document.querySelector('[data-certs-root]');
      const width = root?.getBoundingClientRect().width ?? 0;
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
      const findDifference = (style: string, index: number) => {
        const lines = style.split('\n');
        const expectedLines = expected[index]?.split('\n') ?? [];
        const changed = lines.findIndex((line, number) => line !== expectedLines[number]);
        return changed < 0
          ? []
          : [`${lines[0]} { ${lines[changed]} } not ${expectedLines[changed]}`];
      };
      const differences = actual.flatMap(findDifference);
      if (actual.length !== expected.length) differences.push(`${actual.length} elements`);
      return { count: differences.length, differences: differences.slice(0, 3), width };
    },
    [css, hasSizes] as const,
  );

/** Keeps the room of the plugin, so that only its own elements could differ. */
const constantRoom =
  '#app#app#app#app { display: block !important; position: absolute !important; top: 0 !important; left: 0 !important; width: 1200px !important; max-width: none !important; height: auto !important; margin: 0 !important; padding: 0 !important; border: 0 !important; zoom: 1 !important; contain: none !important; columns: auto !important; writing-mode: horizontal-tb !important; transform: none !important }';

const cases = Object.entries(screens).flatMap(([name, screen]) =>
  Object.entries(hostStyles).map(([kind, styles]) => ({ name, screen, kind, styles })),
);
for (const { name, screen, kind, styles } of cases)
  test(`no element of ${name} differs from the bare page: ${kind}${tagFullUnless(name === 'Home')}`, async ({
    page,
    platform,
  }) => {
    test.slow();
    await openBarePage(page, platform, screen);
    await addStyleSheet(page, constantRoom);
    await startProbe(page, true);
    const failures: Record<string, object> = {};
    for (const [style, css] of Object.entries(styles)) {
      const { count, differences } = await listDifferences(page, css, true);
      if (count > 0) failures[style] = { count, differences };
    }
    expect(failures).toEqual({});
  });

test('fills its room in every layout', async ({ page, platform }) => {
  await openBarePage(page, platform);
  await startProbe(page, false);
  const failures: Record<string, object> = {};
  for (const [name, css] of Object.entries(hostLayouts)) {
    const { count, differences, width } = await listDifferences(page, css, false);
    if (count > 0 || width < 1200) failures[name] = { count, differences, width };
  }
  expect(failures).toEqual({});
});

for (const [name, css] of Object.entries({
  'a bare page': '',
  'a transformed box that clips': '#app { transform: translateZ(0); overflow: hidden }',
  'a zoomed page': 'body { zoom: 1.25 }',
  'a filtered box': '#app { filter: brightness(1) }',
}))
  test(`opens the lists of the editor whole and in the window, in ${name}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    await openHost(page, platform, 'plain');
    await addStyleSheet(page, css);
    const props = { router: 'memory', locale: 'en', path: '/editor', token: admin.token };
    await mountModule(page, 'app', 'TemplatesApp', props);
    const buttons = page.getByRole('button', { name: 'Add a registered data' });
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) {
      await button.click();
      const list = page.getByRole('dialog', { name: 'Add a registered data' });
      await expect(list).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(250);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  });
