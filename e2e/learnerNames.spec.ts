/** Tests names of learners with unusual characters, on the public page and in the downloaded PDF. */
import { readFile } from 'node:fs/promises';
import { hasProgram, extractText, textReaderNames } from '../src/testing/pdf/programs.ts';
import { readPage } from '../src/testing/pdf/readPage.ts';
import { PdfObjects } from '../src/testing/pdf/readPdf.ts';
import { toDisplayOrder } from '../src/testing/pdf/toDisplayOrder.ts';
import { expect, type TestPlatform, tagFullUnless, test } from './fixtures.ts';

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

/** Learner names, and the beginning of the file name of their PDF. */
const names: readonly (readonly [label: string, name: string, fileName: string])[] = [
  ['an older form of a character', '\ufa19\ufa1b 太郎', '\ufa19\ufa1b 太郎'],
  ['a Persian word with a non-joiner', 'می\u200cخواهم', 'می خواهم'],
  ['a Sinhala word with a joiner', 'ශ්\u200dරී', 'ශ්රී'],
  ['the flag of England', `Ana ${england}`, 'Ana 🏴'],
  ['two kinds of apostrophe', 'Kaʼana O’Neil', 'Kaʼana O’Neil'],
];

async function issueCertificate(platform: TestPlatform, name: string): Promise<string> {
  const company = await platform.createCompany();
  const learner = await platform.createLearner(company, { name });
  const [id = ''] = await platform.createCertificates(learner, 1);
  return id;
}

for (const [label, name, fileName] of names)
  test(`keeps ${label} on the public page and in the PDF${tagFullUnless(label.includes('apostrophe'))}`, async ({
    page,
    platform,
  }) => {
    const id = await issueCertificate(platform, name);
    await page.goto(`${platform.plugin}/en/print/${id}`);
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename().startsWith(`${fileName} – `)).toBe(true);
    const pdf = new Uint8Array(await readFile(await download.path()));
    const objects = new PdfObjects(pdf);
    const [front] = objects.pages;
    const taggedTexts = front ? readPage(objects, front).map(({ text }) => text) : [];
    // Right-to-left text is in display order in the PDF.
    for (const word of name.split(' '))
      expect(taggedTexts.join('\n')).toContain(toDisplayOrder(word));
    if (label.includes('apostrophe'))
      for (const reader of textReaderNames.filter(hasProgram))
        expect(extractText(pdf, reader)).toContain(name);
  });
