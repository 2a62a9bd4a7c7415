import type { Page } from '@playwright/test';
import { expect, test, type TestPlatform } from './fixtures.ts';
import { createLearnerWithCertificates, mountModule, openHost } from './hosts/driveHost.ts';
import { hostLayouts, hostStyles } from './hostPages/styles.ts';

interface StyleProbe {
  /** Computed styles of all elements of the plugin, as they were in the bare page. */
  expected: string[];
  read(hasSizes: boolean): string[];
}
declare const window: Window & { probe: StyleProbe };

/** Mounts Home without motion and remembers the computed style of each of its elements. */
async function openBarePage(page: Page, platform: TestPlatform): Promise<void> {
  const { token } = await createLearnerWithCertificates(platform, 4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, platform, 'plain');
  await page.locator('body > h1').evaluate((heading) => heading.remove());
  const theme = { font: 'Arial' };
  const props = { router: 'memory', locale: 'en', colorMode: 'light', token, theme };
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(page.locator('#app canvas[data-drawn]')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
}

/** Defines `window.probe`. */
async function startProbe(page: Page, hasSizes: boolean): Promise<void> {
  await page.evaluate((withSizes) => {
    // Depend on the size of the element, which layouts may change.
    const sizes =
      /^(?:(?:block|inline)-size|width|height|(?:perspective|transform)-origin|inset.*|top|right|bottom|left|grid-template-.*|margin.*)$/;
    const read = (includesSizes: boolean) => {
      const root = document.querySelector('[data-certs-root]')?.shadowRoot;
      return Array.from(root?.querySelectorAll('*') ?? [], (element) => {
        const style = getComputedStyle(element);
        const names = Array.from(style).filter((name) => includesSizes || !sizes.test(name));
        const rules = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.getAttribute('class')}\n${rules.join('\n')}`;
      });
    };
    window.probe = { read, expected: read(withSizes) };
  }, hasSizes);
}

/** Lists up to three differences of the plugin from the bare page, while the host has the given style rules. */
const listDifferences = (page: Page, css: string, hasSizes: boolean) =>
  page.evaluate(
    ([text, withSizes]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      const { expected, read } = window.probe;
      const actual = read(withSizes);
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

for (const [kind, styles] of Object.entries(hostStyles))
  test(`no element differs from the bare page: ${kind}`, async ({ page, platform }) => {
    await openBarePage(page, platform);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, constantRoom);
    await startProbe(page, true);
    const failures: Record<string, object> = {};
    for (const [name, css] of Object.entries(styles)) {
      const { count, differences } = await listDifferences(page, css, true);
      if (count > 0) failures[name] = { count, differences };
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
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
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
