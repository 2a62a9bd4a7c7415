import type { LayoutName } from '#domain/template/template.ts';
import { conductForgeries } from '#testing/pdf/forgeries/conductForgeries.ts';
import { contentForgeries } from '#testing/pdf/forgeries/contentForgeries.ts';
import { recordForgeries } from '#testing/pdf/forgeries/recordForgeries.ts';
import { structureForgeries } from '#testing/pdf/forgeries/structureForgeries.ts';
import { createCertificate } from '#testing/certificates.ts';
import { createTestFileCheck, createTestPdf } from '#testing/pdf/checkFile.ts';

const forgeries = [
  ...conductForgeries,
  ...structureForgeries,
  ...contentForgeries,
  ...recordForgeries,
];
const certificate = createCertificate();
const second = createCertificate({ id: 'second', course: 'Primeiros socorros' });

/**
 * Files that are changed: in several layouts, as the browser and as the batch write them, and with two certificates. The
 * number says of how many forgeries one is made.
 */
const originals: readonly (readonly [
  string,
  LayoutName,
  (typeof certificate)[],
  'speed' | 'size',
  number,
])[] = [
  ['a certificate', 'Layout1', [certificate], 'speed', 1],
  ['a small certificate', 'Layout2', [certificate], 'size', 3],
  ['two certificates', 'Layout3', [certificate, second], 'size', 3],
];

describe.each(originals)('checkFile of %s', (_name, layout, certificates, optimizeFor, share) => {
  const check = createTestFileCheck(certificates, layout);
  let issued: Uint8Array;

  beforeAll(async () => {
    issued = await createTestPdf(certificates, layout, { optimizeFor });
  });

  it.each(forgeries.filter((_forgery, index) => index % share === 0))(
    'judges $name',
    async ({ edit, verdicts, warnings = [] }) => {
      const report = await check(edit(issued));
      const [result] = report.kind === 'checked' ? report.certificates : [];
      expect(verdicts).toContain(result?.verdict ?? 'rejected');
      const kinds = result?.warnings.map(({ kind }) => kind) ?? [];
      if (warnings.length > 0) expect(kinds.some((kind) => warnings.includes(kind))).toBe(true);
    },
  );
});
