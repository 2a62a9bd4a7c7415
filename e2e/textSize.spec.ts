import { expect, measureOverflow, openScreenAs, test } from './fixtures.ts';

const doubledFontSizes = { standard: 32, fixed: 26 };

test('gives names their room when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, [
    { type: 'CONTENT', name: 'Segurança da Informação', workload: 60 },
  ]);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: doubledFontSizes });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreenAs(page, platform, learner);
  const name = page.getByRole('link', { name: 'Segurança da Informação', exact: true });
  await expect(name).toHaveCSS('font-size', '28px');
  const { width } = (await name.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(300);
  expect(await measureOverflow(page)).toBe(0);
});
