/** Tests that validation IDs are copied as they are from the screen and from pages that a browser printed. */
import { expect, test } from './fixtures.ts';
import { layoutNames } from '../src/domain/template/template.ts';
import { readTextsInPrograms } from '../src/testing/pdf/readTextsInPrograms.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

const ids = ['7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832', 'Il1O0IlO0'];

const requests = layoutNames.flatMap((layout) => ids.map((id) => ({ layout, id })));

for (const [part, tag, partRequests] of [
  // Two layouts and both IDs.
  [1, '', requests.filter((_request, index) => index % 7 === 0)],
  [2, ' @full', requests.filter((_request, index) => index % 7 > 0)],
] as const)
  test(`copies validation IDs exactly from the screen and from printed pages, part ${part}${tag}`, async ({
    page,
  }) => {
    test.slow();
    await openEngine(page, await bundleEngine());
    const printed: Uint8Array[] = [];
    for (const { layout, id } of partRequests) {
      await page.evaluate(
        async (options) => {
          await window.engine.draw(options);
          await window.engine.show(['front', 'back']);
        },
        { layout, texts: { id } },
      );
      const copied = await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.body);
        return getSelection()?.toString();
      });
      expect(copied?.split('\n')).toContain(id);
      await page.evaluate(() => window.engine.showPrint());
      printed.push(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    }
    const texts = readTextsInPrograms(printed);
    for (const [index, { id }] of partRequests.entries())
      for (const text of Object.values(texts[index] ?? {})) expect(text).toContain(id);
    expect(texts).toHaveLength(partRequests.length);
  });
