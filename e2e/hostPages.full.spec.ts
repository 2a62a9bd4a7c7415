import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addStyleSheet,
  expectWholeLists,
  mountModule,
  openHost,
  replaceLastStyleSheet,
} from './hosts/driveHost.ts';
import { openBarePage, screens } from './hostPages/openBarePage.ts';
import { listFailures } from './hostPages/styleProbe.ts';
import { constantRoom, hostLayouts, hostStyles } from './hostPages/styles.ts';

for (const [name, screen] of Object.entries(screens))
  test(`no element or pixel of ${name} differs from the bare page under the styles of any host`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(300_000);
    await openBarePage(page, platform, screen);
    // The padding of other screens depends on their width, which differs by a scroll bar.
    if (name === 'Home')
      await test.step('fills its room in every layout', async () => {
        const options = { hasSizes: false, minWidth: 1200 };
        expect(await listFailures(page, hostLayouts, options)).toEqual({});
      });
    await addStyleSheet(page, constantRoom);
    await test.step('has the same computed styles', async () =>
      expect(await listFailures(page, hostStyles, { hasSizes: true })).toEqual({}));
    await test.step('has the same pixels', () => expectSamePixels(page));
  });

async function expectSamePixels(page: Page): Promise<void> {
  await addStyleSheet(page, '');
  const takeScreenshot = async (css: string) => {
    await replaceLastStyleSheet(page, css);
    return page.locator('#app').screenshot();
  };
  const firstPicture = await takeScreenshot('');
  await writeFile(test.info().outputPath('bare page.png'), firstPicture);
  const barePages = [firstPicture];
  const isBarePage = (picture: Buffer) => barePages.some((bare) => bare.equals(picture));
  const failures: string[] = [];
  for (const [style, css] of Object.entries(hostStyles)) {
    let picture = await takeScreenshot(css);
    // Repainting the same page sometimes changes a few pixels at the edges of icons a little.
    for (let attempts = 3; attempts > 0 && !isBarePage(picture); attempts -= 1) {
      barePages.push(await takeScreenshot(''));
      picture = await takeScreenshot(css);
    }
    if (isBarePage(picture)) continue;
    failures.push(style);
    await writeFile(test.info().outputPath(`${style}.png`), picture);
  }
  expect(failures).toEqual([]);
}

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
    await expectWholeLists(page);
  });
