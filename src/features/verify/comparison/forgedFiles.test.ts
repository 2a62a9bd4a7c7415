import { ambiguousForgeries } from '#testing/pdf/forgeries/ambiguousForgeries.ts';
import { announcedForgeries } from '#testing/pdf/forgeries/announcedForgeries.ts';
import { conductForgeries } from '#testing/pdf/forgeries/conductForgeries.ts';
import { contentForgeries } from '#testing/pdf/forgeries/contentForgeries.ts';
import { fontForgeries } from '#testing/pdf/forgeries/fontForgeries.ts';
import { hiddenForgeries } from '#testing/pdf/forgeries/hiddenForgeries.ts';
import { imageForgeries } from '#testing/pdf/forgeries/imageForgeries.ts';
import { precisionForgeries } from '#testing/pdf/forgeries/precisionForgeries.ts';
import { readerForgeries } from '#testing/pdf/forgeries/readerForgeries.ts';
import { recordForgeries } from '#testing/pdf/forgeries/recordForgeries.ts';
import { repairForgeries } from '#testing/pdf/forgeries/repairForgeries.ts';
import { structureForgeries } from '#testing/pdf/forgeries/structureForgeries.ts';
import { viewerForgeries } from '#testing/pdf/forgeries/viewerForgeries.ts';
import { createCertificate } from '#testing/certificates.ts';
import { createTestFileCheck, createTestPdf } from '#testing/pdf/checkFile.ts';

// Each check takes half a second. The long tests check all forgeries, in several layouts.
const forgeries = [
  conductForgeries,
  structureForgeries,
  contentForgeries,
  recordForgeries,
  viewerForgeries,
  announcedForgeries,
  ambiguousForgeries,
  hiddenForgeries,
  fontForgeries,
  imageForgeries,
  precisionForgeries,
  readerForgeries,
  repairForgeries,
].flatMap((list) => list.filter((_forgery, index) => index % 24 === 0));

describe('checkFile', () => {
  const certificate = createCertificate();
  const check = createTestFileCheck([certificate]);
  let issued: Uint8Array;

  beforeAll(async () => {
    issued = await createTestPdf([certificate]);
  });

  it('confirms the issued file', async () => {
    const report = await check(issued);
    expect(report).toMatchObject({ certificates: [{ verdict: 'exact' }] });
  });

  it.each(forgeries)('judges $name', async ({ edit, verdicts, warnings = [] }) => {
    const report = await check(edit(issued));
    const [result] = report.kind === 'checked' ? report.certificates : [];
    expect(verdicts).toContain(result?.verdict ?? 'rejected');
    const kinds = result?.warnings.map(({ kind }) => kind) ?? [];
    if (warnings.length > 0) expect(kinds.some((kind) => warnings.includes(kind))).toBe(true);
  });
});
